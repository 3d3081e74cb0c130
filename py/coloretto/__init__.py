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
        api = import_module("coloretto.api")
        if name == "__all__":
            return ["RULES_VERSION", "__version__", *api.__all__]
        if name in api.__all__:
            return getattr(api, name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *__getattr__("__all__")})
