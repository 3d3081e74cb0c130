"""Reasons are given exactly where their numbers support them."""

from typing import Any

import pytest
from hypothesis import given, settings

from coloretto.bots.base import run
from coloretto.cards import Variant, count_cards, deck_counts
from coloretto.coach.action_values import SIGNIFICANT_DIFFERENCE, ActionValue, evaluate_decision
from coloretto.coach.explanations import Explanation, explain_action, find_hint
from coloretto.coach.reasons import LIKELY, NEAR_END_DRAWS, SMALL_GAIN, reasons_for
from coloretto.notation.text import action_from_text, cards_from_text, counts_from_text, counts_to_text, state_from_text
from coloretto.rules import apply_action, legal_actions, returns
from coloretto.state import DRAW, State, is_place, is_take, row_from_action
from tests.support.games import decisions, seeds, total, variants


@pytest.mark.parametrize(
    ("behind", "is_exact", "is_near_best"),
    [
        (0, False, True),
        (SIGNIFICANT_DIFFERENCE / 2, False, True),
        (2 * SIGNIFICANT_DIFFERENCE, False, False),
        (0, True, True),
        (0.001, True, False),
    ],
)
def test_any_difference_between_exact_values_is_significant(behind: float, is_exact: bool, is_near_best: bool) -> None:
    choices = (ActionValue(1, 0.5, 2.0), ActionValue(2, 0.5 - behind, 1.0))
    assert Explanation(2, choices, (), is_exact).is_near_best == is_near_best


def at_table(areas: str, rows: str, phase: str = "-", out: str = "-") -> State:
    """Return a state of three seats where the first that is not out acts; all other cards are in the supply."""
    dealt = [counts_from_text(area) for area in areas.split("/")]
    dealt += [count_cards(cards_from_text(row.rstrip(".") or "-")) for row in rows.split("/") if row != "xxx"]
    dealt += [count_cards(cards_from_text(phase))] if phase != "-" else []
    full = deck_counts(Variant(3), removed=[6])
    left = counts_to_text(tuple(have - seen for have, seen in zip(full, total(*dealt), strict=True)))
    seat = next(seat for seat in "123" if seat not in out)
    return state_from_text(f"3cb15 P {areas} {rows} {out} {seat} {phase} {left}")


def reasons_by_code(state: State, action: str) -> dict[str, dict[str, Any]]:
    """Return the numbers of the reasons by code; of equal codes those of the strongest reason."""
    reasons = reasons_for(state, action_from_text(action))
    return {reason.code: reason.numbers for reason in reversed(reasons)}


# Seat 1 has three red, two orange, one yellow (6 + 3 + 1); seat 2 and seat 3 one card each.
OWN = "R3O2Y/G/T"
LATE = "R3O2Y/G9T9B9+10*3/Y8"  # Leaves 12 cards for the rows and the supply.


@pytest.mark.parametrize(
    ("state", "action", "code", "numbers"),
    [
        (at_table(OWN, "RR./G../..."), "t1", "gains", {"points": 9}),
        (at_table(OWN, "GT./GTB/..."), "t1", "loses_least", {"points": 2}),
        (at_table(OWN, "GG./R../..."), "t1", "denies", {"seat": 1, "points": 4}),
        (at_table(OWN, "*../R../..."), "t1", "joker", {"cards": 1}),
        (at_table(OWN, "++./R../..."), "t1", "plus_twos", {"cards": 2}),
        (at_table(OWN, "RRG/R../..."), "t1", "row_full", {}),
        (at_table(OWN, "R../RRG/..."), "t1", "avoids_fourth_colour", {"colours": 3, "row": 1, "colours_there": 4}),
        (at_table(OWN, "R../GT./G.."), "t1", "avoids_fourth_colour", {"colours": 3, "row": 1, "colours_there": 5}),
        (at_table(OWN, "R../G../...", "R"), "p1", "helps", {"points": 5}),
        (at_table("R3O2Y/G3T2B/T", "GG./R../...", "Y"), "p1", "spoils", {"seat": 1, "points": 1}),
        (at_table(OWN, "RR./G../...", "B"), "p2", "keeps_clean", {"row": 0, "points": 1}),
        (at_table(OWN, "RR./G../...", "R"), "p1", "fills", {}),
        (at_table(OWN, "G../B../..."), "d", "little_to_take", {"points": -1}),
        (at_table(OWN, "Y../G../..."), "d", "little_to_take", {"points": SMALL_GAIN}),
        (at_table("R3O2Y/G3T3B3/G2T2B2O", "R../.../..."), "d", "nobody_wants", {"row": 0, "points": 4}),
        (at_table(OWN, "R../xxx/xxx", out="23"), "t1", "last_one_in", {}),
        (at_table(OWN, ".../.../..."), "d", "only_choice", {}),
        (at_table(LATE, "R../O../..."), "t1", "last_round", {}),
        (at_table("R3O2Y/G9T9B9+9*3/Y3", "R../O../..."), "t1", "last_round_near", {"draws": 2}),
        (at_table("R3O2Y/G9T9B9+9*3/-", "R../O../..."), "t1", "last_round_near", {"draws": NEAR_END_DRAWS}),
    ],
)
def test_reasons_are_given_with_their_numbers(state: State, action: str, code: str, numbers: Any) -> None:
    assert reasons_by_code(state, action)[code] == numbers


