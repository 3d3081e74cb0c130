"""Many compiled games at once, against the plain rules and the shared interface."""

from typing import Any

import numpy as np
import pytest

from coloretto.cards import COLOURS
from coloretto.errors import VariantError
from coloretto.rules import apply_action, apply_outcome, chance_outcomes
from coloretto.state import DRAWING, OVER, REVEALING, State
from coloretto_envs.interface import ILLEGAL_REWARD, REWARDS, Reward, action_mask, rewards, vector
from coloretto_envs.vector import ColorettoVectorEnv
from tests.envs.support.variants import VARIANTS, name

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.slow]

GAMES = 6


def random_actions(masks: Any, rng: np.random.Generator) -> Any:
    """Return a random legal action for each game."""
    return (rng.random(masks.shape) * masks).argmax(axis=1)


def successors(state: State, action: int) -> list[State]:
    """Return the states that can follow an action, after chance."""
    after = apply_action(state, action)
    if after.phase not in (DRAWING, REVEALING):
        return [after]
    return [apply_outcome(after, card) for card, _ in chance_outcomes(after)]


def end_reached(ends: list[State], final: Any, seat: int) -> State:
    """Return the one of several possible ends that a seat saw."""
    return next(end for end in ends if end.phase == OVER and (vector(end, seat) == final).all())


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_every_step_is_one_of_the_plain_rules(variant: dict[str, Any]) -> None:
    reward: Reward = REWARDS[VARIANTS.index(variant) % len(REWARDS)]
    env = ColorettoVectorEnv(GAMES, **variant, reward=reward)
    rng = np.random.default_rng(1)
    seen, infos = env.reset(seed=1)
    ended = 0
    while ended < 2 * GAMES:
        states = [env.state(index) for index in range(GAMES)]
        for index, state in enumerate(states):
            assert infos["seat"][index] == state.seat
            assert (seen[index] == vector(state, state.seat)).all()
            assert (infos["action_mask"][index] == action_mask(state, state.seat)).all()
        actions = random_actions(infos["action_mask"], rng)
        seen, own, is_over, _, infos = env.step(actions)
        for index, state in enumerate(states):
            possible = successors(state, int(actions[index]))
            if is_over[index]:
                after = end_reached(possible, infos["final_obs"][index], state.seat)
            else:
                after = env.state(index)
                assert after in possible
            assert infos["rewards"][index] == pytest.approx(rewards(reward, state, after), abs=1e-5)
            assert own[index] == infos["rewards"][index, state.seat]
        ended += is_over.sum()


def test_neither_threads_nor_other_games_change_a_game() -> None:
    one = ColorettoVectorEnv(GAMES, players=3)
    two = ColorettoVectorEnv(GAMES, players=3, threads=2)
    seeds: list[int | None] = list(range(GAMES))
    (_, infos), (_, same) = one.reset(seed=seeds), two.reset(seed=seeds)
    rng = np.random.default_rng(2)
    for _ in range(200):
        assert (one.games == two.games).all()
        assert (infos["action_mask"] == same["action_mask"]).all()
        actions = random_actions(infos["action_mask"], rng)
        infos, same = one.step(actions)[-1], two.step(actions)[-1]
    alone = ColorettoVectorEnv(1, players=3)
    alone.reset(seed=[4])
    one.reset(seed=seeds)
    assert (alone.games[0] == one.games[4]).all()
    two.close()


def test_deals_reach_every_seat_colour_and_card() -> None:
    env = ColorettoVectorEnv(400, players=2, edition="golden")
    env.reset(seed=3)
    states = [env.state(index) for index in range(400)]
    assert {state.seat for state in states} == {0, 1}
    assert {state.removed for state in states} == {(a, b) for b in range(COLOURS) for a in range(b)}
    _, _, _, _, _ = env.step(np.zeros(400, np.int64))
    drawn = np.bincount([state.drawn for state in map(env.state, range(400)) if state.drawn is not None], minlength=10)
    assert drawn.sum() == 400
    assert drawn[:COLOURS].min() > 20
    assert 40 < drawn[7] < 120
    assert drawn[8:].min() >= 1


@pytest.mark.parametrize("wrong", [5, 11, -1])
def test_an_illegal_action_ends_its_game_only(wrong: int) -> None:
    env = ColorettoVectorEnv(2)
    env.reset(seed=1)
    _, own, is_over, truncated, infos = env.step(np.array([wrong, 0]))
    assert own.tolist() == [ILLEGAL_REWARD, 0]
    assert is_over.tolist() == [True, False]
    assert truncated.dtype == np.bool_
    assert not truncated.any()
    assert infos["final_obs"][1] is None


def test_its_spaces_contain_what_it_returns() -> None:
    env = ColorettoVectorEnv(3, players=5)
    seen, _ = env.reset(seed=1)
    assert seen in env.observation_space
    assert env.action_space.shape == (3,)
    after, *_ = env.step(np.zeros(3, np.int64))
    assert after is not seen


def test_an_unknown_reward_is_rejected() -> None:
    with pytest.raises(VariantError):
        ColorettoVectorEnv(1, reward="fame")  # type: ignore[arg-type]
