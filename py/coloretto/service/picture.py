"""Draws the table as SVG with the words and colours of a page; knows no language and no card art.

The page adds the drawings to which the markup refers, and its typeface: `coloretto.svg` has the ids of the drawings.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from coloretto.errors import RequestError
from coloretto.game import Game
from coloretto.notation.text import state_to_text
from coloretto.state import OVER, Seat
from coloretto.svg import result
from coloretto.svg.model import PicturedPlayer, Words, table_model
from coloretto.svg.parts import definitions, document
from coloretto.svg.result import MAX_FIGURES, Figure, ResultWords, result_content
from coloretto.svg.table import HEIGHT, WIDTH, table_content

if TYPE_CHECKING:
    from coloretto.service.picture_protocol import Picture

PIXELS: Final = 1600
"""The width of the picture: sharp on a phone."""


def draw_result(
    game: Game, seat: Seat, words: ResultWords, figures: Sequence[Figure], palette: Mapping[str, str]
) -> "Picture":
    """Return the picture of what a seat has made of a game.

    Raises RequestError for an unknown seat or too many figures.
    """
    if not 0 <= seat < game.variant.players or len(figures) > MAX_FIGURES:
        raise RequestError(f"a result is that of a seat from 0, with at most {MAX_FIGURES} figures")
    players = [PicturedPlayer("", player.is_human) for player in game.players]
    shown = table_model(game, players, None).seats[seat]
    content = f"<defs>{definitions(palette)}</defs>{result_content(shown, words, figures, palette)}"
    svg = document(content, result.WIDTH, result.HEIGHT, result.WIDTH, words.title, words.description)
    return {"svg": svg, "position": None}


def draw_table(
    game: Game, is_recorded: bool, players: Sequence[PicturedPlayer], words: Words, palette: Mapping[str, str]
) -> "Picture":
    """Return the picture of a game at its present ply, and the text of its position.

    is_recorded: whether to give jokers without chosen colours their best ones, as in a replay. Raises RequestError for
    another number of players than seats.
    """
    state = game.state
    if len(players) != game.variant.players:
        raise RequestError(f"{game.variant.players} seats need as many names, not {len(players)}")
    chooser = None if is_recorded else game.joker_chooser
    table = table_model(game, players, chooser if state.phase == OVER else state.seat)
    content = f"<defs>{definitions(palette)}</defs>{table_content(table, words, palette)}"
    return {
        "svg": document(content, WIDTH, HEIGHT, PIXELS, words.title, words.description),
        "position": None if state.phase == OVER else state_to_text(state),
    }
