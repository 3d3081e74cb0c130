"""The game in OpenSpiel, by OpenSpiel's own tests and our golden files."""

import importlib
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from coloretto.envs.interface import SIZE
from coloretto.notation.text import state_to_text
from coloretto.perft import perft_start
from coloretto.rules import returns
from coloretto.scoring import win_shares
from tests.envs.support.variants import VARIANTS, name

pyspiel = pytest.importorskip("pyspiel")
importlib.import_module("coloretto.envs.open_spiel")

DATA = Path(__file__).parents[1] / "data"
all_variants = pytest.mark.parametrize("variant", VARIANTS, ids=name)


def random_end(game: Any, seed: int) -> Any:
    """Return the end of a random game."""
    rng, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            assert sum(probabilities) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, probabilities)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def paths(state: Any, depth: int) -> int:
    """Count the paths of a number of plies, as perft does."""
    if depth == 0 or state.is_terminal():
        return int(depth == 0)
    return sum(paths(state.child(action), depth - 1) for action in state.legal_actions())


@all_variants
def test_it_passes_the_simulation_test(variant: dict[str, Any]) -> None:
    game = pyspiel.load_game("python_coloretto", {**variant, "setup": "chance"})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@all_variants
def test_utilities_are_shares_of_the_win_or_points(variant: dict[str, Any]) -> None:
    for short_name in ("python_coloretto", "python_coloretto_points"):
        end = random_end(pyspiel.load_game(short_name, variant), 5)
        scores = returns(end.public_state)
        shares = [share - 1 / variant["players"] for share in win_shares(scores)]
        assert end.returns() == pytest.approx(shares if short_name == "python_coloretto" else list(scores))


def test_a_playthrough_has_not_changed() -> None:
    # Imports SciPy, so only the process that runs this test does it.
    playthrough = importlib.import_module("tests.envs.support.open_spiel").playthrough
    assert playthrough() == (DATA / "open_spiel_playthrough.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("edition", ["classic", "golden"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_its_game_tree_has_the_paths_of_perft(players: int, edition: str) -> None:
    figures = json.loads((DATA / "perft.json").read_text())["starts"][f"{players}-{edition}"]
    start = pyspiel.load_game("python_coloretto", {"players": players, "edition": edition}).new_initial_state()
    assert [paths(start, depth) for depth in range(1, 5)] == figures[:4]


def test_the_fixed_setup_is_that_of_perft() -> None:
    game = pyspiel.load_game("python_coloretto(players=3,scoring=grey,marker_depth=16)")
    start = game.new_initial_state()
    assert str(start) == state_to_text(perft_start(start.public_state.variant))
    assert str(start).startswith("3cg16 ")


def test_chance_deals_every_setup() -> None:
    game = pyspiel.load_game("python_coloretto(players=2,setup=chance)")
    state = game.new_initial_state()
    for colour in (6, 5, 0, 1, 2, 3):
        assert state.is_chance_node()
        assert dict(state.chance_outcomes())[colour] == pytest.approx(1 / len(state.legal_actions()))
        state.apply_action(colour)
    assert [state.action_to_string(seat) for seat in state.legal_actions()] == ["seat 1", "seat 2"]
    state.apply_action(1)
    assert str(state) == "2cb15 BP RO/YG ./../... - 2 - R8O8Y8G8T9+10*3"
    assert state.information_state_string(0) == "P B R O Y G seat 2"


def test_learners_of_open_spiel_can_step_through_it() -> None:
    module = importlib.import_module("open_spiel.python.rl_environment")
    env = module.Environment(pyspiel.load_game("python_coloretto(players=3)"))
    env.seed(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == SIZE
        step = env.step([step.observations["legal_actions"][player][-1]])
    assert sum(step.rewards) == pytest.approx(0)


def test_a_clone_is_independent() -> None:
    state = pyspiel.load_game("python_coloretto(players=2)").new_initial_state()
    clone = state.clone()
    clone.apply_action(0)
    assert state.history() == []
    assert clone.is_chance_node()


@pytest.mark.parametrize("wrong", ["players=6", "setup=rigged", "edition=blue"])
def test_unknown_parameters_are_rejected(wrong: str) -> None:
    with pytest.raises(Exception, match="must be one of"):
        pyspiel.load_game(f"python_coloretto({wrong})")


@pytest.mark.parametrize("wrong", [6, 99, -3])
def test_an_action_outside_the_mask_is_refused_in_one_line(wrong: int) -> None:
    state = pyspiel.load_game("python_coloretto(players=2)").new_initial_state()
    assert state.legal_actions_mask() == [1, *[0] * 10]
    with pytest.raises(Exception, match=rf"{wrong} is not one of the legal actions \[0\]"):
        state.apply_action(wrong)


@pytest.mark.parametrize("wrong", [6, 9, 10, 99, -3])
def test_a_card_that_is_not_in_the_deck_is_refused_in_one_line(wrong: int) -> None:
    state = pyspiel.load_game("python_coloretto(players=3)").new_initial_state()
    state.apply_action(0)
    outcomes = [outcome for outcome, _ in state.chance_outcomes()]
    assert wrong not in outcomes
    message = re.escape(f"{wrong} is not one of the possible outcomes {outcomes}")
    with pytest.raises(Exception, match=message):
        state.apply_action(wrong)


def test_a_setup_that_repeats_a_colour_is_refused() -> None:
    state = pyspiel.load_game("python_coloretto(players=2,setup=chance)").new_initial_state()
    state.apply_action(4)
    with pytest.raises(Exception, match=r"4 is not one of the possible outcomes \[0, 1, 2, 3, 5, 6\]"):
        state.apply_action(4)


def test_nothing_can_be_played_after_the_end() -> None:
    end = random_end(pyspiel.load_game("python_coloretto(players=2)"), 1)
    with pytest.raises(Exception, match=r"0 is not one of the legal actions \[\]"):
        end.apply_action(0)
