"""The names that `import coloretto` offers."""

import json
import pickle
import re
import subprocess
import sys
from collections.abc import Sequence
from random import Random

import pytest

import coloretto
from coloretto import api
from tools import project

START = "4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3"


def in_a_fresh_python(script: str) -> str:
    """Return what a script prints in a Python that has imported nothing yet."""
    command = [sys.executable, "-c", script]
    env = {"PYTHONPATH": str(project.ROOT / "py")}
    return subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout.strip()


def test_a_star_import_offers_exactly_the_public_names() -> None:
    names: dict[str, object] = {}
    exec("from coloretto import *", names)
    assert names.keys() - {"__builtins__"} == {*api.__all__, "RULES_VERSION", "__version__"}
    assert api.__all__ == sorted(api.__all__, key=lambda name: (not name[0].isupper(), name))


@pytest.mark.parametrize("name", api.__all__)
def test_each_public_name_is_documented_and_listed(name: str) -> None:
    assert name in dir(coloretto)
    assert getattr(coloretto, name) is getattr(api, name)
    if callable(getattr(api, name)):
        assert getattr(api, name).__doc__


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'coloretto' has no attribute 'gmae'"):
        _ = coloretto.gmae  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bots.table", "bots.names", "coach.review", "notation.json", "rules", "svg"])
@pytest.mark.parametrize("before", ["", "from coloretto import Game, bot; "], ids=["first", "after a game"])
def test_help_finds_a_documented_module_in_a_fresh_python(name: str, before: str) -> None:
    printed = in_a_fresh_python(f"import coloretto; {before}help(coloretto.{name})")
    assert printed.startswith(f"Help on {'package' if name == 'svg' else 'module'} coloretto.{name}")


def test_an_interpreter_completes_public_names_only() -> None:
    names = {
        name
        for name in in_a_fresh_python(
            "import coloretto; from coloretto import Game, arena, svg; print(*dir(coloretto))"
        ).split()
        if not name.startswith("__")
    }
    assert names == {*api.__all__, *api.MODULES, "RULES_VERSION"}


def test_an_interpreter_completes_no_methods_of_tuples() -> None:
    game = coloretto.Game.deal(2, seed=1)
    for value in (game.state, game.record(), coloretto.bot("greedy").evaluate(game)):
        names = {name for name in dir(value) if not name.startswith("_")}
        assert names - {"until"} == {*type(value)._fields}


def test_the_environments_are_found_by_their_names() -> None:
    script = "import coloretto; print(*(name for name in dir(coloretto.envs) if '_' not in name[:2]))"
    assert in_a_fresh_python(script) == "ENV_ID SELF_PLAY_ID aec interface open_spiel single vector"
    assert in_a_fresh_python("import coloretto; print(coloretto.envs.aec.env.__name__)") == "env"
    with pytest.raises(AttributeError, match=r"module 'coloretto.envs' has no attribute 'chess'"):
        _ = coloretto.envs.chess  # type: ignore[attr-defined]


def test_a_module_is_imported_without_the_public_names() -> None:
    loaded = in_a_fresh_python("import sys, coloretto.rules; print('coloretto.api' in sys.modules)")
    assert loaded == "False"


def test_a_public_name_loads_neither_bots_nor_coach() -> None:
    script = "import sys, coloretto; coloretto.Game; print([m for m in sys.modules if 'coach' in m or 'levels' in m])"
    assert in_a_fresh_python(script) == "[]"


def test_a_game_is_imported_without_network_mail_or_pictures() -> None:
    heavy = {"coloretto.svg", "email", "http", "importlib.metadata", "socket", "ssl", "urllib", "xml", "zipfile"}
    script = f"import sys; from coloretto import Game, bot; print({heavy!r} & sys.modules.keys())"
    assert in_a_fresh_python(script) == "set()"


def test_a_simple_bot_repeats_its_choice_with_the_same_seed() -> None:
    state = coloretto.parse_state(START)
    bot = coloretto.bot("newcomer")
    assert len({bot.choose(state, seed=5) for _ in range(3)}) == 1
    assert {bot.choose(state) for _ in range(60)} <= set(coloretto.legal_actions(state))


def test_a_simple_bot_shows_the_values_of_its_actions() -> None:
    state = coloretto.parse_state(START)
    choice = coloretto.bot("expert").evaluate(state, nodes=500, seed=1)
    assert choice.values[choice.action] == max(choice.values.values())
    assert choice.nodes <= 500


def test_a_bot_cannot_choose_at_a_chance_node() -> None:
    state = coloretto.parse_state(START)
    chance = coloretto.apply_action(state, coloretto.parse_action("d"))
    with pytest.raises(coloretto.IllegalActionError, match="only choose where a player decides"):
        coloretto.bot("greedy").choose(chance)


def test_a_function_that_returns_nonsense_is_named_in_the_error() -> None:
    def nonsense(state: coloretto.State, legal: Sequence[coloretto.Action], rng: Random) -> int:
        return 99

    with pytest.raises(coloretto.IllegalActionError, match="the bot chose 99, which is not one of the legal actions"):
        coloretto.SimpleBot(coloretto.FunctionBot(nonsense)).choose(coloretto.parse_state(START))


def test_the_score_needs_a_side_and_cards_that_exist() -> None:
    assert coloretto.score("R3", "grey") == coloretto.score(coloretto.parse_state(START).areas[0], "grey") == 8
    with pytest.raises(coloretto.VariantError, match="scoring must be brown or grey, not 'pink'"):
        coloretto.score("R4", "pink")
    with pytest.raises(coloretto.NotationError):
        coloretto.score("Z9")


def test_a_review_has_a_decision_for_each_ply_of_a_game() -> None:
    game = coloretto.Game.deal(coloretto.Variant(2), [coloretto.Player("casual")] * 2, seed=3)
    for _ in range(4):
        game.play(coloretto.legal_actions(game.state)[-1])
    review = coloretto.review(game)
    assert len(review.decisions) == len(game.history) == 4
    assert len(review.curve) == 5


def test_an_action_prints_as_its_text_and_its_repr_can_be_pasted() -> None:
    legal = coloretto.legal_actions(coloretto.parse_state(START))
    assert list(map(str, legal)) == ["d", "t1", "t2", "t3"]
    assert eval(repr(legal), {"Action": coloretto.Action}) == legal == [0, 6, 7, 8]
    assert pickle.loads(pickle.dumps(legal)) == legal
    assert json.dumps(legal) == "[0, 6, 7, 8]"


@pytest.mark.parametrize("action", [11, -1, "t6", "", None, 1.0, 1.5, True])
def test_what_is_no_action_is_refused_in_our_words(action: object) -> None:
    with pytest.raises(coloretto.NotationError, match=f"^not an action: {re.escape(repr(action))}$"):
        coloretto.Action(action)  # type: ignore[arg-type]


def test_a_variant_needs_the_number_of_players_only() -> None:
    assert coloretto.Variant(4) == coloretto.Variant(4, "classic", "brown", 15)
    assert coloretto.Variant(3, "golden").marker_depth == 16
    with pytest.raises(coloretto.VariantError, match="players must be one of 2, 3, 4, 5, not 'four'"):
        coloretto.Variant("four")  # type: ignore[arg-type]
    with pytest.raises(coloretto.VariantError, match="edition must be one of classic, golden, not 'gold'"):
        coloretto.Variant(3, "gold", "brown", 15)
