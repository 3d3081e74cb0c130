"""Files that people name and keep: replaced as a whole or not at all; knows nothing of their content."""

import contextlib
import errno
import os
import secrets
import shutil
from pathlib import Path

from coloretto.errors import ColorettoError, quote


def path_from(name: str) -> Path:
    """Return the path that a person has typed; `~` is a home folder. Raises ColorettoError if no file can have it."""
    try:
        path = Path(name).expanduser()
        os.fsencode(path)
    except (RuntimeError, ValueError) as error:  # A user who does not exist, or characters that no name has.
        raise ColorettoError(f"{quote(name)} cannot be the name of a file: {error}") from error
    if "\0" in name:
        raise ColorettoError(f"{quote(name)} cannot be the name of a file: it has a null character")
    return path


def replace_file(path: Path, content: str | bytes) -> None:
    """Write a file in place of an older one, which stays as it is if that fails. Raises OSError.

    The new file is written beside the older one and renamed when it is complete. It gets the older one's permissions,
    and a symbolic link stays one.
    """
    data = content.encode() if isinstance(content, str) else content
    target = Path(os.path.realpath(path))
    try:
        if target.exists() and not target.is_file():
            target.write_bytes(data)  # A device has no content to lose, and a folder refuses.
            return
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        _replace(target, data)
    except OSError as error:
        # The person knows no other name of the file.
        raise OSError(error.errno, error.strerror, str(path)) from error


def _replace(target: Path, data: bytes) -> None:
    partial = target.with_name(f".{secrets.token_hex(8)}.partial")
    try:
        with partial.open("xb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if target.exists():
            shutil.copymode(target, partial)
        partial.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            partial.unlink()
        raise
