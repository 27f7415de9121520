"""Does each rule have a test that notices when its step does nothing? Run by hand, a minute.

    python tests/waldmeister/mute.py

For every step class in turn `do` is emptied in a process of its own, and the tests named for its
rule are run there. A line is printed for each; the exit code is 1 if one of them stayed green.
"""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))


def steps():
    """Return the room's step classes that carry a rule, by name."""
    from waldlehre import waldmeister
    from waldlehre.kernel.positions import step_classes

    assert waldmeister.ROOM.name
    return {name: step for name, step in step_classes("waldmeister").items() if step.rule}


def run_muted(name):
    """Empty one step's `do` and run the tests of its rule here; return pytest's exit code."""
    import pytest

    step = steps()[name]
    step.do = lambda self, table, picked: None
    prefix = f"test_{step.rule.replace('.', '_')}_"
    files = [str(one) for one in HERE.glob("test_*.py") if prefix in one.read_text("utf-8")]
    quiet = ["-q", "-x", "--no-header", "-p", "no:cacheprovider", "--tb=no"]
    return pytest.main([*files, "-k", prefix, *quiet])


def main():
    """Mute every step in a process of its own."""
    silent = 0
    for name, step in sorted(steps().items(), key=lambda pair: pair[1].rule):
        command = [sys.executable, __file__, name]
        found = subprocess.run(command, capture_output=True, check=False, cwd=ROOT)
        red = found.returncode == 1
        silent += not red
        sys.stdout.write(f"{step.rule:<6} {name:<16} {'red' if red else 'STAYS GREEN'}\n")
        sys.stdout.flush()
    return 1 if silent else 0


if __name__ == "__main__":
    os.chdir(ROOT)
    raise SystemExit(run_muted(sys.argv[1]) if sys.argv[1:] else main())
