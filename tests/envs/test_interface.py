"""The vector, the mask and the rewards that all environments share."""

import importlib
import sys
from typing import Any

import numpy as np
import pytest

import coloretto.envs
from coloretto.cards import KINDS, Variant
from coloretto.envs.interface import (
    ACTIONS,
    LAYOUT,
    MAX_GAIN,
    MAX_SCORE,
    MIN_SCORE,
    POINTS_PER_UNIT,
    REWARDS,
    SIZE,
    TEXT_LENGTH,
    Reward,
    Vector,
    action_mask,
    final_rewards,
    rewards,
    start_game,
    table_text,
    vector,
)
from coloretto.errors import ColorettoError
from coloretto.game import Game
from coloretto.notation.text import action_from_text, record_to_text, state_to_text
from coloretto.rules import is_last_round, legal_actions, returns
from coloretto.scoring import gain
from coloretto.state import State
from tests.support.games import VARIANTS, name, people, random_game, state

POSITION = state("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3")


def part(seen: Vector, name: str) -> list[float]:
    return [round(float(number), 3) for number in seen[LAYOUT[name]]]


def states(seed: int) -> list[State]:
    """Return the decision nodes and the end of a random game in one of all variants."""
    game = random_game(VARIANTS[seed % len(VARIANTS)], seed)
    return [*(entry.before for entry in game.history), game.state]


def test_the_vector_has_166_numbers_from_0_to_1_for_every_seat() -> None:
    for seed in range(len(VARIANTS)):
        for at in states(seed)[::7]:
            for seat in range(at.variant.players):
                seen = vector(at, seat)
                assert seen.shape == (SIZE,) == (166,)
                assert seen.dtype == np.float32
                assert 0 <= seen.min() <= seen.max() <= 1


def test_the_vector_begins_with_the_seat_that_sees_it() -> None:
    seen = vector(POSITION, 1)
    first, *_, last = np.split(seen[LAYOUT["seats"]], 5)
    assert first.tolist()[:3] == pytest.approx([0, 0.1, 0])
    assert first[KINDS] * (MAX_SCORE - MIN_SCORE) + MIN_SCORE == pytest.approx(1)
    assert not last.any()
    assert part(seen, "to_act") == [0, 0, 0, 1, 0]
    assert part(vector(POSITION, 0), "to_act") == [1, 0, 0, 0, 0]


def test_the_vector_shows_rows_with_what_they_gain() -> None:
    row, *_ = np.split(vector(POSITION, 0)[LAYOUT["rows"]], 5)
    cards = POSITION.rows[0]
    assert cards is not None
    points = gain(POSITION.areas[0], cards, "brown")
    assert row.tolist() == pytest.approx([1, *[0] * 9, 1, 0, 0, (points + MAX_GAIN) / (2 * MAX_GAIN)])


def test_the_vector_shows_unseen_cards_phase_and_variant() -> None:
    seen = vector(POSITION, 2)
    assert part(seen, "unseen") == pytest.approx([0.3, 0.7, 0.7, 0.8, 0.9, 0.9, 0.9, 1, 0.3, 0])
    assert part(seen, "above_marker") == [round((65 - 15) / 57, 3)]
    assert part(seen, "last_round") == [0]
    assert part(seen, "drawn") == [0] * KINDS
    assert part(seen, "phase") == [1, 0]
    assert part(seen, "variant") == [0, 0, 0]
    assert part(seen, "players") == [0, 0, 1, 0]


def test_the_vector_shows_the_drawn_card_and_the_last_round() -> None:
    seen = vector(state("2cb15 BP R9O9Y9G/GT+10*3 T/../TT. - 1 T G7T4"), 0)
    assert part(seen, "drawn").index(1) == 4
    assert part(seen, "phase") == [0, 1]
    assert part(seen, "last_round") == [1]
    assert part(seen, "above_marker") == [0]


def test_the_vector_names_the_variant() -> None:
    seen = vector(start_game(Variant(5, "golden", "grey"), 1).state, 0)
    assert part(seen, "variant") == [1, 1, 1]
    assert part(seen, "players") == [0, 0, 0, 1]


def test_the_order_of_the_deck_changes_no_vector() -> None:
    one = start_game(Variant(3), 5)
    other = Game.deal_from(one.state, people(one.variant), 77)
    for seat in range(3):
        assert (vector(one.state, seat) == vector(other.state, seat)).all()


def test_gains_and_scores_stay_within_their_bounds() -> None:
    for seed in range(40):
        for at in states(seed):
            assert all(MIN_SCORE <= points <= MAX_SCORE for points in returns(at))
            for area in at.areas:
                for cards in filter(None, at.rows):
                    assert abs(gain(area, cards, at.variant.scoring)) <= MAX_GAIN


def test_positions_fit_into_the_longest_text() -> None:
    assert max(len(state_to_text(at)) for seed in range(40) for at in states(seed)) <= TEXT_LENGTH


