"""Every public function, with a wrong value for each of its arguments in turn: it works, or says why it does not."""

import inspect
import math
import shlex
import sys
from collections.abc import Callable, Mapping
from functools import partial

import numpy as np
import pytest

import coloretto
from coloretto import ColorettoError, Game, Player, Program, Variant, api, svg

STATE = coloretto.parse_state("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3")
CHANCE = coloretto.apply_action(STATE, "d")


def game_that_awaits_joker_colours() -> Game:
    game = Game.deal(2, seed=1, choose_jokers=True)
    while game.joker_chooser is None or len(game.jokers(game.joker_chooser)) != 1:
        game = Game.deal(2, seed=(game.seed or 0) + 1, choose_jokers=True) if game.is_over else game
        game.play(game.legal_actions()[-1])
    return game


JOKERS = game_that_awaits_joker_colours()
GAME = Game.deal(2, ["greedy", "random"], seed=3)
for _ in range(4):
    GAME.play(GAME.legal_actions()[-1])
RECORD = GAME.record()

RESULTS = coloretto.arena(["greedy", "random"], deals=1)

WRONG: tuple[object, ...] = (
    *(None, -5, 0, 3, 10**30, 1.5, math.nan, math.inf, True, "", "x", "3", b"x", [], (), {}, [1, 2], ["x"], {"a": 1}),
    *(object(), print, int, STATE, GAME, RECORD, Variant(2)),
)

LOOKS = {"size": 100, "theme": "light", "skin": "patterns"}

CALLS: dict[str, tuple[Callable[..., object], Mapping[str, object]]] = {
    "Action": (coloretto.Action, {"action": "d"}),
    "AsyncProgram": (coloretto.AsyncProgram, {"command": shlex.quote(sys.executable), "seconds": 1.0}),
    "Choice": (coloretto.Choice, {"action": 0, "values": {}, "nodes": 0}),
    "FunctionBot": (coloretto.FunctionBot, {"function": print}),
    "Game": (Game, {"record": RECORD, "players": None, "seed": 1}),
    "Game.deal": (Game.deal, {"variant": 2, "players": ["greedy", "random"], "seed": 1, "choose_jokers": False}),
    "Game.deal_from": (Game.deal_from, {"position": STATE, "players": None, "seed": 1, "choose_jokers": False}),
    "Game.from_json": (Game.from_json, {"value": coloretto.record_to_json(RECORD), "players": None, "seed": None}),
    "Game.from_record": (Game.from_record, {"record": RECORD, "players": None, "seed": None}),
    "Game.from_text": (Game.from_text, {"text": GAME.to_text(), "players": None, "seed": None}),
    "Game.check_jokers": (JOKERS.check_jokers, {"seat": JOKERS.joker_chooser, "colours": [0]}),
    "Game.choose_jokers": (
        lambda **named: JOKERS.copy().choose_jokers(**named),
        {"seat": JOKERS.joker_chooser, "colours": [0]},
    ),
    "Game.jokers": (GAME.jokers, {"seat": 0}),
    "Game.play": (lambda action: Game.deal(2, seed=1).play(action), {"action": 0}),
    "Game.rename": (GAME.copy().rename, {"game_id": "1"}),
    "Game.commit": (lambda salt: GAME.copy().commit(salt), {"salt": "1"}),
    "Game.rewind": (lambda actions: GAME.copy().rewind(actions), {"actions": 2}),
    "HistoryEntry": (coloretto.HistoryEntry, {"before": STATE, "action": 0, "outcome": None, "after": CHANCE}),
    "ArenaResults.__getitem__": (RESULTS.__getitem__, {"name": "greedy"}),
    "Limit": (coloretto.Limit, {"nodes": 1, "seconds": 1.0}),
    "Player.bot": (Player.bot, {"bot": "greedy", "name": "Ben"}),
    "Player.person": (Player.person, {"name": "Ana"}),
    "Program": (Program, {"command": shlex.quote(sys.executable), "seconds": 1.0}),
    "Record.until": (RECORD.until, {"ply": 0}),
    "SimpleBot": (coloretto.SimpleBot, {"bot": coloretto.bot("greedy"), "name": None}),
    "SimpleBot.choose": (
        coloretto.bot("greedy").choose,
        {"position": STATE, "nodes": None, "seconds": None, "seed": None},
    ),
    "SimpleBot.evaluate": (
        coloretto.bot("greedy").evaluate,
        {"position": STATE, "nodes": None, "seconds": None, "seed": None},
    ),
    "Variant": (Variant, {"players": 2, "edition": "classic", "scoring": "brown", "marker_depth": 15}),
    "apply_action": (coloretto.apply_action, {"state": STATE, "action": 0}),
    "apply_outcome": (coloretto.apply_outcome, {"state": CHANCE, "card": 1}),
    "arena": (
        coloretto.arena,
        {"bots": ["greedy", "random"], "variant": 2, "deals": 1, "seed": 1, "nodes": 5, "seconds": 9.0}
        | {"reply_timeout": 9.0, "jobs": 1},
    ),
    "bot": (coloretto.bot, {"bot": "greedy"}),
    "chance_outcomes": (coloretto.chance_outcomes, {"state": CHANCE}),
    "format_action": (coloretto.format_action, {"action": 0}),
    "format_state": (coloretto.format_state, {"state": STATE}),
    "legal_actions": (coloretto.legal_actions, {"state": STATE}),
    "parse_action": (coloretto.parse_action, {"text": "d"}),
    "parse_state": (coloretto.parse_state, {"text": coloretto.format_state(STATE)}),
    "play_out": (coloretto.play_out, {"game": GAME, "limit": None}),
    "read_records": (lambda source: [*coloretto.read_records(source)], {"source": []}),
    "record_from_json": (coloretto.record_from_json, {"value": coloretto.record_to_json(RECORD)}),
    "record_from_text": (coloretto.record_from_text, {"text": coloretto.record_to_text(RECORD)}),
    "record_to_json": (coloretto.record_to_json, {"record": RECORD}),
    "record_to_text": (coloretto.record_to_text, {"record": RECORD}),
    "review": (coloretto.review, {"game": Game.deal(2, seed=1)}),
    "score": (coloretto.score, {"cards": "R4", "scoring": "brown"}),
    "svg.area": (svg.area, {"cards": "R4*", "scoring": "brown", "jokers": (0,)}),
    "svg.row": (svg.row, {"cards": "R", "capacity": 3, "index": 0}),
    "svg.table": (svg.table, {"position": STATE, "names": None}),
    "svg.area looks": (partial(svg.area, "R4"), LOOKS),
    "svg.row looks": (partial(svg.row, "R"), LOOKS),
    "svg.table looks": (partial(svg.table, STATE), LOOKS),
}

