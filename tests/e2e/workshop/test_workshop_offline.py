"""The workshop and its table without a network, after one visit."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.support.host import Host
from tests.e2e.support.workshop import act, console, expect_that_the_bot_acts, open_workshop, run, sit_down
from tests.support.pages import wait_until

IS_KEPT = """async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("coloretto-workshop"));
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    // The last file of the list.
    return files.flat().some(({ url }) => url.includes("/workshop/wheel-"));
}"""
"""Returns whether the service worker has kept the files of the workshop."""


@pytest.fixture
def has_service_worker() -> bool:
    return True


@pytest.mark.heavy
def test_after_one_visit_a_bot_runs_and_plays_without_a_network(page: Page, host: Host) -> None:
    open_workshop(page, host.address)
    wait_until(page, IS_KEPT)
    host.close()
    open_workshop(page, host.address)
    run(page)
    expect(console(page)).to_contain_text("The bot works.")
    sit_down(page)
    act(page)
    expect_that_the_bot_acts(page)
