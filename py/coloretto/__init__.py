"""Coloretto (Michael Schacht, 2003): rules, notation, bots and games, without a user interface."""

__version__ = "0.2.0"
RULES_VERSION = 1

# As in `typing`, which this package does not load: the first import is the least.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from coloretto.api import *  # noqa: F403
else:

    def __getattr__(name):
        """Load the public names on first use, so that `import coloretto.rules` loads nothing else."""
        from importlib import import_module

        if name == "api":  # While that is being imported.
            raise AttributeError(name)
        return import_module("coloretto.api").public(name)

    def __dir__():
        return sorted({*globals(), *__getattr__("__all__")} - {"TYPE_CHECKING"})
