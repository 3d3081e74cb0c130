"""Proximal policy optimization in one file: `python -m coloretto_lab.examples.ppo --opponents greedy`.

It needs PyTorch. The network sees the vector and plays one seat, a random one each game, against computer players; the
action mask sets the probability of illegal actions to 0. The defaults take about a minute.
"""

import argparse
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from torch import nn
from torch.distributions import Categorical

import coloretto.envs
from coloretto.bots.scripts.function import FunctionBot
from coloretto.envs.interface import ACTIONS, SIZE, Mask, Vector
from coloretto_lab.examples.measure import policy_bot, report

GAMMA = 1.0
"""Games end, and only the end counts: later rewards are worth as much as earlier ones."""

LAMBDA = 0.95
CLIP = 0.2
ENTROPY_WEIGHT = 0.01
VALUE_WEIGHT = 0.5
MAX_NORM = 0.5
EPOCHS = 4
BATCHES = 4


class Network(nn.Module):
    """A policy and a value on two shared layers."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(SIZE, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.policy = nn.Linear(width, ACTIONS)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """Return the distribution of legal actions, and the value."""
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return Categorical(logits=logits), self.value(hidden).squeeze(-1)


def advantages(rewards: Any, values: Any, ends: Any, last_values: Any) -> torch.Tensor:
    """Return the generalized advantage estimates (steps, games)."""
    result = torch.zeros_like(rewards)
    following = torch.zeros_like(last_values)
    for step in reversed(range(len(rewards))):
        alive = 1 - ends[step]
        error = rewards[step] + GAMMA * last_values * alive - values[step]
        following = error + GAMMA * LAMBDA * alive * following
        result[step] = following
        last_values = values[step]
    return result


def improve(network: Network, optimizer: Any, batch: Sequence[torch.Tensor]) -> None:
    """Take one step of the optimizer on a batch of decisions."""
    seen, mask, actions, old_logs, gains, returns = batch
    distribution, values = network(seen, mask)
    ratio = (distribution.log_prob(actions) - old_logs).exp()
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    policy_loss = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
    value_loss = (values - returns).pow(2).mean()
    loss = policy_loss + VALUE_WEIGHT * value_loss - ENTROPY_WEIGHT * distribution.entropy().mean()
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), MAX_NORM)
    optimizer.step()


def bot_from(network: Network) -> FunctionBot:
    """Return a bot that plays the most likely action."""

    def choose(seen: Vector, mask: Mask) -> int:
        with torch.no_grad():
            distribution, _ = network(torch.as_tensor(seen), torch.as_tensor(mask > 0))
        return int(distribution.logits.argmax())

    return policy_bot(choose)


def train(options: argparse.Namespace) -> tuple[Network, list[float]]:
    """Return a trained network, and its mean share of the wins at each update, which is printed."""
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)  # More do not pay for a network of this size.

    def make() -> gymnasium.Env[Any, Any]:
        return gymnasium.make(
            coloretto.envs.ENV_ID, players=options.players, opponents=options.opponents, disable_env_checker=True
        )

    envs: Any = SyncVectorEnv([make] * options.games, autoreset_mode=AutoresetMode.SAME_STEP)
    network = Network()
    optimizer = torch.optim.Adam(network.parameters(), lr=options.rate, eps=1e-5)
    seen, infos = envs.reset(seed=options.seed)
    shares: list[float] = []
    for update in range(1, options.updates + 1):
        columns: list[list[torch.Tensor]] = [[] for _ in range(7)]
        finished: list[float] = []
        for _ in range(options.steps):
            now, mask = torch.as_tensor(seen), torch.as_tensor(np.stack(infos["action_mask"]) > 0)
            with torch.no_grad():
                distribution, values = network(now, mask)
                actions = distribution.sample()
            seen, rewards, ends, _, infos = envs.step(actions.numpy())
            finished += (rewards[ends] + 1 / options.players).tolist()
            step = (now, mask, actions, distribution.log_prob(actions), values, torch.as_tensor(rewards).float())
            for column, part in zip(columns, (*step, torch.as_tensor(ends).float()), strict=True):
                column.append(part)
        all_seen, all_masks, all_actions, logs, values, all_rewards, all_ends = map(torch.stack, columns)
        with torch.no_grad():
            _, last_values = network(torch.as_tensor(seen), torch.ones(options.games, ACTIONS, dtype=torch.bool))
        gains = advantages(all_rewards, values, all_ends, last_values)
        parts = (all_seen, all_masks, all_actions, logs, gains, gains + values)
        flat = [part.flatten(0, 1) for part in parts]
        for _ in range(EPOCHS):
            for chosen in torch.randperm(len(flat[0])).chunk(BATCHES):
                improve(network, optimizer, [part[chosen] for part in flat])
        shares.append(float(np.mean(finished)) if finished else float("nan"))
        print(f"update {update}: won {shares[-1]:.1%} of {len(finished)} games", flush=True)
    return network, shares


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--games", type=int, default=16, help="games at once (default 16)")
    parser.add_argument("--steps", type=int, default=128, help="decisions per game between updates (default 128)")
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--rate", type=float, default=5e-4, help="learning rate (default 0.0005)")
    parser.add_argument("--deals", type=int, default=100, help="deals to measure the result (default 100)")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def trained_bot(arguments: Sequence[str]) -> FunctionBot:
    """Return a bot trained with the options of the command line."""
    return bot_from(train(parser().parse_args(arguments))[0])


def main(arguments: Sequence[str] | None = None) -> list[float]:
    """Train a network with the options of the command line and measure it; return its shares in training."""
    options = parser().parse_args(arguments)
    network, shares = train(options)
    report("the network", bot_from(network), options.opponents, options.players, options.deals)
    return shares


if __name__ == "__main__":
    main()
