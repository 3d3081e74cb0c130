"""Features, nets, searches and bots compiled by Numba, for training and large arenas; tested equal to coloretto."""
