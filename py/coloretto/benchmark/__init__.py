"""A benchmark for bots: positions of last rounds with the exact value of every action."""
