"""The project's folders and languages."""

import hashlib
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
DIST = ROOT / "dist"
FAKE_DIST = ROOT / "build" / "fake"
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = VENV_BIN / "python"
LOCKS = ROOT / "py" / "locks"
I18N = WEB / "src" / "i18n"

_, _, _list = (I18N / "languages.ts").read_text(encoding="utf-8").partition("LANGUAGES: readonly string[] = ")
LANGUAGES: Final[list[str]] = re.findall(r'"([\w-]+)"', _list.partition(";")[0])
"""The tags of the page's languages, English first."""


def state_of(files: Iterable[Path], *options: object) -> str:
    """Return a text that changes with the names and contents of files of the project, and with options."""
    paths = list(files)
    names = [path.relative_to(ROOT).as_posix() for path in paths]
    return " ".join([digest(paths), *map(str, options), *names])


def digest(files: Iterable[Path]) -> str:
    """Return a hash of the files' names and contents."""
    hashed = hashlib.sha256()
    for file in files:
        hashed.update(file.name.encode() + b"\0" + file.read_bytes())
    return hashed.hexdigest()
