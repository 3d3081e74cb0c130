"""Screen reader announcements: assertive for a person's turn, polite for events and possible actions."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.screen_reader_user import hear_turn, heard, listen
from tests.support.user import User
from tests.web.support.recorded_games import (
    PAUSE_MS,
    open_late_game,
    open_new_game,
    open_on_bots_turn,
    pause_on_bots_turn,
    play_recorded_actions,
)
from tests.web.support.recordings import pairs, replace_conversation, views

POLITE_DELAY_MS = 200
"""Delay of polite announcements, as in live-region.ts."""


def assertive_region(page: Page) -> Locator:
    return page.locator("[aria-live=assertive]")


def names_of_choices(page: Page) -> list[str]:
    return [name_of(button) for button in User(page).choices().all()]


def name_of(button: Locator) -> str:
    hidden = button.locator(".visually-hidden")
    return (hidden.or_(button.locator(".draw-label"))).inner_text()


NO_TIPS = "localStorage.setItem('coloretto:v1:hints', 'all')"
"""A tip is announced when its text has been loaded."""


def test_a_turn_is_announced_at_once_then_the_possible_actions(page: Page, user: User) -> None:
    page.add_init_script(NO_TIPS)
    listen(page)
    open_new_game(user)
    left = next(views("four-players"))["supply"]["draws_left"]
    start, events = hear_turn(page)
    assert start == "Your turn: draw a card."
    assert events == f"Round 1. You begin. Draw a card. {left} draws until last round."
    user.act("d")
    names = names_of_choices(page)
    assert len(names) == 4
    turn, events = hear_turn(page)
    card = events.removeprefix("You drew a card: ").split(". ")[0]
    assert events == f"You drew a card: {card}. {'. '.join(names)}."
    assert heard(page, "assertive") == [start, turn] == [start, f"Place the {card} card."]


def test_polite_announcements_follow_assertive_ones(page: Page, user: User) -> None:
    """Many screen readers drop pending polite announcements when an assertive one arrives."""
    page.add_init_script(NO_TIPS)
    listen(page)
    open_new_game(user)
    for action in ("d", "p4"):
        hear_turn(page)
        user.act(action)
    hear_turn(page)
    kinds = [how for how, _ in page.evaluate("heard")]
    assert kinds == ["assertive", "status"] * 3


def test_events_are_announced_even_if_the_player_acts_first(page: Page, user: User) -> None:
    listen(page)
    pause_on_bots_turn(user)
    page.clock.run_for(POLITE_DELAY_MS)
    assert sum("You drew a card: " in words for words in heard(page, "status")) == 1


def is_play(pair: dict[str, dict[str, str]]) -> bool:
    return pair["request"]["method"] == "play"


def test_the_moves_of_bots_are_announced_together_after_the_last(page: Page, user: User) -> None:
    listen(page)
    pause_on_bots_turn(user)
    page.clock.run_for(POLITE_DELAY_MS)
    before = heard(page, "status"), heard(page, "assertive")
    expect(assertive_region(page)).to_be_empty()
    log = page.get_by_role("log").get_by_role("listitem")
    draw = page.get_by_role("button", name="Draw a card")
    entries = log.count() - 1
    while draw.is_disabled():
        assert (heard(page, "status"), heard(page, "assertive")) == before
        page.clock.run_for(PAUSE_MS)
    expect(assertive_region(page)).to_contain_text("Your turn")
    page.clock.run_for(POLITE_DELAY_MS)
    polite, assertive = heard(page, "status"), heard(page, "assertive")
    assert (len(polite), len(assertive)) == (len(before[0]) + 1, len(before[1]) + 1)
    assert polite[-1].startswith(" ".join(log.all_inner_texts()[entries:]) + " Draw a card. ")


def test_jokers_are_announced_with_a_suggestion_and_the_result_once(page: Page, user: User) -> None:
    listen(page)
    open_late_game(user)
    play_recorded_actions(user, "five-players-end")
    joker = page.get_by_role("combobox", name="Joker 1").locator("option:checked").inner_text()
    turn, events = hear_turn(page)
    assert turn == "Choose a colour for each joker."
    score = page.get_by_text(re.compile("^Your score with")).inner_text()
    assert f". Suggested: Joker 1: {joker}" in events
    assert events.endswith(f". {score}. Confirm.")
    page.get_by_role("button", name="Confirm").click()
    expect(user.final_scores()).to_be_visible()
    expect(assertive_region(page)).to_be_empty()
    winner = page.locator(".winners").inner_text()
    rows = page.get_by_role("table").locator("tbody").get_by_role("row")
    scores = {
        row.get_by_role("rowheader").inner_text(): row.get_by_role("cell").last.inner_text() for row in rows.all()
    }
    points = {name: int(score.replace("−", "-")) for name, score in scores.items()}
    best = max(points, key=lambda name: points[name])
    place = ("1st", "2nd", "3rd", "4th", "5th")[sum(other > points["You"] for other in points.values())]
    behind = points[best] - points["You"]
    expect(page.get_by_text(f"{place} place, {behind} point{'s' * (behind != 1)} behind {best}")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=winner)).to_have_count(1)
    ending = next(words for words in heard(page, "status") if winner in words)
    assert ending.endswith(f". {winner}")
    for name, score in scores.items():
        assert ending.count(f"{name}: {score}") == 1
    assert sum(winner in words for words in heard(page, "status") + heard(page, "assertive")) == 1


def test_step_by_step_announces_events_but_no_turn(page: Page, user: User) -> None:
    open_on_bots_turn(user, "step")
    expect(page.get_by_role("status")).to_contain_text("Bruno is thinking.")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"^Bruno drew .*\. Bruno is thinking\.$"))
    expect(assertive_region(page)).to_be_empty()


@pytest.mark.parametrize("method", ["key", "Enter", "click"])
def test_a_disabled_row_says_why_in_its_name(page: Page, user: User, method: str) -> None:
    listen(page)
    open_late_game(user)
    row = page.get_by_role("button", name="Row", disabled=True).first
    name = name_of(row)
    hear_turn(page)
    log, before = page.get_by_role("log").inner_text(), heard(page, "assertive")
    if method == "click":
        row.dispatch_event("click")
    else:
        row.focus()
        page.keyboard.press(name.removeprefix("Row ")[0] if method == "key" else method)
    expect(page.get_by_role("status")).to_have_text(f"That’s not possible right now. {name}.")
    expect(page.locator(".refusal")).to_have_text(f"That’s not possible right now. {name}.")
    assert heard(page, "assertive") == before
    assert page.get_by_role("log").inner_text() == log
    user.act(next(pair["request"]["params"]["action"] for pair in pairs("five-players-end") if is_play(pair)))
    expect(page.locator(".refusal")).to_have_count(0)


def test_an_impossible_draw_says_what_to_do_instead(page: Page, user: User) -> None:
    listen(page)
    open_new_game(user)
    user.act("d")
    prompt = page.get_by_text(re.compile("^Place the .* card$"))
    hear_turn(page)
    for _ in range(2):
        page.keyboard.press("d")
        expect(page.locator(".refusal")).to_have_text(f"That’s not possible right now. {prompt.inner_text()}.")
    assert heard(page, "status")[-2:] == [f"That’s not possible right now. {prompt.inner_text()}."] * 2


def test_twenty_presses_in_a_second_draw_once_and_place_once(page: Page, user: User) -> None:
    open_new_game(user)
    page.get_by_role("button", name="Draw a card").focus()
    for key in "d4":
        for _ in range(20):
            page.keyboard.press(key)
        user.wait_for_decision()
    entries = page.get_by_role("log").get_by_role("listitem").all_inner_texts()
    assert [words for words in entries if words.startswith("You ")] == [entries[1]]


def test_the_focus_stays_while_bots_play_and_then_moves_to_an_action(page: Page, user: User) -> None:
    pause_on_bots_turn(user)
    page.clock.run_for(20)
    row = page.get_by_role("button", name="Row 4")
    row.focus()
    log = page.get_by_role("log").get_by_role("listitem")
    draw = page.get_by_role("button", name="Draw a card")
    entries = log.count()
    page.clock.run_for(PAUSE_MS)
    expect(log).to_have_count(entries + 1)
    page.clock.run_for(20)
    expect(row).to_be_focused()
    while draw.is_disabled():
        page.clock.run_for(PAUSE_MS)
    page.clock.run_for(20)
    expect(page.locator(".row:focus, .draw:focus")).to_be_enabled()


def test_choosing_a_joker_colour_announces_the_score(page: Page, user: User) -> None:
    conversation = pairs("five-players-end")
    params = {"seat": 0, "colours": ["c1"]}
    answer = {"result": {"score": -3, "piles": []}}
    conversation.append({"request": {"method": "preview_jokers", "params": params}, "answer": answer})
    replace_conversation(page, "five-players-end", conversation)
    open_late_game(user)
    play_recorded_actions(user, "five-players-end")
    expect(page.get_by_role("status")).to_contain_text("Confirm.")
    before = assertive_region(page).inner_text()
    page.get_by_role("combobox", name="Joker 1").select_option("c1")
    expect(page.get_by_role("status")).to_have_text("Your score with this choice: −3.")
    assert assertive_region(page).inner_text() == before
