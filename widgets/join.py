"""Join the modules of src/ into the files that a browser gets: python widgets/join.py [--check].

The modules are written so that joining needs nothing but leaving out imports and exports: every
name at the top of a module is its own. Standard library alone.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
FILES = {
    "board.js": "dom scene store views panel log tools keys pointing zoom telling board",
    "page.js": "dom scene reel views story course keys pointing zoom telling page",
    "script.js": "script",
}
"""What is joined out of which modules, in order: the live board, a whole game as one page, and what
brings the script of charts."""
IMPORT = re.compile(r"^import [^;]*;\n", re.M)
LIST = re.compile(r"^export \{[^}]*\};\n", re.M)
WORD = re.compile(r"^export (?!default)", re.M)
GOES_ON = re.compile(r"^((?:(?!//).)*[{,;(\[])\n", re.M)
"""The end of a line after which JavaScript needs none."""
NOTE = re.compile(r"^ *(//|/\*\*| \*|\* ).*\n", re.M)


def joined(file: str) -> str:
    """Return a joined file; comments stay in the sources."""
    parts = ["// Joined from widgets/src by widgets/join.py: change those files, not this one.\n"]
    for name in FILES[file].split():
        text = (HERE / "src" / f"{name}.js").read_text(encoding="utf-8")
        for pattern in (IMPORT, LIST, WORD, NOTE):
            text = pattern.sub("", text)
        text = re.sub(r"^ +", "", text, flags=re.M)  # each board carries this file
        text = re.sub(r"\n{2,}", "\n", text).strip("\n")
        parts.append(GOES_ON.sub(r"\1", text) + "\n")
    return "".join(parts)


def main(arguments: list[str]) -> int:
    """Write the files, or with --check tell whether they are what the sources say."""
    old = []
    for file in FILES:
        target, text = HERE / file, joined(file)
        if arguments != ["--check"]:
            target.write_text(text, encoding="utf-8", newline="\n")
        elif target.read_text(encoding="utf-8") != text:
            old.append(file)
    if arguments == ["--check"]:
        told = [f"{file} is old: python widgets/join.py\n" for file in old]
        sys.stdout.write("".join(told) or "up to date\n")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
