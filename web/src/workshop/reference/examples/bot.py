# The library's own Bot contract: a value for each action, from a
# state that never changes.
from coloretto.bots.base import Choice, best_action, completed
from coloretto.bots.gains import best_gain, row_gain
from coloretto.rules import apply_action, legal_actions
from coloretto.state import DRAW, is_take, row_from_action


class MyBot:
    def think(self, state, limit, rng):
        legal = legal_actions(state)
        values = {action: value(state, action) for action in legal}
        best = best_action(legal, values, rng)
        return completed(Choice(best, values, nodes=len(values)))


def value(state, action):
    if action == DRAW:
        return 3.5
    if is_take(action):
        return row_gain(state, state.seat, row_from_action(action))
    return best_gain(apply_action(state, action), state.seat)


BOT = MyBot()
