"""Files and tests that documents name exist, and no merge is left unfinished."""

import re

from tools import project

DOCUMENTS = [
    path for pattern in ("*.md", "*/*.md", "docs/*/*.md", "py/*/*.md") for path in sorted(project.ROOT.glob(pattern))
]
NAMED = re.compile(r"(?<![\w-])((?:tests|tools|py|web)/(?!\S*(?:GROUP|TAG)\b)[\w./-]+\.\w+)(?:::(\w+))?")
SOURCES = ("*", "docs/**/*", "py/**/*", "tests/**/*", "tools/**/*", "web/*", "web/build/**/*", "web/src/**/*")


def test_the_files_and_tests_that_documents_name_exist() -> None:
    for path in DOCUMENTS:
        for name, test in NAMED.findall(path.read_text(encoding="utf-8")):
            assert (project.ROOT / name).exists(), f"{path}: {name}"
            assert not test or f"def {test}(" in (project.ROOT / name).read_text(encoding="utf-8"), f"{path}: {test}"


def test_no_source_has_the_markers_of_an_unfinished_merge() -> None:
    files = {path for pattern in SOURCES for path in project.ROOT.glob(pattern) if path.is_file()}
    markers = re.compile(rb"^(<{7}|>{7})", re.MULTILINE)
    assert [path for path in sorted(files) if markers.search(path.read_bytes())] == []
    assert project.WEB / "src" / "i18n" / "de" / "page.ftl" in files
