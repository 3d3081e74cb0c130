"""Figures of documents: those that are shipped, and those that commands measure again."""

from datetime import date
from pathlib import Path

import pytest

from tools.bench import results

DOCUMENT = """\
# Figures

<!-- python -m coloretto_lab.tables levels -->
old
<!-- end -->

Between.

<!-- python -m coloretto benchmark --bots uniform,greedy --positions few -->
older
<!-- end -->
"""


@pytest.mark.parametrize("path", results.DOCUMENTS, ids=lambda path: path.parent.name)
def test_tables_of_documents_are_those_of_the_shipped_figures(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for command in results.commands(text, results.TABLES):
        written = results.with_output(text, command, results.output(command))
        assert written == text, "python -m tools.bench.results --only tables"


def test_only_the_chosen_commands_are_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = tmp_path / "FIGURES.md"
    document.write_text(DOCUMENT, encoding="utf-8")
    monkeypatch.setattr(results, "DOCUMENTS", [document])
    assert results.main(["--only", "levels"]) == 0
    text = document.read_text(encoding="utf-8")
    assert "old\n" not in text
    assert "| newcomer |" in text
    assert text.partition("Between.")[2] == DOCUMENT.partition("Between.")[2]
    assert results.commands(text) == results.commands(DOCUMENT)


def test_a_measurement_has_its_date_and_its_command() -> None:
    command = "python -m coloretto perft --players 2 --depth 2"
    lines = results.output(command).splitlines()
    assert lines[0] == f"Measured on {date.today()} by `{command}`:"
    assert lines[2] == lines[-1] == "```"


def test_a_command_that_fails_leaves_its_document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = tmp_path / "FIGURES.md"
    document.write_text(DOCUMENT, encoding="utf-8")
    monkeypatch.setattr(results, "DOCUMENTS", [document])
    with pytest.raises(SystemExit, match=r"benchmark .* ended with status 2"):
        results.main(["--only", "benchmark"])
    assert document.read_text(encoding="utf-8") == DOCUMENT
