"""The environment for Gymnasium, by Gymnasium's own check and ours."""

import copy
import pickle
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import coloretto
import coloretto.envs
from coloretto.bots.table import Table
from coloretto.envs.interface import ILLEGAL_REWARD, SIZE
from coloretto.envs.single import ColorettoEnv
from coloretto.errors import IllegalActionError, VariantError
from coloretto.rules import legal_actions, returns
from coloretto.scoring import win_shares
from coloretto.state import Action, Seat, State
from tests.envs.support.variants import VARIANTS, legal_action, name
from tests.support.cases import two_thirds_heavy


def play(env: ColorettoEnv, seed: int, options: dict[str, object] | None = None) -> float:
    """Play a game with random actions and return the sum of the rewards."""
    rng = Random(seed)
    _, info = env.reset(seed=seed, options=options)
    total, terminated = 0.0, False
    while not terminated:
        _, reward, terminated, truncated, info = env.step(legal_action(info["action_mask"], rng))
        total += reward
        assert not truncated
    return total


@pytest.mark.slow
@pytest.mark.parametrize("variant", two_thirds_heavy(VARIANTS), ids=name)
def test_it_passes_the_check_of_gymnasium(variant: dict[str, Any]) -> None:
    env = gymnasium.make(coloretto.envs.ENV_ID, opponents="greedy", render_mode="ansi", **variant)
    check_env(env.unwrapped)


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_a_game_ends_with_the_learners_share_of_the_win(variant: dict[str, Any]) -> None:
    env = ColorettoEnv(**variant, opponents="random")
    total = play(env, 3)
    shares = win_shares(returns(env.game.state))
    assert total == pytest.approx(shares[env.seat] - 1 / variant["players"])


def test_it_is_the_learners_turn_after_each_step() -> None:
    env = ColorettoEnv(players=3, opponents=["careful", "greedy"], seat=1)
    _, info = env.reset(seed=8)
    rng = Random(8)
    terminated = False
    while not terminated:
        assert env.game.state.seat == env.seat == info["seat"] == 1
        assert np.flatnonzero(env.action_masks()).tolist() == legal_actions(env.game.state)
        _, _, terminated, _, info = env.step(legal_action(env.action_masks(), rng))
    assert not env.action_masks().any()


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    one, other = (ColorettoEnv(players=2, opponents="casual", nodes=50) for _ in range(2))
    assert play(one, 11) == play(other, 11)
    assert one.game.state == other.game.state
    assert one.seat == other.seat


def test_an_option_chooses_deal_and_seat() -> None:
    env = ColorettoEnv(players=2, opponents="greedy")
    for seat in (0, 1):
        env.reset(options={"deal": 42, "seat": seat})
        assert (env.game.seed, env.seat) == (42, seat)


def test_random_seats_come_in_turn_with_the_games() -> None:
    env = ColorettoEnv(players=4, opponents="random")
    env.reset(seed=1)
    seats = {env.reset()[1]["seat"] for _ in range(40)}
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_game() -> None:
    env = ColorettoEnv(players=2, opponents="random", seat=0)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, info["illegal_action"]) == (ILLEGAL_REWARD, True, False, wrong)


