"""The game for PettingZoo: all seats are agents, which act in turn.

`env()` returns it with the usual wrappers, `raw_env()` without.
"""

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any, ClassVar, Final, Literal, TypeAlias

from coloretto.envs.extras import extra

with extra("envs"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from coloretto.cards import Variant
from coloretto.dealing import MAX_SEED
from coloretto.envs.interface import (
    ACTIONS,
    FRAME_MODES,
    ILLEGAL_REWARD,
    SIZE,
    TEXT_LENGTH,
    Mask,
    Reward,
    Vector,
    action_mask,
    action_number,
    check_render_mode,
    check_reward,
    rendered,
    rewards,
    start_game,
    vector,
)
from coloretto.errors import VariantError, checked_number, quote
from coloretto.game import Game
from coloretto.notation.text import LETTERS, state_to_text
from coloretto.state import OVER, Seat

Observation: TypeAlias = Literal["vector", "text"]
"""The kind of observations: SIZE numbers (`interface.LAYOUT`), or the position in text (docs/notation.md)."""

TEXT_CHARACTERS: Final = LETTERS + "0123456789cbgx./-?!# "


def env(**arguments: Any) -> AECEnv:
    """Return the environment with the usual wrappers: an illegal action ends the game with ILLEGAL_REWARD.

    Its arguments are those of `raw_env`.
    """
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment without wrappers; an illegal action raises IllegalActionError.

    players, edition, scoring, marker_depth: the variant. reward: one of `interface.REWARDS`. observation: "vector" or
    "text". render_mode: "ansi" for text from `render`, "human", which prints it, or "rgb_array" for frames, with the
    extra `video`.

    `reset(seed)` deals the deal of that number, in every version; without a seed, `reset` deals the next of a sequence.
    The options of `reset` are those of `interface.start_game`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "coloretto_v0",
        "render_modes": ["ansi", "human", *FRAME_MODES],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 4,
        edition: str = "classic",
        scoring: str = "brown",
        marker_depth: int | None = None,
        reward: Reward = "win",
        observation: Observation = "vector",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        if observation not in ("vector", "text"):
            raise VariantError(f"observation must be vector or text, not {quote(observation)}")
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.variant: Final = Variant(players, edition, scoring, marker_depth)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.state_space: Final = spaces.Box(0.0, 1.0, (SIZE,), np.float32)
        self._reward: Final = reward
        self._observation: Final = observation
        self._rng: Random | None = None
        self._game: Game | None = None
        self.observation_spaces = {agent: self._new_observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        """The current game; its deck is hidden from the agents. Raises ResetNeeded before the first one."""
        if self._game is None:
            raise ResetNeeded("call reset first, which deals a game")
        return self._game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        self._check(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions, the same in every variant."""
        self._check(agent)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Start a game. Raises VariantError for a seed that no deal has."""
        if seed is not None:
            seed = checked_number("seed", seed)
        if seed is not None or self._rng is None:
            self._rng = Random(SystemRandom().getrandbits(64) if seed is None else seed)
        deal = self._rng.randrange(MAX_SEED + 1) if seed is None else seed
        game = self._game = start_game(self.variant, deal, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(seat) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self.agents[game.state.seat]
        self._skip_agent_selection = None

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent; None after the end. Raises IllegalActionError."""
        game = self.game
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        entry = game.play(action_number(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        after = entry.after
        self.rewards = dict(zip(self.agents, rewards(self._reward, entry.before, after), strict=True))
        self._accumulate_rewards()
        for seat in {entry.before.seat, after.seat}:
            self.infos[self.agents[seat]] = self._info(seat)
        self.agent_selection = self.agents[after.seat]
        if after.phase == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation, and the mask of its legal actions."""
        self._check(agent)
        seat = self.possible_agents.index(agent)
        state = self.game.state
        seen: Vector | str = vector(state, seat) if self._observation == "vector" else state_to_text(state)
        return {"observation": seen, "action_mask": action_mask(state, seat)}

    def state(self) -> Vector:
        """Return the vector of the first seat, which contains all that is known of the game."""
        return vector(self.game.state, 0)

    def render(self) -> Any:
        """Return the table as text or as a frame of the shape (height, width, 3), or print it."""
        if self.render_mode is None:
            return None
        table = rendered(self.game, self.possible_agents, self.render_mode)
        if self.render_mode == "human":
            print(table)
            return None
        return table

    def close(self) -> None:
        """Do nothing: there is no window."""

    def _check(self, agent: str) -> None:
        if agent not in self.possible_agents:
            raise VariantError(f"the agents are {', '.join(self.possible_agents)}, not {quote(agent)}")

    def _info(self, seat: Seat) -> dict[str, Mask]:
        return {"action_mask": action_mask(self.game.state, seat)}

    def _new_observation_space(self) -> spaces.Dict:
        seen: spaces.Space[Any] = spaces.Box(0.0, 1.0, (SIZE,), np.float32)
        if self._observation == "text":
            seen = spaces.Text(TEXT_LENGTH, charset=TEXT_CHARACTERS)
        return spaces.Dict(observation=seen, action_mask=spaces.Box(0, 1, (ACTIONS,), np.int8))
