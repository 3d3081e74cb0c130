"""Compressed copies of a site's files."""

import gzip
import random
import subprocess
from pathlib import Path

from tools import project

COPIES = 20


def test_files_with_the_same_content_all_get_whole_copies(tmp_path: Path) -> None:
    content = random.Random(1).randbytes(1_000_000)
    site = tmp_path / "site"
    site.mkdir()
    for number in range(COPIES):
        (site / f"{number}.js").write_bytes(content)
    subprocess.run(["node", "build/compress.mjs", site, tmp_path / "cache"], cwd=project.WEB, check=True)
    for suffix in ("br", "gz"):
        (copy,) = {file.read_bytes() for file in site.glob(f"*.{suffix}")}
        assert len(copy) > len(content) // 2
    assert gzip.decompress((site / "0.js.gz").read_bytes()) == content
    assert len(list((tmp_path / "cache").iterdir())) == 2
