"""Task 4: look at the others."""

ENOUGH = 4
PRICE = 2


def worth(player, row):
    """Return the points of a row, less a price for each new colour after the third."""
    new = [colour for colour in row.colours if colour not in player.colours]
    too_many = len(player.colours) + len(new) - 3
    return player.gain(row) - PRICE * max(min(too_many, len(new)), 0)


def best_worth(table, player):
    """Return what the best row is worth to a player."""
    return max((worth(player, take.row) for take in table.takes), default=0)


def after_placing(table, place):
    """Return what the best row is worth to me after placing a card, less what the next player's best one is to them."""
    after = table.imagine(place)
    theirs = best_worth(after, after.me) if after.me.seat != table.me.seat else 0
    return best_worth(after, table.me) - theirs


def choose(table):
    """Take the best row if it is worth enough; otherwise draw, and place the card where it helps me more than them."""
    if table.drawn:
        return max(table.legal, key=lambda place: after_placing(table, place))
    best = max(table.takes, key=lambda take: worth(table.me, take.row), default=None)
    if best and (worth(table.me, best.row) >= ENOUGH or table.takes == table.legal):
        return best
    return table.legal[0]
