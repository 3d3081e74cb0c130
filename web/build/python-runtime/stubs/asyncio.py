"""Replaces Python's event loop, which the engine does not need: it answers synchronously."""


def get_event_loop() -> None:
    """Raise RuntimeError: there is no event loop."""
    raise RuntimeError("this Python has no event loop")
