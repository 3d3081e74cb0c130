"""Plays each action out many times to the end of the round, every seat acting by a quick rule, and averages the lead.

The quick rule takes a row once it gains enough, and else draws and places where that helps its seat more than the next.
"""

from random import Random
from typing import Final

from coloretto.bots.base import Bot, Budget, Choice, Limit, best_action
from coloretto.bots.core import ONE, TAKEN, Core, bag_score
from coloretto.bots.exact import ExactBot
from coloretto.cards import KINDS, Card
from coloretto.rules import legal_actions
from coloretto.state import DRAW, DRAWING, FIRST_PLACE, FIRST_TAKE, PLACE, REVEALING, Action, State

ROLLOUTS: Final = 40
"""For each legal action."""

ENOUGH: Final = {"brown": 6, "grey": 1}
"""Points for which the quick rule takes a row; on the brown side piles grow in value, so it pays to wait."""

RIVAL_WEIGHT: Final = 0.5
"""What a point for the next seat costs, when the quick rule places a card."""


class RolloutBot:
    """Tries all actions equally often; a rollout is a node."""

    def choose(self, state: State, limit: Limit, rng: Random) -> Choice:
        """Choose the action after which the seat led by most on average."""
        actions = legal_actions(state)
        budget = Budget(limit)
        totals = dict.fromkeys(actions, 0.0)
        tried = dict.fromkeys(actions, 0)
        roller = _Roller(state, rng)
        for number in range(ROLLOUTS * len(actions) if len(actions) > 1 else 0):
            if not budget.spend():
                break
            action = actions[number % len(actions)]
            totals[action] += roller.lead_after(action)
            tried[action] += 1
        values = {action: totals[action] / tried[action] for action in actions if tried[action]}
        return Choice(best_action(actions, values, rng), values, budget.nodes)


class _Roller:
    """A state from which rounds are played out, and which is as it was after each."""

    def __init__(self, state: State, rng: Random) -> None:
        self._core = Core(state)
        self._scoring = state.variant.scoring
        self._enough = ENOUGH[self._scoring]
        self._seat = state.seat
        self._lot = rng.random

    def lead_after(self, action: Action) -> float:
        """Play an action and the rest of the round once; tell how far the seat leads the mean of the others."""
        core = self._core
        core.apply_action(action)
        plies = 1
        while not core.has_round_ended:
            if core.phase in (DRAWING, REVEALING):
                core.apply_outcome(self._card_by_lot())
            else:
                core.apply_action(self._quick_place() if core.phase == PLACE else self._quick_decision())
            plies += 1
        scores = [bag_score(area, self._scoring) for area in core.areas]
        for _ in range(plies):
            core.undo()
        own = scores.pop(self._seat)
        return own - sum(scores) / len(scores)

    def _card_by_lot(self) -> Card:
        at = int(self._lot() * self._core.left)
        supply = self._core.supply
        for card in range(KINDS):
            at -= supply >> 4 * card & 15
            if at < 0:
                return card
        raise AssertionError("the supply holds as many cards as its counts say")

    def _quick_decision(self) -> Action:
        core, scoring = self._core, self._scoring
        area = core.areas[core.seat]
        before = bag_score(area, scoring)
        most, chosen, has_room = -99, -1, False
        for row, size in enumerate(core.sizes):
            if 0 < size < TAKEN:
                gain = bag_score(area + core.rows[row], scoring) - before
                if gain > most:
                    most, chosen = gain, row
            if size < core.capacities[row]:
                has_room = True
        if chosen < 0 or (most < self._enough and has_room and core.left):
            return DRAW
        return FIRST_TAKE + chosen

    def _quick_place(self) -> Action:
        core, scoring = self._core, self._scoring
        card = ONE[core.drawn]
        own, rival = core.areas[core.seat], core.areas[core.next_seat()]
        most, chosen = -99.0, -1
        for row, size in enumerate(core.sizes):
            if size < core.capacities[row]:
                bag = core.rows[row]
                gain = bag_score(own + bag + card, scoring) - bag_score(own + bag, scoring)
                loss = bag_score(rival + bag + card, scoring) - bag_score(rival + bag, scoring)
                value = gain - RIVAL_WEIGHT * loss
                if value > most:
                    most, chosen = value, row
        return FIRST_PLACE + chosen


BOT: Final[Bot] = ExactBot(RolloutBot())
