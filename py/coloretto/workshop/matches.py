"""Plays the matches of the workshop: asks for the actions of the bots in cages, and lets the levels choose.

It knows the decks, so it runs where no script does.
"""

import math
import secrets
from collections import Counter
from collections.abc import Generator, Mapping
from random import Random
from statistics import mean
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from coloretto.bots import bot_from_level
from coloretto.bots.base import Limit, choose, run
from coloretto.cards import Variant, variant_from_values
from coloretto.coach.evaluation import GameEvaluator
from coloretto.contest.matches import (
    Outcome,
    add_scores,
    award_forfeit,
    fill_line_up,
    interval,
    merge_games,
    merge_outcomes,
    outcomes_by_bot,
    places_of,
)
from coloretto.dealing import MAX_SEED
from coloretto.errors import ColorettoError, quote
from coloretto.game import Game, Player
from coloretto.match import bot_seed
from coloretto.notation.action_json import action_from_json
from coloretto.notation.json_fields import Json, as_int, as_list, value_at
from coloretto.notation.state_json import state_to_json
from coloretto.notation.text import record_to_text
from coloretto.rules import legal_actions
from coloretto.state import OVER, Action, State
from coloretto.workshop.choice_seed import choice_seed

if TYPE_CHECKING:
    from coloretto.workshop import protocol

OWN: Final = "own:"
"""Begins the name of a bot in a cage; the rest names the cage."""

MAX_DEALS: Final = 10_000

MAX_JUDGED: Final = 50
"""The most decisions of a bot that the coach judges: it takes as long for one as some bots for a game."""

Steps: TypeAlias = "Generator[protocol.MatchStep, Mapping[str, Json], None]"
"""A match in progress: yields questions and results, and is sent answers; after results, an empty one."""


def play(start: Mapping[str, Json]) -> Steps:
    """Play a match of some deals, each in all rotations; `start` should be `protocol.MatchOptions`.

    It asks for each action of a bot in a cage, and expects a `protocol.ActionAnswer` or a `protocol.ForfeitAnswer`.
    After each game it yields the results, with `isOver` at the end. Raises ColorettoError.
    """
    variant = variant_from_values(start.get("players"), start.get("edition"), start.get("scoring"), None)
    names = [str(name) for name in as_list(value_at(start, "bots"), "bots")]
    for name in names:
        if not name.startswith(OWN):
            bot_from_level(name)  # Raises VariantError.
    line_up = fill_line_up(names, variant.players)
    deals = as_int(value_at(start, "deals"), "deals", 1, MAX_DEALS)
    last = MAX_SEED - deals
    first = as_int(start["seed"], "seed", 0, last) if "seed" in start else secrets.randbelow(last)
    table = _Table(variant, line_up, first)
    games: list[list[list[Outcome]]] = [[] for _ in range(deals)]
    merged: list[list[Outcome]] = []
    worst = _WorstGame()
    judge = _Judge()
    for turn in range(variant.players):
        if turn > 0:
            yield {"renew": True}
        for deal in range(deals):
            # The bots change their seats from deal to deal, so that results are fair before the match is over.
            rotation = (turn + deal) % variant.players
            outcomes, game = yield from _game(table, deal, rotation, judge)
            games[deal].append(outcomes)
            merged[deal : deal + 1] = [merge_games(games[deal])]
            worst.compare(line_up, rotation, outcomes, game)
            results = outcomes_by_bot(line_up, merged)
            yield {
                "results": {
                    "games": turn * deals + deal + 1,
                    "of": deals * variant.players,
                    "fair": 1 / variant.players,
                    "bots": [_result(name, outcomes) for name, outcomes in results.items()],
                    "worst": worst.to_json(),
                    "isOver": turn == variant.players - 1 and deal == deals - 1,
                }
            }


class _Table(NamedTuple):
    """Who plays what."""

    variant: Variant
    line_up: tuple[str, ...]
    first_deal: int


