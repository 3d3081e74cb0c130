"""The element with which other pages embed a table."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.host_site import Blog
from tests.support.pages import wait_until
from tests.support.user import User
from tools import project

HEAR = """<script>events = [];
for (const name of ["start", "move", "end"])
    document.addEventListener(`coloretto-${name}`, ({ target, detail }) => events.push([target.localName, detail]))
</script>"""
"""Records the events about the game that reach the page around it, and the element of each."""


def documented() -> list[str]:
    """Return the parameters that the guide to embedding names."""
    guide = (project.ROOT / "docs" / "embedding.md").read_text(encoding="utf-8")
    table = guide.split("## Parameters")[1].split("## ")[0]
    return re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)


def test_every_documented_parameter_is_an_attribute(page: Page, fake_site: str, blog: Blog) -> None:
    attributes = " ".join(f'{name}="2"' for name in documented())
    page.goto(blog.post(f'<script src="{fake_site}embed.js"></script><coloretto-game {attributes}></coloretto-game>'))
    frame = page.locator("iframe")
    expect(frame).to_be_attached()
    query = (frame.get_attribute("src") or "").partition("?")[2]
    assert sorted(query.split("&")) == sorted(f"{name}=2" for name in documented())


@pytest.mark.parametrize(
    ("name", "embedded"),
    [
        ("iframe", '<iframe src="SITEembed/?players=4&seed=7&speed=instant" width="720" height="680"></iframe>'),
        ("coloretto-game", '<coloretto-game players="4" seed="7" speed="instant"></coloretto-game>'),
    ],
    ids=["iframe", "element"],
)
def test_the_events_of_a_game_reach_the_page_around_it(
    page: Page, fake_site: str, blog: Blog, name: str, embedded: str
) -> None:
    code = embedded.replace("SITE", fake_site)
    page.goto(blog.post(f'{HEAR}<script src="{fake_site}embed.js"></script>{code}'))
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Play", exact=True).click()
    User(frame).wait_for_decision()
    frame.get_by_role("button", name="Draw a card").click()
    wait_until(page, "() => events.some(([, { type }]) => type === 'coloretto:v1:move')")
    start = {"players": 4, "edition": "classic", "scoring": "brown", "seed": 7}
    move = {"seat": 0, "action": "draw"}
    assert page.evaluate("events") == [
        [name, {"type": "coloretto:v1:start", **start}],
        [name, {"type": "coloretto:v1:move", **move}],
    ]
