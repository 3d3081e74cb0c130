"""Plays a match in several processes: the bot that was late or ended its process forfeits, and the match continues."""

from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from functools import cached_property
from typing import NamedTuple

from coloretto.contest.entrants import Entrant, make_entrant
from coloretto.contest.matches import Match, Outcome, award_forfeit, merge_games, play_game
from coloretto.errors import ColorettoError
from coloretto.processes import Stopped, map_as_ended
from coloretto.steps import Begin


class PlayedGame(NamedTuple):
    """A game of a match. deal: its number in the match, from 0. outcomes: by place in the line-up."""

    deal: int
    rotation: int
    outcomes: list[Outcome]


def play_match(match: Match, deals: int, processes: int) -> list[list[Outcome]]:
    """Play deals in every rotation; return the outcomes of the line-up for each deal.

    With a limit in nodes, the results do not depend on the number of processes. Raises OSError when a process ends
    without playing.
    """
    return complete_deals(play_games(match, deals, processes), len(match.line_up))


def play_games(match: Match, deals: int, processes: int) -> Generator[PlayedGame, None, None]:
    """Yield the games of a match as they end."""
    rotations = len(match.line_up)
    games = [(deal, rotation) for deal in range(deals) for rotation in range(rotations)]
    with closing(map_as_ended(Table(match), games, processes, match.reply_timeout)) as ended:
        for _, (deal, rotation), outcomes in ended:
            if isinstance(outcomes, ColorettoError):
                raise outcomes
            if isinstance(outcomes, Stopped):
                stopped, outcomes = outcomes, [Outcome() for _ in match.line_up]
                award_forfeit(outcomes, stopped.who, match.seed + deal, stopped.number, stopped.reason)
            yield PlayedGame(deal, rotation, outcomes)


def complete_deals(games: Iterable[PlayedGame], rotations: int) -> list[list[Outcome]]:
    """Return the outcomes of the line-up for each deal of which every rotation has been played."""
    deals: dict[int, dict[int, list[Outcome]]] = {}
    for deal, rotation, outcomes in games:
        deals.setdefault(deal, {})[rotation] = outcomes
    complete = (played for _, played in sorted(deals.items()) if len(played) == rotations)
    return [merge_games([played[rotation] for rotation in range(rotations)]) for played in complete]


class Table:
    """Plays games of a match, with the same entrants; without them, it makes its own, as in another process."""

    def __init__(self, match: Match, entrants: Sequence[Entrant] | None = None) -> None:
        self._match = match
        self._given = entrants

    def __call__(self, game: tuple[int, int], begin: Begin) -> list[Outcome]:
        """Play a deal, by its number in the match, in a rotation."""
        match, (deal, rotation) = self._match, game
        for place, entrant in enumerate(self._entrants):
            entrant.reseed(f"{match.seed + deal} {rotation} {place}")
        return play_game(match.variant, self._entrants, match.seed + deal, rotation, begin=begin)

    @cached_property
    def _entrants(self) -> Sequence[Entrant]:
        match = self._match
        return self._given or [make_entrant(name, match.limit, match.reply_timeout) for name in match.line_up]
