"""The neural networks: their input, their file, and values of states by them."""
