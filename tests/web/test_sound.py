"""Sounds: which go with what happened, and a page that never depends on them."""

import subprocess
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.support.driver import open_late_game, open_new_game, play_recorded_actions, press
from tests.web.support.recordings import views
from tools import project

PLAIN_JAVASCRIPT = """import { transformWithOxc } from "vite";
import { readFileSync } from "node:fs";
console.log((await transformWithOxc(readFileSync("src/sound.ts", "utf8"), "sound.ts")).code)"""
SOUNDS_BETWEEN = """async ([code, before, after]) => {
    const { soundsBetween } = await import("data:text/javascript," + encodeURIComponent(code));
    return soundsBetween(before, after);
}"""
SOUNDS_IN_A_ROW = """async ([code, sounds]) => {
    const { Sounds } = await import("data:text/javascript," + encodeURIComponent(code));
    const heard = [];
    window.AudioContext = class extends OfflineAudioContext {
        constructor() { super(1, 44100, 44100) }
        get state() { return "running" }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) { heard.push([this.frequency.value, at]); start.call(this, at) };
    const player = new Sounds(() => 1, act => act());
    await player.wake();
    for (const sound of sounds) player.play([sound]);
    return heard;
}"""
NO_AUDIO = "delete window.AudioContext"
BROKEN_AUDIO = "window.AudioContext = class { constructor() { throw new DOMException('no device') } }"
COUNT_CONTEXTS = """window.contexts = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); contexts += 1 } }"""

NOTE_ORDER = """window.noted = [];
const { mediaDevices } = navigator, ask = mediaDevices.enumerateDevices;
mediaDevices.enumerateDevices = () => ask.call(mediaDevices).finally(() => noted.push("devices told"));
window.AudioContext = class extends AudioContext { constructor() { super(); noted.push("context made") } }"""


@pytest.fixture(scope="module")
def module() -> str:
    """Give the page's module about sounds as JavaScript that needs no other."""
    command = ["node", "--input-type=module", "--eval", PLAIN_JAVASCRIPT]
    environment = project.node_environment()
    return subprocess.run(command, cwd=project.WEB, env=environment, capture_output=True, text=True, check=True).stdout


def sounds_between(page: Page, module: str, before: Any, after: Any) -> list[str]:
    sounds: list[str] = page.evaluate(SOUNDS_BETWEEN, [module, before, after])
    return sounds


def pairs_of_views(name: str) -> list[tuple[Any, Any]]:
    return list(pairwise(views(name)))


@pytest.mark.parametrize("name", ["four-players", "five-players-end", "two-people"])
def test_what_happened_last_is_heard(page: Page, module: str, name: str) -> None:
    for before, after in pairs_of_views(name):
        new = after["log"][len(before["log"]) :]
        sounds = sounds_between(page, module, before, after)
        if new and new[-1]["kind"] in ("draw", "place", "take", "round"):
            assert sounds[0] == new[-1]["kind"]
        if len(after["log"]) < len(before["log"]):
            assert sounds == []


@pytest.mark.parametrize("name", ["four-players", "two-people"])
def test_a_person_whose_turn_begins_is_called(page: Page, module: str, name: str) -> None:
    for before, after in pairs_of_views(name):
        if len(after["log"]) <= len(before["log"]):
            continue
        is_call = after["waiting_for"] == "human" and (before["waiting_for"], before["current"]) != (
            "human",
            after["current"],
        )
        assert ("turn" in sounds_between(page, module, before, after)) == is_call


@pytest.mark.parametrize(("winner", "sound"), [(0, "won"), (1, "over")])
def test_the_end_sounds_of_winning_only_when_a_person_wins(page: Page, module: str, winner: int, sound: str) -> None:
    *_, before, after = views("five-players-end")
    after["result"]["winners"] = [winner]
    assert sounds_between(page, module, before, after) == [sound]


def test_of_many_things_at_once_the_first_is_heard_and_whose_turn_it_is(page: Page, module: str) -> None:
    heard = page.evaluate(SOUNDS_IN_A_ROW, [module, ["place"] * 9 + ["turn"]])
    assert len({at for _, at in heard}) == len(heard) == 3
    assert heard == sorted(heard, key=lambda stroke: stroke[1])


def test_what_would_be_heard_more_than_a_second_late_is_not_heard(page: Page, module: str) -> None:
    calls = page.evaluate(SOUNDS_IN_A_ROW, [module, ["turn"] * 40])
    assert 4 <= len({round(at, 3) for pitch, at in calls if pitch == 523}) <= 8
    assert all(at <= 1.2 for _, at in calls)


@pytest.mark.parametrize("audio", [NO_AUDIO, BROKEN_AUDIO])
def test_a_browser_without_sound_plays_the_whole_game(page: Page, fake_site: str, audio: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(audio)
    open_late_game(page, fake_site)
    play_recorded_actions(page, "five-players-end")
    expect(page.get_by_role("button", name="Confirm jokers")).to_be_visible()
    assert errors == []


def test_nothing_is_made_for_sounds_before_the_page_is_touched(page: Page, fake_site: str) -> None:
    page.add_init_script(COUNT_CONTEXTS)
    open_new_game(page, fake_site)
    assert page.evaluate("contexts") == 0
    press(page, "d")
    page.wait_for_function("contexts === 1")


def test_what_the_browser_needs_for_sound_is_there_before_the_page_waits_for_it(page: Page, fake_site: str) -> None:
    page.add_init_script(NOTE_ORDER)
    open_new_game(page, fake_site)
    press(page, "d")
    page.wait_for_function("noted.length > 1")
    assert page.evaluate("noted") == ["devices told", "context made"]
