"""The game embedded on a blog, with real Pyodide: every embed code and every kind of sandbox."""

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.bridge.support.scenarios import YOUR_MOVE
from tests.e2e.support.frames import (
    EMBEDS,
    FRAME,
    QUERY,
    assert_hostile_host_breaks_nothing,
    embed_code,
    frame_in,
    press_play,
)
from tests.support.cases import heavy
from tests.support.host_site import Blog
from tests.support.pages import wait_for_route, wait_until
from tests.support.user import User

SIDE_PAGES = ["daily", "puzzles", "played", "statistics", "games", "share", "fairness", "about"]
"""The side pages that the menu leads to."""


def link_from_sandbox(page: Page, post: str) -> str:
    """Start a game in a frame that may not open pages, press Full page and return the link."""
    page.goto(post)
    frame = press_play(page)
    User(frame).wait_for_decision()
    frame.get_by_role("link", name="Full page").click()
    return frame.get_by_role("textbox", name="Link").input_value()


@pytest.mark.parametrize("variant", [name if name in ("plain", "sandboxed") else heavy(name) for name in EMBEDS])
def test_a_game_starts_on_a_blog(quiet_page: Page, site: str, blog: Blog, variant: str) -> None:
    quiet_page.goto(blog.post(embed_code(site, variant)))
    frame = press_play(quiet_page)
    User(frame).wait_for_decision()
    User(frame).choices().first.click()
    User(frame).wait_for_decision()
    wait_until(quiet_page, "() => heard.some(({ type }) => type === 'coloretto:v1:start')")


@pytest.mark.heavy
@pytest.mark.parametrize("variant", EMBEDS)
def test_a_whole_game_is_played_on_a_blog(quiet_page: Page, site: str, blog: Blog, variant: str) -> None:
    quiet_page.goto(blog.post(embed_code(site, variant)))
    frame = press_play(quiet_page)
    User(frame).play_to_the_end(seed=2)
    assert len(User(frame).scores()) == 2
    wait_until(quiet_page, "() => heard.some(({ type }) => type === 'coloretto:v1:end')")
    types = [each["type"] for each in quiet_page.evaluate("heard")]
    assert types[:2] == ["coloretto:v1:ready", "coloretto:v1:height"]
    assert types.count("coloretto:v1:start") == types.count("coloretto:v1:end") == 1


def test_with_storage_blocked_a_game_is_played_and_reported_as_not_saved(
    full_chromium: Browser, site: str, blog_without_storage: Blog
) -> None:
    page = full_chromium.new_page()
    page.goto(blog_without_storage.post(embed_code(site, "plain")))
    frame = press_play(page)
    expect(frame.get_by_role("alert")).to_contain_text("not saved here")
    User(frame).play_on(seed=2)
    page.close()


@pytest.mark.heavy
def test_a_whole_game_is_played_under_a_policy_that_allows_only_our_frames(
    quiet_page: Page, site: str, blog: Blog
) -> None:
    policy = {"Content-Security-Policy": f"default-src 'none'; img-src data:; frame-src {site}"}
    quiet_page.goto(blog.post(embed_code(site, "plain"), policy, listens=False))
    User(press_play(quiet_page)).play_to_the_end(seed=2)


def test_a_game_is_played_without_workers(page: Page, site: str, blog: Blog) -> None:
    page.add_init_script("if (self !== top) self.Worker = class { constructor() { throw new Error('no workers'); } };")
    page.goto(blog.post(embed_code(site, "sandboxed")))
    User(press_play(page)).play_on(seed=2)


@pytest.mark.heavy
def test_a_sandboxed_frame_offers_the_review_and_every_side_page(quiet_page: Page, site: str, blog: Blog) -> None:
    quiet_page.set_viewport_size({"width": 420, "height": 760})
    quiet_page.goto(blog.post(embed_code(site, "sandboxed")))
    frame = press_play(quiet_page)
    User(frame).play_to_the_end(seed=2)
    back = frame.get_by_role("button", name="Back to the table")
    User(frame).open_after_game()
    frame.get_by_role("button", name="Review game").click()
    expect(frame.get_by_role("heading", name="Skill and luck")).to_be_visible()
    back.click()
    for name in SIDE_PAGES:
        User(frame).open_page(name)
        expect(User(frame).heading(name)).to_be_focused()
        expect(frame.get_by_role("alert")).to_contain_text("Your game is not saved here.")
        back.click()


