"""Builds the site: the trimmed Python runtime, the wheel and the page, into a folder that any static host can serve."""

import argparse
import base64
import functools
import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

from tools import docs, packages, steps
from tools.host_files import write_headers
from tools.project import DIST, FAKE_DIST, ROOT, VENV_PYTHON, WEB, digest, state_of

HASH_DIGITS = 8
"""The length of a hash in a file name."""

PYODIDE = WEB / "node_modules" / "pyodide"
WASM = "pyodide.asm.wasm"
COLD_WASM = "pyodide.cold.wasm"
ENGINE = ROOT / "build" / "engine"
INTERPRETER = ROOT / "build" / "interpreter"
WORKSHOP_PYTHON = ROOT / "build" / "workshop"
"""Holds the whole standard library and the whole wheel as byte code."""
OPENINGS = ROOT / "build" / "openings"
SNAPSHOTS = True
"""Whether pages save a snapshot of Python's memory for the next visit: set it to False if a browser has problems with
them."""


class EngineFile(TypedDict):
    """A file of the engine."""

    path: str
    """Relative to `base`."""
    integrity: str
    """The `integrity` option of `fetch`, which rejects a damaged file or one of another version."""


class WorkshopConfig(TypedDict):
    """What starts the workshop's Python."""

    runtime: str
    """The folder of Pyodide, relative to `base`."""
    wasm: str
    """The integrity of the part of Pyodide's wasm that starts Python and plays."""
    cold: str
    """That of the part which neither a start nor a game calls."""
    library: EngineFile
    """The modules in use of Python's standard library; for the workshop, all."""
    archive: EngineFile
    """The engine's package."""
    entry: str
    """The module of the package whose function `handle` answers requests."""
    lock: str
    """Pyodide's lock file as JSON, without packages."""
    bytes: int
    """The total size of the downloads of a start."""


class BuiltEngine(WorkshopConfig):
    """What starts the engine of the game."""

    files: Mapping[str, EngineFile]
    """Files of the package that are fetched on demand, by their path in it."""
    snapshots: bool
    """Whether memory snapshots may be stored between visits."""


def build(out: Path, mode: str = "production", url: str | None = None) -> None:
    """Build the site into `out`. Mode "fake" uses recorded answers; a `url` adds link previews. Raises StepError."""
    stamp = stamp_of(out)
    stamp.unlink(missing_ok=True)
    state = state_of(source_files(), mode, url)
    _write_site(out, mode, url)
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    steps.say(f"built {name_of(out)}: {size / 1e6:.1f} MB")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(state, encoding="utf-8")


def _write_site(out: Path, mode: str, url: str | None) -> None:
    packages.provide_node()
    if mode != "fake":
        trim_engine()
    engine, files = trimmed_engine() if mode != "fake" else (None, {})
    tables = print_json("tables")
    openings, opening_files = (
        prepared_openings(json.loads(tables)["options"]["defaults"]["players"]) if engine else ({}, {})
    )
    environment = {**os.environ, "OUT_DIR": str(out), "VITE_ENGINE": compact(engine or {})}
    workshop, workshop_files = workshop_engine(engine) if engine else (None, {})
    files |= workshop_files | opening_files
    environment |= {"VITE_TABLES": tables, "VITE_WORKSHOP": json.dumps(workshop or {})}
    environment |= {"VITE_OPENINGS": compact(openings)}
    environment |= {"VITE_TASKS": print_json("task", "--json")}
    environment |= {"VITE_URL": url} if url else {}
    vite = ["npx", "--no-install", "vite", "build", "--mode", mode, "--logLevel", "warn"]
    steps.run("bundle the pages", vite, WEB, environment)
    for name, file in files.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, out / name)
    steps.run("bundle embed.js", ["node", "build/embed/build-element.mjs", out], WEB, environment)
    # Hosts send files without an extension as downloads.
    shutil.copyfile(ROOT / "LICENSE", out / "LICENSE.txt")
    if files:
        steps.run("bundle the service worker", ["node", "build/build-service-worker.mjs", out], WEB, environment)
    write_headers(out)


