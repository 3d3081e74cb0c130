"""Positions, values, replays and take-overs, as a page requests them."""

import json
from typing import Any

import pytest

from coloretto.bots.base import run
from coloretto.cards import Variant
from coloretto.coach.action_values import evaluate_decision
from coloretto.notation.json import record_to_json
from coloretto.notation.text import record_to_text, state_from_text, state_to_text
from coloretto.rules import legal_actions
from coloretto.service.methods import MAX_REQUEST_LENGTH
from coloretto.service.session import Session
from tests.bridge.support.driver import (
    ANA,
    BOT,
    LEVEL_ERROR,
    SETUP,
    ask,
    error_of,
    finish,
    offers,
    play_on,
    result_of,
    resume,
    save_of,
)
from tests.bridge.support.scenarios import YOUR_MOVE
from tests.support.games import decisions, random_game

CHANCE = "2cb15 BP R9O9Y9G/GT+10*3 T/../TT. - 1 ? G7T5"
VARIANT = Variant(3, "golden")


def record_in(result: Any) -> Any:
    return json.loads(result["save"])["record"]


def test_the_person_in_a_position_sits_at_the_seat_to_act() -> None:
    session = Session()
    position = state_to_text(decisions(VARIANT, 2)[40])
    result = ask(session, "open", position=position, level="newcomer", seed=4)["result"]
    view = result["view"]
    assert [seat["kind"] for seat in view["seats"]].count("human") == 1
    assert (view["seats"][view["current"]]["kind"], view["waiting_for"]) == ("human", "human")
    assert {seat["level"] for seat in view["seats"]} == {None, "newcomer"}
    assert play_on(session, result, 2000)["view"]["result"]["winners"]
    again = ask(Session(), "open", position=position, level="newcomer", seed=4)["result"]
    assert record_in(again) == record_in(result)


def test_a_position_may_seat_the_person_at_another_seat() -> None:
    session = Session()
    view = ask(session, "open", position=YOUR_MOVE, seat=2, seed=4)["result"]["view"]
    assert [seat["kind"] for seat in view["seats"]] == ["bot", "bot", "human", "bot"]
    assert {seat["level"] for seat in view["seats"]} == {None, "casual"}
    assert result_of(session, "bot_action")["view"]["log"][-1]["seat"] == 0


@pytest.mark.parametrize(
    ("params", "error"),
    [
        ({"position": CHANCE}, "NotationError: chance acts in this position"),
        ({"position": "x" * 5000}, "NotationError: a position has at most 4000 characters, not 5000"),
        ({"position": 7}, "RequestError: position must be of type str"),
        ({"position": YOUR_MOVE, "level": "genius"}, LEVEL_ERROR),
        ({"position": YOUR_MOVE, "level": ["casual"]}, LEVEL_ERROR),
        ({"position": YOUR_MOVE, "seat": 4}, "VariantError: a seat is a whole number from 0 to 3, not 4"),
        ({"position": YOUR_MOVE, "seat": True}, "VariantError: a seat is a whole number from 0 to 3, not True"),
        (
            {"position": YOUR_MOVE, "seed": -1},
            "VariantError: a seed is a whole number from 0 to 9007199254740991, not -1",
        ),
    ],
)
def test_an_invalid_position_is_refused_and_the_current_game_unchanged(params: Any, error: str) -> None:
    session = Session()
    before = ask(session, "open", setup=SETUP)["result"]
    assert error_of(ask(session, "open", **params)) == error
    assert save_of(session) == before["save"]


def test_values_list_every_legal_action_best_first_and_play_nothing() -> None:
    session = Session()
    view = ask(session, "open", position=YOUR_MOVE, seed=4)["result"]["view"]
    before = save_of(session)
    values = result_of(session, "hint")
    assert sorted(choice["action"] for choice in values["choices"]) == sorted(offers(view))
    shares = [choice["share"] for choice in values["choices"]]
    assert shares == sorted(shares, reverse=True)
    assert (values["choices"][0]["action"], values["choices"][0]["about_equal"]) == ("t1", True)
    assert [choice["about_equal"] for choice in values["choices"][1:]] == [False] * 3
    assert values["nodes"] > 100 and not values["exact"]
    assert save_of(session) == before


@pytest.mark.slow
def test_values_do_not_depend_on_the_deck() -> None:
    session = Session()
    both = []
    for seed in (4, 5):
        ask(session, "open", position=YOUR_MOVE, seed=seed)
        both.append(result_of(session, "hint"))
    assert both[0] == both[1]


def test_values_are_for_people_only() -> None:
    session = Session()
    assert error_of(ask(session, "hint")) == "RequestError: there is no game yet"
    ask(session, "open", setup=SETUP | {"seats": [BOT, BOT]})
    assert error_of(ask(session, "hint")) == "IllegalActionError: it is not a person's turn"
    result = ask(session, "open", setup=SETUP | {"seats": [ANA, ANA]})["result"]
    play_on(session, result, 2000)
    assert error_of(ask(session, "hint")) == "IllegalActionError: it is not a person's turn"


