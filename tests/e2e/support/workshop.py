"""What tests do on the page of the workshop."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.user import User

LEGAL = "def choose(table):\n    return table.legal[0]\n"


ESCAPES = {
    "fetch": "import js; js.fetch('https://example.org/')",
    "fetch of the site": "import js; js.fetch('/index.html')",
    "request": "import js; js.XMLHttpRequest.new().open('GET', 'https://example.org/', False)",
    "web socket": "import js; js.WebSocket.new('wss://example.org/')",
    "event source": "import js; js.EventSource.new('https://example.org/')",
    "Python request": "import urllib.request; urllib.request.urlopen('https://example.org/')",
    "Python socket": "import socket; socket.create_connection(('example.org', 80), 1)",
    "Pyodide request": "from pyodide.http import open_url; open_url('https://example.org/')",
    "caches": "import js; js.caches.open('coloretto')",
    "database": "import js; js.indexedDB.open('coloretto')",
    "local storage": "import js; js.localStorage.getItem('coloretto:v1:save')",
    "cookies": "import js; js.document.cookie",
    "cookie store": "import js; js.cookieStore.get('a')",
    "page around": "import js; js.parent.document.title",
    "page above": "import js; js.window.top.location.href",
    "worker": "import js; js.Worker.new('data:text/javascript,1')",
    "shared worker": "import js; js.SharedWorker.new('data:text/javascript,1')",
    "message to the frame": "import js; js.postMessage('x')",
    "channel": "import js; js.BroadcastChannel.new('x').postMessage('x')",
    "script": "import js; js.importScripts('https://example.org/a.js')",
    "code": "import js; js.eval('1 + 1')",
    "function": "import js; js.Function.new('return 1')()",
    "Pyodide code": "from pyodide.code import run_js; run_js('1 + 1')",
    "package": "import micropip",
    "thread": "import threading; threading.Thread(target=print).start()",
    "process": "import subprocess; subprocess.run(['ls'])",
    "notification": "import js; js.Notification.new('x')",
    "memory": "x = bytearray(600_000_000)",
    "recursion": "f = lambda: f(); f()",
}
"""Statements by which a bot could reach something beyond its cage, or break it; each must raise an exception."""

ATTEMPTS = """
attempts = {}
# attempts
def choose(table):
    if not attempts:
        raise ValueError("done")
    name = next(iter(attempts))
    try:
        attempts.pop(name)()
        print("OUT", name)
    except BaseException as error:
        print("in", name, type(error).__name__)
    return table.legal[0]
"""
"""A bot that makes one attempt at each of its turns, because each turn has a time limit."""

SEED = 7
"""The number of a deal in which the person begins."""


def open_workshop(page: Page, site: str, fragment: str = "") -> None:
    page.goto(f"{site}workshop.html{fragment}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def write(page: Page, code: str) -> None:
    """Replace the code in the editor, as an edit."""
    page.get_by_role("textbox", name="Bot's code").fill(code)


def run(page: Page) -> None:
    page.get_by_role("button", name="Run", exact=True).click()


def console(page: Page) -> Locator:
    return page.get_by_role("log", name="Console")


def sit_down(page: Page) -> None:
    """Open an ordinary table with the bot in the editor, and there a game that is always the same."""
    page.get_by_role("button", name="Play against it").click()
    page.wait_for_url("**/workshop-table.html?*")
    User(page).wait_for_engine()
    page.goto(f"{page.url}&players=3&seed={SEED}&speed=instant")
    expect(page.get_by_role("button", name="Draw a card")).to_be_enabled()


def act(page: Page) -> None:
    """Draw a card and place it."""
    user = User(page)
    for _ in range(2):
        user.wait_for_decision()
        user.choices().first.click()


def expect_that_the_bot_acts(page: Page) -> None:
    log = page.get_by_role("log", name="Game log")
    expect(log).to_contain_text(re.compile("my bot (placed a card|took)"))


def assert_nothing_gets_out(page: Page, site: str) -> None:
    """Run a bot that tries to reach beyond its cage in every way of ESCAPES."""
    requests: list[str] = []
    attempts = "".join(
        f"def attempt_{number}():\n    {statement}\nattempts[{name!r}] = attempt_{number}\n"
        for number, (name, statement) in enumerate(ESCAPES.items())
    )
    open_workshop(page, site)
    write(page, ATTEMPTS.replace("# attempts", attempts))
    page.on("request", lambda request: requests.append(request.url))
    run(page)
    expect(console(page)).to_contain_text("ValueError: done")
    lines = console(page).inner_text().splitlines()
    assert [line for line in lines if line.startswith("OUT")] == []
    assert len([line for line in lines if line.startswith("in ")]) == len(ESCAPES)
    assert [url for url in requests if not url.startswith((site, "data:"))] == []
