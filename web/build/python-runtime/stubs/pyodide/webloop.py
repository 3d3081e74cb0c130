"""In the place of Pyodide's event loop: see `asyncio.py`.

It holds what that would hold of the page's side: a picture of the memory is only taken where just these are held.
"""

from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop() -> None:
    """Do nothing; Pyodide calls this when it starts."""
