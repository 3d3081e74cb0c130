"""Files and tests that documents name exist, and no merge is left unfinished."""

import re
from pathlib import Path

import pytest

from tools import project

DOCUMENTS = [
    path for pattern in ("*.md", "*/*.md", "docs/*/*.md", "py/*/*.md") for path in sorted(project.ROOT.glob(pattern))
]
NAMED = re.compile(r"(?<![\w-])((?:tests|tools|py|web)/(?!\S*(?:GROUP|TAG)\b)[\w./-]+\.\w+)(?:::(\w+))?")
SOURCES = ("*", "docs/**/*", "py/**/*", "tests/**/*", "tools/**/*", "web/*", "web/build/**/*", "web/src/**/*")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(project.ROOT).as_posix())
def test_the_files_and_tests_that_a_document_names_exist(path: Path) -> None:
    for name, test in NAMED.findall(path.read_text(encoding="utf-8")):
        assert (project.ROOT / name).exists(), name
        assert not test or f"def {test}(" in (project.ROOT / name).read_text(encoding="utf-8"), test


def test_no_source_has_the_markers_of_an_unfinished_merge() -> None:
    files = {path for pattern in SOURCES for path in project.ROOT.glob(pattern) if path.is_file()}
    markers = re.compile(rb"^(<{7}|>{7})", re.MULTILINE)
    assert [path for path in sorted(files) if markers.search(path.read_bytes())] == []
    assert project.WEB / "src" / "i18n" / "de.ftl" in files
