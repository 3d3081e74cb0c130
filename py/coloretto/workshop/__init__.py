"""What the page's workshop runs: bots in a cage, and their matches."""
