"""Runs checks and tests: a quick part, those that each change must pass, or all."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools.project import ROOT, VENV_BIN, VENV_PYTHON, WEB, node_environment, run

QUICK = "not site and not slow and not heavy"
"""Selects the tests that open no page, need no build and take less than a second or so."""

WORKERS = (os.cpu_count() or 1) + 1
"""One more than there are cores, because pages often wait for timers."""

# A test that crashes or hangs a worker does the same to the worker that replaces it.
IN_PARALLEL = ("-n", str(WORKERS), "--dist", "loadgroup", "--no-loadscope-reorder", "--max-worker-restart", "2")


@dataclass(frozen=True)
class Step:
    """A command that passes or fails."""

    name: str
    command: Sequence[str | Path]
    cwd: Path
    environment: dict[str, str]

    def passes(self, shows_output: bool = True) -> bool:
        """Run the command, print how long it took, and return whether it succeeded; show hidden output if not."""
        started = time.monotonic()
        if shows_output:
            print(f"$ {self}", flush=True)
        pipe = None if shows_output else subprocess.PIPE
        ended = subprocess.run(
            self.command,
            cwd=self.cwd,
            env=self.environment,
            check=False,
            stdout=pipe,
            stderr=None if shows_output else subprocess.STDOUT,
            text=True,
        )
        passed = ended.returncode == 0
        shown = "" if shows_output else f" $ {self}"
        print(f"{'passed' if passed else 'FAILED'} {time.monotonic() - started:6.1f} s  {self.name}{shown}", flush=True)
        if not passed and ended.stdout:
            print(ended.stdout, flush=True)
        return passed

    def __str__(self) -> str:
        return " ".join(part.name if isinstance(part, Path) else part for part in self.command)


def check() -> int:
    """Run formatters, linters, spelling, types, layers and the quick tests that need neither a browser nor a build."""
    return _exit_status([*_run_quietly(_static_checks()), *_run([_pytest("-m", QUICK)])])


def test(is_everything: bool, arguments: Sequence[str]) -> int:
    """Run what each change must pass, or everything; with arguments for pytest, only the tests that these select."""
    if arguments:
        return _exit_status(_run([_pytest(*arguments)]))
    failed = _run_quietly(_static_checks())
    if not is_everything:
        return _exit_status([*failed, *_run([_pytest("-m", "not heavy")])])
    tools = [_module(f"tools.{name}") for name in ("mutants", "monkey", "soak")]
    return _exit_status([*failed, *_run([_pytest("--all-looks"), *tools])])


def install_browsers(may_install: bool) -> None:
    """Install the browsers that tests and benchmarks need, unless they are installed or nothing may be."""
    options = [] if may_install else ["--no-install"]
    run([VENV_PYTHON, "-m", "tests.support.browsers", *options], env=test_environment())


def test_environment() -> dict[str, str]:
    """Return the environment of tests and benchmarks, which can import our modules."""
    return {**os.environ, "PYTHONPATH": f"{ROOT / 'py'}{os.pathsep}{ROOT}"}


def _static_checks() -> list[Step]:
    """Return the checks other than pytest, the longest first."""
    python = test_environment()
    node = node_environment()
    return [
        Step("mypy", [VENV_BIN / "mypy"], ROOT, python),
        Step("vitest", ["npm", "run", "--silent", "test"], WEB, node),
        Step("tsc", ["npm", "run", "--silent", "check"], WEB, node),
        Step("biome", ["npm", "run", "--silent", "lint"], WEB, node),
        Step("import-linter", [VENV_BIN / "lint-imports"], ROOT, python),
        Step("ruff check", [VENV_BIN / "ruff", "check"], ROOT, python),
        Step("ruff format", [VENV_BIN / "ruff", "format", "--check", "--quiet"], ROOT, python),
        Step("codespell", [VENV_BIN / "codespell"], ROOT, python),
    ]


def _pytest(*arguments: str) -> Step:
    return Step("pytest", [VENV_PYTHON, "-m", "pytest", *IN_PARALLEL, *arguments], ROOT, test_environment())


def _module(name: str) -> Step:
    return Step(name, [VENV_PYTHON, "-m", name], ROOT, test_environment())


def _run(steps: Sequence[Step]) -> list[str]:
    """Run the steps one after the other, show their output, and return the names of those that failed."""
    return [step.name for step in steps if not step.passes()]


def _run_quietly(steps: Sequence[Step]) -> list[str]:
    """Run the steps on all cores, show the output of those that fail, and return their names."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        passed = list(pool.map(lambda step: step.passes(shows_output=False), steps))
    return [step.name for step, is_passed in zip(steps, passed, strict=True) if not is_passed]


def _exit_status(failed: Sequence[str]) -> int:
    print(f"failed: {', '.join(failed)}" if failed else "all checks passed", file=sys.stderr if failed else sys.stdout)
    return 1 if failed else 0
