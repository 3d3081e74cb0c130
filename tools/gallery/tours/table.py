"""The table from the first tip to the final scores."""

import re
from collections.abc import Iterator
from typing import Final

from tools.gallery import saves
from tools.gallery.visitor import PHONE, Visitor

SCREENS: Final = (
    "start",
    "table-tip",
    "practice",
    "drawn-card",
    "middle",
    "unseen-cards",
    "bot-card",
    "not-possible",
    "three-people",
    "step-by-step",
    "person-out",
    "last-round",
    "jokers",
    "scores",
    "rematch-other-seat",
)


def walk(visitor: Visitor) -> Iterator[str]:
    """Start a first game, with tips, then open one save after another."""
    page, text = visitor.page, visitor.text
    visitor.fill_storage(hints="")
    visitor.open("players=4&seed=7&speed=instant")
    visitor.wait_for_lazy_features()
    visitor.expect_visible(visitor.button("tips-stop"))
    yield "start"
    page.get_by_role("button", name=re.compile(f"^{re.escape(text('draw'))}")).click()
    visitor.wait_for_turn()
    visitor.expect_visible(page.get_by_text(text("tip-place")))
    yield "table-tip"
    visitor.press("undo")
    visitor.expect_visible(page.get_by_text(text("practice-undone")))
    yield "practice"
    page.keyboard.press("Escape")
    visitor.fill_storage(save=saves.drawn())
    visitor.open()
    visitor.wait_for_lazy_features()
    yield "drawn-card"
    yield from _middle(visitor)
    visitor.open_save(saves.people())
    yield "three-people"
    yield from _bots(visitor)
    visitor.open_save(saves.last_round())
    yield "last-round"
    visitor.open_save(saves.jokers())
    visitor.expect_visible(visitor.button("confirm-jokers"))
    yield "jokers"
    visitor.press("confirm-jokers")
    visitor.expect_visible(page.get_by_role("heading", name=text("final-scores")))
    # It is shown when the game has been reviewed.
    visitor.expect_visible(page.get_by_text(text("review-curve")))
    yield "scores"
    visitor.press("after-other-seat")
    visitor.expect_visible(visitor.dialog("after-other-seat"))
    yield "rematch-other-seat"


def _middle(visitor: Visitor) -> Iterator[str]:
    page, text = visitor.page, visitor.text
    visitor.open_save(saves.middle())
    yield "middle"
    page.set_viewport_size(PHONE)
    peek = visitor.button("unseen")
    if peek.is_visible():
        peek.click()
    yield "unseen-cards"
    page.keyboard.press("Escape")
    page.get_by_role("button", name=visitor.pattern("bot-about")).first.click()
    visitor.expect_visible(page.get_by_role("dialog").get_by_text(text("bot-figures")))
    yield "bot-card"
    visitor.press("close")
    visitor.open_save(saves.drawn())
    page.get_by_role("button", name=re.compile(f"^{re.escape(text('draw'))}")).click(force=True)
    visitor.expect_visible(page.get_by_text(text("refused")))
    yield "not-possible"


def _bots(visitor: Visitor) -> Iterator[str]:
    visitor.press("settings")
    visitor.choose("settings-pace", "pace-step")
    visitor.press_in("settings", "close")
    visitor.open_save(saves.drawn())
    place = visitor.pattern("row-place")
    visitor.page.get_by_role("button", name=place, disabled=False).first.click()
    visitor.expect_visible(visitor.button("pace-next"))
    yield "step-by-step"
    visitor.open_save(saves.person_out(), waits=False)
    visitor.expect_visible(visitor.button("pace-next"), visitor.button("finish-round"))
    yield "person-out"
    visitor.press("settings")
    visitor.choose("settings-pace", "pace-instant")
    visitor.press_in("settings", "close")
    visitor.wait_for_turn()
