"""The package for the index: what it contains and says about itself."""

import email
import re
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from pathlib import Path

import pytest

import coloretto
from tools import project


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and the source distribution."""
    folder = tmp_path_factory.mktemp("package")
    for target in ("wheel", "sdist"):
        command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
        subprocess.run(command, cwd=project.ROOT, check=True, capture_output=True)
    return folder


def metadata_of(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [each for each in archive.namelist() if each.endswith(".dist-info/METADATA")]
        return email.message_from_bytes(archive.read(name))


def test_the_wheel_says_who_what_where_and_for_whom(package: Path) -> None:
    (wheel,) = package.glob("*.whl")
    metadata = metadata_of(wheel)
    assert metadata["Version"] == coloretto.__version__
    assert metadata["License-Expression"] == "MIT"
    assert all("extra == " in each for each in metadata.get_all("Requires-Dist", []))
    assert metadata.get_all("Provides-Extra") == ["data", "envs", "openspiel"]
    addresses = [each.split(", ")[0] for each in metadata.get_all("Project-URL", [])]
    assert addresses == ["Source", "Documentation", "Issues", "Changelog"]
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])
    assert "coloretto.bot(" in str(metadata.get_payload())


def test_the_readme_of_the_package_has_no_relative_links(package: Path) -> None:
    (wheel,) = package.glob("*.whl")
    readme = str(metadata_of(wheel).get_payload())
    assert re.findall(r"\]\((?!https?://|#)[^)]*\)", readme) == []


def test_the_source_distribution_holds_the_packages_only(package: Path) -> None:
    (source,) = package.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames()}
    folders = {name.split("/")[0] for name in names}
    assert folders == {"py", "CHANGELOG.md", "LICENSE", "PKG-INFO", "pyproject.toml", ".gitignore"}
    assert {name.split("/")[1] for name in names if name.startswith("py/")} == {
        "coloretto",
        "coloretto_compiled",
        "coloretto_envs",
        "README.md",
    }


def test_the_citation_names_the_version() -> None:
    citation = (project.ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {coloretto.__version__}\n" in citation
