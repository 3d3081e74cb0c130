"""The rules compiled by Numba, for environments that step many games at once and for the lab; equal to the rules."""
