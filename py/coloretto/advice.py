"""What the coach tells a page, as JSON: thoughts that end in an answer; knows no request as a whole and no text.

A thought yields every few milliseconds what it can tell so far (an object, or None) and ends in the answer.
"""

from collections.abc import Callable, Generator, Mapping
from typing import Any, Final, TypeAlias

from coloretto.coach.values import Values, values_thinking
from coloretto.errors import IllegalActionError
from coloretto.game import Game
from coloretto.json_values import Json
from coloretto.notation import action_to_text
from coloretto.state import OVER

SHARE_DIGITS: Final = 4
LEAD_DIGITS: Final = 2

Thought: TypeAlias = Generator[Json, None, Any]


def values_thought(game: Game, params: Json) -> Thought:
    """Value all actions of the person to act."""
    return values_to_json((yield from values_thinking(_persons_decision(game).state)))


def values_to_json(values: Values) -> Json:
    """Write values."""
    return {
        "choices": [
            {
                "action": action_to_text(choice.action),
                "share": round(choice.share, SHARE_DIGITS),
                "lead": round(choice.lead, LEAD_DIGITS),
                "about_equal": values.about_equal(choice),
            }
            for choice in values.choices
        ],
        "nodes": values.nodes,
        "exact": values.is_exact,
    }


def _persons_decision(game: Game) -> Game:
    if game.state.phase == OVER or not game.players[game.state.seat].is_human:
        raise IllegalActionError("it is not a person's turn")
    return game


THOUGHTS: Final[Mapping[str, Callable[[Game, Json], Thought]]] = {"values": values_thought}
"""The methods that think, with what they think."""
