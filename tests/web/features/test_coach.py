"""The coach at the table and after the game: hints, explanations, game reviews."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect
from pytest import approx

from tests.web.support.recordings import pairs, replace_conversation
from tests.web.support.screens import hint, open_finished, play_coached, reviewed, watching_reviewed, why


def test_a_hint_has_three_levels_of_detail_and_marks_the_best_move(page: Page, fake_site: str) -> None:
    hint(page, fake_site, "en")
    panel = page.get_by_role("region", name="Hint")
    expect(panel.get_by_role("status")).to_contain_text("See where the card helps you, and where it hurts the others.")
    expect(page.locator(".suggested")).to_have_count(0)
    panel.get_by_role("button", name="Show best move").click()
    expect(panel.get_by_role("status")).to_contain_text("One of the best moves: Place in row 2")
    expect(page.get_by_role("button", name="Place in row 2")).to_contain_class("suggested")
    expect(page.locator(".suggested")).to_have_count(1)
    expect(panel.get_by_role("table")).to_have_count(0)
    panel.get_by_role("button", name="Show all moves").click()
    rows = panel.get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.nth(1)).to_contain_text("about equal")
    expect(rows.nth(4)).not_to_contain_text("about equal")
    expect(panel).to_contain_text("differences below 2% are within the margin of error")


def test_keys_open_expand_and_close_a_hint(page: Page, fake_site: str) -> None:
    play_coached(page, fake_site, "en", before="hint")
    panel = page.get_by_role("region", name="Hint")
    page.locator(".table").focus()
    page.keyboard.press("h")
    expect(panel.get_by_role("button", name="Show best move")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".suggested")).to_have_count(1)
    page.keyboard.press("h")
    expect(panel.get_by_role("table")).to_be_visible()
    panel.get_by_role("button", name="Close").focus()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".suggested")).to_have_count(0)


def test_a_hint_closes_when_the_player_moves(page: Page, fake_site: str) -> None:
    hint(page, fake_site, "en")
    (played,) = [
        after["request"]["params"]["action"]
        for before, after in pairwise(pairs("coach"))
        if before["request"]["method"] == "hint"
    ]
    page.locator(".row").nth(int(played[1:]) - 1).click()
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)


def test_why_explains_a_move_and_steps_to_earlier_ones(page: Page, fake_site: str) -> None:
    why(page, fake_site, "en")
    dialog = page.get_by_role("dialog", name="Why?")
    expect(dialog.get_by_role("status")).to_contain_text("Dario placed a card in row 4: orange.")
    expect(dialog.get_by_role("status")).to_contain_text("The card makes the row 1 point worse for you.")
    expect(dialog.get_by_role("status")).to_contain_text("A better move: Place in row 2")
    expect(dialog.get_by_role("row", name="Place in row 4")).to_contain_text("chosen")
    expect(dialog.get_by_role("button", name="Next move")).to_be_disabled()
    dialog.get_by_role("button", name="Previous move").click()
    expect(dialog.get_by_role("status")).to_contain_text("Dario drew a card: orange.")
    expect(dialog.get_by_role("status")).to_contain_text("There was no better move.")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("button", name="Why?")).to_be_focused()


@pytest.mark.parametrize(
    ("share", "is_exact", "verdict"),
    [
        (0.5211, False, "About as good as the best move: differences below 2% are within the margin of error."),
        (0.5278, True, "Exactly as good as the best move."),
    ],
)
def test_why_says_that_no_move_was_better_only_of_the_best_move(
    page: Page, fake_site: str, share: float, is_exact: bool, verdict: str
) -> None:
    conversation = pairs("coach")
    for pair in conversation:
        result = pair["answer"]["result"]
        if result.get("about_best"):
            result |= {"exact": is_exact, "band": 0 if is_exact else 0.02}
            result["choices"].insert(0, {**result["choices"][0], "action": "t3"})
            result["choices"][1]["share"] = share
            del result["choices"][2]
    replace_conversation(page, "coach", conversation)
    why(page, fake_site, "en")
    status = page.get_by_role("dialog", name="Why?").get_by_role("status")
    page.get_by_role("button", name="Previous move").click()
    expect(status).to_contain_text(verdict)
    expect(status).not_to_contain_text("There was no better move.")


def test_a_review_starts_with_the_good_decisions(page: Page, fake_site: str) -> None:
    reviewed(page, fake_site, "en")
    expect(page.get_by_role("heading", name="Game review")).to_be_focused()
    summary = page.get_by_role("status").filter(has_text="decisions")
    expect(summary).to_contain_text("You made the best choice in 15 of 22 decisions.")
    expect(summary).to_contain_text("Card luck cost you 4.1 points. Your own choices cost you 8.9 points.")
    expect(summary.get_by_role("listitem")).to_have_text(
        ["★ Best: 15", "✓ Good: 5", "?! Inaccuracy: 1", "? Mistake: 1", "?? Blunder: 0"]
    )
    expect(page.get_by_text("Inaccuracy from 5%, Mistake from 10%, Blunder from 20%.")).to_be_visible()
    page.get_by_role("combobox", name="Review for").select_option("Bruno")
    expect(summary).to_contain_text("Bruno made ")


def test_a_review_without_costly_decisions_praises_the_player(page: Page, fake_site: str) -> None:
    conversation = pairs("reviewed")
    (review,) = [pair["answer"]["result"] for pair in conversation if pair["request"]["method"] == "review"]
    review["seats"][0]["costliest"] = []
    replace_conversation(page, "reviewed", conversation)
    reviewed(page, fake_site, "en")
    expect(page.get_by_text("No costly decisions. Well played!")).to_be_visible()
    expect(page.get_by_role("heading", name="Worth another look")).to_have_count(0)


def test_skill_and_luck_add_up_to_the_result_for_every_seat(page: Page, fake_site: str) -> None:
    reviewed(page, fake_site, "en")
    seat_choice = page.get_by_role("combobox", name="Review for")
    for name in ("You", "Bruno", "Clio", "Dario", "Enya"):
        seat_choice.select_option(name)
        points, shares = page.locator(".breakdown tbody").evaluate(
            """body => [1, 2].map(column => [...body.rows].map(({ cells }) =>
                Number(cells[column].textContent.replace("−", "-").replace("%", ""))))"""
        )
        assert sum(points[:-1]) == approx(points[-1], abs=0.3)
        assert sum(shares[:-1]) == approx(shares[-1], abs=3)


def test_the_chart_works_by_keyboard_and_as_a_table(page: Page, fake_site: str) -> None:
    reviewed(page, fake_site, "en")
    cursor = page.get_by_role("slider", name="Step")
    expect(cursor).to_have_attribute(
        "aria-valuetext", "Start of the game You 21% · Bruno 20% · Clio 20% · Dario 20% · Enya 20%"
    )
    cursor.focus()
    page.keyboard.press("End")
    expect(cursor).to_have_attribute("aria-valuetext", re.compile(r"You 0% · Bruno 0% · Clio 100%"))
    page.get_by_text("Show as table").click()
    table = page.get_by_role("group", name="Show as table").get_by_role("row")
    expect(table).to_have_count(int(cursor.get_attribute("max") or 0) + 2)
    expect(table.last).to_contain_text("100%")


def test_a_costly_decision_can_be_viewed_and_retried(page: Page, fake_site: str) -> None:
    reviewed(page, fake_site, "en")
    costly = page.get_by_role("region", name="Worth another look").get_by_role("listitem")
    expect(costly).to_have_count(3)
    expect(costly.first).to_contain_text("Better: Draw a card. Win chance lost: 14%.")
    costly.first.get_by_role("button", name="View position").click()
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()
    expect(page.get_by_role("group", name="Table", exact=True)).to_be_visible()
    page.get_by_role("button", name="Back to review").click()
    costly.first.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("What would you do?")).to_be_visible()
    page.get_by_role("button", name="Take row 1").click()
    answer = page.get_by_role("dialog", name="What each move is worth")
    expect(answer.get_by_role("row").nth(1)).to_contain_text("Draw a card")


def test_a_replay_of_a_reviewed_game_rates_each_move(page: Page, fake_site: str) -> None:
    watching_reviewed(page, fake_site, "en")
    note = page.locator("ply-note").get_by_role("status")
    expect(note).to_contain_text("? Mistake")
    expect(note).to_contain_text("Better: Draw a card. Win chance lost: 14%.")
    page.get_by_role("button", name="Back to review").click()
    expect(page.get_by_role("heading", name="Game review")).to_be_visible()


def test_leaving_a_review_returns_to_the_scores(page: Page, fake_site: str) -> None:
    open_finished(page, fake_site, "en", fake="reviewed")
    page.get_by_role("button", name="Review game").click()
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
