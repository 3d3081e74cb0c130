"""Paths through pages, dialogs and recorded games, with the browser's Back and Forward.

web/src/shell/places/place.test.ts has the table of what each event does to the history; here the game takes part.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserType, Page, expect

from tests.support.browsers import CHROMIUM_ARGUMENTS, installed_chromium
from tests.support.cases import heavy
from tests.support.library import row
from tests.support.pages import wait_for_frames
from tests.support.user import User
from tests.web.support.game_list import listed, open_row
from tests.web.support.places import PLACES, Opener, Walk, expect_place, shown, take, walk
from tests.web.support.recorded_games import open_finished, open_your_move, play_coached
from tests.web.support.recordings import converse
from tests.web.support.saved_games import LATE_OF_FIVE, store
from tests.web.support.side_pages import book, open_page_with_history, recorded_game, records


def finished(page: Page, site: str) -> None:
    open_finished(User(page, site))


def finished_and_new(page: Page, site: str) -> None:
    finished(page, site)
    at(page, site, "fake=finished&new")


def reviewed(page: Page, site: str) -> None:
    open_finished(User(page, site), fake="reviewed")


def playing(page: Page, site: str) -> None:
    at(page, site, "fake=four-players&players=4&seed=7&speed=instant")


def unfinished(page: Page, site: str) -> None:
    store(page, site, row(LATE_OF_FIVE))
    playing(page, site)


def played(page: Page, site: str) -> None:
    open_page_with_history(User(page, site), "played", fake="replay", games=[recorded_game(1)])
    open_row(listed(page))


def coached(page: Page, site: str) -> None:
    play_coached(User(page, site), before="why")


def puzzle(page: Page, site: str) -> None:
    converse(page, "your-move")
    open_your_move(User(page, site))


def mistakes(page: Page, site: str) -> None:
    converse(page, "book")
    book(User(page, site))


def trainer(page: Page, site: str) -> None:
    converse(page, "trainer")
    open_page_with_history(User(page, site), "puzzles", fake="trainer")


def day(page: Page, site: str) -> None:
    converse(page, "trainer-day")
    open_page_with_history(User(page, site), "puzzles", fake="trainer-day")


def finished_and_trainer(page: Page, site: str) -> None:
    converse(page, "finished", "trainer")
    finished(page, site)


def finished_and_puzzle(page: Page, site: str) -> None:
    finished(page, site)
    converse(page, "your-move", "finished")
    open_your_move(User(page, site))


def reviewed_and_retried(page: Page, site: str) -> None:
    converse(page, "reviewed")
    reviewed(page, site)


def linked(page: Page, site: str) -> None:
    at(page, site, f"fake=replay&record={quote(records()[0])}")


def at(page: Page, site: str, query: str) -> None:
    user = User(page)
    page.goto(f"{site}?{query}")
    user.wait_for_decision() if "players=" in query else user.wait_for_engine()


def addressed(query: str) -> Opener:
    return partial(at, query=query)


PATHS: Final = {
    "the button back to the table": Walk(
        finished, "scores", "menu about > about; press Back to the table > scores; back > about; back > scores"
    ),
    "shortcuts above settings": Walk(
        playing,
        "table",
        "press Settings > settings; press Keyboard shortcuts > shortcuts; back > settings; forward > shortcuts; "
        "press Close > settings; press Close > table",
    ),
    "shortcuts by their key": Walk(
        playing,
        "table",
        "press Draw a card > table; key ? > shortcuts; back > table; key ? > shortcuts; escape > table",
    ),
    "a new game after all not": Walk(
        finished,
        "scores",
        "menu about > about; press Back to the table > scores; press New game > new-game; back > scores; "
        "forward > new-game; press Cancel > scores; back > about",
    ),
    "unfinished games": Walk(
        unfinished,
        "table",
        "press New game > new-game; press 1 unfinished game > games; back > new-game; back > table; "
        "forward > new-game; forward > games",
    ),
    "a bot": Walk(playing, "table", "press About Bruno > bot; back > table; forward > bot; press Close > table"),
    "an explanation": Walk(coached, "table", "press Why? > why; back > table; menu about > about; back > table"),
    "the same deal from another seat": Walk(
        finished,
        "scores",
        "press Same deal, different seat > seat; back > scores; forward > seat; press Cancel > scores",
    ),
    "a puzzle": Walk(
        puzzle,
        "question",
        "press Take row 1 > answer; back > question; forward > answer; press Try again > question; reload > question; "
        "menu about > about; back > question; press Take row 1 > answer; press Continue > table; reload > table",
    ),
    "a puzzle from My mistakes": Walk(
        mistakes,
        "puzzles",
        "press Start > mistake; press Take row 1 > answer; escape > mistake; press Show the answer > answer; "
        "back > mistake; forward > answer; press Back to the puzzles > puzzles; back > mistake; reload > mistake; "
        "back > puzzles; back > table; forward > puzzles; forward > mistake",
    ),
    "a puzzle of the trainer": Walk(
        trainer,
        "puzzles",
        "press Start Take or draw? > exercise; press Take row 1 > answer; escape > exercise; "
        "press Back to the puzzles > puzzles; back > exercise; back > puzzles; forward > exercise",
    ),
    "a puzzle of the trainer after a game": Walk(
        finished_and_trainer,
        "scores",
        "menu puzzles > puzzles; press Start Take or draw? > exercise; back > puzzles; back > scores; "
        "forward > puzzles; forward > exercise; reload > exercise; back > puzzles; back > scores; reload > scores",
    ),
    "the answer to a puzzle that has left the table": Walk(
        finished_and_trainer,
        "scores",
        "menu puzzles > puzzles; press Start Take or draw? > exercise; press Take row 1 > answer; back > exercise; "
        "back > puzzles; back > scores; forward > puzzles; forward > exercise; forward > answer; back > exercise",
    ),
    "the position of the day": Walk(
        day,
        "puzzles",
        "press Solve it > day; back > puzzles; forward > day; reload > day; press Back to the puzzles > puzzles; "
        "back > day; menu about > about; back > day",
    ),
    "a decision that is tried again": Walk(
        reviewed_and_retried,
        "scores",
        "press Review game > review; press Try again > question; back > review; forward > question; reload > question; "
        "back > review; back > scores; forward > review; forward > question; press Back to review > review; "
        "press Back to the table > scores; back > review; back > question",
    ),
    "the address of a puzzle, after a game": Walk(
        finished_and_puzzle,
        "question",
        "press Take row 1 > answer; escape > question",
    ),
    "a recorded game from the list": Walk(
        played,
        "played",
        "press Watch replay > replay; back > played; forward > replay; press Next step > replay; back > played; "
        "forward > replay; press Stop watching > played",
    ),
    "a review from the list": Walk(played, "played", "press Review game > review; back > played; forward > review"),
    "a step of a review": Walk(
        reviewed,
        "scores",
        "press Review game > review; costliest > replay; back > review; forward > replay; "
        "press Back to review > review; back > replay; press Stop watching > review",
    ),
    "the address of a page": Walk(
        addressed("fake=finished&page=statistics"),
        "statistics",
        "reload > statistics; press Settings > settings; reload > settings; escape > statistics; forward > settings",
    ),
    "the address of a new game, with a game in play": Walk(
        finished_and_new, "new-game", "reload > new-game; press Cancel > home; reload > home"
    ),
    "the link to a recorded game": Walk(
        linked,
        "replay",
        "press Next step > replay; menu about > about; reload > about; back > replay; reload > replay; "
        "press Stop watching > table; forward > about",
    ),
    "the rules": Walk(finished, "scores", "menu daily > daily; rules > rules; back > daily; back > scores"),
}


RARELY = [
    "shortcuts by their key",
    "a bot",
    "the same deal from another seat",
    "an explanation",
    "a puzzle",
    "a puzzle from My mistakes",
    "a puzzle of the trainer",
    "a puzzle of the trainer after a game",
    "a review from the list",
    "a step of a review",
]
"""Paths that reach no code that others do not, such as those through another dialog or puzzle."""


@pytest.mark.parametrize("name", [heavy(name) if name in RARELY else name for name in PATHS])
def test_back_and_forward_follow_the_path(page: Page, fake_site: str, name: str) -> None:
    walk(page, fake_site, PATHS[name])


@pytest.mark.parametrize(
    ("action", "dialog"),
    [heavy("press About Bruno", "bot"), ("press Settings", "settings"), heavy("press New game", "new-game")],
)
def test_a_dialog_opened_again_survives_the_late_event_of_its_closing(
    page: Page, user: User, fake_site: str, action: str, dialog: str
) -> None:
    playing(page, fake_site)
    user.wait_for_lazy_features()
    take(page, action)
    expect_place(page, dialog)
    opened = shown(page, PLACES[dialog])
    opened.evaluate("dialog => { dialog.close(); dialog.showModal(); }")
    wait_for_frames(page)
    expect(opened).to_be_visible()
    take(page, "escape")
    expect(opened).to_have_count(0)


WINDOWED = ["shortcuts above settings", heavy("a recorded game from the list")]
"""The paths that are also followed in an installed window."""


@pytest.fixture
def window(browser_type: BrowserType, tmp_path: Path, fake_site: str) -> Iterator[Page]:
    """Open a window without the browser's bars, as of an installed app; only a Chromium with windows has them."""
    program = installed_chromium()
    if program is None:
        pytest.skip("no Chromium with windows")
    arguments = [*CHROMIUM_ARGUMENTS, "--headless=new", f"--app={fake_site}LICENSE.txt"]
    context = browser_type.launch_persistent_context(
        tmp_path, executable_path=program, headless=False, args=arguments, reduced_motion="reduce"
    )
    yield context.pages[0]
    context.close()


@pytest.mark.parametrize("name", WINDOWED)
def test_back_and_forward_work_in_an_installed_window(window: Page, fake_site: str, name: str) -> None:
    walk(window, fake_site, PATHS[name])
    assert window.evaluate("matchMedia('(display-mode: standalone)').matches")
