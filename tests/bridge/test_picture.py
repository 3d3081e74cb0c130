"""Pictures of the table in the words and colours of a page."""

import json
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import pytest

from coloretto.notation.text import state_to_text
from coloretto.service.session import Session
from tests.bridge.support.driver import SETUP, ask, play_on, save_of
from tests.bridge.support.scenarios import picture
from tools.gallery import saves

DUO = picture("Ana", "Bruno")
TRIO = picture("Ana", "Bruno", "Clio")
NO_PLAYER = "a player in a picture needs a kind, human or bot, and a name"
PLACES = ["1.", "2.", "3."]


def started() -> Session:
    session = Session()
    ask(session, "open", setup=SETUP)
    return session


def drawn(session: Session, **params: Any) -> Any:
    return ask(session, "picture", **params)["result"]


def texts(markup: str) -> list[str]:
    """Return the texts of a picture."""
    return [element.text or "" for element in ElementTree.fromstring(markup).iter() if element.text]


def test_a_picture_has_the_words_and_colours_of_the_page() -> None:
    session = started()
    shown = texts(drawn(session, **DUO)["svg"])
    for word in ("title", "description", "heading", "variant", "supply", "last_round", "to_move"):
        assert DUO["words"][word] in shown
    assert {"Ana", "Bruno"} <= set(shown)
    for name in ("felt", "felt-deep", "text", "accent", "accent-ink", "wood", "ring"):
        assert f'"{DUO["palette"][name]}"' in drawn(session, **DUO)["svg"]


def test_words_and_names_are_text_and_never_markup() -> None:
    nasty = '"><use href="#card-c0"/>&\x00\ud800'
    params = {**DUO, "words": dict.fromkeys(DUO["words"], nasty)}
    params["players"] = [{"kind": "human", "name": nasty}] * 2
    markup = drawn(started(), **params)["svg"]
    assert markup.count('<use href="#card-c0"') == drawn(started(), **DUO)["svg"].count('<use href="#card-c0"')
    assert '"><use href="#card-c0"/>&\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}' in texts(markup)


def test_long_words_are_cut_at_once() -> None:
    params = {**DUO, "words": dict.fromkeys(DUO["words"], "x" * 3_000)}
    assert len(drawn(started(), **params)["svg"]) < 30_000


def without(key: str) -> Callable[[dict[str, Any]], object]:
    return lambda part: part.pop(key)


@pytest.mark.parametrize(
    ("part", "change", "message"),
    [
        ("", without("words"), "words must be of type dict"),
        ("", without("palette"), "palette must be of type dict"),
        ("", without("players"), "players must be of type list"),
        ("", {"words": []}, "words must be of type dict"),
        ("", {"players": {}}, "players must be of type list"),
        ("words", without("heading"), "heading must be of type str"),
        ("words", {"supply": 5}, "supply must be of type str"),
        ("palette", without("felt-deep"), "felt-deep must be of type str"),
        ("palette", {"text": None}, "text must be of type str"),
        ("palette", {"text": ""}, "text must be a colour, not ''"),
        ("palette", {"text": "red"}, "text must be a colour, not 'red'"),
        ("palette", {"text": "url(x)"}, "text must be a colour, not 'url(x)'"),
        ("palette", {"text": "#12"}, "text must be a colour, not '#12'"),
        ("palette", {"text": "#123\n"}, "text must be a colour, not '#123\\n'"),
        ("palette", {"text": 'rgb(1)" onload="x'}, "text must be a colour, not 'rgb(1)\" onload=\"x'"),
        ("", {"players": DUO["players"][:1]}, "2 seats need as many names, not 1"),
        ("", {"players": TRIO["players"]}, "2 seats need as many names, not 3"),
        ("", {"players": ["Ana", "Bruno"]}, NO_PLAYER),
        (
            "",
            {"players": [{"kind": "cat", "name": ""}] * 2},
            "a player in a picture needs a kind, human or bot, and a name",
        ),
        (
            "",
            {"players": [{"kind": "bot", "name": None}] * 2},
            "a player in a picture needs a kind, human or bot, and a name",
        ),
        ("", {"replay": "record"}, "replay must be of type dict"),
        ("", {"replay": {"record": "-"}}, "ply must be of type int"),
        ("", {"replay": {"record": "-", "ply": 0}}, "a record has 8 fields, separated by single spaces, not 1"),
    ],
)
def test_a_picture_that_cannot_be_drawn_says_why(part: str, change: Any, message: str) -> None:
    params = json.loads(json.dumps(DUO))
    changed = params[part] if part else params
    change(changed) if callable(change) else changed.update(change)
    assert ask(started(), "picture", **params)["error"]["message"] == message


