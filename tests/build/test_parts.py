"""Third-party parts: the bill of materials, and the file of licences and copyright notices."""

import json
import re

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


def licence_of(component: dict[str, list[dict[str, dict[str, str]]]]) -> str:
    """Return a licence's SPDX expression or identifier, or its name if it has neither."""
    (licence,) = component["licenses"]
    return str(licence.get("expression") or licence["license"].get("id") or licence["license"]["name"])


def test_the_bill_lists_every_shipped_part_with_version_and_licence() -> None:
    assert (BILL["bomFormat"], BILL["specVersion"]) == ("CycloneDX", "1.6")
    components = {part["name"]: part for part in BILL["components"]}
    wanted = json.loads((project.WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {name: components[name]["version"] for name in wanted} == wanted
    assert {"CPython", "Emscripten", "@fontsource/young-serif", *IN_PYODIDE} <= set(components)
    for part in components.values():
        assert re.fullmatch(r"pkg:(npm|generic)/\S+@" + re.escape(part["version"]), part["purl"])
        assert licence_of(part)


def test_the_repository_names_the_licences_of_all_parts() -> None:
    text = (project.ROOT / "LICENSES-THIRD-PARTY.md").read_text(encoding="utf-8")
    for part in BILL["components"]:
        assert licence_of(part) in text


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
