"""The engine names every game: id, deal and progress, and what a request did to it."""

import json
from hashlib import sha256
from typing import Any

import pytest

from coloretto.service.session import Session
from tests.bridge.support.driver import ANA, BOT, SETUP, ask, error_of, offers, play_on, save_of

POSITION = "4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3"


def opened(session: Session, **source: Any) -> Any:
    return ask(session, "open", **(source or {"setup": SETUP}))["result"]


def dealt(session: Session, **changes: Any) -> Any:
    return opened(session, setup={**SETUP, **changes})


def without(save: str, *keys: str) -> str:
    """Return a save as earlier versions wrote it."""
    return json.dumps({key: value for key, value in json.loads(save).items() if key not in keys})


def id_of(save: str) -> str:
    return str(opened(Session(), save=save)["game"]["id"])


def test_every_game_has_an_id_of_its_own() -> None:
    session = Session()
    ids = [
        opened(session)["game"]["id"],
        opened(session)["game"]["id"],
        opened(session, query={"seed": "5"})["game"]["id"],
        opened(session, position=POSITION)["game"]["id"],
        opened(session, day="2026-11-21")["game"]["id"],
        opened(session, ply=0, seat=1)["game"]["id"],
    ]
    assert len(set(ids)) == len(ids)


def test_a_game_keeps_its_id_in_play_after_an_undo_and_in_its_save() -> None:
    session = Session()
    first = opened(session)
    last = play_on(session, first, 2000)
    undone = ask(session, "undo")["result"]
    assert {first["game"]["id"], last["game"]["id"], undone["game"]["id"], id_of(last["save"])} == {first["game"]["id"]}


def test_an_old_save_has_the_id_under_which_its_game_was_stored() -> None:
    session = Session()
    save = without(play_on(session, opened(session), 20)["save"], "id")
    assert id_of(save) == ask(session, "commitment")["result"]["sha256"][:32]
    last = play_on(session, ask(session, "open", save=save)["result"], 2000)
    record = ask(session, "record")["result"]["text"]
    assert id_of(without(last["save"], "id", "salt")) == sha256(record.encode()).hexdigest()[:32]


def test_an_old_save_without_a_commitment_has_the_id_of_its_deal_and_players() -> None:
    session = Session()
    first = opened(session)
    saves = [without(save, "id", "salt") for save in (first["save"], play_on(session, first, 9)["save"])]
    # Pages have stored the game under this id, so no later version may compute another.
    assert id_of(saves[0]) == id_of(saves[1]) == "a442516c08aa6c0dfe0708e6470fad4d"
    others = dealt(session, seed=6)["save"], dealt(session, seats=[ANA, ANA])["save"]
    assert len({id_of(without(save, "id", "salt")) for save in (saves[0], *others)}) == 3


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"id": "f00"}, "NotationError: the saved game has an invalid id"),
        ({"id": 7}, "NotationError: the saved game has an invalid id"),
        ({"salt": "F" * 32}, "NotationError: the saved game has an invalid salt"),
        ({"first_ply": -1}, "NotationError: the saved game was taken over at an invalid ply"),
        ({"first_ply": 1}, "NotationError: the saved game was taken over at an invalid ply"),
        ({"first_ply": None}, "RequestError: first_ply must be of type int"),
        ({"seed": -1}, "NotationError: the saved game has an invalid seed"),
        ({"seed": 2**53}, "NotationError: the saved game has an invalid seed"),
        ({"undone": -1}, "NotationError: the saved game has an invalid number of undone actions"),
        ({"undone": 1}, "NotationError: the saved game has an invalid number of undone actions"),
        ({"record": 7}, "RequestError: record must be of type str"),
        ({"seats": {}}, "RequestError: seats must be of type list"),
        ({"seats": [ANA]}, "VariantError: 2 seats need as many players, not 1"),
    ],
)
def test_a_save_with_an_invalid_value_is_refused(change: dict[str, Any], error: str) -> None:
    save = json.dumps({**json.loads(opened(Session())["save"]), **change})
    assert error_of(ask(Session(), "open", save=save)) == error


