"""Positions that no game can reach are refused with a reason; similar ones that a game can reach are accepted."""

import re

import pytest

from coloretto.cards import COLOURS, Variant, count_cards, deck_counts
from coloretto.errors import InvalidPositionError
from coloretto.notation.text import cards_from_text, counts_from_text, counts_to_text, state_from_text
from coloretto.state import DECIDE, PLACE, Setup
from coloretto.validation import check_deck, check_setup, check_state
from tests.support.games import total


def position(
    rows: str, supply: str, *, players: int = 5, seat: int = 1, phase: str = "-", out: str = "-", gone: str = "-"
) -> str:
    """Return a classic position. Seat 1 has all cards that are neither elsewhere in it nor `gone` from the game."""
    variant = Variant(players)
    removed = "PB"[: variant.removed_colours] or "-"
    given = [count_cards(cards_from_text(row.strip("x.") or "-")) for row in rows.split("/")]
    given += [count_cards(cards_from_text(phase))] if phase.isalpha() else []
    given += [counts_from_text(supply), counts_from_text(gone)]
    full = deck_counts(variant, cards_from_text(removed))
    held = tuple(full_count - count for full_count, count in zip(full, total(*given), strict=True))
    areas = "/".join([counts_to_text(held), *["-"] * (players - 1)])
    return f"{players}cb15 {removed} {areas} {rows} {out} {seat} {phase} {supply}"


EMPTY = "/".join(["..."] * 5)
TAKEN = "/".join(["xxx"] * 4)


@pytest.mark.parametrize(
    "text",
    [
        position(EMPTY, "P9B5"),  # 14 cards for 15 spaces: the card that began the last round is in an area.
        position(EMPTY, "P9B4", phase="T"),
        position(f"{TAKEN}/TT.", "-", out="1234", seat=5),
        position(f"{TAKEN}/T..", "P9B7", out="1234", seat=5, phase="?"),
        position(EMPTY, "P9B5", phase="#"),
        position("./../...", "G9T6", players=2, gone="+2"),
    ],
)
def test_an_extreme_position_is_valid(text: str) -> None:
    state_from_text(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (position(EMPTY, "P9B4"), "fewer cards are left than the rows of a last round can need"),
        (position(EMPTY, "P9B3", phase="T"), "fewer cards are left than the rows of a last round can need"),
        (position(EMPTY, "-"), "the seat can neither draw nor take a row"),
        (position(EMPTY, "P9B6", phase="#"), "the game cannot be over before the last-round card is turned over"),
        (
            position(f"xxx/{EMPTY[4:]}", "P9B5", phase="#"),
            "when the game is over, all rows are empty and no seat is out",
        ),
        (
            position(EMPTY, "P9B5", phase="#", out="1"),
            "when the game is over, all rows are empty and no seat is out",
        ),
        (
            position(f"T../{EMPTY[4:]}", "P9", phase="#"),
            "when the game is over, all rows are empty and no seat is out",
        ),
        (position(f"xxx/{EMPTY[4:]}", "P9B9"), "as many rows must be taken as seats are out"),
        (position(f"xxx/{EMPTY[4:]}", "P9B9", out="1"), "seat 1 cannot be the one to act"),
        (position(f"{TAKEN}/xxx", "P9B9", out="12345", phase="T"), "seat 1 cannot be the one to act"),
        (position(f"{TAKEN}/TTT", "P9B9", out="1234", seat=5, phase="?"), "no row has room for a card"),
        (position(f"{TAKEN}/TTT", "P9B9", out="1234", seat=5, phase="G"), "no row has room for a card"),
        (position(f"{TAKEN}/T..", "-", out="1234", seat=5, phase="?"), "the supply is empty"),
        (position(f"{TAKEN}/T..", "-", out="1234", seat=4, phase="!"), "the supply is empty"),
        (position(f"{TAKEN}/T..", "P9B9", out="1234", seat=4, phase="!"), "only a golden joker reveals a card"),
        (position("/".join(["..."] * 4), "P9B9", players=4, seat=5), "there is no seat 4"),
        (position("/".join(["..."] * 3), "B9", players=3, gone="T"), "there are 8 cards of kind 4, but 9 in the game"),
        (
            position(EMPTY, "P9B9", phase="T").replace("T8", "T9"),
            "there are 10 cards of kind 4, but only 9 in the game",
        ),
        (position("./../...", "G9T9", players=2).replace(" PB ", " P+ "), "only colours can be out of the game"),
        (
            position("./../...", "G9T9", players=2).replace(" PB ", " PP "),
            "2 different colours must be out of the game",
        ),
    ],
)
def test_an_unreachable_position_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidPositionError, match=f"^{re.escape(reason)}$"):
        state_from_text(text)


def test_an_overfull_row_is_refused() -> None:
    state = state_from_text(position(EMPTY, "P9B9"))
    rows = (*state.rows[:1], counts_from_text("T4"), *state.rows[2:])
    with pytest.raises(InvalidPositionError, match=r"^row 2 holds more cards than it has room for$"):
        check_state(state._replace(rows=rows))


@pytest.mark.parametrize(("phase", "drawn"), [(PLACE, None), (DECIDE, 4)])
def test_a_drawn_card_that_contradicts_the_phase_is_refused(phase: int, drawn: int | None) -> None:
    state = state_from_text(position(EMPTY, "P9B9", phase="-" if drawn is None else "T"))
    with pytest.raises(InvalidPositionError, match=r"^there is a drawn card exactly when it must be placed$"):
        check_state(state._replace(phase=phase, drawn=drawn))


SETUP = Setup(removed=(), starting=((0,), (1,), (2,), (3,)), start_seat=0, capacities=(3, 3, 3, 3))


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (
            SETUP._replace(starting=((0,), (1,), (2,), (COLOURS,))),
            "starting cards must be of colours that are in the game",
        ),
        (SETUP._replace(starting=((0,), (1,), (2,), (0,))), "starting cards must all be of different colours"),
        (SETUP._replace(starting=((0,), (1,), (2,))), "4 seats need starting cards, not 3"),
        (SETUP._replace(starting=((0,), (1,), (2,), (3, 4))), "each seat starts with 1 cards"),
        (SETUP._replace(start_seat=4), "there is no seat 4 to start"),
        (SETUP._replace(start_seat=-1), "there is no seat -1 to start"),
        (SETUP._replace(capacities=(3, 3, 3)), "the rows must have room for 3, 3, 3, 3 cards"),
        (SETUP._replace(removed=(0,)), "0 different colours must be out of the game"),
    ],
)
def test_an_impossible_setup_is_refused_with_its_reason(setup: Setup, reason: str) -> None:
    check_setup(Variant(4), SETUP)
    with pytest.raises(InvalidPositionError, match=f"^{re.escape(reason)}$"):
        check_setup(Variant(4), setup)


def test_an_incomplete_deck_is_refused() -> None:
    reason = "the supply does not hold the cards that this variant and setup leave"
    with pytest.raises(InvalidPositionError, match=f"^{reason}$"):
        check_deck(Variant(4), SETUP, ())