@pytest.mark.slow
@pytest.mark.usefixtures("one_step_a_slice")
def test_a_cancelled_evaluation_leaves_no_trace_and_starts_again() -> None:
    session = Session()
    ask(session, "open", position=YOUR_MOVE, seed=4)
    whole = result_of(session, "hint")
    assert "task" in ask(session, "hint")
    drawn = ask(session, "play", action="d")["result"]
    assert drawn["view"]["drawn"]
    ask(session, "undo")
    assert result_of(session, "hint") == whole


@pytest.mark.usefixtures("one_step_a_slice")
def test_tasks_of_bots_and_the_coach_are_separate() -> None:
    session = Session()
    position = "4cb15 - R2O/O/Y/G xxx/TT./.../... 1 2 P R7O7Y8G8T7B9P8+10*3"
    ask(session, "open", position=position, level="master", seat=2, seed=4)
    thinking = ask(session, "bot_action")
    assert ask(session, "hint")["error"]["type"] == "IllegalActionError"
    assert finish(session, resume(session, thinking))["result"]["view"]["log"][-1]["kind"] == "place"


@pytest.mark.slow
def test_a_bot_and_the_coach_may_think_at_the_same_time() -> None:
    session = Session()
    position = "4cb15 - R2O/O/Y/G xxx/TT./.../... 1 2 P R7O7Y8G8T7B9P8+10*3"
    ask(session, "open", position=position, level="master", seat=2, seed=4)
    answers = [ask(session, "bot_action"), ask(session, "review", record=RECORD)]
    slices = 0
    while slices < 2_000 and any("task" in answer for answer in answers):
        answers = [resume(session, answer) if "task" in answer else answer for answer in answers]
        slices += 1
    action, review = [answer["result"] for answer in answers]
    assert action["view"]["log"][-1]["kind"] == "place"
    assert review["decisions"]
    assert slices > 2


def test_significance_depends_on_whether_values_are_exact() -> None:
    states = reversed(decisions(Variant(2), 3))
    late = next(state for state in states if len(legal_actions(state)) > 1)
    exact = run(evaluate_decision(late))
    assert exact.is_exact
    assert all(
        exact.is_near_best(choice) == (choice.win_share == exact.choices[0].win_share) for choice in exact.choices
    )
    rough = run(evaluate_decision(state_from_text(YOUR_MOVE)))
    best = rough.choices[0]
    assert rough.is_near_best(best._replace(win_share=best.win_share - 0.019))
    assert not rough.is_near_best(best._replace(win_share=best.win_share - 0.021))


GAME = random_game(VARIANT, 6)
RECORD = record_to_text(GAME.record())
JSON_RECORD = json.dumps(record_to_json(GAME.record()))


@pytest.mark.parametrize("record", [RECORD, JSON_RECORD, f" {RECORD}\n"])
def test_a_replay_shows_any_ply_and_offers_no_action(record: str) -> None:
    session = Session()
    plies = len(GAME.history)
    for ply in (0, 1, 30, plies):
        result = ask(session, "replay", record=record, ply=ply)["result"]
        view = result["view"]
        assert (result["ply"], result["plies"]) == (ply, plies)
        assert offers(view) == []
        assert (view["waiting_for"], view["undo"], view["redo"], view["jokers"]) == (None, False, False, None)
        assert all(row["gain"] is None for row in view["rows"])
        state = GAME.history[ply].before if ply < plies else GAME.state
        assert [seat["out"] for seat in view["seats"]] == list(state.out)
    assert view["phase"] == "over"
    assert [seat["score"] for seat in view["seats"]] == list(GAME.scores())
    assert view["result"]["winners"]


def test_a_replay_leaves_the_current_game_unchanged() -> None:
    session = Session()
    before = ask(session, "open", setup=SETUP)["result"]
    ask(session, "replay", record=RECORD, ply=5)
    assert save_of(session) == before["save"]


