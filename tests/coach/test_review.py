"""Reviews: the books balance, nobody is blamed for what could not be known, and bands are what they say."""

from random import Random

import pytest
from hypothesis import given, settings

from coloretto.bots.base import Limit, run
from coloretto.bots.mutable_state import MutableState
from coloretto.cards import Variant, list_cards, make_variant
from coloretto.coach.action_values import shares_and_leads, values_thinking
from coloretto.coach.evaluation import Evaluation, best_action, best_worths
from coloretto.coach.review import BANDS, Review, review_thinking
from coloretto.dealing import shuffled
from coloretto.game import Game, Player
from coloretto.match import bot_action
from coloretto.rules import legal_actions, returns
from coloretto.scoring import joker_count
from coloretto.state import DRAW, OVER, is_take
from tests.support.games import bots, people, random_game, seeds, variants


def review_of(game: Game) -> Review:
    jokers = [game.jokers(seat) for seat in range(game.variant.players)]
    return run(review_thinking(game.initial_state, game.history, jokers))


@pytest.mark.slow
@settings(max_examples=6)
@given(variant=variants, seed=seeds)
def test_what_a_seat_has_in_the_end_is_its_start_and_errors_and_luck_and_what_was_unforeseen(
    variant: Variant, seed: int
) -> None:
    game = random_game(variant, seed, people(variant))
    rng = Random(seed)
    for seat, area in enumerate(game.state.areas):  # Colours by lot: choosing badly is an error, too.
        if joker_count(area):
            game.choose_jokers(seat, [rng.randrange(7) for _ in range(joker_count(area))])
    game.rewind(0 if rng.random() < 0.5 else rng.randrange(len(game.history)))
    review = review_of(game)
    for seat in range(variant.players):
        for account in (review.shares[seat], review.points[seat]):
            told = account.start + account.own + account.others + account.luck + account.unforeseen
            assert account.final == pytest.approx(told, abs=1e-9)
    if game.is_finished:
        expected = shares_and_leads(game.scores())
        assert [account.final for account in (*review.shares, *review.points)] == pytest.approx(expected)


GOLDEN = make_variant(3, "golden")
GAME = random_game(GOLDEN, 0, people(GOLDEN))


@pytest.fixture(scope="module")
def review() -> Review:
    return review_of(GAME)


def test_every_ply_is_told_of_once(review: Review) -> None:
    assert [decision.ply for decision in review.decisions] == list(range(len(GAME.history)))
    assert [decision.action for decision in review.decisions] == [entry.action for entry in GAME.history]
    turned = [(ply, entry.outcome) for ply, entry in enumerate(GAME.history) if entry.outcome is not None]
    assert [(turning.ply, turning.card) for turning in review.turnings] == turned
    assert any(is_take(GAME.history[ply].action) for ply, _ in turned)  # A golden joker's card.
    assert len(review.curve) == len(GAME.history) + 1


def test_shares_add_up_to_one_and_what_one_loses_others_gain(review: Review) -> None:
    for worths in review.curve:
        assert sum(worths.shares) == pytest.approx(1)
    for decision in review.decisions:
        assert sum(decision.lost.shares) == pytest.approx(0, abs=1e-9)
    for turning in review.turnings:
        assert sum(turning.luck.shares) == pytest.approx(0, abs=1e-9)


def test_errors_are_named_by_what_they_lost_and_what_cannot_be_told_from_the_best_is_none(review: Review) -> None:
    bands = dict(BANDS)
    order = list(bands)
    seen = set()
    for decision in review.decisions:
        lost = decision.lost.shares[decision.seat]
        seen.add(decision.band)
        assert lost < bands[decision.band]
        if decision.band == "best":
            assert not any((*decision.lost.shares, *decision.lost.leads))
        else:
            assert lost >= bands[order[order.index(decision.band) - 1]]
        assert decision.action != decision.best or decision.band == "best"
        assert decision.choices == len(legal_actions(GAME.history[decision.ply].before))
    assert seen == set(order)