def test_games_of_a_seed_at_the_same_table_have_the_same_deal() -> None:
    def deal(**changes: Any) -> Any:
        return dealt(Session(), **changes)["game"]["deal"]

    assert deal() == deal() == "5 2 classic brown 15 - newcomer/"
    table = {"seats": [ANA, {**BOT, "level": "strong"}]}
    others = [deal(seed=6), deal(edition="golden"), deal(scoring="grey"), deal(marker_depth=16), deal(**table)]
    assert len({deal(), *others}) == 6
    assert opened(Session(), position=POSITION)["game"]["deal"] is None


def test_a_game_begins_when_a_person_acts() -> None:
    session = Session()
    result = opened(session, query={"seed": "3", "players": "3"})
    while result["view"]["waiting_for"] == "bot":
        assert not result["game"]["begun"]
        result = play_on(session, result, 1)
    assert not result["game"]["begun"]
    assert play_on(session, result, 1)["game"]["begun"]
    assert ask(session, "undo")["result"]["game"]["begun"]


def test_a_game_between_bots_begins_with_the_first_action() -> None:
    session = Session()
    result = dealt(session, seats=[BOT, BOT])
    assert [result["game"]["begun"], play_on(session, result, 1)["game"]["begun"]] == [False, True]


def test_a_game_taken_over_begins_when_its_person_acts_in_it() -> None:
    session = Session()
    play_on(session, dealt(session, seats=[ANA, ANA]), 9)
    taken = opened(session, ply=6, seat=ask(session, "undo")["result"]["view"]["current"])
    again = opened(session, save=taken["save"])
    assert [taken["game"]["begun"], again["game"]["begun"], taken["game"]["ply"]] == [False, False, 6]
    while again["view"]["waiting_for"] == "bot":
        again = play_on(session, again, 1)
    assert play_on(session, again, 1)["game"]["begun"]


def test_a_game_taken_over_can_be_loaded_after_an_undo_of_what_came_before() -> None:
    session = Session()
    play_on(session, dealt(session, seats=[ANA, ANA]), 9)
    seat = ask(session, "undo")["result"]["view"]["current"]
    taken = opened(session, ply=6, seat=seat)
    undone = ask(session, "undo")["result"]
    assert undone["game"]["ply"] < taken["game"]["ply"]
    assert opened(Session(), save=undone["save"])["game"] == undone["game"]
    later = play_on(session, undone, 1)
    assert opened(Session(), save=later["save"])["game"] == later["game"]
    assert [undone["game"]["begun"], later["game"]["begun"]] == [True, True]


def test_a_summary_says_how_far_the_game_has_come() -> None:
    session = Session()
    result = opened(session)
    games = [result["game"]]
    while not games[-1]["over"]:
        result = play_on(session, result, 1)
        games.append(result["game"])
    placed_or_taken = [entry for entry in result["view"]["log"] if entry["kind"] in ("place", "take")]
    assert games[-1]["turns"] == len(placed_or_taken)
    assert {game["position"] is None for game in games[:-2]} == {False}
    assert games[-1]["record"] == ask(session, "record")["result"]["text"]
    assert {game["record"] for game in games[:-1]} == {None}
    assert games[-1]["seats"] == [{"kind": "human", "name": "Ana"}, {"kind": "bot", "name": None}]


def test_an_answer_says_what_happened_to_the_game() -> None:
    session = Session()
    result = dealt(session, seats=[ANA, ANA])
    changes = [result["change"], play_on(session, result, 1)["change"]]
    changes += [ask(session, method)["result"]["change"] for method in ("undo", "redo")]
    assert changes == ["opened", "played", "undone", "redone"]
    last = play_on(session, ask(session, "undo")["result"], 2000)
    assert (last["change"], opened(session, save=last["save"])["change"]) == ("ended", "opened")


@pytest.mark.slow
def test_a_choice_of_jokers_ends_the_game() -> None:
    for seed in range(50):
        session = Session()
        result = opened(session, query={"players": "3", "seed": str(seed)})
        while result["view"]["phase"] not in ("jokers", "over"):
            result = play_on(session, result, 1)
        if result["view"]["phase"] == "jokers":
            break
    assert (result["change"], result["game"]["over"]) == ("played", False)
    assert play_on(session, result, 1)["change"] == "ended"