@pytest.mark.heavy
def test_three_tables_on_a_page_play_separate_games(quiet_page: Page, site: str, blog: Blog) -> None:
    elements = [
        f'<coloretto-game players="{players}" seed="5" speed="instant"></coloretto-game>' for players in (2, 3, 4)
    ]
    quiet_page.goto(blog.post(f'<script src="{site}embed.js"></script>{"".join(elements)}'))
    for index in range(3):
        quiet_page.locator("coloretto-game").nth(index).scroll_into_view_if_needed()
        frame = press_play(quiet_page, index)
        User(frame).wait_for_decision()
    for index in range(3):
        frame = frame_in(quiet_page, index)
        User(frame).wait_for_decision()
        User(frame).choices().first.click()
    assert quiet_page.evaluate("heard.map(({ players }) => players).filter(Boolean)") == [2, 3, 4]
    User(frame_in(quiet_page)).play_on(seed=2)


def test_until_play_a_frame_fetches_one_file_and_leaves_input_to_the_host(
    quiet_page: Page, site: str, blog: Blog
) -> None:
    page = quiet_page
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    before, after = (f'<p style="height: 900px"><a href="#">{name}</a></p>' for name in ("before", "after"))
    page.goto(blog.post(before + embed_code(site, "plain") + after))
    expect(frame_in(page).get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert [url for url in requests if url.startswith(site)] == [f"{site}embed/?{QUERY}"]
    assert page.evaluate("document.activeElement === document.body")
    page.locator("iframe").hover()
    before_wheel = page.evaluate("scrollY")
    page.mouse.wheel(0, 100)
    wait_until(page, "before => scrollY === before + 100", before_wheel)
    page.get_by_role("link", name="before").focus()
    page.keyboard.press("Tab")
    expect(frame_in(page).get_by_role("button", name="Play", exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="after")).to_be_focused()


def test_the_host_page_does_not_shift_when_a_frame_loads_or_starts(quiet_page: Page, site: str, blog: Blog) -> None:
    page = quiet_page
    page.emulate_media(reduced_motion="no-preference")
    note = """<script>shift = 0; new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });</script>"""
    page.goto(blog.post(f"{note}<p>before</p>{embed_code(site, 'element')}<p>after</p>"))
    frame = press_play(page)
    User(frame).wait_for_decision()
    assert page.evaluate("shift") == 0


def test_reloading_the_post_continues_the_game(quiet_page: Page, site: str, blog: Blog) -> None:
    page = quiet_page
    page.goto(blog.post(embed_code(site, "plain")))
    frame = press_play(page)
    for _ in range(4):
        User(frame).wait_for_decision()
        User(frame).choices().first.click()
    User(frame).wait_for_decision()
    log = frame.get_by_role("log").inner_text()
    page.reload()
    frame = press_play(page)
    User(frame).wait_for_decision()
    assert frame.get_by_role("log").inner_text() == log


def test_the_full_page_continues_the_frames_game(quiet_page: Page, site: str, blog: Blog) -> None:
    page = quiet_page
    page.goto(blog.post(embed_code(site, "plain")))
    frame = press_play(page)
    User(frame).wait_for_decision()
    User(frame).choices().first.click()
    User(frame).wait_for_decision()
    log = frame.get_by_role("log").inner_text()
    with page.expect_popup() as opened:
        frame.get_by_role("link", name="Full page").click()
    full = opened.value
    User(full).wait_for_decision()
    assert full.get_by_role("log").inner_text() == log
    assert full.evaluate("opener") is None
    expect(full).to_have_url(site)


def test_a_frame_that_may_not_open_pages_shows_the_link(page: Page, user: User, site: str, blog: Blog) -> None:
    link = link_from_sandbox(page, blog.post(embed_code(site, "sandboxed")))
    wait_until(page, "() => heard.at(-1).type === 'coloretto:v1:share'")
    assert page.evaluate("heard.at(-1)") == {"type": "coloretto:v1:share", "url": link}
    page.goto(link)
    user.wait_for_decision()
    expect(page.get_by_role("log")).to_contain_text("Round 1")


@pytest.mark.heavy
def test_a_popup_from_a_sandbox_continues_the_game(quiet_page: Page, site: str, blog: Blog) -> None:
    frame_tag = FRAME.replace("SITE", site).replace("title", 'sandbox="allow-scripts allow-popups" title')
    quiet_page.goto(blog.post(frame_tag))
    frame = press_play(quiet_page)
    User(frame).wait_for_decision()
    User(frame).choices().first.click()
    User(frame).wait_for_decision()
    log = frame.get_by_role("log").inner_text()
    with quiet_page.expect_popup() as opened:
        frame.get_by_role("link", name="Full page").click()
    full = opened.value
    errors: list[str] = []
    full.on("pageerror", lambda error: errors.append(str(error)))
    User(full).wait_for_decision()
    assert full.evaluate("origin") == "null"
    assert full.get_by_role("log").inner_text() == log
    assert full.evaluate("opener") is None
    User(full).choices().first.click()
    User(full).wait_for_decision()
    assert errors == []


def test_a_frame_works_on_a_page_without_an_origin(quiet_page: Page, site: str, blog: Blog) -> None:
    inner = embed_code(site, "plain").replace('"', "&quot;")
    quiet_page.goto(blog.post(f'<iframe sandbox="allow-scripts" width="100%" height="700" srcdoc="{inner}"></iframe>'))
    frame = frame_in(quiet_page).frame_locator("iframe")
    frame.get_by_role("button", name="Play", exact=True).click()
    User(frame).wait_for_decision()


def test_two_frames_with_the_same_address_play_separate_games(quiet_page: Page, site: str, blog: Blog) -> None:
    page = quiet_page
    page.goto(blog.post(embed_code(site, "plain") * 2))
    logs = []
    for index in range(2):
        frame = press_play(page, index)
        User(frame).wait_for_decision()
        if index == 0:
            User(frame).choices().first.click()
            User(frame).wait_for_decision()
        logs.append(frame.get_by_role("log").inner_text())
    assert logs[0] != logs[1]
    for index in range(2):
        expect(frame_in(page, index).get_by_role("alert")).to_have_count(0)
    page.reload()
    for index, log in enumerate(logs):
        frame = press_play(page, index)
        User(frame).wait_for_decision()
        assert frame.get_by_role("log").inner_text() == log


def test_a_command_between_play_and_the_first_script_takes_effect(quiet_page: Page, site: str, blog: Blog) -> None:
    page = quiet_page
    held: list[Route] = []
    page.route("**/assets/main-*.js", lambda route: held.append(route))
    page.goto(blog.post(embed_code(site, "element")))
    frame = press_play(page)
    wait_for_route(page, held)
    page.evaluate("document.querySelector('coloretto-game').newGame({ players: 5, seed: 3 })")
    for route in held:
        route.continue_()
    page.unroute("**/assets/main-*.js")
    User(frame).wait_for_decision()
    wait_until(page, "() => heard.some(({ type, players }) => type === 'coloretto:v1:start' && players === 5)")


def test_after_opening_a_link_the_player_can_return_to_their_game(
    page: Page, user: User, site: str, blog: Blog
) -> None:
    link = link_from_sandbox(page, blog.post(embed_code(site, "sandboxed")))
    page.goto(f"{site}?players=4&seed=3&speed=instant")
    user.wait_for_decision()
    user.choices().first.click()
    user.wait_for_decision()
    own = page.get_by_role("log").inner_text()
    page.goto("about:blank")
    page.goto(link)
    page.get_by_role("button", name="Go back to it").click()
    expect(page.get_by_role("log")).to_have_text(own, use_inner_text=True)
    page.goto("about:blank")
    page.goto(f"{site}#save=rubbish")
    user.wait_for_engine()
    expect(page.get_by_role("alert").filter(has_text="could not be opened")).to_be_visible()
    expect(page.get_by_role("log")).to_have_text(own, use_inner_text=True)


def test_the_host_can_change_theme_and_language_and_start_a_new_game(quiet_page: Page, site: str, blog: Blog) -> None:
    page = quiet_page
    page.goto(blog.post(embed_code(site, "element")))
    frame = frame_in(page)
    html = frame.locator("html")
    page.evaluate("document.querySelector('coloretto-game').setAttribute('lang', 'de')")
    page.evaluate("document.querySelector('coloretto-game').setTheme('dark')")
    expect(frame.get_by_role("button", name="Spielen", exact=True)).to_be_visible()
    expect(html).to_have_attribute("data-theme", "dark")
    frame.get_by_role("button", name="Spielen", exact=True).click()
    expect(frame.get_by_role("group", name="Tisch")).to_be_visible()
    expect(html).to_have_attribute("data-theme", "dark")
    page.evaluate("document.querySelector('coloretto-game').setLang('fr')")
    page.evaluate("document.querySelector('coloretto-game').setTheme('light')")
    expect(html).to_have_attribute("lang", "fr")
    expect(html).to_have_attribute("data-theme", "light")
    page.evaluate("document.querySelector('coloretto-game').newGame({ players: 5, seed: 3 })")
    wait_until(page, "() => heard.some(({ type, players }) => type === 'coloretto:v1:start' && players === 5)")


def test_commands_sent_before_the_frame_loads_take_effect(quiet_page: Page, site: str, blog: Blog) -> None:
    page = quiet_page
    held: list[Route] = []
    page.route("**/embed/?*", lambda route: held.append(route), times=1)
    page.goto(blog.post(embed_code(site, "element")), wait_until="commit")
    wait_for_route(page, held)
    page.evaluate("document.querySelector('coloretto-game').setLang('de')")
    page.evaluate("document.querySelector('coloretto-game').setTheme('dark')")
    held[0].continue_()
    expect(frame_in(page).get_by_role("button", name="Spielen", exact=True)).to_be_visible()
    expect(frame_in(page).locator("html")).to_have_attribute("data-theme", "dark")


def test_commands_sent_while_the_game_loads_take_effect(quiet_page: Page, site: str, blog: Blog) -> None:
    page = quiet_page
    held: list[Route] = []
    page.route("**/assets/lazy-features-*.js", lambda route: held.append(route), times=1)
    page.goto(blog.post(embed_code(site, "element")))
    frame = press_play(page)
    wait_for_route(page, held)
    page.evaluate("document.querySelector('coloretto-game').setLang('fr')")
    page.evaluate("document.querySelector('coloretto-game').setTheme('light')")
    page.evaluate("document.querySelector('coloretto-game').newGame({ players: 5, seed: 3 })")
    held[0].continue_()
    expect(frame.locator("html")).to_have_attribute("lang", "fr")
    expect(frame.locator("html")).to_have_attribute("data-theme", "light")
    wait_until(page, "() => heard.some(({ type, players }) => type === 'coloretto:v1:start' && players === 5)")


def test_neither_a_reload_nor_a_new_game_by_the_host_loses_the_frames_game(page: Page, site: str, blog: Blog) -> None:
    post = blog.post(embed_code(site, "element").replace("players=", f'pos="{YOUR_MOVE}" players='))
    page.goto(post)
    frame = press_play(page)
    User(frame).wait_for_decision()
    User(frame).choices().first.click()
    frame.get_by_role("button", name="Continue").click()
    User(frame).wait_for_decision()
    User(frame).choices().first.click()
    User(frame).wait_for_decision()
    log = frame.get_by_role("log").inner_text()
    page.reload()
    frame = press_play(page)
    User(frame).wait_for_decision()
    assert frame.get_by_role("log").inner_text() == log
    page.evaluate("document.querySelector('coloretto-game').newGame({ players: 5, seed: 3 })")
    frame.get_by_role("button", name="Go back to it").click()
    expect(frame.get_by_role("log")).to_have_text(log, use_inner_text=True)


def test_a_hostile_host_does_not_break_the_game(quiet_page: Page, site: str, blog: Blog) -> None:
    assert_hostile_host_breaks_nothing(quiet_page, site, blog)


def test_a_frame_can_neither_read_its_host_nor_set_its_cookies(quiet_page: Page, site: str, blog: Blog) -> None:
    page = quiet_page
    page.goto(blog.post(embed_code(site, "plain")))
    User(press_play(page)).wait_for_decision()
    frame = page.frames[1]
    assert frame.evaluate(
        "(() => { try { return parent.document.title; } catch (error) { return error.name; } })()"
    ) == ("SecurityError")
    assert page.evaluate("document.cookie") == ""


def test_other_pages_cannot_be_framed(page: Page, site: str, blog: Blog) -> None:
    with page.expect_console_message(lambda message: "frame-ancestors" in message.text):
        page.goto(blog.post(f'<iframe src="{site}" title="x"></iframe>'))


@pytest.mark.heavy
def test_the_demo_post_contains_playable_tables_and_a_puzzle(quiet_page: Page, site: str) -> None:
    page = quiet_page
    page.goto(f"{site}demo/")
    frames = page.locator("iframe")
    expect(frames).to_have_count(3)  # The last frame is an element's, which loads once it is near the viewport.
    for index in range(3):
        frames.nth(index).scroll_into_view_if_needed()
        User(press_play(page, index)).wait_for_decision()
    page.locator("coloretto-game").last.scroll_into_view_if_needed()
    User(press_play(page, 3)).wait_for_decision()
    expect(frame_in(page, 3).get_by_text("What would you do?", exact=True)).to_be_visible()
    clear = frame_in(page, 2).locator("body")
    cloth = 'body => [getComputedStyle(body).backgroundColor, getComputedStyle(body, "::before").display]'
    assert clear.evaluate(cloth) == ["rgba(0, 0, 0, 0)", "none"]
