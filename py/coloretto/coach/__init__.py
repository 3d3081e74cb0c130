"""Analyses decisions and games for players who want to improve: values, explanations, reviews."""