def _game(
    table: _Table, deal: int, rotation: int, judge: "_Judge"
) -> "Generator[protocol.MatchStep, Mapping[str, Json], tuple[list[Outcome], Game]]":
    """Play a deal in one rotation; return the outcome of each place in the line-up, and the game."""
    line_up = table.line_up
    places = places_of(len(line_up), rotation)
    outcomes = [Outcome() for _ in line_up]
    game = Game.deal(table.variant, [Player("arena")] * len(line_up), table.first_deal + deal)
    while game.state.phase != OVER:
        place = places[game.state.seat]
        start = perf_counter()
        if line_up[place].startswith(OWN):
            seed = choice_seed(table.first_deal.to_bytes(8), deal, rotation, len(game.history))
            answer = yield {"ask": {"bot": line_up[place], "state": state_to_json(game.state), "seed": seed}}
            reason = fault_in(answer, game.state)
            if reason is not None:
                award_forfeit(outcomes, place, deal + 1, len(game.history) + 1, reason)
                return outcomes, game
            action = action_from_json(answer["action"])
        else:
            action = _level_action(line_up[place], game)
        outcomes[place].seconds.append(perf_counter() - start)
        if line_up[place].startswith(OWN):
            outcomes[place].lost.extend(judge.lost(line_up[place], game.state, action))
        game.play(action)
    add_scores(outcomes, places, game)
    return outcomes, game


def fault_in(answer: Mapping[str, Json], state: State) -> str | None:
    """Return what the bot that answered did wrong; None if it chose a legal action."""
    if "forfeit" in answer:
        return str(answer["forfeit"])
    try:
        is_legal = action_from_json(value_at(answer, "action")) in legal_actions(state)
    except ColorettoError as error:
        return str(error)
    return None if is_legal else f"chose an illegal action: {quote(answer['action'])}"


def _level_action(level: str, game: Game) -> Action:
    return choose(bot_from_level(level), game.state, Limit(), Random(bot_seed(game))).action


def _result(name: str, deals: list[Outcome]) -> "protocol.BotResult":
    share, half = interval(deals)
    total = merge_outcomes(deals)
    return {
        "bot": name,
        "wins": share,
        "margin": None if math.isnan(half) else half,
        "points": mean(total.points) if total.points else None,
        "lead": mean(total.leads) if total.leads else None,
        "milliseconds": 1000 * mean(total.seconds) if total.seconds else None,
        "lost": mean(total.lost) if total.lost else None,
        "forfeits": [*total.forfeits],
    }


class _Judge:
    """The coach, who judges the first decisions of each bot in a cage."""

    def __init__(self) -> None:
        self._judged: Final[Counter[str]] = Counter()

    def lost(self, bot: str, state: State, action: Action) -> list[float]:
        """Return the points that the coach thinks a decision lost; nothing once it has judged enough of them."""
        if self._judged[bot] == MAX_JUDGED:
            return []
        self._judged[bot] += 1
        values = run(GameEvaluator(state.variant).evaluate(state))
        best = max(value.leads[state.seat] for value in values.values())
        return [best - values[action].leads[state.seat]]


class _WorstGame:
    """The finished game in which a bot in a cage was furthest behind."""

    def __init__(self) -> None:
        self._lead = math.inf
        self._json: protocol.WorstGame | None = None

    def compare(self, line_up: tuple[str, ...], rotation: int, outcomes: list[Outcome], game: Game) -> None:
        """Keep the game if it is worse than those before."""
        for place, (name, outcome) in enumerate(zip(line_up, outcomes, strict=True)):
            if name.startswith(OWN) and outcome.leads and outcome.leads[0] < self._lead:
                self._lead = outcome.leads[0]
                self._json = {
                    "lead": self._lead,
                    "seat": (place - rotation) % len(line_up),
                    "seats": [line_up[each] for each in places_of(len(line_up), rotation)],
                    "record": record_to_text(game.record()),
                }

    def to_json(self) -> "protocol.WorstGame | None":
        """Return the game; None before there is one."""
        return self._json
