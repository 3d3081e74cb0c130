# Place a card next to its own colour. Once a row is full, take the
# one with the most points.
def choose(table):
    def same_colour(action):
        return action.row.cards.count(table.drawn)

    if table.drawn:
        return max(table.legal, key=same_colour)

    takes = [action for action in table.legal if action.is_take]
    if any(action.row.is_full for action in takes):
        return max(takes, key=lambda action: table.gain(action.row))
    return table.legal[0]