def build_if_changed(out: Path, mode: str = "production", url: str | None = None) -> None:
    """Build the site into `out` unless it was built from the same sources. Raises StepError."""
    stamp = stamp_of(out)
    if out.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == state_of(source_files(), mode, url):
        steps.say(f"{name_of(out)} is up to date")
    else:
        build(out, mode, url)


def build_for_tests() -> None:
    """Build the site, compressed, and the page with recorded answers, unless they are up to date. Raises StepError."""
    steps.run_together(docs.build, _build_pages_for_tests)
    docs.place(DIST)


def _build_pages_for_tests() -> None:
    build_if_changed(DIST)
    compress(DIST)
    build_if_changed(FAKE_DIST, "fake")


def compress(out: Path) -> None:
    """Write compressed copies next to the files of a site, for hosts that send them. Raises StepError."""
    command: list[str | Path] = ["node", "build/compress.mjs", out, ROOT / "build" / "compressed"]
    steps.run("compress the site for hosts", command, WEB, counted="^compressed ")


def name_of(out: Path) -> str:
    """Return the name of a folder for messages: its path in the project, if it is there."""
    return str(out.relative_to(ROOT) if out.is_relative_to(ROOT) else out)


def stamp_of(out: Path) -> Path:
    """Return the file that holds the state of the sources from which a folder was built."""
    return ROOT / "build" / f"sources-of-{out.name}.txt"


