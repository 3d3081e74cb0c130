"""What the coach tells a page, as JSON: thoughts that end in an answer; knows no request as a whole and no text.

A thought yields every few milliseconds what it can tell so far (an object, or None) and ends in the answer.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from coloretto.bots.base import map_progress
from coloretto.coach.action_values import ABOUT_EQUAL, Values, Worth, values_thinking
from coloretto.coach.evaluation import Worths
from coloretto.coach.explanations import hint_thinking, why_thinking
from coloretto.coach.reasons import Reason
from coloretto.coach.review import Account, Review, review_thinking
from coloretto.errors import IllegalActionError, RequestError
from coloretto.game import Game, HistoryEntry
from coloretto.notation.json import CODES
from coloretto.notation.json_fields import Json
from coloretto.notation.text import action_to_text, state_to_text
from coloretto.service.records import game_from_any_text
from coloretto.service.saves import typed

SHARE_DIGITS: Final = 4
LEAD_DIGITS: Final = 2

COSTLY: Final = ("mistake", "blunder")

Thought: TypeAlias = Generator[Json, None, Any]


def values_thought(game: Game | None, params: Json) -> Thought:
    """Value all actions of the person to act."""
    return values_to_json((yield from values_thinking(_persons_turn(game).state)))


def hint_thought(game: Game | None, params: Json) -> Thought:
    """Value all actions of the person to act, and tell what to look at."""
    hint = yield from hint_thinking(_persons_turn(game).state)
    return {
        "kind": hint.kind,
        "close": hint.is_close,
        "look_at": hint.look_at,
        "reasons": _reasons_to_json(hint.reasons),
        **values_to_json(hint.values),
    }


def why_thought(game: Game | None, params: Json) -> Thought:
    """Explain an action of the game in hand: of a ply, or else the last one of a bot."""
    history, plies = _in_hand(game).history, _in_hand(game).bot_plies()
    ply = typed(params, "ply", int) if "ply" in params else plies[-1] if plies else None
    if ply is None or not 0 <= ply < len(history):
        raise IllegalActionError("there is no such action to explain")
    state = history[ply].before
    why = yield from why_thinking(state, history[ply].action)
    return {
        "ply": ply,
        "seat": state.seat,
        "action": action_to_text(why.action),
        "about_best": why.is_about_best,
        "reasons": _reasons_to_json(why.reasons),
        "choices": list(map(_choice_to_json, why.choices)),
        "band": 0 if why.is_exact else ABOUT_EQUAL,
        "exact": why.is_exact,
    }


def review_thought(game: Game | None, params: Json) -> Thought:
    """Look back on the game in hand, or on a record; joker colours that nobody has chosen yet are the best ones."""
    told_of = game_from_any_text(typed(params, "record", str)) if "record" in params else _in_hand(game)
    plies = len(told_of.history)
    jokers = [told_of.jokers(seat) for seat in range(told_of.variant.players)]
    thinking = review_thinking(told_of.first, tuple(told_of.history), jokers)
    review = yield from map_progress(thinking, lambda ply: {"ply": ply, "plies": plies})
    return review_to_json(review, told_of.history)


def par_thought(game: Game | None, params: Json) -> Thought:
    """Let the strongest bot play the deal of a date."""
    from coloretto.service.daily import par_thinking  # SHA-256 takes a while to load: not for other advice.

    par = yield from map_progress(par_thinking(typed(params, "date", str)), lambda ply: {"ply": ply})
    return {"scores": par.scores, "rank": par.rank}


def shuffle_thought(game: Game | None, params: Json) -> Thought:
    """Let a bot choose with the unseen cards in other orders."""
    from coloretto.service.fairness import shuffle_thinking

    told = yield from shuffle_thinking(_in_hand(game))
    return {**told._asdict(), "action": action_to_text(told.action)}


def values_to_json(values: Values) -> Json:
    """Write values."""
    return {
        "choices": [
            {**_choice_to_json(choice), "about_equal": values.about_equal(choice)} for choice in values.choices
        ],
        "band": 0 if values.is_exact else ABOUT_EQUAL,
        "nodes": values.nodes,
        "exact": values.is_exact,
    }


def review_to_json(review: Review, history: Sequence[HistoryEntry]) -> Json:
    """Write a review of a game; decisions that cost much come with the position they were made in."""
    return {
        "decisions": [
            {
                "ply": decision.ply,
                "seat": decision.seat,
                "action": action_to_text(decision.action),
                "best": action_to_text(decision.best),
                "choices": decision.choices,
                "band": decision.band,
                "lost": _worths_to_json(decision.lost),
                **({"position": state_to_text(history[decision.ply].before)} if decision.band in COSTLY else {}),
            }
            for decision in review.decisions
        ],
        "cards": [
            {
                "ply": turning.ply,
                "seat": turning.seat,
                "card": CODES[turning.card],
                "luck": _worths_to_json(turning.luck),
            }
            for turning in review.turnings
        ],
        "jokers": [{"seat": loss.seat, "lost": _worths_to_json(loss.lost)} for loss in review.jokers],
        "curve": [_worths_to_json(worths) for worths in review.curve],
        "seats": [
            {
                "share": _account_to_json(share, SHARE_DIGITS),
                "points": _account_to_json(points, LEAD_DIGITS),
                "costliest": plies,
            }
            for share, points, plies in zip(review.shares, review.points, review.costliest, strict=True)
        ],
        "exact_from": review.exact_from,
    }


def _choice_to_json(choice: Worth) -> Json:
    return {
        "action": action_to_text(choice.action),
        "share": round(choice.share, SHARE_DIGITS),
        "lead": round(choice.lead, LEAD_DIGITS),
    }


def _reasons_to_json(reasons: Sequence[Reason]) -> Json:
    return [
        {"code": reason.code, **{name: round(number, LEAD_DIGITS) for name, number in reason.numbers.items()}}
        for reason in reasons
    ]


def _worths_to_json(worths: Worths) -> Json:
    return {
        "share": [round(share, SHARE_DIGITS) for share in worths.shares],
        "points": [round(lead, LEAD_DIGITS) for lead in worths.leads],
    }


def _account_to_json(account: Account, digits: int) -> Json:
    return {name: round(number, digits) for name, number in account._asdict().items()}


def _in_hand(game: Game | None) -> Game:
    if game is None:
        raise RequestError("there is no game yet")
    return game


def _persons_turn(game: Game | None) -> Game:
    game = _in_hand(game)
    if game.player_to_act is None or not game.player_to_act.is_human:
        raise IllegalActionError("it is not a person's turn")
    return game


THOUGHTS: Final[Mapping[str, Callable[[Game | None, Json], Thought]]] = {
    "values": values_thought,
    "hint": hint_thought,
    "why": why_thought,
    "review": review_thought,
    "par": par_thought,
    "shuffle": shuffle_thought,
}
"""The methods that think, with what they think."""
