"""The bill of materials of the built site."""

import json
import re

from tools import project

BILL = (
    json.loads((project.DIST / "sbom.json").read_text(encoding="utf-8"))
    if (project.DIST / "sbom.json").exists()
    else {}
)


def test_the_bill_lists_what_is_shipped_each_with_a_version_and_a_licence() -> None:
    assert (BILL["bomFormat"], BILL["specVersion"]) == ("CycloneDX", "1.6")
    components = {part["name"]: part for part in BILL["components"]}
    wanted = json.loads((project.WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {name: components[name]["version"] for name in wanted} == wanted
    assert {"CPython", "Emscripten"} <= set(components)
    for part in components.values():
        assert re.fullmatch(r"pkg:(npm|generic)/\S+@" + re.escape(part["version"]), part["purl"])
        assert part["licenses"][0]["license"]["id"]


def test_the_licences_of_all_parts_are_told_in_the_repository() -> None:
    told = (project.ROOT / "LICENSES-THIRD-PARTY.md").read_text(encoding="utf-8")
    for licence in {part["licenses"][0]["license"]["id"] for part in BILL["components"]}:
        assert licence in told
