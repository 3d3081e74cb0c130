"""The rows of games in the browser's storage, as the page writes them."""

import json
from typing import Any

from playwright.sync_api import Page

from coloretto.errors import ColorettoError
from coloretto.service.identity import game_summary
from coloretto.service.saves import game_from_save

GAMES = "coloretto:v2:game"
IN_PLAY = "coloretto:v2:in-play"
OLD_SAVE = "coloretto:v1:save"
NOON = 1_795_262_400_000
"""A time on 21 November 2026 in milliseconds."""

_ROWS = """
    prefix => Object.keys(localStorage).filter(key => key.startsWith(prefix + ":"))
        .map(key => JSON.parse(localStorage.getItem(key))).sort((a, b) => b.at - a.at)"""
_IN_PLAY = "key => sessionStorage.getItem('coloretto:v1:game:') ?? localStorage.getItem(key)"


def row(save: str, at: int = NOON) -> dict[str, str]:
    """Return the key and the text of the row of a game."""
    summary = game_summary(game_from_save(save))
    kept = {name: summary[name] for name in ("id", "deal", "turns", "begun", "over", "seats")}
    return {f"{GAMES}:{summary['id']}": json.dumps({**kept, "at": at, "save": save})}


def in_play(save: str) -> dict[str, str]:
    """Return the texts of the game in play; of an earlier version of the page if the save cannot be read.

    Its row does not say that the game is over, as if the page had been closed before it could: so the page opens it.
    """
    try:
        ((key, text),) = row(save).items()
    except ColorettoError:
        return {OLD_SAVE: save}
    return {key: json.dumps(json.loads(text) | {"over": False}), IN_PLAY: key.removeprefix(f"{GAMES}:")}


def write(page: Page, texts: dict[str, str]) -> None:
    """Write texts to the storage of an open page, as another tab does."""
    page.evaluate("texts => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text))", texts)


def save_in_play(page: Page) -> Any:
    """Return the save of the game in play in a tab; None if there is none."""
    game = page.evaluate(_IN_PLAY, IN_PLAY)
    return next((row["save"] for row in _rows(page) if row["id"] == game), None)


def unfinished_saves(page: Page) -> list[str]:
    """Return the saves of the unfinished games other than the one in play, the latest first."""
    game = page.evaluate(_IN_PLAY, IN_PLAY)
    return [row["save"] for row in _rows(page) if row["begun"] and not row["over"] and row["id"] != game]


def forget_game_in_play(page: Page) -> None:
    """Remove the game in play, as if the storage had lost it."""
    page.evaluate(f"localStorage.removeItem('{GAMES}:' + ({_IN_PLAY})('{IN_PLAY}'))")


def _rows(page: Page) -> Any:
    return page.evaluate(_ROWS, GAMES)
