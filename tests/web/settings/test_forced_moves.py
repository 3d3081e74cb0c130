"""Forced moves: the page plays the only move of a person, unless the person turns that off or has undone it."""

from copy import deepcopy
from typing import Any

from playwright.sync_api import Page, expect

from tests.support.pages import wait_until
from tests.support.screen_reader_user import heard, listen
from tests.support.user import User
from tests.web.support.recorded_games import open_late_game
from tests.web.support.recordings import pairs, replace_conversation

NAME = "five-players-end"
"""A recorded game in which each drawn card fits in one row only, and in the end one row is left to take."""


PLACED = "You placed a card in row 1: red"
TOOK = "You took row 1: +2, "


def open_with_forced_moves(page: Page, site: str) -> None:
    user = User(page, site)
    open_late_game(user)
    user.wait_for_lazy_features()
    user.change_settings(playForcedMoves=True)


def conversation_with_undo() -> list[Any]:
    """Return the recorded game with an undo of the first forced move."""
    conversation = pairs(NAME)
    index = next(at for at, pair in enumerate(conversation) if pair["request"].get("params") == {"action": "p1"})
    answer = deepcopy(conversation[index - 1]["answer"])
    answer["result"]["view"] |= {"redo": True}
    return [*conversation, {"request": {"method": "undo"}, "answer": answer}]


def test_the_page_plays_moves_without_an_alternative(page: Page, user: User, fake_site: str) -> None:
    listen(page)
    open_with_forced_moves(page, fake_site)
    user.act("d")
    expect(page.get_by_role("log")).to_contain_text(PLACED)
    user.act("d")
    expect(page.get_by_role("log")).to_contain_text(TOOK)
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    wait_until(page, "() => heard.some(([, words]) => words.includes('You took row 1: +2, '))")
    assert PLACED in " ".join(heard(page, "status"))


def test_without_the_setting_forced_moves_are_left_to_the_player(page: Page, user: User) -> None:
    open_late_game(user)
    user.wait_for_lazy_features()
    user.act("d")
    expect(user.choices()).to_have_count(1)
    user.act("p1")
    expect(page.get_by_role("log")).to_contain_text(PLACED)


def test_an_undone_forced_move_is_left_to_the_player(page: Page, user: User, fake_site: str) -> None:
    replace_conversation(page, NAME, conversation_with_undo())
    open_with_forced_moves(page, fake_site)
    user.act("d")
    expect(page.get_by_role("log")).to_contain_text(PLACED)
    page.get_by_role("button", name="Undo").click()
    user.wait_for_decision()
    expect(page.get_by_role("button", name="Place in row 1")).to_be_enabled()
    expect(page.get_by_role("log")).not_to_contain_text(PLACED)


def test_a_forced_move_waits_until_the_settings_are_closed(page: Page, user: User) -> None:
    open_late_game(user)
    user.wait_for_lazy_features()
    user.act("d")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("switch", name="Make forced moves automatically").check()
    expect(page.get_by_role("log")).not_to_contain_text(PLACED)
    dialog.get_by_role("button", name="Close").click()
    expect(page.get_by_role("log")).to_contain_text(PLACED)
