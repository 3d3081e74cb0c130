"""Reads what requests ask for: each function checks the parameters of some, and gives them as arguments; knows no game.

What only a position, a record or a date can tell to be wrong is passed on as it came. Raises a ColorettoError of the
kind that is wrong.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from coloretto.cards import COLOURS, Card, Variant, variant_from_values
from coloretto.errors import IllegalActionError
from coloretto.game import Player
from coloretto.notation.json import card_from_json
from coloretto.notation.json_fields import Json
from coloretto.notation.text import action_from_text
from coloretto.service.new_games import seed_from_json
from coloretto.service.saves import player_from_json, typed, typed_list, typed_object
from coloretto.state import Action, Seat

if TYPE_CHECKING:
    from typing import Annotated, TypeAlias

    from coloretto.service import params

    Given: TypeAlias = Mapping[str, Json]
    """What comes in as the parameters of a request; `Annotated` tells what a page is to send."""


def no_params(given: "Annotated[Given, None]") -> tuple[()]:
    """Read nothing."""
    return ()


def query_params(given: "Annotated[Given, params.StartParams]") -> "tuple[Mapping[str, Json]]":
    """Read the query of an address."""
    return (typed_object(given, "query"),)


def setup_params(given: "Annotated[Given, params.Setup]") -> tuple[Variant, list[Player], int]:
    """Read a table that was set up."""
    variant = variant_from_values(
        given.get("players"), given.get("edition"), given.get("scoring"), given.get("marker_depth")
    )
    players = [player_from_json(seat) for seat in typed_list(given, "seats")]
    return variant, players, seed_from_json(given.get("seed"))


def save_params(given: "Annotated[Given, params.LoadParams]") -> tuple[str]:
    """Read a save."""
    return (typed(given, "save", str),)


def action_params(given: "Annotated[Given, params.PlayParams]") -> tuple[Action]:
    """Read an action."""
    return (action_from_text(typed(given, "action", str)),)


def joker_params(given: "Annotated[Given, params.JokerChoice]") -> tuple[Seat, tuple[Card, ...]]:
    """Read a choice of colours for jokers."""
    colours = tuple(map(card_from_json, typed_list(given, "colours")))
    if any(colour >= COLOURS for colour in colours):
        raise IllegalActionError("a joker can only be given a colour")
    return typed(given, "seat", int), colours


def position_params(
    given: "Annotated[Given, params.PositionToPlay]",
) -> "tuple[str, Mapping[str, Json] | None, Json, Json, Json]":
    """Read a position, and either a query or a level, a seat and a seed, which are checked with the position."""
    position = typed(given, "position", str)
    query = typed_object(given, "query") if "query" in given else None
    return position, query, given.get("level"), given.get("seat"), given.get("seed")


def take_over_params(given: "Annotated[Given, params.TakeOver]") -> "tuple[str | None, int, Json, Json]":
    """Read a ply, and a seat and a level, which are checked with the record."""
    record = typed(given, "record", str) if "record" in given else None
    return record, typed(given, "ply", int), given.get("seat"), given.get("level")


def day_params(given: "Annotated[Given, params.DayParams]") -> tuple[str]:
    """Read a date, which is checked where its deal is made."""
    return (typed(given, "date", str),)


def why_params(given: "Annotated[Given, params.WhyParams]") -> tuple[int | None]:
    """Read a ply, if any."""
    return (typed(given, "ply", int) if "ply" in given else None,)


def review_params(given: "Annotated[Given, params.ReviewParams]") -> tuple[str | None]:
    """Read a record, if any."""
    return (typed(given, "record", str) if "record" in given else None,)


def replay_params(given: "Annotated[Given, params.ReplayParams]") -> tuple[str, int]:
    """Read a record and a ply of it."""
    return typed(given, "record", str), typed(given, "ply", int)
