"""Conversations between page and engine, from which the files in tests/data/bridge are made."""

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from coloretto.bots import bot_from_level
from coloretto.bots.base import Limit, choose
from coloretto.cards import Variant
from coloretto.game import Game, Player
from coloretto.library import play_out
from coloretto.notation.text import action_to_text, record_from_text, record_to_text
from coloretto.service.session import Session
from coloretto.svg.parts import PALETTE
from tests.bridge.support.driver import finish, send
from tests.support import trainer_positions

Pair = dict[str, Any]

SAVES = Path(__file__).parents[2] / "data" / "saves"
DAY = "2026-11-21"
YOUR_MOVE = "4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3"
OTHER_MOVE = "4cb15 - R3/O/Y/G RRR/T../Y../... - 1 - R3O8Y7G8T8B9P9+10*3"


def four_players() -> Iterator[Pair]:
    """The first round of a game of one person against three bots, with an undo and a redo."""
    conversation = _Conversation("four-players")
    yield conversation.ask("open", query={"players": "4", "seed": "7"})
    for _ in range(6):
        yield from conversation.person_acts()
    yield conversation.ask("undo")
    yield conversation.ask("redo")


def practice() -> Iterator[Pair]:
    """A draw is undone, which makes the game practice."""
    conversation = _Conversation("practice")
    yield conversation.ask("open", query={"players": "2", "seed": "7"})
    yield from conversation.person_acts()
    yield conversation.ask("undo")


def five_players_start() -> Iterator[Pair]:
    """A new game of five, golden and grey, up to its person's first turn."""
    conversation = _Conversation("five-players-start")
    yield conversation.ask("open", query={"players": "5", "edition": "golden", "scoring": "grey", "seed": "4"})
    yield from conversation.person_acts()


def five_players_end() -> Iterator[Pair]:
    """A game of five, golden and grey, loaded in its last round and played to its end, jokers included."""
    save = _saved_game("last-round-with-jokers")
    conversation = _Conversation("five-players-end")
    yield conversation.ask("open", save=save)
    while conversation.view["phase"] != "over":
        yield from conversation.person_acts()


def reviewed() -> Iterator[Pair]:
    """The same game when it is over: reviewed, replayed at costly decisions and a loss, and taken over at one."""
    conversation = _Conversation("reviewed")
    yield conversation.ask("open", save=_saved_game("finished-with-jokers"))
    record_pair = conversation.ask("record")
    yield record_pair
    record = record_pair["answer"]["result"]["text"]
    review = conversation.ask("review", record=record)
    yield review
    ends = [ply for seat in review["answer"]["result"]["seats"] for ply in seat["costliest"]]
    chances = [at["share"][0] for at in review["answer"]["result"]["curve"]]
    largest_loss = max(range(1, len(chances)), key=lambda ply: chances[ply - 1] - chances[ply])
    for ply in sorted({largest_loss, *(step for end in ends for step in (end, end + 1))}):
        yield conversation.ask("replay", record=record, ply=ply)
    yield conversation.ask("open", record=record, ply=review["answer"]["result"]["seats"][0]["costliest"][0], seat=0)
    yield conversation.ask("hint")


def two_people() -> Iterator[Pair]:
    """Two people with names at one screen."""
    conversation = _Conversation("two-people")
    seats = [{"kind": "human", "level": None, "name": name} for name in ("Ana", "Ben")]
    setup = {"players": 2, "edition": "golden", "scoring": "brown", "marker_depth": None, "seed": 11, "seats": seats}
    yield conversation.ask("open", setup=setup)
    for _ in range(4):
        yield from conversation.person_acts()


def faults() -> Iterator[Pair]:
    """Invalid queries, a corrupted save, and illegal actions."""
    conversation = _Conversation("faults")
    yield conversation.ask("undo")
    yield conversation.ask("open", save="{corrupted")
    yield conversation.ask("open", query={"players": "9", "edition": "silver", "level": "god", "seed": "5"})
    yield conversation.ask("play", action="t1")
    yield conversation.ask("play", action="nonsense")
    yield conversation.ask("fly")


def your_move() -> Iterator[Pair]:
    """A puzzle: the values of the actions, one played, the bots' answer, an undo."""
    conversation = _Conversation("your-move")
    yield conversation.ask("open", position=YOUR_MOVE, query={"level": "regular", "seed": "3"})
    for _ in range(2):
        yield conversation.ask("hint")
    for _ in range(2):
        yield from conversation.person_acts()
    yield conversation.ask("why")
    yield conversation.ask("undo")


def unanswered() -> Iterator[Pair]:
    """A puzzle whose values are not available."""
    conversation = _Conversation("unanswered")
    yield conversation.ask("open", position=YOUR_MOVE, query={"level": "regular", "seed": "3"})


