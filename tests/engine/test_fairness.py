"""Fairness: commitments to decks, and comparisons of shuffles."""

from hashlib import sha256

import pytest

from coloretto.bots.base import Limit, Task, run
from coloretto.cards import Variant
from coloretto.errors import IllegalActionError, NotationError
from coloretto.game import Game, Player
from coloretto.library import play_out
from coloretto.match import bot_action
from coloretto.notation.text import cards_to_text, state_from_text, state_to_text
from coloretto.rules import legal_actions
from coloretto.service.fairness import SHUFFLES, commitment, compare_shuffles, revealed_text
from coloretto.service.identity import random_digits
from coloretto.service.saves import game_from_save, game_to_save
from coloretto.state import DRAW
from tests.support.games import people, random_game

VARIANT = Variant(3, "golden")


def committed(game: Game) -> Game:
    game.commit(random_digits())
    return game


def test_the_commitment_matches_what_is_revealed_after_the_game() -> None:
    game = committed(Game.deal(VARIANT, [Player("greedy")] * 3, 1))
    before = commitment(game)
    with pytest.raises(IllegalActionError, match="when the game is over"):
        revealed_text(game)
    play_out(game, Limit())
    text = revealed_text(game)
    assert sha256(text.encode()).hexdigest() == before == commitment(game)
    assert text.split(" ")[-2] == cards_to_text(game.record().deck)
    assert text.split(" ")[-1] == game.salt


def test_a_commitment_is_saved_and_differs_in_every_game() -> None:
    games = [committed(Game.deal(VARIANT, people(VARIANT), 1)) for _ in range(2)]
    assert commitment(games[0]) != commitment(games[1])
    assert commitment(game_from_save(game_to_save(games[0]))) == commitment(games[0])
    with pytest.raises(NotationError, match="salt"):
        game_from_save(game_to_save(games[0]).replace(str(games[0].salt), "f00"))


def test_a_deck_can_be_committed_during_a_game_but_not_after_it() -> None:
    game = Game.deal(VARIANT, people(VARIANT), 1)
    assert game_to_save(game).count("salt") == 0
    game.play(DRAW)
    before = commitment(committed(game))
    game.undo()
    assert commitment(game) == before
    over = random_game(VARIANT, 1)
    with pytest.raises(IllegalActionError, match="after the end"):
        committed(over)
    for reveal in (commitment, revealed_text):
        with pytest.raises(IllegalActionError, match="there is no commitment"):
            reveal(over)


def test_a_deck_has_one_salt() -> None:
    game = Game.deal(VARIANT, people(VARIANT), 1)
    game.commit("one")
    with pytest.raises(IllegalActionError, match="committed to already"):
        game.commit("other")
    assert game.salt == "one"


def test_the_deck_of_a_game_from_a_position_can_be_committed() -> None:
    position = state_from_text("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3")
    game = Game.deal_from(position, people(Variant(4)), 1)
    before = commitment(committed(game))
    while game.state.phase != 4:
        game.play(legal_actions(game.state)[-1])
    text = revealed_text(game)
    assert text.startswith(state_to_text(position))
    assert sha256(text.encode()).hexdigest() == before


@pytest.mark.parametrize("level", ["newcomer", "expert", "master"])
def test_shuffling_unseen_cards_does_not_change_a_bots_choice(level: str) -> None:
    game = Game.deal(VARIANT, [Player(level)] * 3, 4)
    for _ in range(20):
        bot_action(game, Limit(nodes=50))
    record = game.record()
    comparison = run(compare_shuffles(game))
    assert (comparison.same, comparison.shuffles, comparison.ply) == (SHUFFLES, SHUFFLES, 20)
    assert comparison.moved > 20
    assert comparison.action in legal_actions(game.state)
    assert game.record() == record


def test_at_a_persons_turn_the_last_action_of_a_bot_is_compared() -> None:
    game = Game.deal(VARIANT, [Player("careful"), Player(), Player()], 4)
    with pytest.raises(IllegalActionError, match="no bot has acted"):
        run(compare_shuffles(Game.deal(VARIANT, people(VARIANT), 4)))
    while not game.history or game.state.seat == 0:
        if game.state.seat == 0:
            bot_action(game, Limit())
        else:
            game.play(legal_actions(game.state)[0])
    while game.history[-1].before.seat != 0:
        bot_action(game, Limit()) if game.state.seat == 0 else game.play(legal_actions(game.state)[0])
    comparison = run(compare_shuffles(game))
    assert game.history[comparison.ply].before.seat == 0
    assert comparison.same == SHUFFLES


def test_a_bot_that_sees_the_deck_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    from coloretto.bots.base import Choice, completed

    def peeking(game: Game, limit: Limit) -> Task[Choice]:
        deck = game.record().deck
        return completed(Choice(deck[-sum(game.state.supply)], {}, 1))

    monkeypatch.setattr("coloretto.service.fairness.bot_task", peeking)
    comparison = run(compare_shuffles(Game.deal(VARIANT, [Player("careful")] * 3, 4)))
    assert comparison.same < SHUFFLES
