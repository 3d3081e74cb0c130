"""A style sheet styles its own element, except for a few shared ones; its sizes come from the scales."""

import re
from itertools import chain
from pathlib import Path
from typing import Final, TypeAlias, TypedDict

import pytest

from tests.support.sheets import (
    ELEMENTS,
    LISTED,
    SHEETS,
    SOURCES,
    compounds_of,
    elements_of,
    flat_texts,
    parts_of,
    selectors_in,
)
from tools import project

DOCUMENT: Final = {"html", "body", "main"}
TABLE_CONTROLS: Final = {"row", "draw", "bot-info", "player", "home"}
"""The classes of buttons that do not look like buttons: rows, the supply, names of players and of the game, seats."""
SHARED: Final = set(chain(*LISTED.values()))

OTHER_TABLES: Final = {"month-calendar", "rules-page", "workshop-page"}
"""The tables that contain more than figures."""

RADIUS: Final = re.compile(r"var\(--radius-(s|m|l|round)\)|0|[\d.]+%|/")
CONTROL_HEIGHTS_PX: Final = range(24, 61)
"""Heights in this range belong to controls."""


class Compound(TypedDict):
    """A compound selector: the part between two combinators."""

    types: list[str]
    names: list[str]


Selector: TypeAlias = list[Compound]


def selectors_of(text: str) -> list[Selector]:
    """Return the selectors of a style sheet without nested rules."""
    heads = dict.fromkeys(around[-1] for around, _ in parts_of(text))
    return [[compound(each) for each in compounds_of(selector)] for head in heads for selector in selectors_in(head)]


def compound(text: str) -> Compound:
    names = sorted(frozenset().union(*(element.names for element in elements_of(text))))
    return {
        "types": [name for name in names if name[0].isalpha()],
        "names": [name for name in names if name[0] in ".#"],
    }


def is_scoped(selector: Selector, element: str) -> bool:
    """Return whether a selector can match only the element and its descendants."""
    *_, own = [-1, *(index for index, each in enumerate(selector) if element in each["types"])]
    first = next((each for each in selector if each["names"] or set(each["types"]) - DOCUMENT), selector[-1])
    return own >= 0 and bool(ELEMENTS & set(first["types"]))


def classes_of_buttons(template: str) -> list[str | None]:
    """Return the first class of each button in a template."""
    heads = re.findall(r"<button\b([^@<]*)", template)
    classes = [re.search(r"""\sclass=[^"`]*["`]([\w-]+)""", head) for head in heads]
    return [found and found[1] for found in classes]


def text_of(selector: Selector) -> str:
    return " ".join("".join([*each["types"], *each["names"]]) or "*" for each in selector)


def odd_sizes(style: str) -> list[str]:
    """Return the radii, control heights and gaps that do not come from the scales in tokens.css, except hairlines."""
    radii = re.findall(r"border(?:-\w+)*-radius: ([^;]*)", style)
    heights = re.findall(r"min-block-size: (\d+)px", style)
    odd_radii = [value for value in radii if not all(RADIUS.fullmatch(part) for part in value.split())]
    gaps = [value for value in re.findall(r"(?<!\w)(?:row-|column-)?gap: ([^;]*)", style) if "clamp" not in value]
    odd_gaps = [value for value in gaps if re.search(r"(?<![\d.])(?:[4-9]|\d\d+)px", value)]
    return [*odd_radii, *(f"{height}px" for height in heights if int(height) in CONTROL_HEIGHTS_PX), *odd_gaps]


@pytest.fixture(scope="module")
def sheets() -> dict[str, list[Selector]]:
    return dict(zip(SHEETS, map(selectors_of, flat_texts(*SHEETS.values())), strict=True))


def test_a_sheet_styles_its_own_element_only(sheets: dict[str, list[Selector]]) -> None:
    outside = {
        name: [text_of(selector) for selector in selectors if not is_scoped(selector, name)]
        for name, selectors in sheets.items()
        if name not in SHARED
    }
    assert {name: found for name, found in outside.items() if found} == {}


