"""The browsers in which the tests run: finds those that are installed; as a program, brings what is missing.

WebKit is Debian's, with a display for it that nobody sees: Playwright's cannot be had everywhere.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
"""For pages that shall fetch no file in the background."""
CHROMIUM_VARIABLE = "COLORETTO_CHROMIUM"
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SHELL_NAMES = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium without its windows, as Playwright's own is: the same page in half the time."""
FIREFOX_NAMES = ("firefox", "firefox-esr")
WEBKIT_PROGRAMS = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""What is needed, and the packages that have it."""
WEBKIT_BROWSERS = "usr/lib/*/webkit2gtk-4*/MiniBrowser"


def main() -> str | None:
    """Bring a Chromium, and a Firefox and a WebKit where that can be done; say so if there is no Chromium."""
    if can_install_debian_packages():
        firefox = [] if installed_firefox() else ["firefox-esr"]
        install_debian_packages(*missing_packages(WEBKIT_PROGRAMS), *firefox)
        if not installed_shell() and CHROMIUM_VARIABLE not in os.environ and is_package_available(SHELL_NAMES[0]):
            install_debian_packages(SHELL_NAMES[0])
    if installed_chromium() or can_start_playwrights_chromium():
        return None
    if not can_install_debian_packages():
        return "the page tests need Chromium; install one and run this again"
    install_debian_packages("chromium")
    return None


def chromium_for_tests() -> str | None:
    """Find the Chromium on this machine that opens pages soonest."""
    return os.environ.get(CHROMIUM_VARIABLE) or installed_shell() or installed_chromium()


def open_chromium(playwright: Playwright, *more: str, headless: bool = True) -> Browser:
    """Start a Chromium for what runs outside of tests, if unseen the same as theirs; `more`: arguments of its own."""
    path = chromium_for_tests() if headless else installed_chromium()
    return playwright.chromium.launch(
        headless=headless, args=[*CHROMIUM_ARGUMENTS, *more], executable_path=Path(path) if path else None
    )


def installed_chromium() -> str | None:
    """Find a Chromium that is installed on this machine, as people have it."""
    return os.environ.get(CHROMIUM_VARIABLE) or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


def installed_shell() -> str | None:
    """Find a Chromium without windows on this machine."""
    return next(filter(None, map(shutil.which, SHELL_NAMES)), None)


def installed_firefox() -> str | None:
    """Find a Firefox that is installed on this machine."""
    return next(filter(None, map(shutil.which, FIREFOX_NAMES)), None)


def installed_webkit() -> str | None:
    """Find the small browser that WebKitGTK's driver drives, if all that it needs is installed on this machine."""
    if not all(map(shutil.which, WEBKIT_PROGRAMS)):
        return None
    return next((str(path) for path in Path("/").glob(WEBKIT_BROWSERS)), None)


def can_start_playwrights_chromium() -> bool:
    """Let Playwright fetch its own, and say whether that starts."""
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(args=["--no-sandbox"]).close()
    except Error:
        return False
    return True


def can_install_debian_packages() -> bool:
    """Say whether this is Debian or its like, and whoever runs this may change it."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def missing_packages(programs: Mapping[str, str]) -> list[str]:
    """Give the packages of those programs that are not installed."""
    return [package for program, package in programs.items() if not shutil.which(program)]


def install_debian_packages(*names: str) -> None:
    """Install some of Debian's packages."""
    if not names:
        return
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    subprocess.run(["apt-get", "install", "-y", "-qq", *names], check=True, stdout=subprocess.DEVNULL)


def is_package_available(name: str) -> bool:
    """Say whether this Debian has a package of that name."""
    return subprocess.run(["apt-cache", "show", name], capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
