"""Rules, features, nets and bots compiled by Numba, for training and large arenas; tested equal to coloretto."""
