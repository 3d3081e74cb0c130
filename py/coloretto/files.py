"""The package's data files, from the package itself or handed in by a host that fetches some apart; reads none.

What is in a file is for whoever asks for it.
"""

from pkgutil import get_data
from typing import Final

from coloretto.errors import MissingFileError

_handed_in: Final[dict[str, bytes]] = {}


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
