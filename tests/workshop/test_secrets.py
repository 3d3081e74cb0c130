"""A bot that knows our package looks for the deck in all that reaches its cage, and finds none."""

from typing import Any

import pytest

from coloretto.workshop import arena, cage
from coloretto.workshop.guests import GuestSession
from tests.workshop.support.requests import ask, choose

SPY = '''
import sys
from collections import Counter
from coloretto.bots.base import Choice, completed
from coloretto.dealing import MAX_SEED, deal
from coloretto.rules import legal_actions

known = set()
fits = Counter()


def numbers():
    """Return all numbers that reached this process with the request, and those of our first deals."""
    frame = sys._getframe()
    while frame:
        known.update(value for value in frame.f_locals.values() if type(value) is int)
        frame = frame.f_back
    yield from range(20)
    for number in known:
        for factor in (1, 1009):
            yield from (number // factor + near for near in (-2, -1, 0, 1, 2))


def is_deck(number, state):
    """Return whether the cards to come are those of a deal."""
    left = sum(state.supply)
    deck = deal(state.variant, number).deck[-left:]
    return [deck.count(card) for card in range(len(state.supply))] == list(state.supply)


class Spy:
    def think(self, state, limit, rng):
        drawn = 76 - 18 - 4 - sum(state.supply)
        if drawn > 8:
            fits.update(each for each in set(numbers()) if 0 <= each <= MAX_SEED and is_deck(each, state))
        # The cards to come of another deal may be the same once.
        if max(fits.values(), default=0) > 9:
            raise ValueError("found the deck")
        return completed(Choice(legal_actions(state)[0], {}, 0))


BOT = Spy()
'''
MATCH = {"players": 2, "edition": "classic", "scoring": "brown", "deals": 1, "bots": ["own:a", "own:b"]}


def forfeits(match: dict[str, Any]) -> list[str]:
    """Play the first game of a match between two spies; return why they forfeited it."""
    assert ask(cage.handle, load=SPY) == {"loaded": True}
    answer = ask(arena.handle, start=match)
    while "ask" in answer:
        answer = ask(arena.handle, **choose(answer["ask"]))
    return [reason for bot in answer["results"]["bots"] for reason in bot["forfeits"]]


@pytest.mark.slow
def test_a_bot_in_the_arena_finds_no_deck() -> None:
    assert forfeits(MATCH) == []


def test_the_spy_would_find_a_deck_whose_number_it_knows() -> None:
    [reason] = forfeits(MATCH | {"seed": 1})
    assert reason.endswith("ValueError: found the deck")


@pytest.mark.slow
def test_a_bot_at_a_table_finds_no_deck() -> None:
    assert ask(cage.handle, load=SPY) == {"loaded": True}
    seats = [{"kind": "bot", "level": None, "name": name} for name in ("a", "b")]
    setup = {"players": 2, "edition": "classic", "scoring": "brown", "marker_depth": None, "seed": 679346687}
    session = GuestSession()
    view = ask(session.handle, method="open", params={"setup": setup | {"seats": seats}})["result"]["view"]
    while view["phase"] not in ("over", "jokers"):
        answer = choose(ask(session.handle, method="bot_action")["result"]["ask"])
        assert "forfeit" not in answer
        view = ask(session.handle, method="guest_action", params=answer)["result"]["view"]
    assert len(view["log"]) > 50
