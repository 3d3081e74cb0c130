"""Runs work in processes of this machine or on the machines of a Dask cluster; knows nothing of games or nets."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from joblib import parallel_config  # type: ignore[import-untyped]


@contextmanager
def workers(jobs: int, cluster: str | None) -> Iterator[None]:
    """Let joblib use a number of processes here (-1: one per core), or the workers of the Dask scheduler at an address.

    On a cluster every machine needs this repository and `distributed` (the dependency group `cluster`): run
    `dask scheduler` on one, `PYTHONPATH=py dask worker ADDRESS` on each, then `--cluster ADDRESS` here.
    """
    if cluster is None:
        with parallel_config(backend="loky", n_jobs=jobs):
            yield
        return
    with import_module("distributed").Client(cluster), parallel_config(backend="dask"):
        yield
