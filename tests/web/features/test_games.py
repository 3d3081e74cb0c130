"""Recorded games: replayed, saved, shared, opened again, and played again from the same deal."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.support.cases import heavy
from tests.support.library import row, save_in_play, write
from tests.support.probes import probe
from tests.support.user import User
from tests.web.support.recorded_games import open_finished
from tests.web.support.recordings import pairs, pairs_with, params_with, replace_conversation

SLOW_MS = 1500
"""Time between two steps of a slow replay."""


def record_formats() -> Any:
    return next(pair["answer"]["result"] for pair in pairs("finished") if pair["request"]["method"] == "record")


RECORD: str = record_formats()["text"]
SAVE: str = params_with("save", "finished")[0]["save"]


def watch(page: Page, site: str, query: str = "") -> None:
    page.goto(f"{site}?fake=replay{query}&record={quote(params_with('record', 'replay')[0]['record'])}")
    User(page).wait_for_engine()
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()


def watch_finished_game(page: Page, site: str) -> None:
    open_finished(User(page, site))
    User(page).open_after_game()
    page.get_by_role("button", name="Watch replay").click()
    expect(step(page)).to_have_value("0")


def step(page: Page) -> Locator:
    return page.get_by_role("slider", name="Step")


def open_games(page: Page, site: str, fake: str = "finished") -> None:
    user = User(page)
    page.goto(f"{site}?fake={fake}")
    user.wait_for_engine()
    user.open_page("games")


def paste(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Game record or link").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()


def text_in(page: Page, name: str) -> str:
    return page.get_by_role("textbox", name=name).input_value()


def test_an_engine_lost_during_a_replay_restarts_at_the_same_step(page: Page, fake_site: str) -> None:
    watch(page, fake_site)
    page.get_by_role("button", name="Next step").click()
    expect(step(page)).to_have_value("1")
    step(page).fill("40")
    expect(page.get_by_text("The game has stopped responding")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("The game has stopped responding")).to_be_hidden()
    expect(step(page)).to_have_value("1")


def test_an_engine_lost_before_a_record_opens_can_be_restarted(page: Page, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=four-players&record=rubbish")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-engine", "failed")


def test_an_engine_lost_while_it_rates_an_answer_can_be_restarted(page: Page, user: User) -> None:
    wanted = params_with("position", "unanswered")[0]
    query = f"pos={quote(wanted['position'])}&{urlencode(wanted['query'])}"
    user.open(f"fake=unanswered&speed=instant&{query}")
    page.get_by_role("button", name="Draw a card").click()
    expect(page.get_by_text("The game has stopped responding")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_a_finished_game_can_be_saved_as_text_link_and_files(page: Page, user: User, fake_site: str) -> None:
    open_finished(user)
    user.open_after_game()
    page.get_by_role("button", name="Save or share").click()
    expect(page.get_by_role("heading", name="Share", exact=True)).to_be_focused()
    page.get_by_text("Formats").click()
    expect(page.get_by_role("textbox", name="Game record (text)")).to_have_value(RECORD)
    link = urlsplit(text_in(page, "Link to replay"))
    assert parse_qs(link.query) == {"record": [RECORD]}
    assert f"{link.scheme}://{link.netloc}{link.path}" == fake_site
    files = {name: page.get_by_role("link", name=f"Save as {name} file") for name in ("text", "JSON")}
    addresses = {name: unquote(file.get_attribute("href") or "").split(",", 1)[1] for name, file in files.items()}
    assert addresses["text"] == RECORD
    assert json.loads(addresses["JSON"]) == record_formats()["json"]
    assert files["JSON"].get_attribute("download") == "coloretto.json"
    expect(page.get_by_role("textbox", name="Link to continue on another device")).to_have_count(0)


def test_a_link_to_continue_a_game_warns_that_it_contains_the_deck(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=begun&players=3&seed=3&speed=instant")
    user.wait_for_decision()
    user.open_page("share")
    expect(page.get_by_text("It also contains the cards still to come")).to_be_visible()
    link = text_in(page, "Link to continue on another device")
    assert parse_qs(urlsplit(link).fragment) == {"save": [save_in_play(page)]}


def test_without_a_game_there_is_nothing_to_save(page: Page, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=finished&page=share")
    expect(page.get_by_text("No game yet")).to_be_visible()


def test_a_pasted_link_is_replayed_from_the_start(page: Page, fake_site: str) -> None:
    open_games(page, fake_site)
    paste(page, f"https://example.org/coloretto/?lang=fr&record={quote(RECORD)}")
    expect(step(page)).to_have_value("0")
    expect(page.get_by_role("group", name="Table")).to_be_focused()


def test_a_pasted_save_becomes_the_current_game(page: Page, fake_site: str) -> None:
    open_games(page, fake_site)
    paste(page, SAVE)
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize(
    ("pasted", "problem"),
    [
        ('{"save": 2}', "a newer version"),
        (json.loads(SAVE)["record"].replace("dp2", "t1p2", 1), "it breaks the rules at some point"),
    ],
    ids=["newer save", "illegal move"],
)
def test_pasted_text_that_cannot_be_opened_is_reported_and_the_game_stays(
    page: Page, user: User, pasted: str, problem: str
) -> None:
    open_finished(user)
    user.open_page("games")
    paste(page, pasted)
    expect(page.get_by_role("alert")).to_contain_text(problem)
    expect(page.get_by_role("textbox", name="Game record or link")).to_have_value(pasted)
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()


def test_a_chosen_file_is_opened(page: Page, fake_site: str) -> None:
    open_games(page, fake_site)
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Choose a file…").click()
    chosen.value.set_files({"name": "game.txt", "mimeType": "text/plain", "buffer": RECORD.encode()})
    expect(step(page)).to_have_value("0")


DROP = probe(__file__, "drop-file")


def test_a_file_dropped_anywhere_on_the_page_is_opened(page: Page, fake_site: str) -> None:
    open_games(page, fake_site)
    page.evaluate(DROP, [RECORD, "game.txt"])
    expect(step(page)).to_have_value("0")


def test_a_replay_of_your_own_game_shows_the_players_names(page: Page, fake_site: str) -> None:
    watch_finished_game(page, fake_site)
    expect(page.get_by_role("group", name="Opponents")).to_contain_text("Bruno")
    expect(page.get_by_role("log")).to_contain_text("Clio begins")
    page.get_by_role("button", name="Go to end").click()
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


def test_stopping_a_replay_returns_to_the_current_game(page: Page, fake_site: str) -> None:
    watch_finished_game(page, fake_site)
    page.get_by_role("button", name="Stop watching").click()
    expect(page.get_by_role("heading", name="Final scores")).to_be_focused()
    expect(step(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_stopping_a_replay_without_a_game_returns_to_the_welcome_page(page: Page, fake_site: str) -> None:
    watch(page, fake_site)
    page.get_by_role("button", name="Stop watching").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(step(page)).to_have_count(0)


@pytest.fixture(scope="module")
def replay(browser: Browser, browser_context_args: dict[str, Any], fake_site: str) -> Iterator[Page]:
    """Watch a finished game from its start, where each test that uses this leaves it."""
    context = browser.new_context(**browser_context_args)
    page = context.new_page()
    watch_finished_game(page, fake_site)
    yield page
    context.close()


@pytest.mark.xdist_group("replay")
def test_single_keys_step_and_a_screen_reader_hears_each_move(replay: Page) -> None:
    replay.get_by_role("group", name="Table").focus()
    for ply in ("1", "2"):
        replay.keyboard.press("ArrowRight")
        expect(step(replay)).to_have_value(ply)
    expect(step(replay)).to_have_attribute("aria-valuetext", "Step 2 of 129")
    expect(replay.locator("live-region [role=status]")).to_contain_text("Clio placed")
    replay.keyboard.press("End")
    expect(step(replay)).to_have_value("129")
    replay.keyboard.press("Home")
    expect(step(replay)).to_have_value("0")


@pytest.mark.xdist_group("replay")
def test_space_plays_and_pauses_unless_a_button_has_the_focus(replay: Page) -> None:
    replay.get_by_role("group", name="Table").focus()
    replay.keyboard.press("Space")
    expect(replay.get_by_role("button", name="Pause")).to_be_visible()
    replay.keyboard.press("Space")
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_visible()
    replay.get_by_role("button", name="Go to end").focus()
    replay.keyboard.press("Space")
    expect(step(replay)).to_have_value("129")
    replay.keyboard.press("Home")


def test_a_replay_plays_at_the_chosen_speed(page: Page, fake_site: str) -> None:
    watch_finished_game(page, fake_site)
    page.get_by_role("button", name="Playback options").click()
    page.get_by_label("Speed", exact=True).select_option(label="Slow")
    page.clock.install()
    page.clock.pause_at("2030-01-01")
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(SLOW_MS - 1)
    expect(step(page)).to_have_value("0")
    page.clock.run_for(1)
    expect(step(page)).to_have_value("1")


@pytest.mark.xdist_group("replay")
def test_the_replay_keys_are_listed_during_a_replay(replay: Page) -> None:
    replay.get_by_role("group", name="Table").focus()
    replay.keyboard.press("?")
    expect(replay.get_by_role("dialog", name="Keyboard shortcuts")).to_contain_text("Previous or next step")
    replay.keyboard.press("Escape")


def test_a_replay_is_shown_from_the_chosen_seat(page: Page, fake_site: str) -> None:
    watch_finished_game(page, fake_site)
    page.get_by_role("button", name="Playback options").click()
    page.get_by_label("View from").select_option(label="Clio")
    expect(page.get_by_role("group", name="Opponents")).to_contain_text("You")
    expect(page.get_by_role("group", name="Opponents")).not_to_contain_text("Clio")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Next step").click()
    expect(step(page)).to_have_value("1")
    expect(page.get_by_role("group", name="Opponents")).not_to_contain_text("Clio")


def test_a_rematch_from_another_seat_preserves_the_finished_game(page: Page, user: User) -> None:
    open_finished(user)
    user.open_after_game()
    page.get_by_role("button", name="Same deal, different seat").click()
    page.get_by_role("dialog").get_by_role("button", name="Bruno’s seat").click()
    user.wait_for_decision()
    expect(page.get_by_text("Same deal again")).to_be_visible()
    expect(page.get_by_role("group", name="Opponents")).to_contain_text("Iris")
    page.get_by_role("button", name="Go back to it").click()
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()


def test_after_a_win_a_new_game_is_offered_against_the_next_level(page: Page, user: User) -> None:
    conversation = pairs("finished")
    (load, *_) = pairs_with("save", conversation)
    view = load["answer"]["result"]["view"]
    seats = [{name: seat[name] for name in ("kind", "level", "style", "name")} for seat in view["seats"]]
    harder = [{**seat, "level": "regular"} if seat["kind"] == "bot" else seat for seat in seats]
    variant = {name: view[name] for name in ("players", "edition", "scoring", "marker_depth")}
    request = {"method": "open", "params": {"setup": {**variant, "seed": None, "seats": harder}}}
    (begun, *_) = [pair["answer"] for pair in pairs_with("seat", conversation)]
    replace_conversation(page, "finished", [*conversation, {"request": request, "answer": begun}])
    open_finished(user)
    page.get_by_role("button", name="Too easy? Try Intermediate").click()
    user.wait_for_decision()


def test_a_loss_offers_a_weaker_level_and_no_stronger_one(page: Page, user: User) -> None:
    open_finished(user, "reviewed")
    expect(page.get_by_role("button", name="Too hard? Try Beginner")).to_be_visible()
    expect(page.get_by_role("button", name="Too easy?")).to_have_count(0)


def test_the_master_plays_the_persons_seat_of_the_same_deal(page: Page, user: User) -> None:
    open_finished(user, "strongest", "step")
    user.open_after_game()
    page.get_by_role("button", name="See how the Master plays it").click()
    expect(page.get_by_text("Same deal again")).to_be_visible()
    expect(page.get_by_role("button", name="About Iris, Master")).to_be_visible()
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_enabled()


COMPARE = probe(__file__, "compare-deal")
"""Shows the panel after a game as it is after a rematch."""


@pytest.mark.parametrize(
    ("by", "kind", "words"),
    [
        ("person", "human", "In Clio’s seat you scored 36; Clio had scored −5."),
        ("strongest", "bot", "In your seat, the Master scored 36; you scored −5."),
    ],
)
def test_a_rematch_compares_its_score_with_the_first_game(
    page: Page, user: User, by: str, kind: str, words: str
) -> None:
    open_finished(user)
    page.evaluate(COMPARE, [by, kind])
    expect(page.locator("#compared").get_by_role("status")).to_have_text(words)


def test_without_a_rematch_no_scores_are_compared(page: Page, user: User) -> None:
    open_finished(user)
    page.evaluate(COMPARE, ["person", "bot"])
    expect(page.locator("#compared").get_by_role("status")).to_have_count(0)


def test_a_game_continued_in_another_tab_is_reported_once_and_can_be_loaded(
    page: Page, user: User, fake_site: str
) -> None:
    open_finished(user)
    other = page.context.new_page()
    other.goto(f"{fake_site}rules.html")
    save = save_in_play(page)
    for spaces in (" ", "  "):
        write(other, row(save + spaces))
    notice = page.get_by_role("alert").filter(has_text="in another tab")
    expect(notice).to_have_count(1)
    # The fake engine loads no other save.
    write(page, row(save))
    page.get_by_role("button", name="Continue from there").click()
    expect(notice).to_have_count(0)
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        heavy("Promise.resolve()", ""),
        ("Promise.reject(new DOMException('', 'AbortError'))", ""),
        (
            "Promise.reject(new DOMException('', 'NotAllowedError'))",
            "Sharing is not possible here. Copy the link instead.",
        ),
    ],
    ids=["shared", "closed again", "not possible"],
)
def test_a_link_is_shared_and_closing_the_share_dialog_is_not_an_error(
    page: Page, user: User, answer: str, message: str
) -> None:
    page.add_init_script(f"shared = []; navigator.share = what => {{ shared.push(what); return {answer}; }}")
    open_finished(user)
    user.open_page("share")
    page.get_by_role("button", name="Share…").click()
    expect(page.locator(".games-export share-button p")).to_have_text(message)
    assert page.evaluate("shared") == [{"title": "Coloretto", "url": text_in(page, "Link to replay")}]


def test_the_message_about_failed_sharing_goes_once_the_link_is_shared(page: Page, user: User) -> None:
    failure = "Promise.reject(new DOMException('', 'NotAllowedError'))"
    page.add_init_script(f"works = false; navigator.share = () => works ? Promise.resolve() : {failure}")
    open_finished(user)
    user.open_page("share")
    share = page.get_by_role("button", name="Share…")
    share.click()
    message = page.locator(".games-export share-button p")
    expect(message).to_have_text("Sharing is not possible here. Copy the link instead.")
    page.evaluate("works = true")
    share.click()
    expect(message).to_have_text("")
