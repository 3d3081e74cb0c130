"""The game in a terminal: deals, players, advice, review, saved games and colours."""

import errno
import io
import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from coloretto.__main__ import main
from coloretto.cards import Variant
from coloretto.cli.colours import wants_colours
from coloretto.cli.saved_games import load_game, save_game
from coloretto.cli.terminal import play
from coloretto.coach import action_values
from coloretto.dealing import MAX_SEED
from coloretto.game import Game, Player
from tests.support.games import state

RED_ROW = "4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3"
DRAWN = "2gb16 TP OB/RG ./../... - 1 + R8O8Y9G8B8+9*2$"
LAST_MOVE = "2cb15 RY O4G3T3B2P+3*2/G2T4B2P5+2* x/OT/OOB 1 2 - O2GB3P2+4"
"""Row 2 wins the game, row 3 shares the win."""

CONTROL = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget the settings of the terminal that runs the tests, and give advice by a few rollouts."""
    for name in ("NO_COLOR", "FORCE_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(action_values, "ROLLOUTS", 4)


def dialogue(answers: list[str], game: Game, *, to_the_end: bool = False, colours: bool = False) -> str:
    """Answer prompts in order, then quit, or take the first action offered to the end; return the whole dialogue."""
    lines: list[str] = []

    def ask(prompt: str) -> str:
        lines.append(prompt)
        if answers:
            return answers.pop(0)
        if not to_the_end:
            raise EOFError
        return "" if "colours" in prompt or "Review" in prompt else prompt.split(": ", 1)[1].split()[0].rstrip(">")

    play(game, ask, lines.append, title="", colours=colours)
    return "\n".join(lines)


def position(text: str, *players: Player) -> Game:
    start = state(text)
    others = [Player("random")] * (start.variant.players - len(players))
    return Game.deal_from(start, [*players, *others], seed=1)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Return a function that runs the command with lines of input, and returns its output."""

    def command(answers: str, *arguments: str, status: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        assert main(["play", *arguments]) == status
        output = capsys.readouterr()
        return output.err if status else output.out

    return command


@pytest.mark.parametrize("seed", range(5))
def test_a_terminal_game_ends_with_final_scores(seed: int) -> None:
    variant = Variant(3, "golden")
    game = Game.deal(variant, [Player(None, "you"), Player("careful"), Player("random")], seed)
    output = dialogue(["nonsense", "t9", "u", "?"], game, to_the_end=True)
    assert "not an action: 'nonsense'" in output
    assert "LAST ROUND" in output
    assert "Final scores" in output
    assert game.is_finished


def test_leaving_a_terminal_game_ends_it_without_scores() -> None:
    assert "Final scores" not in dialogue(["q"], Game.deal(Variant(3), [Player()] * 3, seed=1))


@pytest.mark.parametrize("options", ["--players 3 --edition golden", "--scoring grey --marker-depth 16"])
def test_each_game_is_another_deal_whose_number_deals_it_again(run: Callable[..., str], options: str) -> None:
    numbers = set()
    for _ in range(3):
        output = run("q\n", *options.split())
        title = re.match(r"Deal (\d+) \(coloretto (play .*) deals it again\)\n", output)
        assert title
        assert run("q\n", *title[2].split()[1:]) == output
        numbers.add(title[1])
    assert len(numbers) > 1


def test_bots_have_names_and_their_level_at_the_first_mention(run: Callable[..., str]) -> None:
    output = run("q\n", "--players", "3", "--level", "regular", "--style", "gambler")
    assert "At the table: You, Bruno (regular:gambler), Clio (regular:gambler)" in output


def test_several_people_play_at_one_screen(run: Callable[..., str]) -> None:
    output = run("q\n", "--humans", "3", "--names", "Ana,Ben", "--bot", "greedy")
    assert "At the table: Ana, Ben, Player 3, Dario (greedy)" in output


def test_people_may_take_all_seats(run: Callable[..., str]) -> None:
    output = run("q\n", "--players", "2", "--names", "Ana,Ben")
    assert "At the table: Ana, Ben\n" in output


def test_bots_may_take_all_free_seats(run: Callable[..., str]) -> None:
    output = run("q\n", "--players", "3", "--bot", "greedy", "--bot", "casual")
    assert "At the table: You, Bruno (greedy), Clio (casual)" in output


@pytest.mark.parametrize(
    ("players", "answer", "shown"),
    [
        ([Player()], "d", r"  You draw [ROYGB+*]\n"),
        ([Player(), Player()], "d", r"  Player 1 draws [ROYGB+*]\n"),
        ([Player()], "t2", r"  You take row 2: B \$, and the golden joker reveals [ROYGB+*]\n"),
        ([Player(None, "Ana")], "t3", r"  Ana takes row 3: Y G\n"),
    ],
)
def test_a_move_is_shown_with_its_cards(players: list[Player], answer: str, shown: str) -> None:
    start = "2gb16 TP OB/RG ./B$/YG. - 1 - R8O8Y8G7B7+10*2"
    assert re.search(shown, dialogue([answer], position(start, *players)))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "2", "--names", "Ana,Ben,Cai"], "3 people do not fit at 2 seats"),
        (["--humans", "1", "--names", "Ana,Ben"], "2 names do not fit 1 person"),
        (["--humans", "2", "--names", "Ana,Ben,Cai"], "3 names do not fit 2 people"),
        (["--players", "2", "--bot", "greedy", "--bot", "random"], "2 bots do not fit: free seats: 1"),
        (["--bot", "greedy", "--level", "expert"], "--bot replaces --level and --style"),
        (["--bot", "greedy", "--style", "hoarder"], "--bot replaces --level and --style"),
        (["--bot", "genius"], "level must be one of .*"),
        (["--bot", "expert:lazy"], "style must be one of .*, not 'lazy'"),
        (["--resume", "/no/such/file"], r"\[Errno 2\] No such file or directory: '/no/such/file'"),
        (["--seed", "-1"], "a seed is a whole number from 0 to .*, not -1"),
    ],
)
def test_arguments_that_fit_no_game_are_reported(run: Callable[..., str], arguments: list[str], message: str) -> None:
    assert re.fullmatch(f"coloretto: {message}\n", run("", *arguments, status=2))


