"""Games as rows of a data set: what each seat saw and could do, did, and what each action was worth; writes no file."""

import math
from collections.abc import Generator, Iterable, Mapping, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple, TypeAlias, TypedDict, get_args

from coloretto import __version__
from coloretto.bots.base import Budget, Limit, run
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.nets.evaluator import evaluator_for
from coloretto.bots.search.one_ply import action_values
from coloretto.cards import Variant
from coloretto.coach.action_values import evaluate_decision
from coloretto.contest.entrants import make_entrant
from coloretto.contest.matches import choose_action, fault
from coloretto.errors import IllegalActionError
from coloretto.game import Game, Player
from coloretto.notation.text import action_to_text, record_to_text, state_to_text
from coloretto.processes import Stopped, map_in_order
from coloretto.rules import legal_actions
from coloretto.scoring import win_shares
from coloretto.state import OVER, Action, State
from coloretto.steps import Begin, no_step

Values: TypeAlias = Literal["net", "coach", "none"]
"""Where the values of actions come from.

- net: the net of the variant, one decision ahead; about a millisecond
- coach: the coach, by exact search where the last round allows it, otherwise by the net and rollouts; about a second
- none: nowhere
"""

VALUES: Final[tuple[Values, ...]] = get_args(Values)

DIGITS: Final = 6
"""Decimal places of values."""


class Settings(NamedTuple):
    """What the games of a data set have in common.

    bots: by seat. limit: in nodes, so that games can be repeated. reply_timeout: the most seconds for a decision.
    """

    variant: Variant
    bots: tuple[str, ...]
    limit: Limit
    values: Values
    reply_timeout: float = math.inf


class DecisionRow(TypedDict):
    """A decision of a game.

    ply: from 1. seat: that acts. state: what it sees, in text. legal: the legal actions. action: the one played.
    win_shares: for each legal action, the acting seat's expected share of the win. leads: for each legal action, its
    expected lead over the best other seat, in points. is_exact: whether these are exact, not estimates.
    """

    ply: int
    seat: int
    state: str
    legal: list[str]
    action: str
    win_shares: list[float] | None
    leads: list[float] | None
    is_exact: bool


class Head(TypedDict):
    """What the games of a data set have in common.

    version: of this package. bots: by seat. nodes: their limit, if any. values: where the values come from.
    """

    version: str
    players: int
    edition: str
    scoring: str
    marker_depth: int
    bots: list[str]
    nodes: int | None
    values: Values


class GameRow(Head):
    """A game.

    deal: its number, from which the package deals it again. record: the whole game in text, with the order of the deck.
    scores, places, win_shares: by seat, at the end. Places start from 1; equal scores have equal places.
    """

    deal: int
    record: str
    scores: list[int]
    places: list[int]
    win_shares: list[float]
    decisions: list[DecisionRow]


def play_rows(settings: Settings, deals: Iterable[int], processes: int) -> Generator[GameRow, None, None]:
    """Yield deals as rows, played in several processes. Raises IllegalActionError when a bot cannot continue."""

    def error_of(deal: int, stopped: Stopped) -> IllegalActionError:
        return fault(deal, stopped.number, settings.bots[stopped.who], stopped.reason)

    return map_in_order(partial(play_row, settings), deals, processes, error_of, settings.reply_timeout)


def play_row(settings: Settings, deal: int, begin: Begin = no_step) -> GameRow:
    """Play a deal; return it as a row. begin: called before each decision. Raises IllegalActionError as `play_rows`."""
    game = Game.deal(settings.variant, [Player(name) for name in settings.bots], deal)
    decisions = []
    entrants = [make_entrant(name, settings.limit, settings.reply_timeout) for name in settings.bots]
    try:
        while game.state.phase != OVER:
            state, ply = game.state, len(game.history) + 1
            action = choose_action(entrants[state.seat], game, begin)
            decisions.append(_decision_row(ply, state, action, settings.values))
            game.play(action)
    finally:
        for entrant in entrants:
            entrant.close()
    scores = game.scores()
    return {
        **head(settings),
        "deal": deal,
        "record": record_to_text(game.record()),
        "scores": list(scores),
        "places": places(scores),
        "win_shares": [round(share, DIGITS) for share in win_shares(scores)],
        "decisions": decisions,
    }


def head(settings: Settings) -> Head:
    """Return the fields that all games of a data set share."""
    variant = settings.variant
    return {
        "version": __version__,
        "players": variant.players,
        "edition": variant.edition,
        "scoring": variant.scoring,
        "marker_depth": variant.marker_depth,
        "bots": list(settings.bots),
        "nodes": settings.limit.nodes,
        "values": settings.values,
    }


def places(scores: Sequence[int]) -> list[int]:
    """Return each seat's place, from 1.

    >>> places((20, 31, 20))
    [2, 1, 2]
    """
    return [1 + sum(other > points for other in scores) for points in scores]


def _decision_row(ply: int, state: State, action: Action, values: Values) -> DecisionRow:
    legal = legal_actions(state)
    found, is_exact = _evaluate(state, values)
    return {
        "ply": ply,
        "seat": state.seat,
        "state": state_to_text(state),
        "legal": [action_to_text(each) for each in legal],
        "action": action_to_text(action),
        "win_shares": [round(found[each][0], DIGITS) for each in legal] if found else None,
        "leads": [round(found[each][1], DIGITS) for each in legal] if found else None,
        "is_exact": is_exact,
    }


def _evaluate(state: State, values: Values) -> tuple[Mapping[Action, tuple[float, float]] | None, bool]:
    """Return the win share and the lead after each action, and whether they are exact."""
    if values == "none":
        return None, False
    if values == "coach":
        found = run(evaluate_decision(state))
        return {choice.action: (choice.win_share, choice.lead) for choice in found.choices}, found.is_exact
    evaluator, position, budget = evaluator_for(state.variant), MutableState(state), Budget(Limit())
    shares = run(action_values(position, evaluator.win_share, budget))
    leads = run(action_values(position, evaluator.lead, budget))
    return {action: (share, leads[action]) for action, share in shares.items()}, False
