"""Build, serve and test Coloretto: wheel, Python runtime, page and documentation, into dist/.

    python3 build.py          install missing packages and build dist/, which any static host can serve
    python3 build.py serve    build, then serve dist/
    python3 build.py docs     build only the documentation, into dist/docs/; --linkcheck: visit its external links
    python3 build.py check    run formatters, linters, spelling, types and tests that need no browser: two minutes
    python3 build.py test     build, then run all checks and all tests except the heavy ones
                              `test -k NAME`, `test --last-failed`, `test FILE`: only the tests that pytest selects
                              `test --all`: also whole games in three browsers, every look, mutants and soak tests
    python3 build.py bench    build, then measure starting and playing in Chromium
    python3 build.py gallery  build, then take a picture of every screen; --before FOLDER: next to another build's

Needs Python >= 3.11 with pip. Installs everything else into .venv and web/node_modules, at locked versions; only
missing browsers for the tests go where Debian or Playwright puts them, which `--no-install` prevents.
"""

import argparse
import base64
import functools
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias

from tools import checks, docs
from tools.csp_hashes import update_hashes
from tools.dev_server import serve
from tools.host_files import write_headers, write_search_files
from tools.project import (
    DIST,
    FAKE_DIST,
    ROOT,
    VENV_PYTHON,
    WEB,
    digest,
    install_page_packages,
    install_python_packages,
    node_environment,
    run,
)

Json: TypeAlias = dict[str, Any]

HASH_DIGITS = 8
"""The length of a hash in a file name."""

PYODIDE = WEB / "node_modules" / "pyodide"
WASM = "pyodide.asm.wasm"
ENGINE = ROOT / "build" / "engine"
INTERPRETER = ROOT / "build" / "interpreter"
WORKSHOP_PYTHON = ROOT / "build" / "workshop"
"""Holds the whole standard library and the whole wheel as byte code."""
SNAPSHOTS = True
"""Whether pages save a snapshot of Python's memory for the next visit: set it to False if a browser has problems with
them."""


def main() -> int:
    """Run the command; return 0, or the exit status of the step that failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = ("build", "serve", "docs", "check", "test", "bench", "gallery")
    parser.add_argument("command", nargs="?", choices=commands, default="build")
    parser.add_argument("--port", type=int, default=8000, help="for serve: this port, or the next free one")
    parser.add_argument("--url", type=site_url, default=os.environ.get("URL"), help="the URL of the published site")
    parser.add_argument("--host", default="127.0.0.1", help="for serve: 0.0.0.0 admits other devices")
    parser.add_argument("--linkcheck", action="store_true", help="for docs: visit the external links")
    parser.add_argument("--all", action="store_true", help="for test: also the heavy tests")
    parser.add_argument("--no-install", action="store_true", help="for test, bench, gallery: install no browser")
    options, rest = parser.parse_known_args()
    if rest and options.command not in ("test", "gallery"):
        parser.error(f"unknown arguments: {' '.join(rest)}")
    try:
        if options.command == "docs":
            return document(options)
        install_packages(options.command)
        return perform(options, rest)
    except subprocess.CalledProcessError as error:
        print(f"build.py: failed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return error.returncode or 1


def document(options: argparse.Namespace) -> int:
    """Build the documentation, for which the page's packages are not needed."""
    install_python_packages("docs")
    if options.linkcheck:
        docs.check_links()
    docs.build(options.url)
    docs.place(DIST)
    print("built dist/docs")
    return 0


def install_packages(command: str) -> None:
    """Install the missing locked packages that a command begins with, of the page and of Python at the same time."""
    node_environment()
    with ThreadPoolExecutor() as pool:
        page = pool.submit(install_page_packages)
        for group in ("build", "test" if command == "check" else "docs"):
            install_python_packages(group)
        page.result()


def perform(options: argparse.Namespace, rest: Sequence[str]) -> int:
    """Run a command whose packages are installed."""
    if options.command == "check":
        return checks.check()
    if options.command == "test":
        with ThreadPoolExecutor() as pool:
            prepared = pool.submit(prepare_tests, not options.no_install)
            build_for_tests()
            prepared.result()
        if update_hashes():
            return 1
        return checks.test(options.all, rest)
    with ThreadPoolExecutor() as pool:
        documented = pool.submit(docs.build, options.url)
        build(DIST, url=options.url)
        documented.result()
    docs.place(DIST)
    if options.url:
        write_search_files(DIST, options.url)
    update_hashes()
    if options.command == "serve":
        serve(options.host, options.port)
    if options.command == "bench":
        prepare_tests(not options.no_install)
        for bench in ("page", "start"):
            run([VENV_PYTHON, "-m", f"tools.bench.{bench}"], env=checks.test_environment())
    if options.command == "gallery":
        prepare_tests(not options.no_install)
        run([VENV_PYTHON, "-m", "tools.gallery", *rest], env=checks.test_environment())
    return 0


def prepare_tests(installs_browsers: bool) -> None:
    """Install the packages and browsers that tests, measurements and pictures need."""
    install_python_packages("test")
    checks.install_browsers(installs_browsers)


# ---- build