@pytest.mark.parametrize(
    ("params", "error"),
    [
        ({"record": RECORD, "ply": -1}, "NotationError: a ply of this game is a whole number from 0 to 137, not -1"),
        (
            {"record": RECORD, "ply": 9999},
            "NotationError: a ply of this game is a whole number from 0 to 137, not 9999",
        ),
        ({"record": RECORD, "ply": True}, "RequestError: ply must be of type int"),
        ({"record": RECORD, "ply": None}, "RequestError: ply must be of type int"),
        ({"record": None, "ply": 0}, "RequestError: record must be of type str"),
        ({"record": RECORD[:-20], "ply": 0}, "NotationError: a record has 8 fields, separated by single spaces, not 7"),
        ({"record": JSON_RECORD[:-20], "ply": 0}, "NotationError: not JSON"),
        (
            {"record": JSON_RECORD.replace('"rules": 1', '"rules": 2'), "ply": 0},
            "NewerVersionError: rules version 2 is not supported, only 1",
        ),
        ({"record": "{}", "ply": 0}, "NotationError: the key 'players' is missing"),
        ({"record": "{" * 9000, "ply": 0}, "NotationError: nested deeper than 30 levels"),
        ({"record": "", "ply": 0}, "NotationError: a record has 8 fields, separated by single spaces, not 1"),
        (
            {"record": " ".join([*RECORD.split(" ")[:6], "t1", "?/?/?"]), "ply": 0},
            "RecordError: ply 1: t1 is not possible now, only d",
        ),
        (
            {"record": "x" * MAX_REQUEST_LENGTH, "ply": 0},
            "RequestError: a request has at most 40000 characters, not ",
        ),
    ],
)
def test_an_invalid_record_is_refused(params: Any, error: str) -> None:
    for method in ("replay", "open"):
        session = Session()
        before = ask(session, "open", setup=SETUP)["result"]
        assert error_of(ask(session, method, seat=0, **params)).startswith(error)
        assert save_of(session) == before["save"]


def test_the_largest_record_fits_into_a_request() -> None:
    largest = 0
    for seed in range(5):
        variant = Variant(5, "golden")
        record = record_to_json(random_game(variant, seed).record())
        text = json.dumps(record, indent=4)
        largest = max(largest, len(json.dumps({"method": "replay", "params": {"record": text, "ply": 0}})))
        assert ask(Session(), "replay", record=text, ply=0)["result"]["ply"] == 0
    assert largest < MAX_REQUEST_LENGTH / 2


def test_taking_over_a_record_continues_it_as_practice() -> None:
    session = Session()
    seat = GAME.history[20].before.seat
    result = ask(session, "open", record=RECORD, ply=20, seat=seat, level="newcomer")["result"]
    view = result["view"]
    assert session.game is not None
    assert session.game.state == GAME.history[20].before
    assert (view["practice"], view["redo"], view["waiting_for"]) == (True, False, "human")
    assert [each["level"] for each in view["seats"]].count("newcomer") == 2
    assert ask(Session(), "open", save=result["save"])["result"]["view"] == view
    assert play_on(session, result, 2000)["view"]["result"]["winners"]


def test_the_current_game_can_be_taken_over_with_its_deck() -> None:
    session = Session()
    result = play_on(session, ask(session, "open", setup=SETUP | {"seats": [ANA, ANA]})["result"], 2000)
    assert session.game is not None
    old = session.game
    view = ask(session, "open", ply=9, seat=1)["result"]["view"]
    assert (view["seed"], view["practice"]) == (SETUP["seed"], True)
    assert [seat["kind"] for seat in view["seats"]] == ["bot", "human"]
    assert session.game.record().deck == old.record().deck
    assert session.game.state == old.history[9].before
    assert result["view"]["phase"] == "over"


def test_the_only_person_keeps_their_name_at_another_seat() -> None:
    session = Session()
    ask(session, "open", setup=SETUP | {"seats": [ANA, BOT]})
    view = ask(session, "open", ply=0, seat=1)["result"]["view"]
    assert [(seat["kind"], seat["name"]) for seat in view["seats"]] == [("bot", None), ("human", ANA["name"])]


def test_the_bots_of_a_game_taken_over_may_be_named_one_by_one() -> None:
    bots = [BOT | {"level": "expert", "style": "spoiler"}, BOT | {"level": "casual"}]
    view = ask(Session(), "open", record=RECORD, ply=0, seat=1, bots=bots)["result"]["view"]
    assert [(seat["level"], seat["style"]) for seat in view["seats"]] == [
        ("expert", "spoiler"),
        (None, None),
        ("casual", None),
    ]


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"seat": 3}, "VariantError: a seat is a whole number from 0 to 2, not 3"),
        ({"seat": None}, "VariantError: a seat is a whole number from 0 to 2, not None"),
        ({"level": "genius"}, LEVEL_ERROR),
        ({"ply": len(GAME.history)}, "NotationError: after this ply the game is over"),
        ({"bots": [BOT]}, "VariantError: 2 bots play with a person, not 1 players"),
        ({"bots": [BOT, ANA]}, "VariantError: 2 bots play with a person, not 2 players"),
        ({"bots": [BOT, BOT | {"level": "genius"}]}, LEVEL_ERROR),
    ],
)
def test_an_invalid_take_over_is_refused(change: Any, error: str) -> None:
    params = {"record": RECORD, "ply": 20, "seat": 0} | change
    assert error_of(ask(Session(), "open", **params)) == error