@pytest.mark.parametrize(
    ("state", "action", "code"),
    [
        (at_table(OWN, "R../RR./..."), "t1", "gains"),
        (at_table(OWN, "G../R../..."), "t1", "gains"),
        (at_table(OWN, "G../R../..."), "t1", "loses_least"),
        (at_table(OWN, "R../GG./..."), "t1", "denies"),
        (at_table(OWN, "GG./xxx/xxx", out="23"), "t1", "denies"),
        (at_table(OWN, "+../*../..."), "t1", "joker"),
        (at_table(OWN, "*../+../..."), "t1", "plus_twos"),
        (at_table(OWN, "RR./RRG/..."), "t1", "row_full"),
        (at_table(OWN, "R../RR./..."), "t1", "avoids_fourth_colour"),
        (at_table(OWN, "G../B../..."), "t1", "avoids_fourth_colour"),
        (at_table(OWN, "R../G../...", "B"), "p1", "helps"),
        (at_table(OWN, "GG./R../...", "G"), "p1", "spoils"),
        (at_table(OWN, "RR./G../...", "R"), "p2", "keeps_clean"),
        (at_table(OWN, "RR./G../...", "B"), "p1", "keeps_clean"),
        (at_table(OWN, "R../G../...", "R"), "p1", "fills"),
        (at_table(OWN, "RR./B../..."), "d", "little_to_take"),
        (at_table(OWN, "RRR/B../..."), "d", "likely_better"),
        (at_table(OWN, "RR./B../..."), "d", "nobody_wants"),
        (at_table(OWN, "R../xxx/...", out="3"), "t1", "last_one_in"),
        (at_table(OWN, "R../.../..."), "d", "only_choice"),
        (at_table(OWN, "R../.../..."), "d", "last_round"),
        (at_table(OWN, "R../.../..."), "d", "last_round_near"),
        (at_table("R3O2Y/G9T9B9+8*3/-", "R../O../..."), "t1", "last_round_near"),
        (at_table(LATE, "R../O../..."), "t1", "last_round_near"),
    ],
)
def test_unsupported_reasons_are_not_given(state: State, action: str, code: str) -> None:
    assert code not in reasons_by_code(state, action)


def test_a_next_card_that_brings_one_point_more_is_better() -> None:
    numbers = reasons_by_code(at_table("-/G/T", "R../.../..."), "d")["likely_better"]
    # Of 64 unseen cards, 43 of other colours bring one point more, and 21 red cards, jokers and +2 bring two.
    assert numbers == {"share": pytest.approx(1), "points": pytest.approx((43 + 2 * 21) / 64)}


def gain(state: State, seat: int, row: int) -> int:
    """Return the gain of a row for a seat, by the rules."""
    taken = apply_action(state._replace(seat=seat, phase=0, drawn=None), 6 + row)
    return returns(taken)[seat] - returns(state)[seat]


@settings(max_examples=30)
@given(variant=variants, seed=seeds)
def test_the_numbers_of_reasons_can_be_counted_at_the_table(variant: Variant, seed: int) -> None:
    for state in decisions(variant, seed)[::5]:
        rows = [row for row, cards in enumerate(state.rows) if cards is not None and any(cards)]
        own = {row: gain(state, state.seat, row) for row in rows}
        for action in legal_actions(state):
            row = row_from_action(action)
            for code, numbers in reasons_for(state, action):
                if code == "gains":
                    assert is_take(action) and numbers["points"] == own[row] == max(own.values()) > 0
                if code == "loses_least":
                    assert is_take(action) and -numbers["points"] == own[row] == max(own.values()) < 0
                if code == "denies":
                    theirs = {other: gain(state, int(numbers["seat"]), other) for other in rows}
                    rest = max((points for other, points in theirs.items() if other != row), default=0)
                    assert numbers["points"] == theirs[row] - max(rest, 0) > 0
                if code in ("helps", "spoils"):
                    seat = int(numbers.get("seat", state.seat))
                    empty = not any(state.rows[row] or (0,))
                    before = 0 if empty else gain(state, seat, row)
                    change = gain(apply_action(state, action), seat, row) - before
                    assert is_place(action) and numbers["points"] == (change if code == "helps" else -change) > 0
                if code == "little_to_take":
                    assert action == DRAW and numbers["points"] == max(own.values()) <= SMALL_GAIN
                if code == "likely_better":
                    assert LIKELY <= numbers["share"] <= 1 + 1e-9 and numbers["points"] > 0
                if code == "last_round_near":
                    assert 0 <= numbers["draws"] <= NEAR_END_DRAWS


def test_explanations_value_all_actions_best_first() -> None:
    state = at_table(OWN, "RRR/B../...")
    good = run(explain_action(state, action_from_text("t1")))
    assert good.is_near_best
    assert good.choices[0].action == action_from_text("t1")
    assert sorted(choice.action for choice in good.choices) == legal_actions(state)
    bad = run(explain_action(state, action_from_text("t2")))
    assert not bad.is_near_best
    shares = {choice.action: choice.win_share for choice in bad.choices}
    assert shares[bad.choices[0].action] - shares[action_from_text("t2")] >= SIGNIFICANT_DIFFERENCE
    assert bad.choices == good.choices


def test_hints_name_the_kind_of_the_best_action_and_its_reasons() -> None:
    state = at_table(OWN, "RRR/B../...")
    hint = run(find_hint(state))
    assert (hint.kind, hint.cue, hint.is_close) == ("take", "gains", False)
    assert hint.values == run(evaluate_decision(state))
    assert list(hint.reasons) == reasons_for(state, hint.values.choices[0].action)
