"""The table from the first tip to the final scores."""

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from tools.gallery import saves
from tools.gallery.visitor import PHONE, Visitor
from tools.gallery.walks import walk


@walk("start", "table-tip", "practice")
def first_game(visitor: Visitor) -> Iterator[str]:
    """Start a first game, with tips, and undo the first draw."""
    visitor.fill_storage(hints="")
    visitor.open("players=4&seed=7&speed=instant")
    visitor.expect_visible(visitor.button("tips-stop"))
    yield "start"
    visitor.act("d")
    visitor.expect_visible(visitor.page.get_by_text(visitor.text("tip-place")))
    yield "table-tip"
    visitor.press("undo")
    visitor.expect_visible(visitor.page.get_by_text(visitor.text("practice-undone")))
    yield "practice"
    visitor.page.keyboard.press("Escape")


@walk("drawn-card", "not-possible")
def drawn_card(visitor: Visitor) -> Iterator[str]:
    """Draw a second card, which is not possible."""
    visitor.fill_storage(save=saves.drawn())
    visitor.open()
    yield "drawn-card"
    draw = visitor.page.get_by_role("button", name=visitor.pattern("draw")).first
    draw.click(force=True, position={"x": 8, "y": 24})  # The drawn card lies over its middle.
    visitor.expect_visible(visitor.page.get_by_text(visitor.text("refused")))
    yield "not-possible"


@walk("middle", "unseen-cards", "bot-card")
def middle(visitor: Visitor) -> Iterator[str]:
    """Look at the cards that are left, and at a computer player."""
    page = visitor.page
    visitor.open_save(saves.middle())
    yield "middle"
    page.set_viewport_size(PHONE)
    peek = visitor.button("unseen")
    if peek.is_visible():
        peek.click()
    yield "unseen-cards"
    page.keyboard.press("Escape")
    page.get_by_role("button", name=visitor.pattern("bot-about")).first.click()
    visitor.expect_visible(page.get_by_role("dialog").get_by_text(visitor.text("bot-figures")))
    yield "bot-card"
    visitor.press("close")


@walk("three-people")
def three_people(visitor: Visitor) -> Iterator[str]:
    """Open a game between people with long names."""
    visitor.open_save(saves.people())
    yield "three-people"


@walk("step-by-step", "left-handed")
def step_by_step(visitor: Visitor) -> Iterator[str]:
    """Follow the computer players step by step, also in the left-handed layout."""
    visitor.open_save(saves.drawn(), pace="step")
    visitor.choices().first.click()
    visitor.expect_visible(visitor.button("pace-next"))
    yield "step-by-step"
    visitor.press("pace-next")
    visitor.change_settings(leftHanded=True)
    visitor.expect_visible(visitor.button("pace-next"))
    yield "left-handed"
    visitor.change_settings(leftHanded=False)


@walk("person-out")
def person_out(visitor: Visitor) -> Iterator[str]:
    """Watch the computer players finish the round."""
    visitor.open_save(saves.person_out(), pace="step")
    visitor.expect_visible(visitor.button("pace-next"), visitor.button("finish-round"))
    yield "person-out"


@walk("last-round", "selected")
def last_round(visitor: Visitor) -> Iterator[str]:
    """Select a row that a second press would take."""
    visitor.open_save(saves.last_round())
    yield "last-round"
    visitor.change_settings(confirmMoves=True)
    visitor.choices().nth(1).click()
    visitor.expect_visible(visitor.page.get_by_role("button", pressed=True))
    yield "selected"
    visitor.change_settings(confirmMoves=False)


@walk("jokers", "scores", "rematch-other-seat")
def end(visitor: Visitor) -> Iterator[str]:
    """Choose colours for jokers, which ends the game."""
    visitor.open_save(saves.jokers())
    visitor.expect_visible(visitor.button("confirm-jokers"))
    yield "jokers"
    visitor.press("confirm-jokers")
    visitor.expect_visible(visitor.final_scores())
    # They are shown when the game has been reviewed, one after the other.
    visitor.expect_visible(visitor.page.locator("ply-picture img"))
    expect(visitor.page.locator("menu-list .mark", has_text=re.compile(r"\d"))).to_be_attached()
    yield "scores"
    visitor.open_after_game()
    visitor.press("after-other-seat")
    visitor.expect_visible(visitor.dialog("after-other-seat"))
    yield "rematch-other-seat"
    visitor.page.keyboard.press("Escape")
