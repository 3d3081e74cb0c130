"""Games: deck, history, undo, joker choices, and invalid records."""

from random import Random

import pytest

from coloretto.cards import COLOURS, JOKER, Variant
from coloretto.dealing import MAX_SEED
from coloretto.errors import IllegalActionError, RecordError, VariantError
from coloretto.game import Game, Player
from coloretto.notation.text import LETTERS, cards_to_text
from coloretto.rules import legal_actions
from coloretto.scoring import best_jokers, joker_count, score
from coloretto.state import DRAW, OVER, Setup
from tests.support.games import VARIANTS, bots, people, random_game

GOLDEN3 = Variant(3, "golden")


def game_with_jokers_to_choose(seats: int = 1) -> Game:
    """Return a game that is over except for the joker choices of at least `seats` people."""
    for seed in range(100):
        game = random_game(GOLDEN3, seed, people(GOLDEN3))
        if sum(joker_count(area) > 0 for area in game.state.areas) >= seats:
            return game
    raise AssertionError("no such game")


def test_the_deal_of_a_seed_never_changes() -> None:
    game = Game.deal(Variant(4), bots(Variant(4)), seed=42)
    assert isinstance(game.start, Setup)
    assert [cards_to_text(cards) for cards in game.start.starting] == ["G", "P", "Y", "B"]
    assert game.start.start_seat == 3
    assert cards_to_text(game.record().deck)[:20] == "PBYT+G*+TBY+++OGOOPG"
    assert game.seed == 42


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(VariantError, match="a seed is a whole number"):
        Game.deal(GOLDEN3, bots(GOLDEN3), seed)


def test_too_few_players_are_refused() -> None:
    with pytest.raises(VariantError, match="3 seats need as many players, not 2"):
        Game.deal(GOLDEN3, [Player(), Player("random")], seed=1)


def test_redo_draws_the_same_card() -> None:
    game = Game.deal(GOLDEN3, people(GOLDEN3), seed=5)
    drawn = game.play(DRAW).outcome
    game.undo()
    assert game.history == []
    game.redo()
    assert game.state.drawn == drawn


def test_undoing_and_redoing_everything_gives_the_same_game() -> None:
    for variant in VARIANTS[::5]:
        game = random_game(variant, 8, people(variant))
        record = game.record()
        while game.history:
            game.undo()
        while game.undone:
            game.redo()
        assert game.record() == record


def test_undo_goes_back_to_a_persons_decision() -> None:
    players = [Player(), Player("random"), Player("random")]
    game = random_game(GOLDEN3, 6, players)
    while game.can_undo:
        game.undo()
        assert game.players[game.state.seat].is_human
    assert all(game.players[entry.before.seat].level for entry in game.history)


def test_a_game_knows_beforehand_which_undo_makes_it_practice() -> None:
    game = random_game(GOLDEN3, 6, [Player(), Player("random"), Player("random")])
    seen = set()
    while game.can_undo:
        same = Game.from_record(game.record(), game.players)
        expected = same.undo_makes_practice
        same.undo()
        assert same.is_practice == expected
        assert not (same.is_practice and same.undo_makes_practice)
        seen.add(expected)
        game.rewind(1)
    assert seen == {True, False}
    assert not game.undo_makes_practice


def test_an_action_after_undo_discards_the_undone_ones() -> None:
    game = Game.deal(GOLDEN3, people(GOLDEN3), seed=5)
    game.play(DRAW)
    game.play(1)
    game.undo()
    game.play(2)
    with pytest.raises(IllegalActionError, match=r"^there is nothing to redo$"):
        game.redo()


def test_undo_at_the_start_is_refused() -> None:
    with pytest.raises(IllegalActionError, match=r"^there is nothing to undo$"):
        Game.deal(GOLDEN3, people(GOLDEN3), seed=5).undo()


def test_people_choose_joker_colours_in_seat_order_and_the_choice_counts() -> None:
    game = game_with_jokers_to_choose(seats=2)
    first = game.joker_chooser
    assert first is not None and not game.is_finished
    worst = [0] * joker_count(game.state.areas[first])
    game.choose_jokers(first, worst)
    assert game.scores()[first] == score(game.state.areas[first], "brown", tuple(worst))
    record = game.record()
    assert (record.jokers[first], record.areas, record.scores) == (tuple(worst), None, None)
    second = game.joker_chooser
    assert second is not None and second > first
    while (seat := game.joker_chooser) is not None:
        game.choose_jokers(seat, best_jokers(game.state.areas[seat], "brown"))
    assert game.is_finished
    assert game.record().jokers[first] == tuple(worst)


def test_undo_first_reverts_the_last_joker_choice() -> None:
    game = game_with_jokers_to_choose()
    seat = game.joker_chooser
    assert seat is not None
    game.choose_jokers(seat, best_jokers(game.state.areas[seat], "brown"))
    game.undo()
    assert game.joker_chooser == seat
    assert game.state.phase == OVER


@pytest.mark.parametrize("colours", [[], [0] * 9, [JOKER], [COLOURS], [-1]])
def test_invalid_joker_colours_are_refused(colours: list[int]) -> None:
    game = game_with_jokers_to_choose()
    seat = game.joker_chooser
    assert seat is not None
    count = joker_count(game.state.areas[seat])
    colours = colours * count if len(colours) == 1 else colours
    with pytest.raises(IllegalActionError, match=f"^seat {seat + 1} must give {count} jokers one colour each$"):
        game.choose_jokers(seat, colours)


def test_only_the_seat_to_choose_may_choose_joker_colours() -> None:
    game = game_with_jokers_to_choose()
    with pytest.raises(IllegalActionError, match=r"^this seat has no jokers to choose colours for now$"):
        game.choose_jokers(7, [])


