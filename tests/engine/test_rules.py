"""The rule booklet, one case per sentence: position, action, card drawn, next position."""

import pytest

from coloretto.cards import PLAYERS, Variant
from coloretto.errors import IllegalActionError
from coloretto.game import Game
from coloretto.notation.text import LETTERS, action_from_text, action_to_text, state_to_text
from coloretto.perft import first_setup
from coloretto.rules import apply_action, apply_outcome, is_last_round, legal_actions, new_game
from coloretto.state import DRAWING, OVER, REVEALING
from tests.support.games import bots, random_game, state

REST4 = "R8O8Y8G8T9B9P9+10*3"
"""The supply of four seats that start with R, O, Y and G."""


def test_supply_sizes_match_the_booklet() -> None:
    for players, size in zip(PLAYERS, (54, 64, 72, 71), strict=True):
        for edition in ("classic", "golden"):
            variant = Variant(players, edition)
            assert sum(new_game(variant, first_setup(variant)).supply) == size


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        # All rows are empty and passing is not allowed: draw.
        (f"4cb15 - R/O/Y/G .../.../.../... - 1 - {REST4}", "d"),
        # A row may be taken as soon as it holds one card.
        ("4cb15 - R/O/Y/G P../.../.../... - 1 - R8O8Y8G8T9B9P8+10*3", "d t1"),
        # A drawn card must be placed, in a row with room that is not taken.
        ("4cb15 - R2O/O/Y/G xxx/TTT/.../... 1 2 P R7O7Y8G8T6B9P8+10*3", "p3 p4"),
        # All rows full: take.
        ("3cb15 P R/O/Y RRR/OOO/YYY - 1 - R5O5Y5G9T9B9+10*3", "t1 t2 t3"),
        # The last seat in the round may draw as long as there is room.
        ("4cb15 - R2/O2/Y2/G xxx/xxx/xxx/TB. 123 4 - R7O7Y7G8T8B8P9+10*3", "d t4"),
        # ... and must take once there is none.
        ("4cb15 - R2/O2/Y2/G xxx/xxx/xxx/TBP 123 4 - R7O7Y7G8T8B8P8+10*3", "t4"),
        # The rows of two players have room for 1, 2 and 3 cards.
        ("2cb15 BP RO/YG R/../... - 1 T R7O8Y8G8T8+10*3", "p2 p3"),
    ],
)
def test_legal_actions_match_the_booklet(position: str, actions: str) -> None:
    assert " ".join(map(action_to_text, legal_actions(state(position)))) == actions


