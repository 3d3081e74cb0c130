"""Where the lab's work is done: in processes of this machine, or on the machines of a Dask cluster; knows no work."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from joblib import parallel_config  # type: ignore[import-untyped]


@contextmanager
def workers(jobs: int, cluster: str | None) -> Iterator[None]:
    """Let joblib use so many processes here (-1: all cores), or those of the Dask scheduler at this address.

    On a cluster every machine needs this repository and `distributed` (the dependency group `cluster`):
    `dask scheduler` on one, `PYTHONPATH=py dask worker ADDRESS` on each, then `--cluster ADDRESS` here.
    """
    if cluster is None:
        with parallel_config(backend="loky", n_jobs=jobs):
            yield
        return
    with import_module("distributed").Client(cluster), parallel_config(backend="dask"):
        yield
