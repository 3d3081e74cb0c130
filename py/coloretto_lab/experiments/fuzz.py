"""Fuzz the engine with mutated requests, guided by coverage.

`python -m coloretto_lab.experiments.fuzz --inputs 1000000`. Needs `pip install --upgrade pip`, then `pip install
--group fuzz` (atheris, which is libFuzzer for Python). An input is the text of one request to a session with a game;
all outside input (saves, records, positions, actions) comes in requests. The answer must be a result or an error of a
known type; a crash, another answer or a slow one ends the run and writes the input to a file. The seed inputs are the
requests of tests/data/bridge.
"""

import argparse
import json
import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from coloretto import errors
from coloretto.cli.options import positive

ROOT: Final = Path(__file__).resolve().parents[3]
CONVERSATIONS: Final = ROOT / "tests" / "data" / "bridge"

MAX_BYTES: Final = 8_000
"""Most bytes of an input: more than most requests have. The engine refuses much longer ones unread."""

TIMEOUT_SECONDS: Final = 20
"""Seconds after which an input counts as hanging, even on a slow machine."""

GAME: Final = json.dumps({"method": "open", "params": {"query": {"seed": "7"}}})
"""The request for the session's game: a person against three bots."""

KNOWN_ERRORS: Final = {
    name for name in vars(errors) if name.endswith("Error") and issubclass(vars(errors)[name], errors.ColorettoError)
}


def check_input(data: bytes) -> None:
    """Send an input to a session with a game. Raises AssertionError if the answer breaks the protocol."""
    from coloretto.service import methods
    from coloretto.service.session import Session

    methods.SLICE_SECONDS = 0  # type: ignore[misc]  # One step of a task, on any machine.
    session = Session()
    session.handle(GAME)
    reply = json.loads(session.handle(data.decode("utf-8", errors="surrogateescape")))
    assert isinstance(reply, dict) and set(reply) in ({"result"}, {"error"}, {"task", "progress"}), reply
    if "error" in reply:
        assert reply["error"]["type"] in KNOWN_ERRORS, reply
        assert isinstance(reply["error"]["message"], str), reply


def write_seeds(folder: Path) -> None:
    """Write the seed inputs."""
    for file in sorted(CONVERSATIONS.glob("*.json")):
        for number, pair in enumerate(json.loads(file.read_text(encoding="utf-8"))["pairs"]):
            (folder / f"{file.stem}-{number}").write_text(json.dumps(pair["request"]), encoding="utf-8")


def dictionary_words() -> str:
    """Return the words of requests as a libFuzzer dictionary."""
    texts = {word for file in CONVERSATIONS.glob("*.json") for word in re.findall(r'"[A-Za-z_+]+"', file.read_text())}
    return "".join('"' + word.replace('"', '\\"') + '"\n' for word in sorted(texts))


def main(arguments: Sequence[str] | None = None) -> int:
    """Fuzz until `--inputs` inputs have been tried or one fails."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.fuzz", description="Fuzz the engine with mutated requests."
    )
    parser.add_argument("--inputs", type=positive, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    import atheris

    with atheris.instrument_imports(include=["coloretto"], enable_loader_override=False):
        import coloretto.service.session  # noqa: F401
    with tempfile.TemporaryDirectory() as folder:
        dictionary = Path(folder) / "words"
        seeds = Path(folder) / "seeds"
        seeds.mkdir()
        write_seeds(seeds)
        dictionary.write_text(dictionary_words(), encoding="utf-8")
        limits = [
            f"-max_len={MAX_BYTES}",
            f"-timeout={TIMEOUT_SECONDS}",
            "-rss_limit_mb=2048",
            "-len_control=20",
            f"-dict={dictionary}",
        ]
        run = [f"-runs={options.inputs}", f"-seed={options.seed}", "-print_final_stats=1"]
        atheris.Setup([sys.argv[0], *limits, *run, str(seeds)], check_input)
        atheris.Fuzz()  # Prints the number of inputs and ends the process.
    return 0


if __name__ == "__main__":
    sys.exit(main())
