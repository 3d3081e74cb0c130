"""Scripts: files with a function `choose(table)` or a bot `BOT`, and the table that they see."""

import inspect
import io
import json
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from coloretto.__main__ import main
from coloretto.bots.base import Limit, choose
from coloretto.bots.names import bot_from_name
from coloretto.bots.scripts.script import bot_from_source
from coloretto.bots.table import Player, Table
from coloretto.cards import CODES, COLOURS, EDITIONS, NO_CARDS, PLAYERS, SCORINGS, Variant
from coloretto.contest.entrants import ForfeitError, make_entrant
from coloretto.errors import IllegalActionError, VariantError
from coloretto.notation.state_json import state_to_json
from coloretto.notation.text import state_from_text
from coloretto.rules import legal_actions
from coloretto.scoring import best_score, gain
from coloretto.state import DRAW, FIRST_TAKE, PLACE
from tests.support.games import GREEDY, decisions

STATE = state_from_text("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3")
LAST = state_from_text("2cb15 RY O4G3T3B2P+3*2/G2T4B2P5+2* x/OT/OOB 1 2 - O2GB3P2+4")
VARIANTS = [Variant(n, edition, side) for n in PLAYERS for edition in EDITIONS for side in SCORINGS]


def action_of(source: str, seed: int = 1) -> int:
    return choose(bot_from_source(source, "mybot.py"), STATE, Limit(), Random(seed)).action


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "mybot.py"
    path.write_text(GREEDY, encoding="utf-8")
    return path


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_table_shows_what_the_state_holds_for_the_player_to_act(variant: Variant) -> None:
    for state in decisions(variant, seed=1):
        table = Table(state, Random(1))
        assert [action.number for action in table.legal] == legal_actions(state)
        assert [player.seat for player in (table.me, *table.others)] == [
            (state.seat + turn) % len(state.areas) for turn in range(len(state.areas))
        ]
        assert table.drawn == (None if state.phase != PLACE else CODES[state.drawn or 0])
        assert sum(table.unseen.values()) == sum(state.supply)
        for player, area in zip(table.players, state.areas, strict=True):
            assert player.cards == {CODES[card]: count for card, count in enumerate(area) if count}
            assert list(player.colours.values()) == sorted(filter(None, area[:COLOURS]), reverse=True)
            assert player.score == best_score(area, state.variant.scoring)
        for row, cards in zip(table.rows, state.rows, strict=True):
            assert row.is_taken == (cards is None)
            if cards is not None:
                assert len(row) == len(row.cards) == sum(cards)
                assert table.gain(row) == gain(state.areas[state.seat], cards, state.variant.scoring)
                assert table.gain(row.number, table.others[0]) == gain(
                    state.areas[table.others[0].seat], cards, state.variant.scoring
                )


def test_an_action_knows_its_kind_and_its_row() -> None:
    draw, first, *_ = Table(STATE, Random(1)).legal
    assert (draw.is_draw, draw.is_place, draw.is_take, draw.row) == (True, False, False, None)
    assert (first.is_draw, first.is_place, first.is_take) == (False, False, True)
    assert first.row == 0


def test_an_action_prints_as_what_it_does_with_the_number_that_the_page_shows() -> None:
    table = Table(STATE, Random(1))
    assert str(table.legal) == "[<draw>, <take row 1>, <take row 2>, <take row 3>]"
    assert str(table.imagine(table.legal[0], "c1").legal[0]) == "<place in row 2>"


def test_a_table_prints_what_the_player_sees() -> None:
    assert str(Table(LAST, Random(1))) == (
        "<table: <player 2: c3:2 c4:4 c5:2 c6:5 +2:2 joker:1, 35 points>,"
        " <row 1: taken>, <row 2: c1 c4>, <row 3: c1 c1 c5>>"
    )
    assert str(Table(STATE, Random(1)).rows[3]) == "<row 4: empty>"
    assert str(Table(LAST, Random(1)).others[0]).endswith(" joker:2, 35 points, out>")
    assert str(Player(0, NO_CARDS, "brown", is_out=False)) == "<player 1: no cards, 0 points>"


