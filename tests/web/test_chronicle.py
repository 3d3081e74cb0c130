"""What is kept of finished games, apart from any page: merged, carried along, counted, and when what comes back."""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.typescript import Modules, RefusedError
from tests.web.chronicle import day, game, skill

Kept = dict[str, Any]


class Chronicle:
    """The modules of web/src/chronicle: each as a function that calls those in it by name."""

    def __init__(self, modules: Modules) -> None:
        self.merging = self.carrying = self.reading = self.streak = modules.call
        self.schedule = self.sharing = self.summary = self.dates = modules.call


@pytest.fixture(scope="module")
def chronicle() -> Iterator[Chronicle]:
    names = ("merging", "carrying", "reading", "streak", "schedule", "sharing", "summary", "dates")
    with Modules(*(f"chronicle/{name}" for name in names)) as modules:
        yield Chronicle(modules)


def mistake(position: str = "P", **change: Any) -> dict[str, Any]:
    return {
        "id": f"{0:032x} {position}",
        "game": f"{0:032x}",
        "position": position,
        "seat": 0,
        "action": "d",
        "best": "t1",
        "lost": 0.1,
        "band": "mistake",
        "solved": 0,
        "looked": None,
        "due": "2026-11-21",
        **change,
    }


NUMBERS = some.integers(0, 3)
GAMES = some.builds(
    lambda number, hour, lost: game(number, at=f"2026-11-01T{hour:02}:00:00Z", skill=lost and skill(lost, 10 * lost)),
    NUMBERS,
    NUMBERS,
    some.sampled_from([None, 0.1, 0.2]),
)
DAYS = some.builds(
    lambda number, begun, score, par: day(
        f"2026-11-0{1 + number}",
        begun=f"2026-11-0{1 + begun}",
        result=score and {"id": f"{score:032x}", "at": f"2026-11-0{9 - score}T10:00:00Z", "score": score, "rank": 1},
        par=par and {"score": par, "rank": 1},
    ),
    NUMBERS,
    NUMBERS,
    some.sampled_from([None, 1, 2]),
    some.sampled_from([None, 1, 2]),
)
MISTAKES = some.builds(
    lambda number, hour, solved: mistake(f"P{number}", solved=solved, looked=hour and f"2026-11-21T{hour:02}:00:00Z"),
    NUMBERS,
    some.sampled_from([None, 1, 2]),
    NUMBERS,
)
ANYTHING = some.fixed_dictionaries(
    {
        "games": some.lists(GAMES, max_size=5, unique_by=lambda each: each["id"]),
        "days": some.lists(DAYS, max_size=4, unique_by=lambda each: each["date"]),
        "mistakes": some.lists(MISTAKES, max_size=4, unique_by=lambda each: each["id"]),
    }
)
EMPTY: Kept = {"games": [], "days": [], "mistakes": []}
FULL: Kept = {
    "games": [game(number, skill=skill(0.1, 2.5)) for number in range(40)],
    "days": [day("2026-11-21", par={"score": 30, "rank": 1})],
    "mistakes": [mistake()],
}


@given(one=ANYTHING, two=ANYTHING, three=ANYTHING)
@settings(deadline=None, max_examples=60)
def test_merging_is_a_union_in_whatever_order_and_however_often(
    chronicle: Chronicle, one: Kept, two: Kept, three: Kept
) -> None:
    def merged(a: Kept, b: Kept) -> Kept:
        result: Kept = chronicle.merging("merged", a, b)
        return result

    both = merged(one, two)
    assert both == merged(two, one)
    assert merged(both, both) == both
    assert merged(both, one) == both
    assert merged(both, three) == merged(one, merged(two, three))
    for name, key in (("games", "id"), ("days", "date"), ("mistakes", "id")):
        assert [each[key] for each in both[name]] == sorted({each[key] for each in one[name] + two[name]})


def test_the_reviewed_version_of_a_game_wins_then_the_newer(chronicle: Chronicle) -> None:
    reviewed = game(1, at="2026-11-01T00:00:00Z", skill=skill(0.1, 1))
    newer = game(1, at="2026-11-02T00:00:00Z")
    assert chronicle.merging("betterGame", newer, reviewed) == reviewed
    assert chronicle.merging("betterGame", newer, game(1)) == newer


@given(kept=ANYTHING)
@settings(deadline=None, max_examples=30)
def test_what_is_carried_along_comes_back_the_same(chronicle: Chronicle, kept: Kept) -> None:
    for form in ("fileFrom", "textFrom"):
        assert chronicle.carrying("keptFromText", chronicle.carrying(form, kept)) == kept


def test_a_text_that_was_broken_into_lines_is_read(chronicle: Chronicle) -> None:
    text = chronicle.carrying("textFrom", FULL)
    lines = "\r\n".join(text[at : at + 76] for at in range(0, len(text), 76))
    assert chronicle.carrying("keptFromText", f" {lines}\n") == FULL