@pytest.mark.parametrize(
    ("before", "action", "card", "after"),
    [
        # Draw and see the card ...
        (
            f"4cb15 - R/O/Y/G .../.../.../... - 1 - {REST4}",
            "d",
            "P",
            "4cb15 - R/O/Y/G .../.../.../... - 1 P R8O8Y8G8T9B9P8+10*3",
        ),
        # ... place it, and the next seat to the left is to act.
        (
            "4cb15 - R/O/Y/G .../.../.../... - 1 P R8O8Y8G8T9B9P8+10*3",
            "p3",
            None,
            "4cb15 - R/O/Y/G .../.../P../... - 2 - R8O8Y8G8T9B9P8+10*3",
        ),
        # All cards of a row go to the area; the seat is out; the row stays empty.
        (
            "4cb15 - R/O/Y/G .../.../PB+/... - 4 - R8O8Y8G8T9B8P8+9*3",
            "t3",
            None,
            "4cb15 - R/O/Y/GBP+ .../.../xxx/... 4 1 - R8O8Y8G8T9B8P8+9*3",
        ),
        # Seats that are out are skipped.
        (
            "4cb15 - R/OB/YP/G T../xxx/xxx/... 23 1 T R8O8Y8G8T7B8P8+10*3",
            "p4",
            None,
            "4cb15 - R/OB/YP/G T../xxx/xxx/T.. 23 4 - R8O8Y8G8T7B8P8+10*3",
        ),
        # All seats have taken: the rows are free again, and the last to take starts.
        (
            "3cb15 P RT/OT/Y xxx/xxx/T.. 12 3 - R8O8Y8G9T6B9+10*3",
            "t3",
            None,
            "3cb15 P RT/OT/YT .../.../... - 3 - R8O8Y8G9T6B9+10*3",
        ),
        # Two players: the third row's cards leave the game.
        (
            "2cb15 BP RO/YGT T/RR/xxx 2 1 - R6O8Y8G8T7+10*3",
            "t1",
            None,
            "2cb15 BP ROT/YGT ./../... - 1 - R6O8Y8G8T7+10*3",
        ),
        # A golden joker is a joker, and the seat that takes it also gets the top card.
        (
            "4gb16 - R/O/Y/G $T./.../.../... - 1 - R8O8Y8G8T8B9P9+10*2",
            "t1",
            "B",
            "4gb16 - RTB$/O/Y/G xxx/.../.../... 1 2 - R8O8Y8G8T8B8P9+10*2",
        ),
        # It does nothing when the supply is empty.
        (
            "5gb15 - R9O6+10/O3Y8/G9*2/T9/B8P9 xxx/xxx/xxx/xxx/YB$ 1234 5 - -",
            "t5",
            None,
            "5gb15 - R9O6+10/O3Y8/G9*2/T9/YB9P9$ .../.../.../.../... - 5 # -",
        ),
        # The last-round card is set aside and the same seat draws the next card.
        (
            "2cb15 BP R9O9Y9G/+10*3G T/../... - 1 - G7T8",
            "d",
            "T",
            "2cb15 BP R9O9Y9G/G+10*3 T/../... - 1 T G7T7",
        ),
        # The game ends with the round in which the last-round card was drawn.
        (
            "2cb15 BP R9O9Y9G/GT+10*3 T/xx/TT. 2 1 - G7T5",
            "t1",
            None,
            "2cb15 BP R9O9Y9GT/GT+10*3 ./../... - 1 # G7T5",
        ),
        # Also when a golden joker revealed it, even for the last to take.
        (
            "2gb16 BP R9O9Y7G/GT+10*2 $/xx/T.. 2 1 - Y2G7T7",
            "t1",
            "G",
            "2gb16 BP R9O9Y7G2$/GT+10*2 ./../... - 1 # Y2G6T7",
        ),
    ],
)
def test_next_states_match_the_booklet(before: str, action: str, card: str | None, after: str) -> None:
    reached = apply_action(state(before), action_from_text(action))
    assert (reached.phase in (DRAWING, REVEALING)) == (card is not None)
    if card is not None:
        reached = apply_outcome(reached, LETTERS.index(card))
    assert state_to_text(reached) == state_to_text(state(after))


def test_the_last_round_begins_with_the_first_card_under_the_marker() -> None:
    before = state("2cb15 BP R9O9Y9G/+10*3G T/../... - 1 - G7T8")
    assert not is_last_round(before)
    assert is_last_round(apply_outcome(apply_action(before, 0), LETTERS.index("T")))


@pytest.mark.parametrize("depth", [15, 16])
def test_the_last_round_begins_at_the_marker_depth(depth: int) -> None:
    variant = Variant(4, "golden", "brown", depth)
    for entry in random_game(variant, seed=1).history:
        assert is_last_round(entry.after) == (sum(entry.after.supply) < depth)


def test_an_illegal_action_is_refused_by_its_name() -> None:
    game = Game.deal(Variant(3), bots(Variant(3)), seed=1)
    with pytest.raises(IllegalActionError, match="t2 is not possible now, only d"):
        game.play(action_from_text("t2"))
    assert game.history == []


def test_no_action_is_legal_when_the_game_is_over() -> None:
    game = random_game(Variant(3), seed=1)
    assert game.state.phase == OVER
    with pytest.raises(IllegalActionError, match="the game is over"):
        game.play(0)
