"""Starts an installed Firefox in the place of Playwright's own: as a program, with the arguments that Playwright gives.

Playwright drives it by WebDriver BiDi, but begins with a command that Firefox's long-term release does not know yet.
This stands between the two and answers that one itself: the tests keep the look that the system asks for.
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
    """Run Firefox to its end, and tell Playwright to talk to us instead."""
    firefox = await asyncio.create_subprocess_exec(os.environ[FIREFOX], *sys.argv[1:], stderr=asyncio.subprocess.PIPE)
    assert firefox.stderr
    while line := (await firefox.stderr.readline()).decode():
        if firefox_url := LISTENING.search(line):
            proxy = await serve(functools.partial(relay, firefox_url[1]), "127.0.0.1", 0, max_size=None)
            line = line.replace(firefox_url[1], f"ws://127.0.0.1:{proxy.sockets[0].getsockname()[1]}")
        print(line, end="", file=sys.stderr, flush=True)
    return await firefox.wait()


async def relay(firefox_url: str, client: ServerConnection) -> None:
    """Hand on what either says to the other."""
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
    """Write a program that starts this module with this Python, for those who take nothing but a program."""
    path = folder / "firefox"
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{Path(__file__).resolve()}" "$@"\n')
    path.chmod(0o755)
    return path


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
