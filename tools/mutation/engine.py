"""Runs mutation testing of the Python package with mutmut, part by part: `python -m tools.mutation engine [PART ...]`.

Needs a system that can fork. Judges some mutants of each part, drawn by a fixed seed, and fails if a score is below
the goal. build/mutation/PART/survivors.txt has the changes that no test noticed. tests/RESULTS.md has the results.
"""

import argparse
import contextlib
import hashlib
import json
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tools.mutation.score import GOAL, interval
from tools.project import ROOT

try:
    from mutmut.configuration import reset_config
    from mutmut.mutation.file_mutation import mutate_file_contents
    from mutmut.stats import status_by_exit_code
    from mutmut.utils.file_utils import walk_mutatable_files
    from mutmut.utils.format_utils import get_mutant_name
except ModuleNotFoundError:
    # Not `--group mutation`, which needs pip 25.1.
    _pins = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]["mutation"]
    sys.exit(f"mutmut is missing; install it: python3 -m pip --python .venv/bin/python install {' '.join(_pins)}")

FOLDER = ROOT / "build" / "mutation"

SAMPLE = 200
"""The number of mutants drawn from each part."""

SEED = "6"
"""Determines which mutants are drawn."""

RUN_MUTMUT = "from mutmut.__main__ import cli; cli()"
"""Runs mutmut as no module: each process that a test starts would import that module again."""


class Part(NamedTuple):
    """Modules below py/, and the tests that judge them, which must be quick: each mutant runs those that reach it.

    left_out: tests among them that start many processes, or see the lines and names that mutmut adds.
    """

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    marks: str = "not site and not slow and not heavy"
    left_out: tuple[str, ...] = ()


PARTS = {
    "engine": Part(
        (
            *("coloretto/notation/*", "coloretto/cards.py", "coloretto/dealing.py", "coloretto/errors.py"),
            *("coloretto/game.py", "coloretto/perft.py", "coloretto/record.py", "coloretto/resources.py"),
            *("coloretto/rules.py", "coloretto/scoring.py", "coloretto/state.py", "coloretto/validation.py"),
        ),
        (
            *("tests/engine/test_game.py", "tests/engine/test_json_forms.py", "tests/engine/test_json_values.py"),
            *("tests/engine/test_notation.py", "tests/engine/test_perft.py", "tests/engine/test_playthroughs.py"),
            *("tests/engine/test_positions.py", "tests/engine/test_properties.py", "tests/engine/test_rules.py"),
            *("tests/engine/test_scoring.py", "tests/engine/test_validation.py", "tests/engine/test_fairness.py"),
        ),
    ),
    "service": Part(
        ("coloretto/service/*", "coloretto/match.py"),
        (
            *("tests/bridge", "tests/coach/test_rating.py", "tests/engine/test_command_line.py"),
            *("tests/engine/test_daily.py", "tests/engine/test_fairness.py", "tests/engine/test_view.py"),
        ),
    ),
    "coach": Part(("coloretto/coach/*",), ("tests/coach", "tests/bridge/test_coach.py")),
    "arena": Part(
        ("coloretto/contest/*",),
        ("tests/bots/test_entrants.py", "tests/bots/test_duplicate_deals.py"),
    ),
    "workshop": Part(("coloretto/workshop/*",), ("tests/workshop", "tests/bridge/test_tasks.py")),
    "envs": Part(
        ("coloretto/envs/*",),
        ("tests/envs",),
        marks="not heavy",
        left_out=("tests/envs/test_frames.py::test_without_other_packages_the_message_names_the_extra",),
    ),
    "svg": Part(("coloretto/svg/*",), ("tests/svg", "tests/bridge/test_picture.py")),
    "cli": Part(
        ("coloretto/cli/*", "coloretto/__main__.py"),
        (
            *("tests/engine/test_command_line.py", "tests/engine/test_command_options.py"),
            *("tests/engine/test_terminal.py", "tests/bots/test_bot_protocol.py", "tests/bots/test_arena.py"),
            *("tests/bots/test_benchmark.py", "tests/coach/test_coach_text.py", "tests/workshop/test_task_command.py"),
        ),
        left_out=(
            "tests/engine/test_command_line.py::test_a_program_that_is_a_bot_imports_from_its_own_folder",
            "tests/engine/test_command_line.py::test_files_with_the_names_of_pythons_modules_stop_no_command",
        ),
    ),
    "bots": Part(
        (
            *("coloretto/bots/__init__.py", "coloretto/bots/base.py", "coloretto/bots/fallible.py"),
            *("coloretto/bots/figures.py", "coloretto/bots/gains.py", "coloretto/bots/levels.py"),
            *("coloretto/bots/names.py", "coloretto/bots/styles.py", "coloretto/bots/table.py"),
            *("coloretto/bots/references/*", "coloretto/bots/scripts/*"),
        ),
        (
            *("tests/bots/test_contract.py", "tests/bots/test_fallible.py", "tests/bots/test_names.py"),
            *("tests/bots/test_references.py", "tests/bots/test_scripts.py", "tests/bots/test_styles.py"),
            *("tests/library/test_programs.py", "tests/workshop/test_choice_seed.py"),
        ),
        left_out=("tests/bots/test_scripts.py::test_in_the_arena_an_error_names_the_line_of_the_script",),
    ),
    "search": Part(
        ("coloretto/bots/mutable_state.py", "coloretto/bots/nets/*", "coloretto/bots/search/*"),
        (
            *("tests/bots/test_endgame.py", "tests/bots/test_evaluator.py", "tests/bots/test_mutable_state.py"),
            *("tests/bots/test_net.py", "tests/bots/test_one_ply.py", "tests/bots/test_tactics.py"),
            "tests/engine/test_features.py",
        ),
    ),
    "library": Part(
        (
            *("coloretto/api.py", "coloretto/files.py", "coloretto/library.py", "coloretto/programs.py"),
            *("coloretto/simple_bots.py", "coloretto/table_text.py"),
        ),
        ("tests/library", "tests/engine/test_public_names.py", "tests/engine/test_terminal.py"),
        left_out=("tests/library/test_wrong_values.py::test_every_public_method_is_called_with_wrong_values",),
    ),
    "data": Part(
        ("coloretto/benchmark/*", "coloretto_lab/dataset/*"),
        ("tests/bots/test_benchmark.py", "tests/lab/test_dataset.py"),
    ),
}

