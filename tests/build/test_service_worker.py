"""The lists of files that the service worker keeps: which of them the workshop or another language alone needs."""

import re
import subprocess
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tools import project

pytestmark = pytest.mark.xdist_group("build")

SITE: Final = {
    "index.html": '<script src="./assets/main-11111111.js"></script>',
    "rules.html": '<script src="./assets/rules-22222222.js"></script>',
    "embed/index.html": '{"scripts": ["../assets/main-11111111.js"]}',
    "workshop.html": '<script src="./assets/workshop-33333333.js"></script>',
    "workshop-table.html": '<link href="./assets/guests-44444444.css">',
    "cage.html": "<script></script>",
    "icon.svg": "",
    "oembed/de.json": "",
    "engine/python-55555555.zip": "",
    "workshop/library-66666666.zip": "",
    "assets/main-11111111.js": 'import "./shared-77777777.js"; import("./later-_-_-_-_-.js")',
    "assets/de-bbbbbbbb.js": 'import("./de-cccccccc.js"); import("./later-88888888.css")',
    "assets/de-cccccccc.js": "",
    "assets/later-_-_-_-_-.js": 'new Worker("worker-88888888.js"); f(["./later-88888888.css"])',
    "assets/worker-88888888.js": "",
    "assets/later-88888888.css": "@font-face { src: url(./face-99999999.woff2) }",
    "assets/face-99999999.woff2": "",
    "assets/shared-77777777.js": 'import("./de-bbbbbbbb.js")',
    "assets/rules-22222222.js": 'import "./shared-77777777.js"',
    "assets/workshop-33333333.js": 'import "./shared-77777777.js"; import("./editor-aaaaaaaa.js")',
    "assets/editor-aaaaaaaa.js": 'import "./later-88888888.css"',
    "assets/guests-44444444.css": "",
}
"""A site whose scripts and styles name each other as in those that Vite writes."""
OF_WORKSHOP: Final = {
    "workshop.html",
    "workshop-table.html",
    "workshop/library-66666666.zip",
    "assets/workshop-33333333.js",
    "assets/editor-aaaaaaaa.js",
    "assets/guests-44444444.css",
}
OF_LANGUAGES: Final = {"assets/de-bbbbbbbb.js", "assets/de-cccccccc.js"}
NEVER: Final = {"cage.html", "oembed/de.json"}


class KeptFiles(NamedTuple):
    """Files that are kept after a visit of any page, after one of the workshop, and where there is room."""

    at_once: set[str]
    of_workshop: set[str]
    of_languages: set[str]


def kept_files(site: Path) -> KeptFiles:
    """Return the lists of files that the build has written into a site's service worker."""
    script = (site / "sw.js").read_text(encoding="utf-8")
    lists = re.findall(r"\[(\{url:[^\]]*)\]", script)
    return KeptFiles(*(set(re.findall(r"url:[`\"']([^`\"']+)", each)) for each in lists))


def test_workshop_and_languages_have_the_files_that_nothing_else_names(tmp_path: Path) -> None:
    for name, content in SITE.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content, encoding="utf-8")
    subprocess.run(["node", "build/build-service-worker.mjs", tmp_path], cwd=project.WEB, check=True)
    at_once = SITE.keys() - OF_WORKSHOP - OF_LANGUAGES - NEVER
    assert kept_files(tmp_path) == KeptFiles(at_once, OF_WORKSHOP, OF_LANGUAGES)


def test_a_visit_of_the_page_keeps_no_code_of_the_workshop() -> None:
    at_once, of_workshop, _ = (scripts(names) for names in kept_files(project.DIST))
    sources = "".join(file.read_text(encoding="utf-8") for file in project.WEB.glob("src/workshop/**/*.ts"))
    marks = [f"`{name}`" for name in re.findall(r'@customElement\("([\w-]+)"\)', sources)]
    assert len(marks) > 5
    for mark in [*marks, "coloretto.workshop.", "cm-editor"]:
        assert (mark in at_once, mark in of_workshop) == (False, True), mark


def scripts(names: set[str]) -> str:
    return "".join((project.DIST / name).read_text(encoding="utf-8") for name in names if name.endswith(".js"))


def test_no_script_or_style_of_the_site_ships_twice() -> None:
    contents = Counter(file.read_bytes() for file in project.DIST.glob("assets/*") if file.suffix in {".js", ".css"})
    assert len(contents) > 20
    assert max(contents.values()) == 1
