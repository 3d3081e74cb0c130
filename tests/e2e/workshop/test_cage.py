"""The cage of a bot: nothing gets out, in Python or from a worker that is the bot's, and nothing stays for the next."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.support.cage import (
    assert_messages_do_nothing,
    assert_no_way_leads_out,
    assert_nothing_gets_out,
    evaluate_in_cages,
)
from tests.e2e.support.workshop import LEGAL, console, open_workshop, run, write

pytestmark = pytest.mark.xdist_group("workshop")

WHAT_IS_LEFT = """[
    Object.getOwnPropertyNames(globalThis),
    [Object, Array, Function, Promise, Map, WebAssembly.Memory].map(({ prototype }) => Object.isFrozen(prototype)),
]"""

PATCHES = """
import json
import random
from coloretto.bots.scripts.script import ScriptBot
from coloretto.bots.base import Choice, completed
ScriptBot.think = lambda self, state, limit, rng: completed(Choice(0, {}, 0))
json.dumps = lambda *values, **options: "null"
random.random = None
"""


def test_no_escape_in_python_gets_out_of_the_cage(page: Page, site: str) -> None:
    assert_nothing_gets_out(page, site)


def test_no_way_leads_to_the_network_or_to_storage(page: Page, site: str) -> None:
    assert_no_way_leads_out(page, site)


def test_no_message_of_a_worker_changes_or_stops_the_page(page: Page, site: str) -> None:
    assert_messages_do_nothing(page, site)


def test_what_a_bot_has_patched_is_gone_in_the_next_run(page: Page, site: str) -> None:
    open_workshop(page, site)
    write(page, PATCHES + LEGAL)
    run(page)
    expect(console(page)).to_contain_text("the answer is neither an action nor an error")
    write(page, "def choose(table):\n    raise ValueError('as it should')\n")
    run(page)
    expect(console(page)).to_contain_text("Line 2: ValueError: as it should")


def test_a_cage_closes_after_its_run_and_its_worker_keeps_only_the_language(page: Page, site: str) -> None:
    open_workshop(page, site)
    write(page, LEGAL)
    run(page)
    expect(console(page)).to_contain_text("The bot works")
    # That of the arena, and an empty one for the next run.
    expect(page.locator("iframe")).to_have_count(2)
    names, frozen = evaluate_in_cages(page, WHAT_IS_LEFT)[0]
    assert {"fetch", "navigator", "postMessage", "setTimeout", "indexedDB", "eval"}.isdisjoint(names)
    assert "Uint8Array" in names
    assert all(frozen)
