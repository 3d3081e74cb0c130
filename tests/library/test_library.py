"""Games as programs play them: `coloretto.Game` and the forms in which objects print."""

import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import coloretto
from coloretto import Game, HistoryEntry, Player, Record, Variant, parse_state, record_from_text
from coloretto.bots.base import Task, completed
from coloretto.bots.table import Table
from coloretto.game import Game as PageGame
from coloretto.record import Record as RecordClass
from coloretto.scoring import joker_count
from coloretto.state import Setup
from tests.support.games import VARIANTS, name

DRAWN = "2gb16 TP OB/RG O/B./... - 1 + R8O7Y9G8B7+9*2$"
LAST_ROUND = "2cb15 RY O4G3T3B2P+3*2/G2T4B2P5+2* x/OT/OOB 1 2 - O2GB3P2+4"
START = "4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3"
NAMES = vars(coloretto.api) | {"Setup": Setup, "HistoryEntry": HistoryEntry, "Record": RecordClass}


def played(players: int = 3, seed: int = 5, choose_jokers: bool = False) -> Game:
    """Return a game that was played to its end by the natural loop."""
    game = Game.deal(players, seed=seed, choose_jokers=choose_jokers)
    rng = Random(seed)
    while not game.is_over:
        game.play(rng.choice(game.legal_actions()))
    return game


def test_the_natural_loop_ends_in_every_variant() -> None:
    for variant in VARIANTS:
        game = Game.deal(variant, seed=3)
        rng = Random(3)
        while not game.is_finished:
            game.play(rng.choice(game.legal_actions()))
        assert game.legal_actions() == []
        assert game.record().scores == game.scores()


def test_people_choose_joker_colours_if_the_game_is_dealt_so() -> None:
    game = next(game for seed in range(9) if (game := played(seed=seed, choose_jokers=True)).joker_chooser is not None)
    seat = game.joker_chooser
    assert seat is not None and game.is_over and not game.is_finished
    game.choose_jokers(seat, [0] * joker_count(game.state.areas[seat]))
    assert set(game.jokers(seat)) == {0}


def test_jokers_are_chosen_only_in_a_game_dealt_so() -> None:
    with pytest.raises(coloretto.IllegalActionError, match="deal the game with choose_jokers=True"):
        played().choose_jokers(0, [])


def test_the_game_of_the_page_still_asks_people_for_joker_colours() -> None:
    records = [played(seed=seed).record()._replace(jokers=(None,) * 3, scores=None) for seed in range(9)]
    games = [PageGame.from_record(record, [Player()] * 3) for record in records]
    assert any(game.joker_chooser is not None for game in games)


def test_a_game_is_dealt_for_a_number_of_players_or_a_variant() -> None:
    assert Game.deal(4, seed=7) == Game.deal(Variant(4), [Player()] * 4, seed=7)
    assert Game.deal(2, seed=7) != Game.deal(2, seed=8)


def test_a_game_without_a_seed_is_a_random_deal_that_can_be_repeated() -> None:
    games = [Game.deal(4) for _ in range(5)]
    assert len({game.to_text() for game in games}) > 1
    assert all(Game.deal(4, seed=game.seed) == game for game in games)


def test_an_action_is_played_by_its_text_its_number_or_itself() -> None:
    game = Game.deal(3, seed=5)
    assert [str(game.play(action)) for action in ("d", 1, game.legal_actions()[0])] == ["d G", "p1", "d T"]


@pytest.mark.parametrize("action", [None, "x", "t9", 99, -1, 1.5, [], True])
def test_what_cannot_be_played_is_refused_and_the_game_stays(action: object) -> None:
    game = Game.deal(3, seed=5)
    before = game.copy()
    with pytest.raises((coloretto.NotationError, coloretto.IllegalActionError), match=r"not an action|is not possible"):
        game.play(action)  # type: ignore[arg-type]
    assert game == before


def test_the_ranking_is_that_of_the_scores() -> None:
    game = played()
    ranked = [game.scores()[seat] for _, seat in game.ranking()]
    assert ranked == sorted(game.scores(), reverse=True)
    assert game.winners() == [seat for seat in range(3) if game.scores()[seat] == max(game.scores())]


