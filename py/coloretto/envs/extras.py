"""Says which extra of the package installs what an environment needs."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import other packages. Raises ModuleNotFoundError that names the extra with the one that is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        install = f"python3 -m pip install 'coloretto[{name}]'"
        raise ModuleNotFoundError(
            f"{error.name} is missing, which the extra {name} installs: {install}", name=error.name
        ) from None
