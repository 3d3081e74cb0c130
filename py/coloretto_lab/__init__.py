"""What measures and trains; not shipped. May import all of coloretto; nothing imports it."""
