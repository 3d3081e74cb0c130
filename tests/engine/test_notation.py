"""Invalid texts; round trips are in test_properties.py."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from coloretto.cards import NO_CARDS, Variant
from coloretto.errors import InvalidPositionError, NotationError, quote
from coloretto.game import Game
from coloretto.notation.text import (
    MAX_LENGTH,
    action_from_text,
    action_to_text,
    cards_from_text,
    cards_to_text,
    counts_from_text,
    counts_to_text,
    record_from_text,
    record_to_text,
    state_from_text,
    state_to_text,
)
from coloretto.state import FIRST_TAKE, MAX_ROWS
from tests.support.games import people, random_game

POSITION = "4cb15 - R2O/O/Y/G xxx/TTT/.../... 1 2 P R7O7Y8G8T6B9P8+10*3"


def test_actions_round_trip() -> None:
    for action in range(FIRST_TAKE + MAX_ROWS):
        assert action_from_text(action_to_text(action)) == action


@pytest.mark.parametrize("text", ["", "D", "p", "p0", "p6", "t9", "t1 ", "d1", "p1p2", "p\u0661", "\u0000"])
def test_an_invalid_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=re.escape(f"not an action: {quote(text)}")):
        action_from_text(text)


@pytest.mark.parametrize("text", ["", "r", "R0", "R100", "2R", "R-", "X", "R\u0661"])
def test_an_invalid_bag_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=re.escape(f"not cards: {quote(text)}")):
        counts_from_text(text)


def test_the_unchanged_position_is_valid() -> None:
    assert state_to_text(state_from_text(POSITION)) == POSITION


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("4cb15", "6cb15", "not a variant: '6cb15'"),
        ("4cb15", "4cb17", "marker_depth must be one of 15, 16"),
        ("4cb15 -", "4cb15 P", "0 different colours must be out"),
        ("R2O/O/Y/G", "R2O/O/Y", "there must be 4 seats"),
        ("R2O/", "R3O/", "there are 10 cards of kind 0, but only 9"),
        ("R7", "R6", "there are 8 cards of kind 0, but 9"),
        ("xxx/TTT", "xxx/TTTT", "room for 3, 3, 3, 3"),
        ("xxx/TTT", "-/TTT", "not a row: '-'"),
        ("xxx/TTT", "X/TTT", "not cards: 'X'"),
        ("xxx/TTT", "TX./TTT", "not cards: 'TX'"),
        ("xxx/TTT", "xxx/TxT", "not cards: 'TxT'"),
        (" 1 2 P", " - 2 P", "as many rows must be taken"),
        (" 1 2 P", " 1 1 P", "seat 1 cannot be the one to act"),
        (" 1 2 P", " 9 2 P", "not the seats that are out, ascending: '9'"),
        (" 1 2 P", " 1 7 P", "not a seat: '7'"),
        (" 1 2 P", " 1 2 PP", "not a phase: 'PP'"),
        (" 1 2 P R7O7Y8G8T6B9P8", " 1 2 # R7O7Y8G8T6B9P9", "cannot be over before"),
        (" 1 2 P R7O7Y8G8T6B9P8", " 1 2 ! R7O7Y8G8T6B9P9", "cannot be the one to act"),
        ("+10*3", "+10*3 ", "^a position has 8 fields"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    assert old in POSITION
    with pytest.raises((NotationError, InvalidPositionError), match=reason):
        state_from_text(POSITION.replace(old, new))


@pytest.mark.parametrize(
    ("field", "text", "reason"),
    [
        (0, "4xb15", "not a variant"),
        (1, "P", "0 different colours"),
        (2, "R/R/Y/G", "all be of different colours"),
        (2, "R/O/Y/*", "must be of colours"),
        (2, "R/O/Y", "4 seats need starting cards"),
        (2, "RO/Y/G/B", "each seat starts with 1 cards"),
        (3, "5", "there is no seat 4"),
        (4, "3332", "the rows must have room"),
        (4, "33", "not the capacities of the rows: '33'"),
        (4, "33\u0663", "not the capacities of the rows"),
        (5, "ROY", "does not hold the cards"),
        (6, "dp1x", "not actions: 'dp1x'"),
        (6, "d-", "not actions"),
        (6, "-d", "not actions"),
        (6, "", "not actions"),
        (6, "XX-XX", "not actions"),
        (7, "-/-", "need joker choices"),
        (7, "x/-/-/-", "not cards"),
    ],
)
def test_an_impossible_record_is_refused_with_the_reason(field: int, text: str, reason: str) -> None:
    fields = record_to_text(random_game(Variant(4), seed=3).record()).split(" ")
    fields[field] = text
    with pytest.raises((NotationError, InvalidPositionError), match=reason):
        record_from_text(" ".join(fields))


def test_a_record_without_actions_has_a_hyphen() -> None:
    variant = Variant(4)
    record = Game.deal(variant, people(variant), seed=3).record()
    text = record_to_text(record)
    assert text.split(" ")[6] == "-"
    assert record_from_text(text).actions == record.actions == ()


def test_texts_that_are_too_long_are_refused() -> None:
    with pytest.raises(NotationError, match="at most 4000 characters"):
        record_from_text("d" * 1_000_000)
    with pytest.raises(NotationError, match=r"^a record has at most 4000 characters, not 5010$"):
        record_from_text("d" * 5_000 + " " * 10)
    with pytest.raises(NotationError, match=r"^a record has 8 fields"):
        record_from_text("d" * MAX_LENGTH)


def test_an_empty_bag_is_a_hyphen() -> None:
    assert counts_to_text(NO_CARDS) == cards_to_text(()) == "-"


LETTERS_OF_POSITIONS = st.text("234cgb156 -/ROYGTBP+*$.x?!#d\u0661\n", max_size=60)


@given(text=st.one_of(st.text(max_size=80), LETTERS_OF_POSITIONS))
@example(text="-")
@example(text="4cb15 - - - - - - -")
def test_any_text_is_read_or_refused_with_a_reason(text: str) -> None:
    for read in (action_from_text, counts_from_text, cards_from_text, state_from_text, record_from_text):
        try:
            read(text)
        except (NotationError, InvalidPositionError) as error:
            assert str(error)


@given(data=st.data())
def test_a_position_with_a_changed_character_round_trips_or_is_refused(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(POSITION) - 1))
    changed = POSITION[:at] + data.draw(st.sampled_from("RP+*$1239-/x.#?! ")) + POSITION[at + 1 :]
    try:
        read = state_from_text(changed)
    except (NotationError, InvalidPositionError):
        return
    assert state_from_text(state_to_text(read)) == read