def test_rows_show_what_they_would_bring_to_the_player_to_act() -> None:
    output = dialogue([], position(RED_ROW, Player()))
    assert "row 1: RRR  +15\n  row 2: O..  +1\n  row 3: Y..  +1\n  row 4: ...\n" in output


def test_rows_show_what_the_drawn_card_would_make_of_them() -> None:
    output = dialogue([], position(DRAWN, Player()))
    assert "row 1: .  +2 with +\n  row 2: ..  +2 with +\n" in output


@pytest.mark.parametrize(
    ("command", "same"),
    [
        *[("?", "HELP"), ("d", "D"), ("h", "hint"), ("q", "quit"), ("r", "redo")],
        *[("s", "save"), ("u", "Undo"), ("v", "values"), ("w", "why")],
    ],
)
def test_a_command_can_be_a_word_and_may_be_capitalised(command: str, same: str) -> None:
    outputs = [dialogue(["d", "u", answer], position(RED_ROW, Player())) for answer in (command, same)]
    assert outputs[0] == outputs[1]
    assert "not an action" not in outputs[0]


def test_a_hint_names_the_kind_of_move_and_then_the_move() -> None:
    first, second = dialogue(["h", "h"], position(RED_ROW, Player())).split("\n  (h again: the best move)\n")
    assert "Taking a row looks best.\n  Which row gains you the most?" in first
    assert "t1" not in first.split("> ")[-1]
    assert "Best move: t1, take row 1.\n  This row gains 15 points; no other row gains more.\n" in second


def test_values_list_all_moves_best_first() -> None:
    output = dialogue(["v"], position(RED_ROW, Player()))
    values = re.findall(r"  (.) (..)  win chance +\d+ %, lead [+-]\d+\.\d points\n", output)
    assert values[0] == ("=", "t1")
    assert {action for _, action in values} == {"t1", "t2", "t3", "d "}


