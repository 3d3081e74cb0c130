"""Throw mutated requests at the engine; coverage guides the mutations.

`python -m coloretto_lab.experiments.fuzz --inputs 1000000`. Needs `pip install --group fuzz` (atheris, which is
libFuzzer for Python). An input is the text of one request, to a session that has a game in hand: saves, records in both
forms, positions and actions come in by requests. Whatever it is, it must be answered at once by a result, or by an
error of a known type; a crash, another answer or one that takes long ends the run with the input in a file. Begins with
the requests of tests/data/bridge.
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

ROOT: Final = Path(__file__).resolve().parents[3]
CONVERSATIONS: Final = ROOT / "tests" / "data" / "bridge"

MOST_BYTES: Final = 8_000
"""Of an input: more than most requests have. What is too long to be read is refused by its length alone."""

LONGEST_SECONDS: Final = 20
"""For one input, on however slow a machine: nothing that is asked for takes as long."""

GAME: Final = json.dumps({"method": "start", "params": {"query": {"seed": "7"}}})
"""The game in hand: a person against three bots."""

KNOWN: Final = {
    name for name in vars(errors) if name.endswith("Error") and issubclass(vars(errors)[name], errors.ColorettoError)
}


def answer(data: bytes) -> None:
    """Ask a session that has a game in hand. Raises AssertionError when the answer is none of the protocol."""
    from coloretto.service import session as bridge

    bridge.SLICE = 0  # type: ignore[misc]  # One step of thinking, whatever the clock says.
    session = bridge.Session()
    session.handle(GAME)
    told = json.loads(session.handle(data.decode("utf-8", errors="surrogateescape")))
    assert isinstance(told, dict) and len(told) == 1, told
    if "result" not in told:
        assert told["error"]["type"] in KNOWN, told
        assert isinstance(told["error"]["message"], str), told


def write_seeds(folder: Path) -> None:
    """Write the requests to begin with."""
    for file in sorted(CONVERSATIONS.glob("*.json")):
        for number, pair in enumerate(json.loads(file.read_text(encoding="utf-8"))["pairs"]):
            (folder / f"{file.stem}-{number}").write_text(json.dumps(pair["request"]), encoding="utf-8")


def words() -> str:
    """List what requests are made of, in libFuzzer's form of a dictionary."""
    texts = {word for file in CONVERSATIONS.glob("*.json") for word in re.findall(r'"[A-Za-z_+]+"', file.read_text())}
    return "".join('"' + word.replace('"', '\\"') + '"\n' for word in sorted(texts))


def main(arguments: Sequence[str] | None = None) -> int:
    """Fuzz until so many inputs have been tried, or one fails."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.fuzz", description="Throw mutated requests at the engine."
    )
    parser.add_argument("--inputs", type=int, default=1_000_000)
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
        dictionary.write_text(words(), encoding="utf-8")
        limits = [
            f"-max_len={MOST_BYTES}",
            f"-timeout={LONGEST_SECONDS}",
            "-rss_limit_mb=2048",
            "-len_control=20",
            f"-dict={dictionary}",
        ]
        run = [f"-runs={options.inputs}", f"-seed={options.seed}", "-print_final_stats=1"]
        atheris.Setup([sys.argv[0], *limits, *run, str(seeds)], answer)
        atheris.Fuzz()  # Prints how many inputs there were, and ends the process.
    return 0


if __name__ == "__main__":
    sys.exit(main())
