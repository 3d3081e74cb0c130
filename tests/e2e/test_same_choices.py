"""Bots and coach give the same results in Pyodide and in CPython."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.e2e.support.choices import choices
from tools import builder, project


@pytest.mark.heavy
@pytest.mark.parametrize("is_built", [False, True], ids=["untouched", "built"])
def test_every_level_chooses_the_same_in_pyodide_and_cpython(is_built: bool) -> None:
    script = Path(__file__).parent / "support" / "choices.mjs"
    site = [str(project.DIST), json.dumps(builder.trimmed_engine()[0])] if is_built else []
    answer = subprocess.run(["node", script, project.ROOT, *site], capture_output=True, text=True, check=True)
    in_pyodide = json.loads(answer.stdout.splitlines()[-1])
    assert len(in_pyodide) > 150
    assert in_pyodide == json.loads(json.dumps(choices()))
