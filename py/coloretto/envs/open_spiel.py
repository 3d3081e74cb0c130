"""The game for OpenSpiel, which importing this module registers under two names.

`python_coloretto` has the share of the win as utility and is zero-sum, `python_coloretto_points` has the points.
No player holds hidden cards, and the order of the deck is chance: so this is a game of perfect information, and search
with chance nodes applies, but no algorithm for information sets is needed.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from coloretto.envs.extras import extra

with extra("openspiel"):
    import numpy as np
    import pyspiel

from coloretto.cards import COLOURS, KINDS, Card, Variant
from coloretto.envs.interface import ACTIONS, LAYOUT, MAX_SCORE, MIN_SCORE, SIZE, final_rewards, vector
from coloretto.errors import IllegalActionError, VariantError
from coloretto.notation.text import LETTERS, action_to_text, cards_to_text, state_to_text
from coloretto.perft import first_setup
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, legal_actions, new_game, returns
from coloretto.state import DECIDE, OVER, PLACE, Setup, State

MAX_DECISIONS: Final = 228
"""A bound for the decisions of a game: three for each of 76 cards, as each is drawn, placed and taken."""

SETUPS: Final = ("fixed", "chance")

_PARAMETERS: Final = {"players": 4, "edition": "classic", "scoring": "brown", "marker_depth": 0, "setup": "fixed"}
"""The parameters and their defaults.

marker_depth: 0 for that of the edition. setup: "fixed" for the start of perft, which loses nothing but the names of the
colours, or "chance" for chance nodes that remove colours, give each seat its cards, and choose the first seat.
"""


def _game_type(name: str, long_name: str, utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


_WINS: Final = _game_type("python_coloretto", "Coloretto", pyspiel.GameType.Utility.ZERO_SUM)
_POINTS: Final = _game_type("python_coloretto_points", "Coloretto, by points", pyspiel.GameType.Utility.GENERAL_SUM)


class ColorettoGame(pyspiel.Game):  # type: ignore[misc]
    """A variant of the game, whose utility is the share of the win minus an equal share."""

    game_type: Any = _WINS
    reward: Any = "win"

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        if given["setup"] not in SETUPS:
            raise VariantError(f"setup must be one of {', '.join(SETUPS)}, not {given['setup']!r}")
        self.variant: Final = Variant(
            given["players"], given["edition"], given["scoring"], given["marker_depth"] or None
        )
        self.has_fixed_setup: Final = given["setup"] == "fixed"
        super().__init__(self.game_type, self._info(), params or {})

    def _info(self) -> Any:
        players = self.variant.players
        by_wins = self.reward == "win"
        return pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=KINDS,
            num_players=players,
            min_utility=-1 / players if by_wins else float(MIN_SCORE),
            max_utility=1 - 1 / players if by_wins else float(MAX_SCORE),
            utility_sum=0.0 if by_wins else None,
            max_game_length=MAX_DECISIONS,
        )

    def new_initial_state(self) -> "ColorettoState":
        """Return the start of a game."""
        return ColorettoState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound for the chance nodes of a game."""
        return 84

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ColorettoObserver":
        """Return an observer of states."""
        has_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return ColorettoObserver(has_recall=has_recall, params=params)


class PointsGame(ColorettoGame):
    """A variant of the game, whose utility is the points."""

    game_type = _POINTS
    reward = "score"


class _Position(NamedTuple):
    """Where a game is. dealt: the outcomes of the setup so far. state: None until the setup is complete."""

    dealt: tuple[int, ...]
    state: State | None
    plies: tuple[str, ...]

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Position":
        """Return itself, as nothing in it can change: OpenSpiel clones a state by a deep copy."""
        return self


