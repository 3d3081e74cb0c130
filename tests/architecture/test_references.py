"""Files and tests that documents name exist, and no merge is left unfinished."""

import re
from pathlib import Path

from tools import project

DOCUMENTS = [
    path for pattern in ("*.md", "*/*.md", "docs/*/*.md", "py/*/*.md") for path in sorted(project.ROOT.glob(pattern))
]
NAMED = re.compile(r"(?<![\w-])((?:tests|tools|py|web)/(?!\S*(?:GROUP|TAG)\b)[\w./-]+\.\w+)(?:::(\w+))?")
NEAR = re.compile(r"`(?!\S*TAG\b)((?:[\w-]+/)*(?:[\w-]+/|[\w.-]+\.(?:css|grit|html|json|py|ts|woff2)))`")
SOURCES = ("*", "docs/**/*", "py/**/*", "tests/**/*", "tools/**/*", "web/*", "web/build/**/*", "web/src/**/*")


def test_the_files_and_tests_that_documents_name_exist() -> None:
    for path in DOCUMENTS:
        for name, test in NAMED.findall(path.read_text(encoding="utf-8")):
            assert (project.ROOT / name).exists(), f"{path}: {name}"
            assert not test or f"def {test}(" in (project.ROOT / name).read_text(encoding="utf-8"), f"{path}: {test}"


def test_the_files_and_folders_that_a_readme_of_the_page_names_exist() -> None:
    readmes = [*sorted(project.WEB.glob("src/*/README.md")), project.WEB / "README.md"]
    for path in readmes:
        for name in NEAR.findall(path.read_text(encoding="utf-8")):
            places = (path.parent, project.WEB / "src", project.WEB, project.ROOT)
            found = any((place / name).exists() for place in places) or any((project.WEB / "src").rglob(name))
            assert found, f"{path}: {name}"
    assert "saves/" in NEAR.findall((project.WEB / "src" / "app" / "README.md").read_text(encoding="utf-8"))


def test_the_readme_of_the_page_names_every_folder_of_its_source() -> None:
    readme = (project.WEB / "README.md").read_text(encoding="utf-8")
    for path in filter(Path.is_dir, (project.WEB / "src").iterdir()):
        assert f"`{path.name}`" in readme or f"`{path.name}/`" in readme, path.name


def test_no_source_has_the_markers_of_an_unfinished_merge() -> None:
    files = {path for pattern in SOURCES for path in project.ROOT.glob(pattern) if path.is_file()}
    markers = re.compile(rb"^(<{7}|>{7})", re.MULTILINE)
    assert [path for path in sorted(files) if markers.search(path.read_bytes())] == []
    assert project.WEB / "src" / "i18n" / "de" / "page.ftl" in files
