"""The rules for thousands of games at once: a state is one index into arrays; knows no bots and no nets.

Tested equal to `coloretto.rules` ply by ply. All games of a fleet have the same number of players and the same side of
the scoring table; edition and marker depth are each game's own.
"""

from dataclasses import dataclass, fields
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.cards import COLOURS, EDITIONS, GOLDEN, JOKER, KINDS, MARKER_DEPTHS, PLUS_TWO, deck_counts, make_variant
from coloretto.scoring import PLUS_TWO_POINTS, best_score
from coloretto.state import DECIDE, DRAW, DRAWING, FIRST_PLACE, FIRST_TAKE, OVER, PLACE, REVEALING, State

Ints: TypeAlias = NDArray[np.int64]
Small: TypeAlias = NDArray[np.int16]
Flags: TypeAlias = NDArray[np.bool_]

COUNTS: Final = 7
"""More than six cards of a colour score like six."""

JOKERS: Final = 4


@dataclass
class Fleet:
    """Many states; axis 0 of every array is the game, the others are as in State.

    areas (games, seats, kinds), rows (games, rows, kinds) all 0 once taken, taken and capacities (games, rows), out
    (games, seats), supply (games, kinds), seat, phase, drawn (of no meaning but in PLACE) and marker_depth (games).
    """

    areas: Small
    rows: Small
    taken: Flags
    capacities: Small
    out: Flags
    supply: Small
    seat: Ints
    phase: Ints
    drawn: Ints
    marker_depth: Ints

    def __len__(self) -> int:
        return len(self.seat)

    def pick(self, games: Ints | Flags) -> "Fleet":
        """Copy some of the games, in this order."""
        return Fleet(*(getattr(self, field.name)[games] for field in fields(self)))

    def put(self, games: Ints, fleet: "Fleet") -> None:
        """Replace these games by the states of a fleet."""
        for field in fields(self):
            getattr(self, field.name)[games] = getattr(fleet, field.name)


def new_fleet(players: int, games: int, rng: np.random.Generator) -> Fleet:
    """Deal first states with editions, depths, removed colours, starting cards and start seats by lot."""
    rows = max(players, 3)
    variants = [(edition, depth) for edition in EDITIONS for depth in MARKER_DEPTHS]
    decks = np.array([deck_counts(make_variant(players, edition), ()) for edition, _ in variants], np.int16)
    which = rng.integers(len(variants), size=games)
    colours = rng.permuted(np.tile(np.arange(COLOURS), (games, 1)), axis=1)
    variant = make_variant(players)
    supply = decks[which]
    areas = np.zeros((games, players, KINDS), np.int16)
    all_games = np.arange(games)
    for number in range(variant.removed_colours):
        supply[all_games, colours[:, number]] = 0
    for number in range(players * variant.starting_cards):
        colour = colours[:, variant.removed_colours + number]
        areas[all_games, number % players, colour] += 1
        supply[all_games, colour] -= 1
    return Fleet(
        areas=areas,
        rows=np.zeros((games, rows, KINDS), np.int16),
        taken=np.zeros((games, rows), bool),
        capacities=np.tile(np.array(variant.capacities, np.int16), (games, 1)),
        out=np.zeros((games, players), bool),
        supply=supply,
        seat=rng.integers(players, size=games),
        phase=np.full(games, DECIDE),
        drawn=np.zeros(games, np.int64),
        marker_depth=np.array([depth for _, depth in variants])[which],
    )


def fleet_from_states(states: list[State]) -> Fleet:
    """Put states of one number of players into a fleet."""
    empty = (0,) * KINDS
    return Fleet(
        areas=np.array([state.areas for state in states], np.int16),
        rows=np.array([[row or empty for row in state.rows] for state in states], np.int16),
        taken=np.array([[row is None for row in state.rows] for state in states]),
        capacities=np.array([state.capacities for state in states], np.int16),
        out=np.array([state.out for state in states]),
        supply=np.array([state.supply for state in states], np.int16),
        seat=np.array([state.seat for state in states]),
        phase=np.array([state.phase for state in states]),
        drawn=np.array([state.drawn or 0 for state in states]),
        marker_depth=np.array([state.variant.marker_depth for state in states]),
    )


def legal_actions(fleet: Fleet) -> tuple[Ints, Ints]:
    """List all legal actions of all games at decision nodes: which game, and which action; by game, then ascending."""
    sizes = fleet.rows.sum(2)
    has_room = ~fleet.taken & (sizes < fleet.capacities)
    decides = (fleet.phase == DECIDE)[:, None]
    can_draw = decides & has_room.any(1, keepdims=True) & fleet.supply.any(1, keepdims=True)
    places = has_room & (fleet.phase == PLACE)[:, None]
    takes = decides & (sizes > 0)
    legal = np.concatenate([can_draw, places, takes], 1)
    rows = sizes.shape[1]
    numbers = np.array([DRAW, *range(FIRST_PLACE, FIRST_PLACE + rows), *range(FIRST_TAKE, FIRST_TAKE + rows)])
    games, columns = np.nonzero(legal)
    return games, numbers[columns]


