"""Lost and damaged files and a slow network: the page reports the problem and recovers."""

import threading
import time
from collections.abc import Iterator
from typing import BinaryIO, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.support.cases import heavy
from tests.support.pages import wait_until
from tests.support.servers import serving
from tests.support.user import User
from tools import builder, dev_server, project

GAME: Final = "?players=3&seed=7&speed=instant"
SLOW_3G: Final = 50_000
"""Bytes per second: 400 kbit/s, as in the developer tools of browsers."""
CHUNK_BYTES: Final = 5_000

FINISH_ANIMATIONS: Final = "() => document.getAnimations().forEach(animation => animation.finish())"
"""Finishes animations, so that elements that appear after some seconds appear at once."""

HASHED: Final = (".zip", ".wasm")
"""Files whose hash the page checks, so that it notices damage."""

DAMAGE_KINDS: Final = ("cut short", "altered")


class SlowHandler(dev_server.Handler):
    """Sends all files through one slow line."""

    line = threading.Lock()

    def copyfile(self, source: BinaryIO, outputfile: BinaryIO) -> None:  # type: ignore[override]
        """Send a piece whenever the line is free."""
        while piece := source.read(CHUNK_BYTES):
            with self.line:
                time.sleep(len(piece) / SLOW_3G)
            outputfile.write(piece)


@pytest.fixture(scope="module")
def slow_site() -> Iterator[str]:
    yield from serving(project.DIST, SlowHandler)


@pytest.fixture(scope="module")
def files(browser: Browser, site: str) -> list[str]:
    """Return the files that a first visit requests until Python plays, without the page itself."""
    page = browser.new_page()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(f"{site}{GAME}")
    User(page).wait_for_decision()
    expect(page.locator("link-dialog")).to_be_attached()
    page.wait_for_load_state("networkidle")
    page.close()
    # The cold part comes later, sooner or later: see test_hand_over.py.
    without = (f"{site}{GAME}", builder.COLD_WASM)
    found = sorted({url.removeprefix(site) for url in requests if url.startswith(site) and not url.endswith(without)})
    assert any(file.endswith(".wasm") for file in found)
    return found


def disturb(route: Route, fault: str) -> None:
    if fault == "lost":
        route.abort()
    elif fault == "missing":
        route.fulfill(status=404)
    else:
        response = route.fetch()
        body = response.body()
        half = len(body) // 2
        changed = body[:half] if fault == "cut short" else body[:half] + bytes([body[half] ^ 1]) + body[half + 1 :]
        route.fulfill(status=200, content_type=response.headers["content-type"], body=changed)


@pytest.mark.parametrize("step", [8, heavy(1)], ids=["every eighth file", "every file"])
def test_the_page_reports_any_missing_file_and_recovers_when_it_loads(
    context: BrowserContext, site: str, files: list[str], step: int
) -> None:
    for at, file in enumerate(files[::step]):
        assert_page_recovers(context.new_page(), site, file, ("lost", "missing")[at % 2])


def test_a_style_sheet_lost_with_its_feature_loads_later_by_itself(page: Page, site: str) -> None:
    page.route("**/lazy-features-*.css", lambda route: route.abort())
    with page.expect_console_message(lambda message: "this game is not saved" in message.text):
        page.goto(f"{site}{GAME}")
    page.unroute_all(behavior="wait")
    assert_everything_is_loaded(page, "later")


@pytest.mark.heavy
@pytest.mark.parametrize("fault", DAMAGE_KINDS)
def test_the_page_reports_any_damaged_engine_file_and_recovers(
    context: BrowserContext, site: str, files: list[str], fault: str
) -> None:
    for file in files:
        if file.endswith(HASHED):
            assert_page_recovers(context.new_page(), site, file, fault)


def assert_page_recovers(page: Page, site: str, file: str, fault: str) -> None:
    """Disturb one file until the page is ready or reports the problem; then check that it recovers."""
    user = User(page)
    page.route(f"{site}{file}", lambda route: disturb(route, fault))
    page.goto(f"{site}{GAME}")
    if file.endswith(".js") and file in (project.DIST / "index.html").read_text(encoding="utf-8"):
        page.evaluate(FINISH_ANIMATIONS)
    again = page.get_by_role("button", name="Try again").or_(page.locator(".splash-late a"))
    expect(again.or_(user.choices().first).first, file).to_be_visible()
    if fault in DAMAGE_KINDS and again.count():
        expect(page.get_by_role("alert"), file).to_contain_text("could not be downloaded")
    page.unroute_all(behavior="wait")
    if again.count():
        again.click()
    user.wait_for_decision()
    assert_everything_is_loaded(page, file)
    page.close()


def assert_everything_is_loaded(page: Page, file: str) -> None:
    """Check that a lazy feature and its style sheet are loaded."""
    User(page).open_page("about")
    expect(page.locator("about-page"), file).to_be_visible()
    page.get_by_text("Built with", exact=True).click()
    expect(page.locator("about-page table").first, file).to_have_css("border-collapse", "collapse")


@pytest.mark.heavy
def test_on_slow_3g_the_game_loads_and_shows_its_progress(page: Page, user: User, slow_site: str) -> None:
    page.goto(f"{slow_site}{GAME}", wait_until="commit")
    progress = page.get_by_role("progressbar")
    expect(progress).to_be_visible()
    wait_until(page, "() => document.querySelector('progress')?.value > 1e6")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=180_000)
    user.wait_for_decision()
    expect(page.get_by_role("alert")).to_have_count(0)
