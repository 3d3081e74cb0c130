"""Screen sizes and colour schemes, and checks that everything on a screen can be seen."""

from playwright.sync_api import Page

SCHEMES = ["light", "dark"]
PHONE, WIDE = (360, 640), (1440, 900)

CUT_OFF = """() => {
    const ancestors = element => element ? [element, ...ancestors(element.parentElement)] : [];
    const isHidden = element => getComputedStyle(element).clipPath !== "none";
    const isSeen = element => element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("svg") && !ancestors(element).some(isHidden);
    const isName = element => element.matches(".name, .lane.taken .verb");
    const range = document.createRange();
    const boxOf = text => { range.selectNodeContents(text); return range.getBoundingClientRect() };
    const found = document.scrollingElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
    for (const element of document.querySelectorAll("body *")) {
        const texts = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
        if (!(texts.length || element.matches("button, select, a")) || !isSeen(element) || isName(element)) continue;
        const boxes = texts.length ? texts.map(boxOf) : [element.getBoundingClientRect()];
        const [left, right] = [Math.min(...boxes.map(box => box.left)), Math.max(...boxes.map(box => box.right))];
        const isTooWide = element.scrollWidth > element.clientWidth;
        const isClipped = getComputedStyle(element).overflowX !== "visible";
        if ((isTooWide && isClipped) || left < -1 || right > innerWidth + 1)
            found.push(`${element.className}: ${element.textContent.trim()}`);
    }
    return found;
}"""
"""What is cut off at its own side or the window's. What only screen readers are to find is clipped on purpose; names
are shortened on purpose, for they may be twenty letters long."""


BROKEN = """() => {
    const found = [];
    const range = document.createRange();
    for (const element of document.querySelectorAll("body *")) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest("svg, code, textarea, select") || getComputedStyle(element).clipPath !== "none") continue;
        for (const text of [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
            for (const word of text.data.matchAll(/[\\p{L}\\p{N}?]{2,}|\\S+\\u202f[?!]/gu)) {
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
                if (lines.size > 1) found.push(`${word[0]} in ${element.textContent.trim()}`);
            }
    }
    return found;
}"""
"""Words of which a part stands in the next line."""


def assert_fits(page: Page) -> None:
    width, height = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert width <= 0
    assert height <= 0


def assert_nothing_is_covered(page: Page) -> None:
    """Each enabled button is what lies on top at its own middle."""
    covered = page.evaluate("""() => [...document.querySelectorAll("main button:enabled")].filter(button => {
        if (!button.checkVisibility({ visibilityProperty: true })) return false;
        const { x, y, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).map(button => button.innerText)""")
    assert covered == []
