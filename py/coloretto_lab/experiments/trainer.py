"""Find positions for the trainer: `python -m coloretto_lab.experiments.trainer --out FILE`.

Players of the level regular play among themselves. A decision becomes a position for the trainer if one choice is
clearly the best by the coach, with several sets of random numbers, and if the level often misses it. `--check FILE`
evaluates the positions of a file by random numbers that no measurement uses; with `--out`, those that pass are kept.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count, product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias, get_args

from joblib import Parallel, delayed  # type: ignore[import-untyped]

from coloretto.bots import bot_from_level
from coloretto.bots.base import Limit, choose, run
from coloretto.bots.gains import row_gain
from coloretto.bots.mutable_state import MutableState
from coloretto.cards import EDITIONS, GOLDEN, JOKER, PLAYERS, SCORINGS, Variant
from coloretto.cli.options import positive
from coloretto.coach.action_values import SIGNIFICANT_DIFFERENCE, ActionValues, evaluate_decision
from coloretto.coach.reasons import reasons_for
from coloretto.files import replace_file
from coloretto.notation.text import action_from_text, action_to_text, decision_from_text, state_to_text
from coloretto.rules import is_last_round
from coloretto.state import DRAW, Action, Row, State, is_place, is_take, row_from_action
from coloretto_lab.arena import play_with_itself
from coloretto_lab.experiments.ladder import LIMIT
from coloretto_lab.parallel import workers

if TYPE_CHECKING:
    from coloretto_lab.page_types import TrainingPosition

Theme: TypeAlias = Literal["spoil", "leave", "stake", "last_round", "jokers"]
"""What a position teaches.

- spoil: placing a card that does not help the seat where it costs a rival points
- leave: taking a row although drawing looks better
- stake: drawing although a row brings points
- last_round: a decision of the last round, solved exactly
- jokers: a joker in the row to take or leave, or to place
"""

THEMES: Final[tuple[Theme, ...]] = get_args(Theme)

ON_PAGE: Final[Mapping[str, Sequence[Theme]]] = {
    "spoil": ["spoil"],
    "stake": ["leave", "stake"],
    "jokers": ["jokers"],
    "last_round": ["last_round"],
}
"""The themes of the page, which are those of a file, in order, each with what it mixes.

Where taking is best and where drawing is best are one theme: its name would give the answer away otherwise.
"""

STRONGEST: Final = "master"
"""The level that looks for decisions with one clearly best choice, before the coach evaluates them."""

LEVEL: Final = "regular"
"""The level that plays the games, and that misses the best choice."""

TRIES: Final = 50
"""How often the level decides, to find how often it makes the best choice."""

MAX_FOUND: Final = 0.8
"""The largest share of the level's tries that may be the best choice."""

CLEAR: Final = 3 * SIGNIFICANT_DIFFERENCE
"""The least win share by which the best choice is better than every other."""

ROUGHLY_CLEAR: Final = 0.03
"""The least difference by each set of random numbers."""

SAMPLES: Final = 4
"""Sets of random numbers by which a position is checked."""

CHECK_SEED: Final = 1_000
"""The first set of random numbers of `--check`, which no measurement uses."""

BATCH: Final = 24
"""Games that are played before the positions found are counted."""


class Position(NamedTuple):
    """A decision with one clearly best choice.

    equals: the best choice, and those that lead to the same state. tempting: the level's most frequent wrong choice.
    lost: its cost as a share of the win. found: how often the level makes the best choice.
    """

    theme: Theme
    state: State
    equals: tuple[Action, ...]
    tempting: Action
    lost: float
    found: float


def find_positions(variant: Variant, seed: int, themes: Sequence[Theme] = THEMES) -> list[Position]:
    """Return the positions in a game, at most one for each of the themes: the one that the level misses most."""
    # Importing Numba is slow, so only the processes that play do it.
    from coloretto_lab.compiled.bots import compiled_bot

    game = play_with_itself(compiled_bot(LEVEL), variant, seed, LIMIT)
    candidates = [candidate for entry in game.history if (candidate := find_candidate(entry.before))]
    candidates.sort(key=lambda candidate: candidate.found)
    found = []
    for theme in themes:
        confirmed = (confirm(candidate) for candidate in candidates if candidate.theme == theme)
        found += [position for position in confirmed if position and is_clear(position, range(1, SAMPLES + 1))][:1]
    return found


