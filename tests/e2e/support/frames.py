"""The game in a frame on another site: the embed codes, and a hostile host."""

from playwright.sync_api import FrameLocator, Page, expect

from tests.support.host_site import Blog
from tests.support.probes import probe
from tests.support.user import User

QUERY = "players=2&seed=11&speed=instant"
FRAME = f'<iframe src="SITEembed/?{QUERY}" width="100%" height="680" title="Coloretto"></iframe>'
SCRIPT = '<script src="SITEembed.js" async></script>'
ELEMENT = """<coloretto-game players="2" seed="11" speed="instant" style="display: block; min-height: 680px">
</coloretto-game>"""
EMBEDS = {
    "plain": FRAME,
    "script": FRAME + SCRIPT,
    "element": SCRIPT + ELEMENT,
    "sandboxed": FRAME.replace("title", 'sandbox="allow-scripts" title'),
    "sandboxed, same origin": FRAME.replace("title", 'sandbox="allow-scripts allow-same-origin" title'),
}
"""The embed codes of docs/embedding.md; SITE stands for the game's address."""


def embed_code(site: str, variant: str) -> str:
    return EMBEDS[variant].replace("SITE", site)


def frame_in(page: Page, index: int = 0) -> FrameLocator:
    return page.frame_locator("iframe").nth(index)


def press_play(page: Page, index: int = 0) -> FrameLocator:
    frame = frame_in(page, index)
    frame.get_by_role("button", name="Play", exact=True).click()
    return frame


HOSTILE = probe(__file__, "hostile-messages")


def assert_hostile_host_breaks_nothing(page: Page, site: str, blog: Blog) -> None:
    """Act as a hostile host and check that the game continues."""
    page.goto(blog.post(embed_code(site, "plain")))
    frame = press_play(page)
    User(frame).wait_for_decision()
    sent = page.evaluate(HOSTILE)
    expect(frame.locator("html")).to_have_attribute("data-ignored", str(sent))
    page.evaluate("""() => {
        const frame = document.querySelector("iframe");
        for (let width = 200; width < 900; width += 7) frame.style.width = `${width}px`;
        frame.style.width = "100%";
    }""")
    User(frame).wait_for_decision()
    User(frame).choices().first.click()
    User(frame).wait_for_decision()
    page.evaluate("""() => {
        const frame = document.querySelector("iframe");
        for (let time = 0; time < 20; time += 1) { frame.remove(); document.body.append(frame); }
    }""")
    User(press_play(page)).play_on(seed=2)