def test_the_mask_has_the_legal_actions_of_the_seat_to_act_only() -> None:
    for seed in range(8):
        for at in states(seed):
            for seat in range(at.variant.players):
                legal = np.flatnonzero(action_mask(at, seat)).tolist()
                assert legal == (legal_actions(at) if seat == at.seat else [])
                assert action_mask(at, seat).shape == (ACTIONS,)


def test_shares_of_the_win_add_up_to_0() -> None:
    assert final_rewards("win", (20, 31, 31, 5)) == (-0.25, 0.25, 0.25, -0.25)
    assert final_rewards("win", (7, 6)) == (0.5, -0.5)


def test_margins_are_leads_over_the_best_other_seat() -> None:
    assert final_rewards("margin", (20, 35, 31)) == (-15 / POINTS_PER_UNIT, 4 / POINTS_PER_UNIT, -4 / POINTS_PER_UNIT)
    assert final_rewards("score", (20, 35, 31)) == (20, 35, 31)


@pytest.mark.parametrize("kind", REWARDS)
@pytest.mark.parametrize("variant", VARIANTS[::5], ids=name)
def test_rewards_of_the_steps_add_up_to_that_of_the_game(kind: Reward, variant: Variant) -> None:
    game = random_game(variant, 3)
    steps = np.array([rewards(kind, entry.before, entry.after) for entry in game.history])
    assert steps.sum(axis=0) == pytest.approx(rewards(kind, game.initial_state, game.state))
    if kind != "potential":
        assert not steps[:-1].any()
    if kind in ("win", "potential"):
        assert steps.sum(axis=1) == pytest.approx(0)


def test_a_game_starts_from_a_deal_a_position_or_a_record() -> None:
    variant = Variant(2, "golden")
    game = start_game(variant, 9)
    assert start_game(variant, 1, {"deal": 9}).state == game.state
    for text in ("d", "p2", "t2"):
        game.play(action_from_text(text))
    record = record_to_text(game.record())
    assert start_game(variant, 0, {"record": record}).state == game.state
    assert start_game(variant, 0, {"record": record, "ply": 1}).state == game.history[0].after
    assert start_game(variant, 0, {"position": state_to_text(game.state)}).state == game.state
    for deal, options in ((7, {}), (0, {"deal": 7})):
        assert start_game(variant, deal, {"position": state_to_text(game.state), **options}).seed == 7
    assert start_game(variant, 9, {"something": "else"}).state == game.initial_state


RECORD = record_to_text(random_game(Variant(2), 4).record())


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"deal": -1}, "deal must be a whole number from 0, not -1"),
        ({"deal": "7"}, "deal must be a whole number from 0, not '7'"),
        ({"deal": 2**60}, "a seed is a whole number from 0 to 9007199254740991, not 1152921504606846976"),
        ({"position": "nonsense"}, "a position has 8 fields, separated by single spaces, not 1"),
        ({"position": state_to_text(POSITION)}, "the game is of another variant than the environment"),
        ({"position": "2cb15 BP R9O9Y9G/GT+10*3 T/../TT. - 1 # G7T5"}, "when the game is over, all rows are empty"),
        ({"record": "nonsense"}, "a record has 8 fields, separated by single spaces, not 1"),
        ({"record": RECORD}, "no seat can act in this position"),
        ({"record": RECORD, "ply": -1}, "ply must be a whole number from 0, not -1"),
        ("deal", "options are a dictionary, not 'deal'"),
    ],
)
def test_a_game_does_not_start_from_invalid_options(options: Any, reason: str) -> None:
    with pytest.raises(ColorettoError, match=f"^{reason}"):
        start_game(Variant(2), 1, options)


def test_the_package_can_be_imported_without_the_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    for library in ("gymnasium", "pettingzoo"):
        monkeypatch.setitem(sys.modules, library, None)
    assert importlib.reload(coloretto.envs).ENV_ID


def test_the_table_is_a_text_for_people() -> None:
    late = state("3cb15 R O3Y/G/B OOG/Y../xxx 2 1 - O4Y7G7T9B8P9+10*3")
    assert table_text(late, ["Ana", "bot", "learner"]).splitlines() == [
        "3cb15 R O3Y/G/B OOG/Y../xxx 2 1 - O4Y7G7T9B8P9+10*3",
        "57 unseen cards, last round in 43 draws",
        "> Ana    7  O3Y",
        "  bot    1  G  out",
        "  learner    1  B",
        "  row 1: O2G of 3",
        "  row 2: Y of 3",
        "  row 3: taken",
    ]


def test_the_table_says_that_it_is_the_last_round_or_the_end() -> None:
    game = random_game(Variant(2), 4)
    last = next(entry.before for entry in game.history if is_last_round(entry.before))
    assert table_text(last, ["a", "b"]).splitlines()[1].endswith(" unseen cards, last round")
    assert ">" not in table_text(game.state, ["a", "b"])
