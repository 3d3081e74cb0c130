"""What the tests install on the system, and what they say about it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

import pytest

from tests.support import browsers


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the commands of a root user on a Debian without any browser, and run none."""
    run: list[str] = []

    def record(command: Sequence[str], **_: object) -> subprocess.CompletedProcess[str]:
        run.append(" ".join(command).removeprefix(f"{sys.executable} -m "))
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(subprocess, "run", record)
    monkeypatch.setattr(shutil, "which", lambda name, **_: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(browsers, "can_start_playwrights_chromium", lambda: False)
    monkeypatch.delenv(browsers.CHROMIUM_VARIABLE, raising=False)
    monkeypatch.setattr(sys, "argv", ["browsers"])
    return run


def test_each_installation_is_named_before_it_begins(commands: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert browsers.main() is None
    assert capsys.readouterr().out.splitlines() == [
        f"installing on this system: {name} (apt-get; --no-install prevents this)"
        if name
        else "installing Playwright's Chromium into its cache folder (--no-install prevents this)"
        for name in ("webkit2gtk-driver, xvfb, firefox-esr", "", "chromium")
    ]
    assert [command for command in commands if "install" in command] == [
        "apt-get install -y -qq webkit2gtk-driver xvfb firefox-esr",
        "playwright install chromium",
        "apt-get install -y -qq chromium",
    ]


def test_without_permission_nothing_is_installed_and_the_message_says_what_to_do(
    commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["browsers", "--no-install"])
    assert browsers.main() == "the page tests need Chromium; install one, or leave out --no-install"
    assert commands == []


def test_without_permission_an_installed_chromium_suffices(
    commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["browsers", "--no-install"])
    monkeypatch.setenv(browsers.CHROMIUM_VARIABLE, "/opt/chromium")
    assert browsers.main() is None
    assert commands == []
