"""Files that people name: their paths, and the errors of writing them."""

import errno
import os
from pathlib import Path

import pytest

from coloretto import processes
from coloretto.errors import ColorettoError
from coloretto.files import path_from, replace_file


def test_a_path_may_begin_with_the_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ana")
    assert path_from("~/game") == Path("/home/ana/game")
    assert path_from("game") == Path("game")


def test_a_name_with_a_null_character_names_no_file() -> None:
    with pytest.raises(ColorettoError, match=r"^'a\\x00b' cannot be the name of a file: it has a null character$"):
        path_from("a\0b")


@pytest.mark.parametrize("content", ["Größe", "Größe".encode()])
def test_a_file_is_written_as_text_or_bytes(tmp_path: Path, content: str | bytes) -> None:
    for _ in range(2):
        replace_file(tmp_path / "file", content)
        assert (tmp_path / "file").read_text(encoding="utf-8") == "Größe"
    assert os.listdir(tmp_path) == ["file"]


def test_an_error_of_writing_names_the_file_as_the_person_did(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "none" / "file")
    with pytest.raises(FileNotFoundError) as raised:
        replace_file(tmp_path / "link", "")
    error = raised.value
    assert (error.errno, error.filename) == (errno.ENOENT, str(tmp_path / "link"))
    assert error.strerror == os.strerror(errno.ENOENT)


def test_a_folder_is_no_file_to_replace(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        replace_file(tmp_path, "")


def test_the_cores_are_those_that_this_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {3, 5, 7} if process == 0 else set(), raising=False)
    assert processes.cores() == 3
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    assert processes.cores() == 4
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert processes.cores() == 1