def test_a_reward_can_be_a_function_of_state_and_action() -> None:
    def cards_taken(before: State, action: Action, after: State, seat: Seat) -> float:
        return sum(after.areas[seat]) - sum(before.areas[seat])

    env = ColorettoEnv(players=2, opponents="random", seat=1, reward=cards_taken)
    env.reset(seed=2)
    held = sum(env.game.state.areas[1])
    assert play(env, 2) == sum(env.game.state.areas[1]) - held


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"opponents": ["greedy"]}, "4 seats need 3 opponents, not 1"),
        ({"opponents": "grandmaster"}, "level must be one of"),
        ({"seat": 4}, "a seat is random or 0 to 3, not 4"),
        ({"seat": -1}, "a seat is random or 0 to 3, not -1"),
        ({"seat": "first"}, "a seat is random or 0 to 3, not 'first'"),
        ({"reward": "fame"}, "reward must be one of"),
        ({"scoring": "blue"}, "scoring must be one of brown, grey, not 'blue'"),
    ],
)
def test_unknown_arguments_are_rejected(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(VariantError, match=f"^{message}"):
        ColorettoEnv(**wrong)


def test_a_picture_names_the_learner() -> None:
    env = gymnasium.make(coloretto.envs.ENV_ID, players=2, opponents="greedy", seat=1, render_mode="ansi")
    env.reset(seed=3)
    assert "> learner" in str(env.render())
    assert ColorettoEnv().render() is None


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_continues_the_game_on_its_own(copied: Any) -> None:
    env = ColorettoEnv(players=3, opponents="greedy")
    env.reset(seed=3)
    env.step(0)
    before = env.game.state
    one, two = copied(env), copied(env)
    for other in (one, two):
        while not other.step(int(other.action_masks().nonzero()[0][0]))[2]:
            pass
    assert env.game.state == before
    assert one.game.state == two.game.state


def test_a_step_needs_a_game_and_a_whole_number() -> None:
    env = ColorettoEnv(players=2, opponents="random")
    for use in (lambda: env.step(0), env.action_masks):
        with pytest.raises(ResetNeeded, match="call reset first"):
            use()
    env.reset(seed=1)
    for wrong in (0.0, None, "d", np.zeros(1, np.int64), np.bool_(0), False):
        with pytest.raises(IllegalActionError, match=r"^an action is a whole number, not "):
            env.step(wrong)  # type: ignore[arg-type]
    assert env.step(np.array(0))[1] == 0  # type: ignore[arg-type]


@pytest.mark.parametrize("last", [99, None])
def test_a_game_that_is_over_cannot_be_continued(last: int | None) -> None:
    env = ColorettoEnv(players=2, opponents="random")
    env.reset(seed=1)
    if last is None:
        play(env, 1)
    else:
        env.step(last)
    with pytest.raises(ResetNeeded, match="the game is over"):
        env.step(0)
    env.reset()
    env.step(int(env.action_masks().nonzero()[0][0]))


def test_numbers_of_numpy_are_numbers() -> None:
    env = ColorettoEnv(players=np.int64(2), opponents="random", seat=np.int64(1), nodes=np.int64(5))  # type: ignore[arg-type]
    env.reset(seed=np.int64(42), options={"seat": np.uint8(0)})  # type: ignore[arg-type]
    assert (env.game.seed, env.seat) == (42, 0)
    for wrong in (-1, 1.5, True, "x"):
        with pytest.raises(VariantError, match=f"^seed must be a whole number from 0, not {wrong!r}$"):
            env.reset(seed=wrong)  # type: ignore[arg-type]


def test_an_unknown_way_to_render_is_rejected() -> None:
    with pytest.raises(VariantError, match=r"render_mode must be one of ansi(, rgb_array)?, not 'human'"):
        ColorettoEnv(render_mode="human")


def test_any_bot_can_be_an_opponent() -> None:
    def last(table: Table) -> object:
        return table.legal[-1]

    for opponents in (last, coloretto.bot("greedy"), [last, "greedy"]):
        env = ColorettoEnv(players=3, opponents=opponents)
        play(env, 5)
        env.close()


@pytest.mark.parametrize("context", ["spawn", "forkserver"])
def test_worker_processes_make_it_by_the_documented_id(context: str) -> None:
    make = partial(gymnasium.make, f"coloretto.envs:{coloretto.envs.ENV_ID}", players=2, opponents="greedy")
    envs = gymnasium.vector.AsyncVectorEnv([make, make], context=context)
    seen, _ = envs.reset(seed=3)
    assert seen.shape == (2, SIZE)
    envs.close()
