"""The style sheets by file name, which is the tag of the element that they belong to, if they are not shared.

Their declarations, and the elements that these style.
"""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools import project

SOURCES: Final = project.WEB / "src"


def tags_in(module: Path) -> list[str]:
    """Return the tags of the elements that a module defines, and of those that its functions render."""
    return re.findall(r'(?:@customElement\("|html`<)([a-z]+(?:-[a-z]+)+)\b', module.read_text(encoding="utf-8"))


ELEMENTS: Final = {tag for path in SOURCES.rglob("*.ts") for tag in tags_in(path)}
LISTED: Final[dict[str, list[str]]] = json.loads((project.WEB / "build" / "layers.json").read_text(encoding="utf-8"))
"""Shared sheets, for the whole page or for classes of several elements, by cascade layer."""
SHEETS: Final = {path.stem: path for path in SOURCES.rglob("*.css") if project.I18N not in path.parents}

PARTS: Final = re.compile(r'((?:"[^"]*"|[^{};"])*)([{};])')
PSEUDO_ELEMENT: Final = re.compile(r"::?(before|after)$")


class Element(NamedTuple):
    """What a compound selector says about an element: tag, classes, ids and attributes, not its state."""

    names: frozenset[str]
    pseudo: str
    """ "before", "after" or an empty string."""


class Declaration(NamedTuple):
    """A declaration, for one of the elements that its rule styles."""

    sheet: str
    conditions: tuple[str, ...]
    """The at-rules around it, except layers."""
    selector: str
    element: Element
    name: str
    value: str


def flat_texts(*paths: Path) -> list[str]:
    """Return the texts of style sheets without nested rules and comments."""
    script = project.ROOT / "tests" / "support" / "flat-sheets.mjs"
    command: list[str | Path] = ["node", script, project.WEB / "node_modules", *paths]
    texts: list[str] = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return texts


def declarations_in(sheet: str, text: str) -> Iterator[Declaration]:
    """Yield the declarations of a style sheet without nested rules; of keyframes and fonts none."""
    for around, declaration in parts_of(text):
        name, _, value = declaration.partition(":")
        conditions = tuple(each for each in around[:-1] if not each.startswith("@layer"))
        for selector in selectors_in(around[-1]):
            for element in elements_of(compounds_of(selector)[-1]):
                yield Declaration(sheet, conditions, selector, element, name.strip(), value.strip())


def parts_of(text: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield the declarations of the rules of a style sheet, each after its at-rules and its selectors."""
    around: list[str] = []
    for part in PARTS.finditer(text):
        head, mark = part[1].strip(), part[2]
        if mark == "{":
            around.append(head)
            continue
        if head and around and not around[-1].startswith("@") and "@keyframes" not in "".join(around):
            yield tuple(around), head
        if mark == "}":
            around.pop()


def selectors_in(text: str) -> list[str]:
    return [each.strip() for each in split(text, ",")]


def compounds_of(selector: str) -> list[str]:
    """Return the compounds of a selector: what is between its combinators."""
    return [each for each in split(selector, " >+~") if each]


def split(text: str, separators: str) -> list[str]:
    """Split a selector, except inside brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "([") - (character in ")]")
        if depth == 0 and character in separators:
            parts.append("")
        else:
            parts[-1] += character
    return parts


def elements_of(compound: str) -> list[Element]:
    """Return the elements that a compound selector may stand for: one for each alternative in `:is()`."""
    alternatives = re.search(r":(?:is|where)(?=\()", compound)
    if alternatives:
        inside, rest = argument_of(compound, alternatives.end())
        before = compound[: alternatives.start()]
        return [
            element
            for each in selectors_in(inside)
            for element in elements_of(f"{compounds_of(each)[-1]}{before}{rest}")
        ]
    while state := re.search(r":[\w-]+(?=\()", compound):
        compound = compound[: state.start()] + argument_of(compound, state.end())[1]
    pseudo = PSEUDO_ELEMENT.search(compound)
    plain = re.sub(r"::?[\w-]+", "", compound)
    return [Element(frozenset(re.findall(r"[.#]?[\w-]+|\[[^\]]*\]", plain)), pseudo[1] if pseudo else "")]


def alternatives_of(selector: str) -> list[str]:
    """Return the selectors that one with `:is()` stands for."""
    found = re.search(r":is(?=\()", selector)
    if not found:
        return [selector]
    inside, rest = argument_of(selector, found.end())
    before, compound = divided(selector[: found.start()])
    pairs = [divided(each) for each in selectors_in(inside)]
    return [
        alternative
        for around, last in pairs
        for whole in [f"{last}{compound}" if last[0].isalpha() else f"{compound}{last}"]
        for alternative in alternatives_of(f"{before}{around}{whole}{rest}")
    ]


def divided(selector: str) -> tuple[str, str]:
    """Return what precedes the last compound of a selector, and this compound."""
    last = split(selector, " >+~")[-1]
    return selector.removesuffix(last) if last else selector, last


def specificity(selector: str) -> tuple[int, int, int]:
    """Return the specificity of a selector: ids, then classes, attributes and states, then types."""
    within: list[tuple[int, int, int]] = []
    while found := re.search(r":(is|not|has|where|[\w-]+)(?=\()", selector):
        inside, rest = argument_of(selector, found.end())
        state = "" if found[1] in ("is", "not", "has", "where") else ":state"
        if found[1] in ("is", "not", "has"):
            within.append(max(map(specificity, selectors_in(inside))))
        selector = f"{selector[: found.start()]}{state}{rest}"
    patterns = (r"#[\w-]+", r"\.[\w-]+|\[[^\]]*\]|(?<!:):[\w-]+", r"::[\w-]+|(?<![\w.#:\[-])[a-z][\w-]*")
    own = [len(re.findall(pattern, re.sub(r'"[^"]*"', "", selector))) for pattern in patterns]
    ids, classes, types = (sum(counts) for counts in zip(own, *within, strict=True))
    return ids, classes, types


def argument_of(text: str, start: int) -> tuple[str, str]:
    """Return what is in the brackets that open at a place, and what follows them."""
    depth = 0
    for at, character in enumerate(text[start:], start):
        depth += (character == "(") - (character == ")")
        if depth == 0:
            return text[start + 1 : at], text[at + 1 :]
    raise ValueError(f"brackets in {text} do not close")
