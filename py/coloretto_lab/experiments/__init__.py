"""Measurements that print their figures: `python -m coloretto_lab.experiments.NAME`; RESULTS.md has the results."""