def coach() -> Iterator[Pair]:
    """A hint where to place a card, and explanations of the bots' actions since."""
    conversation = _Conversation("coach")
    yield conversation.ask("open", query={"players": "4", "seed": "48"})
    for _ in range(6):
        yield from conversation.person_acts()
    while conversation.view["phase"] != "place" or conversation.view["waiting_for"] == "bot":
        yield from conversation.person_acts()
    yield conversation.ask("hint")
    for _ in range(2):
        yield from conversation.person_acts()
    while conversation.view["waiting_for"] == "bot":
        yield conversation.ask("bot_action")
    why = conversation.ask("why")
    yield why
    yield conversation.ask("why", ply=why["answer"]["result"]["ply"] - 1)


def replay() -> Iterator[Pair]:
    """A record replayed ply by ply, invalid records, a review, and the game taken over."""
    variant = Variant(3, "golden")
    game = Game.deal(variant, [Player("careful")] * 3, seed=6)
    play_out(game, Limit())
    record = record_to_text(game.record())
    plies = len(game.history)
    conversation = _Conversation("replay")
    for ply in (*range(4), plies - 1, plies):
        yield conversation.ask("replay", record=record, ply=ply)
    yield conversation.ask("replay", record=record, ply=plies + 1)
    yield conversation.ask("replay", record=record.replace("d", "t", 1), ply=0)
    yield conversation.ask("review", record=record)
    yield conversation.ask("open", record=record, ply=8, seat=game.history[8].before.seat)
    yield from conversation.person_acts()
    yield conversation.ask("record")


def begun() -> Iterator[Pair]:
    """A game of one person against two bots up to its second turn: its record, and a comparison of shuffles."""
    conversation = _Conversation("begun")
    yield conversation.ask("open", query={"players": "3", "seed": "3"})
    yield conversation.ask("commitment")
    yield conversation.ask("record")
    yield conversation.ask("shuffle")
    for _ in range(3):
        yield from conversation.person_acts()
    yield conversation.ask("record")
    yield conversation.ask("shuffle")


def finished() -> Iterator[Pair]:
    """A finished game: its record, replays, texts, its deck revealed, and its deal played again from another seat."""
    conversation = _Conversation("finished")
    save = _saved_game("finished")
    for _ in range(3):
        yield conversation.ask("open", save=save)
    setup = _setup_to_deal_again(conversation.view)
    for _ in range(3):
        yield conversation.ask("record")
    forms = conversation.ask("record")["answer"]["result"]
    yield conversation.ask("commitment")
    yield conversation.ask("reveal")
    yield conversation.ask("shuffle")
    plies = len(forms["json"]["actions"])
    for ply in (0, 0, 1, 2, 3, plies - 1, plies):
        yield conversation.ask("replay", record=forms["text"], ply=ply)
    json_form = json.dumps(forms["json"], separators=(",", ":"))
    for text in (json_form, "rubbish"):
        yield conversation.ask("replay", record=text, ply=0)
    illegal = json.loads(save)["record"].replace("dp2", "t1p2", 1)
    for text in (forms["text"], json_form, illegal, '{"save": 2}', "rubbish"):
        yield conversation.ask("read", text=text)
    reading = conversation.ask("read", text=save)
    yield reading
    yield conversation.ask("open", save=reading["answer"]["result"]["save"])
    _, *bots = setup["seats"]
    yield conversation.ask("open", ply=0, seat=1, bots=[bots[1], bots[0]])
    yield from conversation.person_acts()


def strongest() -> Iterator[Pair]:
    """The deal of a finished game again, with the strongest bot at the person's seat; no action yet."""
    conversation = _Conversation("strongest")
    yield conversation.ask("open", save=_saved_game("finished"))
    setup = _setup_to_deal_again(conversation.view)
    _, *bots = setup["seats"]
    yield conversation.ask("open", setup={**setup, "seats": [{**bots[0], "level": "master"}, *bots]})


def daily() -> Iterator[Pair]:
    """The daily deal: started, loaded at once and shortly before its end, finished; its par."""
    save = _late_daily_save(actions_left=14)
    conversation = _Conversation("daily")
    begun = conversation.ask("open", day=DAY)
    yield begun
    yield conversation.ask("open", save=begun["answer"]["result"]["save"])
    yield conversation.ask("open", save=save)
    while conversation.view["phase"] != "over":
        yield from conversation.person_acts()
    yield conversation.ask("par", date=DAY)


def rated() -> Iterator[Pair]:
    """Ratings by two games, by one more, and by more games than count."""
    conversation = _Conversation("rated")
    tables = [(4, "brown", 4.0), (2, "grey", 0.0), (5, "brown", 9.5), (3, "grey", 2.25)]
    games = [{"players": players, "scoring": scoring, "lost": lost} for players, scoring, lost in tables]
    for played in (2, 3, 32):
        yield conversation.ask("rating", games=[games[number % len(games)] for number in range(played)])


def book() -> Iterator[Pair]:
    """Two decisions from the list of mistakes, and the values of their actions."""
    conversation = _Conversation("book")
    for position in (YOUR_MOVE, OTHER_MOVE):
        yield conversation.ask("open", position=position, seed=0)
        yield conversation.ask("hint")


