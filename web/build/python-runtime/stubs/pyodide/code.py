"""Replaces functions that JavaScript can call to run code, or other functions with too many arguments."""
