"""Cases of parametrised tests."""

import pytest


def heavy(*values: object) -> object:
    """Return a case that only `build.py test --all` runs."""
    return pytest.param(*values, marks=pytest.mark.heavy)
