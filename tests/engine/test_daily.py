"""The daily deal and its par."""

import pytest

from coloretto.bots.base import run
from coloretto.dealing import MAX_SEED
from coloretto.errors import NotationError
from coloretto.notation.text import record_to_text
from coloretto.service.daily import BOT_LEVELS, PAR_NODES, PERSON_SEAT, daily_game, daily_seed, play_par
from coloretto.state import OVER

RECORD = "4cb15 - Y/B/P/R 1 3333 YORG+PBTYBPTPORYT++G+TRO*GRBGGOOTROP+Y+GTTB+OPTG+BBYROG*+BPYRRBPOPYGY*T+ - ?/?/?/?"


def test_the_deal_of_a_date_never_changes() -> None:
    game = daily_game("2026-11-21")
    assert record_to_text(game.record()) == RECORD
    assert [player.level for player in game.players] == [None, *BOT_LEVELS]
    assert game.players[PERSON_SEAT].is_human
    assert game.seed == daily_seed("2026-11-21") == 226042758636363


def test_each_date_has_its_own_deal() -> None:
    days = [f"2026-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29)]
    seeds = set(map(daily_seed, days))
    assert len(seeds) == len(days)
    assert all(0 <= seed <= MAX_SEED for seed in seeds)


@pytest.mark.parametrize("day", ["", "2026-2-01", "20261121", "2026-11-21T00:00", "٢٠٢٦-11-21", " 2026-11-21"])
def test_a_text_that_is_not_a_date_is_refused(day: str) -> None:
    with pytest.raises(NotationError, match=f"^not a date: {day!r}$"):
        daily_game(day)


def test_a_day_that_no_calendar_has_is_refused() -> None:
    with pytest.raises(NotationError, match=r"^there is no such date: '2026-02-30'$"):
        daily_game("2026-02-30")


@pytest.mark.slow
def test_par_is_a_complete_game_and_repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coloretto.service.daily.PAR_NODES", PAR_NODES // 30)
    par = run(play_par("2026-11-21"))
    assert par == run(play_par("2026-11-21"))
    assert par.rank == 1 + sum(score > par.scores[PERSON_SEAT] for score in par.scores)
    plies = list(play_par("2026-11-21"))
    assert plies == sorted(plies)
    assert daily_game("2026-11-21").state.phase != OVER
