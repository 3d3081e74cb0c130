"""The threat model: each test that it names is there."""

import re

from tools import project

TEXT = (project.ROOT / "docs" / "threat-model.md").read_text(encoding="utf-8")
SOURCES = [*(project.ROOT / "tests").rglob("test_*.py"), *(project.WEB / "src").rglob("*.test.ts")]


def test_every_test_that_the_threat_model_names_is_there() -> None:
    functions = {name for file in SOURCES for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.M)}
    files = {file.name for file in SOURCES}
    named = set(re.findall(r"`(?:[\w/]+/)?(test_\w+(?:\.py)?|[\w-]+\.test\.ts)`", TEXT))
    assert len(named) > 20
    assert named - functions - files == set()
