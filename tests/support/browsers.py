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

PLAYWRIGHTS_LIST = (
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,"
    "TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch"
)
"""The features that Playwright turns off; Chromium reads only the last of several lists."""
ADDRESS_BAR = "WebUIOmniboxPopup,WebUIOmniboxAimPopup"
"""Two pages behind the address bar of each window, which are 40 % of a full Chromium's work in a short test."""
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={PLAYWRIGHTS_LIST},{ADDRESS_BAR}",
    "--font-render-hinting=none",
]
"""The last makes headless builds measure letters as windows do, in fractions of pixels."""
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
"""Script that stops a page from caching files in the background."""
LITTLE_MEMORY = "Object.defineProperty(navigator, 'deviceMemory', { value: 1, configurable: true })"
"""Script that stops a page from saving a snapshot of Python's memory, which takes longer than it saves in a test."""
NO_SOUND = "delete globalThis.AudioContext; Object.defineProperty(navigator, 'mediaDevices', { value: undefined })"
"""Script that stops a page from starting audio at its first press, which is an eighth of the work of a short test."""
RECORD_REQUESTS = """
globalThis.requests = [];
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...others) {
  requests.push(JSON.stringify(message));
  return postMessage.call(this, message, ...others);
};
addEventListener("click", () => requests.push("click"), { capture: true });
"""
"""Script that records clicks and what the page sends to its worker."""
CHROMIUM_VARIABLE = "COLORETTO_CHROMIUM"
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SHELL_NAMES = ("chromium-headless-shell", "chrome-headless-shell")
"""Headless builds of Chromium, like Playwright's own; they take half the time."""
FIREFOX_NAMES = ("firefox", "firefox-esr")
WEBKIT_PROGRAMS = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""Required programs, with the Debian packages that contain them."""
PLAYWRIGHTS_LIBRARY = "libatomic1"
"""The Debian package of the library that Playwright's Node needs and minimal systems lack."""
WAY_TO_CHROMIUM = "install it (on Debian: apt install chromium) and run the command again"
WEBKIT_BROWSERS = "usr/lib/*/webkit2gtk-4*/MiniBrowser"


def main() -> str | None:
    """Install missing browsers where possible and permitted; return an error message if the tests cannot run then."""
    parser = argparse.ArgumentParser(prog="tests.support.browsers", description="Install the browsers of the tests.")
    parser.add_argument("--no-install", action="store_true", help="only look whether there is a Chromium")
    parser.add_argument("--all", action="store_true", help="also Firefox and WebKit, which only heavy tests need")
    options = parser.parse_args()
    if not options.no_install and can_install_debian_packages():
        install_debian_packages(*missing_packages(options.all))
    if fault := fault_of_playwright():
        if options.no_install or not can_install_debian_packages():
            return fault
        install_debian_packages(PLAYWRIGHTS_LIBRARY)
    if installed_chromium() or can_start_playwrights_chromium():
        return None
    if options.no_install:
        return f"the page tests need Chromium: {WAY_TO_CHROMIUM}, or leave out --no-install"
    return None if can_install_playwrights_chromium() else f"the page tests need Chromium: {WAY_TO_CHROMIUM}"


def missing_packages(with_all: bool) -> list[str]:
    """Return the Debian packages of missing browsers: Chromium, its quick headless build and, with all, the others."""
    wanted = [] if installed_chromium() else ["chromium"]
    if not installed_shell() and CHROMIUM_VARIABLE not in os.environ and is_package_available(SHELL_NAMES[0]):
        wanted.append(SHELL_NAMES[0])
    if with_all:
        wanted += packages_of_missing(WEBKIT_PROGRAMS)
        wanted += [] if installed_firefox() else ["firefox-esr"]
    return wanted


def packages_of_missing(programs: Mapping[str, str]) -> list[str]:
    """Return the packages of the programs that are not installed."""
    return [package for program, package in programs.items() if not shutil.which(program)]


def fault_of_playwright() -> str | None:
    """Return what Playwright lacks to start, such as a library of its Node, or None."""
    try:
        with sync_playwright():
            return None
    # Playwright raises a plain Exception when its driver ends at once.
    except Exception as error:
        first = str(error).partition("\n")[0]
        missing = [PLAYWRIGHTS_LIBRARY, *([] if installed_chromium() else ["chromium"])]
        return f"Playwright does not start ({first}): on Debian and Ubuntu, apt install {' '.join(missing)}"


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
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, capture_output=True)
    return can_start_playwrights_chromium()


def can_install_debian_packages() -> bool:
    """Return whether this is a Debian-based system and the user is root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_debian_packages(*names: str) -> None:
    """Install Debian packages."""
    if not names:
        return
    print(f"installing on this system: {', '.join(names)} (apt-get; --no-install prevents this)", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", *names]):
        ended = subprocess.run(["apt-get", "-qq", *command], env=environment, capture_output=True, text=True)
        if ended.returncode:
            sys.exit(f"{ended.stdout}{ended.stderr}apt-get could not install {', '.join(names)}")


def is_package_available(name: str) -> bool:
    """Return whether the package sources have a package of this name."""
    return subprocess.run(["apt-cache", "show", name], capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
