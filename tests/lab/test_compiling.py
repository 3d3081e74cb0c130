"""The cache of compiled functions."""

from pathlib import Path

import numba
import pytest

from coloretto.compiled.compiling import compiled, digest_of


def test_changing_a_source_changes_the_digest(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("ROWS = 3", encoding="utf-8")
    before = digest_of([source])
    source.write_text("ROWS = 4", encoding="utf-8")
    assert digest_of([source]) != before


@pytest.mark.slow
def test_compiled_functions_are_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    assert compiled(digest_length)(3) == 6
    assert list(tmp_path.rglob("*digest_length*.nbc"))


def digest_length(count: int) -> int:
    return 2 * count
