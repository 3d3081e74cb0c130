"""The layout check finds faults that are planted in correct screens, and names their kind."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.support.cases import heavy
from tests.support.pages import add_style
from tools.gallery import saves
from tools.gallery.layout import faults_of
from tools.gallery.looks import Look
from tools.gallery.screens import apply_look, visit
from tools.gallery.visitor import Visitor

PHONE = Look(360, 640, "light", "patterns")
DESK = Look(1440, 900, "dark", "suits")


def table(visitor: Visitor) -> None:
    """Show the table in the middle of a game."""


def bot_card(visitor: Visitor) -> None:
    """Show the dialog about a computer player."""
    visitor.page.get_by_role("button", name=visitor.pattern("bot-about")).first.click()
    visitor.expect_visible(visitor.page.get_by_role("dialog").get_by_text(visitor.text("bot-figures")))


def settings(visitor: Visitor) -> None:
    """Show the settings."""
    visitor.press("settings")
    visitor.expect_visible(visitor.dialog("settings"))


def menu(visitor: Visitor) -> None:
    """Show the menu."""
    visitor.press("more")
    visitor.expect_visible(visitor.page.get_by_role("navigation", name=visitor.text("more")))


class Planted(NamedTuple):
    """A style that breaks a screen, and the kind of fault that the check must report."""

    name: str
    screen: Callable[[Visitor], None]
    look: Look
    style: str
    kind: str


PLANTED = [
    Planted(
        "columns that are too narrow",
        bot_card,
        PHONE,
        "bot-dialog .figures { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)) }",
        "narrow-column",
    ),
    Planted(
        "a notice in a narrow column",
        settings,
        PHONE,
        "dialog h2 ~ p span, dialog label { inline-size: 3ch }",
        "narrow-column",
    ),
    Planted(
        "words broken anywhere",
        bot_card,
        PHONE,
        "body { overflow-wrap: anywhere } .dialog-buttons button { inline-size: 60px; min-inline-size: 0 !important }",
        "broken-word",
    ),
    Planted(
        "a question mark on a line of its own",
        table,
        DESK,
        "coach-buttons span { inline-size: 3ch; flex: none; overflow-wrap: anywhere }",
        "broken-word",
    ),
    Planted(
        "a title that is cut off",
        settings,
        PHONE,
        "dialog h2 { inline-size: 40px; overflow: hidden; white-space: nowrap }",
        "clipped",
    ),
    Planted(
        "text cut off by an ellipsis",
        table,
        PHONE,
        ".prompt span { display: block; inline-size: 9ch; overflow: clip; text-overflow: ellipsis; text-wrap: nowrap }",
        "clipped",
    ),
    Planted(
        "a select too narrow for its choice", settings, PHONE, "select { inline-size: 70px !important }", "clipped"
    ),
    Planted(
        "text that sticks out of its box", bot_card, PHONE, "bot-dialog .figures { block-size: 60px }", "outside-parent"
    ),
    Planted("a page that scrolls sideways", table, PHONE, "main { inline-size: 120vw }", "outside-window"),
    Planted(
        "a dialog higher than the window",
        settings,
        PHONE,
        "dialog { max-block-size: none; overflow: visible }",
        "outside-window",
    ),
    Planted(
        "a log that covers the prompt",
        table,
        PHONE,
        "game-log { position: absolute; inset: 300px 0 auto; block-size: 120px; background: red; z-index: 9 }",
        "covered",
    ),
    Planted(
        "a layer that lets presses through",
        table,
        DESK,
        ".animation-layer { position: fixed; inset: 0; z-index: 9; background: gray }",
        "covered",
    ),
    Planted(
        "overlapping buttons",
        table,
        PHONE,
        "app-header button { margin-inline-start: -14px !important }",
        "overlap",
    ),
    Planted(
        "buttons too low for a finger",
        table,
        PHONE,
        "app-header button { min-block-size: 0 !important; block-size: 30px }",
        "small-target",
    ),
    Planted(
        "a row set lower",
        table,
        DESK,
        "table-row:nth-of-type(2) .row { position: relative; inset-block-start: 9px }",
        "misaligned",
    ),
    Planted(
        "an indented menu entry", menu, DESK, "more-menu li:nth-child(3) { margin-inline: 24px -24px }", "misaligned"
    ),
    Planted(
        "no focus ring",
        settings,
        DESK,
        "* { outline: none !important; box-shadow: none !important }",
        "focus-hidden",
    ),
    Planted(
        "the focus behind a dialog's buttons",
        settings,
        PHONE,
        "dialog { scroll-padding-block-end: 0 !important } dialog .dialog-buttons { block-size: 300px }",
        "focus-hidden",
    ),
]


@pytest.fixture(scope="module")
def player(browser: Browser, site: str) -> Iterator[Visitor]:
    """Open a game in its middle."""
    with visit(browser, site, "en") as visitor:
        visitor.fill_storage(save=saves.middle())
        visitor.open()
        visitor.wait_for_lazy_features()
        yield visitor


@pytest.mark.parametrize("planted", [PLANTED[0], *map(heavy, PLANTED[1:])], ids=lambda planted: planted.name)
def test_a_planted_fault_is_reported_with_its_kind(player: Visitor, planted: Planted) -> None:
    planted.screen(player)
    apply_look(player, planted.look)
    try:
        assert faults_of(player.page) == []
        add_style(player.page, planted.style)
        player.settle()
        kinds = {fault.kind for fault in faults_of(player.page)}
        player.page.evaluate("document.adoptedStyleSheets.pop()")
        assert planted.kind in kinds
    finally:
        player.page.keyboard.press("Escape")
        apply_look(player, DESK)
