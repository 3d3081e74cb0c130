"""Unreadable database rows: left out and counted, but never lost, and no page fails because of them."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.cases import heavy
from tests.support.pages import wait_until
from tests.support.probes import probe
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.recordings import pairs, pairs_with, replace_conversation
from tests.web.support.side_pages import TODAY, open_page_with_history

PUT_ROWS = probe(__file__, "put-rows")
GET_ROW = probe(__file__, "get-row")
LEFT_OUT = "on this device cannot be read by this version"
HEADINGS = {"statistics": "Your record", "daily": "Daily deal", "puzzles": "Puzzles"}
NEWER = {**history_db.game(2), "form": 2, "more": "of a later version"}


def open_with_rows(page: Page, site: str, name: str, rows: list[tuple[str, str, Any]], **history: Any) -> None:
    """Open a side page with these rows in the database, in addition to readable ones."""
    user = User(page, site)
    user.open_storage()
    history_db.put(page)
    page.evaluate(PUT_ROWS, [list(row) for row in rows])
    open_page_with_history(user, name, **history)


@pytest.mark.parametrize("row", [None, heavy({"result": {}}), heavy({"form": 2})], ids=json.dumps)
@pytest.mark.parametrize(("name", "store"), [("statistics", "games"), ("daily", "days"), ("puzzles", "mistakes")])
def test_an_unreadable_database_row_breaks_no_page(page: Page, fake_site: str, name: str, store: str, row: Any) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    history = {
        "games": [history_db.game(number) for number in range(5)],
        "days": [history_db.day("2026-11-20")],
        "mistakes": [history_db.mistake(0)],
    }
    open_with_rows(page, fake_site, name, [(store, "bad", row)], **history)
    expect(page.get_by_role("heading", name=HEADINGS[name], exact=True)).to_be_visible()
    expect(page.get_by_text(f"One entry {LEFT_OUT}")).to_be_visible()
    figures = page.get_by_role("definition").all_inner_texts()
    assert {"1", "5"} & {*figures} or name == "puzzles"
    assert errors == []


def test_the_statistics_count_unreadable_rows_of_every_kind(page: Page, fake_site: str) -> None:
    rows = [("games", "a", None), ("days", "b", {}), ("mistakes", "c", {"form": 9}), ("games", "d", NEWER)]
    open_with_rows(page, fake_site, "statistics", rows, games=[history_db.game(1)])
    expect(page.get_by_text(f"4 entries {LEFT_OUT}")).to_be_visible()
    expect(page.get_by_role("button", name="Export to file")).to_be_visible()


def test_importing_leaves_rows_of_a_newer_version_unchanged(page: Page, user: User, fake_site: str) -> None:
    open_page_with_history(user, "statistics", games=[history_db.game(2), history_db.game(3)])
    page.get_by_role("button", name="Export as text").click()
    text = page.get_by_label("Your data as text").input_value()
    page.goto("about:blank")
    open_with_rows(page, fake_site, "statistics", [("games", NEWER["id"], NEWER), ("games", "bad", {})])
    page.get_by_label("Exported text from another device").fill(text)
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_text(f"2 entries {LEFT_OUT}")).to_be_visible()
    assert page.evaluate(GET_ROW, ["games", NEWER["id"]]) == NEWER
    assert page.evaluate(GET_ROW, ["games", "bad"]) == {}


FAIL_TO_DRAW = probe(__file__, "fail-to-draw")
"""Makes the store listener that renders the page throw once the engine is ready."""


def test_a_store_listener_that_throws_does_not_stop_the_others(page: Page, fake_site: str) -> None:
    page.add_init_script(FAIL_TO_DRAW)
    page.goto(f"{fake_site}share.html")
    page.evaluate(
        """site => {
        heard = [];
        addEventListener("message", ({ data }) => heard.push(data.type));
        const frame = document.createElement("iframe");
        frame.src = `${site}embed/?fake=four-players&players=4&seed=7&speed=instant`;
        document.body.replaceChildren(frame);
    }""",
        fake_site,
    )
    page.frame_locator("iframe[src*='fake=']").get_by_role("button", name="Play", exact=True).click()
    wait_until(page, "() => heard.includes('coloretto:v1:start')")


def refuse_first_position(page: Page) -> None:
    """Let the engine reject the position of the first decision as invalid notation."""
    conversation = pairs("book")
    refused = pairs_with("position", conversation)[0]
    refused["answer"] = {"error": {"type": "NotationError", "message": "not a position"}}
    replace_conversation(page, "book", conversation)


def test_an_unreadable_puzzle_is_postponed_and_the_next_one_opens(page: Page, user: User) -> None:
    refuse_first_position(page)
    mistakes = [history_db.mistake(0), history_db.mistake(1)]
    open_page_with_history(user, "puzzles", fake="book", mistakes=mistakes)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("This puzzle could not be opened. It will come back in 30 days.")
    expect(page.get_by_role("main").get_by_text("1 puzzle today")).to_be_visible()
    first, second = history_db.read(page)["mistakes"]
    assert (first["due"], second["due"]) == ("2026-12-21", "2026-11-20")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Puzzle 1 of 1: what would you do?", exact=True)).to_be_visible()
    assert TODAY == "2026-11-21"
