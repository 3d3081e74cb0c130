"""A declaration of a style sheet has what makes it effective: a grid its rows, a property of our own its value.

So a declaration that is lost is noticed where others depend on it.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Final

import pytest

from tests.support.sheets import (
    LISTED,
    SHEETS,
    SOURCES,
    Declaration,
    Element,
    alternatives_of,
    declarations_in,
    flat_texts,
    specificity,
)
from tools import project

SHARED: Final = set(chain(*LISTED.values()))
OVERRIDES: Final = set(LISTED["overrides"])

OF_BOXES: Final = re.compile(r"(row-|column-)?gap|align-items|justify-(content|items)|place-(content|items)")
OF_GRIDS: Final = re.compile(r"grid-(template|auto-).*|grid-template")
OF_ROWS: Final = re.compile(r"flex-(wrap|direction|flow)")

STYLED_WITH: Final = {
    **dict.fromkeys([".fill", ".interval", ".mark"], "span"),
    **dict.fromkeys([".missed", ".played", ".won"], "li"),
    ".shade": "div",
    ".with-picture": ".panel",
}
"""A name that the elements of a class have, too, whose rule makes those for the class effective."""

INSIDE: Final = {"game-actions": "finished-page", "points-aid": "player-area", "saved-games": "games-page"}
"""Elements that another one's sheet styles or measures, as they occur only there."""

CONDITIONAL: Final = {"--bottom-card", "--held", "--rows-height", "--seat-card", "--side-width"}
"""Properties that are used only where they have a value."""

UNNAMED: Final = {"score"}
"""Areas whose only element needs no name, as it takes what is left."""

SCRIPTS: Final = "".join(
    path.read_text(encoding="utf-8") for path in [*SOURCES.rglob("*.ts"), *project.WEB.glob("*.html")]
)


@cache
def all_declarations() -> tuple[Declaration, ...]:
    texts = flat_texts(*SHEETS.values())
    return tuple(each for name, text in zip(SHEETS, texts, strict=True) for each in declarations_in(name, text))


def is_grid(each: Declaration) -> bool:
    return each.name == "display" and "grid" in each.value


def is_flex(each: Declaration) -> bool:
    return each.name == "display" and "flex" in each.value


def is_either(each: Declaration) -> bool:
    return is_grid(each) or is_flex(each) or each.name == "columns"


def is_positioned(each: Declaration) -> bool:
    return each.name == "position" and each.value != "static"


def is_content(each: Declaration) -> bool:
    return each.name == "content"


def needs(each: Declaration) -> Iterator[tuple[str, Callable[[Declaration], bool]]]:
    """Yield what must hold for the element of a declaration, or else the declaration does nothing."""
    if OF_BOXES.fullmatch(each.name):
        yield "a grid or flex box", is_either
    if OF_GRIDS.fullmatch(each.name):
        yield "a grid", is_grid
    if OF_ROWS.fullmatch(each.name):
        yield "a flex box", is_flex
    # Browsers position popovers, which have an id.
    if each.name.startswith("inset") and not any(name.startswith("#") for name in each.element.names):
        yield "a position", is_positioned
    if each.element.pseudo:
        yield "content", is_content


def applies(rule: Element, element: Element) -> bool:
    """Return whether a rule for one element styles another one, whatever the elements around it."""
    names = element.names | {STYLED_WITH[name] for name in element.names & STYLED_WITH.keys()}
    classes = {name for name in rule.names if not name[0].isalpha()}
    return rule.pseudo == element.pseudo and (classes or rule.names) <= names


def has(known: Iterable[Declaration], each: Declaration, holds: Callable[[Declaration], bool]) -> bool:
    sheets = {each.sheet, INSIDE.get(each.sheet), *SHARED, *each.element.names}
    return any(
        holds(other) and (each.sheet in OVERRIDES or other.sheet in sheets) and applies(other.element, each.element)
        for other in known
    )


def ineffective(known: Iterable[Declaration]) -> list[str]:
    """Return the declarations that lack what makes them effective."""
    providers = [each for each in known if each.name in ("columns", "content", "display", "position")]
    return [
        f"{each.sheet}: {each.selector} {{ {each.name}: {each.value} }} needs {what}"
        for each in known
        # `:first-child` and the like say nothing about the element.
        if each.element.names
        for what, holds in needs(each)
        if not has(providers, each, holds)
    ]


