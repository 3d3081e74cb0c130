"""`coloretto.arena`: a match in one call, with intervals."""

import json
import math
from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

import coloretto
from coloretto import ArenaResults, Choice, ColorettoError, Limit, State, Variant, VariantError
from coloretto.bots.base import Task, completed
from coloretto.bots.table import LegalAction, Table


def last(table: Table) -> LegalAction:
    return table.legal[-1]


def failing(state: State, legal: Sequence[int], rng: Random) -> int:
    raise KeyError("colour")


def test_each_bot_has_its_share_of_the_wins_with_an_interval() -> None:
    results = coloretto.arena(["greedy", "random"], deals=20, seed=3)
    assert [result.bot for result in results] == ["greedy", "random"]
    assert len(results) == 2 and results.deals == 20
    assert sum(result.wins for result in results) == pytest.approx(1)
    low, high = results["greedy"].interval
    assert 0.5 < low < results["greedy"].wins < high
    assert results["greedy"].games == 40
    with pytest.raises(VariantError, match="'strong' did not play; greedy, random did"):
        results["strong"]


def test_a_function_an_object_and_a_name_play_in_one_arena() -> None:
    results = coloretto.arena([last, coloretto.bot("greedy"), "random"], deals=3)
    assert [(result.bot, result.games) for result in results] == [("last", 9), ("greedy", 9), ("random", 9)]


def test_bots_of_one_name_get_numbers_and_equal_ones_are_joined() -> None:
    def again(of: object) -> object:
        def last(table: Table) -> LegalAction:
            return table.legal[0]

        return last if of else None

    results = coloretto.arena([last, again(1), last], Variant(4), deals=1)
    assert [(result.bot, result.games) for result in results] == [("last", 12), ("last (2)", 4)]


@pytest.mark.slow
def test_the_number_of_processes_changes_no_result_but_the_times() -> None:
    def wins(results: ArenaResults) -> list[tuple[float, float | None]]:
        return [(result.wins, result.points) for result in results]

    one, two = (coloretto.arena(["careful", "random"], 3, deals=3, nodes=50, jobs=jobs) for jobs in (1, 2))
    assert wins(one) == wins(two)


class Learner:
    """A bot whose actions are NumPy's, as those of a network are."""

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        legal = np.array(coloretto.legal_actions(state))
        return (yield from completed(Choice(legal.max(), {}, 0)))


def test_a_bot_may_choose_numbers_of_numpy() -> None:
    assert [result.forfeits for result in coloretto.arena([Learner, "random"], deals=1)] == [[], []]


def test_a_bot_that_fails_loses_its_games_and_the_results_say_why() -> None:
    results = coloretto.arena([failing, "random"], deals=1)
    bad = results["failing"]
    assert bad.wins == 0 and math.isnan(bad.half_width) and bad.points is None
    assert [reason.partition(": ")[2] for reason in bad.forfeits] == [
        "raised KeyError in test_arena.py, line 22: 'colour'"
    ] * 2


def test_the_results_print_as_the_command_prints_them_and_have_a_json_form() -> None:
    results = coloretto.arena(["greedy", "random"], deals=1)
    first, _, head, *rows = str(results).splitlines()
    assert first == "1 deals x 2 rotations; a fair share of the wins is 50.0 %"
    assert head.split()[:3] == ["bot", "games", "wins,"]
    assert [row.split()[0] for row in rows] == ["greedy", "random"]
    assert json.loads(json.dumps(results.to_json()))["bots"][0]["half_width"] is None


@pytest.mark.parametrize(
    ("bots", "named", "message"),
    [
        ("greedy", {}, r'bots are a list, such as \["mybot.py", "casual"\], not \'greedy\''),
        ([], {}, "bots are a list"),
        (["genius"], {}, "level must be one of newcomer"),
        ([3], {}, "3 is no bot"),
        (["greedy"] * 6, {}, "players must be one of 2, 3, 4, 5"),
        (["greedy"] * 3, {"variant": 2}, "3 bots do not fit at 2 seats"),
        (["greedy"], {"variant": "two"}, "a game needs a Variant or the number of players, not 'two'"),
        (["greedy"], {"deals": 0}, "deals must be a whole number from 1, not 0"),
        (["greedy"], {"deals": "many"}, "deals must be a whole number from 1, not 'many'"),
        (["greedy"], {"jobs": 1.5}, "jobs must be a whole number from 1, not 1.5"),
        (["greedy"], {"seed": -1}, "deals have numbers from 0 to"),
        (["greedy"], {"seed": "x"}, "deals have numbers from 0 to"),
        (["greedy"], {"nodes": 0}, "nodes must be a number from 1"),
        (["greedy"], {"reply_timeout": 0}, "reply_timeout must be a number above 0"),
        ([last], {"jobs": 2}, "only bots with names play in several processes, not last: use jobs=1"),
    ],
)
def test_wrong_values_are_refused_in_our_words(bots: object, named: dict[str, object], message: str) -> None:
    with pytest.raises(ColorettoError, match=message):
        coloretto.arena(bots, **named)  # type: ignore[arg-type]
