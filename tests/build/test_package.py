"""The package for the index: what it contains and says about itself."""

import email
import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from email.message import Message
from itertools import pairwise
from pathlib import Path

import pytest

import coloretto
from tools import packages, project

pytestmark = pytest.mark.xdist_group("compiled")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Build the wheel and the source distribution, beside a link to the sources such as mutation testing leaves."""
    folder = tmp_path_factory.mktemp("package")
    link = project.ROOT / "build" / "link-to-sources"
    link.unlink(missing_ok=True)
    link.symlink_to(project.ROOT / "py")
    for target in ("wheel", "sdist"):
        command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
        subprocess.run(command, cwd=project.ROOT, check=True, capture_output=True)
    yield folder
    link.unlink()


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
    assert metadata.get_all("Provides-Extra") == ["envs", "openspiel", "video"]
    addresses = [each.split(", ")[0] for each in metadata.get_all("Project-URL", [])]
    assert addresses == ["Source", "Documentation", "Issues", "Changelog"]
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])
    assert "coloretto.bot(" in str(metadata.get_payload())


def test_the_links_of_the_readme_lead_to_the_address_of_the_project(package: Path) -> None:
    (wheel,) = package.glob("*.whl")
    metadata = metadata_of(wheel)
    links = re.findall(r"\]\((?!#)([^)]*)\)", str(metadata.get_payload()))
    (source,) = [each.split(", ")[1] for each in metadata.get_all("Project-URL", []) if each.startswith("Source")]
    assert f"{source}/blob/main/docs/environments.md" in links
    assert [link for link in links if not link.startswith("https://")] == []


def test_the_source_distribution_holds_the_packages_only(package: Path) -> None:
    (source,) = package.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames()}
    folders = {name.split("/")[0] for name in names}
    assert folders == {"py", "CHANGELOG.md", "LICENSE", "PKG-INFO", "pyproject.toml", ".gitignore"}
    assert {name.split("/")[1] for name in names if name.startswith("py/")} == {
        "coloretto",
        "README.md",
        "absolute_links.py",
    }


def test_twine_finds_nothing_to_correct(package: Path) -> None:
    pytest.importorskip("twine")
    command = [sys.executable, "-m", "twine", "--no-color", "check", "--strict", *map(str, package.iterdir())]
    checked = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (checked.returncode, checked.stdout.count("PASSED")) == (0, 2), checked.stdout


@pytest.fixture(scope="module")
def empty_python(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of a virtual environment in which only the wheel is installed."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    python = folder / "bin" / "python"
    (wheel,) = package.glob("*.whl")
    pip: list[str | Path] = [packages.python_outside(), "-m", "pip", "--python", python]
    subprocess.run([*pip, "install", "--no-index", "--no-deps", "--quiet", wheel], check=True, capture_output=True)
    return python


@pytest.fixture(scope="module")
def unpacked_wheel(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the content of the wheel."""
    folder = tmp_path_factory.mktemp("unpacked")
    (wheel,) = package.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


RUN_SESSION = """
import doctest, sys
test = doctest.DocTestParser().get_doctest(sys.stdin.read(), {}, "README", None, 0)
runner = doctest.DocTestRunner()
runner.run(test)
sys.exit(runner.failures > 0 or runner.tries == 0)
"""


def run_away_from_the_checkout(
    folder: Path, *command: str | Path, text: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder in which the checkout cannot be imported."""
    env = {"PATH": os.environ["PATH"], "HOME": str(folder), **environment}
    return subprocess.run(command, cwd=folder, env=env, input=text, check=False, capture_output=True, text=True)


def sessions_of_the_readme() -> tuple[str, str]:
    """Return the examples that need only the package, and those that need the extra `envs`."""
    text = (project.ROOT / "py" / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```pycon\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    needing = [block for block in blocks if "coloretto.envs" in block]
    return "\n".join(block for block in blocks if block not in needing), "\n".join(needing)


@pytest.mark.slow
def test_the_examples_of_the_readme_run_where_only_the_wheel_is_installed(empty_python: Path, tmp_path: Path) -> None:
    session, _ = sessions_of_the_readme()
    ended = run_away_from_the_checkout(tmp_path, empty_python, "-c", RUN_SESSION, text=session)
    assert ended.returncode == 0, ended.stdout + ended.stderr


@pytest.mark.slow
def test_the_commands_of_the_readme_run_where_only_the_wheel_is_installed(empty_python: Path, tmp_path: Path) -> None:
    text = (project.ROOT / "py" / "README.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```\n(coloretto play.*?)^```", text, re.MULTILINE | re.DOTALL)
    (tmp_path / "my_bots.py").write_text("def taker(state, legal, rng):\n    return legal[-1]\n", encoding="utf-8")
    program = empty_python.with_name("coloretto")
    records = run_away_from_the_checkout(tmp_path, program, "simulate", "--json", "--bots", "random", "--games", "2")
    (tmp_path / "records.jsonl").write_text(records.stdout, encoding="utf-8")
    shorter = {"--deals": "1", "--games": "1", "--depth": "4"}
    for line in block.splitlines():
        words = line.replace("expert,", "greedy,").replace(",expert", ",greedy").split()[1:]
        short = [shorter.get(before, word) for before, word in pairwise(words)]
        ended = run_away_from_the_checkout(tmp_path, program, words[0], *short, text="q\n")
        assert ended.returncode == 0, (line, ended.stderr)


def test_the_conversation_of_the_readme_is_what_the_program_answers(empty_python: Path, tmp_path: Path) -> None:
    text = (project.ROOT / "py" / "README.md").read_text(encoding="utf-8")
    ((command, answer),) = re.findall(r"^```\n\$ (.*)\n(.*\n)```", text, re.MULTILINE)
    path = f"{empty_python.parent}:{os.environ['PATH']}"
    ended = run_away_from_the_checkout(tmp_path, "sh", "-c", command, PATH=path)
    assert (ended.stdout, ended.stderr) == (answer, "")


@pytest.mark.slow
def test_the_environments_of_the_wheel_run_without_the_checkout(unpacked_wheel: Path, tmp_path: Path) -> None:
    _, session = sessions_of_the_readme()
    text = (project.ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```pycon\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    session += "\n".join(block for block in blocks if "pyspiel" not in block)
    session += f"\n>>> coloretto.envs.__file__.startswith({str(unpacked_wheel)!r})\nTrue\n"
    env = {"PYTHONPATH": str(unpacked_wheel)}
    ended = run_away_from_the_checkout(tmp_path, sys.executable, "-c", RUN_SESSION, text=session, **env)
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_the_citation_names_the_version() -> None:
    citation = (project.ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {coloretto.__version__}\n" in citation
