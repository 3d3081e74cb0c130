"""The package's files, from the package itself or handed in by a host that fetches some apart; reads none.

What is in a file is for whoever asks for it.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pkgutil import get_data
from typing import Final

from coloretto.errors import MissingFileError

COACH: Final = "coach.zip"
"""The archive of the modules that play no game: where a host fetches them apart, no game waits for them."""

_handed_in: Final[dict[str, bytes]] = {}
_archives: Final[set[str]] = set()


def data_file(path: str) -> bytes:
    """Give a file's content; `path` is relative to the package, with slashes. Raises MissingFileError.

    >>> data_file("py.typed")
    b''
    """
    if path in _handed_in:
        return _handed_in[path]
    try:
        data = get_data(__package__, path)
    except OSError as error:
        raise MissingFileError(path) from error
    assert data is not None, "the package's loader gives data"
    return data


def hand_in(path: str, content: bytes | memoryview) -> None:
    """Keep a file that is not in the package, for the process's life."""
    _handed_in[path] = bytes(content)


@contextmanager
def modules_in(archive: str) -> Iterator[None]:
    """Let modules be imported that may be in an archive of their own. Raises MissingFileError."""
    try:
        yield
    except ModuleNotFoundError as error:
        if archive in _archives:
            raise
        raise MissingFileError(archive) from error


def hand_in_archive(archive: str, path: str) -> None:
    """Let the package's and the library's modules be found in an archive, too, which lies at `path`."""
    _archives.add(archive)
    sys.path.append(path)
    for name, package in tuple(sys.modules.items()):
        if name.partition(".")[0] == __package__ and hasattr(package, "__path__"):
            package.__path__.append(f"{path}/{name.replace('.', '/')}")
