"""Notebooks of the documentation: each build runs them and compares their outputs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import docs

RUN = docs.DOCS / "run_notebook.py"


def run(path: Path, *cells: str, options: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Write a notebook if there are cells, and run it."""
    if cells:
        parts = [{"cell_type": "code", "metadata": {}, "outputs": [], "source": [cell]} for cell in cells]
        notebook = {"cells": parts, "metadata": {}, "nbformat": 4, "nbformat_minor": 4}
        path.write_text(json.dumps(notebook), encoding="utf-8")
    return subprocess.run([sys.executable, RUN, *options, path], capture_output=True, text=True, check=False)


def test_a_notebook_whose_outputs_have_changed_fails(tmp_path: Path) -> None:
    path = tmp_path / "one.ipynb"
    assert run(path, "a = 6\nprint(a)", "a * 7").returncode == 0
    first, second = json.loads(path.read_text(encoding="utf-8"))["cells"]
    assert first["outputs"][0]["text"] == ["6\n"]
    assert second["outputs"][0]["data"]["text/plain"] == ["42"]
    assert run(path, options=("--check",)).returncode == 0
    path.write_text(path.read_text(encoding="utf-8").replace("a * 7", "a * 8"), encoding="utf-8")
    changed = run(path, options=("--check",))
    assert changed.returncode == 1
    assert changed.stdout.startswith("one.ipynb has other outputs than it prints now")


@pytest.mark.parametrize(("module", "status"), [("no_such_library", 0), ("coloretto.no_such_module", 1)])
def test_only_a_library_of_others_may_be_missing(tmp_path: Path, module: str, status: int) -> None:
    assert run(tmp_path / "one.ipynb", f"import {module}", options=("--check",)).returncode == status


def test_there_is_a_notebook_for_each_kind_of_environment() -> None:
    notebooks = {path.stem: path.read_text(encoding="utf-8") for path in docs.DOCS.glob("notebooks/*.ipynb")}
    for module in ("aec", "single", "vector", "open_spiel"):
        assert any(f"coloretto.envs.{module}" in text for text in notebooks.values()), module
    assert all('"outputs": []' not in text or '"execution_count": null' not in text for text in notebooks.values())
