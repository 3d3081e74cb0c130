"""Reads the package's files, from the package or from a host that fetches some of them separately; parses none."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pkgutil import get_data
from typing import Final

from coloretto.errors import MissingFileError

COACH_ARCHIVE: Final = "coach.zip"
"""The archive of the coach and of other modules that no game needs. A host can fetch it after a game has started."""

_provided: Final[dict[str, bytes]] = {}
_archives: Final[set[str]] = set()


def data_file(path: str) -> bytes:
    """Return a file's content; `path` is relative to the package, with slashes. Raises MissingFileError.

    >>> data_file("py.typed")
    b''
    """
    if path in _provided:
        return _provided[path]
    try:
        data = get_data(__package__, path)
    except OSError as error:
        raise MissingFileError(path) from error
    assert data is not None, "the package's loader returns data"
    return data


def provide_file(path: str, content: bytes | memoryview) -> None:
    """Provide a file that the package lacks, for the rest of the process."""
    _provided[path] = bytes(content)


@contextmanager
def imports_from(archive: str) -> Iterator[None]:
    """Import modules that may be in an archive. Raises MissingFileError while the archive is not mounted."""
    try:
        yield
    except ModuleNotFoundError as error:
        if archive in _archives:
            raise
        raise MissingFileError(archive) from error


def mount_archive(archive: str, path: str) -> None:
    """Make the modules in the archive at `path` importable: of the package and of the standard library."""
    _archives.add(archive)
    sys.path.append(path)
    for name, package in tuple(sys.modules.items()):
        if name.partition(".")[0] == __package__ and hasattr(package, "__path__"):
            package.__path__.append(f"{path}/{name.replace('.', '/')}")
