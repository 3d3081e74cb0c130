"""Runs the steps of build.py: says what each does and how far it is, and shows the output only of one that fails."""

import contextlib
import errno
import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Final, TypeVar

from tools.project import ROOT

Result = TypeVar("Result")

SECONDS_BETWEEN_LINES: Final = 5.0
"""The time between two lines that say how far a step is."""
LAST_LINES: Final = 40
"""How much of the output of a failed program is shown."""

LONGEST_LINE: Final = 500
"""How much of a line of it is shown: an error in a minified script quotes the script, which is one line."""


def _reported(messages: str, codes: str) -> str:
    """Return a pattern of messages of the system and codes of Node as they are reported, not as sources name them."""
    return rf"(?:[:\]] (?:{messages})|\bcode:? '?(?:{codes})\b|\b(?:{codes}): [a-z])"


NO_SPACE: Final = "the disk is full: make room, then run the command again"
CAUSES: Final = (
    (_reported("No space left on device|Disk quota exceeded", "ENOSPC|EDQUOT"), NO_SPACE),
    (
        r"CERTIFICATE_VERIFY_FAILED|SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY)|unable to get local issuer",
        "the certificate of a server cannot be verified: install the system's certificates (on Debian: apt install "
        "ca-certificates), or name those of your network in PIP_CERT and NODE_EXTRA_CA_CERTS",
    ),
    (
        r"name resolution|Name or service not known|nodename nor servname|Failed to establish a new connection"
        r"|NewConnectionError|ConnectTimeout|Read timed out|ConnectionResetError|ProxyError|"
        + _reported(
            "Network is unreachable|Connection reset",
            "ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT",
        ),
        "the network cannot be reached: connect to it (behind a proxy, set HTTPS_PROXY), then run the command again",
    ),
    (
        r"DO NOT MATCH THE HASHES|EINTEGRITY",
        "a download is damaged or is not the locked one: run the command again, or look into your mirror of the index",
    ),
    (
        r"No matching distribution found|Could not find a version that satisfies|EBADPLATFORM",
        "the index has no package for this system: use Python 3.11 to 3.14 on Linux with glibc, macOS or Windows",
    ),
    (r"no such option: --python", "pip is too old: update it with `python3 -m pip install --upgrade pip`"),
    (r"JavaScript heap out of memory|Cannot allocate memory", "the memory is full: close other programs and try again"),
)
"""Patterns of what a failed program wrote, and the sentence for each; the first that matches counts."""
NOT_PERMITTED: Final = re.compile(
    _reported("Permission denied|Read-only file system|Operation not permitted", "EACCES|EROFS|EPERM")
    + r"(?:[^'\n]*'([^'\n]+)')?"
)

_running: set[subprocess.Popen[str]] = set()
_is_stopping = threading.Event()


class StepError(Exception):
    """A step failed. The message is a sentence that says why and what to do."""


def say(text: str) -> None:
    """Print a line at once, also into a pipe."""
    print(text, flush=True)


def run(
    name: str,
    command: Sequence[str | Path],
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    counted: str = "(?!)",
    total: int = 0,
) -> None:
    """Run a program as a step.

    counted: a pattern of lines of the output; every few seconds the step says how many there were, of about `total`.
    Raises StepError if the program fails, and OSError if it cannot be started.
    """
    started = said = time.monotonic()
    count = 0

    def say_count(line: str) -> None:
        nonlocal said, count
        if not re.search(counted, line):
            return
        count += 1
        if time.monotonic() - said > SECONDS_BETWEEN_LINES:
            said = time.monotonic()
            say(f"{name}: {count} of {max(count, total)}" if total else f"{name}: {count}")

    say(f"{name} ...")
    status, output = read(command, cwd, env, say_count)
    if status:
        raise StepError(_explained(name, output, status))
    say(f"{name}: done in {time.monotonic() - started:.0f} s")


def read(
    command: Sequence[str | Path],
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    on_line: Callable[[str], object] = str,
) -> tuple[int, str]:
    """Run a program, and stop it if something fails meanwhile; return its status and its output. Raises OSError."""
    lines: list[str] = []
    with _program(command, cwd, env) as process:
        assert process.stdout
        for line in process.stdout:
            lines.append(line)
            on_line(line)
    return process.returncode, "".join(lines)


def run_together(*jobs: Callable[[], Result], at_once: int | None = None) -> list[Result]:
    """Run jobs at the same time, at most `at_once` of them, and return their results.

    The first job that fails stops the programs of all others, and its error is raised.
    """
    pool = ThreadPoolExecutor(at_once or len(jobs))
    try:
        waiting = [pool.submit(job) for job in jobs]
        for ended in as_completed(waiting):
            ended.result()
    except BaseException:
        _is_stopping.set()
        pool.shutdown(wait=False, cancel_futures=True)
        for process in list(_running):
            _stop(process)
        raise
    finally:
        pool.shutdown()
        _is_stopping.clear()
    return [ended.result() for ended in waiting]


def sentence_for(error: OSError) -> str | None:
    """Return what to do about an error of the file system, or None for any other error."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return NO_SPACE
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return _not_permitted(error.filename)
    return None


def _explained(name: str, output: str, status: int) -> str:
    """Return the sentence for the failure of a program; without a known cause, below the end of its output."""
    for pattern, sentence in CAUSES:
        if re.search(pattern, output):
            return f"{name}: {sentence}"
    if found := NOT_PERMITTED.search(output):
        return f"{name}: {_not_permitted(found[1])}"
    end = "".join(f"{line[:LONGEST_LINE]}\n" for line in output.splitlines()[-LAST_LINES:])
    if status == -signal.SIGKILL:
        return f"{end}{name}: the system ended it, probably for lack of memory: close other programs and try again"
    return f"{end}{name}: failed with status {status}; its output is above"


def _not_permitted(path: str | None) -> str:
    place = f"{path!r}" if path else f"a file below {str(ROOT)!r}"
    return f"{place} cannot be written: run the command as the user who owns it, in a folder that is writable"


@contextlib.contextmanager
def _program(
    command: Sequence[str | Path], cwd: Path, env: Mapping[str, str] | None
) -> Iterator[subprocess.Popen[str]]:
    """Start a program whose output is read, in a session of its own, and stop it if reading is interrupted."""
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    )
    with process:
        _running.add(process)
        try:
            if _is_stopping.is_set():
                raise StepError("stopped")
            yield process
            if _is_stopping.is_set():
                raise StepError("stopped")
        except BaseException:
            _stop(process)
            raise
        finally:
            _running.discard(process)


def _stop(process: subprocess.Popen[str]) -> None:
    """Stop a program with the programs that it has started, where the system knows sessions."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGTERM)
        else:
            process.terminate()
