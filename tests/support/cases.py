"""Cases of parametrised tests."""

from collections.abc import Iterable

import pytest


def heavy(*values: object) -> object:
    """Return a case that only `build.py test --all` runs."""
    return pytest.param(*values, marks=pytest.mark.heavy)


def two_thirds_heavy(cases: Iterable[object]) -> list[object]:
    """Return cases of which every third is in each run."""
    return [heavy(case) if number % 3 else case for number, case in enumerate(cases)]