class ColorettoState(pyspiel.State):  # type: ignore[misc]
    """A state of a game in OpenSpiel."""

    def __init__(self, game: ColorettoGame) -> None:
        super().__init__(game)
        self._variant = game.variant
        self._reward = game.reward
        start = new_game(game.variant, first_setup(game.variant)) if game.has_fixed_setup else None
        self._position = _Position((), start, ())

    @classmethod
    def at(cls, game: ColorettoGame, state: State) -> "ColorettoState":
        """Return a state of OpenSpiel to search from, which has no history."""
        start = cls(game)
        start._position = _Position((), state, ())
        return start

    @property
    def public_state(self) -> State | None:
        """The state for the computer players of `coloretto`; None while the setup is dealt."""
        return self._position.state

    def current_player(self) -> int:
        """Return the seat to act, or who acts in its place."""
        state = self._position.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if state.phase in (DECIDE, PLACE):
            return state.seat
        return int(pyspiel.PlayerId.TERMINAL if state.phase == OVER else pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        state = self._position.state
        return [] if state is None else [*map(int, legal_actions(state))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node with their probabilities: cards, or in the setup colours or seats."""
        dealt, state, _ = self._position
        if state is not None:
            return chance_outcomes(state)
        left = _outcomes_of_setup(self._variant, dealt)
        return [(outcome, 1 / len(left)) for outcome in left]

    def _apply_action(self, action: int) -> None:
        dealt, state, plies = self._position
        player = self.current_player()
        is_chance = player == pyspiel.PlayerId.CHANCE
        possible = [outcome for outcome, _ in self.chance_outcomes()] if is_chance else self._legal_actions(player)
        if action not in possible:
            kind = "possible outcomes" if is_chance else "legal actions"
            raise IllegalActionError(f"{action} is not one of the {kind} {possible}")
        name = self._action_to_string(player, action)
        if state is None:
            dealt = (*dealt, action)
            setup = _setup(self._variant, dealt)
            state = None if setup is None else new_game(self._variant, setup)
        elif state.phase in (DECIDE, PLACE):
            state = apply_action(state, action)
        else:
            state = apply_outcome(state, action)
        self._position = _Position(dealt, state, (*plies, name))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return action_to_text(action)
        is_seat = self._position.state is None and len(self._position.dealt) == _colours_of_setup(self._variant)
        return f"seat {action + 1}" if is_seat else LETTERS[action]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._position.state is not None and self._position.state.phase == OVER

    def returns(self) -> list[float]:
        """Return each seat's utility at the end, 0 before."""
        state = self._position.state
        if state is None or state.phase != OVER:
            return [0.0] * self._variant.players
        return list(final_rewards(self._reward, returns(state)))

    def __str__(self) -> str:
        dealt, state, _ = self._position
        return f"setup {cards_to_text(dealt)}" if state is None else state_to_text(state)

    def history_text(self) -> str:
        """Return all actions and outcomes so far."""
        return " ".join(self._position.plies)


class ColorettoObserver:
    """What a player sees: the position, or with perfect recall the way to it; and the vector of `interface`."""

    def __init__(self, has_recall: bool, params: Any = None) -> None:
        if params:
            raise VariantError("observations have no parameters")
        self._has_recall: Final = has_recall
        self.tensor: Final = None if has_recall else np.zeros(SIZE, np.float32)
        self.dict: Final = {} if self.tensor is None else {name: self.tensor[part] for name, part in LAYOUT.items()}

    def set_from(self, state: ColorettoState, player: int) -> None:
        """Write what a player sees into `tensor`; zeros while the setup is dealt."""
        if self.tensor is not None:
            public = state.public_state
            self.tensor[:] = 0.0 if public is None else vector(public, player)

    def string_from(self, state: ColorettoState, player: int) -> str:
        """Return what a player sees as text."""
        return state.history_text() if self._has_recall else str(state)


def _colours_of_setup(variant: Variant) -> int:
    return variant.removed_colours + variant.players * variant.starting_cards


def _outcomes_of_setup(variant: Variant, dealt: tuple[int, ...]) -> Sequence[int]:
    if len(dealt) == _colours_of_setup(variant):
        return range(variant.players)
    return [colour for colour in range(COLOURS) if colour not in dealt]


def _setup(variant: Variant, dealt: tuple[int, ...]) -> Setup | None:
    """Return the setup once it is complete: removed colours, each seat's cards, and the first seat."""
    colours = _colours_of_setup(variant)
    if len(dealt) <= colours:
        return None
    cards: tuple[Card, ...] = dealt[variant.removed_colours : colours]
    each = variant.starting_cards
    starting = tuple(tuple(cards[seat * each :][:each]) for seat in range(variant.players))
    return Setup(tuple(sorted(dealt[: variant.removed_colours])), starting, dealt[-1], variant.capacities)


pyspiel.register_game(_WINS, ColorettoGame)
pyspiel.register_game(_POINTS, PointsGame)
