"""Files and tests that documents and mutants refer to exist."""

import re
from pathlib import Path

import pytest

from tools import project
from tools.mutants import REMOVALS, Removal

DOCUMENTS = [
    path for pattern in ("*.md", "*/*.md", "docs/*/*.md", "py/*/*.md") for path in sorted(project.ROOT.glob(pattern))
]
NAMED = re.compile(r"(?<![\w-])((?:tests|tools|py|web)/(?!\S*(?:GROUP|TAG)\b)[\w./-]+\.\w+)(?:::(\w+))?")


def defines(path: Path, test: str) -> bool:
    name = test.partition("[")[0]
    start = f'test("{name}"' if path.suffix == ".ts" else f"def {name}("
    return start in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(project.ROOT).as_posix())
def test_the_files_and_tests_that_a_document_names_exist(path: Path) -> None:
    for name, test in NAMED.findall(path.read_text(encoding="utf-8")):
        assert (project.ROOT / name).exists(), name
        assert not test or defines(project.ROOT / name, test), test


@pytest.mark.parametrize("removal", REMOVALS, ids=lambda removal: removal.fault)
def test_a_mutant_changes_one_place_and_names_an_existing_test(removal: Removal) -> None:
    folder = project.ROOT / "web" / "src"
    assert (folder / removal.file).read_text(encoding="utf-8").count(removal.handling) == 1
    file, _, test = removal.test.partition("::")
    assert defines((folder if ".test.ts" in file else project.ROOT / "tests") / file, test)
