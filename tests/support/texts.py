"""The texts of all languages, parsed by the library that the page uses."""

import json
import subprocess
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from tools import packages, project

I18N: Final = project.I18N
FILES: Final = ("page.ftl", "workshop.ftl")
"""The texts of a language, in its folder."""
TAGS: Final = project.LANGUAGES
BASES: Final = {tag: base for tag in TAGS if (base := next(each for each in TAGS if each[:2] == tag[:2])) != tag}
"""Languages whose files have only what differs from another language."""


@lru_cache
def _described() -> dict[str, Any]:
    """Return what texts.mjs prints."""
    chains = [f"{BASES[tag]}+{tag}" if tag in BASES else tag for tag in TAGS]
    script, modules = str(Path(__file__).with_suffix(".mjs")), str(project.WEB / "node_modules")
    command = ["node", script, modules, str(I18N), ",".join(FILES), *chains]
    packages.provide_node()
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    described: dict[str, Any] = json.loads(answer.stdout)
    return described


def messages() -> dict[str, dict[str, Any]]:
    """Return the descriptions of all messages from texts.mjs, by language and id."""
    described: dict[str, dict[str, Any]] = _described()["messages"]
    return described


def plurals(tag: str) -> dict[str, str]:
    """Return the plural category of each sample number in a language."""
    categories: dict[str, str] = _described()["plurals"][tag]
    return categories


def junk() -> list[str]:
    """Return what belongs to no message and no comment, after the name of its file."""
    found: list[str] = _described()["junk"]
    return found


def message_text(tag: str, message: str) -> str:
    """Return the text of a message without variables."""
    wording: str = messages()[tag][message]["wordings"]["0"]
    return wording


def source(tag: str) -> str:
    """Return the sources of a language's files, those of the workshop last."""
    return "\n".join((I18N / tag / name).read_text(encoding="utf-8") for name in FILES)
