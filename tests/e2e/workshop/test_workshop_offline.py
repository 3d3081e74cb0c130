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

INSTALL = """async () => {
    const hasControl = new Promise((resolve) => { navigator.serviceWorker.oncontrollerchange = () => resolve(); });
    await navigator.serviceWorker.register("sw.js");
    await hasControl;
}"""
"""Installs the service worker, as the game's page does."""

STORE_WRONG_ANSWERS = """async () => {
    const name = (await caches.keys()).find((name) => name.startsWith("coloretto-workshop"));
    const cache = await caches.open(name);
    const page = () => new Response("<p>Back soon</p>", { headers: { "Content-Type": "text/html" } });
    for (const { url } of await cache.keys()) await cache.put(url, page());
}"""
"""Stores what an earlier version of the service worker stored when the host answered every address with a page."""


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


def test_after_wrong_answers_of_the_host_the_workshop_opens_again(page: Page, host: Host) -> None:
    page.goto(f"{host.address}LICENSE.txt")  # Its policy lets a test register a worker.
    page.evaluate(INSTALL)
    host.page_at = "/assets/workshop"
    page.goto(f"{host.address}workshop.html")
    expect(page.get_by_role("heading", level=1)).to_have_count(0)
    host.page_at = ""
    open_workshop(page, host.address)
    wait_until(page, IS_KEPT)
    page.evaluate(STORE_WRONG_ANSWERS)
    open_workshop(page, host.address)
    host.close()
    open_workshop(page, host.address)