def test_bots_choose_the_best_joker_colours() -> None:
    game = random_game(GOLDEN3, 3)
    assert game.is_finished
    assert game.scores() == tuple(score(area, "brown", best_jokers(area, "brown")) for area in game.state.areas)


def test_a_record_with_an_illegal_action_is_refused_at_its_ply() -> None:
    record = random_game(GOLDEN3, 3).record()
    legal_at_ply_2 = record.actions[1]
    actions = (record.actions[0], DRAW, *record.actions[2:])
    assert legal_at_ply_2 != DRAW
    with pytest.raises(RecordError, match="ply 2: d is not possible now"):
        Game.from_record(record._replace(actions=actions), bots(GOLDEN3))


def test_a_record_with_a_wrong_outcome_is_refused_at_its_ply() -> None:
    record = random_game(GOLDEN3, 3).record()
    assert record.outcomes is not None and record.outcomes[0] is not None
    other = (record.outcomes[0] + 1) % 7
    expected = f"ply 1: the record turns up {LETTERS[other]}, the deck"
    with pytest.raises(RecordError, match=expected):
        Game.from_record(record._replace(outcomes=(other, *record.outcomes[1:])), bots(GOLDEN3))


def test_a_record_with_a_missing_outcome_is_refused_at_its_ply() -> None:
    record = random_game(GOLDEN3, 3).record()
    assert record.outcomes is not None
    with pytest.raises(RecordError, match=r"^ply 1: the record turns up no card, the deck [A-Z*+$]$"):
        Game.from_record(record._replace(outcomes=(None, *record.outcomes[1:])), bots(GOLDEN3))


def test_an_illegal_action_is_refused_with_the_legal_ones() -> None:
    game = Game.deal(GOLDEN3, people(GOLDEN3), seed=5)
    game.play(DRAW)
    with pytest.raises(IllegalActionError, match=r"^d is not possible now, only p1, p2, p3$"):
        game.play(DRAW)


def test_a_record_with_wrong_scores_areas_or_jokers_is_refused() -> None:
    record = game_with_jokers_to_choose().record()
    game = Game.from_record(record, bots(GOLDEN3))
    whole = game.record()
    assert whole.scores is not None and whole.areas is not None
    wrong_scores = whole._replace(scores=(whole.scores[0] + 1, *whole.scores[1:]))
    wrong_areas = whole._replace(areas=(whole.areas[1], whole.areas[0], *whole.areas[2:]))
    too_many_jokers = whole._replace(jokers=((0, 0, 0, 0), *whole.jokers[1:]))
    for wrong, reason in (
        (wrong_scores, "the scores"),
        (wrong_areas, r"^the final areas do not follow from the actions$"),
        (too_many_jokers, "one colour each"),
    ):
        with pytest.raises(RecordError, match=reason):
            Game.from_record(wrong, bots(GOLDEN3))


def test_a_record_of_an_unfinished_game_may_not_contain_results() -> None:
    record = random_game(GOLDEN3, 3).record()
    with pytest.raises(RecordError, match="not over"):
        Game.from_record(record._replace(actions=record.actions[:-1], outcomes=None), bots(GOLDEN3))


@pytest.mark.parametrize("name", ["jokers", "areas", "scores"])
def test_even_one_result_in_an_unfinished_record_is_refused(name: str) -> None:
    whole = random_game(GOLDEN3, 3).record()
    results = {"jokers": (None,) * 3, "areas": None, "scores": None} | {name: getattr(whole, name)}
    record = whole._replace(actions=whole.actions[:-1], outcomes=None, **results)
    with pytest.raises(RecordError, match=r"^the record has results, but its game is not over$"):
        Game.from_record(record, bots(GOLDEN3))


def test_joker_choices_of_a_record_are_restored() -> None:
    record = game_with_jokers_to_choose().record()
    jokers = tuple((0,) * joker_count(area) for area in Game.from_record(record, people(GOLDEN3)).state.areas)
    game = Game.from_record(record._replace(jokers=jokers), people(GOLDEN3))
    assert [game.jokers(seat) for seat in range(3)] == list(jokers)


def test_a_game_from_a_position_has_its_seed() -> None:
    position = random_game(GOLDEN3, 3).history[5].before
    assert Game.deal_from(position, people(GOLDEN3), 8).seed == 8


def test_illegal_actions_leave_the_game_unchanged() -> None:
    game = Game.deal(GOLDEN3, bots(GOLDEN3), seed=9)
    rng = Random(9)
    while game.state.phase != OVER:
        legal = legal_actions(game.state)
        before = game.record()
        for action in range(-1, 12):
            if action not in legal:
                with pytest.raises(IllegalActionError):
                    game.play(action)
        assert game.record() == before
        game.play(rng.choice(legal))


def test_only_undoing_a_revealed_card_makes_a_game_practice() -> None:
    game = Game.deal(GOLDEN3, people(GOLDEN3), seed=6)
    game.play(DRAW)
    game.play(legal_actions(game.state)[0])
    game.undo()
    assert not game.is_practice
    game.undo()
    assert game.is_practice
    game.redo()
    assert game.is_practice


def test_a_game_knows_the_player_to_act_and_the_plies_of_bots() -> None:
    game = Game.deal(Variant(3), [Player(), Player("greedy"), Player("greedy")], 1)
    while game.player_to_act is not None:
        assert game.player_to_act is game.players[game.state.seat]
        game.play(legal_actions(game.state)[-1])
    assert game.state.phase == OVER
    assert game.bot_plies() == [ply for ply, entry in enumerate(game.history) if entry.before.seat]
    assert 0 < len(game.bot_plies()) < len(game.history)
