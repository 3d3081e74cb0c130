"""What the tests install on the system, and what they say about it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.support import browsers


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the commands of a root user on a Debian without any browser, and run none."""
    run: list[str] = []

    def record(command: Sequence[str], **_: object) -> subprocess.CompletedProcess[str]:
        run.append(" ".join(command).removeprefix(f"{sys.executable} -m "))
        return subprocess.CompletedProcess(command, 0, "", "")

    def which(name: str, **_: object) -> str | None:
        is_there = name == "apt-get" or any(name in command.split() for command in run if " install " in command)
        return f"/usr/bin/{name}" if is_there else None

    monkeypatch.setattr(subprocess, "run", record)
    monkeypatch.setattr(shutil, "which", which)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(browsers, "can_start_playwrights_chromium", lambda: False)
    monkeypatch.setattr(browsers, "fault_of_playwright", lambda: None)
    monkeypatch.delenv(browsers.CHROMIUM_VARIABLE, raising=False)
    monkeypatch.setattr(sys, "argv", ["browsers"])
    return run


@pytest.mark.parametrize(
    ("options", "packages"),
    [
        ([], "chromium chromium-headless-shell"),
        (["--all"], "chromium chromium-headless-shell webkit2gtk-driver xvfb firefox-esr"),
    ],
)
def test_root_on_debian_gets_the_browsers_of_the_tests_that_run(
    commands: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    packages: str,
) -> None:
    monkeypatch.setattr(sys, "argv", ["browsers", *options])
    assert browsers.main() is None
    named = ", ".join(packages.split())
    assert capsys.readouterr().out == f"installing on this system: {named} (apt-get; --no-install prevents this)\n"
    assert [command for command in commands if " install " in command] == [f"apt-get -qq install -y {packages}"]


def test_an_ordinary_user_gets_playwrights_chromium_or_a_message_what_to_do(
    commands: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    message = browsers.main()
    assert message == f"the page tests need Chromium: {browsers.WAY_TO_CHROMIUM}"
    assert capsys.readouterr().out.startswith("installing Playwright's Chromium into its cache folder")
    assert commands == ["playwright install chromium"]


def test_without_permission_nothing_is_installed_and_the_message_says_what_to_do(
    commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["browsers", "--no-install"])
    message = browsers.main()
    assert message
    assert message.startswith("the page tests need Chromium: install it ")
    assert message.endswith(", or leave out --no-install")
    assert commands == []


def test_without_permission_an_installed_chromium_suffices(
    commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["browsers", "--no-install"])
    monkeypatch.setenv(browsers.CHROMIUM_VARIABLE, "/opt/chromium")
    assert browsers.main() is None
    assert commands == []


def test_a_playwright_that_cannot_start_names_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    driver = tmp_path / "node"
    driver.write_text("#!/bin/sh\necho 'libatomic.so.1: cannot open shared object file' >&2\nexit 127\n", "utf-8")
    driver.chmod(0o755)
    monkeypatch.setenv("PLAYWRIGHT_NODEJS_PATH", str(driver))
    command = [sys.executable, "-m", "tests.support.browsers", "--no-install"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    assert "Playwright does not start (" in ended.stderr.splitlines()[-1]
    assert "on Debian and Ubuntu, apt install libatomic1" in ended.stderr.splitlines()[-1]
