"""The style sheets of the page, by the element beside them, or by their own name where they belong to none."""

import json
import re
from pathlib import Path
from typing import Final

from tools import project

SOURCES: Final = project.WEB / "src"


def tag_of(module: Path) -> str | None:
    """Return the tag of the element that a module defines."""
    found = re.search(r'@customElement\("([\w-]+)"\)', module.read_text(encoding="utf-8")) if module.exists() else None
    return found and found[1]


ELEMENTS: Final = {tag for path in SOURCES.rglob("*.ts") if (tag := tag_of(path))}
LISTED: Final[dict[str, list[str]]] = json.loads((project.WEB / "build" / "layers.json").read_text(encoding="utf-8"))
"""Sheets for the whole page, or for classes that several elements have in common, by their cascade layer."""
SHEETS: Final = {tag_of(path.with_suffix(".ts")) or path.stem: path for path in SOURCES.rglob("*.css")}
