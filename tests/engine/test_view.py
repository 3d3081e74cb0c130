"""Views: the gains of rows, the points of colours, and practice."""

from coloretto.cards import Variant
from coloretto.game import Game, Player
from coloretto.rules import apply_action, legal_actions, returns
from coloretto.service.saves import game_from_save, game_to_save
from coloretto.service.view import game_view
from coloretto.state import FIRST_PLACE, FIRST_TAKE, OVER, PLACE
from tests.support.games import people


def test_the_gain_of_a_row_includes_a_drawn_card_that_fits() -> None:
    variant = Variant(3, scoring="grey")
    game = Game.deal(variant, people(variant), seed=4)
    seen = 0
    while game.state.phase != OVER:
        state = game.state
        for row, shown in enumerate(game_view(game)["rows"]):
            cards = state.rows[row]
            fits = FIRST_PLACE + row in legal_actions(state)
            if cards is None or not (any(cards) or (state.phase == PLACE and fits)):
                assert shown["gain"] is None
                continue
            then = apply_action(state, FIRST_PLACE + row)._replace(seat=state.seat) if fits else state
            taken = returns(apply_action(then, FIRST_TAKE + row))
            assert shown["gain"] == taken[state.seat] - returns(state)[state.seat]
            seen += 1
        game.play(legal_actions(state)[-1] if len(game.history) % 5 else legal_actions(state)[0])
    assert seen > 30


def test_rows_have_no_gain_for_bots() -> None:
    variant = Variant(3)
    game = Game.deal(variant, [Player("newcomer")] * 3, seed=4)
    for _ in range(12):
        game.play(legal_actions(game.state)[0])
    assert all(row["gain"] is None for row in game_view(game)["rows"])


def test_points_end_where_more_cards_change_nothing() -> None:
    for scoring, points in (("brown", [1, 3, 6, 10, 15, 21]), ("grey", [1, 4, 8, 7, 6, 5])):
        variant = Variant(3, scoring=scoring)
        assert list(game_view(Game.deal(variant, people(variant), seed=1))["points"]) == points


def test_practice_is_in_the_view_and_saved() -> None:
    variant = Variant(3)
    game = Game.deal(variant, people(variant), seed=1)
    assert game_view(game)["practice"] is False
    game.play(0)
    game.undo()
    assert game_view(game)["practice"] is True
    assert game_view(game_from_save(game_to_save(game)))["practice"] is True
