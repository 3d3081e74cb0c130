"""Contrast by WCAG 2 (1.4.3 for text, 1.4.11 for shapes), of the page's colours and of the cards as drawn."""

import re
from math import inf
from typing import TypeAlias

import pytest
from playwright.sync_api import Page

from tests.support.pages import wait_until
from tests.support.probes import probe
from tests.support.sheets import SHEETS
from tests.support.tokens import DEFAULT, HIGH_CONTRAST, THEMES, Colour, blended, contrast, faded, has_colour, tokens
from tests.support.user import User
from tests.web.support.faces import FACES, SKINS

Marks: TypeAlias = dict[str, dict[str, tuple[str, str, bool]]]

TEXT, SHAPE = "text", "shape"
MIN_CONTRAST = {"system": {TEXT: 4.5, SHAPE: 3.0}, "more": {TEXT: 7.0, SHAPE: 4.5}}
BLACK = (0.0, 0.0, 0.0)

FELT = ["felt", "weave", "weave"]
DEEP = ["felt-deep", "weave", "weave"]
DARKER, LIGHTER = "rgb(0 0 0 / 5%)", "rgb(255 255 255 / 4%)"
BACKGROUNDS = {
    "felt": FELT,
    "shaded felt": ["felt", "shade", "weave", "weave"],
    "felt-deep": DEEP,
    "area on felt": [*FELT, "area"],
    "area on felt-deep": [*DEEP, "area"],
    "area on area": [*FELT, "area", "area"],
    "paper": ["paper"],
    "area on paper": ["paper", "area"],
    "winner": ["paper", "winner"],
    **{name: [name] for name in ("accent", "plus", "minus", "ring", "badge")},
    "wood": ["wood", DARKER],
    "wood, light grain": ["wood", LIGHTER],
    "wood-dark": ["wood-dark", DARKER],
    "sign": ["wood", DARKER, "notch"],
    "taken": ["taken", DARKER],
    "taken, light grain": ["taken", LIGHTER],
    "taken-dark": ["taken-dark", DARKER],
    "taken sign": ["taken", DARKER, "notch"],
}
"""Backgrounds as layers of colours, the lowest first."""

OPEN = ["felt", "shaded felt", "felt-deep"]
AREA = ["area on felt", "area on felt-deep"]
BOX = ["paper", "area on paper"]
WOOD = ["wood", "wood, light grain", "wood-dark", "sign"]
TAKEN = ["taken", "taken, light grain", "taken-dark", "taken sign"]

PAIRS = [
    (TEXT, "text", [*OPEN, *AREA, *BOX, "winner"], "base"),
    (TEXT, "text", [*OPEN, *AREA], "game-log supply-pile"),
    (TEXT, "text", BOX, "settings-dialog new-game-dialog"),
    (TEXT, "text", ["paper"], "table-row"),
    (TEXT, "muted", [*OPEN, *AREA, *BOX], "base game-log game-table player-area reading-page score-sheet"),
    (TEXT, "muted", ["area on area"], "points-aid"),
    (SHAPE, "muted", ["area on paper"], "bot-dialog"),
    (TEXT, "minus", AREA, "player-area"),
    (TEXT, "minus", ["paper", "winner"], "score-sheet"),
    (SHAPE, "minus", ["paper"], "new-game-dialog"),
    (TEXT, "paper", ["minus"], "base"),
    (TEXT, "paper", ["ring"], "player-area"),
    (TEXT, "accent", ["paper"], "score-sheet reading-page"),
    (SHAPE, "accent", OPEN, "app-header supply-pile"),
    (SHAPE, "accent", BOX, "base bot-dialog load-progress settings-dialog"),
    (TEXT, "accent-ink", ["accent"], "base supply-pile"),
    (SHAPE, "plus", AREA, "player-area"),
    (SHAPE, "plus", ["paper", "winner"], "score-sheet"),
    (TEXT, "plus-ink", ["plus"], "player-area score-sheet"),
    (TEXT, "badge-ink", ["badge"], "player-area"),
    (SHAPE, "ring", [*OPEN, *AREA, *BOX], "base"),
    (SHAPE, "ring", OPEN, "table-row supply-pile notice-list"),
    (SHAPE, "ring", AREA, "player-area"),
    (SHAPE, "ring", ["area on paper"], "bot-dialog"),
    (SHAPE, "edge", [*OPEN, *BOX], "base"),
    (SHAPE, "edge", AREA, "player-area"),
    (TEXT, "wood-ink", WOOD, "table-row"),
    (TEXT, "taken-ink", TAKEN, "table-row"),
]
"""Kind of contrast, colour, its backgrounds, and the style sheets that use it on them."""

