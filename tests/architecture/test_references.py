"""Files and tests that documents name exist."""

import re
from pathlib import Path

import pytest

from tools import project

DOCUMENTS = [
    path for pattern in ("*.md", "*/*.md", "docs/*/*.md", "py/*/*.md") for path in sorted(project.ROOT.glob(pattern))
]
NAMED = re.compile(r"(?<![\w-])((?:tests|tools|py|web)/(?!\S*(?:GROUP|TAG)\b)[\w./-]+\.\w+)(?:::(\w+))?")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(project.ROOT).as_posix())
def test_the_files_and_tests_that_a_document_names_exist(path: Path) -> None:
    for name, test in NAMED.findall(path.read_text(encoding="utf-8")):
        assert (project.ROOT / name).exists(), name
        assert not test or f"def {test}(" in (project.ROOT / name).read_text(encoding="utf-8"), test
