"""A game that is nearly over, as a person has left it."""

from typing import Final

from playwright.sync_api import Page

from coloretto.bots.base import Limit
from coloretto.cards import Variant
from coloretto.dealing import deal
from coloretto.game import Game, Player
from coloretto.library import play_out
from coloretto.service.saves import game_to_save
from tests.support.library import in_play, write
from tests.support.user import User

VARIANT: Final = Variant(2, "classic", "brown", 15)
SEED: Final = 5


def open_at_the_end(page: Page, site: str) -> None:
    """Open a game of a person against a bot at the person's last decision."""
    played = Game.deal(VARIANT, [Player("casual")] * 2, SEED)
    play_out(played, Limit(nodes=50))
    last = max(ply for ply, entry in enumerate(played.history) if entry.before.seat == 0)
    begun = deal(VARIANT, SEED)._replace(actions=played.record().actions[:last])
    game = Game.from_record(begun, [Player(), Player("casual")], SEED)
    page.goto(site)
    write(page, in_play(game_to_save(game)))
    page.goto(f"{site}?speed=instant")
    User(page).wait_for_decision()
