"""Offline play, updates and deletion of the built page, on real hosts."""

import http
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from coloretto.cards import Variant
from coloretto.service.saves import game_to_save
from tests.e2e.support.host import Host
from tests.e2e.support.late_game import open_at_the_end
from tests.support.games import people, random_game
from tests.support.library import in_play, save_in_play, write
from tests.support.pages import wait_until
from tests.support.probes import probe
from tests.support.texts import TAGS, message_text
from tests.support.user import User
from tests.web.support.settings import close_settings, open_settings
from tools import project

NAMED_BY_CONTENT = re.compile(r"-[\w-]{8}(?=\.(?:js|css|woff2)$)")
INSTALL_UPDATE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    while (worker.state === "installing") await new Promise(done => worker.onstatechange = done);
    return worker.state;
}"""


DAMAGE = probe(__file__, "damage-cached-files")
PROBLEMS = probe(__file__, "find-offline-problems")
CACHES_ONE_VERSION = """async () => {
    const names = (await caches.keys()).filter(name => name.startsWith("coloretto-precache"));
    const files = await (await caches.open(names[0])).keys();
    return files.length > 0 && files.every(({ url }) => !url.includes("/assets/") || url.includes("next."));
}"""

OF_OTHER_VERSION = """isNext => performance.getEntriesByType("resource").map(({ name }) => name)
    .filter(name => /\\/assets\\/.*\\.(js|css)$/.test(name) && name.includes("next.") !== isNext)"""
"""Returns the scripts and styles that a page has loaded and that are not of the next, or the previous, version."""

WAIT_FOR_FILE = """address => {
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.responseType = "arraybuffer";
    request.send();
    return request.response.byteLength;
}"""
"""Returns the length of a file that a worker waits for, as Python does for the cold part of its wasm."""


@pytest.fixture
def has_service_worker() -> bool:
    return True


@pytest.fixture(scope="module")
def next_version(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a site whose files all differ from dist/ in name or content, marked as the next version."""
    return with_service_worker(changed_site(tmp_path_factory.mktemp("next") / "site", "next"))


