"""What `build.py test` says that it ran."""

import pytest

from tools import checks

WITHOUT_HEAVY = "the selected tests passed; left out: formatters, linters, types, the page's unit tests"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("is_everything", "last_line"), [(False, f"{WITHOUT_HEAVY}, tests marked heavy"), (True, WITHOUT_HEAVY)]
)
def test_selected_tests_are_not_called_all_checks(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], is_everything: bool, last_line: str
) -> None:
    monkeypatch.setattr(checks, "IN_PARALLEL", ())
    assert checks.test(is_everything, ["tests/engine/test_scoring.py", "--verbosity=-1"]) == 0
    said = capfd.readouterr().out.splitlines()
    assert "passed" in said[-3]
    assert said[-1] == last_line


@pytest.mark.slow
def test_a_selection_without_any_test_fails_and_says_why(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "IN_PARALLEL", ())
    assert checks.test(False, ["tests/engine/test_scoring.py", "-k", "no_such_test"]) == 1
    said = capfd.readouterr()
    assert "no test was selected; only --all selects tests marked heavy\n" in said.out
    assert said.err == "failed: pytest\n"
