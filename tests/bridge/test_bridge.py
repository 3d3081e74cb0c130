"""Sessions answer valid and invalid requests."""

import json
from hashlib import sha256
from itertools import product
from pkgutil import get_data
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.bots.nets.evaluator import ensemble_for, evaluator_for
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS
from coloretto.service.methods import METHODS
from coloretto.service.session import Session
from tests.bridge.support.driver import (
    ANA,
    BOT,
    LEVEL_ERROR,
    NAME_ERROR,
    SETUP,
    ask,
    error_of,
    offers,
    play_on,
    result_of,
    save_of,
)
from tests.bridge.support.scenarios import YOUR_MOVE, counted_digits
from tests.support.cases import two_thirds_heavy


@pytest.mark.slow
@pytest.mark.parametrize("table", two_thirds_heavy(product(PLAYERS, EDITIONS, SCORINGS)))
def test_a_game_can_be_finished_by_the_actions_in_the_views(table: tuple[int, str, str]) -> None:
    players, edition, scoring = table
    session = Session()
    query = {"players": str(players), "edition": edition, "scoring": scoring, "seed": "3", "level": "newcomer"}
    view = play_on(session, ask(session, "open", query=query)["result"], 2000)["view"]
    assert view["phase"] == "over"
    assert view["result"]["winners"]
    for seat in view["seats"]:
        assert sum(pile["points"] for pile in seat["piles"]) == seat["score"]
        assert sum(pile["counts"] == "plus" for pile in seat["piles"]) <= 3


def test_only_people_are_offered_actions() -> None:
    session = Session()
    result = ask(session, "open", query={"seed": "6"})["result"]
    waiting: dict[str, list[str]] = {}
    while len(waiting) < 2:
        waiting[result["view"]["waiting_for"]] = offers(result["view"])
        result = play_on(session, result, 1)
    assert waiting["human"]
    assert not waiting["bot"]


def test_cards_keep_their_ids_from_supply_to_area() -> None:
    session = Session()
    result = ask(session, "open", setup=SETUP | {"seats": [ANA, ANA]})["result"]
    kinds: dict[int, str] = {}
    while result["view"]["phase"] != "over":
        view = result["view"]
        piles = [pile["cards"] for seat in view["seats"] for pile in seat["piles"]]
        cards = [card for cards in (*piles, *(row["cards"] for row in view["rows"])) for card in cards]
        cards += [view["drawn"]] if view["drawn"] else []
        ids = [card["id"] for card in cards]
        assert len(ids) == len(set(ids))
        assert all(kinds.setdefault(card["id"], card["card"]) == card["card"] for card in cards)
        result = play_on(session, result, 1)


def test_the_log_only_grows() -> None:
    session = Session()
    result = ask(session, "open", query={"seed": "2", "edition": "golden"})["result"]
    log: list[Any] = []
    while result["view"]["phase"] != "over":
        assert result["view"]["log"][: len(log)] == log
        log = result["view"]["log"]
        result = play_on(session, result, 1)
    kinds = [entry["kind"] for entry in result["view"]["log"]]
    assert kinds.count("last_round") == 1
    assert kinds[-1] == "over"


def test_the_log_of_a_position_has_no_round_before_the_next_and_no_number() -> None:
    session = Session()
    result = ask(session, "open", position=YOUR_MOVE, level="newcomer", seed=3)["result"]
    assert result["view"]["log"] == []
    view = play_on(session, result, 2000)["view"]
    assert view["phase"] == "over"
    kinds = [entry["kind"] for entry in view["log"]]
    assert kinds[0] != "round"
    assert {entry["round"] for entry in view["log"] if entry["kind"] == "round"} == {None}
    assert kinds.count("round") + 1 == view["round"]


def test_invalid_query_values_are_reported_and_replaced_by_defaults() -> None:
    query = {"players": "9", "edition": "silver", "scoring": "", "marker_depth": "3", "level": "x" * 99, "seed": "-1"}
    result = ask(Session(), "open", query=query)["result"]
    assert [problem["name"] for problem in result["problems"]] == list(query)
    assert result["problems"][0] == {"name": "players", "value": "9", "allowed": ["2", "3", "4", "5"], "used": "4"}
    assert 24 < len(result["problems"][4]["value"]) <= 64
    assert (result["view"]["players"], result["view"]["edition"]) == (4, "classic")


