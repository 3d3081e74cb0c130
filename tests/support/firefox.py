"""Start an installed Firefox instead of Playwright's own; runs as a program, with Playwright's arguments.

Playwright drives it with WebDriver BiDi, but starts with a command that Firefox ESR does not support yet. This proxy
answers that command itself and relays all others, so tests run with the system's media preferences.
"""

import asyncio
import functools
import json
import os
import re
import sys
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

FIREFOX = "COLORETTO_FIREFOX"
"""The environment variable that names the Firefox to start."""

UNSUPPORTED_COMMAND = "emulation.setMediaFeaturesOverride"
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


async def main() -> int | None:
    """Run Firefox until it exits, and direct Playwright to the proxy."""
    firefox = await asyncio.create_subprocess_exec(os.environ[FIREFOX], *sys.argv[1:], stderr=asyncio.subprocess.PIPE)
    assert firefox.stderr
    while line := (await firefox.stderr.readline()).decode():
        if firefox_url := LISTENING.search(line):
            proxy = await serve(functools.partial(relay, firefox_url[1]), "127.0.0.1", 0, max_size=None)
            line = line.replace(firefox_url[1], f"ws://127.0.0.1:{proxy.sockets[0].getsockname()[1]}")
        print(line, end="", file=sys.stderr, flush=True)
    return await firefox.wait()


async def relay(firefox_url: str, client: ServerConnection) -> None:
    """Relay messages between Playwright and Firefox."""
    assert client.request
    async with connect(firefox_url + client.request.path, max_size=None) as firefox:

        async def commands() -> None:
            async for text in client:
                command = json.loads(text)
                if command["method"] == UNSUPPORTED_COMMAND:
                    await client.send(json.dumps({"type": "success", "id": command["id"], "result": {}}))
                else:
                    await firefox.send(text)

        async def events() -> None:
            async for text in firefox:
                await client.send(text)

        tasks = [asyncio.create_task(commands()), asyncio.create_task(events())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)


def program(folder: Path) -> Path:
    """Write an executable that runs this module, because Playwright takes the path of a program."""
    path = folder / "firefox"
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{Path(__file__).resolve()}" "$@"\n')
    path.chmod(0o755)
    return path


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
