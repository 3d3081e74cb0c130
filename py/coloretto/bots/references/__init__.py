"""Simple bots, to measure others against and to learn from."""
