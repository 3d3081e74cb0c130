"""Runs the coach for a page and converts its results to JSON; knows nothing of requests or texts.

Each task yields its progress (an object, or None) every few milliseconds and returns the answer.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from coloretto.bots.base import map_progress
from coloretto.cards import CODES
from coloretto.coach.action_values import SIGNIFICANT_DIFFERENCE, ActionValue, ActionValues
from coloretto.coach.deciding_round import DecidingRound
from coloretto.coach.evaluation import SeatValues
from coloretto.coach.explanations import explain_action, find_hint
from coloretto.coach.rating import MAX_GAMES, MIN_GAMES, measured_scale, rate_course
from coloretto.coach.reasons import Reason
from coloretto.coach.review import Breakdown, Decision, Review, band_thresholds, review_game
from coloretto.errors import IllegalActionError
from coloretto.game import Game, HistoryEntry
from coloretto.notation.text import action_to_text, state_to_text
from coloretto.state import Setup, State

if TYPE_CHECKING:
    from coloretto.service import coach_protocol
    from coloretto.service.coach_protocol import Task

SHARE_DIGITS: Final = 4
LEAD_DIGITS: Final = 2
PLACE_DIGITS: Final = 3

COSTLY_BANDS: Final = ("mistake", "blunder")


def hint_task(game: Game) -> "Task[coach_protocol.Hint]":
    """Find a hint for the person to act."""
    hint = yield from find_hint(_require_human_turn(game))
    return {
        "kind": hint.kind,
        "close": hint.is_close,
        "look_at": hint.cue,
        "reasons": reasons_to_json(hint.reasons),
        **_values_to_json(hint.values),
    }


def why_task(game: Game, ply: int | None) -> "Task[coach_protocol.ActionExplanation]":
    """Explain the action of a ply; without a ply, the last one of a bot."""
    history, plies = game.history, game.bot_plies()
    if ply is None and plies:
        ply = plies[-1]
    if ply is None or not 0 <= ply < len(history):
        raise IllegalActionError("there is no such action to explain")
    state = history[ply].before
    explanation = yield from explain_action(state, history[ply].action)
    return {
        "ply": ply,
        "seat": state.seat,
        "action": action_to_text(explanation.action),
        "about_best": explanation.is_near_best,
        "reasons": reasons_to_json(explanation.reasons),
        "choices": list(map(_choice_to_json, explanation.choices)),
        "band": 0 if explanation.is_exact else SIGNIFICANT_DIFFERENCE,
        "exact": explanation.is_exact,
    }


def review_task(game: Game) -> "Task[coach_protocol.Review]":
    """Review a game; jokers without chosen colours get their best ones."""
    plies = len(game.history)

    def progress(ply: int) -> "coach_protocol.TaskProgress":
        return {"ply": ply, "plies": plies}

    jokers = [game.jokers(seat) for seat in range(game.variant.players)]
    review = yield from map_progress(review_game(game.initial_state, tuple(game.history), jokers), progress)
    return review_to_json(review, game.history, isinstance(game.start, Setup))


def rating_view(games: Sequence[tuple[str, float]]) -> "coach_protocol.Ratings":
    """Rate a person by games: each one's table and the points given away in it."""
    ratings = rate_course(games, measured_scale())
    return {
        "ratings": [
            {
                "value": round(rating.value, PLACE_DIGITS),
                "low": round(rating.low, PLACE_DIGITS),
                "high": round(rating.high, PLACE_DIGITS),
            }
            for rating in ratings
        ],
        "games": min(len(games), MAX_GAMES),
        "missing": max(MIN_GAMES - len(games), 0),
    }


def par_task(day: str) -> "Task[coach_protocol.Par]":
    """Let the strongest bot play the deal of a date."""
    from coloretto.service.daily import play_par  # Loading SHA-256 is slow, and only this task needs it.

    def progress(ply: int) -> "coach_protocol.TaskProgress":
        return {"ply": ply}

    par = yield from map_progress(play_par(day), progress)
    return {"scores": par.scores, "rank": par.rank}


def shuffle_task(game: Game) -> "Task[coach_protocol.ShuffleComparison]":
    """Let a bot choose again with the unseen cards in other orders."""
    from coloretto.service.fairness import compare_shuffles

    result = yield from compare_shuffles(game)
    return {
        "ply": result.ply,
        "action": action_to_text(result.action),
        "same": result.same,
        "shuffles": result.shuffles,
        "moved": result.moved,
    }