@pytest.mark.parametrize("seed", ["abc", "-1", "99999999999999999999", "1.5", ""])
def test_an_invalid_level_or_seed_of_a_position_is_replaced_by_the_default(seed: str) -> None:
    result = ask(Session(), "open", position=YOUR_MOVE, query={"level": "god", "seed": seed})["result"]
    level, problem = result["problems"]
    assert (level["name"], level["value"], level["used"]) == ("level", "god", "casual")
    assert (problem["name"], problem["value"]) == ("seed", seed)
    assert {seat["level"] for seat in result["view"]["seats"]} == {None, "casual"}


def test_level_and_seed_of_a_position_may_come_from_a_query_or_json() -> None:
    one = ask(Session(counted_digits("position")), "open", position=YOUR_MOVE, query={"level": "regular", "seed": "3"})[
        "result"
    ]
    other = ask(Session(counted_digits("position")), "open", position=YOUR_MOVE, level="regular", seed=3)["result"]
    assert one == {**other, "problems": []}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"players": 6}, "VariantError: players must be one of 2, 3, 4, 5, not 6"),
        ({"players": 3}, "VariantError: 3 seats need as many players, not 2"),
        ({"edition": None}, "VariantError: edition must be one of classic, golden, not None"),
        ({"marker_depth": 99}, "VariantError: marker_depth must be one of 15, 16, not 99"),
        ({"seed": -1}, "VariantError: a seed is a whole number from 0 to 9007199254740991, not -1"),
        ({"seed": "5"}, "VariantError: a seed is a whole number from 0 to 9007199254740991"),
        ({"seats": [ANA]}, "VariantError: 2 seats need as many players, not 1"),
        ({"seats": [ANA, ANA | {"name": "x" * 25}]}, NAME_ERROR),
        ({"seats": [ANA, ANA | {"name": "a\nb"}]}, NAME_ERROR),
        ({"seats": [ANA, ANA | {"name": "\u202eevil"}]}, NAME_ERROR),
        (
            {"edition": "x" * 9999},
            f"VariantError: edition must be one of classic, golden, not '{'x' * 56}...",
        ),
        (
            {"players": 10**4000},
            f"VariantError: players must be one of 2, 3, 4, 5, not {10**56!s}...",
        ),
        ({"seats": [ANA, BOT | {"level": "genius"}]}, LEVEL_ERROR),
        (
            {"seats": [ANA, BOT | {"level": ["random"]}]},
            "VariantError: a seat needs a person or a bot with a level, and a name or null",
        ),
        ({"seats": [ANA, None]}, "VariantError: a seat needs a person or a bot with a level, and a name or null"),
        ({"seats": "Ana"}, "RequestError: seats must be of type list"),
    ],
)
def test_an_invalid_setup_is_refused_and_the_current_game_unchanged(change: Any, error: str) -> None:
    session = Session()
    before = play_on(session, ask(session, "open", setup=SETUP)["result"], 5)
    assert error_of(ask(session, "open", setup=SETUP | change)) == error
    assert save_of(session) == before["save"]


