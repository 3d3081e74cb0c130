"""Run `python3 build.py serve` until its page comes, then stop it as Ctrl+C does."""

import os
import re
import signal
import subprocess
import sys
import urllib.request

STOP_S = 30


def main() -> int:
    """Return 0 if the page came and the command ended without complaint."""
    # In a session of its own, so that the signal reaches all processes of the command but not this one.
    serving = subprocess.Popen(
        [sys.executable, "-u", "build.py", "serve"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert serving.stdout
    for line in serving.stdout:
        print(line, end="", flush=True)
        if address := re.search(r"is at (http://\S+)", line):
            break
    else:
        return serving.wait() or 1
    with urllib.request.urlopen(address[1], timeout=STOP_S) as answer:
        assert b"Coloretto" in answer.read()
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    os.killpg(serving.pid, signal.SIGINT)
    rest, _ = serving.communicate(timeout=STOP_S)
    print(rest)
    return 1 if "Traceback" in rest else serving.returncode


if __name__ == "__main__":
    sys.exit(main())
