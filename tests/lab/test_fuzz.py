"""The harness that throws mutated requests at the engine: it answers what it begins with, and tells a bad answer."""

from pathlib import Path

import pytest

from coloretto.service import session as bridge
from coloretto_lab.experiments.fuzz import answer, words, write_seeds


@pytest.fixture(autouse=True)
def slices_of_their_own_length(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the harness makes of them is undone."""
    monkeypatch.setattr(bridge, "SLICE", bridge.SLICE)


def test_every_seed_input_is_answered(tmp_path: Path) -> None:
    write_seeds(tmp_path)
    seeds = sorted(tmp_path.iterdir())
    assert len(seeds) > 150
    for seed in seeds[::5]:
        answer(seed.read_bytes())


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b'{"method": "load", "params": {"save": "\\ud800"}}', b"[" * 9_000])
def test_invalid_requests_get_an_error(data: bytes) -> None:
    answer(data)


def test_an_invalid_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: bridge.Session, request: str) -> str:
        return '{"error": {"type": "KeyError", "message": "seat"}}'

    monkeypatch.setattr(bridge.Session, "handle", fail)
    with pytest.raises(AssertionError):
        answer(b"{}")


def test_the_dictionary_has_the_words_of_requests() -> None:
    assert '"\\"method\\""' in words()
