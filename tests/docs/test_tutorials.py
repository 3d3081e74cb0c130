"""The programs that tutorials show run with the commands that follow them, in a folder of their own."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.documents import DOCUMENTS, FENCE, script_name
from tools import project

TUTORIALS = [path for path in DOCUMENTS if any(script_name(code) for _, code in FENCE.findall(path.read_text("utf-8")))]
COMMAND = re.compile(r"^(?:python3 (\w+\.py)|coloretto (?:arena|play)) ?.*$", re.MULTILINE)
SHORTER = {r"--deals \d+": "--deals 1", r"(\.py) \d+$": r"\1 2"}
"""Fewer games than in the documents."""


@pytest.mark.slow
@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
def test_the_programs_of_a_tutorial_run_with_its_commands(path: Path, tmp_path: Path) -> None:
    blocks = FENCE.findall(path.read_text(encoding="utf-8"))
    scripts = {name: code for _, code in blocks if (name := script_name(code))}
    for name, code in scripts.items():
        (tmp_path / name).write_text(code, encoding="utf-8")
    modules = {name.removesuffix(".py") for name in scripts}
    ran = set()
    for command in (found[0] for language, code in blocks if not language for found in COMMAND.finditer(code)):
        used = set(re.findall(r"\w+(?=:choose\b|\.py\b)", command))
        if used <= modules:
            run(command, tmp_path)
            ran |= used
    assert ran == modules


def run(command: str, folder: Path) -> None:
    for pattern, shorter in SHORTER.items():
        command = re.sub(pattern, shorter, command)
    words = shlex.split(command.replace("cmd:python3", f"cmd:{shlex.quote(sys.executable)}"))
    start = [sys.executable, "-m", "coloretto"] if words[0] == "coloretto" else [sys.executable]
    environment = {**os.environ, "PYTHONPATH": f"{project.ROOT / 'py'}{os.pathsep}{folder}"}
    result = subprocess.run(
        [*start, *words[1:]],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, f"{command}\n{result.stderr}"
    assert "forfeit" not in result.stdout.lower(), f"{command}\n{result.stdout}"
