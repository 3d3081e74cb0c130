"""Faults while Python takes a first game over: the game is kept, and the page says one sentence at most."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.support.cold_part import move_functions
from tests.e2e.support.first_game import WASM, actions_in, begin, play_prepared, replayed, state, wait_for_choice
from tests.e2e.support.frames import FRAME, QUERY, frame_in, press_play
from tests.support.cases import heavy
from tests.support.host_site import Blog
from tests.support.library import save_in_play, unfinished_saves
from tests.support.pages import wait_for_route, wait_until
from tests.support.user import User

Answer: TypeAlias = Callable[[Route], None]

LIBRARY: Final = "**/engine/python-*.zip"
ENGINE: Final = "**/engine/coloretto-*.zip"
WEIGHTS: Final = "**/engine/*.bin"
COLD: Final = "**/pyodide.cold.wasm"
OPENINGS: Final = "**/engine/openings/**"

PRESSES: Final = 2
"""How often a person presses before a fault."""
START_TIMEOUT_MS: Final = 30_000
ANSWER_TIMEOUT_MS: Final = 15_000

LOSE_WORKER: Final = """
const { postMessage } = Worker.prototype;
let requests = 0;
Worker.prototype.postMessage = function (call, ports) {
  if (call.method === "request" && ++requests === NUMBER) HOW;
  else return postMessage.call(this, call, ports);
};
"""
BREAK: Final = "this.dispatchEvent(new ErrorEvent('error', { message: 'broken' }))"
RELOAD: Final = """
sessionStorage.reloaded ? postMessage.call(this, call, ports) : location.reload(sessionStorage.reloaded = true)"""
KILL: Final = "globalThis.isKilled = (this.terminate(), true)"
REFUSE_STORAGE: Final = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"


class FirstGame:
    """A first game whose Python is held back, until a fault lets a file through or answers in its place."""

    def __init__(self, page: Page, user: User) -> None:
        self.page: Final = page
        self.user: Final = user
        self.save: str | None = None
        """What is stored before the fault."""
        self.entries = 0
        self._held: Final[list[Route]] = []
        self._answer: Answer = self._held.append

    def begin(self, presses: int = PRESSES, held: str = WASM) -> None:
        """Play, and hold a file back that Python needs."""
        self.page.route(held, lambda route: self._answer(route))
        self._open()
        play_prepared(self.user, seed=1, most=presses)
        self.note()

    def _open(self) -> None:
        begin(self.user)

    def note(self) -> None:
        """Note what must be kept."""
        wait_for_choice(self.user)
        self.save, self.entries = save_in_play(self.page), self.user.entries()

    def release(self, answer: Answer = Route.continue_) -> None:
        """Answer once, and let each later request through."""
        wait_for_route(self.page, self._held)
        self._answer = Route.continue_
        for route in self._held:
            answer(route)

    def try_again(self) -> None:
        """Press "Try again", if the page offers that."""
        again = self.user.button("try-again")
        again.or_(state(self.user, "ready")).first.wait_for()
        if again.count():
            again.click()


class FramedGame(FirstGame):
    """A first game in a frame on a blog, whose storage the test does not read."""

    def __init__(self, page: Page, post: str) -> None:
        super().__init__(page, User(frame_in(page)))
        self._post: Final = post

    def _open(self) -> None:
        self.page.goto(self._post)
        press_play(self.page)
        self.user.expect_visible(state(self.user, "prepared"), self.user.choices())


def lost(route: Route) -> None:
    route.abort()


def missing(route: Route) -> None:
    route.fulfill(status=404, content_type="text/html", body="<!doctype html><title>Not found</title>")


def another_page(route: Route) -> None:
    route.fulfill(content_type="text/html", body="<!doctype html><title>Welcome</title>")


def short(route: Route) -> None:
    response = route.fetch()
    route.fulfill(response=response, body=response.body()[:1000])


def damaged(route: Route) -> None:
    response = route.fetch()
    body = bytearray(response.body())
    body[len(body) // 2] ^= 255
    route.fulfill(response=response, body=bytes(body))


def faulty(held: str, answer: Answer) -> Callable[[FirstGame], None]:
    """Return the fault of a file that comes wrong once."""

    def run(game: FirstGame) -> None:
        game.begin(held=held)
        game.release(answer)
        game.try_again()

    return run


def lose_worker(number: int, how: str) -> str:
    """Return a script that loses the worker, or the page, at one of the page's requests."""
    return LOSE_WORKER.replace("NUMBER", str(number)).replace("HOW", how)


