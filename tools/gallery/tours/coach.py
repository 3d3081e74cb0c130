"""What the coach says: hints, reasons, a review; and a recorded game."""

from collections.abc import Iterator
from typing import Final

from tools.gallery import saves
from tools.gallery.visitor import Visitor

SCREENS: Final = (
    "hint-thinking",
    "hint",
    "hint-best",
    "hint-all",
    "why",
    "review-working",
    "review",
    "review-at-the-table",
    "replay",
    "replay-manner",
    "keyboard-watching",
    "games",
    "fairness",
    "fairness-checked",
)


def walk(visitor: Visitor) -> Iterator[str]:
    """Ask for a hint in a game of five, then look back on a finished one."""
    page = visitor.page
    visitor.remember(save=saves.middle(5, "golden", "grey", seed=8))
    visitor.open()
    visitor.wait_for_later_parts()
    visitor.sees(visitor.button("coach-hint"))
    visitor.hold_engine("hint")
    visitor.press("coach-hint")
    visitor.sees(page.get_by_role("region", name=visitor.say("coach-hint")))
    yield "hint-thinking"
    visitor.release_engine()
    visitor.sees(visitor.button("hint-best"))
    yield "hint"
    visitor.press("hint-best")
    visitor.sees(visitor.button("hint-all"))
    yield "hint-best"
    visitor.press("hint-all")
    visitor.sees(page.get_by_role("table"))
    yield "hint-all"
    visitor.press("close")
    visitor.press("coach-why")
    visitor.sees(visitor.dialog("coach-why").get_by_role("table"))
    yield "why"
    page.keyboard.press("Escape")
    yield from _finished(visitor)


def _finished(visitor: Visitor) -> Iterator[str]:
    page, say = visitor.page, visitor.say
    visitor.open_save(saves.finished())
    visitor.sees(visitor.button("review"))
    visitor.hold_engine("review")
    visitor.press("review")
    visitor.sees(visitor.page.get_by_role("progressbar", name=say("review-working")))
    yield "review-working"
    visitor.release_engine()
    visitor.sees(page.get_by_role("slider"))
    yield "review"
    visitor.button("review-see").nth(1).click()
    visitor.sees(visitor.button("back-to-review"))
    yield "review-at-the-table"
    visitor.press("replay-close")
    visitor.press("after-watch")
    visitor.sees(page.get_by_role("group", name=say("replay"), exact=True))
    yield "replay"
    visitor.press("replay-manner")
    visitor.sees(page.get_by_label(say("replay-speed"), exact=True))
    yield "replay-manner"
    page.keyboard.press("Escape")
    visitor.press("settings")
    visitor.press_in("settings", "keyboard")
    visitor.sees(visitor.dialog("keyboard").get_by_text(visitor.say("keys-hint-replay")))
    yield "keyboard-watching"
    page.keyboard.press("Escape")
    visitor.press_in("settings", "close")
    visitor.press("replay-close")
    visitor.turn_to("games")
    visitor.sees(page.get_by_label(say("games-record"), exact=True))
    yield "games"
    visitor.turn_to("fairness")
    visitor.sees(visitor.button("fair-check"))
    yield "fairness"
    visitor.press("fair-check")
    page.get_by_text(say("fair-parts"), exact=True).click()
    visitor.press("fair-shuffle")
    visitor.sees(
        page.get_by_text(say("fair-same")),
        page.get_by_text(visitor.like("fair-shuffled")).or_(page.get_by_text(say("fair-shuffle-nobody"))),
    )
    yield "fairness-checked"
