"""Records of finished games, daily deals and mistakes in the browser's database."""

from typing import Any

from playwright.sync_api import Page

from tests.bridge.support.scenarios import OTHER_MOVE, YOUR_MOVE
from tests.support.probes import probe

PUT = probe(__file__, "put-history")

GET = probe(__file__, "get-history")

DEAL = "226042758636363 4 classic brown 15 - strong/ regular/ casual/"


def game(number: int, **change: Any) -> dict[str, Any]:
    """Return a finished game of four, won by the person."""
    day, hour = divmod(number, 24)
    return {
        "id": f"{number:032x}",
        "form": 1,
        "at": f"2026-10-{1 + day:02}T{hour:02}:00:00Z",
        "players": 4,
        "edition": "classic",
        "scoring": "brown",
        "seats": [
            {"kind": "human", "level": None, "style": None},
            *({"kind": "bot", "level": "regular", "style": None} for _ in range(3)),
        ],
        "seat": 0,
        "scores": [30, 20, 10, 5],
        "ranks": [1, 2, 3, 4],
        "practice": False,
        "hints": 0,
        "daily": None,
        "record": "-",
        "skill": None,
        **change,
    }


def varied_game(number: int, **change: Any) -> dict[str, Any]:
    """Return a game whose score, rank, edition and review depend on the number."""
    score, rank = 12 + number * 7 % 31, 1 + number * 5 % 4
    others = iter([*(score + 9, score + 6, score + 3)[: rank - 1], *(score - 4, score - 5, score - 9)])
    return game(
        number,
        scores=[score, *(next(others) for _ in range(3))],
        ranks=[rank, *(other for other in range(1, 5) if other != rank)],
        skill=skill(number * 3 % 11 / 50, number * 7 % 13 / 2) if number % 2 else None,
        edition="golden" if number % 3 == 0 else "classic",
        **change,
    )


def skill(share: float, points: float) -> dict[str, Any]:
    """Return a review summary with what the person's own choices lost."""

    def breakdown(own: float) -> dict[str, float]:
        return {"start": 0, "own": own, "others": 0, "luck": 0, "unforeseen": 0, "final": own}

    return {"share": breakdown(-share), "points": breakdown(-points)}


def day(date: str, score: int = 30, rank: int = 1, **change: Any) -> dict[str, Any]:
    """Return a daily deal that was started and finished on its date."""
    result = {"id": f"{0:032x}", "at": f"{date}T12:00:00Z", "score": score, "rank": rank}
    return {"date": date, "deal": f"{date} 4", "begun": date, "seen": date, "result": result, "par": None, **change}


def mistake(number: int, **change: Any) -> dict[str, Any]:
    """Return a mistake to practise, one of three that the recorded answers cover."""
    position = (YOUR_MOVE, OTHER_MOVE, "another")[number]
    return {
        "id": f"{number:032x} {position}",
        "game": f"{number:032x}",
        "position": position,
        "seat": 0,
        "action": "d",
        "best": "t1",
        "lost": 0.33 - number / 10,
        "band": "blunder",
        "solved": 0,
        "looked": None,
        "due": "2026-11-20",
        **change,
    }


def put(page: Page, *, games: Any = (), days: Any = (), mistakes: Any = ()) -> None:
    """Store records, before the page has opened the database."""
    page.evaluate(PUT, {"games": list(games), "days": list(days), "mistakes": list(mistakes)})


def read(page: Page) -> Any:
    """Return all records."""
    return page.evaluate(GET)