def find_candidate(state: State) -> Position | None:
    """Return the decision as a position by the strongest level; None if it is not clear, too easy, or has no theme."""
    groups = MutableState(state).equivalent_actions()
    favourite = _favourite(state, groups) if len(groups) > 1 else None
    if favourite is None:
        return None
    equals, lead = favourite
    tries = Counter(_choice(state, seed) for seed in range(TRIES))
    wrong = Counter({action: times for action, times in tries.items() if action not in equals})
    found = 1 - wrong.total() / TRIES
    if found > MAX_FOUND:
        return None
    tempting = wrong.most_common(1)[0][0]
    theme = _theme(state, equals[0], tempting)
    return theme and Position(theme, state, equals, tempting, lead, found)


def confirm(candidate: Position) -> Position | None:
    """Return the position with the cost by the coach; None if the coach does not find the best choice clear."""
    values = run(evaluate_decision(candidate.state))
    is_right = values.choices[0].action in candidate.equals and _margin(values, candidate.equals) >= CLEAR
    if not is_right or (candidate.theme == "last_round" and not values.is_exact):
        return None
    shares = {choice.action: choice.win_share for choice in values.choices}
    return candidate._replace(lost=values.choices[0].win_share - shares[candidate.tempting])


def is_clear(position: Position, seeds: Sequence[int]) -> bool:
    """Return whether the best choice is also clearly the best by other sets of random numbers."""
    margins = []
    for seed in seeds:
        values = run(evaluate_decision(position.state, seed))
        if values.choices[0].action not in position.equals:
            return False
        margins.append(_margin(values, position.equals))
        if values.is_exact:
            break
    return min(margins) >= ROUGHLY_CLEAR and sum(margins) / len(margins) >= CLEAR


def _choice(state: State, seed: int) -> Action:
    return choose(bot_from_level(LEVEL), state, Limit(), Random(seed)).action


def _favourite(state: State, groups: Sequence[Sequence[Action]]) -> tuple[tuple[Action, ...], float] | None:
    """Return what the strongest level prefers, with equivalent choices, and by how much; None if it is close."""
    from coloretto_lab.compiled.bots import compiled_bot

    values = choose(compiled_bot(STRONGEST), state, Limit(), Random(0)).values
    shares = sorted(((max(values.get(action, 0.0) for action in group), group) for group in groups), reverse=True)
    (best, favourite), (second, _), *_ = shares
    return (tuple(favourite), best - second) if best - second >= CLEAR else None


def _margin(values: ActionValues, equals: Sequence[Action]) -> float:
    """Return by how much win share the best choices are better than every other."""
    best = min(choice.win_share for choice in values.choices if choice.action in equals)
    return best - max(choice.win_share for choice in values.choices if choice.action not in equals)


def _theme(state: State, best: Action, tempting: Action) -> Theme | None:
    """Return what the position teaches; None if it fits no theme."""
    if is_last_round(state):
        return "last_round"
    if _is_about_jokers(state, best) or _is_about_jokers(state, tempting):
        return "jokers"
    reasons = {reason.code for reason in reasons_for(state, best)}
    if is_place(best):
        return "spoil" if "spoils" in reasons and "helps" not in reasons else None
    if is_take(best):
        return "leave" if tempting == DRAW else None
    return "stake" if is_take(tempting) and row_gain(state, state.seat, row_from_action(tempting)) > 0 else None


def _is_about_jokers(state: State, action: Action) -> bool:
    if state.drawn in (JOKER, GOLDEN):
        return True
    return is_take(action) and _has_joker(state, row_from_action(action))


def _has_joker(state: State, row: Row) -> bool:
    cards = state.rows[row]
    return cards is not None and cards[JOKER] + cards[GOLDEN] > 0


