"""What a finished game was about: its turning point and what the score is worth."""

import copy
import json
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.cases import heavy
from tests.support.pages import record_shifts
from tests.support.user import User
from tests.web.support.axe import assert_axe_finds_nothing
from tests.web.support.recorded_games import open_final_scores, open_late_game, play_recorded_actions
from tests.web.support.recordings import answers, pairs, replace_conversation, views
from tests.web.support.side_pages import records
from tests.web.support.viewport import SIZES_AND_SCHEMES, WIDE, resize
from tools import project

ATLAS = project.ROOT / "py" / "coloretto_lab" / "measured" / "scores.json"
RECORDING = "five-players-end"
LEVELS = {
    "newcomer": "Beginner",
    "casual": "Casual",
    "regular": "Intermediate",
    "strong": "Advanced",
    "expert": "Expert",
    "master": "Master",
}


def final_view() -> Any:
    return next(view for view in reversed(list(views(RECORDING))) if view["phase"] == "over")


def actions() -> list[Any]:
    return [entry for entry in final_view()["log"] if entry["kind"] in ("draw", "place", "take")]


def answer_reviews(page: Page, chances: list[float], shown: int | None = None) -> None:
    """Let the recorded engine review the game, and show the position after a number of plies of the recorded game.

    chances: of the person, before the first ply and after each.
    """
    (review,) = answers("reviewed", "review")
    results = [pair["answer"].get("result", {}) for pair in pairs(RECORDING)]
    record = next(result["game"]["record"] for result in results if result.get("game", {}).get("over"))
    curve = [{"share": [chance] + [(1 - chance) / 4] * 4, "points": [0.0] * 5} for chance in chances]
    request = {"method": "review", "params": {"record": record}}
    reviewed = {"request": request, "answer": {"result": {**review, "curve": curve}}}
    position = {"request": {"method": "replay", "params": {"record": record, "ply": shown}}}
    found = {**position, "answer": {"result": answers("reviewed", "replay")[0]}}
    replace_conversation(page, RECORDING, [*pairs(RECORDING), reviewed, found])


def turning_point(page: Page) -> Locator:
    return page.get_by_role("region", name="The turning point")


def measured() -> Any:
    """Return the scores of each level that was measured at the recorded table."""
    return json.loads(ATLAS.read_text(encoding="utf-8"))["5-grey-golden"]


def share_below(level: str, points: int) -> float:
    scores = measured()[level]
    reached = {scores["lowest"] + index: count for index, count in enumerate(scores["counts"])}
    return float(sum(count for score, count in reached.items() if score < points) / sum(reached.values()))


def test_the_turning_point_is_shown_without_being_asked_for(page: Page, user: User) -> None:
    count = len(actions())
    answer_reviews(page, [0.2] * (count - 3) + [0.62] * 4)
    open_final_scores(user)
    expect(turning_point(page)).to_contain_text("went from 20% to 62%.")
    entry = actions()[count - 4]
    assert f"row {entry['row'] + 1}" in turning_point(page).inner_text() or entry["kind"] == "draw"