def test_each_sheet_is_shared_or_named_after_an_element(sheets: dict[str, list[Selector]]) -> None:
    assert sheets.keys() - SHARED <= ELEMENTS
    assert sheets.keys() >= SHARED


def test_only_base_and_overrides_style_each_button(sheets: dict[str, list[Selector]]) -> None:
    components = sheets.keys() - SHARED
    assert {name for name in components for selector in sheets[name] if "button" in selector[-1]["types"]} == set()


def test_a_button_looks_like_one_or_is_a_control_of_the_table() -> None:
    modules = [path for path in SOURCES.rglob("*.ts") if not path.name.endswith(".test.ts")]
    classes = {path.name: classes_of_buttons(path.read_text(encoding="utf-8")) for path in modules}
    assert {name: set(found) - {"button", *TABLE_CONTROLS} for name, found in classes.items()} == {
        name: set() for name in classes
    }
    assert {look for found in classes.values() for look in found} == {"button", *TABLE_CONTROLS}


def test_radii_heights_and_gaps_are_from_the_scales() -> None:
    paths = [*SHEETS.values(), project.WEB / "build" / "embed" / "facade.css"]
    found = {path.name: odd_sizes(path.read_text(encoding="utf-8")) for path in paths}
    assert {name: odd for name, odd in found.items() if odd} == {}


def test_tables_of_figures_have_one_look() -> None:
    styled = {name for name, path in SHEETS.items() if "border-collapse" in path.read_text(encoding="utf-8")}
    assert styled == {"figure-table"} | OTHER_TABLES


def test_an_odd_radius_height_or_gap_is_found() -> None:
    allowed = "border-radius: 9% / 6.5%; border-radius: 0 0 var(--radius-m) var(--radius-m); min-block-size: 72px;"
    assert odd_sizes(f"{allowed} gap: 2px var(--space-1); gap: clamp(10px, 1vw, 16px);") == []
    odd = "border-radius: var(--radius-m) 4px; min-block-size: 40px; row-gap: var(--space-1) 13px;"
    assert odd_sizes(odd) == ["var(--radius-m) 4px", "40px", "var(--space-1) 13px"]


@pytest.mark.parametrize(
    ("template", "classes"),
    [
        ('<button type="button" @click=${() => go("class=x")}>', [None]),
        ('<button\n  type="button"\n  class="primary">', ["primary"]),
        (
            '<button class="button primary"></button> <button class=${isBest ? "draw best" : "draw"}>',
            ["button", "draw"],
        ),
    ],
)
def test_the_look_of_a_button_is_found(template: str, classes: list[str | None]) -> None:
    assert classes_of_buttons(template) == classes


def test_a_rule_outside_its_element_is_found(tmp_path: Path) -> None:
    is_allowed = {
        "x-y { .figures { gap: 0 } }": False,
        ".figures { gap: 0 }": False,
        ".figures daily-page { gap: 0 }": False,
        "daily-page .figures { gap: 0 }": True,
        "daily-page { > .figures, &:has(.notice) { gap: 0 } }": True,
        ':root[data-skin="suits"] daily-page :is(.a, .b)::after { gap: 0 }': True,
        "@media (width > 9em) { .side-page daily-page .figures { gap: 0 } }": False,
        "bot-dialog .figures { gap: 0 }": False,
        "game-table .table daily-page { gap: 0 }": True,
    }
    paths = [tmp_path / f"{number}.css" for number in range(len(is_allowed))]
    for path, rule in zip(paths, is_allowed, strict=True):
        path.write_text(rule, encoding="utf-8")
    found = dict(zip(is_allowed, map(selectors_of, flat_texts(*paths)), strict=True))
    assert {rule: all(is_scoped(each, "daily-page") for each in found[rule]) for rule in is_allowed} == is_allowed
