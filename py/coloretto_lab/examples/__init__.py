"""Programs that learn or search with the environments, to start from."""