def test_a_table_knows_how_far_the_game_is() -> None:
    table, last = Table(STATE, Random(1)), Table(LAST, Random(1))
    assert (table.draws_left, table.is_last_round, table.is_over) == (50, False, False)
    assert (last.draws_left, last.is_last_round, last.is_over) == (0, True, False)
    assert (last.scoring, last.edition, last.shares) == ("brown", "classic", (0.5, 0.5))
    assert [row.is_full for row in table.rows] == [True, False, False, False]
    assert [player.is_out for player in last.players] == [True, False]


def test_a_row_stands_for_its_number() -> None:
    table = Table(STATE, Random(1))
    row = table.rows[1]
    assert table.rows[row] is row
    assert row == 1
    assert row != table.rows[0]
    assert row != "1"
    assert table.legal[0] != 0
    assert len({*table.legal, *table.legal}) == 4
    assert {row: "a"}[table.rows[1]] == "a"
    assert table.rows[3].is_empty
    assert table.rows[3], "a row without cards is a row"
    assert table.rows[0].is_full


def test_an_imagined_game_ends_with_a_shared_out_win_and_changes_no_table() -> None:
    table = Table(STATE, Random(1))
    future = table.imagine(table.legal[0])
    assert future.drawn
    while not future.is_over:
        future = future.imagine(future.random.choice(future.legal))
    assert sum(future.shares) == pytest.approx(1)
    assert table.state == STATE
    assert future.legal == []


def test_an_imagined_draw_is_a_random_unseen_card() -> None:
    table = Table(STATE, Random(1))
    drawn = {table.imagine(table.legal[0]).drawn for _ in range(200)}
    assert drawn == set(table.unseen)


def test_a_draw_of_a_certain_card_can_be_imagined() -> None:
    table = Table(STATE, Random(1))
    after = [table.imagine(table.legal[0], card) for card in table.unseen]
    assert [drawn.drawn for drawn in after] == list(table.unseen)
    assert after[0].unseen.get("c0", 0) == table.unseen["c0"] - 1


def test_takes_are_the_legal_actions_that_take_a_row() -> None:
    table = Table(STATE, Random(1))
    assert table.takes == table.legal[1:]
    assert table.imagine(table.legal[0]).takes == []


def test_a_row_lists_each_of_its_colours_once() -> None:
    table = Table(state_from_text("2cb15 OT R2Y2G2B3P3+4*/Y3G4B4P2+ */*./YB. - 1 B R5YG3P+5"), Random(1))
    assert [row.colours for row in table.rows] == [[], [], ["c2", "c5"]]
    assert Table(STATE, Random(1)).rows[0].colours == ["c0"]


def test_a_round_is_new_until_its_first_card() -> None:
    table = Table(STATE, Random(1))
    rounds = 0
    while not table.is_over:
        assert not table.is_new_round or all(row.is_empty for row in table.rows)
        rounds += table.is_new_round
        table = table.imagine(table.legal[-1])
    assert rounds > 2
    assert not Table(STATE, Random(1)).is_new_round


def test_a_script_chooses_the_action_that_it_returns() -> None:
    assert action_of("def choose(table): return table.legal[0]") == DRAW
    assert action_of("def choose(table): return table.legal[-1]") == FIRST_TAKE + 2
    assert action_of(GREEDY) == FIRST_TAKE


def test_a_script_knows_the_name_of_its_file() -> None:
    assert action_of("def choose(table): return table.legal[len(__file__) - len('mybot.py')]") == DRAW


def test_the_random_numbers_of_a_script_follow_the_seed() -> None:
    source = "def choose(table): return table.random.choice(table.legal)"
    chosen = [action_of(source, seed) for seed in range(20)]
    assert chosen == [action_of(source, seed) for seed in range(20)]
    assert len(set(chosen)) > 1


