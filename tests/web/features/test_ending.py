"""The story of a finished game, and what its score is worth."""

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
from tests.web.support.viewport import SIZES_AND_SCHEMES
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


def answer_reviews(page: Page, deciding: Any, shown: int | None = None) -> None:
    """Let the recorded engine review the game, and show the position after a number of plies of the recorded game.

    deciding: the round that decided the game for the person.
    """
    (review,) = answers("reviewed", "review")
    results = [pair["answer"].get("result", {}) for pair in pairs(RECORDING)]
    record = next(result["game"]["record"] for result in results if result.get("game", {}).get("over"))
    curve = [{"share": [0.2] * 5, "points": [0.0] * 5} for _ in range(len(actions()) + 1)]
    seats = [{**seat, "deciding": deciding} for seat in review["seats"]]
    request = {"method": "review", "params": {"record": record}}
    reviewed = {"request": request, "answer": {"result": {**review, "curve": curve, "seats": seats}}}
    position = {"request": {"method": "replay", "params": {"record": record, "ply": shown}}}
    found = {**position, "answer": {"result": answers("reviewed", "replay")[0]}}
    replace_conversation(page, RECORDING, [*pairs(RECORDING), reviewed, found])


def decided(ply: int = -4) -> Any:
    """Return a round that decided the game, in which an action stands for it."""
    count = len(actions())
    return {"round": 4, "first": count - 9, "end": count, "ply": ply % count, "before": 0.2, "after": 0.62}


def story(page: Page) -> Locator:
    return page.get_by_role("region", name="The story of this game")


def measured() -> Any:
    """Return the scores of each level that was measured at the recorded table."""
    return json.loads(ATLAS.read_text(encoding="utf-8"))["5-grey-golden"]


def share_below(level: str, points: int) -> float:
    scores = measured()[level]
    reached = {scores["lowest"] + index: count for index, count in enumerate(scores["counts"])}
    return float(sum(count for score, count in reached.items() if score < points) / sum(reached.values()))


def test_the_story_names_the_round_that_decided_the_game_and_its_move(page: Page, user: User) -> None:
    answer_reviews(page, decided())
    open_final_scores(user)
    expect(story(page)).to_contain_text("Round 4 decided the game.")
    expect(story(page)).to_contain_text("In that round, your chance of winning went from 20% to 62%.")
    entry = actions()[-4]
    assert f"row {entry['row'] + 1}" in story(page).inner_text() or entry["kind"] == "draw"


def test_the_move_that_decided_the_game_can_be_seen(page: Page, user: User) -> None:
    answer_reviews(page, decided(9), shown=10)
    open_final_scores(user)
    expect(story(page)).to_contain_text("decided the game.")
    page.get_by_role("button", name="See the deciding move").click()
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()


def test_a_game_that_no_round_decided_says_so_and_shows_its_review(page: Page, user: User) -> None:
    answer_reviews(page, None)
    open_final_scores(user)
    expect(story(page)).to_contain_text("No single round decided the game.")
    page.get_by_role("button", name="See the deciding move").click()
    expect(page.get_by_role("heading", name="Game review")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 2400), heavy((768, 2000)), heavy((1440, 1600))], ids=str)
def test_nothing_moves_when_the_coach_has_gone_through_the_game(page: Page, user: User, size: tuple[int, int]) -> None:
    record_shifts(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.clock.install(time=0)
    answer_reviews(page, decided())
    open_late_game(user)
    play_recorded_actions(user, RECORDING)
    page.clock.pause_at(3_600_000)
    page.get_by_role("button", name="Confirm").click()
    expect(story(page)).to_contain_text("You collected")
    expect(story(page)).to_contain_text("The coach is going through the game")
    expect(page.locator(".after-game summary")).to_be_visible()
    page.clock.run_for(1000)
    expect(story(page)).to_contain_text("from 20% to 62%")
    assert page.evaluate("shifts") == []


def test_a_review_that_fails_in_the_background_is_reported_when_asked_for(page: Page, user: User) -> None:
    open_final_scores(user)
    expect(story(page)).to_contain_text("The coach could not go through this game.")
    expect(page.locator(".notice")).to_have_count(0)


def test_the_score_is_compared_with_those_of_every_level(page: Page, user: User) -> None:
    open_final_scores(user)
    user.open_after_game()
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


def test_after_a_game_of_several_people_the_story_is_the_winners(page: Page, user: User) -> None:
    conversation = copy.deepcopy(pairs(RECORDING))
    for pair in conversation:
        view = pair["answer"].get("result", {}).get("view")
        if view:
            view["seats"][1] |= {"kind": "human", "level": None}
    replace_conversation(page, RECORDING, conversation)
    open_final_scores(user)
    winner = page.locator(".winners").inner_text().split(" ")[0]
    expect(story(page)).to_contain_text(f"{winner} ")
    expect(story(page)).not_to_contain_text("decided the game")
    expect(page.get_by_role("button", name="Review game").first).to_be_visible()


def test_scores_with_an_unusual_last_round_card_are_not_compared(page: Page, user: User) -> None:
    conversation = copy.deepcopy(pairs(RECORDING))
    for pair in conversation:
        view = pair["answer"].get("result", {}).get("view")
        if view:
            view["marker_depth"] += 1
    replace_conversation(page, RECORDING, conversation)
    open_final_scores(user)
    user.open_after_game()
    worth = page.get_by_role("region", name="are worth")
    expect(worth).to_contain_text("measured only with the last-round card in its default place")
    expect(worth.get_by_role("listitem")).to_have_count(0)


@pytest.mark.heavy
@pytest.mark.parametrize(("size", "scheme"), SIZES_AND_SCHEMES, ids=str)
def test_axe_finds_nothing_at_the_end_of_a_game(page: Page, user: User, size: tuple[int, int], scheme: Any) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme)
    answer_reviews(page, decided())
    open_final_scores(user)
    user.open_after_game()
    expect(story(page)).to_be_visible()
    assert_axe_finds_nothing(page, "the end of a game")
