"""What a page asks of the engine: requests in, views and advice out, all as JSON."""
