"""Training and measurements, not shipped; may import all of coloretto, but nothing may import it."""
