"""Says what a bot by others did wrong, and where."""

import traceback
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[2]


def raised(error: BaseException) -> str:
    """Return what a bot raised, and in which line: the last one that is not ours, if there is one."""
    lines = traceback.extract_tb(error.__traceback__)
    last = next((line for line in reversed(lines) if PACKAGE not in Path(line.filename).parents), None)
    place = f" in {Path(last.filename).name}, line {last.lineno}" if last else ""
    return f"raised {type(error).__name__}{place}: {message_of(error)}"


def message_of(error: BaseException) -> str:
    """Return the message of an error, which code by others may have written."""
    try:
        return str(error)
    except Exception:
        return "without a message that can be shown"


def line_of(error: BaseException, file: str) -> int | None:
    """Return the last line of a file that was running when an error was raised; None if it was not running."""
    lines = traceback.extract_tb(error.__traceback__)
    return next((line.lineno for line in reversed(lines) if line.filename == file), None)
