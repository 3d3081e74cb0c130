"""Scores bots on solved positions: what their actions give away on average, and how often they are the best."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from coloretto.arena.entrants import ForfeitError, make_entrant
from coloretto.arena.matches import Z_95, mean_interval
from coloretto.benchmark.positions import SolvedPosition
from coloretto.bots.base import Limit
from coloretto.errors import IllegalActionError
from coloretto.notation.text import state_to_text
from coloretto.processes import map_in_order

REPLY_TIMEOUT: Final = 60.0
"""The most seconds that a program takes to answer."""

POSITIONS_PER_TASK: Final = 10


class Trial(NamedTuple):
    """How a bot is tried. name: a level, module:Name or cmd:COMMAND. seed: of its random numbers."""

    name: str
    limit: Limit
    seed: int


class Score(NamedTuple):
    """What a bot's actions give away, in shares of the win, and how often none is better, with 95 % intervals."""

    positions: int
    regret: float
    half_width: float
    best: float
    best_low: float
    best_high: float


def score_bot(trial: Trial, positions: Sequence[SolvedPosition], processes: int = 1) -> Score:
    """Return a bot's score on at least two positions. Raises IllegalActionError when the bot cannot choose.

    >>> from coloretto.benchmark.positions import read_positions
    >>> score = score_bot(Trial("greedy", Limit(), seed=1), read_positions()[:30])
    >>> 0 < score.regret < 0.2 and score.best_low < score.best < score.best_high
    True
    """
    parts = list(_parts(positions))
    regrets, best = [], 0
    for part in map_in_order(partial(_regrets, trial), parts, min(processes, len(parts))):
        for regret, is_best in part:
            regrets.append(regret)
            best += is_best
    return _score(regrets, best)


def _parts(positions: Sequence[SolvedPosition]) -> Iterator[Sequence[tuple[int, SolvedPosition]]]:
    numbered = list(enumerate(positions, start=1))
    for first in range(0, len(numbered), POSITIONS_PER_TASK):
        yield numbered[first : first + POSITIONS_PER_TASK]


def _regrets(trial: Trial, positions: Sequence[tuple[int, SolvedPosition]]) -> list[tuple[float, bool]]:
    entrant = make_entrant(trial.name, trial.limit, REPLY_TIMEOUT)
    results = []
    try:
        for number, position in positions:
            entrant.reseed(f"{trial.seed} {number}")
            try:
                action = entrant.choose(position.state)
            except ForfeitError as error:
                text = state_to_text(position.state)
                raise IllegalActionError(f"position {number}, {text}: {trial.name} {error}") from error
            results.append((position.regret(action), position.is_best(action)))
    finally:
        entrant.close()
    return results


def _score(regrets: Sequence[float], best: int) -> Score:
    """Return the score; the interval of the share is Wilson's, which is right for shares near 1, too.

    >>> _score([0.0, 0.0, 0.0, 0.5], 3)[3:]
    (0.75, 0.300..., 0.954...)
    """
    count = len(regrets)
    share, weight = best / count, Z_95**2 / count
    middle = (share + weight / 2) / (1 + weight)
    half = Z_95 * (share * (1 - share) / count + weight / (4 * count)) ** 0.5 / (1 + weight)
    return Score(count, *mean_interval(regrets), share, middle - half, min(middle + half, 1.0))
