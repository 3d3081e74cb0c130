"""Runs checks and tests: formatters and linters, a quick part, those that each change must pass, or all."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools import steps
from tools.project import ROOT, VENV_BIN, VENV_PYTHON, WEB
from tools.steps import StepError

QUICK = ("-m", "not site and not slow and not heavy")
"""Selects the tests that open no page, need no build and take less than half a second or so."""
NOT_HEAVY = ("-m", "not heavy")

CORES = os.cpu_count() or 1
IN_PARALLEL = (
    # One worker more than there are cores, because pages often wait for timers; the quick tests wait for nothing.
    *("-n", str(CORES + 1)),
    *("--dist", "loadgroup", "--no-loadscope-reorder"),
    # A test that crashes or hangs a worker does the same to the worker that replaces it.
    *("--max-worker-restart", "2"),
    # With the `-q` of pyproject.toml, pytest-xdist would say twice that it is “bringing up nodes”.
    *("-v", "--no-header"),
)

NO_TEST_RAN = 5
"""The status of pytest when no test was selected."""


@dataclass(frozen=True)
class Check:
    """A program that passes or fails."""

    name: str
    command: Sequence[str | Path]
    cwd: Path = ROOT

    def passes(self) -> bool:
        """Run the program, say in a line whether it passed, show its output only if not, and return whether it did."""
        started = time.monotonic()
        status, output = steps.read(self.command, self.cwd, test_environment())
        self.say(status == 0, started)
        if status:
            steps.say(output)
        return status == 0

    def passes_in_view(self) -> bool:
        """Run the program with its output shown, and return whether it passed."""
        started = time.monotonic()
        steps.say(f"{self.name} ...")
        status = subprocess.run(self.command, cwd=self.cwd, env=test_environment(), check=False).returncode
        if self.name == "pytest" and status == NO_TEST_RAN:
            steps.say("no test was selected; only --all selects tests marked heavy")
        self.say(status == 0, started)
        return status == 0

    def say(self, passed: bool, started: float) -> None:
        """Say in a line whether the program passed, and how long it took."""
        steps.say(f"{'passed' if passed else 'FAILED'} {time.monotonic() - started:6.1f} s  {self.name}")


FORMATTERS = (
    Check("ruff format", [VENV_BIN / "ruff", "format", "--quiet"]),
    Check("ruff check", [VENV_BIN / "ruff", "check", "--fix", "--quiet"]),
    Check("biome", ["npm", "run", "--silent", "format"], WEB),
)
LINTERS = (
    Check("biome", ["npm", "run", "--silent", "lint"], WEB),
    Check("import-linter", [VENV_BIN / "lint-imports"]),
    Check("ruff check", [VENV_BIN / "ruff", "check"]),
    Check("ruff format", [VENV_BIN / "ruff", "format", "--check", "--quiet"]),
    Check("codespell", [VENV_BIN / "codespell"]),
)
UNIT_TESTS = Check("vitest", ["npx", "--no-install", "vitest", "run", "--reporter=dot"], WEB)
STATIC_CHECKS = (
    Check("mypy", [VENV_BIN / "mypy"]),
    UNIT_TESTS,
    Check("tsc", ["npm", "run", "--silent", "check"], WEB),
    *LINTERS,
)
"""The checks other than pytest, the longest first."""


def format_sources() -> int:
    """Let the formatters and linters mend what they can, one after another."""
    return _exit_status([check.name for check in FORMATTERS if not check.passes()], "all formatted")


def lint() -> int:
    """Run formatters, linters, spelling and layers: seconds."""
    return _exit_status(_failures(LINTERS), "all linters passed")


def unit(arguments: Sequence[str]) -> int:
    """Run the page's unit tests, or those that the arguments for Vitest select."""
    return 0 if Check("vitest", ["npx", "--no-install", "vitest", "run", *arguments], WEB).passes_in_view() else 1


def check() -> int:
    """Run formatters, linters, spelling, types, layers and the quick tests that need neither a browser nor a build."""
    failed = [*static_failures(), *_failures_in_view(_pytest("-n", str(CORES), *QUICK))]
    return _exit_status(failed, "all quick checks passed (build.py test runs the others)")


def static_failures() -> list[str]:
    """Run the checks other than pytest, and return the names of those that failed."""
    return _failures(STATIC_CHECKS)


def test(is_everything: bool, arguments: Sequence[str], failed_before: Sequence[str] = ()) -> int:
    """Run the tests that each change must pass, or all; with arguments for pytest, those that these select.

    failed_before: the static checks that failed.
    """
    marks = () if is_everything else NOT_HEAVY
    if arguments:
        failed = _failures_in_view(_pytest(*marks, *arguments))
        heavy = "" if is_everything else ", tests marked heavy"
        return _exit_status(
            failed, f"the selected tests passed; left out: formatters, linters, types, the page's unit tests{heavy}"
        )
    failed = [*failed_before, *_failures_in_view(_pytest(*marks))]
    if is_everything:
        failed += _failures_in_view(*(_module(f"tools.{name}") for name in ("monkey", "soak")))
    return _exit_status(failed, "all checks passed")


def install_browsers(may_install: bool, with_all: bool) -> None:
    """Install the browsers that tests and benchmarks need, unless they are installed or nothing may be.

    with_all: also those that only heavy tests need. Raises StepError if there is no Chromium then.
    """
    options = [*([] if may_install else ["--no-install"]), *(["--all"] if with_all else [])]
    command: list[str | Path] = [VENV_PYTHON, "-m", "tests.support.browsers", *options]
    status, output = steps.read(command, env=test_environment(), on_line=_say_installation)
    if status:
        raise StepError(output.rstrip().rpartition("\n")[2])


def test_environment() -> dict[str, str]:
    """Return the environment of tests and benchmarks, which can import our modules.

    They write byte code even where that is turned off, into folders that git ignores: compiling the tests again takes
    each worker three seconds.
    """
    path = f"{ROOT / 'py'}{os.pathsep}{ROOT}"
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": ""}


def _say_installation(line: str) -> None:
    if line.startswith("installing "):
        steps.say(line.rstrip())


def _pytest(*arguments: str) -> Check:
    return Check("pytest", [VENV_PYTHON, "-m", "pytest", *IN_PARALLEL, *arguments])


def _module(name: str) -> Check:
    return Check(name, [VENV_PYTHON, "-m", name])


def _failures(checks: Sequence[Check]) -> list[str]:
    """Run the checks on all cores, and return the names of those that failed."""
    passed = steps.run_together(*(check.passes for check in checks), at_once=CORES)
    return [each.name for each, has_passed in zip(checks, passed, strict=True) if not has_passed]


def _failures_in_view(*checks: Check) -> list[str]:
    """Run the checks one after another, show their output, and return the names of those that failed."""
    return [check.name for check in checks if not check.passes_in_view()]


def _exit_status(failed: Sequence[str], success: str) -> int:
    print(f"failed: {', '.join(failed)}" if failed else success, file=sys.stderr if failed else sys.stdout)
    return 1 if failed else 0