def _values_to_json(values: ActionValues) -> "coach_protocol.ActionValues":
    return {
        "choices": [
            {**_choice_to_json(choice), "about_equal": values.is_near_best(choice)} for choice in values.choices
        ],
        "band": 0 if values.is_exact else SIGNIFICANT_DIFFERENCE,
        "nodes": values.nodes,
        "exact": values.is_exact,
    }


def review_to_json(review: Review, history: Sequence[HistoryEntry], is_numbered: bool) -> "coach_protocol.Review":
    """Return the JSON form of a review; costly decisions include their position, so that they can be tried again.

    is_numbered: whether the game is known from its first round on.
    """
    costliest = {ply for plies in review.costliest for ply in plies}
    return {
        "decisions": [
            _decision_to_json(decision, history[decision.ply].before, decision.ply in costliest)
            for decision in review.decisions
        ],
        "cards": [
            {
                "ply": revealed.ply,
                "seat": revealed.seat,
                "card": CODES[revealed.card],
                "luck": _seat_values_to_json(revealed.luck),
            }
            for revealed in review.revealed
        ],
        "jokers": [{"seat": loss.seat, "lost": _seat_values_to_json(loss.lost)} for loss in review.jokers],
        "curve": list(map(_seat_values_to_json, review.curve)),
        "seats": [
            {
                "share": _breakdown_to_json(share, SHARE_DIGITS),
                "points": _breakdown_to_json(points, LEAD_DIGITS),
                "costliest": plies,
                "deciding": None if deciding is None else _deciding_to_json(deciding, is_numbered),
            }
            for share, points, plies, deciding in zip(
                review.win_shares, review.points, review.costliest, review.deciding, strict=True
            )
        ],
        "thresholds": band_thresholds(),
        "exact_from": review.exact_from,
    }


def _decision_to_json(decision: Decision, before: State, is_costliest: bool) -> "coach_protocol.ReviewedDecision":
    result: coach_protocol.ReviewedDecision = {
        "ply": decision.ply,
        "seat": decision.seat,
        "action": action_to_text(decision.action),
        "best": action_to_text(decision.best),
        "choices": decision.choices,
        "band": decision.band,
        "lost": _seat_values_to_json(decision.lost),
    }
    if is_costliest or decision.band in COSTLY_BANDS:
        result["position"] = state_to_text(before)
    return result


def _deciding_to_json(deciding: DecidingRound, is_numbered: bool) -> "coach_protocol.DecidingRound":
    number, first, end, ply, before, after = deciding
    return {
        "round": number if is_numbered else None,
        "first": first,
        "end": end,
        "ply": ply,
        "before": round(before, SHARE_DIGITS),
        "after": round(after, SHARE_DIGITS),
    }


def _choice_to_json(choice: ActionValue) -> "coach_protocol.Choice":
    return {
        "action": action_to_text(choice.action),
        "share": round(choice.win_share, SHARE_DIGITS),
        "lead": round(choice.lead, LEAD_DIGITS),
    }


def reasons_to_json(reasons: Sequence[Reason]) -> "Sequence[coach_protocol.Reason]":
    """Return the JSON form of reasons."""
    result = [
        {"code": reason.code, **{name: round(number, LEAD_DIGITS) for name, number in reason.numbers.items()}}
        for reason in reasons
    ]
    # Only `reasons.py` knows the numbers of each code; tests/bridge/test_types.py checks them against the types.
    return cast("Sequence[coach_protocol.Reason]", result)


def _seat_values_to_json(values: SeatValues) -> "coach_protocol.SeatValues":
    return {
        "share": [round(share, SHARE_DIGITS) for share in values.win_shares],
        "points": [round(lead, LEAD_DIGITS) for lead in values.leads],
    }


def _breakdown_to_json(breakdown: Breakdown, digits: int) -> "coach_protocol.Breakdown":
    return {
        "start": round(breakdown.start, digits),
        "own": round(breakdown.own_errors, digits),
        "others": round(breakdown.rival_errors, digits),
        "luck": round(breakdown.luck, digits),
        "unforeseen": round(breakdown.residual, digits),
        "final": round(breakdown.final, digits),
    }


def _require_human_turn(game: Game) -> State:
    if game.player_to_act is None or not game.player_to_act.is_human:
        raise IllegalActionError("it is not a person's turn")
    return game.state