def apply_actions(fleet: Fleet, actions: Ints) -> None:
    """Carry out one legal action in every game, in place; chance nodes may follow."""
    fleet.phase[actions == DRAW] = DRAWING
    placing = np.nonzero((actions >= FIRST_PLACE) & (actions < FIRST_TAKE))[0]
    fleet.rows[placing, actions[placing] - FIRST_PLACE, fleet.drawn[placing]] += 1
    fleet.phase[placing] = DECIDE
    taking = np.nonzero(actions >= FIRST_TAKE)[0]
    row = actions[taking] - FIRST_TAKE
    seat = fleet.seat[taking]
    cards = fleet.rows[taking, row]
    fleet.areas[taking, seat] += cards
    fleet.rows[taking, row] = 0
    fleet.taken[taking, row] = True
    fleet.out[taking, seat] = True
    reveals = (cards[:, GOLDEN] > 0) & fleet.supply[taking].any(1)
    fleet.phase[taking[reveals]] = REVEALING
    done = taking[~reveals]
    fleet.phase[done] = DECIDE
    _end_rounds(fleet, done)
    _pass_on(fleet, np.concatenate([placing, done]))


def apply_outcomes(fleet: Fleet, cards: Ints) -> None:
    """Turn a card up in every game, in place; all must be at chance nodes."""
    games = np.arange(len(fleet))
    fleet.supply[games, cards] -= 1
    draws = fleet.phase == DRAWING
    fleet.drawn[draws] = cards[draws]
    fleet.phase[draws] = PLACE
    reveals = np.nonzero(~draws)[0]
    fleet.areas[reveals, fleet.seat[reveals], cards[reveals]] += 1
    fleet.phase[reveals] = DECIDE
    _end_rounds(fleet, reveals)
    _pass_on(fleet, reveals)


def cards_by_lot(fleet: Fleet, rng: np.random.Generator) -> Ints:
    """Draw a card from the supply of every game."""
    ends = fleet.supply.cumsum(1)
    at = rng.random(len(fleet)) * ends[:, -1]
    cards: Ints = (at[:, None] >= ends).sum(1)
    return cards


def scores(areas: Small, scoring: str) -> Small:
    """Score bags (..., kinds), jokers given the best colours."""
    return _scores(np.moveaxis(areas, -1, 0), scoring)


def scores_with_rows(areas: Small, rows: Small, scoring: str) -> Small:
    """Score every area (games, seats, kinds) with every row (games, rows, kinds) added: (games, seats, rows)."""
    kinds_first = np.ascontiguousarray(areas.transpose(2, 1, 0))[:, :, None]
    return _scores(kinds_first + rows.transpose(2, 1, 0)[:, None], scoring).transpose(2, 0, 1)


def win_shares(points: Small) -> NDArray[np.float32]:
    """Share the wins of many games out; points and result are (games, seats)."""
    wins = points == points.max(1, keepdims=True)
    shares: NDArray[np.float32] = (wins / wins.sum(1, keepdims=True)).astype(np.float32)
    return shares


def _end_rounds(fleet: Fleet, games: Ints) -> None:
    """Start the next round, or end the game, where these games' last seat has taken."""
    ended = games[fleet.out[games].all(1)]
    fleet.rows[ended] = 0
    fleet.taken[ended] = False
    fleet.out[ended] = False
    is_over = fleet.supply[ended].sum(1) < fleet.marker_depth[ended]
    fleet.phase[ended[is_over]] = OVER
    # The seat that took last goes on: mark it as the one before the next to act.
    fleet.seat[ended] -= 1


def _pass_on(fleet: Fleet, games: Ints) -> None:
    """Let the next seat that is still in act."""
    players = fleet.out.shape[1]
    order = (fleet.seat[games, None] + np.arange(1, players + 1)) % players
    is_in = ~fleet.out[games[:, None], order]
    fleet.seat[games] = order[np.arange(len(games)), is_in.argmax(1)]


def _scores(bags: Small, scoring: str) -> Small:
    """Score bags (kinds, ...). With kinds first, NumPy goes through long runs: four times as fast."""
    code = np.zeros(bags.shape[1:], np.int32)
    for colour in range(COLOURS):
        code += _DIGITS.take(bags[colour])
    code *= JOKERS
    code += bags[JOKER]
    code += bags[GOLDEN]
    points: Small = _score_table(scoring).take(code) + PLUS_TWO_POINTS * bags[PLUS_TWO]
    return points


_DIGITS: Final = np.array([0, *(8**count for count in range(COUNTS - 1)), *[8 ** (COUNTS - 2)] * 7], np.int32)
"""Codes how many colours have 1..6 cards, three bits for each: what a score depends on, jokers and +2 apart."""


@lru_cache(maxsize=2)
def _score_table(scoring: str) -> Small:
    """Tabulate the score by the code of the colours and the number of jokers."""
    table = np.zeros((8 ** (COUNTS - 1), JOKERS), np.int16)
    for counts in combinations_with_replacement(range(COUNTS), COLOURS):
        for jokers in range(JOKERS):
            area = (*counts, 0, jokers, 0)
            table[_DIGITS[list(counts)].sum(), jokers] = best_score(area, scoring)
    return table.ravel()
