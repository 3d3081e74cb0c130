"""Tables whose pictures are golden files in tests/data/svg."""

from typing import Final

from coloretto import svg
from coloretto.cards import Variant
from coloretto.game import Game, Player
from coloretto.rules import is_last_round, legal_actions
from coloretto.state import OVER, PLACE

NASTY_NAME: Final = 'R&D <"Ω|*_#card-c0'
LONG_NAME: Final = "Wilhelmina Mumpitz-Wurzel"


def tables() -> dict[str, tuple[Game, svg.Theme, svg.Skin]]:
    """Return a game for each kind of picture, with the look of its picture."""
    bot = Player("casual")
    return {
        "start-of-two": (_played([Player(), Player(name="Ben")], "golden", "brown", 0), "light", "patterns"),
        "drawn-card-of-three": (_played([bot, Player(), bot], "classic", "grey", 23), "dark", "suits"),
        "names-of-four": (
            _played([Player(name=NASTY_NAME), Player(name=LONG_NAME), bot, bot], "golden", "grey", 40),
            "light",
            "letters",
        ),
        "last-round-of-five": (_last_round([Player(), bot, bot, bot, bot]), "dark", "patterns"),
        "end-of-four": (_played([Player(), bot, bot, Player()], "classic", "brown", 10_000), "light", "patterns"),
    }


def picture(game: Game, theme: svg.Theme, skin: svg.Skin) -> str:
    """Return the picture, as wide as its drawing."""
    return svg.table(game, size=1200, theme=theme, skin=skin)


def details() -> dict[str, str]:
    """Return pictures of areas and rows without a table."""
    return {
        "area": svg.area("R6O4Y3G2+5*2$", "grey", size=300),
        "area-of-a-joker": svg.area("O2*", jokers=(0,)),
        "area-without-cards": svg.area("-", theme="dark"),
        "row": svg.row("R*", 3, index=1, skin="letters"),
        "row-taken": svg.row(None, 2, index=4, theme="dark"),
    }


def _played(players: list[Player], edition: str, scoring: str, plies: int) -> Game:
    """Play by a fixed rule that reaches many situations."""
    game = Game.deal(Variant(len(players), edition, scoring), players, seed=2003)
    while len(game.history) < plies and game.state.phase != OVER:
        _act(game)
    return game


def _last_round(players: list[Player]) -> Game:
    game = _played(players, "golden", "brown", 1)
    while not (is_last_round(game.state) and game.state.phase == PLACE):
        _act(game)
    return game


def _act(game: Game) -> None:
    legal = legal_actions(game.state)
    game.play(legal[(5 * len(game.history) + 3) % len(legal)])
