"""A random game as OpenSpiel writes it, with all that its interface returns: a golden file in tests/data."""

from open_spiel.python.algorithms import generate_playthrough

import coloretto.envs.open_spiel  # noqa: F401 - Registers the game.

GAME = "python_coloretto(edition=golden,players=2,setup=chance)"


def playthrough() -> str:
    """Return the playthrough, the same in each run."""
    text: str = generate_playthrough.playthrough(GAME, [], seed=2003)
    return text
