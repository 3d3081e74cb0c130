"""Third-party parts: the bill of materials, and the file of licences and copyright notices."""

import json
import re
from importlib import metadata
from typing import Any

import pytest

from tools import builder, project


def read(name: str) -> str:
    path = project.DIST / name
    return path.read_text(encoding="utf-8") if path.exists() else ""


BILL = json.loads(read("sbom.json") or '{"components": []}')
NOTICES = read("LICENSES-THIRD-PARTY.txt")
IN_PYODIDE = {
    *("error-stack-parser", "stackframe", "hiwire", "libffi", "zlib", "bzip2", "xz", "zstd", "sqlite", "expat"),
    *("libmpdec", "hacl-star", "musl", "llvm-runtimes", "mini-lz4"),
}


THEME = ("sphinx-basic-ng", "sphinx", "furo")
"""The packages whose files Sphinx copies into the documentation, the one that gives most of them last."""
GENERATED = {"pygments.css": "pygments", "inline.js": "furo", "inline.css": "furo"}
"""What Pygments and tools.docs write, the latter from the theme's templates."""
OURS = {"docs.css"}


def parts() -> dict[str, dict[str, Any]]:
    """Return the parts of the bill by name."""
    return {part["name"]: part for part in BILL["components"]}


def licence_of(component: dict[str, list[dict[str, dict[str, str]]]]) -> str:
    """Return a licence's SPDX expression or identifier, or its name if it has neither."""
    (licence,) = component["licenses"]
    return str(licence.get("expression") or licence["license"].get("id") or licence["license"]["name"])


def test_the_bill_lists_every_shipped_part_with_version_and_licence() -> None:
    assert (BILL["bomFormat"], BILL["specVersion"]) == ("CycloneDX", "1.6")
    components = parts()
    wanted = json.loads((project.WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {name: components[name]["version"] for name in wanted} == wanted
    assert {"CPython", "Emscripten", "@fontsource/young-serif", *IN_PYODIDE} <= set(components)
    for part in components.values():
        assert re.fullmatch(r"pkg:(npm|pypi|generic)/\S+@" + re.escape(part["version"]), part["purl"])
        assert licence_of(part)


def test_the_bill_lists_every_package_that_a_script_imports() -> None:
    sources = [file for file in project.WEB.glob("src/**/*.ts") if not file.name.endswith(".test.ts")]
    text = "".join(file.read_text(encoding="utf-8") for file in sources)
    imported = set(re.findall(r'(?:\bfrom |\bimport\()"((?:@[\w-]+/)?[\w-]+)[\w./-]*"', text))
    assert {"lit", "@codemirror/view", "@noble/hashes", "workbox-core"} <= imported <= set(parts())


def test_the_bill_lists_what_the_documentation_contains() -> None:
    static = project.DIST / "docs" / "_static"
    names = {file.name for file in static.rglob("*") if file.suffix in {".css", ".js"}} - OURS
    origins = {name: package for package in THEME for name in names & files_of(package)} | GENERATED
    assert set(origins) == names
    assert set(origins.values()) <= set(parts())


def test_the_bill_has_the_versions_that_scripts_and_styles_of_the_documentation_name() -> None:
    files = [file for file in (project.DIST / "docs" / "_static").rglob("*") if file.suffix in {".css", ".js", ".txt"}]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    named = set(re.findall(r"/\*!\s*(?:\* )?([\w.-]+) v([\d.]+)", text))
    named |= {("snowball", version) for version in re.findall(r"by Snowball ([\d.]+)", text)}
    assert {name for name, _ in named} == {"gumshoejs", "normalize.css", "snowball"}
    assert named <= {(name, part["version"]) for name, part in parts().items()}


def files_of(package: str) -> set[str]:
    """Return the names of a package's files, of templates those of the files that they become."""
    return {re.sub(r"(_t|\.jinja)$", "", file.name) for file in metadata.files(package) or []}


@pytest.mark.parametrize("part", BILL["components"], ids=lambda part: part["name"])
def test_the_notices_contain_copyright_and_licence_of_every_part(part: dict[str, str]) -> None:
    title = f"\n{part['name']} {part['version']} ("
    assert NOTICES.count(title) == 1
    text = re.split(r"\n={78}\n", NOTICES.partition(title)[2])[1]
    assert re.search(r"copyright|written by|public domain", text, re.IGNORECASE)
    assert len(text) > 80


@pytest.mark.parametrize(
    ("name", "pattern"),
    [
        ("zlib", rb"deflate ([\d.]+) Copyright"),
        ("bzip2", rb"(1\.0\.\d), \d"),
        ("sqlite", rb"(?<![\d.])(3\.[3-5]\d\.\d+)(?![\d.])"),
        ("expat", rb"expat_([\d.]+)"),
        ("xz", rb"\0(5\.[2-9]\.\d+)\0"),
        ("zstd", rb"\0(1\.5\.\d+)\0"),
        ("libmpdec", rb"\0(2\.5\.\d+)\0"),
    ],
)
def test_the_bill_has_the_versions_found_in_the_wasm(name: str, pattern: bytes) -> None:
    wasm = (builder.PYODIDE / "pyodide.asm.wasm").read_bytes()
    found = {version.decode() for version in re.findall(pattern, wasm)}
    (version,) = (part["version"] for part in BILL["components"] if part["name"] == name)
    assert version in found
