"""What the command line offers: a game in the terminal, bots by a line protocol, records checked."""