def test_the_turning_point_is_marked_on_the_curve_and_can_be_viewed(page: Page, user: User) -> None:
    count = len(actions())
    answer_reviews(page, [0.25] * (count // 2) + [0.5] * (count + 1 - count // 2), shown=count // 2)
    open_final_scores(user)
    plot = turning_point(page).locator(".plot").bounding_box()
    dot = turning_point(page).locator(".dot").bounding_box()
    assert plot
    assert dot
    assert (dot["x"] + dot["width"] / 2 - plot["x"]) / plot["width"] == pytest.approx(count // 2 / count, abs=0.01)
    assert (dot["y"] + dot["height"] / 2 - plot["y"]) / plot["height"] == pytest.approx(0.5, abs=0.01)
    turning_point(page).get_by_role("button", name="View position").click()
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()


def test_a_game_without_a_turning_point_says_so(page: Page, user: User) -> None:
    answer_reviews(page, [0.2 + 0.01 * (ply % 2) for ply in range(len(actions()) + 1)])
    open_final_scores(user)
    expect(turning_point(page)).to_contain_text("No single move decided the game.")
    expect(turning_point(page).locator(".dot")).to_have_count(0)
    expect(turning_point(page).get_by_role("button")).to_have_count(0)


def test_a_review_in_the_background_opens_at_once(page: Page, user: User) -> None:
    answer_reviews(page, [0.2] * len(actions()) + [0.9])
    open_final_scores(user)
    expect(turning_point(page)).to_be_visible()
    page.get_by_role("button", name="Review game").click()
    expect(page.get_by_role("heading", name="Game review")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 2400), heavy((768, 2000)), heavy((1440, 1600))], ids=str)
def test_nothing_moves_when_the_coach_has_found_the_turning_point(
    page: Page, user: User, size: tuple[int, int]
) -> None:
    record_shifts(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.clock.install(time=0)
    answer_reviews(page, [0.2] * len(actions()) + [0.9])
    open_late_game(user)
    play_recorded_actions(user, RECORDING)
    page.clock.pause_at(3_600_000)
    page.get_by_role("button", name="Confirm jokers").click()
    expect(turning_point(page)).to_contain_text("The coach is going through the game")
    worth = page.get_by_role("region", name="are worth")
    expect(page.get_by_role("region", name="After the game").get_by_role("button").first).to_be_visible()
    page.clock.run_for(1000)
    expect(turning_point(page)).to_contain_text("from 20% to 90%")
    assert page.evaluate("shifts") == []
    parts = [turning_point(page), worth, page.get_by_role("region", name="After the game")]
    places = [box and (box["y"], box["x"]) for box in (part.bounding_box() for part in parts)]
    assert places == sorted(place for place in places if place)


def test_a_review_that_fails_in_the_background_is_reported_when_asked_for(page: Page, user: User) -> None:
    open_final_scores(user)
    expect(page.get_by_role("region", name="What")).to_be_visible()
    expect(turning_point(page)).to_contain_text("The coach could not go through this game.")
    expect(page.locator(".notice")).to_have_count(0)


def test_the_score_is_compared_with_those_of_every_level(page: Page, user: User) -> None:
    open_final_scores(user)
    points = final_view()["seats"][0]["score"]
    worth = page.get_by_role("region", name=f"What {points} points are worth")
    expect(worth.get_by_role("listitem")).to_have_count(len(measured()))
    for level in measured():
        line = worth.get_by_role("listitem").filter(has_text=LEVELS[level])
        expect(line).to_contain_text(f"{round(100 * share_below(level, points))}%")


def test_the_end_of_a_recorded_game_says_what_its_score_is_worth(page: Page, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=replay&record={quote(records()[0])}")
    worth = page.get_by_role("region", name="are worth")
    page.get_by_role("button", name="Go to end").click()
    final = next(view for view in views("replay") if view["phase"] == "over")
    points = max(seat["score"] for seat in final["seats"])
    expect(page.get_by_role("region", name=f"What {points} points are worth")).to_contain_text("Intermediate")
    page.get_by_role("button", name="Previous step").click()
    expect(worth).to_have_count(0)


def test_after_a_game_of_several_people_the_worth_of_the_score_is_centred(page: Page, user: User) -> None:
    conversation = copy.deepcopy(pairs(RECORDING))
    for pair in conversation:
        view = pair["answer"].get("result", {}).get("view")
        if view:
            view["seats"][1] |= {"kind": "human", "level": None}
    replace_conversation(page, RECORDING, conversation)
    resize(page, WIDE)
    open_final_scores(user)
    box = page.get_by_role("region", name="are worth").bounding_box()
    assert box
    assert 2 * box["x"] + box["width"] == pytest.approx(page.evaluate("document.documentElement.clientWidth"), abs=2)
    expect(page.get_by_role("region", name="The turning point")).to_have_count(0)


def test_scores_with_an_unusual_last_round_card_are_not_compared(page: Page, user: User) -> None:
    conversation = copy.deepcopy(pairs(RECORDING))
    for pair in conversation:
        view = pair["answer"].get("result", {}).get("view")
        if view:
            view["marker_depth"] += 1
    replace_conversation(page, RECORDING, conversation)
    open_final_scores(user)
    worth = page.get_by_role("region", name="are worth")
    expect(worth).to_contain_text("measured only with the last-round card in its default place")
    expect(worth.get_by_role("listitem")).to_have_count(0)


@pytest.mark.heavy
@pytest.mark.parametrize(("size", "scheme"), SIZES_AND_SCHEMES, ids=str)
def test_axe_finds_nothing_at_the_end_of_a_game(page: Page, user: User, size: tuple[int, int], scheme: Any) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme)
    answer_reviews(page, [0.2] * len(actions()) + [0.9])
    open_final_scores(user)
    expect(turning_point(page)).to_be_visible()
    assert_axe_finds_nothing(page, "the end of a game")
