"""The statistics, and export and import of all data."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.cases import heavy
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.history_db import varied_game
from tests.web.support.side_pages import open_page_with_history
from tests.web.support.viewport import resize

BOT = "coloretto:v1:workshop-bots:a"
"""The key of the row of a bot of the workshop."""


def assert_figures(page: Page, figures: dict[str, str]) -> None:
    expect(page.get_by_role("term")).to_have_text(list(figures))
    expect(page.get_by_role("definition")).to_have_text(list(figures.values()), use_inner_text=True)


def assert_number_of_games(page: Page, number: str) -> None:
    expect(page.get_by_role("term").first).to_have_text("Games")
    expect(page.get_by_role("definition").first).to_have_text(number)


def open_statistics(page: Page, site: str, games: list[dict[str, Any]]) -> None:
    open_page_with_history(User(page, site), "statistics", games=games)


def outcome(page: Page) -> str:
    expect(page.locator("backup-panel section > [role=status]")).not_to_be_empty()
    return page.locator("backup-panel section > [role=status]").inner_text()


def paste(page: Page, text: str) -> None:
    page.get_by_label("Exported text from another device").fill(text)
    page.get_by_role("button", name="Import", exact=True).click()


def test_practice_games_are_not_counted(page: Page, fake_site: str) -> None:
    lost = history_db.game(2, scores=[10, 20, 9, 8], ranks=[2, 1, 3, 4])
    shared = history_db.game(3, scores=[21, 21, 9, 8], ranks=[1, 1, 3, 4])
    won = [history_db.game(number) for number in (1, 5, 6)]
    open_statistics(page, fake_site, [*won, lost, shared, history_db.game(4, practice=True)])
    assert_figures(
        page, {"Games": "5", "Wins": "3.5 70%", "Best score": "30", "Average points": "24.2", "Average rank": "1.2"}
    )
    expect(page.get_by_text("1 practice game is not counted.")).to_be_visible()


ROWS = """() => [...document.querySelectorAll('.key-figures')].map(list => {
    const { left, right } = list.getBoundingClientRect();
    const boxes = [...list.children].map(figure => figure.getBoundingClientRect());
    const rows = Object.values(Object.groupBy(boxes, ({ top }) => Math.round(top)));
    return rows.every(row => Math.abs(row[0].left - left) < 1 && Math.abs(row.at(-1).right - right) < 1);
})"""
"""Returns for each list of figures whether its rows are as wide as it is."""


@pytest.mark.parametrize("width", [320, heavy(360), 768, heavy(1440), heavy(2560)])
def test_key_figures_leave_no_place_empty(page: Page, fake_site: str, width: int) -> None:
    resize(page, (width, 800))
    open_statistics(page, fake_site, [varied_game(number) for number in range(15)])
    expect(page.get_by_role("definition")).to_have_count(5)
    assert page.evaluate(ROWS) == [True]
    User(page).open_page("daily")
    expect(page.get_by_role("definition")).to_have_count(3)
    assert page.evaluate(ROWS) == [True]


def test_games_can_be_filtered_by_variant(page: Page, fake_site: str) -> None:
    open_statistics(page, fake_site, [varied_game(number) for number in range(15)])
    table = page.get_by_role("table", name="By variant")
    expect(table.get_by_role("row").nth(1)).to_have_accessible_name("4 players, classic, brown side 10 20% 27.3 2.5")
    page.get_by_label("Variant", exact=True).select_option("4 players, golden joker, brown side")
    assert_number_of_games(page, "5")
    expect(table).to_be_hidden()


def test_a_chart_has_a_name_and_a_table(page: Page, fake_site: str) -> None:
    open_statistics(page, fake_site, [varied_game(number) for number in range(10)])
    expect(page.get_by_role("img", name="Points lost through your own choices.")).to_be_visible()
    page.get_by_text("Show as table").first.click()
    points = page.locator("series-chart").first.get_by_role("row").all_inner_texts()
    assert [line.split()[-1] for line in points[1:]] == [str(varied_game(number)["scores"][0]) for number in range(10)]


def test_fewer_than_five_games_have_no_statistics(page: Page, fake_site: str) -> None:
    open_statistics(page, fake_site, [varied_game(number) for number in range(3)])
    expect(page.get_by_text("Your statistics begin with 5 games: 2 more to go.")).to_be_visible()
    expect(page.get_by_role("term")).to_have_count(0)
    expect(page.get_by_role("img")).to_have_count(0)


def test_a_comparison_of_one_kind_of_game_is_folded(page: Page, fake_site: str) -> None:
    games = [history_db.game(number, edition="classic" if number else "golden") for number in range(5)]
    open_statistics(page, fake_site, games)
    expect(page.get_by_role("table", name="By variant")).to_be_visible()
    expect(page.get_by_role("table", name="By level")).to_be_hidden()
    page.get_by_text("The same in all these games").click()
    expect(page.get_by_role("table", name="By level")).to_be_visible()


def test_without_games_the_page_invites_the_player_to_play(page: Page, fake_site: str) -> None:
    open_statistics(page, fake_site, [])
    expect(page.get_by_text("Finish a game against the computer")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_all_data_is_exported_as_text_and_imported_once(page: Page, user: User, fake_site: str) -> None:
    games = [varied_game(number) for number in range(30)]
    open_page_with_history(user, "statistics", games=games, days=[history_db.day("2026-11-20")])
    page.evaluate("([key, bot]) => localStorage.setItem(key, bot)", [BOT, '{"form":1,"name":"mine","code":"x"}'])
    page.get_by_role("button", name="Export as text").click()
    text = page.get_by_label("Your data as text").input_value()
    assert len(text) < 4000
    before = history_db.read(page)
    paste(page, text)
    assert outcome(page) == "Nothing new: all its games were already here."
    assert history_db.read(page) == before
    page.evaluate("indexedDB.deleteDatabase('coloretto')")
    page.evaluate("key => localStorage.removeItem(key)", BOT)
    open_statistics(page, fake_site, [history_db.game(70)])
    paste(page, text)
    assert outcome(page) == "30 games imported. 1 bot imported: it is in the workshop now."
    assert "mine" in page.evaluate("key => localStorage.getItem(key)", BOT)
    assert_number_of_games(page, "31")
    assert history_db.read(page)["days"] == before["days"]


def test_a_file_is_exported_and_imported(page: Page, fake_site: str, tmp_path: Path) -> None:
    open_statistics(page, fake_site, [history_db.game(1)])
    with page.expect_download() as download:
        page.get_by_role("button", name="Export to file").click()
    assert download.value.suggested_filename == "coloretto-2026-11-21.json"
    path = tmp_path / "games.json"
    download.value.save_as(path)
    backup = json.loads(path.read_text(encoding="utf-8"))
    assert (backup["form"], backup["kept"]["games"]) == (1, [history_db.game(1)])
    page.get_by_label("Import from file").set_input_files(path)
    assert outcome(page) == "Nothing new: all its games were already here."


def test_export_and_import_work_over_plain_http(page: Page, fake_site: str, tmp_path: Path) -> None:
    open_statistics(page, fake_site, [history_db.game(1)])
    page.get_by_role("button", name="Export as text").click()
    text = page.get_by_label("Your data as text").input_value()
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    open_statistics(page, fake_site, [history_db.game(1)])
    with page.expect_download() as download:
        page.get_by_role("button", name="Export to file").click()
    path = tmp_path / "games.json"
    download.value.save_as(path)
    page.get_by_role("button", name="Export as text").click()
    expect(page.get_by_label("Your data as text")).to_have_value(text)
    page.get_by_label("Import from file").set_input_files(path)
    assert outcome(page) == "Nothing new: all its games were already here."


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b'{"format":"coloretto-chronicle","form":1,"sum":"00000000","kept":{}}', "This backup is damaged"),
        (b" " * 50_000_000, "far too large"),
    ],
    ids=["damaged", "50 MB"],
)
def test_an_unreadable_file_is_reported_and_nothing_is_lost(
    page: Page, fake_site: str, tmp_path: Path, content: bytes, message: str
) -> None:
    open_statistics(page, fake_site, [history_db.game(1)])
    path = tmp_path / "file.json"
    path.write_bytes(content)
    page.get_by_label("Import from file").set_input_files(path)
    assert message in outcome(page)
    assert history_db.read(page)["games"] == [history_db.game(1)]


def test_a_file_that_is_too_large_is_not_opened(page: Page, fake_site: str, tmp_path: Path) -> None:
    open_statistics(page, fake_site, [])
    page.evaluate("() => { Blob.prototype.text = () => { throw new Error('the file was opened') } }")
    path = tmp_path / "file.json"
    path.write_bytes(b" " * 33_000_000)
    page.get_by_label("Import from file").set_input_files(path)
    assert "far too large" in outcome(page)