def test_a_file_is_seated_by_its_path(script: Path) -> None:
    assert choose(bot_from_name(str(script)), STATE, Limit(), Random(1)).action == FIRST_TAKE


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("def choose(table)\n    return 1", r"mybot\.py, line 1: expected ':'"),
        ("x = 1\ny = x / 0", r"mybot\.py, line 2: ZeroDivisionError: division by zero"),
        ("import numpie", r"mybot\.py, line 1: ModuleNotFoundError: No module named 'numpie'"),
        ("exit()", r"mybot\.py, line 1: SystemExit: None"),
        ("def chose(table): pass", r"mybot\.py: there is no function choose\(table\)"),
        ("choose = 3", r"mybot\.py: there is no function choose\(table\)"),
        (b"\xff\xfe\x00", r"mybot\.py.*"),
    ],
)
def test_a_script_that_cannot_run_is_refused_with_its_line(source: str | bytes, message: str) -> None:
    with pytest.raises(VariantError, match=f"^{message}$"):
        bot_from_source(source, "mybot.py")


def test_a_copy_of_our_own_bot_is_a_script() -> None:
    for name in ("uniform", "greedy", "careful"):
        source = inspect.getsource(import_module(f"coloretto.bots.references.{name}"))
        ours = choose(import_module(f"coloretto.bots.references.{name}").BOT, STATE, Limit(), Random(1))
        assert choose(bot_from_source(source, "copy.py"), STATE, Limit(), Random(1)) == ours


def test_a_bot_comes_before_a_function_of_the_same_file() -> None:
    imports = "from coloretto.bots.base import choose\nfrom coloretto.bots.references.greedy import BOT\n"
    assert action_of(imports) == FIRST_TAKE


@pytest.mark.parametrize("bot", ["None", "3", "object()"])
def test_what_cannot_think_is_no_bot(bot: str) -> None:
    assert action_of(f"BOT = {bot}\ndef choose(table): return table.legal[0]") == DRAW


def test_a_copy_of_our_own_bot_plays_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "careful_copy.py"
    path.write_text(inspect.getsource(import_module("coloretto.bots.references.careful")), encoding="utf-8")
    arguments = ["arena", "--bots", f"{path},random", "--players", "2", "--deals", "3", "--jobs", "1", "--json"]
    assert main(arguments) == 0
    first, second = json.loads(capsys.readouterr().out)["bots"]
    assert first["wins"] > second["wins"]


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(VariantError, match=r"^the bot .*nobot\.py could not be read: No such file or directory$"):
        bot_from_name(str(tmp_path / "nobot.py"))


@pytest.mark.parametrize("returned", ["None", "0", "table.legal", "table.imagine(table.legal[0]).legal[0]", "True"])
def test_a_choice_that_is_not_legal_is_refused(returned: str) -> None:
    with pytest.raises(IllegalActionError, match=r"it must return one of table\.legal"):
        action_of(f"def choose(table): return {returned}")


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("return table.gain('first')", "raised TypeError in mybot.py, line 2: list indices must be"),
        ("return table.laws[0]", "raised AttributeError in mybot.py, line 2: 'Table' object has no attribute 'laws'"),
    ],
)
def test_in_the_arena_an_error_names_the_line_of_the_script(tmp_path: Path, body: str, message: str) -> None:
    path = tmp_path / "mybot.py"
    path.write_text(f"def choose(table):\n    {body}\n", encoding="utf-8")
    with pytest.raises(ForfeitError) as error:
        make_entrant(str(path), Limit(), reply_timeout=60).choose(STATE)
    assert str(error.value).startswith(message)


def test_a_script_beats_random_in_the_arena(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--bots", f"{script},random", "--players", "2", "--deals", "10", "--jobs", "1", "--json"]
    assert main(arguments) == 0
    results = json.loads(capsys.readouterr().out)
    first, second = results["bots"]
    assert first["wins"] > 2 * second["wins"], results


def test_a_script_answers_the_bot_protocol(
    script: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(state_to_json(STATE)) + "\n"))
    assert main(["bot", "--level", str(script)]) == 0
    assert json.loads(capsys.readouterr().out)["action"] == ["take", 0]
