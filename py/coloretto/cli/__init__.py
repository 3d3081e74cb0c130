"""The commands: play in a terminal, run a bot as a program, check records."""
