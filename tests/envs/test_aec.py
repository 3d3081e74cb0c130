"""The environment for PettingZoo, by PettingZoo's own tests and ours."""

import copy
import io
import pickle
from contextlib import redirect_stdout
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, bombardment_test, render_test, seed_test
from pettingzoo.utils.wrappers import BaseWrapper

from coloretto.envs import ENV_ID, aec
from coloretto.envs.interface import ILLEGAL_REWARD, REWARDS
from coloretto.errors import IllegalActionError, VariantError
from coloretto.notation.text import state_from_text
from coloretto.rules import legal_actions, returns
from coloretto.scoring import win_shares
from tests.envs.support.variants import VARIANTS, legal_action, name
from tests.support.cases import heavy

pytestmark = [
    # PettingZoo excepts only environments that it names itself from these.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]

all_variants = pytest.mark.parametrize("variant", VARIANTS, ids=name)


class ShapedDict(dict[str, Any]):
    """An observation with the shape of its vector."""

    @property
    def shape(self) -> tuple[int, ...]:
        shape: tuple[int, ...] = self["observation"].shape
        return shape


class ForBombardment(BaseWrapper):  # type: ignore[misc]
    """Returns the next observation from `step`, with a shape: the test expects both, but environments have neither."""

    def observe(self, agent: str) -> ShapedDict:
        return ShapedDict(super().observe(agent))

    def step(self, action: int | None) -> ShapedDict:
        super().step(action)
        return self.observe(self.agent_selection)


def play(env: Any, seed: int, options: dict[str, object] | None = None) -> dict[str, float]:
    """Play a game with random actions; return the sum of each agent's rewards."""
    rng = Random(seed)
    env.reset(seed=seed, options=options)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        assert not truncated
        env.step(None if terminated else legal_action(observation["action_mask"], rng))
    return totals


@all_variants
def test_it_passes_the_api_test(variant: dict[str, Any]) -> None:
    with redirect_stdout(io.StringIO()):
        api_test(aec.env(**variant), num_cycles=100)


@all_variants
def test_the_same_seed_plays_the_same_game(variant: dict[str, Any]) -> None:
    seed_test(lambda: aec.env(**variant), num_cycles=15)


@pytest.mark.slow
@pytest.mark.parametrize("variant", [VARIANTS[0], *map(heavy, VARIANTS[1:])], ids=name)
def test_it_passes_the_render_test(variant: dict[str, Any]) -> None:
    with redirect_stdout(io.StringIO()) as printed:
        render_test(lambda **mode: aec.env(**variant, **mode))
    assert "unseen cards" in printed.getvalue()


@pytest.mark.filterwarnings("ignore:Observations between agents are different classes:UserWarning")
@all_variants
def test_it_passes_the_bombardment_test(variant: dict[str, Any]) -> None:
    with redirect_stdout(io.StringIO()):
        bombardment_test(ForBombardment(aec.env(**variant)), cycles=20)


@all_variants
def test_a_game_ends_for_all_agents_with_the_shares_of_the_win(variant: dict[str, Any]) -> None:
    env = aec.env(**variant)
    totals = play(env, 7)
    shares = win_shares(returns(env.unwrapped.game.state))
    assert list(totals.values()) == pytest.approx([share - 1 / variant["players"] for share in shares])
    assert env.agents == []


@pytest.mark.parametrize("reward", REWARDS)
def test_agents_receive_the_whole_reward(reward: str) -> None:
    env = aec.env(players=3, reward=reward)
    totals = list(play(env, 5).values())
    scores = returns(env.unwrapped.game.state)
    expected = {
        "win": [share - 1 / 3 for share in win_shares(scores)],
        "margin": [(points - max(scores[:seat] + scores[seat + 1 :])) / 20 for seat, points in enumerate(scores)],
        "score": scores,
        "potential": [(points - (sum(scores) - points) / 2) / 20 for points in scores],
    }
    assert totals == pytest.approx(list(expected[reward]))


def test_masks_of_observation_and_info_are_the_legal_actions() -> None:
    env = aec.raw_env(players=3, edition="golden")
    env.reset(seed=3)
    rng = Random(3)
    for agent in env.agent_iter():
        if env.terminations[agent]:
            break
        legal = legal_actions(env.game.state)
        for other in env.agents:
            masks = [env.observe(other)["action_mask"], env.infos[other]["action_mask"]]
            assert [np.flatnonzero(mask).tolist() for mask in masks] == [legal if other == agent else []] * 2
        env.step(rng.choice(legal))


def test_an_illegal_action_ends_the_game_with_a_negative_reward() -> None:
    env = aec.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(5)
    assert all(env.terminations.values())
    assert env.rewards[agent] == ILLEGAL_REWARD
    raw = aec.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalActionError):
        raw.step(5)


