"""The page about embedding: its snippets and preview follow the choices."""

from collections.abc import Iterator
from html.parser import HTMLParser
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from coloretto.bots import LEVELS
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS
from tests.support.cases import heavy
from tests.support.texts import TAGS, message_text
from tests.support.user import User
from tests.web.support.axe import AXE
from tests.web.support.recorded_games import open_late_game, save_late_game
from tests.web.support.viewport import PHONE, SIZES_AND_SCHEMES, WIDE

SNIPPETS = {"frame": "Plain iframe", "script": "Iframe with script", "element": "Custom element", "link": "Link only"}
POSITION = "4cb15 - R2O/O/Y/G xxx/TTT/.../... 1 2 P R7O7Y8G8T6B9P8+10*3"

Tags = list[tuple[str, dict[str, str | None]]]


@pytest.fixture
def share(quiet_page: Page, fake_site: str) -> Page:
    quiet_page.goto(f"{fake_site}share.html")
    expect(quiet_page.get_by_role("heading", name="Embed the game")).to_be_visible()
    return quiet_page


def snippet(page: Page, name: str) -> str:
    return page.get_by_role("textbox", name=SNIPPETS[name]).input_value()


def tags(text: str) -> Tags:
    """Return the tags of a snippet with their attributes, parsed as by a browser."""
    found: Tags = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            found.append((tag, dict(attrs)))

    Reader().feed(text)
    return found


def query_of(address: str | None) -> dict[str, str]:
    """Return the query parameters of an address."""
    query = parse_qs(urlsplit(address or "").query, keep_blank_values=True)
    return {name: value for name, (value,) in query.items()}


def preview(page: Page) -> Locator:
    return page.locator("iframe")


def change_every_option(page: Page) -> dict[str, str]:
    """Change every option and return the expected query parameters."""
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_label("Edition").select_option("golden")
    page.get_by_label("Scoring").select_option("grey")
    page.get_by_label("Deal number").fill("42")
    page.get_by_label("Computer level").select_option("expert")
    page.get_by_label("Language").select_option("pt-BR")
    page.get_by_label("Theme").select_option("dark")
    page.get_by_label("Transparent background").check()
    page.get_by_label("Compact").check()
    page.get_by_label("Custom button colour").check()
    page.get_by_label("Button colour", exact=True).fill("#a34a08")
    return {
        **{"players": "2", "edition": "golden", "scoring": "grey", "seed": "42", "level": "expert"},
        **{"lang": "pt-BR", "theme": "dark", "accent": "a34a08", "bg": "transparent", "compact": ""},
    }


@pytest.mark.heavy
def test_the_choices_match_the_engine(share: Page) -> None:
    for label, choices in (
        ("Players", tuple(map(str, PLAYERS))),
        ("Edition", EDITIONS),
        ("Scoring", SCORINGS),
        ("Computer level", LEVELS),
        ("Language", ("system", *TAGS)),
    ):
        options = share.get_by_label(label, exact=True).locator("option").all()
        assert [option.get_attribute("value") for option in options] == list(choices)


def test_every_snippet_contains_all_choices(share: Page, fake_site: str) -> None:
    expected = change_every_option(share)
    ((_, frame),) = tags(snippet(share, "frame"))
    assert str(frame["src"]).startswith(f"{fake_site}embed/?")
    assert query_of(frame["src"]) == expected
    with_script = tags(snippet(share, "script"))
    assert with_script == [("iframe", frame), ("script", {"async": None, "src": f"{fake_site}embed.js"})]
    script, (name, element) = tags(snippet(share, "element"))
    assert (script, name) == (with_script[1], "coloretto-game")
    assert element.pop("style") == "display: block; min-height: 680px"
    assert {key: value or "" for key, value in element.items()} == expected
    assert snippet(share, "link") in (f"{fake_site}?lang=pt-BR", f"{fake_site}pt-BR/")


@pytest.mark.heavy
def test_the_preview_shows_the_choices_at_once(share: Page) -> None:
    expected = change_every_option(share)
    frame = share.frame_locator("iframe")
    expect(frame.get_by_role("button", name=message_text("pt-BR", "play"), exact=True)).to_be_visible()
    assert query_of(preview(share).get_attribute("src")) == expected
    assert frame.locator("html").get_attribute("data-theme") == "dark"
    assert frame.locator("body").evaluate("body => getComputedStyle(body).backgroundImage") == "none"
    play = frame.get_by_role("button")
    assert play.evaluate("button => getComputedStyle(button).backgroundColor") == "rgb(163, 74, 8)"


@pytest.mark.heavy
def test_changing_a_choice_adds_no_history_entry(share: Page) -> None:
    before = share.evaluate("history.length")
    change_every_option(share)
    assert share.evaluate("history.length") == before


