"""Many games at once for Gymnasium, compiled by Numba.

All seats are the learner's: each game awaits an action of the seat to act, and shows what that seat sees.
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

from coloretto.envs.extras import extra

with extra("envs"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from coloretto.compiled import games as compiled
    from coloretto.envs import kernel

from coloretto.bots.mutable_state import TAKEN, counts_from_bag
from coloretto.cards import COLOURS, EDITIONS, Variant
from coloretto.envs.interface import (
    ACTIONS,
    LAYOUT,
    REWARDS,
    SIZE,
    Reward,
    check_reward,
    start_game,
    vector,
)
from coloretto.errors import IllegalActionError, VariantError, checked_number, quote
from coloretto.state import PLACE, State


class ColorettoVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """Games of one variant, in which all seats learn.

    num_envs: the number of games. players, edition, scoring, marker_depth: the variant. reward: one of
    `interface.REWARDS`. threads: how many threads share the games; it changes no game.

    `step` returns, for each game, what the seat to act next sees, the reward of the seat that has acted, and whether
    the game is over; then the next one has been dealt. infos: "action_mask" and "seat", of the seat to act; "rewards",
    of all seats; and at the end of a game "final_obs", what the seat that acted last sees. An illegal action ends the
    game with ILLEGAL_REWARD.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1024,
        players: int = 4,
        edition: str = "classic",
        scoring: str = "brown",
        marker_depth: int | None = None,
        reward: Reward = "win",
        threads: int = 1,
    ) -> None:
        check_reward(reward)
        self.num_envs = num_envs = checked_number("num_envs", num_envs, 1)
        threads = checked_number("threads", threads, 1)
        self.variant: Final = Variant(players, edition, scoring, marker_depth)
        self.single_observation_space = spaces.Box(0.0, 1.0, (SIZE,), np.float32)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.games: Final = np.zeros((num_envs, compiled.FIELDS), np.int64)
        self._randoms: Final = np.zeros(num_envs, np.uint64)
        self._masks: Final = np.zeros((num_envs, ACTIONS), np.int8)
        self._final_vectors: Final = np.zeros((num_envs, SIZE), np.float32)
        deck = compiled.decks(players)[EDITIONS.index(self.variant.edition)]
        self._setup: Final = np.array([players, deck, self.variant.marker_depth])
        self._table: Final = compiled.score_table(self.variant.scoring)
        self._tail: Final = self._variant_numbers()
        self._kind: Final = REWARDS.index(reward)
        bounds = np.linspace(0, num_envs, threads + 1).astype(int)
        self._parts: Final = [slice(*ends) for ends in pairwise(bounds.tolist())]
        self._pool: ThreadPoolExecutor | None = None

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | NDArray[Any] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal all games. seed: of the random numbers of all games, or a list or an array of one for each game.

        Raises VariantError for another seed.
        """
        if isinstance(seed, list | tuple) or (isinstance(seed, np.ndarray) and seed.ndim):
            if len(seed) != self.num_envs:
                raise VariantError(f"{self.num_envs} games need one seed, or a list of as many, not of {len(seed)}")
            checked = [_checked_seed(each) for each in seed]
            self._randoms[:] = [np.random.SeedSequence(each).generate_state(1, np.uint64)[0] for each in checked]
        elif seed is not None or not self._randoms.any():
            self._randoms[:] = np.random.SeedSequence(_checked_seed(seed)).generate_state(self.num_envs, np.uint64)
        vectors = np.empty((self.num_envs, SIZE), np.float32)
        self._run(
            lambda part: kernel.reset_games(
                self.games[part],
                self._randoms[part],
                self._setup,
                self._table,
                self._tail,
                vectors[part],
                self._masks[part],
            )
        )
        return vectors, self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in each game; deal those again that are over.

        Raises ResetNeeded before the first `reset`, and IllegalActionError without a whole number for each game.
        """
        self._check_dealt()
        actions = self._checked(actions)
        seats = self.games[:, compiled.SEAT].copy()
        vectors = np.empty((self.num_envs, SIZE), np.float32)
        rewards = np.empty((self.num_envs, self.variant.players), np.float32)
        is_over = np.empty(self.num_envs, np.bool_)
        self._run(
            lambda part: kernel.step_games(
                self.games[part],
                self._randoms[part],
                self._setup,
                self._table,
                self._tail,
                vectors[part],
                self._masks[part],
                actions[part],
                self._kind,
                rewards[part],
                is_over[part],
                self._final_vectors[part],
            )
        )
        infos = self._infos() | {"rewards": rewards}
        if is_over.any():
            final = np.full(self.num_envs, None, object)
            for index in np.flatnonzero(is_over):
                final[index] = self._final_vectors[index].copy()
            infos |= {"final_obs": final, "_final_obs": is_over.copy()}
        own = rewards[np.arange(self.num_envs), seats].astype(np.float64)
        return vectors, own, is_over, np.zeros(self.num_envs, np.bool_), infos

    def state(self, index: int) -> State:
        """Return the state of one game, for the rules and the computer players of `coloretto`."""
        self._check_dealt()
        number = checked_number("index", index)
        if number >= self.num_envs:
            raise VariantError(f"games have numbers from 0 to {self.num_envs - 1}, not {quote(index)}")
        game: list[int] = self.games[number].tolist()
        players, rows = game[compiled.PLAYERS], game[compiled.ROW_COUNT]
        areas = game[compiled.AREAS :][:players]
        bags, sizes = game[compiled.ROWS :][:rows], game[compiled.ROW_SIZES :][:rows]
        phase, supply = game[compiled.PHASE], game[compiled.SUPPLY]
        drawn = game[compiled.DRAWN] if phase == PLACE else None
        seen = sum(areas) + sum(bags) + supply + (0 if drawn is None else 1 << 4 * drawn)
        return State(
            variant=self.variant,
            removed=tuple(colour for colour in range(COLOURS) if not seen >> 4 * colour & 15),
            capacities=tuple(game[compiled.CAPACITIES :][:rows]),
            areas=tuple(map(counts_from_bag, areas)),
            rows=tuple(None if size == TAKEN else counts_from_bag(bag) for bag, size in zip(bags, sizes, strict=True)),
            out=tuple(map(bool, game[compiled.OUT :][:players])),
            supply=counts_from_bag(supply),
            seat=game[compiled.SEAT],
            phase=phase,
            drawn=drawn,
        )

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __getstate__(self) -> dict[str, object]:
        """Return all but the threads, which cannot be copied; a copy starts its own."""
        return {**vars(self), "_pool": None}

    def _check_dealt(self) -> None:
        if not self.games[0, compiled.PLAYERS]:
            raise ResetNeeded("call reset first, which deals the games")

    def _checked(self, actions: object) -> NDArray[np.int64]:
        """Return a copy of one layout, as compiled code reads any memory, and is compiled again for each layout."""
        expected = f"actions must be an array of {self.num_envs} whole numbers, one for each game"
        try:
            given = np.asarray(actions)
        except ValueError as error:
            raise IllegalActionError(f"{expected}, not lists of several lengths") from error
        if given.shape != (self.num_envs,):
            raise IllegalActionError(f"{expected}, not an array of shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise IllegalActionError(f"{expected}, not of type {given.dtype}")
        return np.array(given, np.int64, order="C")

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._masks.copy(), "seat": self.games[:, compiled.SEAT].copy()}

    def _run(self, work: Callable[[slice], None]) -> None:
        if len(self._parts) == 1:
            work(self._parts[0])
        else:
            self._pool = self._pool or ThreadPoolExecutor(len(self._parts))
            list(self._pool.map(work, self._parts))

    def _variant_numbers(self) -> NDArray[np.float32]:
        """Return the numbers at the end of the vector that are the same for all games of a variant."""
        first = LAYOUT["variant"].start
        return vector(start_game(self.variant, 0).state, 0)[first:]


def _checked_seed(seed: object) -> int | None:
    return None if seed is None else checked_number("seed", seed)
