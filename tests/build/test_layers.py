"""Cascade layers: neither selectors nor load order decide which sheet wins."""

import re
from typing import Final

import pytest

from tools import project

LAYERS: Final = ["tokens", "base", "components", "overrides"]


def preludes(style: str) -> list[str]:
    """Return the text before each block and semicolon at a style sheet's top level."""
    found, depth, start = [], 0, 0
    for sign in re.finditer(r"[{;}]", style):
        if depth == 0:
            found.append(style[start : sign.start()].strip())
        depth += {"{": 1, ";": 0, "}": -1}[sign[0]]
        if depth == 0:
            start = sign.end()
    return found


def styles() -> dict[str, str]:
    """Return the site's style sheets, including those inside pages."""
    pages = [project.DIST / "index.html", project.DIST / "embed" / "index.html"]
    inline = {page: re.findall(r"<style>(.*?)</style>", page.read_text(encoding="utf-8"), re.DOTALL) for page in pages}
    files = {path: path.read_text(encoding="utf-8") for path in sorted((project.DIST / "assets").glob("*.css"))}
    return {path.relative_to(project.DIST).as_posix(): "".join(style) for path, style in (inline | files).items()}


def test_every_sheet_of_the_site_uses_layers_and_states_their_order() -> None:
    found = {name: preludes(style) for name, style in styles().items()}
    assert len(found) > 5
    assert {name: [each for each in heads if not each.startswith("@layer ")] for name, heads in found.items()} == {
        name: [] for name in found
    }
    for name, heads in found.items():
        layers = [layer.strip() for head in heads for layer in head.removeprefix("@layer ").split(",")]
        assert list(dict.fromkeys(layers)) == LAYERS, name


@pytest.mark.parametrize(
    ("style", "heads"),
    [
        ("@layer a, b; @layer b { x { y: z } }", ["@layer a, b", "@layer b"]),
        ("@layer a { x { y: z; } } .c { d: e }", ["@layer a", ".c"]),
    ],
)
def test_a_rule_outside_layers_is_found(style: str, heads: list[str]) -> None:
    assert preludes(style) == heads
