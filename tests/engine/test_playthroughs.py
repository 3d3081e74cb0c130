"""Golden games, which change only with RULES_VERSION."""

from pathlib import Path

import pytest

from tests.engine.support.playthroughs import PLAYTHROUGHS, playthrough

DATA = Path(__file__).parents[1] / "data" / "playthroughs"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_has_not_changed(name: str) -> None:
    assert playthrough(PLAYTHROUGHS[name]) == (DATA / f"{name}.txt").read_text(encoding="utf-8")
