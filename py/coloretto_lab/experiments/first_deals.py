"""Find deals whose first rounds show everything: the person begins, and soon meets all that a first game explains.

`python -m coloretto_lab.experiments.first_deals` prints the seeds for `DEALS` of tools/openings.py: run it when the
computer players have changed so much that tests/lab/test_first_deals.py fails.
"""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final, TypeAlias

from coloretto.service.session import Session

Json: TypeAlias = Any

COUNTS: Final = {2: 3, 3: 3, 4: 15, 5: 3}
"""How many deals to find, by number of players."""

ROUNDS: Final = 3
"""The rounds in which a person meets everything."""

EVENTS: Final = frozenset({"take", "taken", "fourth", "+2", "joker"})
"""The person takes a row; another player takes one with a card that the person placed; a colour counts against the
person; a +2 and a joker are turned over."""

PATIENCE: Final = (1, 2, 3)
"""The ways of a beginner: take the first row of so many cards that brings something. Cards go where most cards lie."""


def shows_everything(players: int, seed: int) -> bool:
    """Return whether the person begins and meets everything, whatever their patience."""
    return all(met(players, seed, patience) >= EVENTS for patience in PATIENCE)


def met(players: int, seed: int, patience: int) -> frozenset[str]:
    """Return what a person meets in the first rounds; nothing if another player begins."""
    session = Session()
    view = _ask(session, "open", query={"players": str(players), "seed": str(seed)})["view"]
    if view["current"] != 0:
        return frozenset()
    found: set[str] = set()
    own_rows: set[int] = set()
    while view["phase"] != "over" and view["round"] <= ROUNDS:
        known = len(view["log"])
        if view["waiting_for"] == "bot":
            view = _ask(session, "bot_action")["view"]
        else:
            view = _ask(session, "play", action=choice(view, patience))["view"]
        for entry in view["log"][known:]:
            match entry:
                case {"kind": "round"}:
                    own_rows.clear()
                case {"kind": "draw", "card": "joker" | "+2" as card}:
                    found.add(card)
                case {"kind": "place", "seat": 0, "row": row}:
                    own_rows.add(row)
                case {"kind": "take", "seat": 0}:
                    found.add("take")
                case {"kind": "take", "row": row} if row in own_rows:
                    found.add("taken")
        if any(pile["counts"] == "minus" for pile in view["seats"][0]["piles"]):
            found.add("fourth")
    return frozenset(found)


def choice(view: Json, patience: int) -> str:
    """Return the action of a beginner."""
    rows = view["rows"]
    if view["drawn"]:
        return str(max((len(row["cards"]), -index, row["place"]) for index, row in enumerate(rows) if row["place"])[2])
    takes = [(row["gain"], len(row["cards"]), row["take"]) for row in rows if row["take"]]
    good = [take for take in takes if take[0] > 0 and take[1] >= patience]
    return str(max(good)[2] if good else view["supply"]["draw"] or max(takes)[2])


def deals(players: int) -> Iterator[int]:
    """Yield the seeds of such deals, always the same and with as many digits as those that the engine draws."""
    rng = Random(players)
    while True:
        seed = int(rng.random() * 1_000_000_000)
        if shows_everything(players, seed):
            yield seed


def _ask(session: Session, method: str, **params: Json) -> Json:
    return json.loads(session.handle_whole(json.dumps({"method": method, "params": params})))["result"]


def main() -> None:
    """Print the seeds for each number of players."""
    for players, count in COUNTS.items():
        print(f"    {players}: {tuple(islice(deals(players), count))},", flush=True)


if __name__ == "__main__":
    main()
