"""Debian's WebKitGTK, driven by WebDriver on a virtual display."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.support import browsers
from tests.support.user import MAX_CHOICES

TIMEOUT_S: Final = 60
CHOICES: Final = ":is(.draw, .row)[aria-disabled=false], joker-panel .primary"
SETTLED: Final = f"""return !document.querySelector("[aria-busy=true]")
    && document.querySelector("score-sheet table, {CHOICES}") !== null"""


@contextmanager
def browser(waits_for_load: bool = True) -> Iterator[WebKitGTK]:
    """Start WebKit with a temporary profile; `waits_for_load`: whether opening a page waits until it is loaded."""
    options = Options()
    options.page_load_strategy = "normal" if waits_for_load else "none"
    options.binary_location = browsers.installed_webkit() or ""
    options.add_argument("--automation")
    with display() as name:
        environment = os.environ | {"DISPLAY": name}
        driver = WebKitGTK(options=options, service=Service(shutil.which("WebKitWebDriver") or "", env=environment))
        try:
            yield driver
        finally:
            driver.quit()


@contextmanager
def display() -> Iterator[str]:
    """Open a virtual display and yield its name."""
    reader, writer = os.pipe()
    screen = ["-screen", "0", "1280x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), *screen], pass_fds=[writer], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writer)
        with open(reader) as line:
            number = line.readline().strip()
        try:
            yield f":{number}"
        finally:
            server.terminate()


def wait_for_decision(driver: WebKitGTK) -> list[WebElement]:
    """Wait until a person can act and return the controls, or an empty list if the game is over."""
    WebDriverWait(driver, TIMEOUT_S, 0.05).until(lambda _: driver.execute_script(SETTLED))
    return driver.find_elements(By.CSS_SELECTOR, CHOICES)


def play_to_the_end(driver: WebKitGTK, seed: int) -> list[int]:
    """Play random choices to the end and return the final scores."""
    rng = Random(seed)
    for _ in range(MAX_CHOICES):
        controls = wait_for_decision(driver)
        if not controls:
            totals = driver.find_elements(By.CSS_SELECTOR, "score-sheet tbody td:last-child")
            return [int(total.text) for total in totals]
        rng.choice(controls).click()
    raise AssertionError(f"the game did not end within {MAX_CHOICES} choices")
