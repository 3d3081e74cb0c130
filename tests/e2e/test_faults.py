"""Faults of the engine: the page reports them in one line, and the game continues where it was."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.support.cold_part import is_cold_load, move_functions
from tests.support.cases import heavy
from tests.support.pages import wait_for_route, wait_until
from tests.support.probes import probe
from tests.support.user import User
from tools.gallery.visitor import BROKEN

ACTIONS = 12
"""About three rounds of two players."""


SETTLE = """async () => {
    for (let turn = 0; turn < 20; turn++) {
        const { port1, port2 } = new MessageChannel();
        await new Promise(resolve => { port1.onmessage = resolve; port2.postMessage(null); });
    }
}"""
"""Runs all pending tasks without advancing the clock."""


ASK_FOR_MEMORY = probe(__file__, "ask-for-memory")
"""Pads the next request with spaces beyond the initial memory."""

BREAKS = {
    "out of memory": (
        "() => { WebAssembly.Memory.prototype.grow = () => { throw new RangeError('none left') } }",
        ASK_FOR_MEMORY,
    ),
    "broken runtime": (BROKEN, "() => {}"),
}
"""Scripts for the worker and for the page. The first case raises a Python exception, the second ends Python."""


@pytest.mark.parametrize("fault", ["close()", heavy("setTimeout(() => { for (;;); })")], ids=["killed", "endless"])
def test_an_engine_that_stops_answering_is_replaced_and_the_game_continues(
    page: Page, user: User, site: str, fault: str
) -> None:
    page.clock.install()
    page.goto(f"{site}?players=3&seed=7&speed=instant")
    user.wait_for_decision()
    user.choices().first.click()
    user.wait_for_decision()
    before = page.get_by_role("log").inner_text()
    (worker,) = page.workers
    worker.evaluate(f"() => {{ {fault} }}")
    run_into_timeout(page, page.get_by_role("button", name="Place in row 1"))
    expect(page.get_by_role("alert")).to_contain_text("Your game continues")
    user.wait_for_decision()
    assert page.get_by_role("log").inner_text() == before
    page.get_by_role("button", name="Place in row 1").click()
    expect(page.get_by_role("log")).to_contain_text("You placed")


@pytest.mark.cold_loads
@pytest.mark.parametrize("fault, trigger", BREAKS.values(), ids=BREAKS)
def test_an_engine_that_breaks_is_replaced_and_the_game_continues(
    page: Page, user: User, site: str, fault: str, trigger: str
) -> None:
    page.goto(f"{site}?players=4&seed=7&speed=instant&level=master")
    user.wait_for_decision()
    (worker,) = page.workers
    worker.evaluate(fault)
    page.evaluate(trigger)
    notice = page.get_by_role("alert").filter(has_text="Your game continues")
    for _ in range(ACTIONS):
        before = cards_left(page)
        user.choices().first.click()
        user.wait_for_decision()
        if notice.is_visible():
            break
    expect(notice).to_be_visible()
    user.wait_for_engine()
    user.wait_for_decision()
    expect(page.get_by_role("alert")).to_have_count(1)
    assert int(cards_left(page).split()[0]) <= int(before.split()[0])
    log = page.get_by_role("log")
    before = log.inner_text()
    user.choices().first.click()
    expect(log).not_to_have_text(before, use_inner_text=True)


@pytest.mark.cold_loads
def test_an_engine_that_breaks_while_receiving_a_file_is_replaced(page: Page, user: User, site: str) -> None:
    held: list[Route] = []
    page.route("**/engine/*.bin", lambda route: held.append(route), times=1)
    page.goto(f"{site}?players=4&seed=7&speed=instant&level=master")
    wait_for_route(page, held)
    (worker,) = page.workers
    worker.evaluate("() => { Uint8Array.prototype.set = () => { throw new Error('no place') } }")
    held[0].continue_()
    expect(page.get_by_role("alert")).to_contain_text("Your game continues")
    user.wait_for_engine()
    user.wait_for_decision()
    before = page.get_by_role("log").inner_text()
    user.choices().first.click()
    expect(page.get_by_role("log")).not_to_have_text(before, use_inner_text=True)


@pytest.mark.heavy
@pytest.mark.cold_loads
@pytest.mark.parametrize("moved", [1, 4, 40, 200, 2400])
def test_the_game_continues_whenever_a_cold_function_is_called(
    page: Page, user: User, site: str, tmp_path: Path, moved: int
) -> None:
    move_functions(page, tmp_path, moved)
    loads: list[str] = []
    page.on("request", lambda request: loads.append(request.url) if is_cold_load(request) else None)
    page.goto(f"{site}?players=3&seed=7&speed=instant")
    user.play_on(seed=1, actions=8)
    user.press("coach-hint")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    user.play_on(seed=2, actions=8)
    assert loads or moved < 10
    assert len(loads) <= 1
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.cold_loads
def test_an_engine_that_lacks_its_cold_part_is_replaced_by_one_that_has_it_first(
    page: Page, user: User, site: str
) -> None:
    sent: list[str] = []

    def lose_until_the_next_start(route: Route) -> None:
        sent.append(route.request.resource_type)
        if "xhr" in sent and sent[-1] == "fetch":
            route.continue_()
        else:
            route.abort()

    page.route("**/pyodide.cold.wasm", lose_until_the_next_start)
    page.goto(f"{site}?players=3&seed=7&speed=instant")
    user.wait_for_decision()
    before = page.get_by_role("log").inner_text()
    fault, trigger = BREAKS["out of memory"]
    page.workers[0].evaluate(fault)
    page.evaluate(trigger)
    user.choices().first.click()
    expect(page.get_by_role("alert")).to_contain_text("Your game continues")
    user.wait_for_engine()
    user.wait_for_decision()
    assert sent[-1] == "fetch"
    assert page.get_by_role("log").inner_text() == before
    user.play_on(seed=1)


@pytest.mark.heavy
def test_an_engine_that_fails_repeatedly_is_not_restarted_endlessly(page: Page, user: User, site: str) -> None:
    page.clock.install()
    page.goto(f"{site}?players=3&seed=7&speed=instant")
    for _ in range(2):
        user.wait_for_engine()
        user.wait_for_decision()
        (worker,) = page.workers
        worker.evaluate("() => { close() }")
        run_into_timeout(page, user.choices().first)
    page.get_by_role("button", name="Try again").click()
    user.wait_for_decision()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("has_snapshots", [True], ids=["from a snapshot"])
@pytest.mark.parametrize(("most_plies", "apart"), [(3, 1), heavy(500, 7)])
def test_a_reload_at_any_ply_restores_the_same_table(quiet_page: Page, site: str, most_plies: int, apart: int) -> None:
    page = quiet_page
    page.goto(f"{site}?players=2&seed=7&speed=step")
    User(page).wait_for_snapshot()
    rng = Random(7)
    for ply in range(most_plies):
        shown = table(page)
        is_over = User(page).final_scores().is_visible()
        if is_over or ply % apart == 0:
            page.reload()
            assert table(page) == shown
        if is_over:
            assert ply > 60
            break
        step(page, rng)


def test_a_reload_before_the_next_bot_acts_restores_the_same_table(quiet_page: Page, site: str) -> None:
    page = quiet_page
    page.goto(f"{site}?players=2&seed=7&speed=step")
    rng = Random(7)
    shown = table(page)
    while not next_button(page).is_visible():
        step(page, rng)
        shown = table(page)
    User(page).open_page("fairness")
    # The fingerprint comes with a save.
    expect(page.get_by_role("textbox", name="The fingerprint")).to_have_value(re.compile("[0-9a-f]{64}"))
    page.reload()
    page.get_by_role("button", name="Back to the table").click()
    assert table(page) == shown


def table(page: Page) -> tuple[str | None, ...]:
    """Return the log and the texts of the table once the game can continue or is over."""
    user = User(page)
    user.wait_for_engine()
    confirm = page.get_by_role("button", name="Confirm")
    next_button(page).or_(confirm).or_(user.choices()).or_(user.final_scores()).first.wait_for()
    parts = page.locator(".rows, #supply-count, player-area, score-sheet").all()
    return (page.locator("[role=log]").text_content(), *(each.inner_text() for each in parts))


def step(page: Page, rng: Random) -> None:
    """Let the next bot act or play a random choice, and wait until the log or the scores show it."""
    before = page.get_by_role("log").text_content()
    offered = [each for each in (next_button(page), page.get_by_role("button", name="Confirm")) if each.is_visible()]
    rng.choice(offered or User(page).choices().all()).click()
    shown = "document.querySelector('[role=log]').textContent"
    wait_until(page, f"before => document.querySelector('score-sheet') || {shown} !== before", before)


def next_button(page: Page) -> Locator:
    """Return the button that lets the next bot act."""
    return page.get_by_role("button", name="Next", exact=True)


def run_into_timeout(page: Page, button: Locator) -> None:
    """Press a button and advance the clock until the page gives up on the engine, which is lost.

    Requests may be queued behind one that times out. The clock stands still in between, however slow the machine is.
    """
    notices = page.get_by_role("alert").count()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    button.click()
    expect(page.locator("[aria-busy=true]")).to_have_count(1)
    for _ in range(4):
        page.clock.fast_forward(16_000)
        page.evaluate(SETTLE)
        if page.locator("html").get_attribute("data-engine") != "ready" or page.get_by_role("alert").count() > notices:
            page.clock.resume()
            return
    raise AssertionError("the page waits forever")


def cards_left(page: Page) -> str:
    """Return the text with the number of cards in the supply."""
    return page.locator("#supply-count").inner_text()
