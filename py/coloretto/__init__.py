"""Coloretto (Michael Schacht, 2003): the rules, the text forms, the bots and the game, without a user interface."""

__version__ = "0.1.0"
RULES_VERSION = 1
