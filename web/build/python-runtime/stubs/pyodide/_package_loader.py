"""In the place of Pyodide's installer of packages: the page brings the only one itself.

It holds what that would hold of the page's side: see `webloop.py`.
"""

from pyodide_js import loadedPackages  # noqa: F401


class Folder:
    """A path of which Pyodide asks for its words only."""

    def __init__(self, path: str) -> None:
        """Take the words."""
        self.path = path

    def __str__(self) -> str:
        """Give the words."""
        return self.path


SITE_PACKAGES = Folder("/lib/python3.14/site-packages")
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Do nothing; Pyodide calls this when it starts."""
