"""Matches of the workshop: the game stays here, and the bot in the cage gets public states only."""

import secrets
from collections.abc import Sequence
from typing import Any

import pytest

from coloretto.cards import Variant
from coloretto.game import Game, Player
from coloretto.notation.state_json import state_from_json
from coloretto.notation.text import record_from_text
from coloretto.workshop import arena, cage, matches
from tests.support.games import GREEDY
from tests.workshop.support.requests import ask, choose

START = {"players": 2, "edition": "classic", "scoring": "brown", "seed": 1, "deals": 1, "bots": ["own:a", "random"]}


def play(source: str, **start: Any) -> list[dict[str, Any]]:
    """Play a match with one caged bot and return the results after each game."""
    assert ask(cage.handle, load=source) == {"loaded": True}
    options = {
        "players": 2,
        "edition": "classic",
        "scoring": "brown",
        "seed": 1,
        "deals": 2,
        "bots": ["own:a", "random"],
    }
    results = []
    answer = ask(arena.handle, start=options | start)
    while True:
        if "results" in answer:
            results.append(answer["results"])
            if answer["results"]["isOver"]:
                return results
            answer = ask(arena.handle)
            continue
        if "renew" in answer:
            assert ask(cage.handle, load=source) == {"loaded": True}
            answer = ask(arena.handle)
            continue
        answer = ask(arena.handle, **choose(answer["ask"]))


def test_each_deal_is_played_in_every_rotation_with_results_after_each_game() -> None:
    results = play(GREEDY, players=3, deals=2)
    assert [(each["games"], each["of"]) for each in results] == [(number, 6) for number in range(1, 7)]
    assert results[-1]["fair"] == pytest.approx(1 / 3)
    own, others = results[-1]["bots"]
    assert (own["bot"], others["bot"]) == ("own:a", "random")
    assert own["wins"] + 2 * others["wins"] == pytest.approx(1)
    assert own["margin"] is not None
    assert all(bot["milliseconds"] > 0 for bot in (own, others))
    assert own["wins"] > 0.6


def test_a_match_from_the_same_first_deal_has_the_same_results() -> None:
    source = GREEDY
    first, second = ([{**each, "milliseconds": 0} for each in play(source)[-1]["bots"]] for _ in range(2))
    assert first == second


def test_the_coach_judges_the_first_decisions_of_a_bot_in_a_cage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MAX_JUDGED", 20)
    own, random = play("def choose(table): return table.legal[-1]", deals=1)[-1]["bots"]
    assert own["lost"] > 1
    assert random["lost"] is None
    assert play(GREEDY, deals=1)[-1]["bots"][0]["lost"] < own["lost"]


@pytest.mark.slow
def test_two_bots_in_cages_play_against_each_other() -> None:
    one, other = play(GREEDY, deals=1, bots=["own:a", "own:b"])[-1]["bots"]
    assert (one["bot"], other["bot"]) == ("own:a", "own:b")
    assert one["wins"] + other["wins"] == pytest.approx(1)


def test_the_worst_game_can_be_opened_from_its_record() -> None:
    worst = play("def choose(table): return table.legal[-1]", bots=["own:a", "careful"])[-1]["worst"]
    scores = Game.from_record(record_from_text(worst["record"]), [Player(), Player()]).scores()
    assert worst["lead"] == scores[worst["seat"]] - scores[1 - worst["seat"]] < 0
    assert (worst["seats"][worst["seat"]], worst["seats"][1 - worst["seat"]]) == ("own:a", "careful")


def test_a_bot_that_fails_loses_its_games_and_the_match_continues() -> None:
    own, random = play("def choose(table): return table.rows[9]", deals=1)[-1]["bots"]
    assert (own["wins"], random["wins"]) == (0, 1)
    assert own["forfeits"][0].startswith("deal 1, ply ")
    assert own["forfeits"][0].endswith("IndexError: list index out of range")
    assert len(own["forfeits"]) == 2
    assert own["points"] is None


@pytest.mark.parametrize("answer", [{}, {"action": ["jump"]}, {"action": ["take", 4]}, {"action": 7}])
def test_an_answer_that_is_no_legal_action_loses_the_game(answer: dict[str, Any]) -> None:
    assert "ask" in ask(arena.handle, start=START)
    results = ask(arena.handle, **answer)["results"]
    assert results["bots"][0]["forfeits"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bots": ["own:a", "grandmaster"]}, "level must be one of"),
        ({"bots": ["own:a"] * 3}, "3 bots do not fit at 2 seats"),
        ({"players": 9}, "players must be"),
        ({"deals": 0}, "deals must be a whole number from 1 to 10000, not 0"),
        ({"seed": -1}, "seed must be a whole number from 0 to 9007199254740990, not -1"),
        ({"seed": 2**53 - 1}, "seed must be a whole number from 0 to 9007199254740990, not 9007199254740991"),
        ({"bots": "own:a"}, "bots must be a list, not 'own:a'"),
    ],
)
def test_an_invalid_match_is_refused(change: dict[str, Any], message: str) -> None:
    assert message in ask(arena.handle, start=START | change)["error"]["message"]


def test_a_match_is_of_any_variant() -> None:
    question = ask(arena.handle, start=START | {"players": 4, "edition": "golden", "scoring": "grey"})["ask"]
    variant = state_from_json(question["state"]).variant
    assert (variant.players, variant.edition, variant.scoring) == (4, "golden", "grey")


def test_no_request_before_a_match_or_after_it_is_answered() -> None:
    play(GREEDY, deals=1)
    assert ask(arena.handle)["error"]["message"] == "the match is over"


def test_the_deals_of_a_match_are_secret_unless_it_names_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = dealt_seeds(monkeypatch)
    monkeypatch.setattr(secrets, "randbelow", lambda limit: limit - 1)
    ask(arena.handle, start={key: value for key, value in START.items() if key != "seed"})
    assert dealt == [2**53 - 3]


@pytest.mark.parametrize("players", [2, 3])
def test_no_deal_comes_twice_before_the_bots_forget(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    dealt = dealt_seeds(monkeypatch)
    passes = []
    answer = ask(arena.handle, start=START | {"players": players, "deals": 4})
    while "error" not in answer:
        if "renew" in answer or ("results" in answer and answer["results"]["isOver"]):
            passes.append([*dealt])
            dealt.clear()
        answer = ask(arena.handle, **({"forfeit": "x"} if "ask" in answer else {}))
    assert passes == [[1, 2, 3, 4]] * players


def test_a_bot_sits_at_another_seat_in_the_next_game() -> None:
    answer = ask(arena.handle, start=START | {"players": 3, "deals": 3, "bots": ["own:a", "random"]})
    seats = []
    while "error" not in answer:
        if "ask" in answer:
            seats.append(answer["ask"]["state"]["current"])
        answer = ask(arena.handle, **({"forfeit": "x"} if "ask" in answer else {}))
    assert seats == [0, 2, 1, 2, 1, 0, 1, 0, 2]


def dealt_seeds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that gets the seed of each deal from now on."""
    seeds: list[int] = []
    deal = Game.deal

    def listen(variant: Variant, players: Sequence[Player], seed: int) -> Game:
        seeds.append(seed)
        return deal(variant, players, seed)

    monkeypatch.setattr(Game, "deal", listen)
    return seeds


def test_a_question_shows_the_public_state_only() -> None:
    question = ask(arena.handle, start=START)["ask"]
    assert sorted(question) == ["bot", "seed", "state"]
    assert state_from_json(question["state"]).drawn is None
