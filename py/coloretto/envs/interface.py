"""What all environments share: actions, the observation vector, the action mask, rewards, and how games start.

A seat sees the whole table. Only the order of the deck is hidden, and a `State` does not contain it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from itertools import accumulate
from typing import Final, Literal, TypeAlias, get_args

from coloretto.envs.extras import extra

with extra("envs"):
    import numpy as np
    from numpy.typing import NDArray

from coloretto.cards import EDITIONS, KINDS, MARKER_DEPTHS, NO_CARDS, PLAYERS, SCORINGS, Variant
from coloretto.errors import IllegalActionError, VariantError, checked_number, quote, whole_number
from coloretto.game import Game, Player
from coloretto.notation.text import counts_to_text, record_from_text, state_from_text, state_to_text
from coloretto.rules import is_last_round, legal_actions, returns
from coloretto.scoring import best_score, gain, leads, win_shares
from coloretto.state import DECIDE, FIRST_TAKE, MAX_ROWS, OVER, PLACE, Seat, State

Vector: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Reward: TypeAlias = Literal["win", "margin", "score", "potential"]

REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
"""The kinds of rewards, which `rewards` describes."""

ACTIONS: Final = FIRST_TAKE + MAX_ROWS
"""Number of actions, the same in every variant: draw, place in one of five rows, take one of five rows."""

MAX_SEATS: Final = max(PLAYERS)

MAX_CARDS_OF_A_KIND: Final = 10
MAX_CARDS_IN_A_ROW: Final = 3

MIN_SCORE: Final = -21
MAX_SCORE: Final = 83
"""The bounds of scores: seven colours of six cards without a "+2" card, and three such colours with all ten of them."""

MAX_GAIN: Final = 20
"""Gains from a row are clipped to -MAX_GAIN..MAX_GAIN."""

MAX_ABOVE_MARKER: Final = 57
"""The most cards above the last-round card, which a game of four starts with."""

POINTS_PER_UNIT: Final = 20
"""Points that count as one unit of the rewards "margin" and "potential"."""

ILLEGAL_REWARD: Final = -1.0
"""The reward of a seat whose illegal action ends the game."""

FRAME_MODES: Final = ["rgb_array"] if find_spec("resvg_py") else []
"""How environments render frames, if the extra for them is installed: checkers try all modes that they list."""

TEXT_LENGTH: Final = 200
"""The longest position in text, in characters."""

_NO_SEAT: Final = (*NO_CARDS, MIN_SCORE, 0)
_NO_ROW: Final = (*NO_CARDS, 0, 0, 0, -MAX_GAIN)
_EMPTY_ROW_GAIN: Final = 0

_PARTS: Final = (
    ("seats", _NO_SEAT * MAX_SEATS, (*(MAX_CARDS_OF_A_KIND,) * KINDS, MAX_SCORE, 1) * MAX_SEATS),
    ("rows", _NO_ROW * MAX_ROWS, (*(MAX_CARDS_IN_A_ROW,) * (KINDS + 2), 1, MAX_GAIN) * MAX_ROWS),
    ("unseen", NO_CARDS, (MAX_CARDS_OF_A_KIND,) * KINDS),
    ("above_marker", (0,), (MAX_ABOVE_MARKER,)),
    ("last_round", (0,), (1,)),
    ("drawn", NO_CARDS, (1,) * KINDS),
    ("phase", (0, 0), (1, 1)),
    ("to_act", (0,) * MAX_SEATS, (1,) * MAX_SEATS),
    ("variant", (0, 0, 0), (1, 1, 1)),
    ("players", (0,) * len(PLAYERS), (1,) * len(PLAYERS)),
)
"""The parts of the vector, each with its lowest and highest numbers before they are scaled to 0..1."""

LOWS: Final = np.array([low for _, lows, _ in _PARTS for low in lows], np.float32)
RANGES: Final = np.array([high for _, _, highs in _PARTS for high in highs], np.float32) - LOWS
"""The lowest numbers of the vector before they are scaled, and how far above them the highest are."""

_ENDS: Final = list(accumulate(len(lows) for _, lows, _ in _PARTS))

LAYOUT: Final[Mapping[str, slice]] = {
    name: slice(end - len(lows), end) for (name, lows, _), end in zip(_PARTS, _ENDS, strict=True)
}
"""Where the parts of the vector are.

