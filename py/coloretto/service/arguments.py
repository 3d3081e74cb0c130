"""Checks the parameters of requests and returns them as arguments of the methods; knows nothing of the game.

Values that can only be checked together with a position, a record or a date are passed on unchecked. Each function
raises a ColorettoError for parameters that are missing or invalid.
"""

import re
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from coloretto.cards import COLOURS, EDITIONS, Card, variant_from_values
from coloretto.errors import IllegalActionError, RequestError, quote
from coloretto.notation.json import card_from_json
from coloretto.notation.json_fields import Json
from coloretto.notation.text import action_from_text
from coloretto.service.saves import require, require_list, require_object
from coloretto.state import Action, Seat

if TYPE_CHECKING:
    from typing import Annotated, TypeAlias

    from coloretto.service import params, picture_protocol
    from coloretto.svg.model import PicturedPlayer, Words
    from coloretto.svg.result import Figure, ResultWords

    RawParams: TypeAlias = Mapping[str, Json]
    """The unchecked parameters of a request; `Annotated` adds the type that a page should send."""

_COLOUR: Final = r"#[0-9a-fA-F]{3,8}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w .,/%+-]+\)"
"""A colour as in CSS, without characters that would end an attribute."""


def no_params(raw: "Annotated[RawParams, None]") -> tuple[()]:
    """Return no arguments."""
    return ()


def source_params(raw: "Annotated[RawParams, params.GameToOpen]") -> "tuple[RawParams]":
    """Return where a game comes from, unchecked."""
    return (raw,)


def text_params(raw: "Annotated[RawParams, params.TextToRead]") -> tuple[str, str | None]:
    """Return a text and, if there is one, a known save."""
    return require(raw, "text", str), require(raw, "known", str) if "known" in raw else None


def action_params(raw: "Annotated[RawParams, params.PlayParams]") -> tuple[Action]:
    """Return an action."""
    return (action_from_text(require(raw, "action", str)),)


def joker_params(raw: "Annotated[RawParams, params.JokerChoice]") -> tuple[Seat, tuple[Card, ...]]:
    """Return a seat and the colours for its jokers."""
    colours = tuple(map(card_from_json, require_list(raw, "colours")))
    if any(colour >= COLOURS for colour in colours):
        raise IllegalActionError("a joker can only be given a colour")
    return require(raw, "seat", int), colours


def day_params(raw: "Annotated[RawParams, params.DayParams]") -> tuple[str]:
    """Return an unchecked date."""
    return (require(raw, "date", str),)


def why_params(raw: "Annotated[RawParams, params.WhyParams]") -> tuple[int | None]:
    """Return a ply if there is one."""
    return (require(raw, "ply", int) if "ply" in raw else None,)


def review_params(raw: "Annotated[RawParams, params.ReviewParams]") -> tuple[str | None]:
    """Return a record if there is one."""
    return (require(raw, "record", str) if "record" in raw else None,)


def replay_params(raw: "Annotated[RawParams, params.ReplayParams]") -> tuple[str, int]:
    """Return a record and a ply."""
    return require(raw, "record", str), require(raw, "ply", int)


def picture_params(
    raw: "Annotated[RawParams, picture_protocol.PictureParams]",
) -> "tuple[tuple[str, int] | None, int | None, list[PicturedPlayer], Words, dict[str, str]]":
    """Return the source of a picture, a record and a ply or a ply if there are any; its players, words and colours."""
    from coloretto.svg.model import PicturedPlayer, Words  # Few visits need these modules.
    from coloretto.svg.parts import PALETTE

    replay = replay_params(require_object(raw, "replay")) if "replay" in raw else None
    words, colours = require_object(raw, "words"), require_object(raw, "palette")
    players = [PicturedPlayer(*_picture_seat(seat)) for seat in require_list(raw, "players")]
    texts = Words(*(require(words, name, str) for name in Words._fields))
    ply = require(raw, "ply", int) if "ply" in raw else None
    return replay, ply, players, texts, {name: _colour(name, require(colours, name, str)) for name in PALETTE}


def result_picture_params(
    raw: "Annotated[RawParams, picture_protocol.ResultPictureParams]",
) -> "tuple[str | None, Seat, ResultWords, list[Figure], dict[str, str]]":
    """Return the record of a result if there is one, the seat, words, figures and colours."""
    from coloretto.svg.parts import PALETTE  # Few visits need these modules.
    from coloretto.svg.result import Figure, ResultWords

    words, colours = require_object(raw, "words"), require_object(raw, "palette")
    texts = ResultWords(*(require(words, name, str) for name in ResultWords._fields))
    figures = [Figure(*_figure(figure)) for figure in require_list(raw, "figures")]
    palette: dict[str, str] = {name: _colour(name, require(colours, name, str)) for name in PALETTE}
    return require(raw, "record", str) if "record" in raw else None, require(raw, "seat", int), texts, figures, palette


def _figure(figure: Json) -> tuple[str, str]:
    match figure:
        case {"label": str(label), "value": str(value)}:
            return label, value
    raise RequestError("a figure needs a label and a value")


def _picture_seat(seat: Json) -> tuple[str, bool]:
    match seat:
        case {"kind": "human" | "bot" as kind, "name": str(name)}:
            return name, kind == "human"
    raise RequestError("a player in a picture needs a kind, human or bot, and a name")


def _colour(name: str, value: str) -> str:
    if not re.fullmatch(_COLOUR, value, re.ASCII):
        raise RequestError(f"{name} must be a colour, not {quote(value)}")
    return value


def rating_params(raw: "Annotated[RawParams, params.RatingParams]") -> tuple[list[tuple[str, float]]]:
    """Return games: each one's table, such as "4-brown", and the points given away in it."""
    return ([_rated_game(game) for game in require_list(raw, "games")],)


def _rated_game(game: Json) -> tuple[str, float]:
    if not isinstance(game, dict):
        raise RequestError("games must be objects")
    variant = variant_from_values(game.get("players"), EDITIONS[0], game.get("scoring"), None)
    lost = game.get("lost")
    # Infinity and NaN, which Python's parser accepts, are not in this range.
    if isinstance(lost, bool) or not isinstance(lost, (int, float)) or not abs(lost) <= sys.float_info.max:
        raise RequestError("lost must be a number")
    return f"{variant.players}-{variant.scoring}", float(lost)
