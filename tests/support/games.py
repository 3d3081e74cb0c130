"""Builders of games and states for several tests."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from coloretto.cards import EDITIONS, MARKER_DEPTHS, PLAYERS, SCORINGS, Counts, Variant
from coloretto.game import Game, Player
from coloretto.notation.text import counts_from_text, state_from_text
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, legal_actions, new_game
from coloretto.state import OVER, Setup, State

area = counts_from_text
state = state_from_text

VARIANTS = [
    Variant(players, edition, scoring, depth)
    for players in PLAYERS
    for edition in EDITIONS
    for scoring in SCORINGS
    for depth in MARKER_DEPTHS
]
variants = st.sampled_from(VARIANTS)
seeds = st.integers(0, 10_000)

GREEDY = """
def choose(table):
    if table.drawn:
        return max(table.legal, key=lambda action: len(action.row))
    takes = [action for action in table.legal if action.is_take]
    best = max(takes, key=lambda action: table.gain(action.row), default=None)
    if best and table.gain(best.row) >= 3:
        return best
    return table.legal[0]
"""
"""A bot as a person writes it: takes a row with enough points, and otherwise draws."""


def name(variant: Variant) -> str:
    return f"{variant.players}-{variant.edition}-{variant.scoring}-{variant.marker_depth}"


def bots(variant: Variant, level: str = "random") -> list[Player]:
    return [Player(level)] * variant.players


def people(variant: Variant) -> list[Player]:
    return [Player()] * variant.players


def random_game(variant: Variant, seed: int, players: list[Player] | None = None) -> Game:
    """Play a game to its end with random actions."""
    game = Game.deal(variant, players or bots(variant), seed)
    rng = Random(seed)
    while game.state.phase != OVER:
        game.play(rng.choice(legal_actions(game.state)))
    return game


def random_walk(variant: Variant, setup: Setup, seed: int) -> Iterator[State]:
    """Yield the states of a random game from its start to its end, chance nodes included."""
    rng = Random(seed)
    at = new_game(variant, setup)
    yield at
    while at.phase != OVER:
        actions = legal_actions(at)
        if actions:
            at = apply_action(at, rng.choice(actions))
        else:
            cards, probabilities = zip(*chance_outcomes(at), strict=True)
            at = apply_outcome(at, rng.choices(cards, probabilities)[0])
        yield at


def decisions(variant: Variant, seed: int) -> list[State]:
    """Return the decision nodes of a random game."""
    return [entry.before for entry in random_game(variant, seed).history]


def total(*bags: Counts) -> Counts:
    return tuple(map(sum, zip(*bags, strict=True)))
