"""Scores bots on solved positions: what their actions give away on average, and how often they are the best."""

import math
from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from typing import Final, NamedTuple

from coloretto.benchmark.positions import SolvedPosition
from coloretto.bots.base import Limit
from coloretto.contest.entrants import ForfeitError, make_entrant
from coloretto.contest.matches import Z_95, mean_interval
from coloretto.errors import IllegalActionError
from coloretto.notation.text import state_to_text
from coloretto.processes import Stopped, map_in_order
from coloretto.steps import NO_STEP, Begin, no_step

POSITIONS_PER_TASK: Final = 10


class Trial(NamedTuple):
    """How a bot is tried.

    name: a level, module:Name or cmd:COMMAND. seed: of its random numbers. reply_timeout: most seconds for a decision.
    """

    name: str
    limit: Limit
    seed: int
    reply_timeout: float = math.inf


class Judged(NamedTuple):
    """A bot's action in a position. regret: what it gives away, in shares of the win."""

    regret: float
    is_best: bool


class Score(NamedTuple):
    """What a bot's actions give away, in shares of the win, and how often none is better, with 95 % intervals."""

    positions: int
    regret: float
    half_width: float
    best: float
    best_low: float
    best_high: float


def score_bot(trial: Trial, positions: Sequence[SolvedPosition]) -> Score:
    """Return a bot's score on at least two positions. Raises IllegalActionError when the bot cannot choose.

    >>> from coloretto.benchmark.positions import read_positions
    >>> score = score_bot(Trial("greedy", Limit(), seed=1), read_positions()[:30])
    >>> 0 < score.regret < 0.2 and score.best_low < score.best < score.best_high
    True
    """
    return score(_judge(trial, list(enumerate(positions, start=1)), no_step))


def judge_bot(trial: Trial, positions: Sequence[SolvedPosition], processes: int) -> Generator[Judged, None, None]:
    """Yield a bot's actions in positions, in several processes. Raises IllegalActionError as `score_bot`."""
    numbered = list(enumerate(positions, start=1))
    parts = [numbered[first : first + POSITIONS_PER_TASK] for first in range(0, len(numbered), POSITIONS_PER_TASK)]

    def error_of(part: object, stopped: Stopped) -> IllegalActionError:
        return _fault(trial, stopped.number, positions[stopped.number - 1], stopped.reason)

    with closing(map_in_order(partial(_judge, trial), parts, processes, error_of, trial.reply_timeout)) as judged:
        for part in judged:
            yield from part


def _judge(trial: Trial, positions: Sequence[tuple[int, SolvedPosition]], begin: Begin) -> list[Judged]:
    entrant = make_entrant(trial.name, trial.limit, trial.reply_timeout)
    results = []
    try:
        for number, position in positions:
            entrant.reseed(f"{trial.seed} {number}")
            begin(0, number)
            try:
                action = entrant.choose(position.state)
            except ForfeitError as error:
                raise _fault(trial, number, position, str(error)) from error
            begin(*NO_STEP)
            results.append(Judged(position.regret(action), position.is_best(action)))
    finally:
        entrant.close()
    return results


def _fault(trial: Trial, number: int, position: SolvedPosition, reason: str) -> IllegalActionError:
    return IllegalActionError(f"position {number}, {state_to_text(position.state)}: {trial.name} {reason}")


def score(judged: Sequence[Judged]) -> Score:
    """Return the score of at least two actions; the interval of the share is Wilson's, right for shares near 1, too.

    >>> score([Judged(0.0, True)] * 3 + [Judged(0.5, False)])[3:]
    (0.75, 0.300..., 0.954...)
    """
    regrets, best = [each.regret for each in judged], sum(each.is_best for each in judged)
    count = len(regrets)
    share, weight = best / count, Z_95**2 / count
    middle = (share + weight / 2) / (1 + weight)
    half = Z_95 * (share * (1 - share) / count + weight / (4 * count)) ** 0.5 / (1 + weight)
    return Score(count, *mean_interval(regrets), share, middle - half, min(middle + half, 1.0))
