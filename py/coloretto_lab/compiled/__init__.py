"""Rules, features, nets and bots compiled by Numba: what training and large arenas need; tested equal to coloretto."""
