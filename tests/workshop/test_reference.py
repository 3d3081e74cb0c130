"""The reference of the workshop: made of the docstrings, with examples that play well."""

import json
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import pytest

from coloretto.bots import table
from coloretto.bots.base import Limit
from coloretto.bots.table import Table
from coloretto.cards import Variant
from coloretto.contest.entrants import make_entrant
from coloretto.contest.matches import Outcome, merge_outcomes, play_game
from coloretto.notation.text import state_from_text
from tools import bot_api, project

STATE = state_from_text("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3")
API: list[dict[str, Any]] = json.loads(bot_api.text())
EXAMPLES = sorted((project.WEB / "src" / "workshop" / "reference" / "examples").glob("*.py"))


def objects() -> dict[str, object]:
    """Return an object of each part, by the variable that stands for it."""
    seen = Table(STATE, Random(1))
    return {"table": seen, "action": seen.legal[0], "row": seen.rows[0], "player": seen.me}


def public_names(of: object) -> set[str]:
    members = {name for name, member in vars(type(of)).items() if callable(member) or isinstance(member, property)}
    cached = {name for name, member in vars(type(of)).items() if isinstance(member, cached_property)}
    return {name for name in members | cached | set(vars(of)) if not name.startswith("_")}


def test_the_reference_of_the_workshop_is_up_to_date() -> None:
    assert bot_api.FILE.read_text(encoding="utf-8") == bot_api.text(), "run `python3 -m tools.bot_api`"


def test_the_reference_has_every_public_name_with_a_text() -> None:
    assert {part["class"] for part in API} == {name for name in vars(table) if name in bot_api.VARIABLES}
    for part in API:
        assert {member["name"] for member in part["members"]} == public_names(objects()[part["name"]])
        assert all(member["text"].endswith(".") and member["type"] for member in part["members"])


def test_the_texts_of_attributes_end_where_the_next_begins() -> None:
    row = next(part for part in API if part["name"] == "row")
    texts = {member["name"]: member["text"] for member in row["members"]}
    assert texts["number"] == "Its number, from 0."
    assert texts["counts"] == "Its cards for the functions of the library."


def test_each_part_of_the_reference_has_an_example() -> None:
    assert {file.stem for file in EXAMPLES} == {"cards", "bot", *(part["name"] for part in API)}


def outcomes(file: Path, variant: Variant, rival: str, seeds: range) -> tuple[Outcome, Outcome]:
    """Return the outcomes of an example and of its first rival, over all rotations of some deals."""
    names = [str(file), *[rival] * (variant.players - 1)]
    entrants = [make_entrant(name, Limit(), reply_timeout=60) for name in names]
    played = [play_game(variant, entrants, seed, rotation) for seed in seeds for rotation in range(variant.players)]
    own, other, *_ = (merge_outcomes(place) for place in zip(*played, strict=True))
    return own, other


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_uses_names_of_its_part(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    names = {member["name"] for part in API if part["name"] == file.stem for member in part["members"]}
    assert not names or any(f".{name}" in source for name in names)
    assert max(map(len, source.splitlines())) <= 68


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_beats_random(file: Path) -> None:
    own, random = outcomes(file, Variant(2), "random", range(1, 11))
    assert own.forfeits == []
    assert sum(own.shares) > 2 * sum(random.shares)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
@pytest.mark.parametrize("players", [3, 5])
def test_an_example_plays_in_every_variant(file: Path, players: int) -> None:
    own, _ = outcomes(file, Variant(players, "golden", "grey"), "greedy", range(1, 2))
    assert own.forfeits == []