def broken_at(number: int, presses: int) -> Callable[[FirstGame], None]:
    """Return the loss of the worker at one of the requests of the page, after presses once Python plays."""

    def run(game: FirstGame) -> None:
        game.page.add_init_script(lose_worker(number, BREAK))
        game.begin()
        game.release()
        for _ in range(presses):
            game.user.wait_for_decision()
            game.user.choices().first.click()
        expect(game.user.place.get_by_text(game.user.text("notice-restarted"))).to_be_visible()

    return run


def killed_at_the_hand_over(game: FirstGame) -> None:
    game.page.add_init_script(lose_worker(1, KILL))
    game.page.clock.install()
    game.begin()
    game.release()
    wait_until(game.page, "() => globalThis.isKilled")
    game.page.clock.fast_forward(ANSWER_TIMEOUT_MS + 1000)
    expect(game.user.place.get_by_text(game.user.text("notice-restarted"))).to_be_visible()


def killed_while_it_downloads(game: FirstGame) -> None:
    game.page.clock.install()
    game.begin()
    game.page.workers[0].evaluate("() => { close(); }")
    game.page.clock.fast_forward(START_TIMEOUT_MS + 1000)
    game.release()


def killed_before_the_deal(game: FirstGame) -> None:
    game.page.clock.install()
    game.begin(presses=0)
    game.page.workers[0].evaluate("() => { close(); }")
    play_prepared(game.user, seed=2, most=1)
    game.note()
    game.page.clock.fast_forward(START_TIMEOUT_MS + 1000)
    game.release()


def storage_is_full_later(game: FirstGame) -> None:
    game.begin(presses=1)
    game.page.evaluate(f"() => {{ {REFUSE_STORAGE}; }}")
    play_prepared(game.user, seed=5, most=1)
    wait_for_choice(game.user)
    game.entries = game.user.entries()
    game.release()


def storage_is_full_and_python_lost(game: FirstGame) -> None:
    game.page.add_init_script(REFUSE_STORAGE)
    game.begin()
    game.release(lost)
    game.try_again()


def reloaded_after(presses: int) -> Callable[[FirstGame], None]:
    def run(game: FirstGame) -> None:
        game.begin(presses)
        game.page.reload()
        game.release()

    return run


def reloaded_at_the_hand_over(game: FirstGame) -> None:
    reload = (
        "sessionStorage.reloaded ? postMessage.call(this, call, ports) : location.reload(sessionStorage.reloaded = 1)"
    )
    game.page.add_init_script(LOSE_WORKER.replace("NUMBER", "1").replace("HOW", reload))
    game.begin()
    with game.page.expect_navigation():
        game.release()


def offline_after(presses: int) -> Callable[[FirstGame], None]:
    def run(game: FirstGame) -> None:
        game.begin(presses)
        game.page.context.set_offline(True)
        game.release(lambda route: route.abort("internetdisconnected"))
        expect(game.page.get_by_role("alert")).to_have_count(1)
        game.page.context.set_offline(False)

    return run


def left_and_returned_to(game: FirstGame) -> None:
    game.begin()
    game.page.goto(f"{game.user.site}rules.html")
    game.page.go_back()
    game.release()


def language_changed(game: FirstGame) -> None:
    game.begin()
    game.user.switch_language("de")
    game.user.tag = "de"
    game.release()


def hint_wanted(game: FirstGame) -> None:
    game.begin()
    game.user.press("coach-hint")
    hint = game.page.get_by_role("region", name=game.user.text("coach-hint"))
    hint.wait_for()
    game.release()
    expect(hint).not_to_contain_text(game.user.text("answer-thinking"))


def opening_comes_late(game: FirstGame) -> None:
    held: list[Route] = []
    game.page.route(OPENINGS, lambda route: held.append(route))
    game.user.navigate("speed=instant")
    game.user.press("play")
    game.user.wait_for_decision()
    game.note()
    held[0].continue_()


