"""A table with bots in cages: the page asks for their actions, and their seats survive saves, undo and new deals."""

import json
from typing import Any

import pytest

from coloretto.service.session import Session
from coloretto.workshop import cage, guests
from coloretto.workshop.guests import GuestSession
from tests.workshop.support.requests import ask, choose

PERSON = {"kind": "human", "level": None, "name": None}
GUEST = {"kind": "bot", "level": None, "name": "my bot"}
CASUAL = {"kind": "bot", "level": "casual", "name": None}
SETUP = {"players": 3, "edition": "classic", "scoring": "brown", "marker_depth": None, "seed": 7}


class Page:
    """Sends requests to a session, as the page does."""

    def __init__(self, *seats: dict[str, Any]) -> None:
        self._session = GuestSession()
        self.view: dict[str, Any] = {}
        self.save = ""
        ask(cage.handle, load="def choose(table): return table.legal[0]")
        self.ask("open", setup={**SETUP, "seats": seats})

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        answer = ask(self._session.handle, method=method, params=params)
        result: dict[str, Any] = answer.get("result", answer)
        if "view" in result:
            self.view, self.save = result["view"], result["save"]
        return result

    def play_first_action(self) -> None:
        places = [row[kind] for row in self.view["rows"] for kind in ("place", "take") if row[kind]]
        action = self.view["supply"]["draw"] or places[0]
        self.ask("play", action=action)

    def play_out(self) -> None:
        """Play the game to its end; all but the levels do the first legal thing."""
        while self.view["phase"] not in ("over", "jokers"):
            if self.view["waiting_for"] == "human":
                self.play_first_action()
            elif "ask" in (answer := self.ask("bot_action")):
                self.ask("guest_action", **choose(answer["ask"]))


def test_a_guest_is_a_bot_with_a_name_and_no_level() -> None:
    seats = Page(PERSON, GUEST, CASUAL).view["seats"]
    assert [(seat["kind"], seat["level"], seat["name"]) for seat in seats] == [
        ("human", None, None),
        ("bot", None, "my bot"),
        ("bot", "casual", None),
    ]


def test_the_page_is_asked_for_the_action_of_a_guest_and_a_bot_acts_itself() -> None:
    page = Page(GUEST, CASUAL, PERSON)
    assert page.view["waiting_for"] == "bot"
    question = page.ask("bot_action")["ask"]
    assert question["bot"] == "my bot"
    assert "deck" not in json.dumps(question)
    page.ask("guest_action", action=["draw"])
    assert page.view["phase"] == "place"
    question = page.ask("bot_action")["ask"]
    page.ask("guest_action", **choose(question))
    assert page.view["current"] == 1
    assert "ask" not in page.ask("bot_action")


def test_a_deal_is_played_again_from_a_seat_of_a_guest() -> None:
    page = Page(PERSON, GUEST, CASUAL)
    page.ask("open", ply=0, seat=1, bots=[CASUAL, GUEST])
    assert [(seat["kind"], seat["level"], seat["name"]) for seat in page.view["seats"]] == [
        ("bot", "casual", None),
        ("human", None, None),
        ("bot", None, "my bot"),
    ]
    page.play_out()
    assert page.ask("open", ply=0, seat=1, bots=[GUEST])["error"]["type"] == "VariantError"


def test_a_person_cannot_act_for_a_guest() -> None:
    page = Page(GUEST, CASUAL, PERSON)
    assert page.view["supply"]["draw"] is None
    assert page.ask("play", action="d")["error"]["type"] == "IllegalActionError"


def test_nothing_acts_for_a_guest_when_it_is_not_its_turn() -> None:
    page = Page(PERSON, GUEST, CASUAL)
    assert page.ask("guest_action", action=["draw"])["error"]["type"] == "RequestError"


def test_what_is_no_request_is_refused_as_at_any_table() -> None:
    for text in ("{", "[]", '{"method": "guest_action", "params": {}}'):
        assert GuestSession().handle(text) == Session().handle(text)


@pytest.mark.parametrize("action", [None, ["take", 0], ["place", 0], ["draw", 3], "d", 7])
def test_a_substitute_chooses_for_a_guest_that_failed_or_may_not_do_this(action: Any) -> None:
    page = Page(GUEST, CASUAL, PERSON)
    page.ask("guest_action", action=action)
    assert page.view["log"][-1]["seat"] == 0


def test_a_whole_game_with_a_guest_ends_with_scores() -> None:
    page = Page(PERSON, GUEST, CASUAL)
    page.play_out()
    assert len(page.view["log"]) > 50


def test_a_save_keeps_the_guest_and_its_turn() -> None:
    page = Page(GUEST, PERSON, CASUAL)
    page.ask("guest_action", action=["draw"])
    other = Page(PERSON, PERSON, PERSON)
    other.ask("open", save=page.save)
    assert other.view == page.view
    assert other.ask("bot_action")["ask"] == page.ask("bot_action")["ask"]


@pytest.mark.parametrize("deal", [0, 7, 2**53 - 1])
def test_any_deal_is_played_and_no_seed_gives_it_away(monkeypatch: pytest.MonkeyPatch, deal: int) -> None:
    page = Page(PERSON, GUEST, CASUAL)
    seats = [GUEST | {"name": name} for name in ("a", "b", "c")]
    page.ask("open", setup={**SETUP, "seed": deal, "seats": seats})
    question = page.ask("bot_action")["ask"]
    assert "action" in choose(question)
    monkeypatch.setattr(guests, "_SECRET", b"another page's")
    assert page.ask("bot_action")["ask"]["seed"] != question["seed"]


def test_an_undo_takes_back_the_actions_of_the_guest_too() -> None:
    page = Page(PERSON, GUEST, CASUAL)
    page.play_first_action()
    page.play_first_action()
    page.ask("guest_action", action=["draw"])
    page.ask("undo")
    assert (page.view["current"], page.view["phase"]) == (0, "place")


def test_a_guest_without_a_name_or_a_save_that_is_damaged_is_refused() -> None:
    page = Page(PERSON, GUEST, CASUAL)
    refused = page.ask("open", setup={**SETUP, "seats": [PERSON, {**GUEST, "name": "x" * 99}, CASUAL]})
    assert refused["error"]["type"] == "PlayerNameError"
    assert page.ask("open", save="{")["error"]["type"] == "NotationError"
    assert page.ask("open", save=page.save[:-9])["error"]["type"] == "NotationError"
    assert page.view["seats"][1]["name"] == "my bot"


def test_games_without_guests_are_played_as_at_any_table() -> None:
    page = Page(PERSON, CASUAL, CASUAL)
    page.play_out()
    assert page.view["last_round"]
