"""The table as a picture and as Markdown, in the page for sharing."""

import base64
import re
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from coloretto.errors import RequestError
from coloretto.notation.text import state_from_text
from tests.support.browsers import NO_SERVICE_WORKER
from tests.support.probes import probe
from tests.support.user import User
from tests.web.support.recorded_games import GAME, open_finished, open_late_game, open_on_bots_turn
from tests.web.support.recordings import answers, pairs
from tools.gallery.python_engine import PythonEngine

READ_CLIPBOARD = probe(__file__, "read-picture")
HOLD_PICTURE = """
    const { decode } = HTMLImageElement.prototype;
    const released = new Promise(resolve => { globalThis.releasePicture = resolve; });
    HTMLImageElement.prototype.decode = function () { return released.then(() => decode.call(this)); };
"""
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


@pytest.fixture(autouse=True)
def python(context: BrowserContext) -> None:
    """Let Python in this process draw, as recorded answers have no picture for each language, theme and moment."""
    PythonEngine(context)


def open_position(page: Page, site: str) -> None:
    """Open the page for sharing after a card was drawn."""
    user = User(page)
    page.goto(f"{site}?{GAME}&speed=instant")
    user.wait_for_decision()
    user.act("d")
    user.open_page("share")


def picture(page: Page) -> Locator:
    return page.get_by_role("region", name="Picture of the table").get_by_role("img")


def markdown(page: Page) -> str:
    """Return the text once it has its link, which comes with the picture."""
    field = page.get_by_role("textbox", name="Copy as Markdown")
    expect(field).to_have_value(re.compile(r"\]\(http"))
    return field.input_value()


def copy_picture(page: Page) -> None:
    expect(picture(page)).to_be_visible()
    page.get_by_role("button", name="Copy as picture").click()


