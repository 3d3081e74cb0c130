"""Bots that look ahead: one decision, to the end of the round, or to the end of the game."""
