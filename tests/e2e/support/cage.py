"""Attacks on the cage of a bot: in Python, and by a worker that is the bot's already."""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import Page, Route, expect

from tests.e2e.support.workshop import console, open_workshop, run, write
from tests.support.probes import probe

WORKER: Final = re.compile(r"/python-worker-[\w-]+\.js$")

MENDED: Final = {
    "JavaScript": "import js; js.Object",
    "JavaScript of Pyodide": "import pyodide_js; pyodide_js.globals",
    "page's message port": "import js; js.MessagePort.prototype.postMessage",
    "timer": "import js; js.setTimeout(print, 0)",
    "memory of JavaScript": "import js; js.Uint8Array.new(250_000_000).fill(7)",
    "memory of WebAssembly": "import js; js.WebAssembly.Memory.new(js.Object.fromEntries([['initial', 16384]]))",
    "proxy": "from pyodide.ffi import create_proxy; create_proxy(print)",
    "conversion": "from pyodide.ffi import to_js; to_js([1]).constructor",
    "core": "import _pyodide_core; _pyodide_core.to_js",
    "core, imported again": "import sys; sys.modules.pop('_pyodide_core'); import _pyodide_core; _pyodide_core.to_js",
    "core, created again": "import _imp, types; _imp.create_builtin(types.SimpleNamespace(name='_pyodide_core'))",
    "core, by its loader": (
        "from importlib.machinery import BuiltinImporter as b; b.create_module(b.find_spec('_pyodide_core')).to_js"
    ),
    "core, by the collector": "import gc; [each for each in gc.get_objects() if 'to_js' in str(each)][0]",
    "core, by its users": "import gc; gc.get_referrers(print)",
    "import hook": "import _pyodide._importhook as hook; hook.jsfinder",
    "event loop": "import asyncio; asyncio.get_running_loop().call_later(0, print)",
    "event loop of one's own": "import asyncio; asyncio.new_event_loop().call_later(0, print)",
    "memory of the interpreter": "import ctypes; ctypes.string_at(id(0))",
    "memory of the interpreter, below": "import _ctypes; _ctypes.PyObj_FromPtr(id(0))",
    "another process": "import _remote_debugging",
    "file": "open('/tmp/a', 'w')",
    "file without a name": "import tempfile; tempfile.TemporaryFile()",
    "file of our package": "import os; os.write(os.open('/coloretto.zip', os.O_WRONLY), b'x')",
    "shorter file": "import os; os.truncate('/coloretto.zip', 0)",
    "longer file": "import os; os.truncate('/coloretto.zip', 2_000_000_000)",
    "mapped file": ("import mmap, os; m = mmap.mmap(os.open('/coloretto.zip', os.O_RDWR), 9); m[0] = 0; m.flush()"),
    "folder": "import os; os.mkdir('/a')",
    "link": "import os; os.symlink('/coloretto.zip', '/a')",
    "pipe": "import os; os.pipe()",
}
"""Statements that reached something before the cage was mended, with their names."""

HELD: Final = {
    "fetch": "import js; js.fetch('https://example.org/')",
    "web socket": "import js; js.WebSocket.new('wss://example.org/')",
    "Python request": "import urllib.request; urllib.request.urlopen('https://example.org/')",
    "Python socket": "import socket; socket.create_connection(('example.org', 80), 1)",
    "Pyodide request": "from pyodide.http import open_url; open_url('https://example.org/')",
    "database": "import js; js.indexedDB.open('coloretto')",
    "local storage": "import js; js.localStorage.getItem('coloretto:v1:save')",
    "page around": "import js; js.parent.document.title",
    "worker": "import js; js.Worker.new('data:text/javascript,1')",
    "code": "import js; js.eval('1 + 1')",
    "Pyodide code": "from pyodide.code import run_js; run_js('1 + 1')",
    "package": "import micropip",
    "thread": "import threading; threading.Thread(target=print).start()",
    "process": "import subprocess; subprocess.run(['ls'])",
    "fork": "import os; os.fork()",
    "library of C": "import _imp, types; _imp.create_dynamic(types.SimpleNamespace(name='a', origin='/a.so'))",
    "memory": "x = bytearray(600_000_000)",
    "memory of a list": "x = [0] * 200_000_000",
    "recursion": "f = lambda: f(); f()",
    "classes of proxies": "[c for c in object.__subclasses__() if c.__name__ == 'JsProxy'][0]()",
    "tests of the interpreter": "import _testinternalcapi; _testinternalcapi.get_config()",
    "named pipe": "import os; os.mkfifo('/a')",
    "answer from a person": "input()",
    "exit": "exit()",
    "interrupt": "raise KeyboardInterrupt",
}
"""Statements that never reached anything."""

STOPPED: Final = "The bot’s Python has stopped"
ENDED: Final = re.compile("The bot’s Python has stopped|The bot took longer")
"""What ends a flood: its size or, where the page gets it slowly, its time."""
NEITHER: Final = "the answer is neither an action nor an error"
MARKUP: Final = '<h1 class="attack">'

