"""The fairness page: the fingerprint, the text behind it, and bots that choose without the deck."""

from hashlib import sha256
from typing import Any

from playwright.sync_api import Page, expect

from tests.support.user import User
from tests.web.support.recorded_games import open_finished
from tests.web.support.recordings import pairs


def answer_of(method: str) -> Any:
    return next(pair["answer"]["result"] for pair in pairs("finished") if pair["request"]["method"] == method)


def open_fairness_after_a_game(page: Page, site: str) -> None:
    user = User(page, site)
    open_finished(user)
    user.open_page("fairness")
    expect(page.get_by_role("textbox", name="The text behind the fingerprint")).to_be_visible()


def verify(page: Page) -> None:
    page.get_by_role("button", name="Verify").click()


def test_without_a_game_there_is_no_fingerprint(page: Page, user: User, fake_site: str) -> None:
    page.goto(fake_site)
    user.wait_for_engine()
    user.open_page("fairness")
    expect(page.get_by_text("No game yet")).to_have_count(2)
    expect(page.get_by_role("button", name="Shuffle and ask again")).to_have_count(0)


def test_during_a_game_only_the_fingerprint_is_shown(page: Page, user: User, fake_site: str) -> None:
    (commitment,) = (pair["answer"]["result"] for pair in pairs("begun") if pair["request"]["method"] == "commitment")
    page.goto(f"{fake_site}?fake=begun&players=3&seed=3&speed=instant")
    user.wait_for_decision()
    user.open_page("fairness")
    expect(page.get_by_role("textbox", name="The fingerprint (SHA-256)")).to_have_value(commitment["sha256"])
    expect(page.get_by_text("When the game is over, the text behind it appears here")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(1)


def test_the_shuffle_check_needs_a_move_by_a_bot(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=begun&players=3&seed=3&speed=step")
    user.wait_for_engine()
    user.open_page("fairness")
    page.get_by_role("button", name="Shuffle and ask again").click()
    expect(page.get_by_role("status").get_by_text("No computer player has moved in this game yet.")).to_be_visible()


def test_bots_are_asked_again_with_the_unseen_cards_reshuffled(page: Page, fake_site: str) -> None:
    open_fairness_after_a_game(page, fake_site)
    page.get_by_role("button", name="Shuffle and ask again").click()
    expect(page.get_by_role("button", name="Shuffle and ask again")).to_be_focused()
    result = answer_of("shuffle")
    expect(page.get_by_role("status").get_by_text(f"Same choice {result['same']} out of 3 times.")).to_contain_text(
        f"{result['moved']} cards were in different places."
    )


def test_the_browser_verifies_the_fingerprint(page: Page, fake_site: str) -> None:
    open_fairness_after_a_game(page, fake_site)
    expect(page.get_by_text("It matches:")).to_have_count(0)
    verify(page)
    expect(page.get_by_role("status").get_by_text("It matches: your browser has just recalculated")).to_be_visible()
    text = page.get_by_role("textbox", name="The text behind the fingerprint").input_value()
    assert text == answer_of("reveal")["text"]
    fingerprint = page.get_by_role("textbox", name="The fingerprint (SHA-256)").input_value()
    assert fingerprint == sha256(text.encode()).hexdigest()


def test_a_fingerprint_that_does_not_match_is_reported(page: Page, fake_site: str) -> None:
    open_fairness_after_a_game(page, fake_site)
    page.evaluate("() => { SubtleCrypto.prototype.digest = async () => new ArrayBuffer(32) }")
    verify(page)
    expect(page.get_by_role("status").get_by_text("It does not match")).to_be_visible()
    expect(page.get_by_text("0" * 64, exact=True)).to_be_visible()


def test_the_fingerprint_is_verified_over_plain_http_too(page: Page, fake_site: str) -> None:
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    open_fairness_after_a_game(page, fake_site)
    verify(page)
    expect(page.get_by_text(sha256(answer_of("reveal")["text"].encode()).hexdigest(), exact=True)).to_be_visible()
    text = answer_of("reveal")["text"]
    expect(page.get_by_role("textbox", name="Check it without this page")).to_have_value(
        f"printf '%s' '{text}' | sha256sum"
    )


def test_the_parts_of_the_text_are_named(page: Page, fake_site: str) -> None:
    open_fairness_after_a_game(page, fake_site)
    page.get_by_text("What its parts mean").click()
    definitions = page.get_by_role("definition")
    assert " ".join(definitions.all_inner_texts()) == answer_of("reveal")["text"]
    expect(page.get_by_role("term").last).to_contain_text("Salt")
