# Return one of table.legal: an action to draw, to place the drawn card, or to take a row.
def choose(table):
    if table.drawn:
        # Place the card where most cards are.
        return max(table.legal, key=lambda action: len(action.row))

    best = max(table.takes, key=lambda take: table.gain(take.row), default=None)
    if best and table.gain(best.row) >= 3:
        print("I take", best.row.cards, "for", table.gain(best.row), "points")
        return best
    return table.legal[0]
