"""The coach at the table and after the game: hints, explanations, game reviews."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from pytest import approx

from tests.support.cases import heavy
from tests.support.user import User
from tests.web.support.recorded_games import (
    open_costliest,
    open_finished,
    open_hint,
    open_review,
    open_why,
    play_coached,
)
from tests.web.support.recordings import answers, label, pairs, percent, replace_conversation
from tests.web.support.viewport import PHONE, WIDE, resize

NAMES = ("You", "Bruno", "Clio", "Dario", "Enya")


def test_a_hint_has_three_levels_of_detail_and_marks_the_best_move(page: Page, user: User) -> None:
    (hinted,) = answers("coach", "hint")
    best = label(hinted["choices"][0]["action"])
    open_hint(user)
    panel = page.get_by_role("region", name="Hint")
    expect(panel.get_by_role("status")).to_contain_text(re.compile(r"\w+"))
    expect(panel.get_by_role("status")).not_to_contain_text(best)
    expect(page.locator(".suggested")).to_have_count(0)
    panel.get_by_role("button", name="Show best move").click()
    equal = [choice for choice in hinted["choices"][1:] if choice["about_equal"]]
    words = "One of the best moves" if equal else "Best move"
    expect(panel.get_by_role("status")).to_contain_text(f"{words}: {best}")
    expect(page.get_by_role("button", name=best)).to_contain_class("suggested")
    expect(page.locator(".suggested")).to_have_count(1)
    expect(panel.get_by_role("table")).to_have_count(0)
    panel.get_by_role("button", name="Show all moves").click()
    rows = panel.get_by_role("row")
    expect(rows).to_have_count(1 + len(hinted["choices"]))
    for row, choice in zip(rows.all()[1:], hinted["choices"], strict=True):
        expect(row).to_contain_text(label(choice["action"]))
        assert ("about equal" in row.inner_text()) == choice["about_equal"]
    expect(panel).to_contain_text("differences below 2% are within the margin of error")


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=str)
def test_a_hint_does_not_move_the_table(page: Page, user: User, size: tuple[int, int]) -> None:
    resize(page, size)
    play_coached(user, before="hint")
    table = page.locator("game-table")
    before = table.bounding_box()
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    assert table.bounding_box() == before


def test_keys_open_expand_and_close_a_hint(page: Page, user: User) -> None:
    play_coached(user, before="hint")
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


def test_a_hint_closes_when_the_player_moves(page: Page, user: User) -> None:
    open_hint(user)
    (played,) = [
        after["request"]["params"]["action"]
        for before, after in pairwise(pairs("coach"))
        if before["request"]["method"] == "hint"
    ]
    page.locator(".row").nth(int(played[1:]) - 1).click()
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)


def explained_as(explained: Any) -> str:
    """Return the first words of what the dialog says of a move."""
    verb = {"d": "drew a card", "p": "placed a card in row", "t": "took row"}[explained["action"][0]]
    return f"{NAMES[explained['seat']]} {verb} {explained['action'][1:]}".strip()


def test_why_explains_a_move_and_steps_to_earlier_ones(page: Page, user: User) -> None:
    open_why(user)
    dialog = page.get_by_role("dialog", name="Why?")
    last, previous = answers("coach", "why")
    expect(dialog.get_by_role("button", name="Next move")).to_be_disabled()
    for explained in (last, previous):
        expect(dialog.get_by_role("status")).to_contain_text(explained_as(explained))
        expect(dialog.get_by_role("row").filter(has_text="chosen")).to_contain_text(label(explained["action"]))
        if explained is last:
            dialog.get_by_role("button", name="Previous move").click()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("button", name="Why?")).to_be_focused()


@pytest.mark.parametrize(
    ("share", "is_exact", "verdict"),
    [
        heavy(0.5278, False, "There was no better move."),
        heavy(0.5211, False, "About as good as the best move: differences below 2% are within the margin of error."),
        heavy(0.5278, True, "Exactly as good as the best move."),
        (0.4, False, "A better move: Draw a card"),
    ],
)
def test_why_compares_a_move_with_the_best_one(
    page: Page, user: User, share: float, is_exact: bool, verdict: str
) -> None:
    conversation = pairs("coach")
    is_alone = verdict == "There was no better move."
    chosen = {"action": "t3", "share": share, "lead": 0.0}
    best = {"action": "d", "share": 0.5278, "lead": 0.0}
    for pair in conversation:
        if pair["request"]["method"] == "why":
            pair["answer"]["result"] |= {
                "action": "t3",
                "about_best": share > 0.5,
                "exact": is_exact,
                "band": 0 if is_exact else 0.02,
                "choices": [chosen] if is_alone else [best, chosen],
            }
    replace_conversation(page, "coach", conversation)
    open_why(user)
    status = page.get_by_role("dialog", name="Why?").get_by_role("status")
    expect(status).to_contain_text(verdict)
    if not is_alone:
        expect(status).not_to_contain_text("There was no better move.")


def tenths(points: float) -> str:
    """Return the size of points as the page shows it."""
    return f"{round(abs(points), 1):g}"


@pytest.fixture(scope="module")
def review_page(browser: Browser, browser_context_args: dict[str, Any], fake_site: str) -> Iterator[Page]:
    """Open a review, for tests that do not leave it."""
    context = browser.new_context(**browser_context_args)
    page = context.new_page()
    open_review(User(page, fake_site))
    yield page
    context.close()


@pytest.mark.xdist_group("review")
def test_a_review_starts_with_the_good_decisions(review_page: Page) -> None:
    (review,) = answers("reviewed", "review")
    seat = review["seats"][0]
    bands = Counter(at["band"] for at in review["decisions"] if at["seat"] == 0 and at["choices"] > 1)
    expect(review_page.get_by_role("heading", name="Game review")).to_be_focused()
    summary = review_page.get_by_role("status").filter(has_text="decisions")
    expect(summary).to_contain_text(f"You made the best choice in {bands['best']} of {bands.total()} decisions.")
    luck = "gave" if seat["points"]["luck"] > 0 else "cost"
    expect(summary).to_contain_text(f"Card luck {luck} you {tenths(seat['points']['luck'])} points.")
    expect(summary).to_contain_text(f"Your own choices cost you {tenths(seat['points']['own'])} points.")
    signs = {"best": "★ Best", "good": "✓ Good", "inaccuracy": "?! Inaccuracy", "mistake": "? Mistake"}
    expect(summary.get_by_role("listitem")).to_have_text(
        [f"{sign}: {bands[band]}" for band, sign in {**signs, "blunder": "?? Blunder"}.items()]
    )
    expect(review_page.get_by_text("Inaccuracy from 5%, Mistake from 10%, Blunder from 20%.")).to_be_visible()
    review_page.get_by_role("combobox", name="Review for").select_option("Bruno")
    expect(summary).to_contain_text("Bruno made ")


@pytest.mark.xdist_group("review")
def test_a_review_says_how_the_game_ended(review_page: Page) -> None:
    scores = "You: 18, Bruno: 17, Clio: 22, Dario: 19, Enya: 11"
    expect(review_page.get_by_role("region", name="Game review")).to_contain_text(f"Clio wins {scores}")


def test_a_review_without_costly_decisions_praises_the_player(page: Page, user: User) -> None:
    conversation = pairs("reviewed")
    (review,) = [pair["answer"]["result"] for pair in conversation if pair["request"]["method"] == "review"]
    review["seats"][0]["costliest"] = []
    replace_conversation(page, "reviewed", conversation)
    open_review(user)
    expect(page.get_by_text("No costly decisions. Well played!")).to_be_visible()
    expect(page.get_by_role("heading", name="Worth another look")).to_have_count(0)


@pytest.mark.xdist_group("review")
def test_skill_and_luck_add_up_to_the_result_for_every_seat(review_page: Page) -> None:
    seat_choice = review_page.get_by_role("combobox", name="Review for")
    for name in NAMES:
        seat_choice.select_option(name)
        points = review_page.locator(".breakdown tbody").evaluate(
            "body => [...body.rows].map(({ cells }) => Number(cells[1].textContent.replace('−', '-')))"
        )
        assert sum(points[:-1]) == approx(points[-1], abs=0.3)


@pytest.mark.xdist_group("review")
def test_the_chart_works_by_keyboard_and_as_a_table(review_page: Page) -> None:
    cursor = review_page.get_by_role("slider", name="Step")
    (review,) = answers("reviewed", "review")
    start = zip(NAMES, review["curve"][0]["share"], strict=True)
    cursor.focus()
    review_page.keyboard.press("Home")
    chances = ", ".join(f"{name}: {percent(share)}" for name, share in start)
    expect(cursor).to_have_attribute("aria-valuetext", f"Start of the game. {chances}.")
    review_page.keyboard.press("End")
    expect(cursor).to_have_attribute("aria-valuetext", re.compile(r"You: 0%, Bruno: 0%, Clio: 100%"))
    review_page.get_by_text("Show as table").click()
    table = review_page.get_by_role("group", name="Show as table").get_by_role("row")
    expect(table).to_have_count(int(cursor.get_attribute("max") or 0) + 2)
    expect(table.last).to_contain_text("100%")


def turn() -> int:
    """Return the number of plies after the move that stands for the round that decided the game for the person."""
    (review,) = answers("reviewed", "review")
    return int(review["seats"][0]["deciding"]["ply"]) + 1


@pytest.mark.parametrize("size", [(768, 1024), (1440, 900)], ids=str)
def test_a_review_opens_at_the_turning_point(page: Page, user: User, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_review(user)
    cursor = page.get_by_role("slider", name="Step")
    expect(cursor).to_have_value(str(turn()))
    expect(page.get_by_text("The turning point")).to_be_in_viewport()
    change = "In that round, your chance of winning went from 18% to 0%."
    expect(page.locator("win-chart .details")).to_contain_text(change)
    button = page.locator("win-chart").get_by_role("button", name="View position")
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    expect(page.get_by_role("slider", name="Step")).to_have_attribute("aria-valuetext", re.compile(f"Step {turn()} of"))


@pytest.mark.parametrize("tag", ["en", "de"])
def test_a_phone_shows_the_turning_point_of_a_review_without_scrolling(page: Page, fake_site: str, tag: str) -> None:
    open_review(User(page, fake_site, tag))
    for size, part in (((390, 844), ".details .button"), ((360, 640), ".turning"), ((320, 568), ".dot")):
        resize(page, size)
        expect(page.locator("win-chart").locator(part).first).to_be_in_viewport()


@pytest.mark.xdist_group("review")
def test_the_luck_of_a_card_is_that_of_the_reviewed_player(review_page: Page) -> None:
    (review,) = answers("reviewed", "review")
    card = next(at for at in review["cards"] if abs(at["luck"]["share"][0]) > 0.02 and at["seat"] == 1)
    seats = review_page.get_by_role("combobox", name="Review for")
    review_page.get_by_role("slider", name="Step").fill(str(card["ply"] + 1))
    for seat, name in ((0, "You"), (1, "Bruno")):
        seats.select_option(name)
        luck = f"{card['luck']['share'][seat]:+.0%}".replace("-", "−")
        expect(review_page.locator("win-chart .details")).to_contain_text(f"Card luck: {luck}")


def test_a_review_shows_the_position_that_was_opened_last(page: Page, user: User) -> None:
    _, decision = costliest()
    open_review(user)
    page.locator(".costliest").get_by_role("button", name="View position").first.click()
    page.get_by_role("button", name="Back to review").click()
    cursor = page.get_by_role("slider", name="Step")
    expect(cursor).to_have_value(str(decision["ply"]))
    page.get_by_role("button", name="Next step").click()
    expect(cursor).to_have_value(str(decision["ply"] + 1))
    expect(page.locator("win-chart .details")).to_contain_text("Mistake You placed a card in row 3")


def costliest() -> tuple[int, Any]:
    """Return the number of the person's costly decisions, and the costliest one."""
    (review,) = answers("reviewed", "review")
    plies = review["seats"][0]["costliest"]
    return len(plies), next(at for at in review["decisions"] if at["ply"] == plies[0])


