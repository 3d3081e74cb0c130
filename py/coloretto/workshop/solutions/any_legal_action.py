"""Task 1: any legal action."""


def choose(table):
    """Take any legal action."""
    return table.random.choice(table.legal)
