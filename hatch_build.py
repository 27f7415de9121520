"""Put the folders beside the package into the wheel; an editable install reads the checkout."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDERS = ("data", "widgets", "notebooks")
LEFT_OUT = {".ipynb_checkpoints", "__pycache__", "node_modules"}


class Bundle(BuildHookInterface[Any]):
    """Lays `data`, `widgets` and `notebooks` into `waldlehre/_bundled`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add each file by itself, because whole folders would bring along what git ignores."""
        root = Path(self.root)
        for path in sorted(file for name in FOLDERS for file in (root / name).rglob("*")):
            inside = path.relative_to(root)
            if version == "standard" and path.is_file() and not LEFT_OUT & set(inside.parts):
                build_data["force_include"][str(path)] = f"waldlehre/_bundled/{inside.as_posix()}"