DATA = {"ArenaResults", "Bot", "BotResult", "HistoryEntry", "Record", "State", "svg"}
"""What is no function: types that functions return, and a module."""

SAME = {"AsyncProgram", "Bot", "FunctionBot", "Program"}
"""Classes whose methods are those of `SimpleBot`, or `think`, which it calls with values that it has checked."""


@pytest.mark.slow
@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_value_works_or_is_refused_in_our_words(name: str) -> None:
    function, good = CALLS[name]
    by_position = name in (
        "Action",
        "format_state",
        "parse_action",
        "parse_state",
        "record_from_text",
        "record_to_text",
    )
    function(*good.values()) if by_position else function(**good)
    surprising: list[tuple[str, object, Exception]] = []
    for argument in good:
        for wrong in WRONG:
            if argument == "deals" and wrong == 10**30:  # Works, but not today.
                continue
            try:
                function(wrong) if by_position else function(**{**good, argument: wrong})
            except (ColorettoError, OSError) as error:
                if isinstance(error, ColorettoError) and not str(error):
                    surprising.append((argument, wrong, error))
            except Exception as error:
                surprising.append((argument, wrong, error))
    assert surprising == []


NUMBERS = [(name, argument) for name in CALLS for argument, value in CALLS[name][1].items() if type(value) is int]


@pytest.mark.parametrize(("name", "argument"), NUMBERS)
def test_a_number_of_numpy_is_a_number(name: str, argument: str) -> None:
    function, good = CALLS[name]
    number = np.asarray(good[argument])[()]
    function(number) if name == "Action" else function(**{**good, argument: number})


def test_every_public_method_is_called_with_wrong_values() -> None:
    classes = {name: getattr(coloretto, name) for name in api.__all__ if isinstance(getattr(coloretto, name), type)}
    methods = {
        f"{name}.{method}"
        for name, kind in classes.items()
        if not issubclass(kind, Exception) and name not in SAME
        for method, function in inspect.getmembers(kind, callable)
        if not method.startswith("_") and method != "think" and not hasattr(tuple, method) and not hasattr(int, method)
        if inspect.signature(function).parameters.keys() - {"self"}
    }
    assert methods - CALLS.keys() == set()


def test_every_public_name_is_called_with_wrong_values() -> None:
    names = {name for name in api.__all__ if not name.endswith("Error")}
    assert names - {name.partition(".")[0] for name in CALLS} - DATA == set()
