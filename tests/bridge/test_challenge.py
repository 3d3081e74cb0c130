"""Links that deal a game again, with what their sender scored: valid and hostile values."""

import json
from typing import Any

import pytest

from coloretto.service.session import Session
from tests.bridge.support.driver import ANA, BOT, SETUP, ask, play_on

DAY = "2026-11-21"
LATE = "4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3"


def opened(**query: str) -> Any:
    return ask(Session(), "open", query=query)["result"]


def seats(result: Any) -> list[tuple[str, str | None, str | None]]:
    return [(seat["kind"], seat["level"], seat["style"]) for seat in result["view"]["seats"]]


def test_a_link_deals_the_same_cards_to_the_same_seats() -> None:
    result = opened(
        seats="casual.human.expert-joker-hunter", seed="42", edition="golden", scores="43.-5.28", **{"from": " Anna "}
    )
    assert seats(result) == [("bot", "casual", None), ("human", None, None), ("bot", "expert", "joker-hunter")]
    assert result["view"]["seed"] == 42
    assert result["game"]["challenge"] == {"name": "Anna", "scores": [43, -5, 28]}
    assert result["problems"] == []
    same = opened(seats="casual.human.expert-joker-hunter", seed="42", edition="golden")
    assert same["game"]["deal"] == result["game"]["deal"]
    assert "challenge" not in same["game"]


def test_a_link_to_a_daily_deal_says_what_was_scored_in_it() -> None:
    result = ask(Session(), "open", day=DAY, query={"scores": "1.2.3.4", "from": "Bo"})["result"]
    assert result["game"]["challenge"] == {"name": "Bo", "scores": [1, 2, 3, 4]}
    assert result["game"]["deal"] == ask(Session(), "open", day=DAY)["result"]["game"]["deal"]


def test_a_finished_game_names_the_query_that_deals_it_again() -> None:
    session = Session()
    start = ask(session, "open", query={"seats": "newcomer.human.newcomer-joker-hunter", "edition": "golden"})["result"]
    assert "again" not in start["game"]
    game = play_on(session, start, 2000)["game"]
    again = opened(**game["again"])
    assert again["game"]["deal"] == game["deal"]
    assert again["problems"] == []


@pytest.mark.parametrize(
    "source",
    [
        pytest.param({"setup": {**SETUP, "seats": [ANA, ANA]}}, id="two-people"),
        pytest.param({"setup": {**SETUP, "seats": [BOT, BOT]}}, id="nobody"),
        pytest.param({"position": LATE}, id="position"),
    ],
)
def test_no_link_deals_other_finished_games_again(source: Any) -> None:
    session = Session()
    game = play_on(session, ask(session, "open", **source)["result"], 2000)["game"]
    assert game["over"]
    assert "again" not in game


def test_no_link_deals_practice_again() -> None:
    session = Session()
    ask(session, "open", setup=SETUP)
    practice = play_on(session, ask(session, "open", ply=0, seat=1)["result"], 2000)
    assert practice["view"]["practice"]
    assert "again" not in practice["game"]


def test_the_next_game_has_no_challenge() -> None:
    session = Session()
    assert "challenge" in ask(session, "open", query={"players": "2", "scores": "1.2"})["result"]["game"]
    assert "challenge" not in ask(session, "open", query={"players": "2"})["result"]["game"]


@pytest.mark.parametrize(
    "value",
    [
        "",
        "human",
        "casual.casual",
        "human.human",
        "human.master-nobody",
        "human.casual-",
        "human.x",
        "human." * 9 + "casual",
        "human,casual",
    ],
)
def test_seats_that_are_no_table_are_reported(value: str) -> None:
    result = opened(seats=value)
    assert [problem["name"] for problem in result["problems"]] == ["seats"]
    assert len(seats(result)) == 4


@pytest.mark.parametrize(
    "value", ["", "1", "1.2.3", "1.x", "1.2.", "1e9.2", "9999.1", "١.٢", "1.2\n", "<b>.1", "--1.2"]
)
def test_scores_that_are_no_result_are_reported(value: str) -> None:
    result = opened(players="2", scores=value)
    assert [problem["name"] for problem in result["problems"]] == ["scores"]
    assert "challenge" not in result["game"]


@pytest.mark.parametrize("value", ["", " ", "x" * 25, "a\nb", "\u202eAnna", "\u200b", "\u3164"])
def test_a_name_that_cannot_be_shown_is_reported_and_the_scores_stay(value: str) -> None:
    result = opened(players="2", scores="1.2", **{"from": value})
    assert [problem["name"] for problem in result["problems"]] == ["from"]
    assert result["game"]["challenge"] == {"name": None, "scores": [1, 2]}


def test_a_name_without_scores_says_nothing() -> None:
    result = opened(players="2", **{"from": "Anna"})
    assert (result["problems"], "challenge" in result["game"]) == ([], False)


@pytest.mark.parametrize("query", [{"scores": 5}, {"scores": ["1.2"]}, {"scores": None, "from": 3}, {"seats": {}}])
def test_values_of_other_types_are_reported_or_ignored(query: Any) -> None:
    answer = json.loads(
        Session().handle(json.dumps({"method": "open", "params": {"query": {"players": "2", **query}}}))
    )
    assert "challenge" not in answer["result"]["game"]
