"""Games from positions: played to the end, as text, and as views."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.cards import EDITIONS, Variant, count_cards
from coloretto.dealing import MAX_SEED, deal_from
from coloretto.errors import NotationError, RecordError, VariantError
from coloretto.game import Game, Player
from coloretto.notation.text import decision_from_text, record_from_text, record_to_text, state_from_text, state_to_text
from coloretto.rules import apply_action, legal_actions
from coloretto.scoring import joker_count
from coloretto.service.protocol import CardView, View
from coloretto.service.saves import game_from_save, game_to_save
from coloretto.service.view import game_view
from coloretto.state import DRAW, OVER, State
from tests.support.games import decisions, people, random_game, seeds, variants

WITH_DRAWN_CARD = "4cb15 - R2O/O/Y/G xxx/TT./.../... 1 2 P R7O7Y8G8T7B9P8+10*3"


def play_out(game: Game, seed: int) -> None:
    rng = Random(seed)
    while game.state.phase != OVER:
        game.play(rng.choice(legal_actions(game.state)))


@pytest.mark.slow
@given(variant=variants, seed=seeds, at=st.floats(0, 1, exclude_max=True))
def test_a_game_from_a_position_can_be_finished_and_round_trips(variant: Variant, seed: int, at: float) -> None:
    states = decisions(variant, seed)
    position = states[int(at * len(states))]
    game = Game.deal_from(position, people(variant), seed)
    assert game.state == position
    play_out(game, seed)
    record = game.record()
    again = Game.from_record(record_from_text(record_to_text(record)), people(variant))
    assert (again.state, again.record()) == (game.state, record)
    game.undo()
    loaded = game_from_save(game_to_save(game))
    assert game_view(loaded) == game_view(game)
    assert (loaded.seed, loaded.undone, loaded.is_practice) == (game.seed, game.undone, game.is_practice)
    while game.can_undo:
        game.undo()
    assert game.state == position


def test_equal_seeds_shuffle_a_position_equally() -> None:
    position = state_from_text(WITH_DRAWN_CARD)
    deck = deal_from(position, 42).deck
    assert count_cards(deck) == position.supply
    assert deck == deal_from(position, 42).deck != deal_from(position, 43).deck
    with pytest.raises(VariantError, match="a seed is a whole number"):
        deal_from(position, MAX_SEED + 1)


def test_only_decisions_are_accepted_as_positions() -> None:
    variant = Variant(3)
    with pytest.raises(NotationError, match="chance acts in this position"):
        decision_from_text(state_to_text(apply_action(decisions(variant, 1)[0], DRAW)))
    with pytest.raises(NotationError, match="the game is over"):
        decision_from_text(state_to_text(random_game(variant, 1).state))


def test_a_record_whose_deck_does_not_fit_its_position_is_refused() -> None:
    text = record_to_text(deal_from(state_from_text(WITH_DRAWN_CARD), 1))
    fields = text.split(" ")
    for wrong in (fields[8][1:], fields[8].replace("*", "+", 1)):
        with pytest.raises(NotationError, match="the supply does not hold"):
            record_from_text(" ".join([*fields[:8], wrong, *fields[9:]]))
    with pytest.raises(RecordError, match="ply 1"):
        Game.from_record(record_from_text(" ".join([*fields[:9], "t1", fields[10]])), [Player()] * 4)


def cards_in_view(view: View) -> list[CardView]:
    piles = [pile["cards"] for seat in view["seats"] for pile in seat["piles"]]
    cards = [card for cards in (*piles, *(row["cards"] for row in view["rows"])) for card in cards]
    return [*cards, view["drawn"]] if view["drawn"] else cards


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_of_a_position_have_unique_and_stable_ids(edition: str) -> None:
    variant = Variant(3, edition)
    for position in decisions(variant, 3)[::4]:
        game = Game.deal_from(position, people(variant), 5)
        before = {card["id"]: card["card"] for card in cards_in_view(game_view(game))}
        assert len(before) == visible_cards(position)
        assert all(number < 1 for number in before)
        game.play(legal_actions(position)[-1])
        after = {card["id"]: card["card"] for card in cards_in_view(game_view(game))}
        assert all(after[number] == card for number, card in before.items() if number in after)


def visible_cards(state: State) -> int:
    rows = [cards for cards in state.rows if cards is not None]
    return sum(map(sum, [*state.areas, *rows])) + (state.drawn is not None)


def test_a_position_is_displayed_with_its_drawn_card_and_taken_rows() -> None:
    view = game_view(
        Game.deal_from(state_from_text(WITH_DRAWN_CARD), [Player("regular"), Player(), Player(), Player()], 5)
    )
    assert (view["round"], view["seed"], view["practice"], view["current"]) == (1, None, False, 1)
    assert view["drawn"] and view["drawn"]["card"] == "c6"
    assert [row["taken_by"] for row in view["rows"]] == [0, None, None, None]
    assert [len(row["cards"]) for row in view["rows"]] == [0, 2, 0, 0]
    assert [row["place"] for row in view["rows"]] == [None, "p2", "p3", "p4"]
    assert [entry["kind"] for entry in view["log"]] == ["draw"]
    assert (view["undo"], view["redo"]) == (False, False)


def test_jokers_are_chosen_at_the_end_of_a_game_from_a_position() -> None:
    variant = Variant(3)
    for position in decisions(variant, 4)[::9]:
        game = Game.deal_from(position, people(variant), 2)
        play_out(game, 1)
        for seat, area in enumerate(game.state.areas):
            if joker_count(area):
                game.choose_jokers(seat, game.jokers(seat))
        assert game.is_finished
        assert game_from_save(game_to_save(game)).scores() == game.scores()
