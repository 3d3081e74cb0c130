"""Whole games in WebKit, the engine of Safari, on the page and on a blog."""

from collections.abc import Iterator

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from tests.e2e.support.frames import embed_code
from tests.support import webkit
from tests.support.host_site import Blog
from tests.support.webkit import play_to_the_end, wait_for_decision

pytestmark = [
    pytest.mark.heavy,
    pytest.mark.xdist_group("webkit"),
]

LOG = "return document.querySelector('[role=log]').innerText"


@pytest.fixture
def driver(installed_webkit: str) -> Iterator[WebKitGTK]:
    with webkit.browser() as driver:
        yield driver


def test_a_whole_game_is_played_and_survives_a_reload(driver: WebKitGTK, site: str) -> None:
    driver.get(f"{site}?players=2&seed=11&speed=instant")
    for _ in range(4):
        wait_for_decision(driver)[0].click()
    wait_for_decision(driver)
    log = driver.execute_script(LOG)
    driver.refresh()
    wait_for_decision(driver)
    assert driver.execute_script(LOG) == log
    assert len(play_to_the_end(driver, seed=2)) == 2


@pytest.mark.parametrize("variant", ["plain", "sandboxed"])
def test_a_whole_game_is_played_on_a_blog(driver: WebKitGTK, site: str, blog: Blog, variant: str) -> None:
    driver.get(blog.post(embed_code(site, variant)))
    driver.switch_to.frame(0)
    WebDriverWait(driver, webkit.TIMEOUT_S).until(lambda _: driver.find_elements(By.TAG_NAME, "button"))[0].click()
    assert len(play_to_the_end(driver, seed=2)) == 2
