"""Many compiled games at once, against the plain rules and the shared interface."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from coloretto.cards import COLOURS
from coloretto.envs import SELF_PLAY_ID, kernel
from coloretto.envs.interface import ILLEGAL_REWARD, REWARDS, SIZE, Reward, action_mask, rewards, vector
from coloretto.envs.vector import ColorettoVectorEnv
from coloretto.errors import IllegalActionError, VariantError
from coloretto.rules import apply_action, apply_outcome, chance_outcomes
from coloretto.state import DRAWING, OVER, REVEALING, State
from tests.envs.support.variants import VARIANTS, name
from tests.support.cases import two_thirds_heavy

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


@pytest.mark.parametrize("variant", two_thirds_heavy(VARIANTS), ids=name)
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


def test_it_plays_1024_games_of_four_by_default() -> None:
    env = ColorettoVectorEnv()
    assert (env.num_envs, env.variant.players) == (1024, 4)


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


@pytest.mark.parametrize(
    ("actions", "found"),
    [
        (np.zeros(2, np.int64), "an array of shape (2,)"),
        (np.zeros(4, np.int64), "an array of shape (4,)"),
        (np.zeros((3, 1), np.int64), "an array of shape (3, 1)"),
        (np.zeros(0, np.int64), "an array of shape (0,)"),
        (0, "an array of shape ()"),
        (None, "an array of shape ()"),
        ([[0], [0, 0], [0]], "lists of several lengths"),
        (np.zeros(3), "of type float64"),
        (np.array([0, np.nan, 0]), "of type float64"),
        (np.zeros(3, np.bool_), "of type bool"),
        (["d", "d", "d"], "of type <U1"),
        ([0, None, 0], "of type object"),
    ],
)
def test_a_step_needs_a_whole_number_for_each_game(actions: Any, found: str) -> None:
    env = ColorettoVectorEnv(3, players=2)
    env.reset(seed=1)
    before = env.games.copy()
    with pytest.raises(IllegalActionError) as raised:
        env.step(actions)
    assert str(raised.value) == f"actions must be an array of 3 whole numbers, one for each game, not {found}"
    assert (env.games == before).all()


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.uint64, list, "reversed", "read-only"])
def test_whole_numbers_of_any_type_and_layout_are_actions(kind: Any) -> None:
    actions: Any = np.array([0, 9, 0])
    if kind == "reversed":
        actions = actions[::-1]
    elif kind == "read-only":
        actions.setflags(write=False)
    else:
        actions = actions.tolist() if kind is list else actions.astype(kind)
    env = ColorettoVectorEnv(3, players=2)
    env.reset(seed=1)
    _, own, *_ = env.step(actions)
    assert own.tolist() == [0, ILLEGAL_REWARD, 0], "a row of two players has no number 9"
    step_games: Any = kernel.step_games
    assert len(step_games.signatures) == 1, "nothing is compiled again"


def test_games_must_be_dealt_before_they_are_used() -> None:
    env = ColorettoVectorEnv(3, players=2)
    for use in (lambda: env.step(np.zeros(3, np.int64)), lambda: env.state(0)):
        with pytest.raises(ResetNeeded, match="call reset first"):
            use()


@pytest.mark.parametrize(
    ("seed", "message"),
    [
        (-1, "seed must be a whole number from 0, not -1"),
        (1.5, "seed must be a whole number from 0, not 1.5"),
        ("one", "seed must be a whole number from 0, not 'one'"),
        ((1, 2), "3 games need one seed, or a list of as many, not of 2"),
        (np.zeros((3, 2), int), r"seed must be a whole number from 0, not array\(\[0, 0\]\)"),
        ([1], "3 games need one seed, or a list of as many, not of 1"),
        ([1, 2, 3, 4], "3 games need one seed, or a list of as many, not of 4"),
        ([1, -2, 3], "seed must be a whole number from 0, not -2"),
        ([1, "two", 3], "seed must be a whole number from 0, not 'two'"),
    ],
)
def test_unusable_seeds_are_reported_and_change_nothing(seed: Any, message: str) -> None:
    env = ColorettoVectorEnv(3, players=2)
    env.reset(seed=1)
    before = env.games.copy()
    with pytest.raises(VariantError, match=f"^{message}$"):
        env.reset(seed=seed)
    assert (env.games == before).all()


def test_seeds_of_numpy_deal_as_those_of_python() -> None:
    one, two = ColorettoVectorEnv(2, players=2), ColorettoVectorEnv(2, players=2)
    pairs: list[tuple[Any, Any]] = [
        (7, np.uint8(7)),
        (7, np.array(7)),
        ([7, None], [np.int64(7), None]),
        ([7, 8], (7, 8)),
        ([7, 8], np.arange(7, 9)),
    ]
    for seed, same in pairs:
        one.reset(seed=seed)
        two.reset(seed=same)
        assert (one.games[0] == two.games[0]).all()


def test_a_state_is_that_of_a_game() -> None:
    env = ColorettoVectorEnv(3, players=2)
    env.reset(seed=1)
    assert env.state(np.int64(2)) == env.state(2)  # type: ignore[arg-type]
    for wrong, message in ((3, "from 0 to 2, not 3"), (-1, "from 0, not -1"), ("x", "from 0, not 'x'")):
        with pytest.raises(VariantError, match=f"{message}$"):
            env.state(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"num_envs": 0}, "num_envs .* from 1, not 0"),
        ({"num_envs": 2, "threads": -1}, "threads .* from 1, not -1"),
    ],
)
def test_there_is_at_least_one_game_and_one_thread(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(VariantError, match=message):
        ColorettoVectorEnv(**wrong)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_continues_the_games_on_its_own(copied: Any, threads: int) -> None:
    env = ColorettoVectorEnv(3, players=2, threads=threads)
    env.reset(seed=1)
    env.step(np.zeros(3, np.int64))
    before = env.games.copy()
    one, two = copied(env), copied(env)
    for other in (one, two):
        for _ in range(60):
            other.step(other._masks.argmax(axis=1))
        other.close()
    assert (env.games == before).all()
    assert (one.games == two.games).all()
    assert not (one.games == before).all()
    env.close()


def test_gymnasium_makes_it_by_the_id_of_self_play() -> None:
    for mode in (None, "vector_entry_point"):
        envs = gymnasium.make_vec(f"coloretto.envs:{SELF_PLAY_ID}", 6, mode, players=3, edition="golden")
        seen, _ = envs.reset(seed=2)
        assert isinstance(envs, ColorettoVectorEnv) and seen.shape == (6, SIZE)
