"""What tests of sessions share."""

import pytest


@pytest.fixture
def one_step_a_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run one step of a task per request, whatever the clock says."""
    monkeypatch.setattr("coloretto.service.session.SLICE_SECONDS", 0)
