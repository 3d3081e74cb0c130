"""The page's style sheets, by the element that they belong to, or by file name if they are shared."""

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
"""Shared sheets, for the whole page or for classes of several elements, by cascade layer."""
SHEETS: Final = {tag_of(path.with_suffix(".ts")) or path.stem: path for path in SOURCES.rglob("*.css")}