def is_unconditional(each: Declaration) -> bool:
    return not each.conditions and not re.search(r"\[data|:has|:is|:not", each.selector)


def without_value(known: Iterable[Declaration]) -> set[str]:
    """Return the properties of our own that are used without a value."""
    used = {name for each in known for name in re.findall(r"var\((--[\w-]+)\)", each.value)}
    return (
        used
        - CONDITIONAL
        - {each.name for each in known if is_unconditional(each)}
        - set(re.findall(r"--[\w-]+", SCRIPTS))
    )


def areas(known: Iterable[Declaration]) -> tuple[set[str], set[str]]:
    """Return the names of the areas of grids, and those of the elements in areas."""
    lines = [line for each in known if OF_GRIDS.fullmatch(each.name) for line in re.findall(r'"([^"]*)"', each.value)]
    named = {each.value for each in known if each.name == "grid-area" and re.fullmatch(r"[a-z]+", each.value)}
    return set(" ".join(lines).split()) - {"."} - UNNAMED, named


def test_each_declaration_has_what_makes_it_effective() -> None:
    assert ineffective(all_declarations()) == []


def test_no_declaration_is_beaten_wherever_it_applies() -> None:
    """A list such as `:is(seat-face, .pile .chip)` gives each of its members the weight of the heaviest."""
    known = all_declarations()
    always: defaultdict[tuple[str, str, str], tuple[int, int, int]] = defaultdict(lambda: (0, 0, 0))
    for each in known:
        for alternative in [] if each.conditions else alternatives_of(each.selector):
            key = (each.sheet, alternative, each.name)
            always[key] = max(always[key], specificity(each.selector))
    assert [
        f"{each.sheet}: {each.selector} {{ {each.name}: {each.value} }}"
        for each in known
        if each.conditions
        for alternative in alternatives_of(each.selector)
        if always[each.sheet, alternative, each.name] > specificity(each.selector)
    ] == []


def test_each_property_of_our_own_has_a_value_and_a_use() -> None:
    known = all_declarations()
    assert without_value(known) == set()
    texts = SCRIPTS + "".join(each.value for each in known)
    assert {each.name for each in known if each.name.startswith("--") and each.name not in texts} == set()


def test_each_area_of_a_grid_has_an_element() -> None:
    of_grids, of_elements = areas(all_declarations())
    assert of_grids == of_elements


def test_each_animation_has_frames_and_each_query_a_container() -> None:
    for name, path in SHEETS.items():
        text = path.read_text(encoding="utf-8")
        frames = re.findall(r"@keyframes ([\w-]+)", text)
        assert [each for each in frames if not re.search(rf"animation[^;]*\b{each}\b", text)] == [], name
        used = [each.value for each in all_declarations() if each.sheet == name and each.name == "animation"]
        assert [each for each in used if each != "none" and not any(frame in each for frame in frames)] == [], name
    containers = {each.sheet for each in all_declarations() if each.name == "container-type"}
    asking = {each.sheet for each in all_declarations() if "@container" in "".join(each.conditions)} - OVERRIDES
    assert {sheet for sheet in asking if not {sheet, INSIDE.get(sheet)} & containers} == set()


SHEET: Final = """
x-y { display: grid; grid-template: "a b" }
@media (width > 9em) { x-y :is(.one, .two):hover { gap: var(--gap) } }
.one { display: flex; --gap: 2px }
x-y .two::after { content: "}"; position: absolute; inset: 0 }
.two { grid-area: a; display: flex }
p.three { grid-area: b; flex-wrap: wrap }
.three { display: flex }
"""


@pytest.mark.parametrize(
    ("lost", "faults"),
    [
        ("x-y { display: grid;", 1),
        (".one { display: flex;", 1),
        ('content: "}";', 2),
        ("position: absolute;", 1),
        ("; display: flex", 1),
        (".three { display: flex }", 1),
        ("--gap: 2px", 1),
        ("grid-area: b;", 1),
        ('grid-template: "a b"', 2),
    ],
)
def test_a_lost_declaration_is_found(lost: str, faults: int) -> None:
    def found(text: str) -> int:
        known = list(declarations_in("x-y", text))
        of_grids, of_elements = areas(known)
        return len(ineffective(known)) + len(without_value(known)) + len(of_grids ^ of_elements)

    assert lost in SHEET
    kept = lost[: lost.find("{") + 1] if lost.count("{") > lost.count("}") else ""
    assert [found(SHEET), found(SHEET.replace(lost, kept))] == [0, faults]