@pytest.mark.parametrize(
    "colour",
    ["#123", "#12345678", "rgb(1, 2, 3)", "rgba(1, 2, 3, .5)", "oklab(0.7 -0.1 0.02 / 50%)", "color(srgb 1 .5 0)"],
)
def test_a_colour_is_what_browsers_compute(colour: str) -> None:
    palette = {**DUO["palette"], "felt": colour}
    assert f'stop-color="{colour}"' in drawn(started(), **{**DUO, "palette": palette})["svg"]


def test_a_picture_comes_with_the_position_until_the_end() -> None:
    session = started()
    view: Any = {"phase": "decide"}
    result = ask(session, "open", save=save_of(session))["result"]
    while view["phase"] != "over":
        result = play_on(session, result, 1)
        view = result["view"]
        assert session.game
        state = session.game.state
        expected = None if view["phase"] in ("jokers", "over") else state_to_text(state)
        assert drawn(session, **DUO)["position"] == expected


def test_a_picture_of_a_record_shows_one_ply_and_leaves_the_game_as_it_is() -> None:
    session = started()
    before = save_of(session)
    record = json.loads(saves.finished())["record"]
    for ply in (0, 7):
        replayed = {"record": record, "ply": ply}
        ours = drawn(session, **TRIO, replay=replayed)
        other = Session()
        ask(other, "open", save=saves.finished())
        assert other.game
        other.game.rewind(len(other.game.history) - ply)
        assert ours == drawn(other, **TRIO)
    assert save_of(session) == before


def test_the_ranking_appears_once_all_people_have_chosen_colours() -> None:
    session = Session()
    choosing = ask(session, "open", save=saves.jokers())["result"]["view"]
    before = drawn(session, **TRIO)
    assert not set(PLACES) & set(texts(before["svg"]))
    assert texts(before["svg"]).count("the to move") == 1
    record = json.loads(saves.jokers())["record"]
    plies = len(session.game.history) if session.game else 0
    assert set(PLACES) <= set(texts(drawn(session, **TRIO, replay={"record": record, "ply": plies})["svg"]))
    choice = choosing["jokers"]
    ask(session, "choose_jokers", seat=choice["seat"], colours=choice["choice"])
    assert set(PLACES) <= set(texts(drawn(session, **TRIO)["svg"]))


def test_a_picture_may_show_an_earlier_ply_of_the_game_than_the_present_one() -> None:
    session = started()
    before = drawn(session, **DUO)
    play_on(session, ask(session, "open", query={"seed": "5", "players": "2"})["result"], 6)
    save = save_of(session)
    assert drawn(session, **DUO, ply=4)["position"] != drawn(session, **DUO)["position"]
    assert drawn(session, **DUO, ply=6) == drawn(session, **DUO) != before
    assert save_of(session) == save
    for ply, error in ((7, "NotationError"), (-1, "NotationError"), ("4", "RequestError")):
        assert ask(session, "picture", **DUO, ply=ply)["error"]["type"] == error


def test_a_result_has_its_columns_best_first_and_its_figures() -> None:
    session = Session()
    ask(session, "open", save=saves.finished())
    words = {name: name for name in ("title", "description", "heading", "about")}
    figures = [{"label": "You", "value": "36"}, {"label": "The Master", "value": "<41>"}]
    params = {"seat": 0, "words": words, "figures": figures, "palette": picture("Ana")["palette"]}
    answer = ask(session, "result_picture", **params)["result"]
    assert answer["position"] is None
    labels = [text.text for text in ElementTree.fromstring(answer["svg"]).iter("{http://www.w3.org/2000/svg}text")]
    assert labels[:2] == ["heading", "about"]
    assert {"36", "<41>", "You", "The Master"} <= set(labels)
    plus = [int(text[1:]) for text in labels if text and text.startswith("+") and text != "+2"]
    assert plus[:3] == sorted(plus[:3], reverse=True)
    record = ask(session, "record")["result"]["text"]
    assert ask(Session(), "result_picture", **params, record=record)["result"]["svg"] == answer["svg"]


@pytest.mark.parametrize(
    "change",
    [{"seat": 9}, {"seat": -1}, {"figures": [{"label": "x", "value": "y"}] * 4}, {"figures": [3]}, {"words": {}}],
)
def test_a_result_of_no_seat_or_without_words_is_refused(change: dict[str, Any]) -> None:
    session = Session()
    ask(session, "open", save=saves.finished())
    words = {name: name for name in ("title", "description", "heading", "about")}
    params = {"seat": 0, "words": words, "figures": [], "palette": picture("Ana")["palette"], **change}
    assert ask(session, "result_picture", **params)["error"]["type"] == "RequestError"
