"""Join the modules of src/ into the one file that a widget may ship: python widgets/join.py [--check].

The modules are written so that joining needs nothing but leaving out imports and exports: every
name at the top of a module is its own. Standard library alone.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
ORDER = ("dom", "scene", "store", "panel", "log", "tools", "keys", "pointing", "zoom", "board")
IMPORT = re.compile(r"^import [^;]*;\n", re.M)
LIST = re.compile(r"^export \{[^}]*\};\n", re.M)
WORD = re.compile(r"^export (?!default)", re.M)
GOES_ON = re.compile(r"^((?:(?!//).)*[{,;(\[])\n", re.M)
"""The end of a line after which JavaScript needs none."""
NOTE = re.compile(r"^ *(//|/\*\*| \*|\* ).*\n", re.M)


def joined() -> str:
    """Return the joined file; comments stay in the sources."""
    parts = ["// Joined from widgets/src by widgets/join.py: change those files, not this one.\n"]
    for name in ORDER:
        text = (HERE / "src" / f"{name}.js").read_text(encoding="utf-8")
        for pattern in (IMPORT, LIST, WORD, NOTE):
            text = pattern.sub("", text)
        text = re.sub(r"^ +", "", text, flags=re.M)  # each board carries this file
        text = re.sub(r"\n{2,}", "\n", text).strip("\n")
        parts.append(GOES_ON.sub(r"\1", text) + "\n")
    return "".join(parts)


def main(arguments: list[str]) -> int:
    """Write board.js, or with --check tell whether it is what the sources say."""
    target = HERE / "board.js"
    if arguments == ["--check"]:
        same = target.read_text(encoding="utf-8") == joined()
        sys.stdout.write("up to date\n" if same else "board.js is old: python widgets/join.py\n")
        return 0 if same else 1
    target.write_text(joined(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
