"""build.py on machines that lack something: one sentence with the way out, and nothing lost."""

import importlib.util
import os
import runpy
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tools import commands, packages, project
from tools.steps import StepError

NEEDED = ("build.py", "tools", "py/locks", "web/package.json", "web/package-lock.json", "web/src/i18n/languages.ts")
"""What a checkout needs to begin with the installation."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a checkout in which nothing is installed."""
    folder = tmp_path / "Spiele für Üñî"
    for name in NEEDED:
        source, target = project.ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copyfile(source, target)
    return folder


def start(folder: Path, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    """Start build.py with an index of packages of its own, and none of the user's settings for pip."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    return subprocess.Popen(
        [packages.python_outside(), "-u", folder / "build.py", *arguments],
        env={**kept, "PIP_CONFIG_FILE": os.devnull, "PIP_NO_CACHE_DIR": "1", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


@pytest.fixture
def silent_index() -> Iterator[str]:
    """Return the address of a host that accepts connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as host:
        yield f"http://127.0.0.1:{host.getsockname()[1]}/simple"


def test_an_older_python_is_refused_with_the_one_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 0))
    with pytest.raises(SystemExit, match=r"build\.py needs Python 3\.11 or later, but this is 3\.10"):
        runpy.run_path(str(project.ROOT / "build.py"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--port", "70000"], "argument --port: must be a number from 0 to 65535, not '70000'"),
        (["--port", "http"], "argument --port: must be a number from 0 to 65535, not 'http'"),
        (["--host", "192.0.2.1"], "build.py: cannot serve at 192.0.2.1:8000 ("),
        (["--host", "no.such.host.invalid"], "build.py: cannot serve at no.such.host.invalid:8000 ("),
        (["--prot", "8001"], "unknown arguments: --prot 8001"),
    ],
)
def test_a_wrong_address_is_found_before_anything_is_installed(
    checkout: Path, arguments: list[str], message: str
) -> None:
    out, errors = start(checkout, "serve", *arguments).communicate()
    assert (out, message in errors, "Traceback" in errors) == ("", True, False)
    assert not (checkout / ".venv").exists()


@pytest.mark.parametrize("command", ["unit", "test", "bench", "gallery"])
def test_a_command_that_runs_other_programs_passes_arguments_on(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    passed: list[Sequence[str]] = []

    def perform(_: object, rest: Sequence[str]) -> int:
        passed.append(rest)
        return 0

    monkeypatch.setattr(commands, "perform", perform)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["build.py", command, "--of-its-own", "1"])
    assert commands.main("") == 0
    assert passed == [["--of-its-own", "1"]]


@pytest.mark.slow
def test_without_a_network_one_sentence_says_so(checkout: Path) -> None:
    building = start(checkout, "docs", PIP_INDEX_URL="http://127.0.0.1:1/simple", PIP_RETRIES="0")
    out, errors = building.communicate()
    assert building.returncode == 1
    assert errors.startswith("build.py: install Python packages (docs): the network cannot be reached: ")
    assert errors.count("\n") == 1
    assert "Retrying" not in out


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_command_that_is_stopped_ends_at_once_in_one_sentence(
    checkout: Path, silent_index: str, number: signal.Signals
) -> None:
    building = start(checkout, "docs", PIP_INDEX_URL=silent_index)
    assert building.stdout
    assert "install Python packages (docs) ...\n" in iter(building.stdout.readline, "")
    building.send_signal(number)
    _, errors = building.communicate()
    assert building.returncode == 130
    assert errors == "\nbuild.py: stopped; run the same command again to go on\n"


@pytest.mark.parametrize(("module", "package"), [("pip", "python3-pip"), ("venv", "python3-venv")])
def test_a_missing_part_of_python_is_named_with_its_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str, package: str
) -> None:
    monkeypatch.setattr(packages, "is_inside_environment", lambda: False)
    monkeypatch.setattr(packages, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == module else object())
    with pytest.raises(StepError, match=rf"this Python has no {module}: install it .*apt install {package}"):
        packages.create_environment()


def test_an_environment_of_the_users_own_is_left_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "precious.txt").touch()
    monkeypatch.setattr(packages, "is_inside_environment", lambda: True)
    monkeypatch.setattr(packages, "VENV", tmp_path)
    with pytest.raises(StepError, match=r"is not an environment of build\.py: rename or delete it"):
        packages.create_environment()
    assert (tmp_path / "precious.txt").exists()


def test_the_package_that_builds_wheels_runs_in_a_checkout(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "__init__.py").touch()
    (tmp_path / "build" / "__main__.py").write_text("import sys; print(__name__, sys.argv[1:])", encoding="utf-8")

    def run(path: Path) -> tuple[int, str, str]:
        command = [packages.python_outside(), "-S", "-m", "build", "--wheel", "."]
        env = {"PYTHONPATH": str(path)}
        ended = subprocess.run(command, cwd=checkout, env=env, check=False, capture_output=True, text=True)
        return ended.returncode, ended.stdout, ended.stderr

    assert run(tmp_path) == (0, "__main__ ['--wheel', '.']\n", "")
    missing = "python3 -m build needs a package of that name: python3 -m pip install build\n"
    assert run(tmp_path / "none") == (1, "", missing)