UNCHANGED = (
    "coloretto/contest/pool.py",  # Works in other processes, where mutmut sees no tests.
    "coloretto/workshop/solutions/*",  # Programs for learners.
    "coloretto/envs/open_spiel.py",  # Its tests are slow.
)
"""Modules that no part changes."""

LINKS: dict[str, str | Path] = {
    "src": ROOT / "py",  # The only folder in which mutmut finds packages. It changes a copy.
    "mutants/py": "src",
    **{f"mutants/{name}": ROOT / name for name in ("build.py", "docs", "tests", "tools", "web")},
}
"""The links in mutmut's folder and their targets."""


def main(arguments: Sequence[str]) -> int:
    """Judge the tests of the named parts, or of all; return 1 if those of one fall short of the goal."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutation engine", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="PART", help=", ".join(PARTS))
    parser.add_argument(
        "--sample", type=int, default=SAMPLE, help=f"mutants drawn from each part, {SAMPLE} if not given"
    )
    options = parser.parse_args(arguments)
    scores = [_score(name, options.sample) for name in options.parts or PARTS]
    return 0 if min(scores) >= GOAL else 1


def _score(name: str, size: int) -> float:
    """Judge the tests of a part, print how many mutants they notice, and return their share."""
    folder = FOLDER / name
    _prepare(folder, PARTS[name])
    names = _mutants(folder)
    drawn = sorted(names, key=_lot)[:size]
    _mutmut(folder, "run", *drawn)
    all_statuses = _statuses(folder)
    statuses = {mutant: all_statuses[mutant] for mutant in drawn}
    noticed = [mutant for mutant, status in statuses.items() if status in ("killed", "timeout")]
    survivors = sorted(set(drawn) - set(noticed))
    diffs = [_mutmut(folder, "show", mutant) for mutant in survivors]
    (folder / "survivors.txt").write_text("\n".join(diffs), encoding="utf-8")
    share = len(noticed) / len(drawn)
    low, high = interval(len(noticed), len(drawn))
    counts = ", ".join(f"{count} {status}" for status, count in sorted(Counter(statuses.values()).items()))
    print(
        f"{name}: {share:.1%} ({low:.1%} to {high:.1%}) of {len(drawn)} of {len(names)} mutants: {counts}", flush=True
    )
    return share


def _prepare(folder: Path, part: Part) -> None:
    """Make the folder in which mutmut judges a part."""
    (folder / "mutants").mkdir(parents=True, exist_ok=True)
    for name, target in LINKS.items():
        link = folder / name
        link.unlink(missing_ok=True)
        link.symlink_to(target)
    # pytest looks for examples in the modules themselves.
    doctests = [
        f"src/{module.removesuffix('/*')}" for module in part.modules if not module.startswith("coloretto/envs")
    ]
    options = {
        "source_paths": ["src"],
        "only_mutate": [f"src/{module}" for module in part.modules],
        "do_not_mutate": [f"src/{module}" for module in UNCHANGED],
        "pytest_add_cli_args": ["-p", "no:cacheprovider", "-m", part.marks, "--hypothesis-seed=0"],
        "pytest_add_cli_args_test_selection": [*doctests, *part.tests, *map("--deselect={}".format, part.left_out)],
        # A minute more than ten times as long as the tests: a busy machine must not look like an endless loop.
        "timeout_multiplier": 10.0,
        "timeout_constant": 6.0,
    }
    lines = [f"{key} = {json.dumps(value)}" for key, value in options.items()]
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (folder / "pyproject.toml").write_text(project + "\n[tool.mutmut]\n" + "\n".join(lines) + "\n", encoding="utf-8")


def _mutants(folder: Path) -> list[str]:
    """Return the names of a part's mutants."""
    with contextlib.chdir(folder):
        reset_config()
        files = {path: path.read_text(encoding="utf-8") for path in walk_mutatable_files()}
        return [
            get_mutant_name(path, name)
            for path, source in files.items()
            for name in mutate_file_contents(str(path), source).mutant_names
        ]


def _lot(mutant: str) -> str:
    return hashlib.sha256(f"{SEED} {mutant}".encode()).hexdigest()


def _mutmut(folder: Path, *arguments: str) -> str:
    """Run mutmut and return what it prints."""
    command = [sys.executable, "-c", RUN_MUTMUT, *arguments]
    ended = subprocess.run(command, cwd=folder, check=False, capture_output=True, encoding="utf-8")
    if ended.returncode:
        sys.exit(f"mutmut failed in {folder}:\n{ended.stdout}{ended.stderr}")
    return ended.stdout


def _statuses(folder: Path) -> dict[str, str]:
    """Return what mutmut says of each mutant."""
    codes: dict[str, int | None] = {}
    for path in (folder / "mutants").rglob("*.py.meta"):
        codes |= json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return {mutant: status_by_exit_code[code] for mutant, code in codes.items()}