@pytest.mark.parametrize(
    ("request_text", "error"),
    [
        ("", "RequestError: the request is not JSON"),
        ("{", "RequestError: the request is not JSON"),
        ("[]", "RequestError: a request is an object with a method"),
        ("null", "RequestError: a request is an object with a method"),
        ("[" * 10_000, "RequestError: the request is nested deeper than 30 levels"),
        ('{"method":"fly"}', "RequestError: there is no method 'fly'"),
        ('{"method":["play"]}', "RequestError: a request is an object with a method"),
        ('{"method":"play","params":[]}', "RequestError: params must be an object"),
        ('{"method":"play"}', "RequestError: action must be of type str"),
        ('{"method":"play","params":{"action":"x9"}}', "NotationError: not an action: 'x9'"),
        ('{"method":"play","params":{"action":"t3"}}', "IllegalActionError: t3 is not possible now, only d"),
        ('{"method":"bot_action"}', "IllegalActionError: it is not a bot's turn"),
        ('{"method":"redo"}', "IllegalActionError: there is nothing to redo"),
        (
            '{"method":"choose_jokers","params":{"seat":0,"colours":["c0"]}}',
            "IllegalActionError: this seat has no jokers to choose colours for now",
        ),
        (
            '{"method":"choose_jokers","params":{"seat":0,"colours":["joker"]}}',
            "IllegalActionError: a joker can only be given a colour",
        ),
        ('{"method":"preview_jokers","params":{"seat":0,"colours":["c9"]}}', "NotationError: not a card: 'c9'"),
        ('{"method":"open","params":{"save":"{}"}}', "NotationError: this is not a saved game"),
        (
            '{"method":"open","params":{"save":"{\\"save\\":2}"}}',
            "NewerVersionError: save version 2 is not supported, only 1",
        ),
        (
            '{"method":"open","params":{"setup":7}}',
            "RequestError: a game is opened from a setup, a query, a day, a save, a position or a ply",
        ),
        (
            '{"method":"open","params":{}}',
            "RequestError: a game is opened from a setup, a query, a day, a save, a position or a ply",
        ),
        ('{"method":"open","params":{"save":"[1]"}}', "NotationError: this is not a saved game"),
        ('{"method":"open","params":{"save":"' + "[" * 9000 + '"}}', "NotationError: nested deeper than 30 levels"),
        (
            '{"method":"open","params":{"save":7}}',
            "RequestError: a game is opened from a setup, a query, a day, a save, a position or a ply",
        ),
        ('{"method":"rating","params":{"games":[7]}}', "RequestError: games must be objects"),
        *(
            (
                f'{{"method":"rating","params":{{"games":[{{"players":4,"scoring":"grey","lost":{lost}}}]}}}}',
                "RequestError: lost must be a number",
            )
            for lost in ("true", '"1"', "NaN", "-Infinity")
        ),
        (" " * 40_001, "RequestError: a request has at most 40000 characters, not 40001"),
    ],
)
def test_an_invalid_request_gets_an_error_and_changes_nothing(request_text: str, error: str) -> None:
    session = Session()
    before = ask(session, "open", setup=SETUP | {"seats": [ANA, ANA]})["result"]
    assert error_of(json.loads(session.handle(request_text))) == error
    assert save_of(session) == before["save"]


def test_a_request_has_at_most_40_000_characters() -> None:
    request = json.dumps({"method": "open", "params": {"setup": SETUP | {"seats": [ANA, ANA]}}})
    assert "result" in json.loads(Session().handle(request.ljust(40_000)))


def test_people_do_not_act_for_bots() -> None:
    session = Session()
    result = ask(session, "open", setup=SETUP | {"seats": [BOT, BOT]})["result"]
    assert offers(result["view"]) == []
    assert error_of(ask(session, "play", action="d")) == "IllegalActionError: it is a bot's turn"


def test_a_preview_of_jokers_scores_without_choosing() -> None:
    session = Session()
    for seed in range(50):
        result = ask(session, "open", setup=SETUP | {"seats": [ANA, ANA], "seed": seed})["result"]
        while result["view"]["phase"] not in ("jokers", "over"):
            result = play_on(session, result, 1)
        if result["view"]["phase"] == "jokers":
            break
    choice = result["view"]["jokers"]
    colours = ["c0"] * len(choice["choice"])
    preview = ask(session, "preview_jokers", seat=choice["seat"], colours=colours)["result"]
    assert preview["score"] <= result["view"]["seats"][choice["seat"]]["score"]
    chosen = ask(session, "choose_jokers", seat=choice["seat"], colours=colours)["result"]["view"]
    assert chosen["seats"][choice["seat"]]["score"] == preview["score"]


@pytest.mark.slow
def test_equal_scores_share_rank_and_win() -> None:
    for seed in range(200):
        session = Session()
        start = ask(session, "open", query={"players": "5", "scoring": "grey", "seed": str(seed), "level": "newcomer"})
        view = play_on(session, start["result"], 2000)["view"]
        if len(view["result"]["winners"]) > 1:
            break
    scores = [seat["score"] for seat in view["seats"]]
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    assert view["result"]["winners"] == winners
    assert view["result"]["ranks"] == [sorted(scores, reverse=True).index(points) + 1 for points in scores]


