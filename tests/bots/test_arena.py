"""Matches in several processes, with bots that cheat, fail, hang and die."""

from pathlib import Path

import pytest

from coloretto.arena import pool
from coloretto.arena.matches import Match, Outcome, outcomes_by_bot
from coloretto.arena.pool import play_match
from coloretto.bots.base import Limit
from coloretto.cards import make_variant

BAD_BOTS = """
import os, sys, time
def failing(state, legal, rng):
    raise ValueError("no idea")
def cheating(state, legal, rng):
    return 99
def hanging(state, legal, rng):
    time.sleep(60)
def dying(state, legal, rng):
    os._exit(3)
def leaving(state, legal, rng):
    sys.exit()
def printing(state, legal, rng):
    print("thinking")
    return legal[0]
"""
REASONS = {
    "failing": "raised ValueError in bad_bots.py, line 4: no idea",
    "cheating": "the bot chose 99, which is not one of the legal actions",
    "hanging": "gave no answer within 1.0 s",
    "dying": "ended its process with status 3",
    "leaving": "ended its process with status 0",
}


@pytest.fixture(autouse=True)
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Python import bots that misbehave, and lose no time with them."""
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(pool, "GRACE_SECONDS", 0.0)


def match(*line_up: str, reply_timeout: float = 30.0) -> Match:
    return Match(make_variant(len(line_up)), line_up, Limit(nodes=50), reply_timeout, seed=1)


def results(deals: list[list[Outcome]]) -> list[list[tuple[list[float], list[float]]]]:
    return [[(outcome.shares, outcome.points) for outcome in deal] for deal in deals]


def test_the_number_of_processes_does_not_change_a_match() -> None:
    one, two = (play_match(match("strong", "random"), 3, processes) for processes in (1, 2))
    assert results(one) == results(two)
    for deal in one:
        assert sum(sum(outcome.shares) for outcome in deal) == 2
        assert all(len(outcome.points) == len(outcome.leads) == 2 for outcome in deal)


@pytest.mark.parametrize("name", REASONS)
def test_a_bad_bot_forfeits_its_games_and_the_match_continues(name: str) -> None:
    reported: list[tuple[int, int]] = []

    def report(games: int, forfeits: int) -> None:
        reported.append((games, forfeits))

    timeout = 1.0 if name == "hanging" else 30.0
    deals = play_match(match(f"bad_bots:{name}", "greedy", reply_timeout=timeout), 1, 1, report)
    bad, good = (outcomes[0] for outcomes in outcomes_by_bot((name, "greedy"), deals).values())
    assert (bad.shares, good.shares) == ([0, 0], [1, 1])
    assert len(bad.forfeits) == 2 and not good.forfeits
    assert all(REASONS[name] in reason and reason.startswith("deal 1, ply ") for reason in bad.forfeits)
    assert reported == [(1, 1), (2, 2)]


def test_what_a_bot_prints_is_no_part_of_the_results(capfd: pytest.CaptureFixture[str]) -> None:
    play_match(match("bad_bots:printing", "random"), 1, 1)
    output = capfd.readouterr()
    assert output.out == ""
    assert "thinking" in output.err


def test_a_process_that_cannot_play_ends_the_match() -> None:
    with pytest.raises(OSError, match="a process of the arena ended with status 1"):
        play_match(match("no_module:bot", "random"), 1, 1)


def test_decisions_that_take_too_long_forfeit_even_if_they_end() -> None:
    (deal,) = play_match(match("greedy", "greedy", reply_timeout=1e-9), 1, 1)
    assert all("gave no answer within 1e-09 s" in reason for outcome in deal for reason in outcome.forfeits)
    assert sum(len(outcome.forfeits) for outcome in deal) == 2