seats: from the observing seat in the order of play, for each the number of cards of each kind, its score, and whether
it is out. rows: for each the cards of each kind, its capacity, its room, whether it is taken, and what it would gain
the observing seat. unseen: cards by kind. above_marker: cards until the last-round card. drawn, to_act (from the
observing seat), players: one-hot. phase: decide, place. variant: grey side, golden edition, sixteen cards under the
last-round card.
"""

SIZE: Final = _ENDS[-1]
"""Length of the vector, the same in every variant: missing seats and rows are zeros."""


def vector(state: State, seat: Seat) -> Vector:
    """Return what a seat sees, as SIZE numbers from 0 to 1; at a chance node or the end, its phase is zeros."""
    return (np.array(_numbers(state, seat), np.float32) - LOWS) / RANGES


def _numbers(state: State, seat: Seat) -> list[int]:
    variant, _, capacities, areas, rows, out, supply, acting, phase, drawn = state
    players, scoring = variant.players, variant.scoring
    numbers: list[int] = []
    for step in range(players):
        other = (seat + step) % players
        numbers += areas[other]
        numbers += (best_score(areas[other], scoring), out[other])
    numbers += _NO_SEAT * (MAX_SEATS - players)
    for cards, capacity in zip(rows, capacities, strict=True):
        if cards is None:
            numbers += (*NO_CARDS, capacity, 0, 1, _EMPTY_ROW_GAIN)
        elif not any(cards):
            numbers += (*NO_CARDS, capacity, capacity, 0, _EMPTY_ROW_GAIN)
        else:
            points = max(-MAX_GAIN, min(gain(areas[seat], cards, scoring), MAX_GAIN))
            numbers += (*cards, capacity, capacity - sum(cards), 0, points)
    numbers += _NO_ROW * (MAX_ROWS - len(rows))
    numbers += supply
    above = sum(supply) - variant.marker_depth
    numbers += (max(above, 0), above < 0)
    numbers += NO_CARDS if drawn is None else _one_hot(drawn, KINDS)
    numbers += (phase == DECIDE, phase == PLACE)
    numbers += (0,) * MAX_SEATS if phase == OVER else _one_hot((acting - seat) % players, MAX_SEATS)
    numbers += (scoring == SCORINGS[1], variant.edition == EDITIONS[1], variant.marker_depth == MARKER_DEPTHS[1])
    numbers += _one_hot(players - PLAYERS[0], len(PLAYERS))
    return numbers


@cache
def _one_hot(index: int, size: int) -> tuple[int, ...]:
    return tuple(int(number == index) for number in range(size))


def action_mask(state: State, seat: Seat) -> Mask:
    """Return 1 for each action that is legal for a seat, and 0 for others; all 0 if it is not the seat's turn."""
    mask = np.zeros(ACTIONS, np.int8)
    if seat == state.seat:
        mask[legal_actions(state)] = 1
    return mask


def check_reward(kind: str) -> None:
    """Raise VariantError if there is no such kind of reward."""
    if kind not in REWARDS:
        raise VariantError(f"reward must be one of {', '.join(REWARDS)}, not {quote(kind)}")


def check_render_mode(mode: str | None, modes: Sequence[str]) -> None:
    """Raise VariantError if an environment does not render in this way, ModuleNotFoundError if it needs an extra."""
    if mode == "rgb_array":
        import coloretto.envs.frames  # noqa: F401
    elif mode is not None and mode not in modes:
        raise VariantError(f"render_mode must be one of {', '.join(modes)}, not {quote(mode)}")


def rendered(game: Game, names: Sequence[str], mode: str) -> str | NDArray[np.uint8]:
    """Return the table as text, or as a frame if the mode is "rgb_array"."""
    if mode == "rgb_array":
        from coloretto.envs.frames import frame

        return frame(game, names)
    return table_text(game.state, names)


