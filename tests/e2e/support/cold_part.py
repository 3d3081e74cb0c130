"""The cold part of Python's wasm: whether Python waits for it, and sites in which games need it."""

import subprocess
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Page, Request, Route

from tools import builder, project

SCRIPTS: Final = project.WEB / "build" / "python-runtime"


def is_cold_load(request: Request) -> bool:
    """Return whether Python waits for the cold part, which else comes in the background."""
    return request.resource_type == "xhr" and request.url.endswith(builder.COLD_WASM)


def move_functions(page: Page, folder: Path, count: int) -> None:
    """Serve a wasm whose cold part also has some of the functions that games need, chosen by chance."""
    digest, *hot = (SCRIPTS / "hot-functions.txt").read_text(encoding="utf-8").split()
    functions = folder / "hot-functions.txt"
    functions.write_text(" ".join([digest, *Random(count).sample(hot, len(hot) - count)]), encoding="utf-8")
    subprocess.run(["node", SCRIPTS / "trim-wasm.mjs", builder.PYODIDE, folder, functions], check=True)
    known = {name: builder.integrity(builder.INTERPRETER / name) for name in (builder.WASM, builder.COLD_WASM)}

    def answer(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        if name in known:
            route.fulfill(content_type="application/wasm", body=(folder / name).read_bytes())
            return
        script = (project.DIST / "assets" / name).read_text(encoding="utf-8")
        for part, integrity in known.items():
            script = script.replace(integrity, builder.integrity(folder / part))
        route.fulfill(content_type="text/javascript", body=script)

    page.route("**/pyodide.*.wasm", answer)
    page.route("**/assets/*.js", answer)
