"""Environments for reinforcement learning: PettingZoo, Gymnasium and OpenSpiel.

Importing this package registers the environments of those libraries that are installed; `open_spiel` has a module of
its own to import.
"""

from importlib.util import find_spec
from typing import Final

ENV_ID: Final = "coloretto/Coloretto-v0"
"""The identifier for `gymnasium.make` and, from PettingZoo 1.27 on, `pettingzoo.make`.

Worker processes know it as "coloretto.envs:coloretto/Coloretto-v0", which imports this package first.
"""

SELF_PLAY_ID: Final = "coloretto/ColorettoSelfPlay-v0"
"""The identifier of many games in which all seats learn, for `gymnasium.make_vec`."""


def _register() -> None:
    if find_spec("gymnasium"):
        import gymnasium

        gymnasium.register(ENV_ID, entry_point="coloretto.envs.single:ColorettoEnv")
        gymnasium.register(SELF_PLAY_ID, vector_entry_point="coloretto.envs.vector:ColorettoVectorEnv")
    if find_spec("pettingzoo") and find_spec("pettingzoo.env_registry"):
        from pettingzoo.env_registry import registration

        registration.register("aec", ENV_ID, entry_point="coloretto.envs.aec:env")


_register()
