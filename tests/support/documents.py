"""The documents of the repository, and the code in them."""

import re

from tools import project

ROOTS = (
    "*.md",
    "docs/**/*.md",
    "py/**/*.md",
    "tests/**/*.md",
    "tools/**/*.md",
    "web/*.md",
    "web/build/**/*.md",
    "web/src/**/*.md",
)
"""Glob patterns of the documents."""

DOCUMENTS = sorted(path for pattern in ROOTS for path in project.ROOT.glob(pattern))

FENCE = re.compile(r"^```([\w{}-]*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def script_name(code: str) -> str | None:
    """Return the name of the file in the first line of a block of code, a comment; None for other blocks."""
    first = re.match(r"# (\w+\.py)\n", code)
    return first[1] if first else None
