"""Notices: shown once, and clear about invalid URL parameters."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.support.cases import heavy
from tests.support.texts import TAGS
from tests.support.user import User
from tests.web.support.recorded_games import open_new_game
from tests.web.support.recordings import pairs, pairs_with, replace_conversation
from tests.web.support.side_pages import TODAY

PARTS = re.compile(r"/assets/lazy-features-[\w-]+\.js$")


def ask_for_missing_part(page: Page) -> None:
    """Press a button that needs a feature that cannot be loaded."""
    page.get_by_role("button", name="Hint", exact=True).click()


def test_a_repeated_notice_is_shown_once(page: Page, user: User) -> None:
    page.route(PARTS, lambda route: route.abort())
    open_new_game(user)
    for _ in range(3):
        ask_for_missing_part(page)
    notice = page.get_by_role("alert").filter(has_text="could not be loaded")
    expect(notice).to_be_visible()
    expect(notice).to_have_count(1)


def test_a_repeated_notice_leaves_the_focus_in_the_list(page: Page, user: User) -> None:
    page.route(PARTS, lambda route: route.abort())
    open_new_game(user)
    ask_for_missing_part(page)
    dismiss = page.get_by_role("button", name="Dismiss")
    dismiss.focus()
    dismiss.evaluate("(old) => { old.dataset.old = '' }")
    page.evaluate("""document.body.dispatchEvent(new CustomEvent("intent", { detail: { type: "hint" } }))""")
    expect(page.locator("button[data-old]")).to_have_count(0)
    expect(dismiss).to_be_focused()


@pytest.mark.parametrize(
    ("query", "words"),
    [
        (
            "theme=purple&lang=xx&speed=warp&snapshot=no",
            [
                f"“xx” is not valid for language ({', '.join(TAGS)}). Using English instead.",
                "“warp” is not valid for speed (instant, fast, normal, slow, step). Using Normal instead.",
                "“purple” is not valid for theme (system, light, dark). Using System instead.",
                "“no” is not valid for snapshot (off, on). Using on instead.",
            ],
        ),
        (
            "lang=de&theme=lila",
            ["„lila“ ist für „Erscheinungsbild“ nicht möglich (system, light, dark). Stattdessen gilt: System."],
        ),
    ],
)
def test_an_invalid_url_parameter_is_reported_with_its_replacement(
    page: Page, user: User, fake_site: str, query: str, words: list[str]
) -> None:
    page.goto(f"{fake_site}?{query}")
    user.wait_for_engine()
    notices = page.get_by_role("alert")
    expect(notices).to_have_count(len(words))
    assert sorted(notices.all_text_contents()) == sorted(words)


def test_a_long_value_ends_with_an_ellipsis(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?theme={'x' * 40}")
    user.wait_for_engine()
    expect(page.get_by_role("alert")).to_contain_text(f"“{'x' * 23}…”")


@pytest.mark.parametrize("date", ["2099-01-01", heavy("2026-10-31"), heavy("2026-02-30"), heavy("tomorrow")])
def test_a_date_without_a_deal_is_reported_and_todays_deal_opened(
    page: Page, user: User, fake_site: str, date: str
) -> None:
    page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")
    page.goto(f"{fake_site}?lang=en&fake=daily&speed=instant&daily={date}")
    user.wait_for_decision()
    expect(page.get_by_role("alert")).to_have_text(
        f"“{date}” is not valid for daily deal (2026-11-01 – 2026-11-21). Using November 21, 2026 instead."
    )


def test_a_frame_reports_invalid_url_parameters(page: Page, user: User, fake_site: str) -> None:
    query = "fake=four-players&players=4&seed=7&speed=instant&theme=purple&accent=red&bg=url(x)"
    page.goto(f"{fake_site}embed/?{query}")
    page.get_by_role("button", name="Play", exact=True).click()
    user.wait_for_decision()
    expect(page.get_by_role("alert")).to_contain_text(["“purple”", "“red”", "“url(x)”"])
    expect(page.get_by_role("alert").last).to_contain_text("Using the default instead.")


def test_a_link_to_a_record_with_line_breaks_opens(page: Page, fake_site: str) -> None:
    conversation = pairs("replay")
    record = pairs_with("ply", conversation)[0]["request"]["params"]["record"]
    broken = f"\n {record.replace(' ', chr(10) + '  ')} "
    for pair in pairs_with("record", conversation):
        pair["request"]["params"]["record"] = broken
    replace_conversation(page, "replay", conversation)
    page.goto(f"{fake_site}?fake=replay&record={quote(broken)}")
    expect(page.get_by_role("region", name="Recorded game").or_(page.locator("replay-bar"))).to_be_visible()
