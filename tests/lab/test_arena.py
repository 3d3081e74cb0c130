"""The arena: fair matches, and foreign programs that hang, die or cheat."""

import shlex
import sys
from pathlib import Path

import pytest

from coloretto.bots.base import Limit
from coloretto.bots.nets.features import VERSION, layout
from coloretto.bots.nets.net import FIRST_WIDTH, HEADS, SECOND_WIDTH, Header, net_to_bytes
from coloretto.cards import Variant
from coloretto.contest.matches import fill_line_up
from coloretto.errors import ColorettoError, VariantError
from coloretto_lab.arena import Match, main, play_deals
from coloretto_lab.experiments import yardsticks

PROGRAMS = {
    "silent": "import time; time.sleep(60)",
    "dying": "raise SystemExit(3)",
    "babbling": "print('hello', flush=True); input()",
    "illegal": 'import sys\nfor line in sys.stdin: print(\'{"action": ["take", 4]}\', flush=True)',
    "not an action": 'import sys\nfor line in sys.stdin: print(\'{"action": ["pass"]}\', flush=True)',
    "an error": "import sys\nfor line in sys.stdin: print('{\"error\": {}}', flush=True)",
}
REASONS = {
    "silent": "no answer within",
    "dying": "has ended with status 3|does not run",
    "babbling": "unreadable answer",
    "illegal": "illegal action",
    "not an action": "unreadable answer",
    "an error": "without an action",
}


def match(*line_up: str, reply_timeout: float = 60) -> Match:
    return Match(Variant(len(line_up)), line_up, Limit(), reply_timeout, seed=1)


def command(tmp_path: Path, program: str) -> str:
    file = tmp_path / "program.py"
    file.write_text(program)
    return "cmd:" + shlex.join([sys.executable, str(file)])


def test_equal_bots_win_equal_shares_on_duplicate_deals() -> None:
    for deal in play_deals(match("greedy", "greedy", "greedy"), range(4)):
        assert sum(sum(outcome.shares) for outcome in deal) == pytest.approx(3)
        assert all(len(outcome.shares) == 3 for outcome in deal)


def test_a_match_is_repeatable() -> None:
    first, second = (play_deals(match("careful", "random"), range(3)) for _ in range(2))
    assert [[outcome.shares for outcome in deal] for deal in first] == [
        [outcome.shares for outcome in deal] for deal in second
    ]


def test_a_deal_is_played_alike_alone_and_among_others() -> None:
    three = play_deals(match("careful", "casual"), range(3))
    (alone,) = play_deals(match("careful", "casual"), [2])
    assert [outcome.points for outcome in alone] == [outcome.points for outcome in three[2]]


@pytest.mark.heavy
def test_compiled_bots_beat_simple_ones() -> None:
    deals = play_deals(match("compiled:one-ply", "greedy"), range(20))
    assert sum(sum(deal[0].shares) for deal in deals) > 24
    assert not any(outcome.forfeits for deal in deals for outcome in deal)


def test_a_bot_without_a_compiled_form_is_refused_before_the_first_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--bots", "compiled:careful,greedy"]) == 2
    assert "only bots that have a net are compiled" in capsys.readouterr().err


@pytest.mark.heavy
@pytest.mark.xdist_group("compiled")
def test_nets_from_a_folder_play_against_the_shipped_ones(tmp_path: Path) -> None:
    count = layout(2).feature_count
    nothing_known = [0] * ((count + 1) * FIRST_WIDTH + (FIRST_WIDTH + 1) * SECOND_WIDTH + HEADS * (SECOND_WIDTH + 1))
    header = Header(VERSION, "2-brown", count, 0, "a test", "none")
    (tmp_path / "2-brown.bin").write_bytes(net_to_bytes(header, nothing_known))
    deals = play_deals(match("compiled:one-ply", f"compiled:one-ply@{tmp_path}"), range(10))
    assert sum(sum(deal[0].shares) for deal in deals) > 18


@pytest.mark.parametrize(
    ("damage", "message"), [(None, "there are no weights for 2-brown"), (b"no", "no readable header")]
)
def test_unreadable_nets_are_reported(
    damage: bytes | None, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if damage:
        (tmp_path / "2-brown.bin").write_bytes(damage)
    assert main(["--bots", f"compiled:one-ply@{tmp_path},greedy", "--players", "2", "--deals", "1"]) == 2
    assert message in capsys.readouterr().err


def test_a_bot_run_as_a_program_plays_like_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "py")
    program = "cmd:" + shlex.join([sys.executable, "-m", "coloretto", "bot", "--level", "greedy"])
    (deal,) = play_deals(match(program, "random"), [0])
    assert [outcome.forfeits for outcome in deal] == [[], []]
    assert len(deal[0].leads) == 2


@pytest.mark.slow
@pytest.mark.parametrize("kind", PROGRAMS)
def test_a_bad_program_forfeits_its_games_and_the_arena_continues(tmp_path: Path, kind: str) -> None:
    foreign = command(tmp_path, PROGRAMS[kind])
    deals = play_deals(match(foreign, "random", reply_timeout=0.5 if kind == "silent" else 60), range(2))
    for deal in deals:
        bad, good = deal
        assert bad.shares == [0.0, 0.0]
        assert good.shares == [1.0, 1.0]
        assert all(any(reason in forfeit for reason in REASONS[kind].split("|")) for forfeit in bad.forfeits)
        assert good.forfeits == []


def test_a_missing_program_is_reported_before_any_game() -> None:
    with pytest.raises(VariantError, match="there is no program '/no/such/program'"):
        play_deals(match("cmd:/no/such/program", "random"), [0])


@pytest.mark.xdist_group("compiled")
@pytest.mark.heavy
def test_forfeited_games_are_no_yardstick(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--opponent", "cmd:false", "--levels", "newcomer", "--players", "2", "--games", "4"]
    assert yardsticks.main([*arguments, "--edition", "classic", "--scoring", "brown", "--jobs", "1"]) == 2
    assert "4 games were forfeited, the first by cmd:false: deal 1, ply" in capsys.readouterr().err


def test_compiled_bots_have_no_limit_of_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--bots", "compiled:expert,careful", "--seconds", "1"]) == 2
    assert "limit the nodes of 'compiled:expert', not its seconds" in capsys.readouterr().err


@pytest.mark.slow
def test_the_table_lists_each_entrant_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--bots", "careful,random", "--players", "3", "--deals", "4", "--jobs", "2"]) == 0
    output = capsys.readouterr().out
    assert "4 deals x 3 rotations; a fair share is 0.333" in output
    assert [line.split("|")[1].strip() for line in output.splitlines()[4:]] == ["careful", "random"]


def test_too_many_bots_and_unknown_levels_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ColorettoError, match="3 bots do not fit at 2 seats"):
        fill_line_up(["a", "b", "c"], 2)
    assert main(["--bots", "genius"]) == 2
    assert "level must be one of" in capsys.readouterr().err
