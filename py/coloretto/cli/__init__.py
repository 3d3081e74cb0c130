"""Commands of the command line: play in the terminal, run a bot as a program, check records."""