def test_the_current_game_is_written_in_both_record_forms() -> None:
    session = Session()
    play_on(session, ask(session, "open", setup=SETUP)["result"], 2000)
    forms = ask(session, "record")["result"]
    assert session.game is not None
    assert forms["text"] == record_to_text(session.game.record())
    plies = len(session.game.history)
    for record in (forms["text"], json.dumps(forms["json"])):
        assert ask(Session(), "replay", record=record, ply=plies)["result"]["view"]["phase"] == "over"
    ask(session, "open", position=YOUR_MOVE)
    forms = ask(session, "record")["result"]
    assert forms["json"] is None
    assert ask(Session(), "replay", record=forms["text"], ply=0)["result"]["plies"] == 0


@pytest.mark.slow
@pytest.mark.usefixtures("one_step_a_slice")
def test_a_review_reports_progress_and_covers_every_ply() -> None:
    session = Session()
    seen: list[int] = []
    answer = ask(session, "review", record=RECORD)
    while "task" in answer:
        assert answer["progress"]["plies"] == len(GAME.history)
        seen.append(answer["progress"]["ply"])
        answer = resume(session, answer)
    result = answer["result"]
    assert len(seen) > 10
    assert seen == sorted(seen)
    assert [decision["ply"] for decision in result["decisions"]] == list(range(len(GAME.history)))
    assert [card["ply"] for card in result["cards"]] == [
        ply for ply, entry in enumerate(GAME.history) if entry.outcome is not None
    ]
    for seat in result["seats"]:
        for breakdown in (seat["share"], seat["points"]):
            assert breakdown["final"] == pytest.approx(sum(list(breakdown.values())[:-1]), abs=0.05)
    costliest = {ply for seat in result["seats"] for ply in seat["costliest"]}
    for decision in result["decisions"]:
        is_costly = decision["band"] in ("mistake", "blunder") or decision["ply"] in costliest
        before = state_to_text(GAME.history[decision["ply"]].before)
        assert decision.get("position") == (before if is_costly else None)
    assert result["curve"][-1]["share"] == [seat["share"]["final"] for seat in result["seats"]]


@pytest.mark.usefixtures("one_step_a_slice")
def test_reviewing_the_current_game_equals_reviewing_its_record() -> None:
    session = Session()
    assert ask(session, "review")["error"]["type"] == "RequestError"
    result = play_on(session, ask(session, "open", setup=SETUP)["result"], 12)
    review = result_of(session, "review")
    assert save_of(session) == result["save"]
    assert result_of(Session(), "review", record=ask(session, "record")["result"]["text"]) == review
    assert ask(session, "review", record="x")["error"]["type"] == "NotationError"


def test_a_hint_contains_the_values_and_a_cue() -> None:
    session = Session()
    ask(session, "open", position=YOUR_MOVE, seed=4)
    hint = result_of(session, "hint")
    assert (hint["kind"], hint["look_at"], hint["close"]) == ("take", "gains", False)
    assert hint["reasons"][0] == {"code": "gains", "points": 15}


def test_why_explains_the_last_action_of_a_bot_or_of_a_ply() -> None:
    session = Session()
    assert error_of(ask(session, "why")) == "RequestError: there is no game yet"
    ask(session, "open", position=YOUR_MOVE, level="regular", seed=4)
    unknown = "IllegalActionError: there is no such action to explain"
    assert error_of(ask(session, "why")) == unknown
    play_on(session, ask(session, "play", action="t1")["result"], 2)
    why = result_of(session, "why")
    assert (why["ply"], why["seat"]) == (2, 1)
    assert why["action"] in [choice["action"] for choice in why["choices"]]
    own = result_of(session, "why", ply=0)
    assert (own["seat"], own["action"], own["about_best"]) == (0, "t1", True)
    for ply in (-1, 99):
        assert error_of(ask(session, "why", ply=ply)) == unknown
    assert error_of(ask(session, "why", ply="1")) == "RequestError: ply must be of type int"


@pytest.mark.usefixtures("one_step_a_slice")
def test_the_daily_deal_and_its_par_are_answered() -> None:
    session = Session()
    result = ask(session, "open", day="2026-11-21")["result"]
    assert [seat["level"] for seat in result["view"]["seats"]] == [None, "strong", "regular", "casual"]
    again = ask(Session(), "open", day="2026-11-21")["result"]
    assert record_in(again) == record_in(result)
    assert error_of(ask(session, "open", day="tomorrow")) == "NotationError: not a date: 'tomorrow'"
    assert ask(session, "par", date="2026-11-21")["progress"] == {"ply": 0}
    assert error_of(ask(session, "par", date="2026-02-30")) == "NotationError: there is no such date: '2026-02-30'"
    assert save_of(session) == result["save"]
