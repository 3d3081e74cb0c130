"""What the page leaves alone: nothing is drawn, written or moved again that has not changed."""

from playwright.sync_api import Page

from tests.web.test_page import act, open_new_game

COUNT_UPDATES = """() => {
    window.drawn = {};
    for (const name of ["player-area", "points-aid", "row-lane"]) {
        const element = customElements.get(name).prototype, update = element.update;
        drawn[name] = 0;
        element.update = function (changed) { drawn[name] += 1; update.call(this, changed) };
    }
}"""
COUNT_LOOKS = """window.written = 0;
new MutationObserver(records => { written += records.length }).observe(document, {
    subtree: true, attributeFilter: ["data-skin", "data-theme", "data-text", "data-motion", "media"] })"""


def test_a_drawn_card_draws_the_rows_anew_and_no_area(page: Page, fake_site: str) -> None:
    open_new_game(page, fake_site)
    page.evaluate(COUNT_UPDATES)
    act(page, "d")
    assert page.evaluate("drawn") == {"player-area": 0, "points-aid": 0, "row-lane": 4}


def test_the_looks_are_not_written_again_with_every_action(page: Page, fake_site: str) -> None:
    open_new_game(page, fake_site)
    page.evaluate(COUNT_LOOKS)
    act(page, "d")
    assert page.evaluate("written") == 0
