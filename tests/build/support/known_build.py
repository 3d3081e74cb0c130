"""A build of a site that knows its own address, which tests share, because it takes many seconds."""

import subprocess
from pathlib import Path
from typing import NamedTuple

from tools import builder, project

URL = "https://coloretto.example/game/"


class KnownBuild(NamedTuple):
    """A site that knows its own address, without the engine."""

    folder: Path
    written: dict[Path, int]
    """The files of the repository that the build wrote, with the times."""


def build_known(folder: Path) -> KnownBuild:
    """Build the site into a folder."""
    before = times_of_tracked_files()
    builder.build(folder, mode="fake", url=URL)
    return KnownBuild(folder, dict(times_of_tracked_files().items() - before.items()))


def times_of_tracked_files() -> dict[Path, int]:
    """Return when each file in git was last written, in nanoseconds."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=project.ROOT, check=True, stdout=subprocess.PIPE, text=True)
    files = (project.ROOT / name for name in listed.stdout.split("\0") if name)
    return {file: file.stat().st_mtime_ns for file in files if file.is_file()}