def collect(wanted: int, seed: int) -> Iterator[Mapping[Theme, Sequence[Position]]]:
    """Play games at all tables in turn; yield the positions after each batch until each theme has the wanted number."""
    tables = [
        Variant(players, edition, scoring)
        for edition, players, scoring in product(EDITIONS, PLAYERS, (*SCORINGS, SCORINGS[0]))
    ]
    found: dict[Theme, list[Position]] = {theme: [] for theme in THEMES}
    for batch in count():
        seeds = range(seed + batch * BATCH, seed + (batch + 1) * BATCH)
        missing = [theme for theme in THEMES if len(found[theme]) < wanted]
        games = (delayed(find_positions)(tables[each % len(tables)], each, missing) for each in seeds)
        for positions in Parallel()(games):
            for position in positions:
                if len(found[position.theme]) < wanted:
                    found[position.theme].append(position)
        yield found
        if all(len(positions) == wanted for positions in found.values()):
            return


def positions_to_json(found: Mapping[Theme, Sequence[Position]]) -> str:
    """Return the file: a line for each position, those that the level finds most often first."""
    lines = []
    for theme, parts in ON_PAGE.items():
        positions = [position for part in parts for position in found[part]]
        entries = [
            "    " + json.dumps(_to_json(position)) for position in sorted(positions, key=lambda each: -each.found)
        ]
        lines.append(f'  "{theme}": [\n' + ",\n".join(entries) + "\n  ]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _to_json(position: Position) -> "TrainingPosition":
    return {
        "position": state_to_text(position.state),
        "seat": position.state.seat,
        "best": action_to_text(position.equals[0]),
        "tempting": action_to_text(position.tempting),
        "lost": round(position.lost, 3),
        "found": round(position.found, 2),
    }


def check(file: Path) -> Iterator[tuple[Position, bool]]:
    """Yield each position of a file, and whether its best choice is clear by random numbers of its own.

    The positions have the themes of the file.
    """
    seeds = range(CHECK_SEED, CHECK_SEED + SAMPLES)
    for theme, entries in json.loads(file.read_text(encoding="utf-8")).items():
        positions = [_from_json(theme, entry) for entry in entries]
        yield from zip(positions, Parallel()(delayed(is_clear)(position, seeds) for position in positions), strict=True)


def _from_json(theme: Theme, entry: Mapping[str, Any]) -> Position:
    state = decision_from_text(entry["position"])
    best, tempting = action_from_text(entry["best"]), action_from_text(entry["tempting"])
    equals = next(tuple(group) for group in MutableState(state).equivalent_actions() if best in group)
    return Position(theme, state, equals, tempting, entry["lost"], entry["found"])


def main(arguments: Sequence[str] | None = None) -> int:
    """Find positions and write them, or check a file."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.trainer", description="Find positions for the trainer."
    )
    parser.add_argument("--positions", type=positive, default=80, help="for each theme")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--out", type=Path, help="JSON file to write")
    parser.add_argument("--check", type=Path, help="JSON file to check")
    parser.add_argument("--jobs", type=int, default=-1, help="number of processes; -1: one per core")
    options = parser.parse_args(arguments)
    if not options.out and not options.check:
        parser.error("name a file to write with --out, or one to check with --check")
    with workers(options.jobs, None):
        if options.check:
            results = list(check(options.check))
            right: dict[Theme, list[Position]] = {theme: [] for theme in THEMES}
            for position, is_right in results:
                if is_right:
                    right[position.theme].append(position)
                else:
                    print(f"not clear: {position.theme} {state_to_text(position.state)}")
            print(f"{sum(map(len, right.values()))} of {len(results)} positions are clear")
            if options.out:
                replace_file(options.out, positions_to_json(right))
            return 0
        file: Path = options.out
        for found in collect(options.positions, options.seed):
            replace_file(file, positions_to_json(found))
            print(", ".join(f"{theme} {len(found[theme])}" for theme in THEMES), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
