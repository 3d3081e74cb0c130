"""In the place of Python's event loop: the engine is called and answers, and waits for nothing."""


def get_event_loop() -> None:
    """Refuse: there is none."""
    raise RuntimeError("this Python has no event loop")