def reason(chronicle: Chronicle, text: str) -> str:
    with pytest.raises(RefusedError) as refused:
        chronicle.carrying("keptFromText", text)
    return str(refused.value)


def test_what_cannot_be_read_is_told_apart(chronicle: Chronicle) -> None:
    file, text = chronicle.carrying("fileFrom", FULL), chronicle.carrying("textFrom", FULL)
    assert reason(chronicle, "") == reason(chronicle, "hello") == reason(chronicle, '{"a": 1}') == "foreign"
    assert reason(chronicle, "{nonsense") == reason(chronicle, "{}") == "foreign"
    assert reason(chronicle, text.replace("coloretto-1.", "coloretto-2.")) == "newer"
    assert reason(chronicle, file.replace('"form":1', '"form":2', 1)) == "newer"
    assert reason(chronicle, text[:-1]) == reason(chronicle, text[: len(text) // 2]) == "truncated"
    assert reason(chronicle, file.strip()[:-5] + " ") == reason(chronicle, file[: len(file) // 2]) == "truncated"
    assert reason(chronicle, text + "A") == reason(chronicle, text.replace(".", "_", 1)) == "damaged"
    assert reason(chronicle, file.replace('"scores":[30', '"scores":[31', 1)) == "damaged"
    assert reason(chronicle, "x" * 32_000_001) == "too-big"


@pytest.mark.parametrize("at", [0.2, 0.5, 0.9])
def test_a_changed_letter_of_a_text_is_noticed(chronicle: Chronicle, at: float) -> None:
    text = chronicle.carrying("textFrom", FULL)
    place = int(len(text) * at)
    changed = text[:place] + ("A" if text[place] != "A" else "B") + text[place + 1 :]
    assert reason(chronicle, changed) == "damaged"


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("id", "xyz"),
        ("at", "yesterday"),
        ("at", "2026-02-30T00:00:00Z"),
        ("players", 6),
        ("players", 3),
        ("edition", "silver"),
        ("seats", []),
        ("seat", 1),
        ("scores", [1, 2, 3]),
        ("scores", [1, 2, 3, 1.5]),
        ("ranks", [0, 1, 2, 3]),
        ("practice", 1),
        ("hints", -1),
        ("daily", "2026-13-01"),
        ("record", "x" * 12_001),
        ("record", "a\nb"),
        ("skill", {"share": {}, "points": {}}),
        ("skill", None),
    ],
)
def test_every_field_of_a_game_is_checked(chronicle: Chronicle, name: str, wrong: Any) -> None:
    kept = {"games": [game(1, **{name: wrong})], "days": [], "mistakes": []}
    if (name, wrong) == ("skill", None):
        assert chronicle.reading("keptFrom", kept) == kept
        return
    with pytest.raises(RefusedError, match="damaged"):
        chronicle.reading("keptFrom", kept)


def test_a_game_of_a_later_form_is_newer_and_fields_that_are_unknown_go_no_further(chronicle: Chronicle) -> None:
    with pytest.raises(RefusedError, match="newer"):
        chronicle.reading("keptFrom", {**EMPTY, "games": [game(1, form=2)]})
    told = chronicle.reading("keptFrom", {**EMPTY, "games": [game(1, more="<script>")]})
    assert told["games"] == [game(1)]


def streak(chronicle: Chronicle, days: list[Any], today: str = "2026-11-21") -> tuple[int, int]:
    told = chronicle.streak("streaks", days, today)
    return told["now"], told["best"]


def november(*dates: int) -> list[Any]:
    return [day(f"2026-11-{date:02}") for date in dates]


def test_days_in_a_row_count_up_to_today_or_yesterday(chronicle: Chronicle) -> None:
    assert streak(chronicle, []) == (0, 0)
    assert streak(chronicle, november(19, 20, 21)) == (3, 3)
    assert streak(chronicle, november(18, 19, 20)) == (3, 3)
    assert streak(chronicle, november(17, 18, 19)) == (0, 3)
    assert streak(chronicle, november(10, 11, 12, 20, 21)) == (2, 3)
    assert streak(chronicle, [day("2026-02-28"), day("2026-03-01")], "2026-03-02") == (2, 2)


def test_a_deal_from_the_archive_or_one_that_was_not_finished_makes_no_day(chronicle: Chronicle) -> None:
    late = day("2026-11-20", begun="2026-11-21", seen="2026-11-21")
    assert streak(chronicle, [*november(19, 21), late]) == (1, 1)
    assert streak(chronicle, [*november(19, 21), day("2026-11-20", result=None)]) == (1, 1)
    weeks_later = day("2026-11-20", result={"id": f"{0:032x}", "at": "2026-11-29T10:00:00Z", "score": 1, "rank": 1})
    assert streak(chronicle, [*november(19, 21), weeks_later], "2026-11-29") == (0, 1)


def test_a_deal_played_across_midnight_is_of_the_day_on_which_it_was_begun(chronicle: Chronicle) -> None:
    across = day("2026-11-20", result={"id": f"{0:032x}", "at": "2026-11-21T00:10:00Z", "score": 1, "rank": 1})
    assert streak(chronicle, [*november(19, 21), across]) == (3, 3)


def test_a_clock_set_back_makes_up_no_day(chronicle: Chronicle) -> None:
    made_up = day("2026-11-20", seen="2026-11-21")
    assert streak(chronicle, [*november(19, 21), made_up]) == (1, 1)


def test_a_clock_that_was_years_ahead_costs_nobody_a_day(chronicle: Chronicle) -> None:
    ahead = day("2030-01-01")
    since = [day(f"2026-11-{date}", seen="2030-01-01") for date in (20, 21)]
    assert streak(chronicle, [*november(19), ahead, *since]) == (3, 3)


def test_a_clock_that_is_behind_shows_the_streak_as_it_was_and_loses_nothing(chronicle: Chronicle) -> None:
    days = november(17, 18, 19, 20, 21)
    assert streak(chronicle, days, "2026-11-19") == (3, 5)
    assert streak(chronicle, days, "2026-11-21") == (5, 5)


def test_a_month_is_shown_in_weeks_from_monday_on(chronicle: Chronicle) -> None:
    weeks = chronicle.dates("weeksOf", "2026-11")
    assert weeks[0] == [None] * 6 + ["2026-11-01"]
    assert weeks[-1] == ["2026-11-30", *[None] * 6]
    dates = [date for week in weeks for date in week if date]
    assert len(dates) == 30
    assert all(a < b for a, b in pairwise(dates))
    assert chronicle.dates("monthAfter", "2026-12", 1) == "2027-01"
    assert chronicle.dates("monthAfter", "2026-01", -1) == "2025-12"


def test_a_solved_decision_comes_back_after_3_10_and_30_days_and_is_learned_then(chronicle: Chronicle) -> None:
    now, each, dues = "2026-11-21T10:00:00Z", mistake(), []
    for _ in range(4):
        each = chronicle.schedule("afterLooking", each, True, now)
        dues.append(each["due"])
    assert dues == ["2026-11-24", "2026-12-01", "2026-12-21", None]
    assert each["solved"] == 4
    again = chronicle.schedule("afterLooking", mistake(solved=2), False, now)
    assert (again["solved"], again["due"]) == (0, "2026-11-22")


def test_what_is_due_comes_by_how_long_it_has_waited_then_by_what_it_cost(chronicle: Chronicle) -> None:
    mistakes = [
        mistake("later", due="2026-11-22"),
        mistake("learned", due=None),
        mistake("cheap", lost=0.1),
        mistake("dear", lost=0.3),
        mistake("old", due="2026-11-01"),
    ]
    due = chronicle.schedule("dueOn", mistakes, "2026-11-21")
    assert [each["position"] for each in due] == ["old", "dear", "cheap"]


@given(said=some.text(min_size=1, max_size=200), more=some.lists(some.text(max_size=150), max_size=3))
@settings(deadline=None, max_examples=50)
def test_what_is_shared_is_never_too_long_and_ends_with_the_address(
    chronicle: Chronicle, said: str, more: list[str]
) -> None:
    address = "https://example.org/coloretto/?daily=2026-11-21"
    text = chronicle.sharing("shared", said, more, address)
    assert len(text.encode("utf-16-le")) // 2 <= 280
    assert text.startswith(said)
    assert text.endswith(f" {address}")


def test_practice_and_deals_that_were_known_are_not_counted(chronicle: Chronicle) -> None:
    deal = "2026-11-21"
    games = [game(3, daily=deal), game(1), game(2, daily=deal), game(4, practice=True)]
    assert [each["id"][-1] for each in chronicle.summary("counted", games)] == ["1", "2"]


def test_shared_wins_count_as_their_share(chronicle: Chronicle) -> None:
    games = [game(1), game(2, ranks=[1, 1, 3, 4], scores=[20, 20, 1, 0]), game(3, ranks=[2, 1, 3, 4])]
    told = chronicle.summary("summaryOf", games)
    assert told == {"games": 3, "wins": 1.5, "meanPoints": 80 / 3, "meanRank": 4 / 3}
    assert chronicle.summary("summaryOf", []) is None


def test_games_are_told_apart_by_table_and_level(chronicle: Chronicle) -> None:
    mixed = game(2)["seats"]
    mixed[1] = {**mixed[1], "level": "master"}
    games = [game(1), game(2, seats=mixed), game(3, edition="golden")]
    assert [chronicle.summary("levelOf", each) for each in games] == ["regular", "", "regular"]
    chosen = chronicle.summary("filtered", games, {"variant": "4 classic brown", "level": "all"})
    assert json.dumps(chosen) == json.dumps(games[:2])
