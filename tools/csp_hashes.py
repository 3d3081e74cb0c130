"""Writes the hashes of the inline styles and scripts of dist/ into netlify.toml, which each build does.

The file is committed, because hosts read it before they build: a test fails while it holds other hashes.
"""

import base64
import hashlib
import re

from tools.project import DIST, ROOT

PAGES = {"": ("/", "/index.html"), "embed/": ("/embed/", "/embed/index.html")}


def renew_hashes() -> bool:
    """Replace each hash in netlify.toml by that of the page as it was built last; return whether one was stale."""
    host = ROOT / "netlify.toml"
    stale = text = host.read_text(encoding="utf-8")
    for folder, paths in PAGES.items():
        page = (DIST / folder / "index.html").read_text(encoding="utf-8")
        for path in paths:
            start = text.index(f'for = "{path}"\n')
            end = text.find("[[headers]]", start) % (len(text) + 1)
            text = text[:start] + with_hashes(text[start:end], page) + text[end:]
    if text == stale:
        return False
    host.write_text(text, encoding="utf-8")
    print("netlify.toml held stale hashes of inline styles or scripts: renewed, commit it")
    return True


def with_hashes(rule: str, page: str) -> str:
    """Return a rule of netlify.toml with the hashes of what stands in the page."""
    for tag in ("script", "style"):
        for inline in re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL):
            digest = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
            rule = re.sub(rf"({tag}-src [^;]*?)'sha256-[^']*'", rf"\g<1>'sha256-{digest}'", rule)
    return rule
