"""Bots and coach give the same results in Pyodide and in CPython."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.e2e.support.choices import choices
from tools import project


@pytest.mark.heavy
def test_every_level_chooses_the_same_in_pyodide_and_cpython() -> None:
    script = Path(__file__).parent / "support" / "choices.mjs"
    answer = subprocess.run(["node", script, project.ROOT], capture_output=True, text=True, check=True)
    in_pyodide = json.loads(answer.stdout.splitlines()[-1])
    assert len(in_pyodide) > 150
    assert in_pyodide == json.loads(json.dumps(choices()))
