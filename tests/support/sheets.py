"""The style sheets by file name, which is the tag of the element that they belong to, if they are not shared."""

import json
import re
from pathlib import Path
from typing import Final

from tools import project

SOURCES: Final = project.WEB / "src"


def tags_in(module: Path) -> list[str]:
    """Return the tags of the elements that a module defines, and of those that its functions render."""
    return re.findall(r'(?:@customElement\("|html`<)([a-z]+(?:-[a-z]+)+)\b', module.read_text(encoding="utf-8"))


ELEMENTS: Final = {tag for path in SOURCES.rglob("*.ts") for tag in tags_in(path)}
LISTED: Final[dict[str, list[str]]] = json.loads((project.WEB / "build" / "layers.json").read_text(encoding="utf-8"))
"""Shared sheets, for the whole page or for classes of several elements, by cascade layer."""
SHEETS: Final = {path.stem: path for path in SOURCES.rglob("*.css") if project.I18N not in path.parents}
