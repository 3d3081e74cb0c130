"""The types of requests and answers: those of the page are written from the engine's, and conversations have them."""

from coloretto.service.session import METHODS
from tools import protocol


def test_the_types_of_the_page_are_written_from_those_of_the_engine() -> None:
    for path, text in protocol.files().items():
        assert path.read_text(encoding="utf-8") == text, "run `python3 -m tools.protocol`"


def test_the_page_has_a_type_for_each_method_that_the_session_answers() -> None:
    methods = protocol.Methods()
    assert list(methods.params) == list(methods.results) == list(METHODS)
    assert methods.changing == {name for name, method in METHODS.items() if method.changes_game}
