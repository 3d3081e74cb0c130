"""Data sets of games between bots, with the values of every decision (docs/dataset.md)."""
