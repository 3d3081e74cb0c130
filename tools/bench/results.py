"""Measures the figures of documents again: see tools/README.md.

A document names a command in a comment, `<!-- python -m MODULE ARGUMENTS -->`. What the command prints stands below,
with the date if it measures, up to `<!-- end -->`.
"""

import argparse
import re
import shlex
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from datetime import date
from importlib import import_module
from io import StringIO
from typing import Final

from tools import project

DOCUMENTS: Final = (
    project.ROOT / "py" / "coloretto_lab" / "RESULTS.md",
    project.WEB / "RESULTS.md",
    project.ROOT / "docs" / "strategy.md",
)
BLOCK: Final = re.compile(r"<!-- (python -m [^\n]+) -->\n((?:(?!<!-- ).)*)<!-- end -->", re.DOTALL)
TABLES: Final = "python -m coloretto_lab.tables "
"""The start of the commands that measure nothing, and take no time."""


def commands(text: str, only: str = "") -> list[str]:
    """Return the commands of a document that contain a text."""
    return [command for command, _ in BLOCK.findall(text) if only in command]


def with_output(text: str, command: str, printed: str) -> str:
    """Return a document with what a command printed in place of its present output."""

    def block(match: re.Match[str]) -> str:
        return f"<!-- {command} -->\n\n{printed}\n\n<!-- end -->" if match[1] == command else match[0]

    return BLOCK.sub(block, text)


def output(command: str) -> str:
    """Run a command in this process; return what it prints as Markdown, with the date if it measures."""
    _, _, module, *arguments = shlex.split(command)
    with redirect_stdout(StringIO()) as stream:
        status = import_module("coloretto.__main__" if module == "coloretto" else module).main(arguments)
    if status:
        raise SystemExit(f"{command} ended with status {status}")
    printed = stream.getvalue().strip()
    if command.startswith(TABLES):
        return printed
    body = printed if "|---" in printed else f"```\n{printed}\n```"
    return f"Measured on {date.today()} by `{command}`:\n\n{body}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the commands of the documents, and write each document after each command."""
    parser = argparse.ArgumentParser(
        prog="tools.bench.results", description="Measure the figures of both RESULTS.md and docs/strategy.md again."
    )
    parser.add_argument("--only", default="", help="run the commands that contain this text, such as: tables")
    options = parser.parse_args(arguments)
    for document in DOCUMENTS:
        for command in commands(document.read_text(encoding="utf-8"), options.only):
            print(command, file=sys.stderr)
            text = with_output(document.read_text(encoding="utf-8"), command, output(command))
            document.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
