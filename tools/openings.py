"""Record prepared openings: what the engine answers in the first turns of a game, whatever the person chooses.

A first visit plays one of them until Python has started (docs/decisions/18-prepared-openings.md). A build runs
`python -m tools.openings FOLDER` when the engine has changed; web/src/engine/first-visit/prepared-opening.ts reads the
files.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from coloretto.service.session import Session

Json: TypeAlias = Any

DEALS: Final[Mapping[int, tuple[int, ...]]] = {
    2: (447821861, 645091527, 645285816),
    3: (718440477, 745523009, 481299318),
    4: (
        *(880050751, 136437626, 9396466, 949392167, 703589485),
        *(790442359, 353059395, 624668513, 675749665, 277084254),
        *(641155292, 767664076, 526692550, 286372630, 543777653),
    ),
    5: (480745186, 590804697, 169556054),
}
"""The seeds of the deals that are recorded, by number of players, which
`python -m coloretto_lab.experiments.first_deals` found. Play on the start screen deals to four."""

SECONDS: Final = 16.0
"""How long a person can play in an opening at the paces below, from the deal on: until Python starts on a slow network
(`python -m tools.bench.first_games` measures it)."""

PERSON_SECONDS: Final = 1.5
"""How long a person takes for a decision."""

BOT_SECONDS: Final = 0.7
"""The page's pause before an action of a computer player at the usual speed."""

DIGITS: Final = {"{id}": "0" * 32, "{salt}": "f" * 32}
"""What the page replaces by random digits, and what stands for it in a recording."""


class Recorder:
    """Records one deal: `tree` is [answer, next], and so is what follows, but with the change to the last answer.

    `next` is that of a computer player's action, or an object with one for each action of the person. It is missing
    where nothing is prepared.
    """

    def __init__(self, players: int, seed: int) -> None:
        """Open the deal and play."""
        self._session: Final = Session(iter(DIGITS.values()).__next__)
        opened = self._ask("open", query={"players": str(players), "seed": str(seed)})
        self.tree: Final[Json] = [opened, *self._next(opened, 0.0)]

    def _ask(self, method: str, **params: Json) -> Json:
        return json.loads(self._session.handle_whole(json.dumps({"method": method, "params": params})))["result"]

    def _next(self, answer: Json, seconds: float) -> list[Json]:
        """Return what follows an answer that the page gets after so many seconds: a list of one item, or of none."""
        waiting_for = answer["view"]["waiting_for"]
        if waiting_for == "bot" and seconds <= SECONDS:
            return [self._step(answer, self._ask("bot_action"), seconds + BOT_SECONDS)]
        if waiting_for == "human" and seconds + PERSON_SECONDS <= SECONDS:
            return [{action: self._choice(answer, action, seconds) for action in actions(answer["view"])}]
        return []

    def _choice(self, answer: Json, action: str, seconds: float) -> Json:
        self._ask("open", save=answer["save"])
        return self._step(answer, self._ask("play", action=action), seconds + PERSON_SECONDS)

    def _step(self, before: Json, after: Json, seconds: float) -> Json:
        return [change(before, after), *self._next(after, seconds)]


def actions(view: Json) -> list[str]:
    """List the actions that a view offers to the person."""
    offered = [view["supply"]["draw"], *(row[kind] for row in view["rows"] for kind in ("place", "take"))]
    return [action for action in offered if action is not None]


def change(before: Json, after: Json) -> Json:
    """Return what makes one JSON value of another one.

    An object has the changes of the items that differ, in an object or a list. [value] replaces an object or a list,
    [] removes an item, and [start, length, text] replaces a part of a text. Any other value replaces what was there.
    """
    match before, after:
        case dict(), dict():
            changed = {key: change(before.get(key), value) for key, value in after.items() if before.get(key) != value}
            return changed | {key: [] for key in before if key not in after}
        case list(), list() if len(after) >= len(before):
            padded = [*before, *[None] * (len(after) - len(before))]
            pairs = enumerate(zip(padded, after, strict=True))
            return {str(at): change(old, new) for at, (old, new) in pairs if at >= len(before) or old != new}
        case str(), str():
            return _edit(before, after)
        case _, dict() | list():
            return [after]
    return after


def _edit(before: str, after: str) -> Json:
    """Return the change of a text: the whole text if it is not longer."""
    most = min(len(before), len(after))
    start = next((at for at in range(most) if before[at] != after[at]), most)
    end = next((at for at in range(most - start) if before[-1 - at] != after[-1 - at]), most - start)
    edit = [start, len(before) - start - end, after[start : len(after) - end]]
    return min(edit, after, key=lambda each: len(json.dumps(each)))


def text_of(players: int, seed: int) -> str:
    """Return the file of a deal."""
    text = json.dumps(Recorder(players, seed).tree, separators=(",", ":"))
    for placeholder, digits in DIGITS.items():
        text = text.replace(digits, placeholder)
    return text


def main(folder: Path) -> None:
    """Write a file for each deal: the number of players and that of the deal are its name."""
    for players, seeds in DEALS.items():
        for number, seed in enumerate(seeds):
            (folder / f"{players}-{number}.json").write_text(text_of(players, seed), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
