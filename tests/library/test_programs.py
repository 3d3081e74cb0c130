"""Programs that play by the bot protocol, as bots of Python: at once, in games, in arenas and with asyncio."""

import asyncio
import copy
import gc
import os
import pickle
import shlex
import sys
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest

import coloretto
from coloretto import AsyncProgram, Game, Player, Program, ProgramError, VariantError
from coloretto.bots.scripts.program import ProgramBot

Result = TypeVar("Result")

POSITION = coloretto.parse_state("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3")

PROGRAM = """
import json, os, sys, time
for number, line in enumerate(sys.stdin):
    question = json.loads(line)
    if "hello" in question:
        answer = {"hello": 1, "name": "mine", "pid": os.getpid()}
    else:
        ACT
        rows = [row for row, each in enumerate(question["rows"]) if not each["taken"]]
        free = [row for row in rows if len(question["rows"][row]["cards"]) < question["rows"][row]["capacity"]]
        if question["drawn"] is not None:
            action = ["place", free[0]]
        else:
            action = ["draw"] if free else ["take", rows[0]]
        answer = {"action": action, "values": [0.5, None, True, 10**400]}
    print(json.dumps(answer), flush=True)
"""


def command(folder: Path, act: str = "pass") -> str:
    """Return the command of a program that draws as long as it can, after an act."""
    path = folder / "program.py"
    path.write_text(PROGRAM.replace("ACT", act), encoding="utf-8")
    return shlex.join([sys.executable, str(path)])


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_program_says_who_it_is_and_chooses_until_its_with_ends(tmp_path: Path) -> None:
    with Program(command(tmp_path)) as program:
        greeting = program.start()
        pid = greeting["pid"]
        assert greeting["name"] == "mine" and isinstance(pid, int)
        assert str(program.choose(POSITION)) == "d"
        assert dict(program.evaluate(POSITION).values) == {0: 0.5, 8: 10**400}
        assert program.start()["pid"] == pid
    assert not is_running(pid)
    program.close()
    assert program.start()["pid"] != pid
    program.close()


@pytest.mark.slow
@pytest.mark.parametrize("give_up", ["drop", "copy"])
def test_no_program_outlives_the_object_that_started_it(tmp_path: Path, give_up: str) -> None:
    program = Program(command(tmp_path))
    pid = program.start()["pid"]
    assert isinstance(pid, int)
    if give_up == "copy":
        for other in (copy.deepcopy(program), pickle.loads(pickle.dumps(program))):
            assert other.start()["pid"] != pid
            other.close()
    del program
    gc.collect()
    assert not is_running(pid)


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        ("time.sleep(600)", "gave no answer within 0.1 s"),
        ("sys.exit(3)", "has ended with status 3"),
        ("print('[]', flush=True); continue", "gave an unreadable answer: an answer must be an object, not []"),
        ("print('{}', flush=True); continue", "answered without an action: {}"),
        ('print(\'{"action": ["take", 3]}\', flush=True); continue', "chose an illegal action: ['take', 3]"),
        (
            "print('{\"action\": 3}', flush=True); continue",
            "gave an unreadable answer: not an action: 3",
        ),
    ],
)
def test_a_program_without_an_answer_is_an_error_with_its_command(tmp_path: Path, act: str, reason: str) -> None:
    name = f"cmd:{command(tmp_path, act)}"
    with coloretto.bot(name) as bot:
        for _ in range(2):
            with pytest.raises(ProgramError) as raised:
                bot.choose(POSITION, seconds=0.1 if "sleep" in act else None)
            assert str(raised.value) == f"the program {name.removeprefix('cmd:')} {reason}"
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)


def test_an_interruption_is_not_followed_by_the_answer_to_an_earlier_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Program(command(tmp_path)) as program:
        pid = program.start()["pid"]
        with monkeypatch.context() as patch:
            patch.setattr("queue.Queue.get", interrupt)
            with pytest.raises(KeyboardInterrupt):
                program.choose(POSITION)
        assert program.start()["pid"] != pid


def interrupt(*arguments: object, **named: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("", "there is no program ''"),
        ("'", "a program is a command such as './mybot --fast', not \"'\": No closing quotation"),
        ("/no/such/program", "there is no program '/no/such/program'"),
        ([], r"there is no program \[\]"),
        (3, "a program is a command such as './mybot --fast', not 3: 'int' object is not iterable"),
        (None, "a program is a command such as './mybot --fast', not None: 'NoneType' object is not iterable"),
    ],
)
def test_a_command_that_is_none_is_refused_at_once(wrong: object, message: str) -> None:
    with pytest.raises(VariantError, match=f"^{message}$"):
        Program(wrong)  # type: ignore[arg-type]


def test_values_for_other_actions_than_the_legal_ones_are_ignored(tmp_path: Path) -> None:
    act = 'print(\'{"action": ["take", 0], "values": [1, 2]}\', flush=True); continue'
    with Program(command(tmp_path, act)) as program:
        assert program.evaluate(POSITION) == (6, {}, 0)


@pytest.mark.parametrize("seconds", ["fast", -1])
def test_a_time_limit_is_a_number(seconds: object) -> None:
    with pytest.raises(VariantError, match="seconds must be a number from 0"):
        Program(shlex.quote(sys.executable), seconds=seconds)  # type: ignore[arg-type]


def test_a_program_sits_in_a_game_as_any_bot_does(tmp_path: Path) -> None:
    own = f"cmd:{command(tmp_path)}"
    for seat in (own, Player.bot(own, "Ben"), Program(command(tmp_path)), ProgramBot(command(tmp_path))):
        game = Game.deal(2, [seat, "greedy"], seed=4)
        coloretto.play_out(game)
        assert game.is_over


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in a thread of its own: in this one Playwright's loop may be running."""
    with ThreadPoolExecutor() as threads:
        return threads.submit(asyncio.run, coroutine).result()


def test_several_threads_may_ask_one_program(tmp_path: Path) -> None:
    async def choose_all() -> list[str]:
        async with AsyncProgram(command(tmp_path)) as program:
            chosen = await asyncio.gather(*(program.choose(POSITION) for _ in range(5)))
            assert (await program.start())["name"] == "mine"
            return [*map(str, chosen), str((await program.evaluate(POSITION)).action)]

    assert run(choose_all()) == ["d"] * 6


def test_a_program_in_a_coroutine_has_the_time_that_it_is_given(tmp_path: Path) -> None:
    async def choose() -> None:
        async with AsyncProgram(command(tmp_path, "time.sleep(600)"), seconds=0.1) as program:
            await program.choose(POSITION)

    with pytest.raises(ProgramError, match=r"gave no answer within 0\.1 s"):
        run(choose())


def test_cancelling_a_decision_ends_the_program(tmp_path: Path) -> None:
    async def cancel() -> object:
        async with AsyncProgram(command(tmp_path, "time.sleep(600)")) as program:
            pid = (await program.start())["pid"]
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(program.choose(POSITION), timeout=0.1)
            return pid

    pid = run(cancel())
    assert isinstance(pid, int) and not is_running(pid)