ATTACKS: Final[Mapping[str, str | re.Pattern[str]]] = {
    "null": STOPPED,
    "undefined": STOPPED,
    "number": STOPPED,
    "text": STOPPED,
    "list": STOPPED,
    "map": STOPPED,
    "template": STOPPED,
    "template in a list": STOPPED,
    "template as a failure": STOPPED,
    "template as an answer": STOPPED,
    "template in an answer": NEITHER,
    "template as an error": NEITHER,
    "markup as an error": MARKUP,
    "markup as a line": "x",
    "markup as a module": MARKUP,
    "markup as output": MARKUP,
    "no JSON": NEITHER,
    "prototype": NEITHER,
    "long answer": NEITHER,
    "number for all answers": STOPPED,
    "flood of lines": ENDED,
    "flood of empty lines": ENDED,
    "flood of cuts": ENDED,
    "one long line": ENDED,
    "forged reason": "forged",
}
"""What a worker may send (probes/hostile-worker.js), and what the console then says."""

ATTEMPTS: Final = """
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


def assert_nothing_gets_out(page: Page, site: str) -> None:
    """Run a bot that tries to reach beyond its cage in every way of MENDED and HELD."""
    requests: list[str] = []
    escapes = MENDED | HELD
    attempts = "".join(
        f"def attempt_{number}():\n    {statement}\nattempts[{name!r}] = attempt_{number}\n"
        for number, (name, statement) in enumerate(escapes.items())
    )
    open_workshop(page, site)
    write(page, ATTEMPTS.replace("# attempts", attempts))
    page.on("request", lambda request: requests.append(request.url))
    page.get_by_role("combobox", name="Opponent").select_option("random")
    page.get_by_role("button", name="Start the arena").click()
    expect(console(page)).to_contain_text("ValueError: done")
    page.get_by_role("button", name="Stop").click()
    lines = console(page).inner_text().splitlines()
    assert [line for line in lines if line.startswith("OUT")] == []
    assert {line.split(" ", 1)[1].rsplit(" ", 1)[0] for line in lines if line.startswith("in ")} == set(escapes)
    assert [url for url in requests if not url.startswith((site, "data:"))] == []


def replace_workers(page: Page, script: Callable[[], str]) -> None:
    """Let a script run in place of the worker of each cage that opens."""

    def answer(route: Route) -> None:
        route.fulfill(body=script(), content_type="text/javascript", headers={"Cache-Control": "no-store"})

    page.route(WORKER, answer)


def assert_no_way_leads_out(page: Page, site: str) -> None:
    """Run a worker that tries every way to the network and to storage, without any of our locks."""
    replace_workers(page, lambda: f"const SITE = {json.dumps(site)};\n{probe(__file__, 'find-ways-out')}")
    open_workshop(page, site)
    run(page)
    expect(page.get_by_role("button", name="Run", exact=True)).to_be_enabled()
    lines = console(page).inner_text().splitlines()
    assert len([line for line in lines if line.startswith("in ")]) > 20
    assert [line for line in lines if line.startswith("OUT")] == []


def assert_messages_do_nothing(page: Page, site: str) -> None:
    """Run workers that send what ours never sends; each must end as a fault of the bot, and change nothing else."""
    attack = ""
    worker = probe(__file__, "hostile-worker")
    replace_workers(page, lambda: f"const ATTACK = {json.dumps(attack)};\n{worker}")
    open_workshop(page, site)
    address = page.url
    for attack, fault in ATTACKS.items():
        run(page)
        expect(console(page), attack).to_contain_text(fault)
        expect(page.get_by_role("button", name="Run", exact=True), attack).to_be_enabled()
        assert page.locator(".attack, meta[http-equiv=refresh]").count() == 0, attack
        assert page.url == address, attack


def evaluate_in_cages(page: Page, expression: str) -> list[Any]:
    """Return the values of an expression in the workers of all cages, which do not let Playwright evaluate any."""
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    answers: list[Any] = []
    session.on("Target.receivedMessageFromTarget", lambda event: answers.append(json.loads(event["message"])))
    targets = session.send("Target.getTargets")["targetInfos"]
    workers = [target["targetId"] for target in targets if target["type"] == "worker"]
    for worker in workers:
        target = session.send("Target.attachToTarget", {"targetId": worker, "flatten": False})["sessionId"]
        parameters = {"expression": expression, "returnByValue": True}
        message = json.dumps({"id": 1, "method": "Runtime.evaluate", "params": parameters})
        session.send("Target.sendMessageToTarget", {"sessionId": target, "message": message})
    values: list[Any] = []
    while len(values) < len(workers):
        session.send("Target.getTargets")  # Events arrive with its answer.
        values = [answer["result"]["result"]["value"] for answer in answers if answer.get("id") == 1]
    session.detach()
    return values
