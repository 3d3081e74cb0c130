"""The looks in which the screens are shown."""

from itertools import combinations, product

import pytest

from tools.gallery.looks import LANGUAGES, SIZES, SKINS, THEMES, all_looks, language_of, look_of
from tools.gallery.screens import SCREENS
from tools.gallery.walks import WALKS

PROPERTIES = {"size": SIZES, "theme": THEMES, "skin": SKINS, "language": LANGUAGES}


def properties_of_each_screen() -> list[dict[str, object]]:
    """Return the properties of each screen in the look that every run checks."""
    shown: list[dict[str, object]] = []
    for screen in (SCREENS.index(name) for walk in WALKS if not walk.is_real_only for name in walk.screens):
        look = look_of(screen)
        shown.append({"size": look[:2], "theme": look.theme, "skin": look.skin, "language": language_of(screen)})
    return shown


@pytest.mark.parametrize(("one", "other"), list(combinations(PROPERTIES, 2)), ids="-".join)
def test_the_screens_of_a_run_have_every_pair_of_properties(one: str, other: str) -> None:
    met = {(each[one], each[other]) for each in properties_of_each_screen()}
    assert met == set(product(PROPERTIES[one], PROPERTIES[other]))


def test_all_looks_cover_every_size_in_every_theme() -> None:
    looks = list(all_looks(0))
    assert {look[:3] for look in looks} == {(*size, theme) for size, theme in product(SIZES, THEMES)}
    assert {look.skin for look in looks} == set(SKINS)


def test_screen_names_are_unique() -> None:
    assert len(set(SCREENS)) == len(SCREENS)