def test_why_explains_the_last_move_of_a_bot() -> None:
    game = position(RED_ROW.replace(" - 1 - ", " - 4 - "), *[Player()] * 3, Player("greedy"))
    output = dialogue(["w"], game)
    assert re.search("  Dario takes row 1: RRR\n    .*\n(?:.*\n)*    There was no better move.\n", output)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("w", "no computer player has made a move yet\n"),
        ("r", "there is nothing to redo\n"),
        ("s", "a saved game needs a file: s FILE\n"),
        ("s /no/such/folder/file", "the game could not be saved: No such file or directory\n"),
        (f"s {'x' * 300}", "the game could not be saved: File name too long"),
        (f"s {'x/' * 5000}x", "the game could not be saved: File name too long"),
        ("s /dev/null/x", "the game could not be saved: Not a directory"),
        ("s .", ". exists and is no saved game"),
        ("s /dev/zero", "/dev/zero exists and is no saved game"),
        ("s ~no-such-user/x.json", "'~no-such-user/x.json' cannot be the name of a file"),
        ("s a\0b", "'a\\x00b' cannot be the name of a file: it has a null character\n"),
        ("s \ud800", "'\\ud800' cannot be the name of a file"),
        ("t9", "not an action: 't9'"),
    ],
)
def test_commands_that_cannot_be_executed_keep_the_game(answer: str, message: str) -> None:
    game = position(RED_ROW, Player())
    assert f"\n  {message}" in dialogue([answer], game)
    assert not game.history


def test_the_table_is_shown_again_only_on_demand() -> None:
    table = "\n  supply 65 cards"
    assert dialogue(["nonsense"], position(RED_ROW, Player())).count(table) == 1
    assert dialogue([""], position(RED_ROW, Player())).count(table) == 2


def test_jokers_can_be_red() -> None:
    output = dialogue(["t3", "r"], position(LAST_MOVE, Player("random"), Player()))
    assert re.search("You: .*, jokers as R\n", output)


def test_a_review_lists_errors_luck_and_better_moves() -> None:
    output = dialogue(["t3", "", "h", "YES"], position(LAST_MOVE, Player("random"), Player()))
    _, no_hint, review = output.split("Review the game? y/N> ")
    assert no_hint == "\n  the game is over: there is no move to choose\n"
    assert (
        review
        == """
        own errors   luck   (points of lead over the best opponent)
  Iris        +0.0   +0.0
  You         -4.0   +0.0
  You: the costliest decisions
    move 1, blunder: t3 lost 50 % of the win chance; better t2, take row 2.
      This row gains 4 points; no other row gains more.
      The row is full and won't get any better.
      Everyone else has taken a row.
      It is the last round."""
    )


def test_a_review_names_people_without_costly_decisions() -> None:
    output = dialogue(["t2", "", "review", "n", "y"], position(LAST_MOVE, Player("random"), Player()))
    _, review, end = output.split("Review the game? y/N> ")
    assert review.endswith("\n  You: no costly decisions\n") and end == ""


def test_a_failing_bot_moves_at_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lost_bots.py").write_text("def bot(state, legal, rng):\n    raise KeyError('colour')\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = position(RED_ROW.replace(" - 1 - ", " - 4 - "), *[Player()] * 3, Player("lost_bots:bot"))
    output = dialogue([], game)
    assert "Dario: lost_bots:bot raised KeyError in lost_bots.py, line 2: 'colour'; a random move" in output
    assert game.history


