"""The other pages of the site: rules, sharing, the demonstration, and the embedded game."""

from collections.abc import Iterator

from tools.gallery.visitor import Visitor
from tools.gallery.walks import walk


@walk("rules")
def rules(visitor: Visitor) -> Iterator[str]:
    """Open the rules."""
    visitor.navigate(page="rules.html")
    visitor.expect_visible(visitor.page.get_by_role("heading", level=1))
    yield "rules"


@walk("share")
def share(visitor: Visitor) -> Iterator[str]:
    """Open the page about embedding."""
    visitor.navigate(page="share.html")
    visitor.expect_visible(visitor.page.get_by_role("heading", level=1))
    yield "share"


@walk("frame-facade", "frame", "frame-full-page")
def frame(visitor: Visitor) -> Iterator[str]:
    """Play the embedded game, which is the same by itself as in a frame."""
    visitor.navigate("players=3&seed=5&speed=instant", page="embed/")
    visitor.expect_visible(visitor.button("play"))
    yield "frame-facade"
    visitor.press("play")
    visitor.wait_for_lazy_features()
    visitor.wait_for_turn()
    yield "frame"
    visitor.page.evaluate("globalThis.open = () => null")
    visitor.page.get_by_role("link", name=visitor.text("full-page")).click()
    yield "frame-full-page"


@walk("demo")
def demo(visitor: Visitor) -> Iterator[str]:
    """Open the post with embedded games."""
    visitor.page.goto(f"{visitor.site}demo/")
    visitor.expect_visible(visitor.page.get_by_role("heading", level=1))
    yield "demo"
