"""The game for Gymnasium: the learner has one seat, computer players have the others."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Literal, TypeAlias

from coloretto.envs.extras import extra

with extra("envs"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray

from coloretto.bots.base import Limit, choose
from coloretto.bots.names import bot_from, close_bot
from coloretto.cards import Variant
from coloretto.dealing import MAX_SEED
from coloretto.envs.interface import (
    ACTIONS,
    FRAME_MODES,
    ILLEGAL_REWARD,
    SIZE,
    Mask,
    Reward,
    Vector,
    action_mask,
    action_number,
    check_render_mode,
    check_reward,
    checked_options,
    rendered,
    rewards,
    start_game,
    vector,
)
from coloretto.errors import VariantError, checked_number, quote, whole_number
from coloretto.game import Game
from coloretto.rules import legal_actions
from coloretto.state import OVER, Action, Seat, State

RewardFunction: TypeAlias = Callable[[State, Action, State, Seat], float]
"""A reward of one's own: of the state in which the learner acted, its action, the state after the others', its seat."""


class ColorettoEnv(gymnasium.Env[Vector, np.int64]):
    """One seat against computer players; a step is an action of the learner and those of the others until its next one.

    players, edition, scoring, marker_depth: the variant. opponents: a bot for all other seats, or a list with one for
    each, in the order of play after the learner, as `coloretto.bot` takes them ("expert", "mybot.py", a function).
    seat: the learner's, or "random" for another one each game. reward: one of `interface.REWARDS`, or a function.
    nodes: the limit of the opponents' thinking in evaluated states, or None for that of their level. render_mode:
    "ansi" for text from `render`, "rgb_array" for frames, with the extra `video`, or None.

    `reset(seed)` deals the deal of that number, in every version. The options of `reset` are those of
    `interface.start_game`, and "seat". An illegal action ends the game with ILLEGAL_REWARD.
    """

    # Gymnasium declares it as a variable of the instance. One picture per second, as the renderer must name a rate.
    metadata: dict[str, Any] = {"render_modes": ["ansi", *FRAME_MODES], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        players: int = 4,
        edition: str = "classic",
        scoring: str = "brown",
        marker_depth: int | None = None,
        opponents: object | Sequence[object] = "expert",
        seat: Seat | Literal["random"] = "random",
        reward: Reward | RewardFunction = "win",
        nodes: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.variant: Final = Variant(players, edition, scoring, marker_depth)
        bots = [*opponents] if isinstance(opponents, list | tuple) else [opponents] * (players - 1)
        if len(bots) != players - 1:
            raise VariantError(f"{players} seats need {players - 1} opponents, not {len(bots)}")
        if not callable(reward):
            check_reward(reward)
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.observation_space = spaces.Box(0.0, 1.0, (SIZE,), np.float32)
        self.action_space = spaces.Discrete(ACTIONS)
        self.render_mode = render_mode
        self.seat: Seat = 0
        self._bots: Final = [*map(bot_from, bots)]
        self._seat: Final = self._checked_seat(seat)
        self._reward: Final = reward
        self._limit: Final = Limit(nodes=nodes)
        self._game: Game | None = None
        self._is_over = False

    @property
    def game(self) -> Game:
        """The current game; its deck is hidden from the learner and from the opponents. Raises ResetNeeded."""
        if self._game is None:
            raise ResetNeeded("call reset first, which deals a game")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Start a game and let the opponents act until it is the learner's turn."""
        number = None if seed is None else checked_number("seed", seed)
        super().reset(seed=number)
        deal = int(self.np_random.integers(MAX_SEED + 1))
        drawn_seat = int(self.np_random.integers(self.variant.players))
        given = checked_options(options)
        seat = self._checked_seat(given.pop("seat", self._seat))
        self.seat = drawn_seat if seat == "random" else seat
        self._game = start_game(self.variant, deal if number is None else number, given)
        self._rng = Random(deal)
        self._is_over = False
        self._play_opponents()
        return self._observation(), self._info()

    def step(self, action: int | np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Play the learner's action, then let the opponents act until its next turn or the end.

        Raises ResetNeeded before the first game and after the end of one, and IllegalActionError for what is no number.
        """
        before, number = self.game.state, action_number(action)
        if self._is_over:
            raise ResetNeeded("the game is over: call reset, which deals another")
        if number not in legal_actions(before) or before.seat != self.seat:
            self._is_over = True
            return self._observation(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal_action": number}
        self.game.play(number)
        self._play_opponents()
        after = self.game.state
        self._is_over = after.phase == OVER
        if callable(self._reward):
            reward = float(self._reward(before, number, after, self.seat))
        else:
            reward = rewards(self._reward, before, after)[self.seat]
        return self._observation(), reward, self._is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return whether each action is legal, as sb3-contrib's MaskablePPO expects."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        """Return the table as text, or as a frame of the shape (height, width, 3)."""
        if self.render_mode is None:
            return None
        names = [f"bot_{seat}" for seat in range(self.variant.players)]
        names[self.seat] = "learner"
        return rendered(self.game, names, self.render_mode)

    def close(self) -> None:
        """End the programs of opponents that have one."""
        for bot in self._bots:
            close_bot(bot)

    def _play_opponents(self) -> None:
        players = self.variant.players
        while (state := self.game.state).phase != OVER and state.seat != self.seat:
            bot = self._bots[(state.seat - self.seat) % players - 1]
            self.game.play(choose(bot, state, self._limit, self._rng).action)

    def _checked_seat(self, seat: object) -> Seat | Literal["random"]:
        if isinstance(seat, str) and seat == "random":
            return "random"
        number = whole_number(seat)
        if number is None or not 0 <= number < self.variant.players:
            raise VariantError(f"a seat is random or 0 to {self.variant.players - 1}, not {quote(seat)}")
        return number

    def _observation(self) -> Vector:
        return vector(self.game.state, self.seat)

    def _mask(self) -> Mask:
        return action_mask(self.game.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}
