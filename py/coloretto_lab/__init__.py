"""Training and measurements; not shipped. May import all of coloretto; nothing imports it."""
