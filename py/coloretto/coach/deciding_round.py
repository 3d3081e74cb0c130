"""Finds the round of a reviewed game that brought a seat closest to its result, and the move of that round."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from coloretto.coach.evaluation import SeatValues
from coloretto.game import HistoryEntry
from coloretto.state import OVER, Seat, is_take

MIN_CHANGE: Final = 0.1
"""The smallest change of a win share that decides a game."""

OWN_PART: Final = 0.5
"""A decision of the seat itself stands for its round if it changed at least this part of what the largest ply did."""


class DecidingRound(NamedTuple):
    """A round that decided a game for a seat.

    number: from 1, in the order of the rounds. first, end: its first ply and the one after its last. ply: of the action
    that stands for it. before, after: the seat's win share at its beginning and at its end.
    """

    number: int
    first: int
    end: int
    ply: int
    before: float
    after: float


def rounds_of(history: Sequence[HistoryEntry]) -> list[range]:
    """Return the plies of each round; a round ends with the take after which no seat is out."""
    ends = [ply + 1 for ply, entry in enumerate(history) if is_take(entry.action) and not any(entry.after.out)]
    if not ends or ends[-1] < len(history):
        ends.append(len(history))
    return [range(first, end) for first, end in zip([0, *ends], ends, strict=False) if first < end]


def deciding_round(
    history: Sequence[HistoryEntry], curve: Sequence[SeatValues], choices: Sequence[int], seat: Seat, final: float
) -> DecidingRound | None:
    """Return the round of the largest rise of a winner's win share, or of the largest fall of a loser's.

    Before the end of a game, a seat whose share has grown counts as a winner. Its own decisions come before what others
    did. curve: the values before the first ply and after each. choices: the number of legal actions at each ply.
    final: the win share in the end, with the chosen colours of jokers. None if no round changed much.
    """
    shares = [values.win_shares[seat] for values in curve]
    is_over = bool(history) and history[-1].after.phase == OVER
    rises = final > 0 if is_over else final >= shares[0]

    def change(first: int, end: int) -> float:
        return (shares[end] - shares[first]) * (1 if rises else -1)

    rounds = rounds_of(history)
    if not rounds:
        return None
    number, plies = max(enumerate(rounds, 1), key=lambda each: change(each[1].start, each[1].stop))
    if change(plies.start, plies.stop) < MIN_CHANGE:
        return None
    largest = max(plies, key=lambda ply: change(ply, ply + 1))
    own = [ply for ply in plies if history[ply].before.seat == seat and choices[ply] > 1]
    best_own = max(own, key=lambda ply: change(ply, ply + 1), default=largest)
    is_own = change(best_own, best_own + 1) >= OWN_PART * change(largest, largest + 1)
    ply = best_own if is_own else largest
    return DecidingRound(number, plies.start, plies.stop, ply, shares[plies.start], shares[plies.stop])
