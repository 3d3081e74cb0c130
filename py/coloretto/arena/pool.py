"""Plays a match in several processes; knows nothing of bots, only that they may hang or die.

A process whose bot takes too long, or that dies, is replaced: the bot forfeits the game, and the match continues.
"""

import contextlib
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from time import monotonic
from typing import Any, Final, NamedTuple

from coloretto.arena.entrants import late, make_entrant
from coloretto.arena.matches import Match, Outcome, award_forfeit, merge_games, play_game
from coloretto.processes import prepare_process, starting_processes

POLL_SECONDS: Final = 0.2
"""How often a match looks for processes that take too long."""

GRACE_SECONDS: Final = 1.0
"""How much longer than allowed a decision may take before its process is killed; a program is stopped in time."""

NO_PLACE: Final = -1

_CONTEXT: Final = get_context("spawn")
"""The only way to start processes that every system has."""


class _Game(NamedTuple):
    """A game of a match: the number of its deal, from 0, and its rotation."""

    deal: int
    rotation: int


def play_match(
    match: Match, deals: int, processes: int, report: Callable[[int, int], None] = lambda games, forfeits: None
) -> list[list[Outcome]]:
    """Play deals in every rotation; return the outcomes of the line-up for each deal.

    report: called after each game with the numbers of games played and forfeited. With a limit in nodes, the results
    do not depend on the number of processes. Raises OSError when a process ends without playing.
    """
    rotations = len(match.line_up)
    games = [_Game(deal, rotation) for deal in range(deals) for rotation in range(rotations)]
    played: dict[_Game, list[Outcome]] = {}
    forfeits = 0
    for game, outcomes in _play_games(match, games, min(processes, len(games))):
        played[game] = outcomes
        forfeits += any(outcome.forfeits for outcome in outcomes)
        report(len(played), forfeits)
    return [merge_games([played[_Game(deal, rotation)] for rotation in range(rotations)]) for deal in range(deals)]


def _play_games(match: Match, games: Sequence[_Game], processes: int) -> Iterator[tuple[_Game, list[Outcome]]]:
    """Yield the outcomes of games as they end."""
    waiting = deque(games)
    workers = [_Worker(match) for _ in range(processes)]
    try:
        for worker in workers:
            worker.send(waiting.popleft())
        while workers:
            ready = wait([worker.connection for worker in workers], POLL_SECONDS)
            for index, worker in enumerate(workers):
                if worker.connection in ready or worker.is_late():
                    outcomes = worker.outcomes()
                    yield worker.game, outcomes
                    if not waiting:
                        worker.close()
                    elif worker.is_closed:
                        workers[index] = _Worker(match)
                    if waiting:
                        workers[index].send(waiting.popleft())
            workers = [worker for worker in workers if not worker.is_closed]
    finally:
        for worker in workers:
            worker.close()


class _Worker:
    """A process that plays one game after another. game: the current one."""

    def __init__(self, match: Match) -> None:
        self.game = _Game(0, 0)
        self.is_closed = False
        self._match: Final = match
        self._decision = RawArray("q", 3)
        """The number of the current decision, its place in the line-up and its ply; the process writes them."""
        self._seen = (0, 0.0)
        """The number of the latest decision known here, and when that was noticed."""
        self.connection, end = _CONTEXT.Pipe()
        self._process: Final = _CONTEXT.Process(target=_work, args=(match, end, self._decision), daemon=True)
        with starting_processes():
            self._process.start()
        end.close()

    def send(self, game: _Game) -> None:
        """Let the process play a game."""
        self.game = game
        self._decision[:] = [0, NO_PLACE, 0]
        self._seen = (0, monotonic())
        with contextlib.suppress(BrokenPipeError):  # The process has died, which `outcomes` notices.
            self.connection.send(game)

    def is_late(self) -> bool:
        """Return whether the process has thought about one decision for too long."""
        number = self._decision[0]
        if number != self._seen[0]:
            self._seen = (number, monotonic())
        is_thinking = self._decision[1] != NO_PLACE
        return is_thinking and monotonic() - self._seen[1] > self._match.reply_timeout + GRACE_SECONDS

    def outcomes(self) -> list[Outcome]:
        """Return the outcomes of the game that has ended; close a process that is late or has died."""
        if self.connection.poll():
            try:
                outcomes: list[Outcome] = self.connection.recv()
                return outcomes
            except (EOFError, ConnectionError):
                self._process.join()
                status = self._process.exitcode
                self.close()
                if self._decision[1] == NO_PLACE:
                    raise OSError(f"a process of the arena ended with status {status}") from None
                return self._forfeit(f"ended its process with status {status}")
        self.close()
        return self._forfeit(str(late(self._match.reply_timeout)))

    def close(self) -> None:
        """Kill the process."""
        if not self.is_closed:
            self.is_closed = True
            self._process.kill()
            self._process.join()
            self._process.close()
            self.connection.close()

    def _forfeit(self, reason: str) -> list[Outcome]:
        outcomes = [Outcome() for _ in self._match.line_up]
        _, place, ply = self._decision
        award_forfeit(outcomes, place, self._match.seed + self.game.deal, ply, reason)
        return outcomes


def _work(match: Match, connection: "Connection[Any, Any]", decision: Any) -> None:
    """Play the games that arrive, until the connection closes."""
    prepare_process()

    def watch(place: int, ply: int) -> None:
        decision[1:] = [place, ply]
        decision[0] += 1

    entrants = [make_entrant(name, match.limit, match.reply_timeout) for name in match.line_up]
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            deal, rotation = connection.recv()
            for place, entrant in enumerate(entrants):
                entrant.reseed(f"{match.seed + deal} {rotation} {place}")
            connection.send(
                play_game(
                    match.variant,
                    entrants,
                    match.seed + deal,
                    rotation,
                    watch=watch,
                    max_seconds=match.reply_timeout,
                )
            )
    for entrant in entrants:
        entrant.close()
