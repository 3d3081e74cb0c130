"""The locked packages: the groups of pyproject.toml, at one version each."""

import re
import sys
import tomllib
from collections import defaultdict
from functools import cache
from itertools import product
from typing import Any

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture.support.python_files import PYTHON, imports
from tests.support.documents import DOCUMENTS
from tools import project
from tools.commands import GROUPS

PYPROJECT: dict[str, Any] = tomllib.loads((project.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKED = sorted(lock.stem for lock in project.LOCKS.glob("*.txt"))
PYTHONS = [found[1] for each in PYPROJECT["project"]["classifiers"] if (found := re.search(r":: (3\.\d+)$", each))]
OWN = {"coloretto", "coloretto_lab", "tests", "tools"}
SYSTEMS = {"linux": "posix", "darwin": "posix", "win32": "nt"}
PIN = re.compile(r"^([\w.-]+)(?:\[.*\])?==(\S+)(?: ; (.+))? \\\n((?:    .*\n)+)", re.MULTILINE)
"""A package in a lock: name, version, marker, and the lines with its hashes and what needs it."""


def environments() -> list[dict[str, str]]:
    """Return a description of each Python on each system that the project runs on."""
    return [
        {"python_version": python, "python_full_version": f"{python}.9", "sys_platform": system, "os_name": name}
        for python, (system, name) in product(PYTHONS, SYSTEMS.items())
    ]


@cache
def pins(group: str) -> list[tuple[str, str, str, str]]:
    text = (project.LOCKS / f"{group}.txt").read_text(encoding="utf-8")
    found: list[tuple[str, str, str, str]] = PIN.findall(text)
    assert len(found) == len(re.findall(r"^[^\s#]", text, re.MULTILINE)), "a line that is no pin"
    return found


def direct_pins(group: str) -> set[str]:
    """Return the packages that are in a lock because its group requires them."""
    return {canonicalize_name(name) for name, _, _, rest in pins(group) if f"(pyproject.toml:{group})" in rest}


def requirements_of(group: str) -> list[Requirement]:
    """Return what a group of pyproject.toml requires, also by the groups that it includes."""
    found: list[Requirement] = []
    for each in PYPROJECT["dependency-groups"][group]:
        found += requirements_of(each["include-group"]) if isinstance(each, dict) else [Requirement(each)]
    return found


def versions(group: str, environment: dict[str, str]) -> dict[str, str]:
    """Return the versions that a lock installs in an environment, by package."""
    fitting = [pin for pin in pins(group) if not pin[2] or Marker(pin[2]).evaluate(environment)]
    return {canonicalize_name(name): version for name, version, *_ in fitting}


@pytest.mark.parametrize("group", LOCKED)
def test_a_lock_has_each_requirement_of_its_group_at_the_same_version(group: str) -> None:
    names = direct_pins(group)
    for environment in environments():
        required = [each for each in requirements_of(group) if not each.marker or each.marker.evaluate(environment)]
        wanted = {canonicalize_name(each.name): str(each.specifier).removeprefix("==") for each in required}
        locked = versions(group, environment)
        assert {name: locked[name] for name in names & locked.keys()} == wanted, environment


def test_packages_that_are_installed_together_have_one_version() -> None:
    for environment in environments():
        found: defaultdict[str, set[str]] = defaultdict(set)
        for group in LOCKED:
            for name, version in versions(group, environment).items():
                found[name].add(version)
        assert {name: several for name, several in found.items() if len(several) > 1} == {}


def test_check_installs_what_mypy_reads() -> None:
    overrides = PYPROJECT["tool"]["mypy"]["overrides"]
    unread = {name for each in overrides if each.get("ignore_missing_imports") for name in each["module"]}
    installed = {name for group in GROUPS["check"] for name in versions(group, environments()[0])}
    modules = {name.split(".")[0] for path in PYTHON for name in imports(path)} - sys.stdlib_module_names - OWN
    assert modules - {name.split(".")[0] for name in unread} - installed == set()


def test_each_file_that_names_groups_for_pip_says_to_update_it_first() -> None:
    """Debian bookworm's pip 23.0 has no `--group`."""
    sources = [*project.ROOT.glob("py/**/*.py"), *project.ROOT.glob("tools/**/*.py"), project.ROOT / "pyproject.toml"]
    for path in [*DOCUMENTS, *sources]:
        before, found, _ = re.sub(r"\s+", " ", path.read_text(encoding="utf-8")).partition("install --group")
        assert not found or "pip install --upgrade pip" in before, path
