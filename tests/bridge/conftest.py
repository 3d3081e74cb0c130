"""What tests of sessions share."""

import pytest


@pytest.fixture
def one_step_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run one step of a task in each slice, whatever the clock says."""
    monkeypatch.setattr("coloretto.service.methods.SLICE_SECONDS", 0)
