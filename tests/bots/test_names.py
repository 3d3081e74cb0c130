"""Bots by name: others' modules and installed plug-ins, beside our levels."""

import sys
from collections.abc import Iterator, Sequence
from importlib import invalidate_caches
from pathlib import Path
from random import Random

import pytest

import coloretto
from coloretto import Game, Player
from coloretto.bots.base import Choice, Limit, Task, choose, completed
from coloretto.bots.names import bot_from, bot_from_name
from coloretto.bots.table import Table
from coloretto.errors import IllegalActionError, VariantError
from coloretto.notation.text import state_from_text
from coloretto.rules import legal_actions
from coloretto.state import State

STATE = state_from_text("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3")

SOURCE = """
from coloretto import Choice, FunctionBot

def last(state, legal, rng):
    return legal[-1]

def nothing(state, legal, rng):
    return None

ready = FunctionBot(last)

class Thinker:
    def think(self, state, limit, rng):
        yield
        return Choice(last(state, [0, 6], rng), {}, 1)

class Broken:
    def __init__(self):
        raise RuntimeError("no weights")

number = 7
"""

ENTRY_POINTS = """
[coloretto.bots]
lastling = others_bots:last
gone = others_bots:missing

[console_scripts]
genius = others_bots:last
"""


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put a module with bots, and a package that lists some of them, on Python's path."""
    (tmp_path / "others_bots.py").write_text(SOURCE, encoding="utf-8")
    metadata = tmp_path / "others_bots-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: others-bots\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    invalidate_caches()
    yield
    monkeypatch.delitem(sys.modules, "others_bots", raising=False)


@pytest.mark.parametrize("name", ["others_bots:last", "others_bots:ready", "others_bots:Thinker", "lastling"])
def test_a_function_a_bot_a_class_and_a_plug_in_can_play(name: str) -> None:
    action = choose(bot_from_name(name), STATE, Limit(), Random(1)).action
    assert action in legal_actions(STATE)


