"""What the coach tells a page, as JSON: thoughts that end in an answer; knows no request as a whole and no text.

A thought yields every few milliseconds what it can tell so far (an object, or None) and ends in the answer.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from coloretto.bots.base import map_progress
from coloretto.coach.action_values import ABOUT_EQUAL, Values, Worth, values_thinking
from coloretto.coach.evaluation import Worths
from coloretto.coach.explanations import hint_thinking, why_thinking
from coloretto.coach.reasons import Reason
from coloretto.coach.review import Account, Decision, Review, review_thinking
from coloretto.errors import IllegalActionError
from coloretto.game import Game, HistoryEntry
from coloretto.notation.json import CODES
from coloretto.notation.text import action_to_text, state_to_text
from coloretto.state import State

if TYPE_CHECKING:
    from coloretto.service import coach_protocol as told
    from coloretto.service.coach_protocol import Thought, ThoughtOfPlies

SHARE_DIGITS: Final = 4
LEAD_DIGITS: Final = 2

COSTLY: Final = ("mistake", "blunder")


def values_thought(game: Game) -> "Thought[told.Values]":
    """Value all actions of the person to act."""
    return values_to_json((yield from values_thinking(_persons_turn(game).state)))


def hint_thought(game: Game) -> "Thought[told.Hint]":
    """Value all actions of the person to act, and tell what to look at."""
    hint = yield from hint_thinking(_persons_turn(game).state)
    return {
        "kind": hint.kind,
        "close": hint.is_close,
        "look_at": hint.look_at,
        "reasons": reasons_to_json(hint.reasons),
        **values_to_json(hint.values),
    }


def why_thought(game: Game, ply: int | None) -> "Thought[told.Why]":
    """Explain an action of a game: of a ply, or else the last one of a bot."""
    history, plies = game.history, game.bot_plies()
    if ply is None and plies:
        ply = plies[-1]
    if ply is None or not 0 <= ply < len(history):
        raise IllegalActionError("there is no such action to explain")
    state = history[ply].before
    why = yield from why_thinking(state, history[ply].action)
    return {
        "ply": ply,
        "seat": state.seat,
        "action": action_to_text(why.action),
        "about_best": why.is_about_best,
        "reasons": reasons_to_json(why.reasons),
        "choices": list(map(_choice_to_json, why.choices)),
        "band": 0 if why.is_exact else ABOUT_EQUAL,
        "exact": why.is_exact,
    }


def review_thought(game: Game) -> "ThoughtOfPlies[told.Review]":
    """Look back on a game; joker colours that nobody has chosen yet are the best ones."""
    plies = len(game.history)

    def progress(ply: int) -> "told.Plies":
        return {"ply": ply, "plies": plies}

    jokers = [game.jokers(seat) for seat in range(game.variant.players)]
    thinking = review_thinking(game.initial_state, tuple(game.history), jokers)
    review = yield from map_progress(thinking, progress)
    return review_to_json(review, game.history)


def par_thought(day: str) -> "ThoughtOfPlies[told.Par]":
    """Let the strongest bot play the deal of a date."""
    from coloretto.service.daily import par_thinking  # SHA-256 takes a while to load: not for other advice.

    def progress(ply: int) -> "told.Plies":
        return {"ply": ply}

    par = yield from map_progress(par_thinking(day), progress)
    return {"scores": par.scores, "rank": par.rank}


def shuffle_thought(game: Game) -> "Thought[told.Shuffled]":
    """Let a bot choose with the unseen cards in other orders."""
    from coloretto.service.fairness import shuffle_thinking

    shuffled = yield from shuffle_thinking(game)
    return {
        "ply": shuffled.ply,
        "action": action_to_text(shuffled.action),
        "same": shuffled.same,
        "shuffles": shuffled.shuffles,
        "moved": shuffled.moved,
    }


def values_to_json(values: Values) -> "told.Values":
    """Write values."""
    return {
        "choices": [
            {**_choice_to_json(choice), "about_equal": values.about_equal(choice)} for choice in values.choices
        ],
        "band": 0 if values.is_exact else ABOUT_EQUAL,
        "nodes": values.nodes,
        "exact": values.is_exact,
    }


def review_to_json(review: Review, history: Sequence[HistoryEntry]) -> "told.Review":
    """Write a review of a game; decisions that cost much come with the position they were made in."""
    return {
        "decisions": [_decision_to_json(decision, history[decision.ply].before) for decision in review.decisions],
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


def _decision_to_json(decision: Decision, before: State) -> "told.ReviewedDecision":
    written: told.ReviewedDecision = {
        "ply": decision.ply,
        "seat": decision.seat,
        "action": action_to_text(decision.action),
        "best": action_to_text(decision.best),
        "choices": decision.choices,
        "band": decision.band,
        "lost": _worths_to_json(decision.lost),
    }
    if decision.band in COSTLY:
        written["position"] = state_to_text(before)
    return written


def _choice_to_json(choice: Worth) -> "told.Choice":
    return {
        "action": action_to_text(choice.action),
        "share": round(choice.share, SHARE_DIGITS),
        "lead": round(choice.lead, LEAD_DIGITS),
    }


def reasons_to_json(reasons: Sequence[Reason]) -> "Sequence[told.Reason]":
    """Write reasons."""
    written = [
        {"code": reason.code, **{name: round(number, LEAD_DIGITS) for name, number in reason.numbers.items()}}
        for reason in reasons
    ]
    # Which numbers go with which code only `reasons.py` knows; tests/bridge/test_types.py holds it to the types.
    return cast("Sequence[told.Reason]", written)


def _worths_to_json(worths: Worths) -> "told.Worths":
    return {
        "share": [round(share, SHARE_DIGITS) for share in worths.shares],
        "points": [round(lead, LEAD_DIGITS) for lead in worths.leads],
    }


def _account_to_json(account: Account, digits: int) -> "told.Account":
    return {
        "start": round(account.start, digits),
        "own": round(account.own, digits),
        "others": round(account.others, digits),
        "luck": round(account.luck, digits),
        "unforeseen": round(account.unforeseen, digits),
        "final": round(account.final, digits),
    }


def _persons_turn(game: Game) -> Game:
    if game.player_to_act is None or not game.player_to_act.is_human:
        raise IllegalActionError("it is not a person's turn")
    return game