MARKS = probe(__file__, "marks")
"""Returns for each card and chip its background, the colour of its mark, and whether the mark is a letter."""

DECORATION = {
    "line": "separates what is already apart",
    "area-edge": "invisible, and an edge with high contrast",
    "shadow": "carries no information",
}


def layered(theme: str, names: list[str], values: dict[str, str]) -> Colour:
    """Return the visible colour of a stack of layers."""
    seen = BLACK
    for name in names:
        seen = blended(seen, values.get(name, name), theme)
    return seen


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("contrast_chosen", MIN_CONTRAST)
def test_text_and_shapes_contrast_with_their_backgrounds(theme: str, contrast_chosen: str) -> None:
    values = tokens(DEFAULT) | (tokens(HIGH_CONTRAST) if contrast_chosen == "more" else {})
    smallest = dict.fromkeys(MIN_CONTRAST[contrast_chosen], (inf, "", ""))
    for kind, token, backgrounds, _ in PAIRS:
        for ground in backgrounds:
            behind = layered(theme, BACKGROUNDS[ground], values)
            ratio = contrast(blended(behind, values[token], theme), behind)
            smallest[kind] = min(smallest[kind], (round(ratio, 2), token, ground))
            assert ratio >= MIN_CONTRAST[contrast_chosen][kind], (token, ground, round(ratio, 2))
    print(f"\n{theme}, {contrast_chosen}, smallest ratios: {smallest}", end="")


@pytest.mark.parametrize("theme", THEMES)
def test_curves_of_players_contrast_with_the_review_page(theme: str) -> None:
    colours = re.findall(r"--seat: ([^;]*);", SHEETS["chance-chart"].read_text(encoding="utf-8"))
    assert len(set(colours)) == 5
    for chosen, least in MIN_CONTRAST.items():
        values = tokens(DEFAULT) | (tokens(HIGH_CONTRAST) if chosen == "more" else {})
        behind = layered(theme, ["paper"], values)
        for colour in colours:
            assert contrast(blended(behind, colour, theme), behind) >= least[SHAPE], (colour, chosen)


def test_high_contrast_only_changes_values_of_tokens() -> None:
    assert tokens(HIGH_CONTRAST).keys() <= tokens(DEFAULT).keys()


def test_every_colour_is_in_a_pair_or_decorative() -> None:
    colours = {name for name, value in tokens(DEFAULT).items() if has_colour(value)}
    in_pairs = {token for _, token, _, _ in PAIRS}
    below = {name for _, _, backgrounds, _ in PAIRS for ground in backgrounds for name in BACKGROUNDS[ground]}
    assert colours - in_pairs - below - DECORATION.keys() == set()


def test_the_pairs_match_the_style_sheets() -> None:
    for _, token, _, styles in PAIRS:
        for name in styles.split():
            style = SHEETS[name].read_text(encoding="utf-8")
            assert f"var(--{token})" in style, (token, name)


@pytest.fixture
def marks(page: Page, user: User, fake_site: str) -> Marks:
    """Return the colours of each card's mark and background, by skin and card."""
    page.goto(fake_site)
    user.wait_for_engine()
    found = {}
    for skin in SKINS:
        page.evaluate("skin => { document.documentElement.dataset.skin = skin }", skin)
        wait_until(page, "skin => document.querySelector('card-art').isUpdatePending === false", skin)
        found[skin] = page.evaluate(MARKS)
    return found


def test_the_mark_of_a_card_contrasts_with_its_background(marks: Marks) -> None:
    for skin, cards in marks.items():
        assert len(cards) == len(FACES) + len(FACES) - 1
        smallest = (inf, "")
        for card, (ground, mark, is_letter) in cards.items():
            ratio = contrast(blended(BLACK, ground, "light"), blended(BLACK, mark, "light"))
            smallest = min(smallest, (ratio, card))
            assert ratio >= MIN_CONTRAST["system"][TEXT if is_letter else SHAPE], (skin, card, round(ratio, 2))
        print(f"\n{skin}, smallest ratio: {smallest}", end="")


@pytest.mark.parametrize("theme", THEMES)
def test_cards_of_seats_that_are_out_remain_distinguishable(marks: Marks, theme: str) -> None:
    part = float(tokens(DEFAULT)["out-opacity"])
    behind = layered(theme, BACKGROUNDS["area on felt"], tokens(DEFAULT))
    for skin, cards in marks.items():
        for card, colours in cards.items():
            ground, mark = (faded(behind, blended(BLACK, colour, theme), part) for colour in colours[:2])
            assert contrast(ground, mark) >= MIN_CONTRAST["system"][SHAPE], (skin, card)
