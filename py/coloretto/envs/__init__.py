"""Environments for reinforcement learning: PettingZoo, Gymnasium and OpenSpiel.

Importing this package registers the environments of those libraries that are installed; `open_spiel` has a module of
its own to import.
"""

from importlib.util import find_spec
from typing import Final

ENV_ID: Final = "coloretto/Coloretto-v0"
"""The identifier for `gymnasium.make` and, from PettingZoo 1.27 on, `pettingzoo.make`."""


def _register() -> None:
    if find_spec("gymnasium"):
        import gymnasium

        gymnasium.register(ENV_ID, entry_point="coloretto.envs.single:ColorettoEnv")
    if find_spec("pettingzoo") and find_spec("pettingzoo.env_registry"):
        from pettingzoo.env_registry import registration

        registration.register("aec", ENV_ID, entry_point="coloretto.envs.aec:env")


_register()
