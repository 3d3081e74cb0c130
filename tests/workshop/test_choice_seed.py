"""The seeds of choices: always the same for those who know the secret, and of no use to a bot."""

import pytest

from coloretto.workshop.choice_seed import choice_seed


def test_a_choice_has_always_the_same_seed() -> None:
    assert choice_seed(b"secret", 1, 2) == choice_seed(b"secret", 1, 2)


@pytest.mark.parametrize(("secret", "place"), [(b"another", (1, 2)), (b"secret", (1, 3)), (b"secret", (12,))])
def test_another_secret_or_place_has_another_seed(secret: bytes, place: tuple[int, ...]) -> None:
    assert choice_seed(secret, *place) != choice_seed(b"secret", 1, 2)


def test_browsers_read_each_seed_exactly() -> None:
    seeds = [choice_seed(b"secret", number) for number in range(200)]
    assert max(seeds) < 2**48
    assert len(set(seeds)) == 200
