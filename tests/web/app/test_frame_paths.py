"""Paths through the game in a frame on another site's page, where Back and Forward belong to that page."""

from functools import partial
from html import escape
from typing import Any, Final
from urllib.parse import quote, urlencode

import pytest
from playwright.sync_api import Page

from tests.support.cases import heavy
from tests.support.host_site import Blog
from tests.support.library import OLD_SAVE
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.places import Walk, expect_place, follow, game_on, take
from tests.web.support.recorded_games import play_coached_game
from tests.web.support.recordings import converse, params_with
from tests.web.support.saved_games import saves, store
from tests.web.support.side_pages import TODAY, recorded_game, records

FRAME: Final = '<iframe src="SITEembed/?QUERY" title="Game" width="700" height="680"></iframe>'
SANDBOX: Final = FRAME.replace("title", 'sandbox="allow-scripts" title')
ELEMENT: Final = (
    '<script src="SITEembed.js"></script><coloretto-game players="4" seed="7" speed="instant"></coloretto-game>'
)
COMMENTS: Final = '<a href="#comments">Comments</a>'
NEW_GAME: Final = "fake=four-players&players=4&seed=7&speed=instant"


def in_post(page: Page, site: str, blog: Blog, query: str, *, code: str = FRAME) -> None:
    """Open two posts one after the other, and play the frame of the second."""
    page.goto(blog.post("<h1>Before</h1>"))
    page.goto(blog.post(code.replace("SITE", site).replace("QUERY", escape(query))))
    expect_place(page, "post")
    take(page, "play")


def playing(page: Page, site: str, blog: Blog, *, code: str = FRAME) -> None:
    """Start a game that a later visit can continue."""
    converse(page, "four-players")
    in_post(page, site, blog, NEW_GAME, code=code)


def finished(
    page: Page, site: str, blog: Blog, *, fake: str = "finished", also: str | None = None, place: str = "", **rows: Any
) -> None:
    """Continue a game that is over, in a browser with these rows in its history."""
    query = f"fake={fake}&speed=instant{place}"
    page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")
    store(page, site, {f"{OLD_SAVE}:frame?{query}": saves(fake)[0]})
    history_db.put(page, **rows)
    converse(page, fake, *([also] if also else []))
    in_post(page, site, blog, query)


def coached(page: Page, site: str, blog: Blog) -> None:
    in_post(page, site, blog, "fake=coach&players=4&seed=48&speed=instant")
    play_coached_game(User(game_on(page)), before="why")


def puzzle(page: Page, site: str, blog: Blog) -> None:
    (wanted,) = params_with("position", "your-move")
    converse(page, "your-move")
    in_post(
        page, site, blog, f"fake=your-move&speed=instant&{urlencode({'pos': wanted['position'], **wanted['query']})}"
    )


def linked(page: Page, site: str, blog: Blog) -> None:
    """Watch the recorded game of a link, which is also in the list of games."""
    User(page, site).open_storage()
    history_db.put(page, games=[recorded_game(1)])
    in_post(page, site, blog, f"fake=replay&record={quote(records()[0])}")


def with_comments(page: Page, site: str, blog: Blog) -> None:
    """Start a game, and follow a link to another part of the post."""
    playing(page, site, blog, code=COMMENTS + FRAME)
    page.get_by_role("link", name="Comments").click()


trainer: Final = partial(finished, also="trainer")

PATHS: Final = {
    "settings closed by Escape": Walk(
        playing, "table", "press Settings > settings; escape > table; back > before; forward > post; play > table"
    ),
    "a bot": Walk(
        playing,
        "table",
        "press About Bruno > bot; press Close > table; press About Bruno > bot; back > before; forward > post; "
        "play > table; press About Bruno > bot; escape > table",
    ),
    "an explanation": Walk(coached, "table", "press Why? > why; escape > table; menu about > about; back > before"),
    "a puzzle": Walk(
        puzzle,
        "question",
        "press Take row 1 > answer; press Try again > question; press Take row 1 > answer; back > before; "
        "forward > post; play > question; press Take row 1 > answer",
    ),
    "a puzzle of the trainer": Walk(
        trainer,
        "scores",
        "menu puzzles > puzzles; press Start Take or draw? > exercise; press Take row 1 > answer; "
        "press Back to the puzzles > puzzles; back > before; forward > post; play > scores",
    ),
    "a decision that is tried again": Walk(
        partial(finished, fake="reviewed", also="reviewed"),
        "scores",
        "press Review game > review; press Try again > question; press Back to review > review; "
        "press Back to the table > scores; back > before",
    ),
    "a recorded game that is left": Walk(
        finished,
        "scores",
        "press Watch replay > replay; press Next step > replay; menu about > about; back > before; forward > post; "
        "play > replay; press Stop watching > scores; back > before",
    ),
    "a page that the post shows": Walk(
        partial(finished, place="&page=statistics"),
        "statistics",
        "press Back to the table > scores; back > before; forward > post; play > statistics",
    ),
    "a recorded game that the post shows": Walk(
        linked,
        "replay",
        "press Next step > replay; menu about > about; back > before; forward > post; play > replay",
    ),
    "the rules in a tab of their own": Walk(
        finished,
        "scores",
        "press Menu > scores; visit Rules > scores; escape > scores; menu about > about; back > before",
    ),
    "the full page in a tab of its own": Walk(
        finished, "scores", "visit Full page > scores; back > before; forward > post; play > scores"
    ),
    "a link that a sandbox keeps closed": Walk(
        partial(playing, code=SANDBOX),
        "table",
        "link Full page > link; press Close > table; link Full page > link; back > before; forward > post; "
        "play > table",
    ),
    "another part of the post": Walk(
        with_comments,
        "table",
        "press Settings > settings; back > settings; forward > settings; escape > table; menu about > about; "
        "back > about; press Back to the table > table; back > before",
    ),
    "the post once more": Walk(
        playing,
        "table",
        "press Draw a card > table; press Settings > settings; reload > post; play > table; "
        "press Place in row 4 > table; menu about > about; back > before",
    ),
    "the element of embed.js": Walk(
        partial(playing, code=ELEMENT),
        "table",
        "press Settings > settings; escape > table; menu about > about; back > before; forward > post; play > table",
    ),
}

ALWAYS = ["a page that the post shows", "the post once more", "the element of embed.js"]
"""The paths of each run; the others lead through other dialogs and puzzles."""


@pytest.mark.parametrize("name", [name if name in ALWAYS else heavy(name) for name in PATHS])
def test_back_and_forward_belong_to_the_page_around_a_frame(page: Page, fake_site: str, blog: Blog, name: str) -> None:
    path = PATHS[name]
    path.opener(page, fake_site, blog)
    before = page.evaluate("history.length")
    follow(page, path)
    assert page.evaluate("history.length") == before