def build(out: Path, mode: str = "production", url: str | None = None) -> None:
    """Build the site into `out`. Mode "fake" uses recorded answers; a `url` adds link previews."""
    if mode != "fake":
        trim_engine()
    engine, files = trimmed_engine() if mode != "fake" else ({}, {})
    environment = {**node_environment(), "OUT_DIR": str(out), "VITE_ENGINE": json.dumps(engine)}
    workshop, workshop_files = workshop_engine(engine) if engine else ({}, {})
    files |= workshop_files
    environment |= {"VITE_TABLES": print_json("tables"), "VITE_WORKSHOP": json.dumps(workshop)}
    environment |= {"VITE_TASKS": print_json("task", "--json")}
    environment |= {"VITE_URL": url} if url else {}
    for each in (mode, "workshop") if files else (mode,):
        run(["npx", "--no-install", "vite", "build", "--mode", each, "--logLevel", "warn"], cwd=WEB, env=environment)
    for name, file in files.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, out / name)
    run(["node", "build/embed/build-element.mjs", out], cwd=WEB, env=environment)
    # Hosts send files without an extension as downloads.
    shutil.copyfile(ROOT / "LICENSE", out / "LICENSE.txt")
    if files:
        compressed = ROOT / "build" / "compressed"
        run(["node", "build/compress.mjs", out, compressed], cwd=WEB, env=node_environment())
        run(["node", "build/build-service-worker.mjs", out], cwd=WEB, env=environment)
        write_headers(out)
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    if not url:
        print("no --url: no link previews (pages per language, cards, oEmbed) or sitemap, which need the site's URL")
    print(f"built {out.relative_to(ROOT) if out.is_relative_to(ROOT) else out}: {size / 1e6:.1f} MB")


def build_for_tests() -> None:
    """Build the site, and the page with recorded answers, unless their sources are unchanged."""
    with ThreadPoolExecutor() as pool:
        documented = pool.submit(docs.build)
        build_pages_for_tests()
        documented.result()
    docs.place(DIST)


def build_pages_for_tests() -> None:
    """Build both pages, unless their sources are unchanged."""
    files = source_files()
    sources = f"{digest(files)} {' '.join(path.relative_to(ROOT).as_posix() for path in files)}"
    for out, mode in ((DIST, "production"), (FAKE_DIST, "fake")):
        stamp = ROOT / "build" / f"sources-of-{out.name}.txt"
        if out.exists() and stamp.exists() and stamp.read_text() == sources:
            print(f"{out.relative_to(ROOT)} is up to date")
            continue
        stamp.unlink(missing_ok=True)
        build(out, mode)
        stamp.write_text(sources)


def source_files() -> list[Path]:
    """Return all files that a build depends on."""
    folders = [WEB, ROOT / "py" / "coloretto", ROOT / "tests" / "data" / "bridge", ROOT / "tools"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    sources = [path for path in files if not {"node_modules", "__pycache__"} & set(path.parts)]
    others = ["build.py", "pyproject.toml", "LICENSE", "LICENSES-THIRD-PARTY.md"]
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
    trim = "build/python-runtime/trim-runtime.mjs"
    run(["node", trim, build_wheel(), ENGINE, WORKSHOP_PYTHON], cwd=WEB, env=node_environment())
    run(["node", "build/python-runtime/trim-wasm.mjs", PYODIDE, INTERPRETER], cwd=WEB, env=node_environment())


def trimmed_engine() -> tuple[Json, dict[str, Path]]:
    """Return the page's config of the trimmed engine, and its files by name.

    Names contain a hash of the content, so files of two versions never mix and each may be cached for ever.
    """
    wasm = INTERPRETER / WASM
    pyodide = [INTERPRETER / "pyodide.mjs", INTERPRETER / "pyodide.asm.mjs", wasm]
    runtime = f"runtime/{digest(pyodide)[:HASH_DIGITS]}/"
    # Not every host sends .mjs as a script.
    scripts_and_wasm = {runtime + file.name.replace(".mjs", ".js"): file for file in pyodide}
    names = {
        file: f"engine/{file.stem}-{digest([file])[:HASH_DIGITS]}{file.suffix}" for file in sorted(ENGINE.rglob("*.*"))
    }
    places = {file: {"path": name, "integrity": integrity(file)} for file, name in names.items()}
    library, archive = ENGINE / "python.zip", ENGINE / "coloretto.zip"
    downloads = (wasm, library, archive)
    config = {
        "runtime": runtime,
        "wasm": integrity(wasm),
        "library": places.pop(library),
        "archive": places.pop(archive),
        "files": {file.relative_to(ENGINE).as_posix(): place for file, place in places.items()},
        "lock": json.dumps({"info": json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"], "packages": {}}),
        "bytes": sum(file.stat().st_size for file in downloads),
        "snapshots": SNAPSHOTS,
    }
    return config, scripts_and_wasm | {name: file for file, name in names.items()}


def workshop_engine(engine: Json) -> tuple[Json, dict[str, Path]]:
    """Return the config of the workshop's Python and its files by name: the whole standard library and our wheel.

    The interpreter is that of the page.
    """
    library, wheel = WORKSHOP_PYTHON / "library.zip", WORKSHOP_PYTHON / "wheel.zip"
    names = {file: f"workshop/{file.stem}-{digest([file])[:HASH_DIGITS]}.zip" for file in (library, wheel)}
    places = {file: {"path": name, "integrity": integrity(file)} for file, name in names.items()}
    config = {
        **{key: engine[key] for key in ("runtime", "wasm", "lock")},
        "library": places[library],
        "archive": places[wheel],
        "bytes": sum(file.stat().st_size for file in (INTERPRETER / WASM, library, wheel)),
    }
    return config, {name: file for file, name in names.items()}


def print_json(*arguments: str) -> str:
    """Return the JSON that a command of the engine prints: constants of the rules, or the tasks of the workshop."""
    command: list[str | Path] = [VENV_PYTHON, "-m", "coloretto", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def build_wheel() -> Path:
    """Build the wheel and return its path; equal sources give equal bytes."""
    folder = ROOT / "build" / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    run([VENV_PYTHON, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder], quiet=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def integrity(file: Path) -> str:
    """Return the hash of a file for subresource integrity."""
    return f"sha256-{base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()}"


if __name__ == "__main__":
    sys.exit(main())