@pytest.mark.parametrize("copied", [Game.copy, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_is_equal_and_independent(copied: Callable[[Game], Game]) -> None:
    game = Game.deal(3, seed=5)
    game.play("d")
    other = copied(game)
    assert other == game and other is not game
    other.play("p1")
    assert (len(game.history), len(other.history), other == game) == (1, 2, False)
    game.undo()
    assert game.undone and not other.undone


def test_games_and_their_parts_print_what_can_be_pasted() -> None:
    game = Game.deal(3, [Player.person("Ana"), "expert:spoiler", "random"], seed=5)
    game.play("d")
    shown: list[object] = [game, game.state, game.record(), game.history[0], game.variant, game.players]
    for value in shown:
        pasted = eval(repr(value), dict(NAMES))
        assert pasted == value and type(pasted) is type(value)
    assert repr(coloretto.bot("expert:spoiler")) == "bot('expert:spoiler')"


@pytest.mark.parametrize("variant", VARIANTS[::5], ids=name)
def test_a_game_is_read_from_its_text_and_its_json(variant: Variant) -> None:
    game = Game.deal(variant, seed=5)
    for _ in range(20):
        game.play(game.legal_actions()[0])
    assert Game.from_text(game.to_text(), seed=5) == game
    assert Game.from_json(game.to_json(), seed=5) == game
    assert Game.from_json(json.dumps(game.to_json()), seed=5) == game


def test_a_position_and_a_game_print_as_the_table_of_the_terminal() -> None:
    lines = str(parse_state(START)).splitlines()
    assert lines[0].strip() == "supply 65 cards, last round in 51 draws"
    assert lines[1] == "> Player 1    6  RRR"
    assert lines[5:] == ["  row 1: RRR  +15", "  row 2: O..  +1", "  row 3: Y..  +1", "  row 4: ..."]
    assert "Ana" in str(Game.deal(2, [Player.person("Ana"), "casual"], seed=1))
    assert (
        str(parse_state(LAST_ROUND))
        == """  supply 12 cards, LAST ROUND
  Player 1   35  OOOO GGG TTT BB P +++ **  (out)
> Player 2   35  GG TTTT BB PPPPP ++ *
  row 1: taken
  row 2: OT  +4
  row 3: OOB  +0"""
    )
    assert (
        str(parse_state(DRAWN))
        == """  supply 51 cards, last round in 36 draws
> Player 1    2  O B
  Player 2    2  R G
  row 1: O  +2
  row 2: B.  +4 with +
  row 3: ...  +2 with +
  drawn card: +"""
    )


def test_a_game_that_is_over_prints_as_its_scores_best_first() -> None:
    players = [Player.person("Ana"), Player.bot("casual"), Player.bot("greedy")]
    assert (
        str(Game.from_record(played().record(), players))
        == """Final scores
    35  Ana: OOOO YYYY GGG TT B PPPPP ++ *, jokers as P
    31  Clio: OO Y GG TT BBBBBB P +++ *, jokers as O
    25  Bruno: O YY GGGG T B PPP ++ *, jokers as G"""
    )


def test_a_position_as_text_has_a_picture() -> None:
    assert coloretto.svg.table(START) == coloretto.svg.table(parse_state(START))


def test_every_state_of_a_game_prints() -> None:
    game = played()
    assert all(str(entry.after) and "tuple" not in repr(entry) for entry in game.history)
    assert "chance" not in str(coloretto.apply_action(parse_state(START), coloretto.Action("d")))


def test_records_are_read_from_a_file_and_from_lines(tmp_path: Path) -> None:
    games = [played(seed=seed) for seed in range(3)]
    lines = [games[0].to_text(), "", json.dumps(games[1].to_json()), games[2].to_text()]
    file = tmp_path / "games.txt"
    file.write_text("\n".join(lines), encoding="utf-8")
    for source in (lines, file, str(file)):
        assert [Game.from_record(record).scores() for record in coloretto.read_records(source)] == [
            game.scores() for game in games
        ]


def test_the_text_of_records_is_not_taken_for_the_name_of_a_file() -> None:
    game = played()
    for text in (game.to_text(), json.dumps(game.to_json()), f"{game.to_text()}\n{game.to_text()}"):
        with pytest.raises(coloretto.NotationError, match=r"so split this text with splitlines\(\)"):
            next(coloretto.read_records(text))
        assert next(coloretto.read_records(text.splitlines())).scores in (None, game.scores())


def test_the_actions_of_bots_are_taken_back_by_their_number() -> None:
    game = Game.deal(2, ["greedy", "random"], seed=1)
    with pytest.raises(coloretto.IllegalActionError, match=r"^there is nothing to undo$"):
        game.undo()
    game.play("d")
    with pytest.raises(coloretto.IllegalActionError, match=r"rewind\(1\) takes back an action of a bot"):
        game.undo()
    with pytest.raises(coloretto.IllegalActionError, match=r"^0 to 1 actions can be taken back, not 2$"):
        game.rewind(2)
    game.rewind(1)
    assert (game.to_text(), game.undone) == (Game.deal(2, seed=1).to_text(), (0,))


def test_a_review_names_actions_by_their_text() -> None:
    game = Game.deal(2, seed=1)
    game.play("d")
    assert "best=Action('d')" in repr(coloretto.review(game).decisions[0])


def test_a_line_that_is_no_record_is_named_by_its_number() -> None:
    records = coloretto.read_records([played().to_text(), "nonsense"])
    assert isinstance(next(records), Record)
    with pytest.raises(coloretto.NotationError, match=r"^line 2: a record has 8 fields"):
        next(records)


def test_a_line_whose_bytes_are_no_text_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_bytes(b"\xef\xbb\xbf\n\xff\n")
    with pytest.raises(coloretto.NotationError, match=r"^line 2: a record has 8 fields"):
        next(coloretto.read_records(file))


class Listener:
    """A bot that remembers what it was asked."""

    def think(self, state: coloretto.State, limit: coloretto.Limit, rng: Random) -> Task[coloretto.Choice]:
        self.asked = state, limit, rng.random()
        return completed(coloretto.Choice(coloretto.legal_actions(state)[0], {}, 0))


def test_a_bot_thinks_about_a_position_within_the_limits_and_with_the_seed() -> None:
    state, listener = parse_state(START), Listener()
    bot = coloretto.bot(listener)
    for position in (state, Game.deal_from(state, seed=1)):
        bot.choose(position, nodes=5, seconds=1.5, seed=3)
        assert listener.asked == (state, coloretto.Limit(5, 1.5), Random(3).random())
    assert bot.evaluate(state).action == coloretto.legal_actions(state)[0]
    assert listener.asked[1] == coloretto.Limit()


def test_bots_of_a_game_think_within_the_limit_of_the_call() -> None:
    listener = Listener()
    coloretto.play_out(Game.deal(2, [listener, "random"], seed=1), coloretto.Limit(nodes=7))
    assert listener.asked[1] == coloretto.Limit(nodes=7)


def test_a_bot_prints_as_what_it_was_made_from() -> None:
    def first(table: Table) -> object:
        return table.legal[0]

    assert (repr(coloretto.bot("greedy")), str(coloretto.bot("greedy"))) == ("bot('greedy')", "greedy")
    assert (repr(coloretto.bot(first)), str(coloretto.bot(first))) == ("bot(first)", "first")
    assert (repr(coloretto.bot(Listener)), str(coloretto.bot(Listener))) == ("bot(Listener)", "Listener")
    assert str(coloretto.bot(Listener())) == "Listener"
    assert repr(coloretto.bot(Listener())).startswith("bot(<")
    assert coloretto.bot(greedy := coloretto.bot("greedy")) is greedy


def test_a_game_from_a_position_has_no_json_and_says_so() -> None:
    game = Game.deal_from(parse_state(START), seed=1)
    assert game.seed == 1
    assert Game.from_text(game.to_text(), seed=1) == game
    with pytest.raises(coloretto.NotationError, match="only a game from its setup has a JSON form"):
        game.to_json()
    with pytest.raises(coloretto.NotationError, match="only a game from its setup has a JSON form"):
        coloretto.record_to_json(record_from_text(game.to_text()))


WRONG_CALLS: dict[str, tuple[Callable[[], object], str]] = {
    "variant": (lambda: Game.deal("four"), "a game needs a Variant or the number of players, not 'four'"),  # type: ignore[arg-type]
    "players": (lambda: Game.deal(9), "players must be one of 2, 3, 4, 5, not 9"),
    "one bot": (lambda: Game.deal(2, "expert"), "players are a list with one for each seat, not 'expert'"),
    "person": (lambda: Game.deal(2, ["Ana", "expert"]), r"; a person is None or Player.person\(name\)$"),
    "constructor": (lambda: Game(), r"begins with a Record, not None: Game.deal\(4\) deals a game"),
    "number of players": (lambda: Game(4), "begins with a Record, not 4"),  # type: ignore[arg-type]
    "number": (lambda: Game.deal(2, [1, 2]), "1 is no bot: a bot is a level .newcomer, casual"),
    "seats": (lambda: Game.deal(3, ["expert"]), "3 seats need as many players, not 1"),
    "seed": (lambda: Game.deal(2, seed="x"), "a seed is a whole number from 0 to"),  # type: ignore[arg-type]
    "fraction": (lambda: Game.deal(2, seed=1.5), "a seed is a whole number from 0 to"),  # type: ignore[arg-type]
    "negative": (lambda: Game.deal(2, seed=-1), "a seed is a whole number from 0 to"),
    "state": (lambda: Game.deal_from("x"), "a game is taken up at a State, not 'x'"),  # type: ignore[arg-type]
    "record": (lambda: Game.from_record("x"), "this is no Record: 'x'"),  # type: ignore[arg-type]
    "text": (lambda: Game.from_text(3), "a record is text, not 3"),  # type: ignore[arg-type]
    "json": (lambda: Game.from_json(3), "a record must be an object, not 3"),
    "position": (lambda: parse_state(3), "a position to parse is text, not 3"),  # type: ignore[arg-type]
    "written position": (lambda: coloretto.format_state("x"), "to write is a State, not 'x'"),  # type: ignore[arg-type]
    "record text": (lambda: record_from_text(3), "a record to read is text, not 3"),  # type: ignore[arg-type]
    "written record": (lambda: coloretto.record_to_text(3), "to write is a Record, not 3"),  # type: ignore[arg-type]
    "action text": (lambda: coloretto.parse_action(3), "an action to parse is text, not 3"),  # type: ignore[arg-type]
    "written action": (lambda: coloretto.format_action(99), "not an action: 99"),
    "playing out": (lambda: coloretto.play_out("x"), "bots play out a Game, not 'x'"),  # type: ignore[arg-type]
    "many cards": (lambda: coloretto.score("R99"), "a game has 0 to 9 cards R, not 99"),
    "few counts": (lambda: coloretto.score((1, 2)), "cards are text, such as .R4O2.2.., or 10 counts, not"),
    "cards": (lambda: coloretto.score(3), "or 10 counts, not 3"),  # type: ignore[arg-type]
    "review": (lambda: coloretto.review("x"), "a review needs a Game, not 'x'"),  # type: ignore[arg-type]
    "nodes": (lambda: coloretto.Limit(nodes=-1), "nodes must be a number from 1, or None, not -1"),
    "text nodes": (lambda: coloretto.Limit("a"), "nodes must be a number from 1, or None, not 'a'"),  # type: ignore[arg-type]
    "seconds": (lambda: coloretto.Limit(seconds=-1), "seconds must be a number from 0, or None, not -1"),
    "picture": (lambda: coloretto.svg.table(3), "a table is that of a State, a Game or .* not 3"),  # type: ignore[arg-type]
    "size": (lambda: coloretto.svg.table(START, size=-5), "size must be a whole number of pixels from 1, not -5"),
    "text size": (lambda: coloretto.svg.row("R", size="a"), "size must be a whole number"),  # type: ignore[arg-type]
    "area": (lambda: coloretto.svg.area("R99"), "a game has 0 to 9 cards R, not 99"),
    "legal actions": (lambda: coloretto.legal_actions("x"), "the rules apply to a State, not 'x'$"),  # type: ignore[arg-type]
    "applied to": (lambda: coloretto.apply_action("x", "d"), "the rules apply to a State, not 'x'$"),  # type: ignore[arg-type]
    "outcomes": (lambda: coloretto.chance_outcomes("x"), "the rules apply to a State, not 'x'$"),  # type: ignore[arg-type]
    "turned up in": (lambda: coloretto.apply_outcome("x", 0), "the rules apply to a State, not 'x'$"),  # type: ignore[arg-type]
    "action": (
        lambda: coloretto.apply_action(parse_state(START), 99),
        "99 is not one of the legal actions: d, t1, t2, t3$",
    ),
    "card": (
        lambda: coloretto.apply_outcome(coloretto.apply_action(parse_state(LAST_ROUND), "d"), 99),
        r"99 is not one of the cards that can turn up: 1 \(O\), 3 \(G\), 5 \(B\), 6 \(P\), 7 \(\+\)$",
    ),
    "seat": (lambda: played().jokers(3), "a seat is 0 to 2, not 3$"),
    "chooser": (lambda: played(choose_jokers=True).check_jokers(-1, []), "a seat is 0 to 2, not -1$"),
    "colours": (
        lambda: played(choose_jokers=True).check_jokers(0, ["x"]),  # type: ignore[list-item]
        "colours are a list of numbers from 0 to 6, not .'x'.$",
    ),
    "one colour": (
        lambda: played(choose_jokers=True).check_jokers(0, 5),  # type: ignore[arg-type]
        "colours are a list of numbers from 0 to 6, not 5$",
    ),
    "bot's position": (lambda: coloretto.bot("greedy").choose("x"), "at a State or in a Game, not 'x'$"),  # type: ignore[arg-type]
    "bot's seed": (
        lambda: coloretto.bot("greedy").choose(parse_state(START), seed="x"),  # type: ignore[arg-type]
        "a seed is a whole number, not 'x'$",
    ),
    "line": (lambda: next(coloretto.read_records([3])), "line 1 is not text: 3$"),  # type: ignore[list-item]
    "lines": (lambda: next(coloretto.read_records(3)), "records are in a file or in lines of text, not 3$"),  # type: ignore[arg-type]
    "record as JSON": (lambda: coloretto.record_to_json("x"), "a record to write is a Record, not 'x'$"),  # type: ignore[arg-type]
    "person's turn": (lambda: coloretto.play_out(Game.deal(2, seed=1)), "it is not a bot's turn$"),
}


@pytest.mark.parametrize("call", WRONG_CALLS)
def test_a_wrong_argument_is_refused_in_our_words(call: str) -> None:
    wrong, message = WRONG_CALLS[call]
    with pytest.raises(coloretto.ColorettoError, match=message):
        wrong()
