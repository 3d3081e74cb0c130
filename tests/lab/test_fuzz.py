"""The fuzzing harness: its seed inputs are answered, and it finds invalid answers."""

from pathlib import Path

import pytest

from coloretto.service import methods
from coloretto.service.session import Session
from coloretto_lab.experiments.fuzz import check_input, dictionary_words, write_seeds


@pytest.fixture(autouse=True)
def restored_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore the length of slices, which the harness changes."""
    monkeypatch.setattr(methods, "SLICE_SECONDS", methods.SLICE_SECONDS)


def test_every_seed_input_is_answered(tmp_path: Path) -> None:
    write_seeds(tmp_path)
    seeds = sorted(tmp_path.iterdir())
    assert len(seeds) > 150
    for seed in seeds[::5]:
        check_input(seed.read_bytes())


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b'{"method": "open", "params": {"save": "\\ud800"}}', b"[" * 9_000])
def test_invalid_requests_get_an_error(data: bytes) -> None:
    check_input(data)


def test_an_invalid_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Session, request: str) -> str:
        return '{"error": {"type": "KeyError", "message": "seat"}}'

    monkeypatch.setattr(Session, "handle", fail)
    with pytest.raises(AssertionError):
        check_input(b"{}")


def test_the_dictionary_has_the_words_of_requests() -> None:
    assert '"\\"method\\""' in dictionary_words()
