"""Writes the hashes of the inline styles and scripts of dist/ into netlify.toml, at each build.

netlify.toml is committed because hosts read it before they build. A test fails while its hashes are stale.
"""

import base64
import hashlib
import re
from pathlib import Path

from tools.project import DIST, ROOT

CONFIG = ROOT / "netlify.toml"
PAGES = {
    "index.html": ("/", "/index.html"),
    "embed/index.html": ("/embed/", "/embed/index.html"),
    "cage.html": ("/cage.html",),
}
"""The pages with inline styles or scripts, and the paths of their rules."""


def update_hashes() -> bool:
    """Replace each hash in netlify.toml by that of the built page; return whether one was stale."""
    text = config_for(DIST)
    if text == CONFIG.read_text(encoding="utf-8"):
        return False
    CONFIG.write_text(text, encoding="utf-8")
    print("netlify.toml had stale hashes of inline styles or scripts; they are updated: commit them")
    return True


def config_for(site: Path) -> str:
    """Return netlify.toml with the hashes of the pages of a built site."""
    text = CONFIG.read_text(encoding="utf-8")
    for file, paths in PAGES.items():
        page = (site / file).read_text(encoding="utf-8")
        for path in paths:
            start = text.index(f'for = "{path}"\n')
            end = text.find("[[headers]]", start) % (len(text) + 1)
            text = text[:start] + with_hashes(text[start:end], page) + text[end:]
    return text


def with_hashes(rule: str, page: str) -> str:
    """Return a rule of netlify.toml with the hashes of the page's inline scripts and styles."""
    for tag in ("script", "style"):
        for inline in re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL):
            digest = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
            rule = re.sub(rf"({tag}-src [^;]*?)'sha256-[^']*'", rf"\g<1>'sha256-{digest}'", rule)
    return rule
