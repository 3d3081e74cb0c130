"""What the build makes: everything that the page needs, nothing of anybody else's, the same bytes every time."""

import re
import zipfile
from pathlib import Path

import pytest

import build


def files_below(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_two_builds_are_byte_identical(tmp_path: Path) -> None:
    build.build(tmp_path / "again")
    assert files_below(tmp_path / "again") == files_below(build.DIST)


def test_the_site_holds_the_page_the_runtime_the_wheel_and_the_licences() -> None:
    names = set(files_below(build.DIST))
    assert {"index.html", "rules.html", "LICENSE", "LICENSES-THIRD-PARTY.md"} <= names
    engine = {name.split("/")[-1] for name in names if re.match(r"engine/[0-9a-f]{12}/", name)}
    assert {*build.RUNTIME, "coloretto-0.1.0-py3-none-any.whl"} == engine


def test_the_wheel_holds_the_engine_and_not_the_lab() -> None:
    (wheel,) = build.DIST.glob("engine/*/*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "coloretto/bridge.py" in names
    assert "coloretto/py.typed" in names
    assert not [name for name in names if not name.startswith(("coloretto/", "coloretto-0.1.0.dist-info/"))]


@pytest.mark.parametrize("name", ["index.html", "rules.html"])
def test_a_page_refers_to_its_own_files_relatively_so_that_any_sub_path_serves(name: str) -> None:
    page = (build.DIST / name).read_text(encoding="utf-8")
    links = re.findall(r"""(?:src|href)="([^"]+)\"""", page)
    assert links
    assert all(link.startswith("./") for link in links)


def test_the_shipped_page_holds_no_canned_answers() -> None:
    scripts = b"".join(content for name, content in files_below(build.DIST).items() if name.startswith("assets/"))
    assert b"has no answer to" not in scripts
