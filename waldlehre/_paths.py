"""Where the tables, texts, widgets and notebooks lie: in the wheel or in the checkout."""

from pathlib import Path


def resource_dir(name: str) -> Path:
    """The folder `name` ("data", "notebooks", "widgets").

    Raises FileNotFoundError when the installation is incomplete.
    """
    package = Path(__file__).resolve().parent
    bundled = package / "_bundled" / name
    if bundled.is_dir():
        return bundled
    checkout = package.parent / name
    if checkout.is_dir() and (package.parent / "pyproject.toml").is_file():
        return checkout
    raise FileNotFoundError(f"waldlehre's folder {name!r} is missing: install waldlehre again")
