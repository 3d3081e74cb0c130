"""Checks that controls can be hit, that the focus is seen, and that text may be spaced out."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

LEAST_TARGET, FINGER = 24, 44
"""CSS pixels: WCAG 2.5.8, 2.5.5."""

OWN = (
    ".lane[aria-disabled=false], .draw[aria-disabled=false], .peek, .next, .large, main select,"
    " header :is(:enabled, a), .dialog-buttons button"
)
CONTROLS = ":is(button, select, input):enabled, a.button, nav a, table-link a"

REACH = """([selector, least]) => [...document.querySelectorAll(selector)].flatMap(element => {
    const isBehind = document.querySelector("dialog[open]") && !element.closest("dialog[open]");
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]") || isBehind) return [];
    element.scrollIntoView({ block: "center" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const above = document.elementFromPoint(left, top)?.closest("hint-panel, notice-list, .watching");
    if (above && !above.contains(element)) return [];
    const extent = (dx, dy) => {
        const isHit = away => element.contains(document.elementFromPoint(left + dx * away, top + dy * away));
        let away = 0;
        while (away < 60 && isHit(away + 0.5)) away += 0.5;
        return away;
    };
    const size = [extent(-1, 0) + extent(1, 0), extent(0, -1) + extent(0, 1)];
    return Math.min(...size) >= least - 1 ? [] : [[element.className, element.innerText, ...size]];
})"""
"""The controls that are smaller than that where they can be pressed; what may be put away may lie over them."""

FOCUSED = """() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    const isSeen = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]].every(([across, down]) => {
        const highest = document.elementFromPoint(x + width * across, y + height * down);
        return element.contains(highest) || highest?.closest("hint-panel, notice-list");
    });
    return { name: element.className || element.id || element.tagName, x, y, width, height, isSeen };
}"""
"""Where the focus is, and whether it is seen once Escape has put away what may lie over the table (WCAG 2.4.11)."""

SPACED = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }"""
"""WCAG 1.4.12."""

LOST = """() => {
    const isWritten = node => node.nodeType === Node.TEXT_NODE && node.data.trim();
    const texts = [...document.querySelectorAll("body *")].filter(element => element.checkVisibility()
        && getComputedStyle(element).clipPath === "none" && !element.closest("svg, .visually-hidden, .name")
        && [...element.childNodes].some(isWritten));
    const isCut = (box, element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const around = element.getBoundingClientRect();
        const across = overflowX !== "visible" && (box.left < around.left - 1 || box.right > around.right + 1);
        const isFixed = overflowY === "hidden" || overflowY === "clip";
        const down = isFixed && (box.top < around.top - 1 || box.bottom > around.bottom + 1);
        return across || down || box.left < 0 || box.right > innerWidth + 1;
    };
    return texts.filter(element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        for (const box of range.getClientRects())
            for (let around = element; around; around = around.parentElement) if (isCut(box, around)) return true;
        return false;
    }).map(element => element.textContent.trim());
}"""
"""The texts of which something is cut off; names, which may be of any length, are whole in the prompt and the log."""


def tab_through(page: Page) -> Iterator[Any]:
    """Press Tab until the focus leaves the page or comes back to where it was first."""
    first = None
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None or focused == first:
            return
        first = first or focused
        # In a frame its own page shows what has the focus.
        if focused["name"] != "IFRAME":
            yield focused


def assert_nothing_is_lost_when_spaced_out(page: Page) -> None:
    page.add_style_tag(content=SPACED)
    assert page.evaluate(LOST) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for row in page.locator("main:not(:has(welcome-panel)) .slots").all():
        assert row.evaluate("element => element.clientHeight") >= 80
