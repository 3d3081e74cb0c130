"""The first turns of a first game: answered from a prepared opening, and then by Python."""

import json
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, Request, Route, expect

from coloretto.service.session import Session
from tests.e2e.support.first_game import WASM, begin, play_prepared, replayed, state
from tests.e2e.support.frames import press_play
from tests.support.cases import heavy
from tests.support.host_site import Blog
from tests.support.library import save_in_play
from tests.support.user import User

OPENINGS: Final = "**/engine/openings/**"
FRAME: Final = '<iframe src="{site}embed/?players={players}" sandbox="{sandbox}" title="Coloretto"></iframe>'


@pytest.fixture
def held(page: Page) -> Iterator[list[Route]]:
    """Hold Python back; yield the requests to continue."""
    routes: list[Route] = []
    page.route(WASM, lambda route: routes.append(route))
    yield routes
    page.unroute_all(behavior="ignoreErrors")


@pytest.fixture
def fetched(page: Page) -> list[str]:
    """Return the addresses of the openings that the page fetches."""
    found: list[str] = []

    def note(request: Request) -> None:
        if "/openings/" in request.url:
            found.append(request.url)

    page.on("request", note)
    return found


def test_python_takes_over_a_game_that_began_before_it_had_started(
    page: Page, user: User, held: list[Route], fetched: list[str]
) -> None:
    begin(user)
    play_prepared(user, seed=1, most=3)
    user.expect_visible(state(user, "prepared", "loading"))
    save, entries = save_in_play(page), user.entries()
    assert save is not None and len(held) == 1
    held[0].continue_()
    user.wait_for_decision()
    assert user.entries() >= entries
    user.play_on(seed=2, actions=4)
    later = json.loads(save_in_play(page))
    assert later["id"] == json.loads(save)["id"]
    assert later["record"].startswith(json.loads(save)["record"].rpartition(" ")[0])
    assert later == replayed(later)
    assert len(fetched) == 1
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.usefixtures("held")
def test_a_press_that_is_not_prepared_waits_visibly_and_a_reload_keeps_the_game(
    page: Page, user: User, fetched: list[str]
) -> None:
    begin(user)
    play_prepared(user, seed=3, most=60)
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("game-table")).to_have_attribute("inert", "")
    save = save_in_play(page)
    page.reload()
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert save_in_play(page) == save
    assert len(fetched) == 1


@pytest.mark.usefixtures("held")
def test_a_reload_after_any_press_keeps_the_game(page: Page, user: User) -> None:
    begin(user)
    for press in range(3):
        play_prepared(user, seed=press, most=1)
        save = save_in_play(page)
        page.reload()
        expect(page.get_by_role("progressbar")).to_be_visible()
        assert save_in_play(page) == save
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        begin(user)


def test_if_python_cannot_be_loaded_the_game_stays_and_the_page_says_so(
    page: Page, user: User, held: list[Route]
) -> None:
    begin(user)
    play_prepared(user, seed=4, most=1)
    save = save_in_play(page)
    held[0].abort()
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert save_in_play(page) == save


def missing(route: Route) -> None:
    route.fulfill(status=404)


def altered(route: Route) -> None:
    response = route.fetch()
    route.fulfill(response=response, body=response.text().replace('"score":1', '"score":2'))


def lost(route: Route) -> None:
    route.abort()


@pytest.mark.usefixtures("held")
@pytest.mark.parametrize("fault", [heavy(missing), altered, heavy(lost)])
def test_without_its_opening_the_page_waits_for_python_as_always(
    page: Page, user: User, fault: Callable[[Route], None]
) -> None:
    page.route(OPENINGS, fault)
    with page.expect_console_message(lambda message: "no prepared opening" in message.text):
        user.navigate()
    user.press("play")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(state(user, "loading")).to_have_count(1)
    assert save_in_play(page) is None


@pytest.mark.usefixtures("held")
@pytest.mark.parametrize("query", [heavy("players=3"), "seed=3", "pos=x", heavy("record=x"), heavy("daily")])
def test_a_link_to_a_game_fetches_no_opening(page: Page, user: User, fetched: list[str], query: str) -> None:
    with page.expect_request(WASM):
        user.navigate(query)
    assert fetched == []


@pytest.mark.usefixtures("held")
@pytest.mark.parametrize("kept", ["a game", heavy("a setup")])
def test_a_returning_player_fetches_no_opening(page: Page, user: User, fetched: list[str], kept: str) -> None:
    session = Session()
    opened = json.loads(session.handle(json.dumps({"method": "open", "params": {"query": {}}})))
    user.fill_storage(**({"save": opened["result"]["save"]} if kept == "a game" else {"setup": "{}"}))
    with page.expect_request(WASM):
        user.navigate()
    assert fetched == []


@pytest.mark.usefixtures("held")
@pytest.mark.parametrize("sandbox", ["allow-scripts", heavy("allow-scripts allow-same-origin")])
def test_an_embedded_table_of_any_size_is_prepared(
    page: Page, site: str, blog: Blog, fetched: list[str], sandbox: str
) -> None:
    page.goto(blog.post(FRAME.format(site=site, players=3, sandbox=sandbox)))
    user = User(press_play(page))
    user.expect_visible(state(user, "prepared"), user.choices())
    assert [url for url in fetched if "/openings/3-" in url] == fetched != []
