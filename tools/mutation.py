"""Change the engine in small ways and see whether a test notices: `python -m tools.mutation`, run by hand.

Needs `pip install --group mutation` (mutmut), on a system that can fork. Works in build/mutation, where it goes on once
it was stopped. Arguments go to mutmut: `python -m tools.mutation run "coloretto.rules.*"`, `results`, `show NAME`.
mutation.md has the figures, and the changes that no test can notice.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "mutation"

LINKS = {"src": "py", "tests": "tests", "tools": "tools", "build.py": "build.py", "pyproject.toml": "pyproject.toml"}
"""What mutmut finds in its folder, and where that is: it knows packages below src/ only."""


def main() -> int:
    """Lay the folder out and run mutmut in it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, target in LINKS.items():
        link = FOLDER / name
        link.unlink(missing_ok=True)
        link.symlink_to(ROOT / target)
    command = [sys.executable, "-m", "mutmut", *(sys.argv[1:] or ["run"])]
    return subprocess.run(command, cwd=FOLDER, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
