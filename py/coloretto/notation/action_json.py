"""Actions as JSON: rows count from 0."""

from typing import TYPE_CHECKING

from coloretto.errors import NotationError, quote
from coloretto.notation.json_fields import Json, is_int
from coloretto.state import DRAW, FIRST_PLACE, FIRST_TAKE, MAX_ROWS, Action, is_place, row_from_action

if TYPE_CHECKING:
    from coloretto.notation import public_state


def action_to_json(action: Action) -> "public_state.BotAction":
    """Write an action as in the answer of a bot.

    >>> action_to_json(FIRST_TAKE + 2)
    ('take', 2)
    """
    if action == DRAW:
        return ("draw",)
    return ("place" if is_place(action) else "take", row_from_action(action))


def action_from_json(value: Json) -> Action:
    """Read an action as in the answer of a bot."""
    match value:
        case ["draw"]:
            return DRAW
        case ["place", row] if is_int(row, 0, MAX_ROWS - 1):
            return FIRST_PLACE + int(row)
        case ["take", row] if is_int(row, 0, MAX_ROWS - 1):
            return FIRST_TAKE + int(row)
    raise NotationError(f"not an action: {quote(value)}")