FAULTS: Final[dict[str, Callable[[FirstGame], None]]] = {
    "the worker breaks as it opens the game": broken_at(1, 0),
    "the worker breaks as it loads the bots": broken_at(2, 0),
    "the worker breaks at the next move": broken_at(3, 1),
    "the worker is killed at the hand-over": killed_at_the_hand_over,
    "the worker is killed while it downloads": killed_while_it_downloads,
    "the worker is killed before the first move": killed_before_the_deal,
    **{f"the wasm is {answer.__name__}": faulty(WASM, answer) for answer in (lost, missing, another_page)},
    **{f"the wasm is {answer.__name__}": faulty(WASM, answer) for answer in (short, damaged)},
    **{f"the library is {answer.__name__}": faulty(LIBRARY, answer) for answer in (lost, missing, damaged)},
    **{f"the engine is {answer.__name__}": faulty(ENGINE, answer) for answer in (lost, another_page, short)},
    **{f"the bots are {answer.__name__}": faulty(WEIGHTS, answer) for answer in (lost, missing, damaged)},
    "storage is full later": storage_is_full_later,
    "storage is full and python lost": storage_is_full_and_python_lost,
    **{f"reloaded after {presses} presses": reloaded_after(presses) for presses in range(5)},
    "reloaded at the hand-over": reloaded_at_the_hand_over,
    **{f"offline after {presses} presses": offline_after(presses) for presses in range(3)},
    "left and returned to": left_and_returned_to,
    "language changed": language_changed,
    "hint wanted": hint_wanted,
    "the opening comes late": opening_comes_late,
}
FIRST, *OTHERS = FAULTS
IN_FRAMES: Final = tuple(
    fault for fault in FAULTS if fault.startswith(("the worker breaks", "the wasm", "the library", "the engine"))
)


def assert_continues(game: FirstGame, notices: int = 0) -> None:
    """Check that Python plays what was prepared, and that the page has said one sentence beside its notices at most."""
    user = game.user
    user.wait_for_engine()
    user.wait_for_decision()
    assert user.entries() >= game.entries
    assert user.place.get_by_role("alert").count() <= notices + 1
    user.play_on(seed=2, actions=2)
    text = save_in_play(game.page)
    if text is not None:
        save: dict[str, Any] = json.loads(text)
        assert save == replayed(save)
        if game.save is not None:
            before = json.loads(game.save)
            assert save["id"] == before["id"]
            made = actions_in(before["record"])
            assert actions_in(save["record"])[: len(made)] == made


@pytest.mark.cold_loads
@pytest.mark.parametrize("fault", [FIRST, *map(heavy, OTHERS)])
def test_a_first_game_continues_after_any_fault(page: Page, user: User, fault: str) -> None:
    game = FirstGame(page, user)
    FAULTS[fault](game)
    assert_continues(game)
    page.unroute_all(behavior="ignoreErrors")


@pytest.mark.heavy
@pytest.mark.cold_loads
@pytest.mark.parametrize("sandbox", ["", 'sandbox="allow-scripts"'], ids=["with storage", "without storage"])
@pytest.mark.parametrize("fault", IN_FRAMES)
def test_a_first_game_in_a_frame_continues_after_any_fault(
    page: Page, site: str, blog: Blog, fault: str, sandbox: str
) -> None:
    frame = FRAME.replace("SITE", site).replace(QUERY, "players=4&speed=instant").replace("title", f"{sandbox} title")
    game = FramedGame(page, blog.post(frame))
    FAULTS[fault](game)
    assert_continues(game, notices=1 if sandbox else 0)
    page.unroute_all(behavior="ignoreErrors")


@pytest.mark.heavy
@pytest.mark.cold_loads
@pytest.mark.parametrize("answer", [lost, missing, damaged, another_page])
def test_a_first_game_continues_without_the_cold_part_that_it_needs(
    page: Page, user: User, tmp_path: Path, answer: Answer
) -> None:
    game = FirstGame(page, user)
    move_functions(page, tmp_path, 200)
    sent: list[Route] = []

    def spoil_first(route: Route) -> None:
        sent.append(route)
        if len(sent) == 1:
            answer(route)
        else:
            route.fallback()

    page.route(COLD, spoil_first)
    user.navigate("speed=instant")
    user.press("play")
    user.expect_visible(user.choices())
    game.save = save_in_play(page)
    assert_continues(game)
    assert len(sent) > 1


@pytest.mark.heavy
def test_a_first_game_stays_unfinished_if_its_player_opens_a_link(page: Page, user: User) -> None:
    game = FirstGame(page, user)
    game.begin()
    user.navigate("seed=3&speed=instant")
    game.release()
    user.wait_for_decision()
    assert unfinished_saves(page) == [game.save]


@pytest.mark.heavy
@pytest.mark.parametrize("query", ["speed=instant", "players=4&speed=instant"], ids=["the same game", "another one"])
def test_a_first_game_and_what_a_second_tab_plays_meanwhile_are_kept(page: Page, user: User, query: str) -> None:
    game = FirstGame(page, user)
    game.begin()
    other = User(page.context.new_page(), user.site)
    other.open(query)
    other.play_on(seed=3, actions=2)
    played = save_in_play(other.page)
    game.release()
    user.wait_for_engine()
    kept = {save_in_play(page), *unfinished_saves(page)}
    assert played in kept
    assert game.save in kept or json.loads(played)["id"] == json.loads(str(game.save))["id"]
    assert page.get_by_role("alert").count() <= 1
