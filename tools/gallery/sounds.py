"""The page on which each sound of the table can be heard."""

import subprocess
from pathlib import Path

from tests.support.probes import probe
from tools import project

PAGE = """<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Every sound</title></head><body>
<h1>Every sound</h1><p id="sounds"></p><script src="sounds.js"></script><script>{script}</script></body></html>"""


def write_sounds(folder: Path) -> Path:
    """Write the page and its script, and return the page."""
    entry = folder / "sounds.ts"
    table = project.WEB / "src" / "table"
    entry.write_text(
        f'export * from "{table / "sound"}";\nexport * from "{table / "sound-notes"}";\n', encoding="utf-8"
    )
    script = ("--file", folder / "sounds.js", "--format", "iife", "--name", "sounds")
    command = ("node", project.WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs", entry, *script)
    subprocess.run(command, check=True, capture_output=True)
    entry.unlink()
    page = folder / "sounds.html"
    page.write_text(PAGE.format(script=probe(__file__, "sounds-page")), encoding="utf-8")
    return page
