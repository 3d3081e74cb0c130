"""Find the browsers that the tests use; run as a program, install the missing ones.

WebKit is Debian's package, on a virtual display, because Playwright's is not available everywhere.
"""

import argparse
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
"""Script that stops a page from caching files in the background."""
LITTLE_MEMORY = "Object.defineProperty(navigator, 'deviceMemory', { value: 1, configurable: true })"
"""Script that stops a page from saving a snapshot of Python's memory, which takes longer than it saves in a test."""
CHROMIUM_VARIABLE = "COLORETTO_CHROMIUM"
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SHELL_NAMES = ("chromium-headless-shell", "chrome-headless-shell")
"""Headless builds of Chromium, like Playwright's own; they take half the time."""
FIREFOX_NAMES = ("firefox", "firefox-esr")
WEBKIT_PROGRAMS = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""Required programs, with the Debian packages that contain them."""
WEBKIT_BROWSERS = "usr/lib/*/webkit2gtk-4*/MiniBrowser"


def main() -> str | None:
    """Install missing browsers where possible and permitted; return an error message if there is no Chromium."""
    parser = argparse.ArgumentParser(prog="tests.support.browsers", description="Install the browsers of the tests.")
    parser.add_argument("--no-install", action="store_true", help="only look whether there is a Chromium")
    if parser.parse_args().no_install:
        found = chromium_for_tests() or can_start_playwrights_chromium()
        return None if found else "the page tests need Chromium; install one, or leave out --no-install"
    if can_install_debian_packages():
        firefox = [] if installed_firefox() else ["firefox-esr"]
        install_debian_packages(*missing_packages(WEBKIT_PROGRAMS), *firefox)
        if not installed_shell() and CHROMIUM_VARIABLE not in os.environ and is_package_available(SHELL_NAMES[0]):
            install_debian_packages(SHELL_NAMES[0])
    if installed_chromium() or can_start_playwrights_chromium() or can_install_playwrights_chromium():
        return None
    if not can_install_debian_packages():
        return "the page tests need Chromium; install one and run this again"
    install_debian_packages("chromium")
    return None


def chromium_for_tests() -> str | None:
    """Return the path of the fastest installed Chromium."""
    return os.environ.get(CHROMIUM_VARIABLE) or installed_shell() or installed_chromium()


def open_chromium(playwright: Playwright, *more: str, headless: bool = True) -> Browser:
    """Start Chromium for a tool, with extra arguments `more`; a headless one is that of the tests."""
    path = chromium_for_tests() if headless else installed_chromium()
    return playwright.chromium.launch(
        headless=headless, args=[*CHROMIUM_ARGUMENTS, *more], executable_path=Path(path) if path else None
    )


def installed_chromium() -> str | None:
    """Return the path of an installed Chromium with windows."""
    return os.environ.get(CHROMIUM_VARIABLE) or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


def installed_shell() -> str | None:
    """Return the path of an installed headless Chromium."""
    return next(filter(None, map(shutil.which, SHELL_NAMES)), None)


def installed_firefox() -> str | None:
    """Return the path of an installed Firefox."""
    return next(filter(None, map(shutil.which, FIREFOX_NAMES)), None)


def installed_webkit() -> str | None:
    """Return the path of WebKitGTK's test browser, if everything that it needs is installed."""
    if not all(map(shutil.which, WEBKIT_PROGRAMS)):
        return None
    return next((str(path) for path in Path("/").glob(WEBKIT_BROWSERS)), None)


def can_start_playwrights_chromium() -> bool:
    """Return whether Playwright's own Chromium is installed and starts."""
    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(args=["--no-sandbox"]).close()
    except Error:
        return False
    return True


def can_install_playwrights_chromium() -> bool:
    """Install Playwright's own Chromium into the user's cache and return whether it starts."""
    print("installing Playwright's Chromium into its cache folder (--no-install prevents this)", flush=True)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return can_start_playwrights_chromium()


def can_install_debian_packages() -> bool:
    """Return whether this is a Debian-based system and the user is root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def missing_packages(programs: Mapping[str, str]) -> list[str]:
    """Return the packages of the programs that are not installed."""
    return [package for program, package in programs.items() if not shutil.which(program)]


def install_debian_packages(*names: str) -> None:
    """Install Debian packages."""
    if not names:
        return
    print(f"installing on this system: {', '.join(names)} (apt-get; --no-install prevents this)", flush=True)
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    subprocess.run(["apt-get", "install", "-y", "-qq", *names], check=True, stdout=subprocess.DEVNULL)


def is_package_available(name: str) -> bool:
    """Return whether the package sources have a package of this name."""
    return subprocess.run(["apt-cache", "show", name], capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
