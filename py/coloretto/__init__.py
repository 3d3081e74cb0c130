"""Coloretto (Michael Schacht, 2003): rules, notation, bots and games, without a user interface."""

__version__ = "0.2.0"
RULES_VERSION = 1

# As in `typing`, which this package does not load: the first import is the least.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from coloretto.api import *  # noqa: F403
    from coloretto.api import bots as bots
    from coloretto.api import cards as cards
    from coloretto.api import coach as coach
    from coloretto.api import errors as errors
    from coloretto.api import notation as notation
    from coloretto.api import record as record
    from coloretto.api import rules as rules
    from coloretto.api import scoring as scoring
    from coloretto.api import state as state
else:

    def __getattr__(name):
        """Load the public names on first use, so that `import coloretto.rules` loads nothing else."""
        from importlib import import_module

        if name == "api":  # While that is being imported.
            raise AttributeError(name)
        return import_module("coloretto.api").public(name)

    def __dir__():
        """List the public names, for completion in an interpreter."""
        from coloretto.api import MODULES

        return sorted({name for name in globals() if name.startswith("__")}.union(__getattr__("__all__"), MODULES))
