"""Measurements that print the figures of RESULTS.md: `python -m coloretto_lab.experiments.NAME`."""