def saves_of_a_game_and_its_other_course() -> tuple[str, str, str]:
    """Return saves of one game: after 9 plies, after 20, and after 20 others."""
    session = Session()
    play_on(session, dealt(session, seats=[ANA, ANA]), 8)
    early = ask(session, "undo")["result"]
    later = play_on(session, early, 12)
    ask(session, "open", save=early["save"])
    actions = offers(early["view"])
    other = play_on(session, ask(session, "play", action=actions[0])["result"], 12)
    return early["save"], later["save"], other["save"]


def test_a_copy_that_does_not_continue_the_known_game_gets_another_id() -> None:
    early, later, other = saves_of_a_game_and_its_other_course()
    known = id_of(later)

    def separated(save: str, known: str) -> Any:
        return opened(Session(), save=save, known=known)

    assert [separated(save, later)["game"]["id"] == known for save in (early, later, other)] == [False, True, False]
    assert separated(later, early)["game"]["id"] == known
    assert id_of(separated(other, later)["save"]) != known


def test_reading_a_save_leaves_the_game_in_play() -> None:
    early, *_ = saves_of_a_game_and_its_other_course()
    session = Session()
    played = opened(session)
    reading = ask(session, "read", text=without(early, "id"))["result"]
    assert (reading["is_known"], reading["game"]["turns"]) == (
        False,
        opened(Session(), save=early)["game"]["turns"],
    )
    assert id_of(reading["save"]) == reading["game"]["id"]
    assert save_of(session) == played["save"]


def test_a_save_that_is_read_is_known_or_continues_or_is_another_course() -> None:
    early, later, other = saves_of_a_game_and_its_other_course()
    known = id_of(later)

    def read(save: str, known: str) -> tuple[bool, str]:
        reading = ask(Session(), "read", text=save, known=known)["result"]
        return reading["is_known"], reading["game"]["id"]

    assert read(early, later) == read(later, later) == (True, known)
    assert read(later, early) == (False, known)
    first, again = read(other, later), read(other, later)
    assert first == again
    assert (first[0], first[1] == known) == (False, False)


def read(text: str) -> Any:
    answer = ask(Session(), "read", text=text)
    return answer.get("result") or error_of(answer)


def test_a_text_is_read_as_a_record_a_position_or_a_save() -> None:
    session = Session()
    played = play_on(session, opened(session), 12)
    forms = ask(session, "record")["result"]
    assert read(f"  {forms['text']}".replace(" ", "\n  ")) == {"record": forms["text"]}
    json_form = json.dumps(forms["json"], indent=4)
    assert read(f"\n{json_form}\n") == {"record": json_form}
    reading = read(POSITION.replace(" ", "\r\n"))
    shown = opened(session, position=POSITION)["view"]
    assert (reading["position"], len(reading["view"]["rows"])) == (POSITION, len(shown["rows"]))
    assert (reading["view"]["supply"]["unseen"], reading["view"]["drawn"]) == (
        shown["supply"]["unseen"],
        shown["drawn"],
    )
    assert read(played["save"]) == {"game": played["game"], "save": played["save"], "is_known": False}


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "NotationError: a record has 8 fields, separated by single spaces, not 1"),
        ("4cb15 - R3", "NotationError: a record has 8 fields, separated by single spaces, not 3"),
        ("{", "NotationError: not JSON"),
        ('{"save":1}', "RequestError: record must be of type str"),
        ('{"save":2}', "NewerVersionError: save version 2 is not supported, only 1"),
        ('{"rules":2,"players":2}', "NewerVersionError: rules version 2 is not supported, only 1"),
        ("x" * 41_000, "RequestError: a request has at most 40000 characters, not 41042"),
    ],
)
def test_a_text_that_is_no_game_is_refused_with_the_reason(text: str, error: str) -> None:
    assert read(text) == error


def test_a_recorded_game_that_breaks_the_rules_is_no_game() -> None:
    session = Session()
    play_on(session, opened(session), 12)
    record = ask(session, "record")["result"]["text"]
    assert read(record.replace("d", "t1", 1)).startswith("RecordError: ply 1: ")


def test_a_record_or_a_position_that_was_wrapped_opens() -> None:
    session = Session()
    opened(session)
    record = ask(session, "record")["result"]["text"].replace(" ", "\r\n ")
    assert ask(session, "replay", record=record, ply=0)["result"]["plies"] == 0
    assert opened(session, record=record, ply=0, seat=0)["game"]["ply"] == 0
    assert opened(session, position=POSITION.replace(" ", "\n"))["game"]["position"] == POSITION
