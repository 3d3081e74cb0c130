"""The entrants of an arena in this process: bots by others, and programs that answer questions."""

import json
import shlex
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from coloretto.bots.base import Choice, Limit
from coloretto.bots.scripts.function import FunctionBot
from coloretto.cards import Variant
from coloretto.contest import entrants
from coloretto.contest.entrants import BotEntrant, Entrant, ForfeitError, GuestEntrant, make_entrant
from coloretto.contest.matches import choose_action
from coloretto.errors import IllegalActionError, VariantError
from coloretto.game import Game, Player
from coloretto.notation.state_json import state_to_json
from coloretto.rules import legal_actions
from coloretto.state import DRAW, Action, State

LIMIT = Limit(nodes=1)
START = Game.deal(Variant(3), [Player()] * 3, seed=1).state

ECHO = """
import json, sys
for number, line in enumerate(sys.stdin):
    state = json.loads(line)
    print(json.dumps({"action": ["draw"], "number": number, "players": state["players"]}), flush=True)
"""


def program(source: str, timeout: float = 30) -> Entrant:
    return make_entrant(f"cmd:{shlex.join([sys.executable, '-c', source])}", LIMIT, timeout)


@pytest.fixture
def echo() -> Iterator[Entrant]:
    """Start a program that always draws."""
    entrant = program(ECHO)
    yield entrant
    entrant.close()


def test_a_program_answers_every_question(echo: Entrant) -> None:
    echo.reseed(1)
    assert [echo.choose(START), echo.choose(START)] == [DRAW, DRAW]


def test_a_program_gets_the_state_as_json() -> None:
    state = json.dumps(state_to_json(START))
    source = f"import sys; print('{{\"action\": [\"draw\"]}}' if input() == {state!r} else 'other')"
    entrant = program(source)
    assert entrant.choose(START) == DRAW
    entrant.close()


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("print('no')", "gave an unreadable answer: not JSON"),
        ("print(9999 * '[')", "gave an unreadable answer: "),
        ("print([])", "gave an unreadable answer: an answer must be an object, not []"),
        ("print('{\"move\": 1}' + 300 * ' ')", 'answered without an action: {"move": 1}'),
        ('print(\'{"action": ["fly"]}\')', "gave an unreadable answer: "),
        ('print(\'{"action": ["take", 0]}\')', "chose an illegal action: ['take', 0]"),
        ("print(b'\\xff'.hex())", "gave an unreadable answer: "),
        ("import sys; sys.stdout.buffer.write(b'\\xff\\n')", "gave an unreadable answer: "),
        ("raise SystemExit(3)", "has ended with status 3"),
    ],
)
def test_a_program_that_gives_no_legal_action_forfeits(source: str, reason: str) -> None:
    entrant = program(f"input()\n{source}")
    with pytest.raises(ForfeitError) as forfeit:
        entrant.choose(START)
    assert str(forfeit.value).startswith(reason)


def test_a_program_that_is_late_forfeits_and_is_started_again() -> None:
    entrant = program("import time; time.sleep(600)", timeout=0.01)
    for _ in range(2):
        with pytest.raises(ForfeitError, match=r"^gave no answer within 0\.01 s$"):
            entrant.choose(START)


def test_a_program_that_does_not_exist_is_no_entrant() -> None:
    with pytest.raises(VariantError, match=r"^there is no program '/no/such/program'$"):
        make_entrant("cmd:/no/such/program --fast", LIMIT, 1)


class FixedBot:
    """Returns one choice, whatever the state."""

    def __init__(self, choice: object) -> None:
        self._choice: Any = choice

    def think(self, state: State, limit: Limit, rng: Any) -> Any:
        assert limit == LIMIT
        yield
        return self._choice


@pytest.mark.parametrize("action", [99, True, "d", None])
def test_a_guest_that_chooses_no_legal_action_forfeits(action: Any) -> None:
    guest = GuestEntrant(FixedBot(Choice(action, {}, 0)), LIMIT)
    with pytest.raises(ForfeitError, match=f"^chose an illegal action: {action!r}$"):
        guest.choose(START)


def test_what_is_wrong_with_the_choice_of_a_function_is_reported() -> None:
    guest = GuestEntrant(FunctionBot(lambda state, legal, rng: 99), LIMIT)
    with pytest.raises(ForfeitError, match=r"^the bot chose 99, which is not one of the legal actions: d$"):
        guest.choose(START)


def test_the_errors_of_a_bot_of_ours_are_not_forfeits() -> None:
    assert BotEntrant(FixedBot(Choice(DRAW, {}, 0)), LIMIT).choose(START) == DRAW
    with pytest.raises(IllegalActionError):
        BotEntrant(FunctionBot(lambda state, legal, rng: 99), LIMIT).choose(START)


def test_a_guest_that_returns_no_choice_forfeits() -> None:
    with pytest.raises(ForfeitError, match=r"^returned 3 from think, not a Choice$"):
        GuestEntrant(FixedBot(3), LIMIT).choose(START)


def test_a_guest_that_chooses_a_legal_action_plays_it() -> None:
    assert GuestEntrant(FixedBot(Choice(DRAW, {}, 0)), LIMIT).choose(START) == DRAW


def test_the_random_numbers_of_a_guest_depend_on_its_seed_only() -> None:
    drawn: list[float] = []

    def note(state: State, legal: Any, rng: Any) -> Action:
        drawn.append(rng.random())
        return DRAW

    guest = GuestEntrant(FunctionBot(note), LIMIT)
    for seed in (1, 1, "1 0 2", 2):
        guest.reseed(seed)
        guest.choose(START)
    assert drawn[0] == drawn[1]
    assert len(set(drawn)) == 3


def test_an_entrant_has_the_name_of_a_bot_or_a_command() -> None:
    assert isinstance(make_entrant("greedy", LIMIT, 1), GuestEntrant)
    assert make_entrant("random", LIMIT, 1).choose(START) == DRAW, "the only legal action"
    with pytest.raises(VariantError):
        make_entrant("genius", LIMIT, 1)


def test_a_bot_thinks_within_the_limit_of_its_entrant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrants, "bot_from_name", lambda name: FixedBot(Choice(DRAW, {}, 0)))
    assert make_entrant("other_module:bot", LIMIT, 1).choose(START) == DRAW


def test_an_entrant_that_fails_outside_a_match_is_named_with_the_ply() -> None:
    game = Game.deal(Variant(3), [Player("some_module:bot")] * 3, seed=5)
    game.play(DRAW)
    with pytest.raises(IllegalActionError, match=r"^deal 5, ply 2: some_module:bot chose an illegal action: 99$"):
        choose_action(GuestEntrant(FixedBot(Choice(99, {}, 0)), LIMIT), game)
    legal = legal_actions(game.state)[-1]
    assert choose_action(GuestEntrant(FixedBot(Choice(legal, {}, 0)), LIMIT), game) == legal
