"""Task 3: mind the fourth colour."""

ENOUGH = 3
PRICE = 2


def worth(player, row):
    """Return the points of a row, less a price for each new colour after the third."""
    new = [colour for colour in row.colours if colour not in player.colours]
    too_many = len(player.colours) + len(new) - 3
    return player.gain(row) - PRICE * max(min(too_many, len(new)), 0)


def choose(table):
    """Take the best row if it is worth enough; otherwise draw, and place the card anywhere."""
    best = max(table.takes, key=lambda take: worth(table.me, take.row), default=None)
    others = [action for action in table.legal if not action.is_take]
    if best and (worth(table.me, best.row) >= ENOUGH or not others):
        return best
    return table.random.choice(others)
