"""Measurements, each of which prints its figures: `python -m coloretto_lab.experiments.NAME`; see RESULTS.md."""