def test_a_seed_is_the_number_of_a_deal_and_others_follow() -> None:
    env = aec.raw_env(players=2)
    env.reset(seed=42)
    first = env.game
    env.reset()
    second = env.game
    env.reset(options={"deal": 42})
    assert first.seed == env.game.seed == 42
    assert first.initial_state == env.game.initial_state
    env.reset(seed=42)
    env.reset()
    assert env.game.seed == second.seed != 42


def test_the_spaces_have_the_types_of_what_agents_see() -> None:
    env = aec.env(players=2)
    env.reset(seed=2)
    seen, space = env.observe("player_0"), env.observation_space("player_0")
    assert {key: seen[key].dtype for key in seen} == {key: space[key].dtype for key in space}


def test_agents_can_read_the_position_as_text() -> None:
    env = aec.env(players=2, observation="text")
    env.reset(seed=2)
    seen = env.observe("player_1")
    assert seen in env.observation_space("player_1")
    assert state_from_text(seen["observation"]) == env.unwrapped.game.state
    assert sum(play(env, 4).values()) == pytest.approx(0)


def test_a_central_critic_sees_the_whole_state() -> None:
    env = aec.env(players=5)
    env.reset(seed=2)
    assert env.state() in env.unwrapped.state_space


@pytest.mark.parametrize("make", [aec.env, aec.raw_env])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_continues_the_game_on_its_own(make: Any, copied: Any) -> None:
    env = make(players=3, scoring="grey", reward="margin")
    play(env, 1)
    env.reset(seed=7)
    for _ in range(9):
        env.step(int(env.last()[0]["action_mask"].nonzero()[0][-1]))
    before = env.unwrapped.game.state
    others = [copied(env), copied(env)]
    for other in others:
        assert other.agent_selection == env.agent_selection
        while other.agents:
            observation, _, terminated, _, _ = other.last()
            other.step(None if terminated else int(observation["action_mask"].nonzero()[0][0]))
    assert env.unwrapped.game.state == before
    first, second = (other.unwrapped.game for other in others)
    assert first.is_finished
    assert first.state == second.state
    for each in (env, *others):
        each.reset()
    assert len({each.unwrapped.game.seed for each in (env, *others)}) == 1, "the sequence of deals continues, too"


def test_a_new_environment_can_be_copied() -> None:
    assert len(play(copy.deepcopy(aec.env(players=2)), 1)) == 2


def test_a_seed_of_numpy_is_a_seed() -> None:
    env: Any = aec.raw_env(players=2)
    env.reset(seed=np.int64(42))
    assert env.game.seed == 42
    for wrong in (-1, 1.0, "one"):
        with pytest.raises(VariantError, match=f"^seed must be a whole number from 0, not {wrong!r}$"):
            env.reset(seed=wrong)


def test_an_agent_that_does_not_play_is_refused_in_our_words() -> None:
    env: Any = aec.raw_env(players=2)
    env.reset(seed=1)
    for use in (env.observe, env.observation_space, env.action_space):
        for wrong in ("player_2", 0):
            with pytest.raises(VariantError, match=f"^the agents are player_0, player_1, not {wrong!r}$"):
                use(wrong)


def test_without_wrappers_misuse_is_reported_in_our_words() -> None:
    env: Any = aec.raw_env(players=2)
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.observe("player_0")
    env.reset(seed=1)
    for wrong in (0.0, None, "d", [0]):
        with pytest.raises(IllegalActionError, match=r"^an action is a whole number, not "):
            env.step(wrong)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 6}, "players must be one of 2, 3, 4, 5, not 6"),
        ({"edition": "blue"}, "edition must be one of classic, golden, not 'blue'"),
        ({"reward": "fame"}, "reward must be one of win, margin, score, potential, not 'fame'"),
        ({"observation": "smell"}, "observation must be vector or text, not 'smell'"),
        ({"render_mode": "svg"}, "render_mode must be one of ansi, human(, rgb_array)?, not 'svg'"),
    ],
)
def test_unknown_arguments_are_rejected(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(VariantError, match=f"^{message}$"):
        aec.env(**wrong)


def test_pettingzoo_makes_it_by_its_identifier() -> None:
    registration = pytest.importorskip("pettingzoo.env_registry.registration")
    env = registration.make("aec", ENV_ID, players=2)
    env.reset(seed=1)
    assert env.possible_agents == ["player_0", "player_1"]
