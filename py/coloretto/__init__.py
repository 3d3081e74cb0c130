"""Coloretto (Michael Schacht, 2003): rules, notation, bots and games, without a user interface."""

__version__ = "0.1.0"
RULES_VERSION = 1
