"""The interface of the engine to a page: requests in, views and results of the coach out, all as JSON."""
