"""The start of Python: plain on the first visit, later from a snapshot, which may be missing or damaged."""

from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.support.browsers import NO_SERVICE_WORKER
from tests.support.cases import heavy
from tests.support.library import save_in_play
from tests.support.pages import RECORD_SHIFTS
from tests.support.probes import probe
from tests.support.servers import serving
from tests.support.user import User
from tests.web.support.recorded_games import open_finished
from tools import project

CACHE = "coloretto-snapshot"
PLAIN_TYPES = {
    ".wasm": "application/octet-stream",
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}
CHANGE = probe(__file__, "change-snapshot")
DAMAGE_KINDS = (
    "missing",
    "empty",
    "truncated header",
    "truncated",
    "flipped bit",
    "another format version",
    "foreign memory",
)


@pytest.fixture
def has_snapshots() -> bool:
    return True


@pytest.fixture(scope="module")
def visited(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """Open a browser that has a snapshot from an earlier visit; every test leaves one."""
    context = browser.new_context()
    context.add_init_script(NO_SERVICE_WORKER)
    page = context.new_page()
    page.goto(f"{site}?players=2")
    User(page).wait_for_decision()
    User(page).wait_for_snapshot()
    page.close()
    yield context
    context.close()


AFTER_A_VISIT = pytest.mark.xdist_group("after a visit")


def start_kind(page: Page, address: str) -> str:
    """Open the page, wait until a person can act, and return how Python started: "plain" or "snapshot"."""
    page.goto(address)
    User(page).wait_for_decision()
    how: str = page.evaluate("performance.getEntriesByName('engine-start').at(-1).detail.from")
    return how


@AFTER_A_VISIT
def test_a_second_visit_starts_from_the_snapshot(visited: BrowserContext, site: str) -> None:
    page = visited.new_page()
    assert start_kind(page, f"{site}?players=2&level=casual&speed=instant") == "snapshot"
    User(page).play_on(seed=1)
    page.close()


@AFTER_A_VISIT
def test_two_starts_from_one_snapshot_deal_differently(visited: BrowserContext, site: str) -> None:
    saves = set()
    for _ in range(2):
        page = visited.new_page()
        assert start_kind(page, f"{site}?players=2") == "snapshot"
        saves.add(save_in_play(page))
        page.close()
    assert len(saves) == 2


@AFTER_A_VISIT
@pytest.mark.parametrize("damage_kinds", [DAMAGE_KINDS[3:4], heavy(DAMAGE_KINDS)], ids=len)
def test_the_page_starts_with_any_damaged_or_missing_snapshot(
    visited: BrowserContext, site: str, damage_kinds: tuple[str, ...]
) -> None:
    started = {}
    for damage in damage_kinds:
        page = visited.new_page()
        page.goto(f"{site}rules.html")
        page.evaluate(CHANGE, damage)
        started[damage] = start_kind(page, f"{site}?players=2")
        User(page).wait_for_snapshot()
        page.close()
    assert started == dict.fromkeys(damage_kinds, "plain")


@AFTER_A_VISIT
def test_a_url_parameter_turns_snapshots_off(visited: BrowserContext, site: str) -> None:
    page = visited.new_page()
    assert start_kind(page, f"{site}?players=2&snapshot=off") == "plain"
    page.close()


@AFTER_A_VISIT
def test_a_snapshot_is_not_requested_from_the_network(visited: BrowserContext, site: str) -> None:
    page = visited.new_page()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    assert start_kind(page, f"{site}?players=2") == "snapshot"
    assert [url for url in requests if "snapshot?" in url] == []
    page.close()


class PlainHandler(SimpleHTTPRequestHandler):
    """A host without compression or extra headers, which knows few file types."""

    extensions_map = PLAIN_TYPES

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet."""


@pytest.fixture
def plain_host() -> Iterator[str]:
    yield from serving(project.ROOT, PlainHandler)


def test_a_plain_host_without_a_wasm_type_serves_the_game_from_any_path(quiet_page: Page, plain_host: str) -> None:
    start_kind(quiet_page, f"{plain_host}dist/?players=2&speed=instant")


@pytest.mark.parametrize("condition", ["connection", "deviceMemory"], ids=["data saving is on", "memory is scarce"])
def test_no_snapshot_is_stored_when(context: BrowserContext, site: str, condition: str) -> None:
    value = "{ saveData: true }" if condition == "connection" else "1"
    context.add_init_script(f"Object.defineProperty(navigator, '{condition}', {{ value: {value} }})")
    page = context.new_page()
    assert start_kind(page, f"{site}?players=2") == "plain"
    # The lazy features are loaded; a snapshot would be started just before.
    expect(page.locator("link-dialog")).to_be_attached()
    assert len(page.workers) == 1
    assert page.evaluate(f"caches.has('{CACHE}')") is False


def test_nothing_on_the_page_moves_while_python_starts(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(RECORD_SHIFTS)
    page.goto(site)
    expect(page.locator("load-progress progress[value='1']")).to_be_visible()
    assert page.evaluate("shifts") == []


def test_nothing_on_the_page_moves_when_a_won_game_is_reloaded(page: Page, user: User) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.set_viewport_size({"width": 768, "height": 1024})
    open_finished(user)
    page.add_init_script(RECORD_SHIFTS)
    page.reload()
    user.wait_for_decision()
    expect(page.get_by_role("button", name="Too easy?")).to_be_visible()
    expect(page.locator(".worth")).to_contain_text("of 100 games")
    assert page.evaluate("shifts") == []
