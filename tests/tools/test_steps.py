"""The steps of build.py: what they say, and what they do when a program fails or is stopped."""

import errno
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tools import steps
from tools.steps import StepError

HANGING: Final = "import time; time.sleep(600)"


def python(script: str) -> list[str | Path]:
    return [sys.executable, "-c", script]


def failing(output: str, status: int = 1) -> list[str | Path]:
    return python(f"print({output!r}); raise SystemExit({status})")


def failure_of(output: str) -> str:
    """Return what a step says whose program fails with this output."""
    with pytest.raises(StepError) as failed:
        steps.run("install", failing(output))
    return str(failed.value)


def test_a_step_says_that_it_begins_and_ends_but_not_what_it_runs(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "SECONDS_BETWEEN_LINES", -1)
    steps.run("build the wheel", python("print('noise\\n')"))
    assert capfd.readouterr() == ("build the wheel ...\nbuild the wheel: done in 0 s\n", "")


def test_a_long_step_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(steps, "SECONDS_BETWEEN_LINES", -1)
    script = "for name in 'abc': print('Collecting', name)"
    steps.run("install", python(script), counted="^Collecting ", total=4)
    assert capsys.readouterr().out.splitlines()[1:-1] == ["install: 1 of 4", "install: 2 of 4", "install: 3 of 4"]


def test_a_failed_program_shows_the_end_of_its_output() -> None:
    with pytest.raises(StepError) as failed:
        steps.run("bundle", failing("\n".join(f"line {number}" for number in range(100)), 3))
    first, *_, last = str(failed.value).splitlines()
    assert (first, last) == ("line 60", "bundle: failed with status 3; its output is above")


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "the disk is full"),
        ("npm error code ENOSPC", "the disk is full"),
        ("Error: ENOSPC: no space left on device, write {\n  errno: -28,\n  code: 'ENOSPC'\n}", "the disk is full"),
        ("zip: [Errno 122] Disk quota exceeded", "the disk is full"),
        ("TypeError: fetch failed {\n  [cause]: Error: connect ECONNREFUSED {\n code: 'ECONNREFUSED'", "the network"),
        (
            "WARNING: Retrying after connection broken by 'NewConnectionError: [Errno -3] Temporary failure in name "
            "resolution'\nERROR: No matching distribution found for hatchling==1.33.0",
            "the network cannot be reached",
        ),
        ("npm error code EAI_AGAIN\nnpm error getaddrinfo EAI_AGAIN registry.npmjs.org", "the network cannot be"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] ...", "certificate of a server"),
        ("npm error code SELF_SIGNED_CERT_IN_CHAIN", "the certificate of a server cannot be verified"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "a download is damaged"),
        ("npm error code EINTEGRITY", "a download is damaged or is not the locked one"),
        ("ERROR: No matching distribution found for numba==0.68.1", "the index has no package for this system"),
        ("no such option: --python", "pip is too old"),
        ("PermissionError: [Errno 13] Permission denied: '/srv/game/.venv'", "'/srv/game/.venv' cannot be written"),
        ("npm error Error: EACCES: permission denied, mkdir '/srv/game/web/node_modules'", "'/srv/game/web/node_mod"),
        ("cp: cannot create 'x': Read-only file system", "cannot be written: run the command as the user who owns"),
    ],
)
def test_a_known_cause_of_failure_is_one_sentence_with_a_way_out(output: str, sentence: str) -> None:
    said = failure_of(output)
    assert said.startswith("install: ")
    assert sentence in said
    assert "\n" not in said


@pytest.mark.parametrize(
    "quoted",
    [
        # As Node quotes Pyodide's script below an error of any kind.
        'var ERRNO_CODES={EPERM:63,EACCES:2,ENOSPC:51,EROFS:69,ECONNREFUSED:14,ETIMEDOUT:73,EDQUOT:19};f("ECONNREFUSED'
        ': Connection refused");if(e?.code==="EPERM")return' + ";" * 1000,
        '    raise OSError(errno.ENOSPC, "No space left on device")',
        "assert 'EACCES' in known, \"Permission denied\"",
    ],
)
def test_an_error_that_quotes_a_source_is_shown_as_it_is(quoted: str) -> None:
    said = failure_of(f"{quoted}\n^\nZeroDivisionError: division by zero")
    first, *_, error, last = said.splitlines()
    assert first == quoted[:500]
    assert (error, last) == (
        "ZeroDivisionError: division by zero",
        "install: failed with status 1; its output is above",
    )


def test_a_program_that_the_system_kills_is_explained_by_memory() -> None:
    with pytest.raises(StepError, match="build: the system ended it, probably for lack of memory"):
        steps.run("build", python("import os, signal; os.kill(os.getpid(), signal.SIGKILL)"))


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EACCES, "'/srv/dist' cannot be written"),
        (errno.EROFS, "'/srv/dist' cannot be written"),
        (errno.ENOENT, None),
    ],
)
def test_errors_of_the_file_system_have_a_sentence_too(number: int, sentence: str | None) -> None:
    said = steps.sentence_for(OSError(number, "reason", "/srv/dist"))
    assert said is None if sentence is None else said is not None and said.startswith(sentence)


def test_jobs_run_together_return_their_results_in_order() -> None:
    jobs: list[Callable[[], int]] = [lambda: 1, lambda: 2, lambda: 3]
    assert steps.run_together(*jobs) == [1, 2, 3]


def test_the_first_failure_ends_the_programs_of_the_other_steps(capsys: pytest.CaptureFixture[str]) -> None:
    started = time.monotonic()
    with pytest.raises(StepError, match="page: failed with status 1"):
        steps.run_together(
            lambda: steps.run("library", python(HANGING)),
            lambda: steps.run("page", failing("reason")),
        )
    assert time.monotonic() - started < 300
    assert "library: done" not in capsys.readouterr().out
    steps.run("next", python("pass"))


def test_a_program_that_another_failure_ends_does_not_count_as_failed() -> None:
    ended: list[int] = []
    with pytest.raises(StepError, match="page: failed with status 1"):
        steps.run_together(
            lambda: ended.append(steps.read(python(HANGING))[0]),
            lambda: steps.run("page", failing("reason")),
        )
    assert ended == []