def test_the_plug_in_is_the_function_that_it_names() -> None:
    action = choose(bot_from_name("lastling"), STATE, Limit(), Random(1)).action
    assert action == legal_actions(STATE)[-1]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (
            "others_bots:missing",
            "could not be loaded: AttributeError: module 'others_bots' has no attribute 'missing'$",
        ),
        ("no_such_module:Bot", "could not be loaded: ModuleNotFoundError: No module named 'no_such_module'$"),
        ("others_bots:Broken", "^the bot 'others_bots:Broken' could not be loaded: RuntimeError: no weights$"),
        ("others_bots:number", "^'others_bots:number' is neither a bot, nor a class of bots, nor a function$"),
        ("gone", "^the bot 'gone' could not be loaded: AttributeError"),
        ("genius", "level must be one of newcomer, casual, .* a bot can also be a level with a style .* a function"),
        ("expert:clown", "style must be one of hoarder, spoiler"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(VariantError, match=reason):
        bot_from_name(name)


def test_a_function_that_returns_nothing_is_refused() -> None:
    with pytest.raises(IllegalActionError, match="the bot chose None, which is not one of the legal actions"):
        choose(bot_from_name("others_bots:nothing"), STATE, Limit(), Random(1))


@pytest.mark.parametrize("returned", [None, 99, "d", 1.0])
def test_a_function_gets_random_numbers_and_must_return_a_legal_action(returned: object) -> None:
    rng = Random(1)

    def choose_wrong(state: State, legal: Sequence[int], given: Random) -> object:
        assert (state, legal, given) == (STATE, legal_actions(STATE), rng)
        return returned

    with pytest.raises(IllegalActionError, match=f"the bot chose {returned!r}, which is not .*: d, t1, t2, t3$"):
        choose(bot_from(choose_wrong), STATE, Limit(), rng)


def choose_last(table: Table) -> object:
    return table.legal[-1]


def take_last(state: State, legal: Sequence[int], rng: Random) -> int:
    return legal[-1]


class Last:
    """A bot as an object."""

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        return completed(Choice(legal_actions(state)[-1], {}, 0))


def kinds_of_bots(folder: Path) -> list[object]:
    """Return the same bot in every form, and a level and a style."""
    file = folder / "mybot.py"
    file.write_text("def choose(table):\n    return table.legal[-1]\n", encoding="utf-8")
    same = [choose_last, take_last, Last(), Last, coloretto.bot(take_last), str(file), "others_bots:last", "lastling"]
    return [*same, "greedy", "casual:spoiler"]


def test_any_bot_sits_in_a_game_and_plays_the_same_as_others_of_its_kind(tmp_path: Path) -> None:
    ended = []
    for bot in kinds_of_bots(tmp_path):
        for seated in (bot, Player.bot(bot, "Ben")):
            game = Game.deal(2, [seated, "greedy"], seed=4)
            coloretto.play_out(game)
            ended.append(game.scores())
            assert game.is_finished and game.players[0].level
    assert len(set(ended[:16])) == 1


def test_any_bot_chooses_for_a_state_and_for_a_game(tmp_path: Path) -> None:
    game = Game.deal_from(STATE, ["random"] * 4, seed=1)
    for bot in map(coloretto.bot, kinds_of_bots(tmp_path)):
        action = bot.choose(game, seed=1)
        assert action == bot.choose(STATE, seed=1)
        assert str(action) in {"d", "t1", "t2", "t3"}


@pytest.mark.parametrize(
    "player", ["grandmaster", "expert:clown", "nothere.py", "no_such_module:Bot", 3, Player("grandmaster")]
)
def test_a_bot_that_does_not_exist_is_refused_when_the_game_is_dealt(player: object) -> None:
    with pytest.raises(VariantError):
        Game.deal(2, [player, "greedy"], seed=1)


def test_a_player_may_have_the_name_of_any_bot(tmp_path: Path) -> None:
    names = [bot for bot in kinds_of_bots(tmp_path) if isinstance(bot, str) and bot != "casual:spoiler"]
    for name in names:
        game = Game.deal(2, [Player(name), Player("casual", style="spoiler")], seed=4)
        coloretto.play_out(game)
        assert game.is_finished


def test_players_are_people_or_bots() -> None:
    assert Player.person("Ana") == Player(None, "Ana") and Player.person().is_human
    assert Player.bot("expert:spoiler", "Ben") == Player("expert", "Ben", "spoiler")


def test_a_bot_is_called_by_its_own_name_or_that_of_its_class() -> None:
    named = Last()
    named.name = "Ben"  # type: ignore[attr-defined]
    numbered = Last()
    numbered.name = 3  # type: ignore[attr-defined]
    bots = [Player.bot(bot) for bot in (named, numbered, Last, choose_last, "casual:spoiler", "random")]
    assert [bot.level for bot in bots] == ["Ben", "Last", "Last", "choose_last", "casual", "random"]
    assert [bot.style for bot in bots[3:]] == [None, "spoiler", None]
    assert [bot.thinker is None for bot in bots[3:]] == [False, True, True]


def test_what_is_no_bot_is_refused_with_what_is_possible() -> None:
    with pytest.raises(VariantError, match=r"^3 is no bot: a bot is a level \(newcomer, .* a method think"):
        coloretto.bot(3)
    with pytest.raises(IllegalActionError, match="a bot chooses at a State or in a Game, not 'x'"):
        coloretto.bot("greedy").choose("x")  # type: ignore[arg-type]


def test_a_bot_that_thinks_of_no_choice_is_named() -> None:
    class Wrong:
        def think(self, state: State, limit: Limit, rng: Random) -> Iterator[None]:
            yield
            return 3  # type: ignore[return-value]

    with pytest.raises(IllegalActionError, match="the bot Wrong returned 3 from think, not a Choice"):
        coloretto.play_out(Game.deal(2, [Wrong(), "greedy"], seed=1))