def rewards(kind: Reward, before: State, after: State) -> tuple[float, ...]:
    """Return each seat's reward for the way from one state to another.

    "win": at the end, the share of the win minus an equal share. "margin": at the end, the lead over the best other
    seat. "score": at the end, the points. "potential": at each step, the change in points ahead of the others' mean.
    "margin" and "potential" are in units of POINTS_PER_UNIT points. "win" and "potential" add up to 0.
    """
    if kind == "potential":
        return tuple(new - old for old, new in zip(_potentials(before), _potentials(after), strict=True))
    if after.phase != OVER or before.phase == OVER:
        return (0.0,) * after.variant.players
    return final_rewards(kind, returns(after))


def final_rewards(kind: Reward, scores: tuple[int, ...]) -> tuple[float, ...]:
    """Return each seat's reward for the scores at the end of a game."""
    if kind == "win":
        return tuple(share - 1 / len(scores) for share in win_shares(scores))
    if kind == "margin":
        return tuple(lead / POINTS_PER_UNIT for lead in leads(scores))
    return tuple(map(float, scores))


def _potentials(state: State) -> tuple[float, ...]:
    scores = returns(state)
    total, others = sum(scores), len(scores) - 1
    return tuple((points - (total - points) / others) / POINTS_PER_UNIT for points in scores)


def start_game(variant: Variant, deal: int, options: Mapping[str, object] | None = None) -> Game:
    """Return a game for an environment's `reset`.

    options: "deal", the number of a deal, in place of `deal`; "position", a position in text, whose unseen cards the
    deal shuffles; or "record", a record in text, and "ply", the number of its actions to play. Other
    options are ignored, as the test of PettingZoo demands. Raises ColorettoError for invalid values, another variant
    than the environment's, and a finished game.
    """
    given = checked_options(options)
    seed = checked_number("deal", given.get("deal", deal))
    position, record, ply = (given.get(name) for name in ("position", "record", "ply"))
    if record is not None:
        read = record_from_text(str(record))
        part = read if ply is None else read.until(checked_number("ply", ply))
        game = Game.from_record(part, _players(part.variant))
    elif position is not None:
        state = state_from_text(str(position))
        game = Game.deal_from(state, _players(state.variant), seed)
    else:
        game = Game.deal(variant, _players(variant), seed)
    if game.variant != variant:
        raise VariantError("the game is of another variant than the environment")
    if not legal_actions(game.state):
        raise IllegalActionError("no seat can act in this position")
    return game


def checked_options(options: object) -> dict[str, object]:
    """Return the options of `reset`, which may be None. Raises VariantError for anything but a mapping."""
    if options is None or isinstance(options, Mapping):
        return {**(options or {})}
    raise VariantError(f"options are a dictionary, not {quote(options)}")


def action_number(action: object) -> int:
    """Return an action as a number: whole numbers of all types, also in arrays of no dimension, as learners give them.

    Raises IllegalActionError for anything else.
    """
    number = whole_number(action)
    if number is None:
        raise IllegalActionError(f"an action is a whole number, not {quote(action)}")
    return number


def _players(variant: Variant) -> list[Player]:
    return [Player("random")] * variant.players


def table_text(state: State, names: Sequence[str]) -> str:
    """Return a picture of the table in lines of text, and its position."""
    unseen = sum(state.supply)
    above = unseen - state.variant.marker_depth
    last_round = "last round" if is_last_round(state) else f"last round in {above + 1} draws"
    lines = [state_to_text(state), f"{unseen} unseen cards, {last_round}"]
    for seat, (name, points) in enumerate(zip(names, returns(state), strict=True)):
        mark = ">" if seat == state.seat and state.phase != OVER else " "
        out = "  out" if state.out[seat] else ""
        lines.append(f"{mark} {name} {points:4}  {counts_to_text(state.areas[seat])}{out}")
    for row, (cards, capacity) in enumerate(zip(state.rows, state.capacities, strict=True), start=1):
        content = "taken" if cards is None else f"{counts_to_text(cards)} of {capacity}"
        lines.append(f"  row {row}: {content}")
    return "\n".join(lines)
