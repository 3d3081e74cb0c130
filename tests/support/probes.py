"""Scripts that tests run inside pages: files in the folder probes/ next to a module."""

import re
from functools import cache
from pathlib import Path
from typing import Final

IMPORT: Final = re.compile(r'^import (\w+) from "(\.[^"]+)";$', re.MULTILINE)
EXPORT: Final = "export default "


def probe(module: str, name: str) -> str:
    """Return probes/NAME.js next to a module: its exported function as an expression, or else its statements."""
    return _script(Path(module).resolve().with_name("probes") / f"{name}.js")


@cache
def _script(path: Path) -> str:
    source = path.read_text(encoding="utf-8").strip()
    source = IMPORT.sub(lambda found: f"const {found[1]} = {_script((path.parent / found[2]).resolve())};", source)
    before, exported, function = source.partition(EXPORT)
    if not exported:
        return f"{{\n{source}\n}}"
    return f"(() => {{\n{before}return {function}\n}})()"