def test_a_style_is_saved_and_shown() -> None:
    session = Session()
    spoiler = BOT | {"level": "expert", "style": "spoiler"}
    result = ask(session, "open", setup=SETUP | {"seats": [ANA, spoiler]})["result"]
    assert result["view"]["seats"][1]["style"] == "spoiler"
    assert ask(Session(), "open", save=result["save"])["result"]["view"]["seats"][1]["style"] == "spoiler"


def test_an_unknown_style_is_refused() -> None:
    seats = [ANA, BOT | {"style": "clown"}]
    styles = "hoarder, spoiler, early-leaver, gambler, joker-hunter"
    error = f"VariantError: the style of a bot must be one of {styles}, or null"
    assert error_of(ask(Session(), "open", setup=SETUP | {"seats": seats})) == error


@pytest.mark.slow
@settings(deadline=None)
@given(
    method=st.sampled_from(sorted(METHODS)),
    params=st.dictionaries(
        st.sampled_from(
            [
                *(
                    "query",
                    "players",
                    "seats",
                    "save",
                    "action",
                    "seat",
                    "colours",
                    "seed",
                    "edition",
                    "scoring",
                    "ply",
                ),
                *("words", "palette", "replay", "record"),
            ]
        ),
        st.recursive(
            st.none()
            | st.booleans()
            | st.integers()
            | st.floats()
            | st.text(max_size=9)
            | st.sampled_from(["d", "c0"]),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
        ),
    ),
    actions=st.integers(0, 30),
)
def test_any_request_at_any_point_is_answered(method: str, params: dict[str, Any], actions: int) -> None:
    session = Session()
    before = play_on(session, ask(session, "open", setup=SETUP)["result"], actions)
    answer = ask(session, method, **params)
    assert set(answer) in ({"result"}, {"error"}, {"task", "progress"})
    if "error" in answer:
        assert save_of(session) == before["save"]


def test_warm_up_answers_with_and_without_a_game_and_plays_nothing() -> None:
    session = Session()
    assert ask(session, "warm_up") == {"result": {}}
    ask(session, "open", setup=SETUP)
    before = save_of(session)
    assert ask(session, "warm_up") == {"result": {}}
    assert save_of(session) == before


@pytest.mark.parametrize("missing", ["2-grey.bin", "2-grey-others.bin"])
def test_a_request_succeeds_once_its_missing_file_is_there(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session()
    bots = [{**BOT, "level": "expert"}, BOT]
    ask(session, "open", setup={**SETUP, "scoring": "grey", "seats": bots})
    for evaluators in (evaluator_for, ensemble_for):
        evaluators.cache_clear()

    def data_but(package: str, resource: str) -> bytes | None:
        if resource.endswith(missing):
            raise FileNotFoundError(resource)
        return get_data(package, resource)

    with monkeypatch.context() as patch:
        patch.setattr("coloretto.resources.get_data", data_but)
        for method in ("bot_action", "warm_up", "bot_action"):
            error = ask(session, method)["error"]
            assert (error["type"], error["file"]) == ("MissingFileError", f"bots/weights/{missing}")
    assert result_of(session, "bot_action")["view"]["log"]


def test_a_commitment_is_revealed_through_the_session() -> None:
    session = Session()
    result = ask(session, "open", setup=SETUP)["result"]
    before = ask(session, "commitment")["result"]
    error = "IllegalActionError: the deck is revealed when the game is over"
    assert error_of(ask(session, "reveal")) == error
    other = Session()
    assert ask(other, "open", save=result["save"])["result"]["view"] == result["view"]
    play_on(other, result, 2000)
    revealed = ask(other, "reveal")["result"]
    assert revealed["sha256"] == before["sha256"] == sha256(revealed["text"].encode()).hexdigest()


def test_shuffles_are_compared_through_the_session() -> None:
    session = Session()
    play_on(session, ask(session, "open", setup=SETUP | {"seats": [BOT, BOT]})["result"], 9)
    comparison = result_of(session, "shuffle")
    assert (comparison["ply"], comparison["same"], comparison["shuffles"]) == (9, 3, 3)
