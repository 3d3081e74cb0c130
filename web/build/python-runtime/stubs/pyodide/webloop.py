"""Replaces Pyodide's event loop: see `asyncio.py`.

It imports the same JavaScript objects as the original, because a snapshot requires exactly these references.
"""

from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop() -> None:
    """Do nothing; Pyodide calls this when it starts."""
