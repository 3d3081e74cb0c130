"""The page with forced colours: cards keep their faces, and edges or words show everything else."""

import re
from base64 import b64decode
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.support.cases import heavy
from tests.support.pages import add_style
from tests.support.tokens import Colour, contrast
from tests.support.user import User
from tests.web.support.faces import FACES, PIXELS, SKINS, draw
from tests.web.support.pixels import as_base64
from tests.web.support.recorded_games import open_late_game, open_new_game

TAKEABLE, TAKEN = ".row[aria-disabled=false]", ".row.taken"


@pytest.fixture(params=[heavy("light"), "dark"])
def forced(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Open a page with forced colours, with a light or a dark palette."""
    page = browser.new_page(forced_colors="active", color_scheme=request.param, viewport={"width": 1440, "height": 900})
    yield page
    page.close()


def style(element: Locator, name: str) -> Any:
    return element.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def colour(text: str) -> Colour:
    red, green, blue = map(float, re.findall(r"[\d.]+", text)[:3])
    return red, green, blue


def canvas(page: Page) -> Colour:
    """Return the page's background colour."""
    return colour(
        page.evaluate("""() => {
            const sample = document.body.appendChild(document.createElement("p"));
            sample.style.cssText = "forced-color-adjust: none; color: Canvas";
            const { color } = getComputedStyle(sample);
            sample.remove();
            return color;
        }""")
    )


def test_cards_keep_their_faces(forced: Page, page: Page, fake_site: str) -> None:
    for each in (forced, page):
        each.goto(fake_site)
        User(each).wait_for_engine()
    for skin in SKINS:
        usual_faces, forced_faces = draw(page, skin), draw(forced, skin)
        for face in FACES:
            pixels = list(zip(usual_faces[face], forced_faces[face], strict=True))
            # Round corners and shadows show the page below.
            assert sum(a == b for a, b in pixels) > 0.9 * len(pixels), (skin, face)


@pytest.mark.heavy
def test_icons_are_visible(forced: Page, fake_site: str) -> None:
    open_late_game(User(forced, fake_site))
    behind = canvas(forced)
    for icon in forced.locator("app-header :is(:enabled, a):not(h1 *) svg").all():
        assert contrast(colour(style(icon, "stroke")), behind) >= 3
    assert contrast(colour(style(forced.locator("h1 svg"), "fill")), behind) >= 3


def test_the_focus_is_visible_everywhere(forced: Page, fake_site: str) -> None:
    open_late_game(User(forced, fake_site))
    behind = canvas(forced)
    for element in forced.locator("main :enabled:visible, header :enabled:visible, header a:visible").all():
        element.focus()
        forced.keyboard.press("Shift")
        assert float(style(element, "outlineWidth").removesuffix("px")) >= 3
        assert style(element, "outlineStyle") == "solid"
        assert contrast(colour(style(element, "outlineColor")), behind) >= 3


@pytest.mark.heavy
def test_edges_and_words_show_the_turn_seats_out_and_takeable_rows(forced: Page, fake_site: str) -> None:
    open_late_game(User(forced, fake_site))
    current, out = forced.locator(".area.current"), forced.locator(".area.out").first
    usual = forced.locator(".area:not(.current, .out)").first
    edges = {tuple(style(area, name) for name in ("outlineStyle", "borderStyle")) for area in (current, out, usual)}
    assert len(edges) == 3
    expect(current).to_contain_text("Playing")
    expect(out).to_contain_text("Out")
    expect(forced.locator(".last-round")).to_contain_text("Last round")
    takeable, taken = (forced.locator(row).first for row in (TAKEABLE, TAKEN))
    for name in ("outlineWidth", "outlineColor"):
        assert style(takeable, name) != style(taken, name)
    assert contrast(colour(style(takeable, "outlineColor")), canvas(forced)) >= 3


@pytest.mark.heavy
def test_filled_shapes_stay_filled(forced: Page, fake_site: str) -> None:
    open_new_game(User(forced, fake_site))
    behind = canvas(forced)
    assert contrast(colour(style(forced.locator(".draw"), "backgroundColor")), behind) >= 3
    forced.locator(".bot-info").first.click()
    for filled in (".pips .filled", ".column.current", ".primary:visible"):
        assert contrast(colour(style(forced.locator(filled).first, "backgroundColor")), behind) >= 3
    assert colour(style(forced.locator(".pips span:not(.filled)").first, "backgroundColor")) in (behind, (0, 0, 0))


def test_a_browser_that_darkens_light_pages_darkens_the_cloth(
    launch_browser: Callable[..., Browser], browser_type_launch_args: dict[str, Any], fake_site: str
) -> None:
    """It lightens the texts on the cloth, and leaves gradients as they are."""
    browser = launch_browser(args=[*browser_type_launch_args["args"], "--blink-settings=forceDarkModeEnabled=true"])
    page = browser.new_page(viewport={"width": 360, "height": 640})
    page.goto(fake_site)
    add_style(page, "body > * { display: none !important }")
    corner = page.screenshot(clip={"x": 0, "y": 600, "width": 30, "height": 30})
    _, encoded = page.evaluate(PIXELS, as_base64(corner))
    assert max(b64decode(encoded)[0::4]) < 100
    browser.close()
