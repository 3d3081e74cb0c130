"""What somebody hears who does not look: the live regions' texts, in the order in which they came."""

from playwright.sync_api import Page

NOTE = """
window.heard = [];
const told = new Map();
new MutationObserver(() => {
    for (const region of document.querySelectorAll("[role=status], [aria-live]")) {
        const words = region.textContent;
        if (told.get(region) === words) continue;
        told.set(region, words);
        if (words.trim()) heard.push([region.role ?? region.ariaLive, words.replace(/\\s+/g, " ").trim()]);
    }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def listen(page: Page) -> None:
    """Note from now on what the pages opened next say."""
    page.add_init_script(NOTE)


def heard(page: Page, manner: str) -> list[str]:
    """All that has been said as "status" (politely, what happened), "assertive" or "polite" (hints)."""
    said: list[list[str]] = page.evaluate("heard")
    return [words for how, words in said if how == manner]
