"""The command line: its commands, and how errors end them; knows nothing of the rules."""

import sys

if __name__ == "__main__" and not sys.flags.safe_path:
    # `python -m` puts the current folder first, where a file may have the name of a module of Python.
    sys.path.pop(0)

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from coloretto import __version__
from coloretto.cli import arena, benchmark, bot_protocol, check_records, count_paths, play, simulate, task
from coloretto.cli.streams import flush_output, prepare_output, report_error
from coloretto.errors import ColorettoError
from coloretto.processes import let_import_from_here
from coloretto.service.rule_constants import game_options, rule_tables

if TYPE_CHECKING:
    from coloretto.cli.options import Commands


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status: 0, 1 if `replay` finds an error or no game, 2 for other errors."""
    return run(_parser(), arguments)


def run(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> int:
    """Parse arguments, call the function `run` that the parser sets, and return the exit status."""
    try:
        return _run(parser, arguments)
    except BrokenPipeError:  # The reader closed the pipe.
        return 0
    except KeyboardInterrupt:
        return 130
    except (ColorettoError, OSError) as error:
        report_error(str(error))
        return 2


def _run(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> int:
    try:
        options = parser.parse_args(arguments)
        prepare_output()
        let_import_from_here()
        status: int = options.run(options)
    finally:
        flush_output()
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="coloretto", description="Coloretto: play, simulate and check games.")
    parser.add_argument("--version", action="version", version=f"coloretto {__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")
    for command in (play, simulate, arena, task, benchmark, bot_protocol, count_paths, check_records):
        command.add_command(commands)
    _add_tables(commands)
    return parser


def _add_tables(commands: "Commands") -> None:
    command = commands.add_parser("tables", help="print the constants of the rules and the options of games as JSON")
    command.set_defaults(run=_print_tables)


def _print_tables(options: argparse.Namespace) -> int:
    print(json.dumps({**rule_tables(), "options": game_options()}, separators=(",", ":")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
