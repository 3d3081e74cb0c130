"""Runs mutation testing of the engine with mutmut, by hand: `python -m tools.mutation`.

Needs `pip install --group mutation`, on a system that can fork. Works in build/mutation and resumes an interrupted run.
Arguments go to mutmut: `python -m tools.mutation run "coloretto.rules.*"`, `results`, `show NAME`. mutation.md has the
results and the equivalent mutants.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "mutation"

LINKS = {"src": "py", "tests": "tests", "tools": "tools", "build.py": "build.py", "pyproject.toml": "pyproject.toml"}
"""The links in mutmut's folder and their targets. mutmut finds packages below src/ only."""


def main() -> int:
    """Set up the folder and run mutmut in it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, target in LINKS.items():
        link = FOLDER / name
        link.unlink(missing_ok=True)
        link.symlink_to(ROOT / target)
    command = [sys.executable, "-m", "mutmut", *(sys.argv[1:] or ["run"])]
    return subprocess.run(command, cwd=FOLDER, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