def test_a_saved_game_continues_where_it_was(run: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "My Game"
    options = ("--players", "3", "--names", "Ana", "--bot", "greedy", "--bot", "casual:hoarder", "--seed", "5")
    saved = run(f"d\np1\ns {file}\nq\n", *options)
    resumed = run("q\n", "--resume", str(file))
    assert "At the table: Ana, Bruno (greedy), Clio (casual:hoarder)" in resumed
    assert resumed.startswith("Deal 5 ")
    assert resumed.split("\n\n")[-1] in saved


@pytest.mark.parametrize("practice", [True, False])
def test_a_saved_game_stays_practice(tmp_path: Path, practice: bool) -> None:
    game = Game.from_record(
        Game.deal(Variant(2), [Player()] * 2, seed=1).record(), [Player()] * 2, 1, practice=practice
    )
    save_game(game, tmp_path / "game")
    assert load_game(tmp_path / "game", ()).is_practice == practice


def test_saving_overwrites_saved_games_only(tmp_path: Path) -> None:
    file, other = tmp_path / "game", tmp_path / "letter"
    other.write_text("Dear Ana")
    output = dialogue([f"s {file}", f"s {file}", f"s {other}"], position(RED_ROW, Player()))
    assert output.count("saved; coloretto play") == 2
    assert "letter exists and is no saved game" in output
    assert other.read_text() == "Dear Ana"


def test_a_file_that_an_interrupted_save_left_empty_can_be_saved_to(tmp_path: Path) -> None:
    (tmp_path / "game").touch()
    assert "saved; coloretto play" in dialogue([f"s {tmp_path / 'game'}"], position(RED_ROW, Player()))


def test_saving_to_a_pipe_without_a_writer_ends(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    output = dialogue([f"s {tmp_path / 'pipe'}"], position(RED_ROW, Player()))
    assert "pipe exists and is no saved game" in output


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_save_that_fails_leaves_the_older_one_and_no_other_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    file = tmp_path / "game"
    dialogue([f"s {file}"], position(RED_ROW, Player()))
    before = file.read_text()
    monkeypatch.setattr(os, step, fail)
    output = dialogue(["d", f"s {file}"], position(RED_ROW, Player()))
    assert "the game could not be saved: No space left on device\n" in output
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"game": before}


def test_a_replaced_save_keeps_its_permissions_and_its_link(tmp_path: Path) -> None:
    file, link = tmp_path / "game", tmp_path / "link"
    link.symlink_to(file)
    dialogue([f"s {link}"], position(RED_ROW, Player()))
    before = file.read_text()
    file.chmod(0o640)
    dialogue(["d", f"s {link}"], position(RED_ROW, Player()))
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o640
    assert file.read_text() != before


def test_a_write_protected_save_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game"
    dialogue([f"s {file}"], position(RED_ROW, Player()))
    # Who runs the tests may be allowed to write to every file.
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert "could not be saved: Permission denied" in dialogue(["d", f"s {file}"], position(RED_ROW, Player()))


def save(tmp_path: Path, **changes: object) -> str:
    """Save a game, change the file, and return its path."""
    file = tmp_path / "game"
    dialogue([f"s {file}"], Game.deal(Variant(2), [Player(), Player("random")], seed=1))
    file.write_text(json.dumps(json.loads(file.read_text()) | changes))
    return str(file)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"coloretto_save": 99}, "/game is no saved game of this version"),
        ({"record": None}, "/game has no record or no players"),
        ({"record": "2cb15"}, "a record has 8 fields, separated by single spaces, not 1"),
        ({"players": None}, "/game has no record or no players"),
        ({"seed": -1}, "/game has no valid seed"),
        ({"seed": True}, "/game has no valid seed"),
        ({"seed": MAX_SEED + 1}, "/game has no valid seed"),
        ({"players": [{}]}, "coloretto: not a saved player: {}"),
        ({"players": [{"bot": None, "style": None, "name": "\x1b[2J"}] * 2}, "coloretto: not a name: '\\x1b[2J'"),
        (
            {"players": [{"bot": "cmd:rm", "style": None, "name": None}] * 2},
            "the saved game has a bot of your own: add --bot 'cmd:rm' if you trust it",
        ),
        ({"padding": "x" * 20_000}, "/game is no saved game of this version"),
    ],
)
def test_files_that_are_no_saved_game_are_reported(
    run: Callable[..., str], tmp_path: Path, changes: dict[str, object], message: str
) -> None:
    assert run("", "--resume", save(tmp_path, **changes), status=2).endswith(f"{message}\n")


def test_colours_are_an_addition_to_the_letters() -> None:
    plain, coloured = (dialogue(["d"], position(RED_ROW, Player()), colours=colours) for colours in (False, True))
    assert coloured != plain
    assert CONTROL.sub("", coloured) == plain


@pytest.mark.parametrize(
    ("environment", "is_terminal", "expected"),
    [
        ({"TERM": "xterm"}, True, True),
        ({"TERM": "xterm"}, False, False),
        ({"TERM": "dumb"}, True, False),
        ({"FORCE_COLOR": "1", "TERM": "dumb"}, False, True),
        ({"NO_COLOR": "1"}, True, False),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, True, False),
        ({"NO_COLOR": ""}, True, True),
    ],
)
def test_colours_follow_the_terminal_and_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], is_terminal: bool, expected: bool
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    stream = io.StringIO()
    monkeypatch.setattr(stream, "isatty", lambda: is_terminal)
    assert wants_colours(stream) == expected
