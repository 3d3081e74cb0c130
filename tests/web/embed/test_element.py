"""The element with which other pages embed a table."""

import re

from playwright.sync_api import Page, expect

from tests.support.host_site import Blog
from tools import project


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
