"""Environments for reinforcement learning: PettingZoo, Gymnasium and OpenSpiel.

Importing this package registers the environments of those libraries that are installed; `open_spiel` has a module of
its own to import.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from coloretto.envs import aec as aec
    from coloretto.envs import interface as interface
    from coloretto.envs import open_spiel as open_spiel
    from coloretto.envs import single as single
    from coloretto.envs import vector as vector

ENV_ID: Final = "coloretto/Coloretto-v0"
"""The identifier for `gymnasium.make` and, from PettingZoo 1.27 on, `pettingzoo.make`.

Worker processes know it as "coloretto.envs:coloretto/Coloretto-v0", which imports this package first.
"""

SELF_PLAY_ID: Final = "coloretto/ColorettoSelfPlay-v0"
"""The identifier of many games in which all seats learn, for `gymnasium.make_vec`."""

MODULES: Final = ("aec", "interface", "open_spiel", "single", "vector")
"""The documented modules, which are loaded on first use, as each needs other packages."""


def __getattr__(name: str) -> ModuleType:
    if name in MODULES:
        return import_module(f"coloretto.envs.{name}")
    raise AttributeError(f"module 'coloretto.envs' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), "ENV_ID", "SELF_PLAY_ID", *MODULES})


def _register() -> None:
    if find_spec("gymnasium"):
        import gymnasium

        gymnasium.register(ENV_ID, entry_point="coloretto.envs.single:ColorettoEnv")
        gymnasium.register(SELF_PLAY_ID, vector_entry_point="coloretto.envs.vector:ColorettoVectorEnv")
    if find_spec("pettingzoo") and find_spec("pettingzoo.env_registry"):
        from pettingzoo.env_registry import registration

        registration.register("aec", ENV_ID, entry_point="coloretto.envs.aec:env")


_register()