def test_a_position_or_record_replaces_the_deal_unaltered(share: Page) -> None:
    share.get_by_label("Players", exact=True).select_option("3")
    for game, label, name in (("A position", "Position", "pos"), ("A recorded game", "Game record", "record")):
        text = f'{POSITION} "&<b>' if name == "record" else POSITION
        share.get_by_label("Content", exact=True).select_option(game)
        share.get_by_label(f"{label} (text)").fill(f" {text}\n")
        ((_, frame),) = tags(snippet(share, "frame"))
        assert query_of(frame["src"]) == {name: text}
        _, (_, element) = tags(snippet(share, "element"))
        assert element[name] == text
        assert "<b>" not in snippet(share, "element")
        expect(share.get_by_label("Deal number")).to_have_count(0)


@pytest.mark.heavy
def test_an_invalid_deal_number_is_left_out(share: Page) -> None:
    for seed in ("-1", "1.5", "9007199254740992"):
        share.get_by_label("Deal number").fill("7")
        assert "seed=7" in snippet(share, "frame")
        share.get_by_label("Deal number").fill(seed)
        assert "seed" not in snippet(share, "frame")


@pytest.fixture
def copying(browser: Browser, fake_site: str) -> Iterator[Page]:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    yield context.new_page()
    context.close()


def test_each_snippet_is_copied_by_its_button(copying: Page, fake_site: str) -> None:
    copying.goto(f"{fake_site}share.html?lang=en")
    buttons = copying.get_by_role("button", name="Copy", exact=True)
    expect(buttons).to_have_count(len(SNIPPETS))
    for copied, (name, button) in enumerate(zip(SNIPPETS, buttons.all(), strict=True), start=1):
        button.click()
        expect(copying.get_by_text("Copied", exact=True)).to_have_count(copied)
        assert copying.evaluate("navigator.clipboard.readText()") == snippet(copying, name)
    copying.get_by_label("Compact").check()
    expect(copying.get_by_text("Copied", exact=True)).to_have_count(1)  # The plain link has not changed.


@pytest.mark.heavy
def test_the_settings_link_to_the_page_and_it_leads_back_to_the_game(page: Page, user: User) -> None:
    open_late_game(user)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Embed the game").click()
    expect(page.get_by_role("heading", name="Embed the game")).to_be_visible()
    save_late_game(user)  # The recorded conversation starts at this point of the game.
    page.get_by_role("link", name="Back to the table").first.click()
    user.wait_for_decision()
    expect(page.get_by_role("region", name="You")).to_contain_text("Playing")


@pytest.mark.heavy
def test_the_rules_link_to_the_page_but_a_frame_does_not(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}rules.html")
    page.get_by_role("link", name="Embed the game").click()
    expect(page.get_by_role("heading", name="Embed the game")).to_be_visible()
    page.goto(f"{fake_site}embed/?fake=four-players&players=4&seed=7&speed=instant")
    page.get_by_role("button", name="Play", exact=True).click()
    user.wait_for_decision()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    expect(page.get_by_role("link", name="Embed the game")).to_have_count(0)


@pytest.mark.heavy
@pytest.mark.parametrize("tag", ["de", heavy("pt-BR")])
def test_the_page_is_translated(page: Page, fake_site: str, tag: str) -> None:
    page.goto(f"{fake_site}share.html?lang={tag}")
    expect(page.get_by_role("heading", name=message_text(tag, "share-title"))).to_be_visible()
    for name in SNIPPETS:
        expect(page.get_by_role("textbox", name=message_text(tag, f"share-{name}"), exact=True)).to_be_visible()
    assert page.title().startswith(message_text(tag, "share-title"))


@pytest.mark.heavy
@pytest.mark.parametrize("tag", [heavy("en"), "de", heavy("fr")])
def test_the_page_does_not_scroll_sideways(page: Page, fake_site: str, tag: str) -> None:
    page.goto(f"{fake_site}share.html?lang={tag}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for width in (320, PHONE[0], WIDE[0]):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.heavy
@pytest.mark.parametrize(("size", "scheme"), SIZES_AND_SCHEMES, ids=str)
def test_axe_finds_nothing_with_every_option_chosen(share: Page, scheme: str, size: tuple[int, int]) -> None:
    share.set_viewport_size({"width": size[0], "height": size[1]})
    share.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    change_every_option(share)
    share.evaluate(AXE.read_text(encoding="utf-8"))
    found = share.evaluate("axe.run({ iframes: false })")["violations"]
    assert [(violation["id"], [node["html"] for node in violation["nodes"]]) for violation in found] == []
