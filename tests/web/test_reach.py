"""What is to be pressed can be hit, what has the focus is seen, and whoever spaces text out loses none of it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.pixels import READ, as_base64
from tests.web.screens import SCREENS, Screen
from tests.web.support.viewport import PHONE, SCHEMES, WIDE

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


CHANGED = """async images => {
    const read = %READ%;
    const [before, after] = (await Promise.all(images.map(read))).map(image => image.data);
    const linear = value => value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const luminance = (data, at) =>
        0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
    let changed = 0;
    for (let at = 0; at < before.length; at += 4) {
        const [dark, light] = [luminance(before, at), luminance(after, at)].sort((a, b) => a - b);
        if ((light + 0.05) / (dark + 0.05) >= 3) changed += 1;
    }
    return changed;
}""".replace("%READ%", READ)
"""How many pixels contrast three to one with what they were."""

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


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("name", ["welcome", "set_up", "placing", "last_round", "rules", "share"])
def test_the_focus_changes_two_pixels_all_around(browser: Browser, fake_site: str, name: str, scheme: Any) -> None:
    page = browser.new_page(color_scheme=scheme, viewport={"width": PHONE[0], "height": PHONE[1]}, bypass_csp=True)
    SCREENS[name](page, fake_site, "en")
    for focused in tab_through(page):
        x, y = max(focused["x"] - 8, 0), max(focused["y"] - 8, 0)
        clip: Any = {"x": x, "y": y, "width": focused["width"] + 16, "height": focused["height"] + 16}
        pictures = [page.screenshot(clip=clip)]
        page.evaluate("document.activeElement.blur()")
        pictures.append(page.screenshot(clip=clip))
        changed = page.evaluate(CHANGED, list(map(as_base64, pictures)))
        # Round corners are shorter than square ones.
        assert changed >= 0.9 * 2 * 2 * (focused["width"] + focused["height"]), (focused, changed)
    page.close()


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


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=str)
@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_controls_can_be_hit_nothing_hides_what_has_the_focus_and_text_spaced_out_is_whole(
    page: Page, fake_site: str, screen: Screen, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    screen(page, fake_site, "en")
    assert page.evaluate(REACH, [CONTROLS, LEAST_TARGET]) == []
    assert [focused["name"] for focused in tab_through(page) if not focused["isSeen"]] == []
    if size == PHONE:
        assert page.evaluate(REACH, [OWN, FINGER]) == []
        assert_nothing_is_lost_when_spaced_out(page)


def assert_nothing_is_lost_when_spaced_out(page: Page) -> None:
    page.add_style_tag(content=SPACED)
    assert page.evaluate(LOST) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for row in page.locator("main:not(:has(welcome-panel)) .slots").all():
        assert row.evaluate("element => element.clientHeight") >= 80


@pytest.mark.parametrize("screen", ["games", "daily_result"])
def test_the_devices_own_sharing_can_be_hit_with_a_finger(page: Page, fake_site: str, screen: str) -> None:
    page.add_init_script("navigator.share = async () => undefined")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    SCREENS[screen](page, fake_site, "en")
    expect(page.locator("share-button button")).to_be_visible()
    assert page.evaluate(REACH, ["share-button button", FINGER]) == []


@pytest.mark.parametrize(("name", "panels"), [("notices", ".notice"), ("whole_hint", "hint-panel section")])
def test_escape_puts_away_what_lies_over_the_table_and_the_focus_stays(
    page: Page, fake_site: str, name: str, panels: str
) -> None:
    SCREENS[name](page, fake_site, "en")
    page.locator(".about").first.focus()
    for left in reversed(range(page.locator(panels).count())):
        page.keyboard.press("Escape")
        expect(page.locator(panels)).to_have_count(left)
        expect(page.locator(".about").first).to_be_focused()
