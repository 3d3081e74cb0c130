"""The results of a match, bot by bot, with intervals."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Final, NamedTuple

from coloretto.cards import Variant
from coloretto.contest.matches import Match, Outcome, interval, merge_outcomes, outcomes_by_bot, percentile
from coloretto.errors import VariantError, quote

SLOWEST: Final = 0.95
"""The share of decisions that take less time than `BotResult.slow_seconds`."""


class BotResult(NamedTuple):
    """The results of one bot.

    games: at all its seats. wins: its share of the wins; winners split one. half_width: of the 95 % interval of that,
    with deals as independent; NaN for a single deal. points, lead: means of its scores, and of its lead over the best
    other seat. seconds: the mean time of a decision. slow_seconds: the time that 95 % of them take less than. All four
    are None without a finished game. forfeits: why it lost games that it did not finish.
    """

    bot: str
    games: int
    wins: float
    half_width: float
    points: float | None
    lead: float | None
    seconds: float | None
    slow_seconds: float | None
    forfeits: list[str]

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of the wins."""
        return self.wins - self.half_width, self.wins + self.half_width


@dataclass(frozen=True)
class ArenaResults:
    """The results of a match of duplicate deals, which prints as a table.

    seed: the number of the first deal. deals: how many were played, each in every rotation of the bots around the
    table. nodes, seconds: the limits of a decision. bots: the results in the order of the bots; `results["casual"]` is
    those of one.
    """

    variant: Variant
    seed: int
    deals: int
    nodes: int | None
    seconds: float | None
    bots: tuple[BotResult, ...]

    def __getitem__(self, name: str) -> BotResult:
        for result in self.bots:
            if result.bot == name:
                return result
        raise VariantError(f"{quote(name)} did not play; {', '.join(result.bot for result in self.bots)} did")

    def __iter__(self) -> Iterator[BotResult]:
        return iter(self.bots)

    def __len__(self) -> int:
        return len(self.bots)

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def to_json(self) -> dict[str, object]:
        """Return the results for `json.dumps`; numbers that no game gave are null."""
        variant = self.variant
        return {
            "players": variant.players,
            "edition": variant.edition,
            "scoring": variant.scoring,
            "marker_depth": variant.marker_depth,
            "seed": self.seed,
            "deals": self.deals,
            "nodes": self.nodes,
            "seconds": self.seconds,
            "bots": [
                {**result._asdict(), "half_width": None if math.isnan(result.half_width) else result.half_width}
                for result in self.bots
            ],
        }

    def _lines(self) -> Iterator[str]:
        rotations = self.variant.players
        yield f"{self.deals} deals x {rotations} rotations; a fair share of the wins is {100 / rotations:.1f} %"
        yield ""
        width = max(len("bot"), *(len(result.bot) for result in self.bots))
        yield f"{'bot':{width}}   games      wins, 95 %  points    lead  ms a move  slow 5 %"
        for name, games, share, half, points, lead, seconds, slow, _ in self.bots:
            wins = f"{100 * share:.1f} ± {'?' if math.isnan(half) else f'{100 * half:.1f}'} %"
            yield (
                f"{name:{width}}  {games:6}  {wins:>14}  {_text(points, '.1f'):>6}  {_text(lead, '+.1f'):>6}"
                f"  {_text(seconds, '.2f', 1000):>9}  {_text(slow, '.2f', 1000):>8}"
            )


def results_of(match: Match, deals: Sequence[Sequence[Outcome]]) -> ArenaResults:
    """Return the results of the line-up's outcomes in at least one deal."""
    found = outcomes_by_bot(match.line_up, deals)
    limit = match.limit
    bots = tuple(_result(name, played) for name, played in found.items())
    return ArenaResults(match.variant, match.seed, len(deals), limit.nodes, limit.seconds, bots)


def _result(name: str, played: Sequence[Outcome]) -> BotResult:
    total = merge_outcomes(played)
    share, half = interval(played)
    return BotResult(
        bot=name,
        games=len(total.shares),
        wins=share,
        half_width=half,
        points=_mean(total.points),
        lead=_mean(total.leads),
        seconds=_mean(total.seconds),
        slow_seconds=percentile(total.seconds, SLOWEST) if total.seconds else None,
        forfeits=total.forfeits,
    )


def _mean(values: Sequence[float]) -> float | None:
    return mean(values) if values else None


def _text(value: float | None, form: str, factor: int = 1) -> str:
    return "-" if value is None else f"{factor * value:{form}}"
