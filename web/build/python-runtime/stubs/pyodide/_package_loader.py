"""Replaces Pyodide's package installer: the page adds its only package itself.

It imports the same JavaScript objects as the original: see `webloop.py`.
"""

from pyodide_js import loadedPackages  # noqa: F401


class Folder:
    """A path that Pyodide only converts to a string."""

    def __init__(self, path: str) -> None:
        """Store the path."""
        self.path = path

    def __str__(self) -> str:
        """Return the path."""
        return self.path


SITE_PACKAGES = Folder("/lib/python3.14/site-packages")
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Do nothing; Pyodide calls this when it starts."""
