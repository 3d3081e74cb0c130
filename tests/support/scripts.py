"""Bots as people write them."""

GREEDY = """
def choose(table):
    if table.drawn:
        return max(table.legal, key=lambda action: len(action.row))
    takes = [action for action in table.legal if action.is_take]
    best = max(takes, key=lambda action: table.gain(action.row), default=None)
    if best and table.gain(best.row) >= 3:
        return best
    return table.legal[0]
"""
"""Takes a row with enough points, and otherwise draws."""
