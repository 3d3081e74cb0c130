"""Reviews: breakdowns add up, unseen cards change no error, and bands match the losses."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings

from coloretto.bots.base import Limit, run
from coloretto.bots.mutable_state import MutableState
from coloretto.cards import Variant, list_cards
from coloretto.coach.action_values import evaluate_decision, shares_and_leads
from coloretto.coach.evaluation import GameEvaluator, best_action, best_values
from coloretto.coach.review import BANDS, Review, band_thresholds, review_game
from coloretto.dealing import shuffled
from coloretto.game import Game, Player
from coloretto.match import bot_action
from coloretto.notation.text import action_from_text, state_from_text
from coloretto.rules import legal_actions, returns
from coloretto.scoring import joker_count
from coloretto.state import DRAW, OVER, is_take
from tests.support.cases import heavy
from tests.support.games import bots, people, random_game, seeds, variants


def review_of(game: Game) -> Review:
    jokers = [game.jokers(seat) for seat in range(game.variant.players)]
    return run(review_game(game.initial_state, game.history, jokers))


@pytest.mark.slow
@settings(max_examples=3)
@given(variant=variants, seed=seeds)
def test_breakdowns_add_up_to_the_final_values(variant: Variant, seed: int) -> None:
    game = random_game(variant, seed, people(variant))
    rng = Random(seed)
    for seat, area in enumerate(game.state.areas):  # A bad choice of colours is an error, too.
        if joker_count(area):
            game.choose_jokers(seat, [rng.randrange(7) for _ in range(joker_count(area))])
    game.rewind(0 if rng.random() < 0.5 else rng.randrange(len(game.history)))
    review = review_of(game)
    for seat in range(variant.players):
        for breakdown in (review.win_shares[seat], review.points[seat]):
            assert breakdown.final == pytest.approx(sum(breakdown[:-1]), abs=1e-9)
    if game.is_finished:
        expected = shares_and_leads(game.scores())
        assert [breakdown.final for breakdown in (*review.win_shares, *review.points)] == pytest.approx(expected)


GOLDEN = Variant(3, "golden")
GAME = random_game(GOLDEN, 0, people(GOLDEN))


@pytest.fixture(scope="module")
def review() -> Review:
    return review_of(GAME)


@pytest.mark.slow
def test_every_ply_is_reviewed_once(review: Review) -> None:
    assert [decision.ply for decision in review.decisions] == list(range(len(GAME.history)))
    assert [decision.action for decision in review.decisions] == [entry.action for entry in GAME.history]
    turned = [(ply, entry.outcome) for ply, entry in enumerate(GAME.history) if entry.outcome is not None]
    assert [(revealed.ply, revealed.card) for revealed in review.revealed] == turned
    assert any(is_take(GAME.history[ply].action) for ply, _ in turned)  # A golden joker's card.
    assert len(review.curve) == len(GAME.history) + 1


def test_win_shares_add_up_to_one_and_losses_to_zero(review: Review) -> None:
    for values in review.curve:
        assert sum(values.win_shares) == pytest.approx(1)
    for decision in review.decisions:
        assert sum(decision.lost.win_shares) == pytest.approx(0, abs=1e-9)
    for revealed in review.revealed:
        assert sum(revealed.luck.win_shares) == pytest.approx(0, abs=1e-9)


def test_the_curve_changes_by_errors_and_luck_wherever_there_are_any(review: Review) -> None:
    luck = {revealed.ply: revealed.luck.win_shares for revealed in review.revealed}
    for ply, (before, after) in enumerate(pairwise(review.curve)):
        assert all(0 <= share <= 1 for share in after.win_shares)
        decision = review.decisions[ply]
        if decision.band != "best" or ply in luck:
            brought = luck.get(ply, (0, 0, 0))
            for seat, lost in enumerate(decision.lost.win_shares):
                change = after.win_shares[seat] - before.win_shares[seat]
                # A seat cannot have less than nothing of the win, whatever card is drawn.
                assert change == pytest.approx(brought[seat] - lost, abs=1e-9 if decision.band != "best" else 0.02)


@pytest.mark.slow
def test_bands_match_the_losses(review: Review) -> None:
    bands, thresholds = dict(BANDS), band_thresholds()
    seen = set()
    for decision in review.decisions:
        lost = decision.lost.win_shares[decision.seat]
        seen.add(decision.band)
        assert lost < bands[decision.band]
        assert lost >= thresholds[decision.band]
        if decision.band == "best":
            assert not any((*decision.lost.win_shares, *decision.lost.leads))
        assert decision.action != decision.best or decision.band == "best"
        assert decision.choices == len(legal_actions(GAME.history[decision.ply].before))
    assert seen == set(bands) == set(thresholds)


def test_costliest_decisions_are_the_seats_own_and_worst_first(review: Review) -> None:
    lost = {decision.ply: decision.lost.win_shares[decision.seat] for decision in review.decisions}
    for seat, plies in enumerate(review.costliest):
        own = [decision.lost.win_shares[seat] for decision in review.decisions if decision.seat == seat]
        assert [lost[ply] for ply in plies] == sorted(own, reverse=True)[:3]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, heavy(4)])
def test_unseen_cards_do_not_change_the_review_of_earlier_plies(players: int) -> None:
    variant = Variant(players, "golden")
    game = random_game(variant, 5, people(variant))
    for ply in (1, 40, 80):
        game.rewind(len(game.history) - ply)
        record = game.record()
        seen = len(record.deck) - sum(game.state.supply)
        deck = (*record.deck[:seen], *shuffled(record.deck[seen:], Random(ply)))
        assert deck != record.deck
        assert review_of(Game.from_record(record._replace(deck=deck), people(variant))) == review_of(game)
        while game.undone:
            game.redo()


def test_luck_is_zero_on_average_over_all_cards() -> None:
    game = Game.deal(Variant(3), people(Variant(3)), 1)
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
        (revealed,) = review_of(other).revealed
        for seat in range(3):
            total[seat] += revealed.luck.win_shares[seat] * supply.count(card) / len(supply)
    assert total == pytest.approx([0, 0, 0], abs=1e-12)


@pytest.mark.slow
def test_values_are_exact_near_the_end() -> None:
    for seed in (3, 4):
        game = random_game(Variant(3, "golden"), seed)
        review = review_of(game)
        assert review.exact_from is not None
        for decision in review.decisions[review.exact_from :]:
            values = run(evaluate_decision(game.history[decision.ply].before))
            assert values.is_exact
            best = review.curve[decision.ply]
            assert best.win_shares[decision.seat] == pytest.approx(values.choices[0].win_share)
            assert best.leads[decision.seat] == pytest.approx(values.choices[0].lead)
        assert review.curve[-1].leads == shares_and_leads(returns(game.state))[3:]


def test_equal_rows_have_equal_values() -> None:
    state = Game.deal(Variant(4), bots(Variant(4)), 1).play(DRAW).after
    values = run(GameEvaluator(state.variant).evaluate(state))
    assert len(set(values.values())) == 1
    assert best_action(values, state.seat) == min(values)
    final = GameEvaluator(state.variant).look_ahead(MutableState(GAME.state))
    assert final.leads == shares_and_leads(returns(GAME.state))[3:]
    assert best_values(values, state.seat) == values[best_action(values, state.seat)]


def test_the_review_of_no_plies_is_the_value_of_the_start() -> None:
    game = Game.deal(Variant(5), people(Variant(5)), 1)
    review = review_of(game)
    assert review.decisions == ()
    assert [breakdown.final for breakdown in review.win_shares] == list(review.curve[0].win_shares)


LAST_MOVE = "2cb15 RY O4G3T3B2P+3*2/G2T4B2P5+2* x/OT/OOB 1 2 - O2GB3P2+4"


@pytest.mark.parametrize(("colours", "points"), [((1, 1), []), ((0, 0), [14])])
def test_poor_colours_of_jokers_are_an_error_of_their_seat(colours: tuple[int, ...], points: list[int]) -> None:
    game = Game.deal_from(state_from_text(LAST_MOVE), [Player()] * 2, seed=1)
    game.play(action_from_text("t2"))
    game.choose_jokers(0, colours)
    review = review_of(game)
    assert [(seat, lost.leads[0]) for seat, lost in review.jokers] == [(0, lead) for lead in points]
    assert [breakdown.own_errors for breakdown in review.points] == [-sum(points), 0]


def test_colours_of_jokers_are_no_error_before_the_end() -> None:
    assert review_of(Game.deal_from(state_from_text(LAST_MOVE), [Player()] * 2, seed=1)).jokers == ()


@pytest.mark.heavy
def test_stronger_bots_lose_less() -> None:
    lost = {}
    for level in ("newcomer", "regular", "expert"):
        variant = Variant(3)
        game = Game.deal(variant, [Player(level)] * 3, 2)
        while game.state.phase != OVER:
            bot_action(game, Limit(nodes=1000))
        lost[level] = -sum(breakdown.own_errors for breakdown in review_of(game).win_shares)
    assert lost["newcomer"] > lost["regular"] > lost["expert"]