def changed_site(folder: Path, version: str) -> Path:
    shutil.copytree(project.DIST, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    names = {path.name: NAMED_BY_CONTENT.sub(rf"\g<0>{version}", path.name) for path in folder.glob("assets/*")}
    for path in [*folder.glob("assets/*"), *folder.glob("*.html")]:
        content = path.read_bytes()
        for old, new in names.items():
            content = content.replace(old.encode(), new.encode())
        path.unlink()
        content = content.replace(b"<html ", f'<html data-version="{version}" '.encode())
        (path.parent / names.get(path.name, path.name)).write_bytes(content)
    return folder


def with_service_worker(folder: Path) -> Path:
    subprocess.run(["node", "build/build-service-worker.mjs", folder], cwd=project.WEB, check=True)
    return folder


def wait_until_offline_ready(page: Page) -> None:
    dialog = open_settings(page)
    try:
        expect(dialog.get_by_text("Ready for offline play")).to_be_visible()
    except AssertionError as error:
        raise AssertionError(f"not ready for offline play: {page.evaluate(PROBLEMS)}") from error
    close_settings(page, dialog)


def return_to_tab(page: Page) -> None:
    """Act as if the player returned to the tab."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def start_offline_ready_game(page: Page, address: str) -> None:
    user = User(page)
    page.goto(f"{address}?players=2&seed=5&speed=instant")
    user.wait_for_engine()
    for _ in range(3):
        user.wait_for_decision()
        user.choices().first.click()
    user.wait_for_decision()
    wait_until_offline_ready(page)


def open_near_the_end(page: Page, address: str) -> None:
    user = User(page)
    variant = Variant(2, "classic", "brown")
    game = random_game(variant, seed=5, players=people(variant))
    for _ in range(8):
        game.undo()
    page.goto(f"{address}rules.html")
    # The page ignores presses that follow a forced move too soon, and a test presses at once.
    user.store(save=game_to_save(game), settings='{"playForcedMoves": false}')
    page.goto(address)
    user.wait_for_engine()
    user.wait_for_decision()


def log(page: Page) -> str:
    return page.get_by_role("log").inner_text()


@pytest.mark.cold_loads
def test_after_one_visit_everything_works_without_a_network(
    page: Page,
    user: User,
) -> None:
    host = Host()
    host.open(project.ROOT)
    page.goto(f"{host.address}dist/")
    user.wait_for_engine()
    wait_until_offline_ready(page)
    host.close()
    open_at_the_end(page, f"{host.address}dist/")
    user.play_to_the_end(seed=2)
    assert len(user.scores()) == 2
    (cold_part,) = project.DIST.glob("runtime/*/pyodide.cold.wasm")
    address = f"{host.address}dist/{cold_part.relative_to(project.DIST)}"
    assert page.workers[0].evaluate(WAIT_FOR_FILE, address) == cold_part.stat().st_size
    user.open_after_game()
    page.get_by_role("button", name="Review game").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    page.goto(f"{host.address}dist/?daily&speed=instant")
    user.wait_for_decision()
    dialog = open_settings(page)
    for tag in TAGS[::-1]:
        page.locator("#settings-language").select_option(tag)
        expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text(message_text(tag, "settings"))
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    page.goto(f"{host.address}dist/embed?players=2")
    expect(page).to_have_url(f"{host.address}dist/embed/?players=2")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    for name, words in (("LICENSE.txt", "MIT License"), ("LICENSES-THIRD-PARTY.txt", "Python"), ("sbom.json", "zlib")):
        page.goto(f"{host.address}dist/{name}")
        expect(page.locator("body")).to_contain_text(words)
    page.goto(f"{host.address}dist/?=x")
    user.wait_for_engine()
    page.goto(f"{host.address}dist/rules.html?lang=fr&seed=3")
    expect(page.get_by_role("heading", name=message_text("fr", "rules-title"))).to_be_visible()


def test_after_one_visit_a_frame_works_without_a_network(page: Page, user: User, host: Host) -> None:
    page.goto(host.address)
    wait_until_offline_ready(page)
    host.close()
    page.goto(f"{host.address}embed/?players=2&seed=11&speed=instant&lang=fr")
    page.get_by_role("button", name="Jouer", exact=True).click()
    user.wait_for_engine()
    expect(page.locator(".draw[aria-disabled=false], .row[aria-disabled=false]").first).to_be_visible()


@pytest.mark.heavy
def test_the_service_worker_leaves_the_documentation_to_the_network(page: Page, host: Host) -> None:
    start_offline_ready_game(page, host.address)
    page.goto(f"{host.address}docs/")
    expect(page.get_by_role("heading", name="Coloretto", level=1)).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    page.get_by_role("main").get_by_role("link", name="Write a bot").click()
    expect(page.get_by_role("heading", name="Your first bot", level=1)).to_be_visible()


def test_a_visit_downloads_no_file_twice_and_none_of_the_workshop(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path, host: Host
) -> None:
    """Use a browser with a disk cache, because without one files of 10 MB are not cached."""
    context = browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args)
    page = context.pages[0]
    page.goto(host.address)
    User(page).wait_for_engine()
    wait_until_offline_ready(page)
    context.close()
    counts = Counter(path for path, status in host.answers if status == http.HTTPStatus.OK)
    assert {path for path, count in counts.items() if count > 1} == set()
    assert {path for path in counts if "/workshop" in path} == set()


def test_during_a_game_an_update_waits_for_the_players_consent(
    page: Page, user: User, host: Host, next_version: Path
) -> None:
    open_near_the_end(page, host.address)
    wait_until_offline_ready(page)
    host.open(next_version)
    assert page.evaluate(INSTALL_UPDATE) == "installed"
    notice = page.get_by_role("alert").filter(has_text="A new version is available")
    expect(notice).to_be_visible()
    user.play_to_the_end(seed=1)
    before = user.scores()
    assert page.locator("html").get_attribute("data-version") is None
    page.get_by_role("button", name="Update now").click()
    expect(page.locator("html")).to_have_attribute("data-version", "next")
    user.wait_for_engine()
    user.wait_for_decision()
    assert user.scores() == before
    host.close()
    page.reload()
    user.wait_for_engine()
    expect(page.locator("html")).to_have_attribute("data-version", "next")
    wait_until(page, CACHES_ONE_VERSION)


def test_an_update_in_one_of_two_tabs_keeps_both_games_and_mixes_no_versions(
    context: BrowserContext, page: Page, user: User, host: Host, next_version: Path
) -> None:
    start_offline_ready_game(page, host.address)
    other = context.new_page()
    other.goto(f"{host.address}?players=3&seed=7&speed=instant")
    User(other).wait_for_decision()
    played, players = log(page), other.locator("player-area")
    wait_until_offline_ready(other)
    host.open(next_version)
    assert page.evaluate(INSTALL_UPDATE) == "installed"
    for tab in (page, other):
        expect(tab.get_by_role("button", name="Update now")).to_be_visible()
    page.get_by_role("button", name="Update now").click()
    expect(page.locator("html")).to_have_attribute("data-version", "next")
    user.wait_for_decision()
    assert log(page) == played
    # The other tab plays on, and loads what it has not loaded yet, in its own version.
    expect(other.locator("html:not([data-version])")).to_be_attached()
    User(other).play_on(seed=1, actions=2)
    open_settings(other)
    other.locator("#settings-language").select_option("fr")
    expect(other.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text(message_text("fr", "settings"))
    assert (page.evaluate(OF_OTHER_VERSION, True), other.evaluate(OF_OTHER_VERSION, False)) == ([], [])
    expect(players).to_have_count(3)
    french = User(other, tag="fr")
    french.press_in("settings", "close")
    french.press("use-update")
    expect(other.locator("html")).to_have_attribute("data-version", "next")
    french.wait_for_decision()
    expect(players).to_have_count(3)
    expect(page.locator("player-area")).to_have_count(2)


@pytest.mark.heavy
def test_without_a_game_an_update_is_applied_and_other_tabs_still_work(
    context: BrowserContext, page: Page, host: Host, next_version: Path
) -> None:
    start_offline_ready_game(page, host.address)
    before = log(page)
    welcome = context.new_page()
    save = save_in_play(page)
    page.evaluate("localStorage.clear()")
    welcome.goto(host.address)
    User(welcome).wait_for_engine()
    write(page, in_play(save))
    wait_until_offline_ready(welcome)
    host.open(next_version)
    return_to_tab(welcome)
    assert welcome.locator("html").get_attribute("data-version") is None
    welcome.evaluate("Date.now = (now => () => now() + 3_600_000)(Date.now)")
    return_to_tab(welcome)
    expect(welcome.locator("html")).to_have_attribute("data-version", "next")
    User(welcome).wait_for_engine()
    assert log(page) == before
    assert page.locator("html").get_attribute("data-version") is None
    open_settings(page)
    page.locator("#settings-language").select_option("fr")
    expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text(message_text("fr", "settings"))


@pytest.mark.heavy
def test_a_mix_of_two_versions_is_not_installed_and_the_old_one_still_works(
    page: Page, user: User, host: Host, next_version: Path, tmp_path: Path
) -> None:
    start_offline_ready_game(page, host.address)
    before = log(page)
    mixed = tmp_path / "mixed"
    shutil.copytree(next_version, mixed)
    shutil.copy2(project.DIST / "rules.html", mixed / "rules.html")
    host.open(mixed)
    assert page.evaluate(INSTALL_UPDATE) == "redundant"
    host.close()
    page.reload()
    user.wait_for_engine()
    user.wait_for_decision()
    assert log(page) == before
    host.open(next_version)
    assert page.evaluate(INSTALL_UPDATE) == "installed"


def test_an_interrupted_first_visit_resumes_when_the_network_returns(
    context: BrowserContext, page: Page, user: User, host: Host
) -> None:
    host.stops_at = ".wasm"
    page.goto(host.address)
    expect(page.get_by_role("alert")).to_contain_text("could not be downloaded")
    context.set_offline(True)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_contain_text("You’re offline")
    host.stops_at = "rules.html"
    context.set_offline(False)
    user.wait_for_engine()
    dialog = open_settings(page)
    expect(dialog.get_by_text("the download continues when you’re back online")).to_be_visible()
    host.stops_at = ""
    context.set_offline(True)
    context.set_offline(False)
    expect(dialog.get_by_text("Ready for offline play")).to_be_visible()


def test_deleting_all_data_leaves_no_file_save_or_worker(page: Page, user: User, host: Host) -> None:
    start_offline_ready_game(page, host.address)
    dialog = open_settings(page)
    dialog.get_by_role("button", name="Delete all game data on this device").click()
    expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
    dialog.get_by_role("button", name="Delete everything", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    user.wait_for_engine()
    expect(open_settings(page).get_by_text("Offline play: not ready yet")).to_be_visible()
    assert page.evaluate(
        "async () => [await navigator.serviceWorker.getRegistrations(), await caches.keys(), "
        "Object.keys(localStorage), Object.keys(sessionStorage), await indexedDB.databases()]"
    ) == [[], [], [], [], []]


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("file", "damage"),
    [
        ("engine/python-", "missing"),
        ("engine/python-", "replaced"),
        ("engine/coloretto-", "truncated"),
        ("pyodide.asm.wasm", "truncated"),
    ],
)
def test_a_damaged_cached_engine_file_is_downloaded_again(
    page: Page, user: User, host: Host, file: str, damage: str
) -> None:
    page.goto(f"{host.address}?snapshot=off")
    user.wait_for_engine()
    wait_until_offline_ready(page)
    assert page.evaluate(DAMAGE, [file, damage]) == 1
    page.reload()
    user.wait_for_engine()
    page.get_by_role("button", name="Play", exact=True).click()
    user.wait_for_decision()


@pytest.mark.parametrize(
    "script",
    [
        pytest.param(
            "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
            id="data saving is on",
            marks=pytest.mark.heavy,
        ),
        pytest.param(
            "Object.defineProperty(navigator, 'serviceWorker', "
            "{ get() { throw new DOMException('', 'SecurityError') } })",
            id="a sandbox without workers",
            marks=pytest.mark.heavy,
        ),
        pytest.param(
            "ServiceWorkerContainer.prototype.register = async () => { throw new DOMException('', 'SecurityError') }",
            id="a frame without storage",
        ),
    ],
)
def test_the_settings_say_when_offline_play_is_not_available(quiet_page: Page, host: Host, script: str) -> None:
    quiet_page.add_init_script(script)
    quiet_page.goto(host.address)
    User(quiet_page).wait_for_engine()
    expect(open_settings(quiet_page).get_by_text("Offline play is not available here")).to_be_visible()