def test_a_position_is_copied_as_a_picture(page: Page, fake_site: str, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_position(page, fake_site)
    copy_picture(page)
    expect(page.get_by_text("Picture copied.")).to_be_visible()
    copied = page.evaluate(READ_CLIPBOARD)
    assert copied["types"] == ["image/png"]
    assert (copied["width"], copied["height"]) == (1600, 960)
    assert copied["colours"] > 1000


@pytest.mark.heavy
def test_the_picture_can_be_saved_as_a_file(page: Page, fake_site: str) -> None:
    open_position(page, fake_site)
    link = page.get_by_role("link", name="Save picture")
    expect(link).to_have_attribute("download", "coloretto.png")
    start, _, data = (link.get_attribute("href") or "").partition(",")
    assert start == "data:image/png;base64"
    assert base64.b64decode(data).startswith(b"\x89PNG")
    assert len(data) < 1_200_000


def test_a_refused_clipboard_leaves_the_picture_to_save(page: Page, fake_site: str) -> None:
    page.add_init_script(NO_CLIPBOARD)
    open_position(page, fake_site)
    copy_picture(page)
    expect(page.get_by_text("Pictures cannot be copied here. Save the picture")).to_be_visible()
    expect(page.get_by_role("link", name="Save picture")).to_be_visible()
    expect(picture(page)).to_be_visible()


@pytest.mark.heavy
def test_the_alternative_text_says_the_position_in_words(page: Page, fake_site: str) -> None:
    open_position(page, fake_site)
    words = picture(page).get_attribute("alt") or ""
    assert words.startswith("Coloretto, Player 1 to move. Classic, brown: 1 3 6 10 15 21. Row 1: empty, 3 spaces left.")
    assert "Drawn card: " in words
    assert "Bruno: 1 point." in words


@pytest.mark.heavy
def test_markdown_has_the_position_in_words_tables_and_a_link(page: Page, fake_site: str) -> None:
    open_position(page, fake_site)
    text = markdown(page)
    assert (picture(page).get_attribute("alt") or "").partition("move. ")[2] in text.replace("\\", "")
    assert "| Row | Cards |\n| --- | --- |\n| 1 | empty, 3 spaces left |" in text
    assert "| Player | Total | Cards |" in text
    link = re.search(r"\[Play from this position\]\((.*)\)", text)
    assert link
    (position,) = parse_qs(urlsplit(link[1]).query)["pos"]
    assert f"`{position}`" in text
    state = state_from_text(position)
    assert (state.seat, state.drawn is None) == (0, False)


@pytest.mark.heavy
def test_a_finished_game_is_shared_with_its_record(page: Page, user: User) -> None:
    open_finished(user)
    user.open_after_game()
    page.get_by_role("button", name="Save or share").click()
    expect(picture(page)).to_have_attribute("alt", re.compile(r"^Coloretto, .* wins\. "))
    text = markdown(page)
    assert "| Row |" not in text
    link = re.search(r"\[Watch replay\]\((.*)\)", text)
    assert link
    assert parse_qs(urlsplit(link[1]).query) == {"record": [answers("finished", "record")[0]["text"]]}


def test_a_step_of_a_replay_is_shared(page: Page, user: User, fake_site: str) -> None:
    record = next(
        pair["request"]["params"]["record"] for pair in pairs("replay") if pair["request"]["method"] == "replay"
    )
    page.goto(f"{fake_site}?fake=replay&record={quote(record)}")
    user.wait_for_engine()
    page.get_by_role("button", name="Next step").click()
    expect(page.get_by_role("slider", name="Step")).to_have_value("1")
    page.get_by_role("button", name="Playback options").click()
    page.get_by_role("button", name="Share this position").click()
    expect(picture(page)).to_have_attribute("alt", re.compile("Drawn card: "))
    assert "Play from this position" in markdown(page)


@pytest.mark.heavy
def test_the_picture_follows_theme_and_card_design(page: Page, user: User, fake_site: str) -> None:
    open_position(page, fake_site)
    expect(picture(page)).to_be_visible()
    for change in ({"theme": "dark"}, {"skin": "letters"}):
        before = picture(page).get_attribute("src") or ""
        user.change_settings(**change)
        expect(picture(page)).not_to_have_attribute("src", before)


@pytest.mark.heavy
def test_the_picture_works_under_the_sites_policy(browser: Browser, fake_site: str) -> None:
    context = browser.new_context()
    context.add_init_script(NO_SERVICE_WORKER)
    PythonEngine(context)
    page = context.new_page()
    messages: list[str] = []
    page.on("console", lambda message: messages.append(message.text))
    page.goto(f"{fake_site}?{GAME}&speed=instant")
    User(page).open_page("share")
    expect(picture(page)).to_be_visible()
    assert messages == []
    context.close()


def test_a_sandboxed_frame_draws_the_picture_and_explains_its_limits(page: Page, fake_site: str) -> None:
    page.set_content(
        f'<iframe sandbox="allow-scripts" width="800" height="900" src="{fake_site}embed/?{GAME}"></iframe>'
    )
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Play").click()
    User(frame).open_page("share")
    region = frame.get_by_role("region", name="Picture of the table")
    expect(region.get_by_role("img")).to_be_visible()
    region.get_by_role("button", name="Copy as picture").click()
    expect(region.get_by_text("Pictures cannot be copied here. Save the picture")).to_be_visible()
    region.get_by_role("button", name="Copy", exact=True).click()
    expect(region.get_by_text("The text is selected: please copy it yourself.")).to_be_visible()


@pytest.mark.heavy
def test_what_draws_the_picture_is_loaded_when_the_page_opens(page: Page, user: User, fake_site: str) -> None:
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    page.goto(f"{fake_site}?{GAME}&speed=instant")
    user.wait_for_decision()
    assert not [url for url in requested if "picture" in url]
    user.open_page("share")
    expect(picture(page)).to_be_visible()
    assert [url for url in requested if "position-picture" in url]


def test_without_what_draws_the_picture_a_notice_says_so(page: Page, user: User, fake_site: str) -> None:
    page.route("**/position-picture-*.js", lambda route: route.abort())
    page.goto(f"{fake_site}?{GAME}&speed=instant")
    user.wait_for_decision()
    user.open_page("share")
    expect(page.get_by_text("This part of the game could not be loaded.")).to_be_visible()


def test_a_player_who_is_called_you_has_a_number_for_others(page: Page, user: User) -> None:
    open_late_game(user)
    user.open_page("share")
    expect(picture(page)).to_have_attribute("alt", re.compile(r"Player \d: \d+ points"))
    assert "You" not in (picture(page).get_attribute("alt") or "")


def test_the_picture_follows_a_game_that_continues(page: Page, user: User) -> None:
    open_on_bots_turn(user, "fast")
    user.open_page("share")
    expect(picture(page)).to_have_attribute("alt", re.compile("Player 1 to move"))
    field = page.get_by_role("textbox", name="Copy as Markdown")
    expect(field).to_have_value(re.compile(r"Player 1 to move.*\?pos=\S+\+1\+-\+", re.DOTALL))


def test_a_picture_that_cannot_be_drawn_leaves_the_text(
    page: Page, fake_site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise RequestError("no")

    monkeypatch.setattr("coloretto.service.picture.draw_table", refuse)
    open_position(page, fake_site)
    expect(page.get_by_text("The picture could not be drawn. The text below says the same.")).to_be_visible()
    field = page.get_by_role("textbox", name="Copy as Markdown")
    expect(field).to_have_value(re.compile(r"Player 1 to move.*\| Bruno \| 1 \|", re.DOTALL))


def test_nothing_moves_when_the_picture_arrives(page: Page, fake_site: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.add_init_script(HOLD_PICTURE)
    open_position(page, fake_site)
    markdown(page)
    parts = page.get_by_role("heading", level=4)
    before = [part.bounding_box() for part in parts.all()]
    page.evaluate("releasePicture()")
    expect(picture(page)).to_be_visible()
    assert [part.bounding_box() for part in parts.all()] == before
