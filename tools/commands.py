"""The commands of build.py."""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from tools import builder, checks, docs
from tools.builder import site_url
from tools.csp_hashes import update_hashes
from tools.dev_server import serve
from tools.host_files import write_search_files
from tools.project import (
    DIST,
    VENV_PYTHON,
    install_page_packages,
    install_python_packages,
    node_environment,
    run,
)


def main(usage: str | None) -> int:
    """Run the command; return 0, or the exit status of the step that failed."""
    parser = argparse.ArgumentParser(description=usage, formatter_class=argparse.RawDescriptionHelpFormatter)
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
            builder.build_for_tests()
            prepared.result()
        if update_hashes():
            return 1
        return checks.test(options.all, rest)
    with ThreadPoolExecutor() as pool:
        documented = pool.submit(docs.build, options.url)
        builder.build(DIST, url=options.url)
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