def test_the_costliest_decisions_of_a_seat_are_its_own_and_worst_first(review: Review) -> None:
    lost = {decision.ply: decision.lost.shares[decision.seat] for decision in review.decisions}
    for seat, plies in enumerate(review.costliest):
        own = [decision.lost.shares[seat] for decision in review.decisions if decision.seat == seat]
        assert [lost[ply] for ply in plies] == sorted(own, reverse=True)[:3]


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_nobody_is_blamed_for_cards_that_nobody_had_seen(players: int) -> None:
    """Other cards below those that came: whatever is told of the plies before stays."""
    variant = make_variant(players, "golden")
    game = random_game(variant, 5, people(variant))
    whole = review_of(game)
    for ply in (1, 40, 80):
        game.rewind(len(game.history) - ply)
        record = game.record()
        seen = len(record.deck) - sum(game.state.supply)
        deck = (*record.deck[:seen], *shuffled(record.deck[seen:], Random(ply)))
        assert deck != record.deck
        short = review_of(Game.from_record(record._replace(deck=deck), people(variant)))
        assert short.decisions == whole.decisions[:ply]
        assert short.curve == whole.curve[: ply + 1]
        assert short.turnings == tuple(turning for turning in whole.turnings if turning.ply < ply)
        while game.undone:
            game.redo()


def test_luck_is_nothing_on_average() -> None:
    """Over all cards that may come, weighed as they may."""
    game = Game.deal(make_variant(3), people(make_variant(3)), 1)
    game.play(DRAW)
    before, supply = game.initial_state, list_cards(game.initial_state.supply)
    total = [0.0] * 3
    for card in set(supply):
        deck = [card, *supply]
        deck.reverse()
        deck.remove(card)
        record = game.record()._replace(deck=tuple(reversed(deck)), outcomes=None)
        other = Game.from_record(record, people(game.variant))
        assert other.initial_state == before and other.history[0].outcome == card
        (turning,) = review_of(other).turnings
        for seat in range(3):
            total[seat] += turning.luck.shares[seat] * supply.count(card) / len(supply)
    assert total == pytest.approx([0, 0, 0], abs=1e-12)


def test_the_end_is_weighed_exactly() -> None:
    for seed in (3, 4):
        game = random_game(make_variant(3, "golden"), seed)
        review = review_of(game)
        assert review.exact_from is not None
        for decision in review.decisions[review.exact_from :]:
            values = run(values_thinking(game.history[decision.ply].before))
            assert values.is_exact
            best = review.curve[decision.ply]
            assert best.shares[decision.seat] == pytest.approx(values.choices[0].share)
            assert best.leads[decision.seat] == pytest.approx(values.choices[0].lead)
        assert review.curve[-1].leads == shares_and_leads(returns(game.state))[3:]


def test_a_value_is_that_of_the_best_action_and_of_equal_rows_the_same() -> None:
    state = Game.deal(make_variant(4), bots(make_variant(4)), 1).play(DRAW).after
    table = run(Evaluation(state.variant).table(state))
    assert len(set(table.values())) == 1
    assert best_action(table, state.seat) == min(table)
    look = Evaluation(state.variant).look(MutableState(GAME.state))
    assert look.leads == shares_and_leads(returns(GAME.state))[3:]
    assert best_worths(table, state.seat) == table[best_action(table, state.seat)]


def test_a_review_of_nothing_is_the_value_of_the_start() -> None:
    game = Game.deal(make_variant(5), people(make_variant(5)), 1)
    review = review_of(game)
    assert review.decisions == ()
    assert [account.final for account in review.shares] == list(review.curve[0].shares)


def test_bots_that_play_better_lose_less() -> None:
    lost = {}
    for level in ("newcomer", "regular", "expert"):
        variant = make_variant(3)
        game = Game.deal(variant, [Player(level)] * 3, 2)
        while game.state.phase != OVER:
            bot_action(game, Limit(nodes=1000))
        lost[level] = -sum(account.own for account in review_of(game).shares)
    assert lost["newcomer"] > lost["regular"] > lost["expert"]
