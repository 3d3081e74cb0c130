"""The pages' own policy (web/headers.txt): using a page breaks it nowhere, which the console would report."""

from playwright.sync_api import Page, expect

from tests.support.user import User


def test_a_played_game_and_its_dialogs_keep_to_the_policy(quiet_page: Page, site: str) -> None:
    user = User(quiet_page, site)
    user.open("players=2&seed=11&speed=instant")
    user.play_on(seed=1, actions=3)
    user.wait_for_lazy_features()
    for name in ("settings", "more"):
        user.press(name)
        quiet_page.keyboard.press("Escape")
    user.open_page("statistics")


def test_the_other_pages_keep_to_the_policy(quiet_page: Page, site: str) -> None:
    for name in ("rules", "share"):
        quiet_page.goto(f"{site}{name}.html")
        expect(quiet_page.get_by_role("heading", level=1).first).to_be_visible()


def test_the_editor_keeps_to_the_policy(quiet_page: Page, site: str) -> None:
    """Its library writes its own styles, also for suggestions, marks of errors and a selection."""
    quiet_page.goto(f"{site}workshop.html")
    code = quiet_page.get_by_role("textbox", name="Bot's code")
    code.click()
    quiet_page.keyboard.press("Control+End")
    quiet_page.keyboard.type("\ntable.")
    expect(quiet_page.get_by_role("listbox").get_by_role("option").first).to_be_visible()
    quiet_page.keyboard.press("ArrowDown")
    quiet_page.keyboard.press("Enter")
    quiet_page.keyboard.press("Control+a")
    quiet_page.evaluate("document.querySelector('code-editor').mark([{ line: 2, message: 'no' }])")
    quiet_page.locator(".cm-lint-marker-error").hover()
    expect(quiet_page.locator(".cm-tooltip-lint")).to_be_visible()
