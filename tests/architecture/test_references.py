"""Files and tests that documents and mutants name exist."""

import re
from pathlib import Path

import pytest

from tools import project
from tools.mutants import MUTANTS, Mutant

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


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.fault)
def test_a_mutant_changes_one_place_and_names_a_test_that_exists(mutant: Mutant) -> None:
    folder = project.ROOT / "web" / "src"
    assert (folder / mutant.file).read_text(encoding="utf-8").count(mutant.handler) == 1
    file, _, test = mutant.test.partition("::")
    assert defines((folder if ".test.ts" in file else project.ROOT / "tests") / file, test)