def expect_correction(note: Locator, decision: Any) -> None:
    expect(note).to_contain_text(f"Better: {label(decision['best'])}")
    expect(note).to_contain_text(f"Win chance lost by this move: ≈ {percent(decision['lost']['share'][0])}.")


def test_a_costly_decision_can_be_viewed_and_retried(page: Page, user: User) -> None:
    count, decision = costliest()
    open_review(user)
    costly = page.get_by_role("region", name="Worth another look").get_by_role("listitem")
    expect(costly).to_have_count(count)
    expect_correction(costly.first, decision)
    costly.first.get_by_role("button", name="View position").click()
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()
    expect(page.get_by_role("group", name="Table", exact=True)).to_be_visible()
    page.get_by_role("button", name="Back to review").click()
    costly.first.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("What would you do?")).to_be_visible()
    expect(page.locator(":popover-open")).to_have_count(0)
    page.get_by_role("button", name=label(decision["action"])).click()
    answer = page.get_by_role("dialog", name="What each move is worth")
    (hint,) = answers("reviewed", "hint")
    expect(answer.get_by_role("row").nth(1)).to_contain_text(label(hint["choices"][0]["action"]))


def test_a_replay_of_a_reviewed_game_rates_each_move(page: Page, user: User) -> None:
    _, decision = costliest()
    open_costliest(user)
    note = page.locator("ply-note").get_by_role("status")
    expect(note).to_contain_text(decision["band"], ignore_case=True)
    expect_correction(note, decision)
    page.get_by_role("button", name="Back to review").click()
    expect(page.get_by_role("heading", name="Game review")).to_be_visible()


def test_leaving_a_review_returns_to_the_scores(page: Page, user: User) -> None:
    open_finished(user, fake="reviewed")
    user.open_after_game()
    page.get_by_role("button", name="Review game").click()
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
