"""MaskablePPO of sb3-contrib: `python -m coloretto_lab.examples.maskable_ppo --opponents greedy`.

It needs sb3-contrib, which needs PyTorch. MaskablePPO takes the legal actions from the method `action_masks` of the
environment, so no wrapper is needed. The defaults take about a minute.
"""

import argparse
from collections.abc import Sequence
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from coloretto.bots.scripts.function import FunctionBot
from coloretto.envs.interface import Mask, Vector
from coloretto.envs.single import ColorettoEnv
from coloretto_lab.examples.measure import policy_bot, report


def train(options: argparse.Namespace) -> Any:
    """Return a model that has been trained with the options of the command line."""
    torch.set_num_threads(1)  # More do not pay for a network of this size.
    arguments = {"players": options.players, "opponents": options.opponents}
    envs = make_vec_env(ColorettoEnv, n_envs=options.games, seed=options.seed, env_kwargs=arguments)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=options.seed,
        device="cpu",
    )
    return model.learn(options.steps)


def bot_from(model: Any) -> FunctionBot:
    """Return a bot that plays the most likely action."""

    def choose(seen: Vector, mask: Mask) -> int:
        action, _ = model.predict(seen, action_masks=mask > 0, deterministic=True)
        return int(action)

    return policy_bot(choose)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--games", type=int, default=16, help="games at once (default 16)")
    parser.add_argument("--steps", type=int, default=100_000, help="decisions of the training (default 100,000)")
    parser.add_argument("--deals", type=int, default=100, help="deals to measure the result (default 100)")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def trained_bot(arguments: Sequence[str]) -> FunctionBot:
    """Return a bot trained with the options of the command line."""
    return bot_from(train(parser().parse_args(arguments)))


def main(arguments: Sequence[str] | None = None) -> float:
    """Train a model with the options of the command line; print and return its share of the wins."""
    options = parser().parse_args(arguments)
    return report("the model", bot_from(train(options)), options.opponents, options.players, options.deals)


if __name__ == "__main__":
    main()
