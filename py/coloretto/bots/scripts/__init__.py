"""Bots that others write: functions and files, and what their errors say."""