def source_files() -> list[Path]:
    """Return all files that a build depends on."""
    folders = [WEB, ROOT / "py" / "coloretto", ROOT / "tests" / "data" / "bridge", ROOT / "tools"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    sources = [path for path in files if not {"node_modules", "__pycache__"} & set(path.parts)]
    others = ["build.py", "pyproject.toml", "LICENSE", "py/locks/docs.txt"]
    return sorted([*sources, *(ROOT / name for name in others)])


def site_url(text: str) -> str:
    """Return the URL of the site with a slash at its end. Raises ArgumentTypeError."""
    if not re.fullmatch(r"https?://[^\s/?#\"'<>&]+(/[^\s?#\"'<>&]*)?", text):
        raise argparse.ArgumentTypeError(f"must be an absolute URL, not {text!r}")
    return text.rstrip("/") + "/"


@functools.cache
def trim_engine() -> None:
    """Trim the Python runtime and the wheel to what a page needs. Cached, as sources do not change during a build."""
    shutil.rmtree(ENGINE, ignore_errors=True)
    ENGINE.mkdir(parents=True)
    folder = "build/python-runtime"
    library: list[str | Path] = ["node", f"{folder}/trim-runtime.mjs", build_wheel(), ENGINE, WORKSHOP_PYTHON]
    steps.run("trim Python's library and the engine", library, WEB)
    steps.run("trim Python's runtime", ["node", f"{folder}/trim-wasm.mjs", PYODIDE, INTERPRETER], WEB)


def trimmed_engine() -> tuple[BuiltEngine, dict[str, Path]]:
    """Return the page's config of the trimmed engine, and its files by name.

    Names contain a hash of the content, so files of two versions never mix and each may be cached for ever.
    """
    wasm, cold = INTERPRETER / WASM, INTERPRETER / COLD_WASM
    pyodide = [INTERPRETER / "pyodide.mjs", INTERPRETER / "pyodide.asm.mjs", wasm, cold]
    runtime = f"runtime/{digest(pyodide)[:HASH_DIGITS]}/"
    # Not every host sends .mjs as a script.
    scripts_and_wasm = {runtime + file.name.replace(".mjs", ".js"): file for file in pyodide}
    names = {
        file: f"engine/{file.stem}-{digest([file])[:HASH_DIGITS]}{file.suffix}" for file in sorted(ENGINE.rglob("*.*"))
    }
    places: dict[Path, EngineFile] = {
        file: {"path": name, "integrity": integrity(file)} for file, name in names.items()
    }
    library, archive = ENGINE / "python.zip", ENGINE / "coloretto.zip"
    downloads = (wasm, library, archive)
    config: BuiltEngine = {
        "runtime": runtime,
        "wasm": integrity(wasm),
        "cold": integrity(cold),
        "library": places.pop(library),
        "archive": places.pop(archive),
        "entry": "coloretto.service.session",
        "files": {file.relative_to(ENGINE).as_posix(): place for file, place in places.items()},
        "lock": compact({"info": json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"], "packages": {}}),
        "bytes": sum(file.stat().st_size for file in downloads),
        "snapshots": SNAPSHOTS,
    }
    return config, scripts_and_wasm | {name: file for file, name in names.items()}


def workshop_engine(engine: BuiltEngine) -> tuple[WorkshopConfig, dict[str, Path]]:
    """Return the config of the workshop's Python and its files by name: the whole standard library and our wheel.

    The interpreter is that of the page.
    """
    library, wheel = WORKSHOP_PYTHON / "library.zip", WORKSHOP_PYTHON / "wheel.zip"
    names = {file: f"workshop/{file.stem}-{digest([file])[:HASH_DIGITS]}.zip" for file in (library, wheel)}
    places: dict[Path, EngineFile] = {
        file: {"path": name, "integrity": integrity(file)} for file, name in names.items()
    }
    config: WorkshopConfig = {
        "runtime": engine["runtime"],
        "wasm": engine["wasm"],
        "cold": engine["cold"],
        "lock": engine["lock"],
        "library": places[library],
        "archive": places[wheel],
        "entry": "coloretto.workshop.guests",
        "bytes": sum(file.stat().st_size for file in (INTERPRETER / WASM, INTERPRETER / COLD_WASM, library, wheel)),
    }
    return config, {name: file for file, name in names.items()}


def compact(value: object) -> str:
    """Return JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))


def prepared_openings(default_players: int) -> tuple[dict[str, list[EngineFile]], dict[str, Path]]:
    """Return the prepared openings by the query of their deals, and their files by name.

    They are recorded again only if the engine has changed. A query without a number of players means the default.
    """
    engine = [file for file in (ROOT / "py" / "coloretto").rglob("*") if file.suffix in (".py", ".bin")]
    state = state_of(sorted([*engine, ROOT / "tools" / "openings.py"]))
    stamp = OPENINGS / "sources.txt"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != state:
        shutil.rmtree(OPENINGS, ignore_errors=True)
        OPENINGS.mkdir(parents=True)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "py", ROOT)))}
        steps.run("record prepared openings", [VENV_PYTHON, "-m", "tools.openings", OPENINGS], ROOT, environment)
        stamp.write_text(state, encoding="utf-8")
    places: dict[str, list[EngineFile]] = {}
    files = {}
    for file in sorted(OPENINGS.glob("*.json")):
        name = f"engine/openings/{file.stem}-{digest([file])[:HASH_DIGITS]}.json"
        files[name] = file
        query = f"players={file.stem.partition('-')[0]}"
        places.setdefault(query, []).append({"path": name, "integrity": integrity(file)})
    return {"": places[f"players={default_players}"], **places}, files


def print_json(*arguments: str) -> str:
    """Return the JSON that a command of the engine prints: constants of the rules, or the tasks of the workshop."""
    command: list[str | Path] = [VENV_PYTHON, "-m", "coloretto", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def build_wheel() -> Path:
    """Build the wheel and return its path; equal sources give equal bytes."""
    folder = ROOT / "build" / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    steps.run("build the wheel", [VENV_PYTHON, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder])
    (wheel,) = folder.glob("*.whl")
    return wheel


def integrity(file: Path) -> str:
    """Return the hash of a file for subresource integrity."""
    return f"sha256-{base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()}"
