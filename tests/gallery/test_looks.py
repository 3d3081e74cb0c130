"""The choice of looks for each turn."""

from itertools import product

import pytest

from tools.gallery.looks import LANGUAGES, SIZES, SKINS, THEMES, TURNS, all_looks, language_of_turn, looks_of_turn
from tools.gallery.screens import SCREENS, TOURS

PROPERTIES = {
    "screen": SCREENS,
    "size": SIZES,
    "theme": THEMES,
    "skin": SKINS,
    "language": LANGUAGES,
}
PAIRS = [(a, b) for a in PROPERTIES for b in PROPERTIES if list(PROPERTIES).index(a) < list(PROPERTIES).index(b)]


def ten_turns() -> list[dict[str, object]]:
    """Return the properties of every screen and look that ten turns check."""
    return [
        {
            "screen": screen,
            "size": (look.width, look.height),
            "theme": look.theme,
            "skin": look.skin,
            "language": language_of_turn(number, turn),
        }
        for turn in range(TURNS)
        for number, tour in enumerate(TOURS)
        for screen in tour.screens
        for look in looks_of_turn(SCREENS.index(screen), turn)
    ]


@pytest.mark.parametrize(("one", "other"), PAIRS, ids="-".join)
def test_ten_turns_cover_every_pair_of_properties(one: str, other: str) -> None:
    met = {(each[one], each[other]) for each in ten_turns()}
    assert met == set(product(PROPERTIES[one], PROPERTIES[other]))


def test_a_turn_checks_each_screen_in_two_sizes_and_two_themes() -> None:
    for turn, screen in product(range(TURNS), range(len(SCREENS))):
        first, second = looks_of_turn(screen, turn)
        assert first[:2] != second[:2]
        assert first.theme != second.theme


def test_all_looks_cover_every_size_in_every_theme() -> None:
    looks = list(all_looks(0))
    assert {look[:3] for look in looks} == {(*size, theme) for size, theme in product(SIZES, THEMES)}
    assert {look.skin for look in looks} == set(SKINS)


def test_screen_names_are_unique() -> None:
    assert len(set(SCREENS)) == len(SCREENS)
