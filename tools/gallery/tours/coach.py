"""The coach: hints, explanations and a review; the replay of a game."""

from collections.abc import Iterator

from tools.gallery import saves
from tools.gallery.visitor import Visitor
from tools.gallery.walks import walk


@walk("hint-thinking", "hint", "hint-best", "hint-all", "why")
def hint(visitor: Visitor) -> Iterator[str]:
    """Ask for a hint where to place a card, and why the last player acted so."""
    page = visitor.page
    visitor.open_save(saves.drawn())
    visitor.expect_visible(visitor.button("coach-hint"))
    with visitor.holding_engine("hint"):
        visitor.press("coach-hint")
        visitor.expect_visible(page.get_by_role("region", name=visitor.text("coach-hint")))
        yield "hint-thinking"
    visitor.expect_visible(visitor.button("hint-best"))
    yield "hint"
    visitor.press("hint-best")
    visitor.expect_visible(visitor.button("hint-all"))
    yield "hint-best"
    visitor.press("hint-all")
    visitor.expect_visible(page.get_by_role("table"))
    yield "hint-all"
    visitor.press("close")
    visitor.press("coach-why")
    visitor.expect_visible(visitor.dialog("coach-why").get_by_role("table"))
    yield "why"
    page.keyboard.press("Escape")


@walk("finished", "review-working", "story", "story-more", "review", "review-at-the-table", "review-step")
def review(visitor: Visitor) -> Iterator[str]:
    """Read the story of a finished game and its review, and see a decision at the table."""
    page, text = visitor.page, visitor.text
    visitor.open_save(saves.finished(), held="review")
    visitor.expect_visible(visitor.button("see-deciding-move"))
    with visitor.holding_engine("review"):
        yield "finished"
        visitor.press("see-deciding-move")
        visitor.expect_visible(page.get_by_role("progressbar", name=text("review-working")))
        yield "review-working"
    visitor.expect_visible(page.get_by_role("slider"))
    visitor.press("back-to-table")
    visitor.expect_visible(page.locator("ply-picture img"))
    yield "story"
    visitor.open_after_game()
    visitor.expect_visible(page.locator("ending-panel .chance-chart"))
    yield "story-more"
    visitor.press("review")
    visitor.expect_visible(page.get_by_role("slider"))
    yield "review"
    visitor.button("review-see").nth(1).click()
    visitor.expect_visible(visitor.button("back-to-review"))
    yield "review-at-the-table"
    visitor.press("replay-forth")
    visitor.expect_visible(page.locator("ply-note .band"))
    yield "review-step"
    visitor.press("replay-close")


@walk("replay", "replay-options", "keyboard-replay")
def replay(visitor: Visitor) -> Iterator[str]:
    """Watch a finished game."""
    page, text = visitor.page, visitor.text
    visitor.open_save(saves.finished())
    visitor.open_after_game()
    visitor.press("after-watch")
    visitor.expect_visible(page.get_by_role("group", name=text("replay"), exact=True))
    yield "replay"
    visitor.press("replay-manner")
    visitor.expect_visible(page.get_by_label(text("replay-speed"), exact=True))
    yield "replay-options"
    page.keyboard.press("Escape")
    visitor.press("settings")
    visitor.press_in("settings", "keyboard")
    visitor.expect_visible(visitor.dialog("keyboard").get_by_text(text("keys-hint-replay")))
    yield "keyboard-replay"
    page.keyboard.press("Escape")
    visitor.press_in("settings", "close")
    visitor.press("replay-close")


@walk("sharing", "sharing-formats", "fairness", "fairness-checked")
def pages_about_a_game(visitor: Visitor) -> Iterator[str]:
    """Share a finished game, and check its shuffle."""
    page, text = visitor.page, visitor.text
    visitor.open_save(saves.finished())
    visitor.open_page("share")
    visitor.expect_visible(page.get_by_label(text("games-link-watch"), exact=True))
    visitor.expect_visible(page.locator("position-picture img"))
    yield "sharing"
    page.get_by_text(text("games-formats"), exact=True).click()
    yield "sharing-formats"
    visitor.open_page("fairness")
    visitor.expect_visible(visitor.button("fair-check"))
    yield "fairness"
    visitor.press("fair-check")
    page.get_by_text(text("fair-parts"), exact=True).click()
    visitor.press("fair-shuffle")
    visitor.expect_visible(
        page.get_by_text(text("fair-same")),
        page.get_by_text(visitor.pattern("fair-shuffled")).or_(page.get_by_text(text("fair-shuffle-nobody"))),
    )
    yield "fairness-checked"
    visitor.press("back-to-table")
