"""The coach's advice in English sentences; the page has the same ones in its languages."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from coloretto.coach.action_values import ActionValues
from coloretto.coach.explanations import Explanation, Hint
from coloretto.coach.reasons import Reason, ReasonCode, reasons_for
from coloretto.coach.review import Review
from coloretto.game import Game
from coloretto.notation.text import action_to_text
from coloretto.state import DRAW, Action, Seat, is_take, row_from_action

NUDGES: Final[Mapping[tuple[str, bool], str]] = {
    ("draw", False): "Drawing looks best.",
    ("draw", True): "Drawing looks good, but something else is about as good.",
    ("place", False): "See where the card helps you, and where it hurts the others.",
    ("place", True): "See where the card helps you, and where it hurts the others. Several rows are about equal.",
    ("take", False): "Taking a row looks best.",
    ("take", True): "Taking a row looks good, but drawing is about as good.",
}
"""A hint by the kind of the best action and whether another kind is nearly as good."""

CUES: Final[Mapping[ReasonCode, str]] = {
    "gains": "Which row gains you the most?",
    "loses_least": "Which row costs you the least?",
    "denies": "What would the others like to take?",
    "joker": "There is a joker on the table.",
    "plus_twos": "+2 cards always count.",
    "row_full": "A full row won't get any better.",
    "avoids_fourth_colour": "Only three colours score points for you.",
    "helps": "Which row do you want to take?",
    "spoils": "Whose favourite row can you spoil?",
    "keeps_clean": "Keep the row you like best clean.",
    "fills": "Nobody can add to a full row.",
    "little_to_take": "There isn't much in the rows yet.",
    "likely_better": "Most of the cards still to come would help you.",
    "nobody_wants": "Does anyone else want the row you like?",
}

REASONS: Final[Mapping[ReasonCode, str]] = {
    "gains": "This row gains {points}; no other row gains more.",
    "loses_least": "Every row costs points; this one costs the least ({points}).",
    "denies": "It denies {name} their best row, {points} better than the next best.",
    "joker": "It has {cards} joker(s).",
    "plus_twos": "It has {cards} +2 card(s), which always count.",
    "row_full": "The row is full and won't get any better.",
    "avoids_fourth_colour": "That keeps it to {colours} colour(s); row {row} would make it {colours_there}.",
    "helps": "The card makes the row {points} better for the player who places it.",
    "spoils": "The card makes the row {points} worse for {name}.",
    "keeps_clean": "In row {row}, the best one, the card would cost {points}.",
    "fills": "It fills the row.",
    "little_to_take": "So far, no row is worth more than {points}.",
    "likely_better": "{share} of the cards would make a row better than the current best, by {points} on average.",
    "nobody_wants": "Row {row} is the best one, and nobody else gains from it: it can wait.",
    "only_choice": "There is no other move.",
    "last_one_in": "Everyone else has taken a row.",
    "last_round": "It is the last round.",
    "last_round_near": "The last round is {draws} draw(s) away.",
}

NO_REASON: Final = "There is no obvious reason for it on the table."


def move_text(action: Action) -> str:
    """Return an action as a command and in words.

    >>> move_text(DRAW)
    'd, draw a card'
    """
    row = row_from_action(action) + 1
    words = "draw a card" if action == DRAW else f"take row {row}" if is_take(action) else f"place it in row {row}"
    return f"{action_to_text(action)}, {words}"


def reason_texts(reasons: Sequence[Reason], name: Callable[[Seat], str]) -> list[str]:
    """Return reasons as sentences. name: returns the name of a seat inside a sentence."""
    return [_reason_text(reason, name) for reason in reasons] or [NO_REASON]


def _reason_text(reason: Reason, name: Callable[[Seat], str]) -> str:
    numbers = reason.numbers
    values: dict[str, object] = {key: f"{number:g}" for key, number in numbers.items()}
    if "points" in numbers:
        values["points"] = _points(numbers["points"])
    if "share" in numbers:
        values["share"] = _percent(numbers["share"])
    if "seat" in numbers:
        values["name"] = name(int(numbers["seat"]))
    if "row" in numbers:
        values["row"] = int(numbers["row"]) + 1
    count = next((numbers[key] for key in ("cards", "colours", "draws") if key in numbers), 0)
    return REASONS[reason.code].replace("(s)", "" if count == 1 else "s").format(**values)


def nudge_texts(hint: Hint) -> list[str]:
    """Return the first step of a hint: the kind of the best action and what to look at, but not the action."""
    cue = CUES.get(hint.cue) if hint.cue else None
    return [NUDGES[hint.kind, hint.is_close], *([cue] if cue else [])]


def hint_texts(hint: Hint, name: Callable[[Seat], str]) -> list[str]:
    """Return the second step of a hint: the best action and its reasons."""
    best, *others = hint.values.choices
    is_only = not any(map(hint.values.is_near_best, others))
    start = "Best move" if is_only else "One of the best moves"
    return [f"{start}: {move_text(best.action)}.", *reason_texts(hint.reasons, name)]


def value_lines(values: ActionValues) -> Iterator[str]:
    """Yield the values of all actions, best first; a mark for those that are about as good as the best."""
    for choice in values.choices:
        mark = "=" if values.is_near_best(choice) else " "
        share = _percent(choice.win_share)
        yield f"{mark} {action_to_text(choice.action):2}  win chance {share:>4}, lead {choice.lead:+.1f} points"


def why_texts(explanation: Explanation, name: Callable[[Seat], str]) -> list[str]:
    """Return the reasons for an action, and how good it was."""
    best = explanation.choices[0].action
    if explanation.action == best:
        verdict = "There was no better move."
    elif explanation.is_near_best:
        verdict = "It was about as good as the best move."
    else:
        verdict = f"A better move: {move_text(best)}."
    return [*reason_texts(explanation.reasons, name), *([verdict] if len(explanation.choices) > 1 else [])]


def review_lines(
    review: Review, game: Game, name: Callable[[Seat], str], name_inside: Callable[[Seat], str]
) -> Iterator[str]:
    """Yield each player's account in points, and people's costliest decisions with better ones.

    name, name_inside: return the name of a seat at the beginning of and inside a sentence.
    """
    width = max(len(name(seat)) for seat in range(len(game.players)))
    yield f"{'':{width}}  own errors   luck   (points of lead over the best opponent)"
    for seat, points in enumerate(review.points):
        yield f"{name(seat):{width}}  {points.own_errors + 0.0:+10.1f}  {points.luck:+5.1f}"
    for seat, player in enumerate(game.players):
        if player.is_human:
            plies = review.costliest[seat]
            yield f"{name(seat)}: " + ("the costliest decisions" if plies else "no costly decisions")
            for ply in plies:
                decision = review.decisions[ply]
                lost, band = _percent(decision.lost.win_shares[seat]), decision.band
                yield (
                    f"  move {ply + 1}, {band}: {action_to_text(decision.action)} lost {lost} of the win chance;"
                    f" better {move_text(decision.best)}."
                )
                for text in reason_texts(reasons_for(game.history[ply].before, decision.best), name_inside):
                    yield f"    {text}"


def _points(points: float) -> str:
    """Return points to a tenth.

    >>> _points(1.0), _points(2.04), _points(2.5)
    ('1 point', '2 points', '2.5 points')
    """
    number = f"{round(points, 1):g}"
    return f"{number} point" if number == "1" else f"{number} points"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
