"""Matches between bots and programs on duplicate deals, fair to every seat."""
