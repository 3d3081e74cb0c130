"""Saved games with rare situations, played by the engine so that they are always valid."""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from coloretto.bots.base import Limit
from coloretto.cards import Variant
from coloretto.game import Game, Player
from coloretto.match import bot_action
from coloretto.notation.text import record_to_text
from coloretto.rules import legal_actions
from coloretto.scoring import joker_count
from coloretto.service.identity import game_summary
from coloretto.service.saves import game_to_save
from coloretto.state import DECIDE, OVER, PLACE, State

PERSON: Final = 0
SALT: Final = "0123456789abcdef" * 2
LONG_NAMES: Final = ("Maximiliane von Hohenste", "Bartholomew Featherstone", "Søren Østergård-Nygaard")


def setup(players: int, level: str) -> str:
    """Return a table of one person and computer players as the page stores it after a new game."""
    seats = [{"kind": "human", "level": None, "name": None}]
    seats += [{"kind": "bot", "level": level, "style": None, "name": None}] * (players - 1)
    table = {"players": players, "edition": "classic", "scoring": "brown", "marker_depth": None, "seed": None}
    return json.dumps({**table, "seats": seats})


@cache
def _played(players: int, edition: str, scoring: str, seed: int) -> Game:
    """Play a game between computer players to its end; the first seat sometimes chooses at random."""
    game = Game.deal(Variant(players, edition, scoring), [Player("casual")] * players, seed)
    rng = Random(seed)
    while game.state.phase != OVER:
        if game.state.seat == PERSON and rng.random() < 0.2:
            game.play(rng.choice(legal_actions(game.state)))
        else:
            bot_action(game, Limit())
    return game


def _replayed(source: Game, players: list[Player], plies: int, practice: bool = False) -> Game:
    return Game.from_record(source.record().until(plies), players, source.seed, practice=practice, salt=SALT)


def _one_person(players: int) -> list[Player]:
    levels = ("regular", "expert", "casual", "strong")
    return [Player(), *(Player(level) for level in levels[: players - 1])]


def _saved_at(source: Game, players: list[Player], matches: Callable[[State], bool], skip: int = 0) -> str:
    """Return a save at the first state that matches, or after skipping some matches."""
    plies = [ply for ply, entry in enumerate(source.history) if matches(entry.before)]
    return game_to_save(_replayed(source, players, plies[skip]))


def _is_last_round(state: State) -> bool:
    return sum(state.supply) + (state.drawn is not None) < state.variant.marker_depth


def _can_choose(state: State) -> bool:
    """Return whether the person can both draw and take one of several rows."""
    return state.phase == DECIDE and state.seat == PERSON and sum(bool(row and sum(row)) for row in state.rows) >= 2


def middle(players: int = 4, edition: str = "classic", scoring: str = "brown", seed: int = 7) -> str:
    """Return a game in its middle, of this seed or one after it; the person can draw or take."""
    for each in range(seed, seed + 40):
        game = _played(players, edition, scoring, each)
        half = len(game.history) // 2
        choices = [ply for ply, entry in enumerate(game.history) if ply > half and _can_choose(entry.before)]
        if choices:
            return game_to_save(_replayed(game, _one_person(players), choices[0]))
    raise AssertionError("no seed lets the person choose in the middle of a game")


def drawn(seed: int = 7) -> str:
    """Return a game of four in which the person has drawn a card and must place it."""
    game = _played(4, "classic", "brown", seed)
    return _saved_at(game, _one_person(4), lambda state: state.phase == PLACE and state.seat == PERSON, skip=4)


def last_round(players: int = 5) -> str:
    """Return a game in its last round; the person can draw or take."""
    for seed in range(2, 40):
        game = _played(players, "golden", "grey", seed)
        if any(_is_last_round(entry.before) and _can_choose(entry.before) for entry in game.history):
            return _saved_at(game, _one_person(players), lambda state: _is_last_round(state) and _can_choose(state))
    raise AssertionError("no seed lets the person choose in the last round")


def person_out(seed: int = 8) -> str:
    """Return a game in which the person has left the round and computer players continue."""
    game = _played(5, "golden", "grey", seed)
    return _saved_at(game, _one_person(5), lambda state: state.out[PERSON] and state.phase == DECIDE, skip=9)


def jokers() -> str:
    """Return a game that is over once the person has chosen colours for jokers."""
    for seed in range(23, 60):
        game = _played(3, "golden", "brown", seed)
        if joker_count(game.state.areas[PERSON]) >= 2:
            return game_to_save(_replayed(game, _one_person(3), len(game.history)))
    raise AssertionError("no seed gives the person two jokers")


def _finished(players: int, edition: str = "classic", scoring: str = "brown", seed: int = 11) -> Game:
    game = _played(players, edition, scoring, seed)
    over = _replayed(game, _one_person(players), len(game.history))
    while (seat := over.joker_chooser) is not None:
        over.choose_jokers(seat, over.jokers(seat))
    return over


def finished(players: int = 3, edition: str = "classic", scoring: str = "brown", seed: int = 11) -> str:
    """Return a finished game."""
    return game_to_save(_finished(players, edition, scoring, seed))


def challenge() -> str:
    """Return what a friend scored in the deal of the finished game, as the page stores it."""
    game = _finished(3)
    game.rename("0" * 32)
    deal = game_summary(game)["deal"]
    return json.dumps({"deals": [[deal, {"name": "Anna", "scores": [31, 22, 26]}]]})


def record(players: int = 4) -> str:
    """Return the record of a finished game."""
    return record_to_text(_finished(players).record())


def people() -> str:
    """Return a game between three people with long names."""
    game = _played(3, "classic", "brown", 5)
    seats = [Player(None, name) for name in LONG_NAMES]
    return _saved_at(game, seats, _can_choose, skip=3)


def practice() -> str:
    """Return a game that became practice because a draw was undone."""
    game = _played(2, "classic", "brown", 7)
    return game_to_save(_replayed(game, _one_person(2), 8, practice=True))