def trainer() -> Iterator[Pair]:
    """Two decisions of a theme of the trainer, each with its answer."""
    conversation = _Conversation("trainer")
    for position in trainer_positions.POSITIONS["stake"][:2]:
        yield conversation.ask("open", position=position["position"], seed=0)
        yield conversation.ask("hint")


def trainer_day() -> Iterator[Pair]:
    """The position of a day in the trainer, with its answer."""
    conversation = _Conversation("trainer-day")
    _, position = trainer_positions.of_day(DAY)
    yield conversation.ask("open", position=position["position"], seed=0)
    yield conversation.ask("hint")


def pictures() -> Iterator[Pair]:
    """Pictures of the game in play and of a ply of a record, and pictures that cannot be drawn."""
    drawn = picture("Ana & Ben", "Bruno")
    conversation = _Conversation("pictures")
    yield conversation.ask("picture", **drawn)
    yield conversation.ask("open", query={"players": "2", "edition": "golden", "seed": "7"})
    yield from conversation.person_acts()
    yield conversation.ask("picture", **drawn)
    record = json.loads(_saved_game("finished"))["record"]
    plies = record_from_text(record).actions
    trio = picture("Ana", "Bruno", "Clio")
    for ply in (8, len(plies)):
        yield conversation.ask("picture", **trio, replay={"record": record, "ply": ply})
    yield conversation.ask("picture", **trio, replay={"record": record, "ply": len(plies) + 1})
    yield conversation.ask("picture", **trio)


SCENARIOS = {
    "four-players": four_players,
    "five-players-start": five_players_start,
    "practice": practice,
    "five-players-end": five_players_end,
    "two-people": two_people,
    "trainer": trainer,
    "trainer-day": trainer_day,
    "faults": faults,
    "your-move": your_move,
    "unanswered": unanswered,
    "coach": coach,
    "reviewed": reviewed,
    "replay": replay,
    "begun": begun,
    "finished": finished,
    "strongest": strongest,
    "daily": daily,
    "book": book,
    "pictures": pictures,
    "rated": rated,
}


def counted_digits(name: str) -> Callable[[], str]:
    """Return a function that returns ids and salts, the same in every run and different for each name."""
    ends = count(1)
    return lambda: f"{name.encode().hex()[-24:]:0>24}{next(ends):08x}"


def picture(*names: str) -> dict[str, Any]:
    """Return the parameters of a picture in which the first player is a person."""
    words = ("title", "description", "heading", "variant", "supply", "last_round", "no_cards", "to_move", "out")
    return {
        "words": {name: f"the {name.replace('_', ' ')}" for name in words},
        "players": [{"kind": "bot" if seat else "human", "name": name} for seat, name in enumerate(names)],
        "palette": {name: f"rgb({10 * index}, 0, 0)" for index, name in enumerate(PALETTE)},
    }


class _Conversation:
    """A session and the page's side of its conversation."""

    def __init__(self, name: str) -> None:
        self.session = Session(counted_digits(name))
        self.view: Any = None

    def ask(self, method: str, **params: Any) -> Pair:
        request: Pair = {"method": method, **({"params": params} if params else {})}
        answer = finish(self.session, send(self.session, request))
        self.view = answer.get("result", {}).get("view", self.view)
        return {"request": request, "answer": answer}

    def person_acts(self) -> Iterator[Pair]:
        """Let the bots act until a person must; then act for that person, once."""
        while self.view["waiting_for"] == "bot":
            yield self.ask("bot_action")
        if self.view["phase"] == "jokers":
            choice = self.view["jokers"]
            yield self.ask("choose_jokers", seat=choice["seat"], colours=choice["choice"])
        elif self.view["phase"] != "over":
            yield self.ask("play", action=self._good_action())

    def _good_action(self) -> str:
        game = self.session.game
        assert game is not None
        return action_to_text(choose(bot_from_level("careful"), game.state, Limit(), Random(0)).action)


def _saved_game(name: str) -> str:
    """Return a save of tests/data/saves, where games stay the same when the bots change."""
    return (SAVES / f"{name}.json").read_text(encoding="utf-8").strip()


def _setup_to_deal_again(view: Any) -> dict[str, Any]:
    keys = ("players", "edition", "scoring", "marker_depth", "seed")
    seats = [{key: seat[key] for key in ("kind", "level", "style", "name")} for seat in view["seats"]]
    return {**{key: view[key] for key in keys}, "seats": seats}


def _late_daily_save(*, actions_left: int) -> str:
    conversation = _Conversation("late-daily")
    saves: list[str] = [conversation.ask("open", day=DAY)["answer"]["result"]["save"]]
    while conversation.view["phase"] != "over":
        saves += [pair["answer"]["result"]["save"] for pair in conversation.person_acts()]
    return saves[-1 - actions_left]
