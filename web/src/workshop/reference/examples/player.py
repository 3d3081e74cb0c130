# Look at the next player: leave them what they have no use for, and
# take what they would like.
def choose(table):
    me, rival = table.me, table.others[0]

    def value(action):
        return table.gain(action.row) + rival.gain(action.row) / 2

    if table.drawn in rival.cards and table.drawn not in me.cards:
        return min(table.legal, key=value)
    if table.drawn:
        return max(table.legal, key=value)

    takes = [action for action in table.legal if action.is_take]
    best = max(takes, key=value, default=None)
    return best if best and value(best) >= 4 else table.legal[0]
