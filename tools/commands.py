"""The commands of build.py."""

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools import builder, checks, dev_server, docs, steps
from tools.builder import site_url
from tools.host_files import write_search_files
from tools.packages import install_page_packages, install_python_packages, provide_node
from tools.project import DIST, VENV_PYTHON
from tools.steps import StepError

COMMANDS = ("build", "serve", "docs", "format", "lint", "unit", "check", "test", "bench", "gallery")
WITH_ARGUMENTS = ("unit", "test", "bench", "gallery")
"""The commands that pass further arguments on: to Vitest, to pytest, to tools.bench.start, and to tools.gallery."""
GROUPS = {"format": ["test"], "lint": ["test"], "unit": [], "check": ["test", "build"]}
"""The Python packages that a command begins with, if they are not those of the build."""


def main(usage: str | None) -> int:
    """Run the command; return 0, or the exit status of the step that failed."""
    parser = argparse.ArgumentParser(
        "build.py",
        usage="build.py [COMMAND] [OPTIONS]; --help lists them",
        description=usage,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("command", nargs="?", choices=COMMANDS, default="build")
    parser.add_argument("--port", type=port, default=8000, help="for serve: this port, or the next free one")
    parser.add_argument("--url", type=site_url, default=os.environ.get("URL"), help="the URL of the published site")
    parser.add_argument("--host", default="127.0.0.1", help="for serve: 0.0.0.0 admits other devices")
    parser.add_argument("--linkcheck", action="store_true", help="for docs: visit the external links")
    parser.add_argument("--all", action="store_true", help="for test: also the heavy tests")
    parser.add_argument("--no-install", action="store_true", help="for test, bench, gallery: install no browser")
    options, rest = parser.parse_known_args()
    if rest and options.command not in WITH_ARGUMENTS:
        parser.error(f"unknown arguments: {' '.join(rest)}")
    for number in (signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])):
        signal.signal(number, signal.default_int_handler)
    try:
        return perform(options, rest)
    except StepError as error:
        return fail(str(error))
    except subprocess.CalledProcessError as error:
        return fail(f"failed: {' '.join(map(str, error.cmd))}")
    except OSError as error:
        if sentence := steps.sentence_for(error):
            return fail(sentence)
        raise


def fail(message: str) -> int:
    """Print why the command failed, and return its exit status."""
    print(f"build.py: {message}", file=sys.stderr)
    return 1


def port(text: str) -> int:
    """Return the number of a port. Raises ArgumentTypeError."""
    if not text.isdecimal() or int(text) > dev_server.MAX_PORT:
        raise argparse.ArgumentTypeError(f"must be a number from 0 to {dev_server.MAX_PORT}, not {text!r}")
    return int(text)


def perform(options: argparse.Namespace, rest: Sequence[str]) -> int:
    """Install what the command needs and run it. Raises StepError."""
    if options.command == "serve":
        dev_server.check_address(options.host, options.port)
    install_packages(options.command)
    match options.command:
        case "docs":
            document(options)
        case "format":
            return checks.format_sources()
        case "lint":
            return checks.lint()
        case "unit":
            return checks.unit(rest)
        case "check":
            return checks.check()
        case "test":
            return test(options, rest)
        case "serve":
            build(options, is_for_hosts=False)
            dev_server.serve(options.host, options.port)
        case "build" | "bench" | "gallery" as command:
            build(options, is_for_hosts=command != "gallery")
            if command != "build":
                prepare_tests(options)
                if command == "gallery":
                    return run_tool("gallery", rest)
                return max(run_tool("bench.page", []), run_tool("bench.first_games", []), run_tool("bench.start", rest))
    return 0


def install_packages(command: str) -> None:
    """Install the missing locked packages that a command begins with, of the page and of Python at the same time."""
    if command == "docs":
        install_python_packages("docs")
        return
    provide_node()
    groups = GROUPS.get(command, ["build", "docs"])
    steps.run_together(install_page_packages, lambda: install_python_packages(*groups))


def document(options: argparse.Namespace) -> None:
    """Build the documentation, for which the page's packages are not needed."""
    if options.linkcheck:
        docs.check_links()
    docs.build(options.url)
    docs.place(DIST)
    steps.say("built dist/docs")


def build(options: argparse.Namespace, is_for_hosts: bool) -> None:
    """Build the page and the documentation into dist/, as far as they have changed, and what only hosts need."""
    steps.run_together(
        lambda: builder.build_if_changed(DIST, url=options.url),
        lambda: docs.build(options.url),
    )
    docs.place(DIST)
    if options.url:
        write_search_files(DIST, options.url)
    if is_for_hosts:
        builder.compress(DIST)
        if not options.url:
            steps.say("no --url: no link previews (pages per language, cards, oEmbed) or sitemap, which need the URL")
        if missing := docs.missing_owner():
            steps.say(missing)


def test(options: argparse.Namespace, rest: Sequence[str]) -> int:
    """Build and run the static checks at the same time, as a build leaves cores idle; then run the tests."""
    failed: list[str] = []

    def prepare_and_check() -> None:
        prepare_tests(options)
        if not rest:
            failed.extend(checks.static_failures())

    steps.run_together(builder.build_for_tests, prepare_and_check)
    return checks.test(options.all, rest, failed)


def prepare_tests(options: argparse.Namespace) -> None:
    """Install the packages and browsers that tests, measurements and pictures need."""
    install_python_packages("test", *(["nightly"] if options.all else []))
    checks.install_browsers(may_install=not options.no_install, with_all=options.all)


def run_tool(name: str, arguments: Sequence[str]) -> int:
    """Run a program of tools/ with its output shown, and return its exit status."""
    command: list[str | Path] = [VENV_PYTHON, "-m", f"tools.{name}", *arguments]
    return subprocess.run(command, env=checks.test_environment(), check=False).returncode
