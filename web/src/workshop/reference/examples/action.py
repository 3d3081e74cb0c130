# Imagine each place for a card, and choose the one that makes the
# best row for you.
def choose(table):
    def best_gain(action):
        after = table.imagine(action)
        me = after.players[table.me.seat]
        return max(me.gain(row) for row in after.rows)

    if table.drawn:
        return max(table.legal, key=best_gain)

    for action in table.legal:
        if action.is_take and table.gain(action.row) >= 4:
            return action
    return table.legal[0]
