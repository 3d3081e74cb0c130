"""The build output: complete, within its size limits, independent of other hosts, and reproducible."""

import base64
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import zipfile
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from coloretto import __version__
from coloretto.bots.nets.evaluator import ENSEMBLES
from tests.build.support import in_runtime
from tests.build.support.known_build import KnownBuild
from tests.support.nasty_json import NASTY_JSON
from tools import builder, dev_server, project
from tools.project import LANGUAGES

# These tests build in the same folders, so they run one after another.
pytestmark = pytest.mark.xdist_group("build")


ENGINE = project.ROOT / "py" / "coloretto"
NOT_FOR_PAGES = (
    *("__main__", "api", "benchmark", "bots.figures", "bots.names", "bots.references", "bots.scripts", "bots.table"),
    *(
        "cli",
        "compiled",
        "contest",
        "envs",
        "files",
        "library",
        "notation.areas",
        "notation.public_state",
        "notation.state_json",
        "perft",
    ),
    *("processes", "programs", "service.coach_protocol", "service.codes", "service.params", "service.picture_protocol"),
    *(
        "service.protocol",
        "service.rule_constants",
        "service.tables",
        "simple_bots",
        "steps",
        "svg.english",
        "table_text",
        "workshop",
    ),
)
"""Modules and packages of `coloretto` that pages do not load."""


def files_below(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def first_assets() -> list[Path]:
    """Return the page, which includes its styles, and its scripts, including the worker's, but not its typeface."""
    page = project.DIST / "index.html"
    (worker,) = (project.DIST / "assets").glob("worker-*.js")
    names = re.findall(r"assets/[\w-]+\.js", page.read_text(encoding="utf-8"))
    return [page, *{project.DIST / name for name in names}, worker]


@pytest.mark.heavy
def test_two_builds_are_byte_identical(tmp_path: Path) -> None:
    builder.build(tmp_path / "again")
    builder.compress(tmp_path / "again")
    shutil.copytree(project.DIST / "docs", tmp_path / "again" / "docs")
    assert files_below(tmp_path / "again") == files_below(project.DIST)


def test_a_build_writes_no_file_of_the_repository(known_build: KnownBuild) -> None:
    assert known_build.written == {}


def test_a_site_is_built_again_only_if_a_source_or_its_address_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    built: list[str | None] = []
    sources = [tmp_path / "page.ts"]

    def write(out: Path, _: str, url: str | None) -> None:
        out.mkdir(exist_ok=True)
        built.append(url)

    monkeypatch.setattr(builder, "source_files", lambda: sources)
    monkeypatch.setattr(builder, "ROOT", tmp_path)
    monkeypatch.setattr(project, "ROOT", tmp_path)
    monkeypatch.setattr(builder, "_write_site", write)
    for text, url in (("1", None), ("1", None), ("2", None), ("2", "https://coloretto.example/"), ("2", None)):
        sources[0].write_text(text, encoding="utf-8")
        builder.build_if_changed(tmp_path / "dist", url=url)
    assert built == [None, None, "https://coloretto.example/", None]


def test_the_site_contains_page_runtime_engine_and_licences() -> None:
    names = set(files_below(project.DIST))
    assert {"index.html", "rules.html", "share.html", "LICENSE.txt", "LICENSES-THIRD-PARTY.txt"} <= names
    runtime = {name.split("/")[-1] for name in names if re.match(r"runtime/[0-9a-f]{8}/", name)}
    assert {name for name in runtime if not name.endswith((".br", ".gz"))} == {
        "pyodide.js",
        "pyodide.asm.js",
        "pyodide.asm.wasm",
        "pyodide.cold.wasm",
    }
    engine = {re.sub(r"-[0-9a-f]{8}\b", "", name) for name in names if re.match("engine/[^/]+$", name)}
    variants = [f"{players}-{scoring}" for players in (2, 3, 4, 5) for scoring in ("brown", "grey")]
    weights = {f"engine/{variant}.bin" for variant in variants} | {f"engine/{name}-others.bin" for name in ENSEMBLES}
    archives = {f"engine/{name}.zip" for name in ("python", "coloretto", "coach")}
    assert engine == {f"{name}{suffix}" for name in weights | archives for suffix in ("", ".br", ".gz")}


def test_all_weights_together_are_at_most_600_kilobytes_compressed() -> None:
    weights = [path.read_bytes() for path in (project.DIST / "engine").glob("*.bin")]
    assert sum(len(zlib.compress(each, 9)) for each in weights) <= 600_000


def test_a_first_visit_fetches_at_most_1660_kilobytes_before_the_first_card() -> None:
    files = files_below(project.DIST)
    own = {f"assets/{path.name}" for path in first_assets()}
    needed = {
        name for name in files if name.startswith(("index.html", "icon.svg", "runtime/", "engine/")) or name in own
    }
    needed = {
        name
        for name in needed
        if not name.endswith((".br", ".gz", ".bin")) and not re.search("/coach-|[.]cold[.]", name)
    }
    openings = {name for name in needed if name.startswith("engine/openings/")}
    needed -= openings - {max(openings, key=lambda name: len(files[f"{name}.br"]))}
    weights = Counter[str]()
    for name, content in files.items():
        if name.endswith(".bin.br"):
            weights[name[: len("engine/4-grey")]] += len(content)
    assert sum(len(files.get(f"{name}.br", files[name])) for name in needed) + max(weights.values()) <= 1_660_000


def test_the_page_stays_within_its_budget_until_the_first_frame() -> None:
    assert len(first_assets()) == 4
    assert (
        sum(min(part.stat().st_size for part in file.parent.glob(f"{file.name}*")) for file in first_assets()) <= 53_300
    )


def test_a_language_adds_at_most_16_kilobytes_to_the_offline_download() -> None:
    for tag in LANGUAGES[1:]:
        scripts = list(project.DIST.glob(f"assets/{tag}-*.js"))
        of_pages = [script for script in scripts if b"table.legal" not in script.read_bytes()]
        assert len(of_pages) == len(scripts) - 1, "the workshop caches its texts itself"
        assert sum(script.with_name(f"{script.name}.br").stat().st_size for script in of_pages) <= 16_384, tag


def test_the_facade_is_one_file_of_at_most_15_kilobytes() -> None:
    page = (project.DIST / "embed" / "index.html").read_text(encoding="utf-8")
    assert (project.DIST / "embed" / "index.html.br").stat().st_size <= 15_000
    assert re.findall(r"""(?:src|href)="(?!#|data:)([^"]+)\"""", page) == ["../"], (
        "the link for readers without JavaScript"
    )


@pytest.mark.parametrize(("folder", "tags"), [("", ["style"]), ("embed/", ["script", "style"])], ids=["page", "frame"])
def test_the_host_allows_only_a_pages_own_inline_scripts_and_styles(folder: str, tags: list[str]) -> None:
    page = (project.DIST / folder / "index.html").read_text(encoding="utf-8")
    for path in (f"/{folder}", f"/{folder}index.html"):
        policy = dev_server.headers_for(project.DIST, path)["Content-Security-Policy"]
        for tag in ("script", "style"):
            digests = [
                f"'sha256-{base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()}'"
                for inline in re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
            ]
            (allowed,) = re.findall(rf"{tag}-src ([^;]*)", policy)
            assert len(digests) == (tag in tags)
            assert re.findall(r"'sha256-[^']*'", allowed) == digests, f"{tag} hashes for {path}"
            assert "'unsafe-inline'" not in allowed


def test_the_typeface_has_at_most_25_kilobytes_and_is_available_offline() -> None:
    files = list(project.DIST.glob("assets/*.woff2"))
    assert sum(file.stat().st_size for file in files) <= 25_000
    worker = (project.DIST / "sw.js").read_text(encoding="utf-8")
    assert all(file.name in worker for file in files)


def test_pages_find_the_typeface_and_the_table_does_not_wait_for_it() -> None:
    typeface = max(project.DIST.glob("assets/*.woff2"), key=lambda file: file.stat().st_size)
    page, *others = (
        (project.DIST / name).read_text(encoding="utf-8") for name in ("index.html", "rules.html", "share.html")
    )
    assert f"url(./assets/{typeface.name})" in page
    assert "font-display:optional" in page
    preload = f'<link rel="preload" as="font" href="./assets/{typeface.name}" crossorigin'
    # In the head it would delay the first paint, and with a higher priority the scripts.
    assert f'{preload} fetchpriority="low">' in page.partition("<body>")[2]
    assert all(f"{preload}>" in each for each in others)


def test_the_first_frame_needs_only_the_page() -> None:
    head = (project.DIST / "index.html").read_text(encoding="utf-8").partition("<body>")[0]
    assert all(link.endswith(" disabled>") for link in re.findall(r'<link rel="stylesheet"[^>]*>', head))
    scripts = re.findall(r"<script[^>]*>", head)
    assert scripts
    assert all('type="module"' in script and 'fetchpriority="low"' in script for script in scripts)


def test_the_embed_script_is_one_file_of_at_most_3_kilobytes() -> None:
    assert (project.DIST / "embed.js.br").stat().st_size <= 3_000
    assert "import" not in (project.DIST / "embed.js").read_text(encoding="utf-8")


def test_every_source_map_that_a_script_names_exists() -> None:
    for name, content in files_below(project.DIST).items():
        if name.endswith(".js"):
            for found in re.findall(rb"//# sourceMappingURL=(\S+)", content):
                assert (project.DIST / name).with_name(found.decode()).exists(), name


def test_licences_and_the_bill_of_materials_are_available_offline_as_text() -> None:
    worker = (project.DIST / "sw.js").read_text(encoding="utf-8")
    for name in ("LICENSE.txt", "LICENSES-THIRD-PARTY.txt", "sbom.json"):
        assert f'"{name}"' in worker or f"`{name}`" in worker, name
    assert dev_server.Handler.extensions_map[".txt"] == "text/plain; charset=utf-8"


def test_only_the_embed_page_may_be_framed_by_other_sites() -> None:
    for name in files_below(project.DIST):
        if name.endswith(".html"):
            policy = dev_server.headers_for(project.DIST, f"/{name}")["Content-Security-Policy"]
            # Even "*" would exclude a host page without an origin.
            assert ("frame-ancestors" in policy) != name.startswith("embed/"), name
            assert ("frame-ancestors 'self'" in policy) != name.startswith("embed/"), name


@pytest.fixture(scope="module")
def runtime() -> dict[str, Any]:
    """Start the built runtime in Node and return its report."""
    config, _ = builder.trimmed_engine()
    archives = [
        project.DIST / each["path"] for each in (config["library"], config["archive"], config["files"]["coach.zip"])
    ]
    files = [Path(name) for archive in archives for name in zipfile.ZipFile(archive).namelist()]
    packed = [".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files if file.suffix == ".pyc"]
    names = sorted(name for name in packed if name.startswith("coloretto"))
    script = str(Path(__file__).parent / "support" / "runtime.mjs")
    command = ["node", script, str(project.DIST), json.dumps(config), json.dumps(names)]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    return {"packed": packed, "names": names, **json.loads(output.splitlines()[-1])}


def test_the_built_runtime_imports_every_module_and_plays_every_variant(runtime: dict[str, Any]) -> None:
    sources = {path.relative_to(project.ROOT / "py").with_suffix("") for path in ENGINE.rglob("*.py")}
    names = {".".join(path.parts).removesuffix(".__init__") for path in sources}
    absent = {name for name in names if any(f"{name}.".startswith(f"coloretto.{each}.") for each in NOT_FOR_PAGES)}
    assert names - set(runtime["names"]) == absent
    assert [len(scores) for scores in runtime["scores"]] == [players for players in (2, 3, 4, 5) for _ in range(4)]
    assert any(score > 0 for scores in runtime["scores"] for score in scores)
    assert [refusal["error"]["file"] for refusal in runtime["refusals"]] == ["coach.zip"] * 3
    assert "view" in runtime["coach"]["result"]
    assert runtime["picture"]["error"]["message"] == "words must be of type dict"
    assert runtime["reading"]["error"]["type"] == "NotationError"
    assert len(runtime["rating"]["ratings"]) == 1


def test_an_error_in_python_reaches_the_page_with_its_traceback_and_cause(runtime: dict[str, Any]) -> None:
    failure, recursion = runtime["errors"]
    start = "Traceback (most recent call last):"
    link = ["", "The above exception was the direct cause of the following exception:", ""]
    lines = [line for line in failure["message"].splitlines() if not line.startswith(("  ", "TypeError: "))]
    assert lines == [start, *link, start, "ValueError: no request"]
    assert ", in handle\n" in failure["message"]
    assert [error["type"] for error in (failure, recursion)] == ["ValueError", "RecursionError"]
    assert len(recursion["message"]) < 1000


def test_python_can_call_a_function_of_javascript(runtime: dict[str, Any]) -> None:
    assert runtime["from_javascript"] == 10


def test_python_loads_each_module_of_the_archives_from_its_file(runtime: dict[str, Any]) -> None:
    assert set(runtime["packed"]) - set(runtime["loaded"]) == set()


def test_the_built_engine_has_no_docstrings_no_annotations_and_no_columns(runtime: dict[str, Any]) -> None:
    assert runtime["annotations"] == []
    assert runtime["columns"] == []
    assert runtime["documented"] == []


def test_the_built_runtime_rejects_nasty_json_without_crashing(runtime: dict[str, Any]) -> None:
    assert runtime["nasty"] == {name: [["error"]] * 4 for name in NASTY_JSON}


def test_python_loads_the_cold_part_when_it_calls_a_function_of_it(runtime: dict[str, Any]) -> None:
    assert runtime["coldLoads"] == 1


def test_the_cold_part_brings_the_constants_that_only_its_functions_read(runtime: dict[str, Any]) -> None:
    assert runtime["constants"] == json.loads(in_runtime.read_constants())


def test_a_start_compiles_at_most_five_wasm_modules(runtime: dict[str, Any]) -> None:
    assert runtime["modules"] <= 5


def test_the_wasm_exports_only_what_the_script_uses(runtime: dict[str, Any]) -> None:
    (script,) = project.DIST.glob("runtime/*/pyodide.asm.js")
    exports = set(runtime["exports"])
    named = set(re.findall(r"[\w$]+", script.read_text(encoding="utf-8")))
    assert {"memory", "__main_argc_argv", "malloc"} <= exports <= named
    assert len(exports) < 200


def test_a_start_needs_two_fifths_of_the_interpreter_and_two_thirds_of_its_script() -> None:
    for name, stock, most in (
        ("*.wasm", "asm.wasm", 14 / 15),
        ("asm.wasm", "asm.wasm", 2 / 5),
        ("asm.js", "asm.mjs", 2 / 3),
    ):
        size = sum(file.stat().st_size for file in project.DIST.glob(f"runtime/*/pyodide.{name}"))
        assert 0 < size < most * (builder.PYODIDE / f"pyodide.{stock}").stat().st_size, name


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("pyodide.asm.mjs", b"updateGOT(origExports)", b"updateGOT()", "matches 0 times, not once"),
        # In the text of an error.
        (
            "pyodide.asm.wasm",
            b"Fatal Python",
            b"fatal Python",
            "another version of Pyodide: see docs/upgrading-pyodide.md",
        ),
    ],
)
def test_another_pyodide_stops_the_build_and_the_message_says_so(
    tmp_path: Path, file: str, old: bytes, new: bytes, reason: str
) -> None:
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        content = (builder.PYODIDE / name).read_bytes()
        assert name != file or old in content
        (tmp_path / name).write_bytes(content.replace(old, new) if name == file else content)
    script = project.WEB / "build" / "python-runtime" / "trim-wasm.mjs"
    command: list[str | Path] = ["node", script, tmp_path, tmp_path / "cut"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode != 0
    assert reason in result.stderr
    assert not (tmp_path / "cut").exists()


def test_compressed_copies_match_their_originals() -> None:
    files = files_below(project.DIST)
    for name, content in files.items():
        if name.endswith(".gz"):
            assert gzip.decompress(content) == files[name.removesuffix(".gz")], name


def test_the_site_names_the_version_of_the_package() -> None:
    bill = json.loads((project.DIST / "sbom.json").read_text(encoding="utf-8"))
    assert bill["metadata"]["component"]["version"] == __version__


def test_the_wheel_contains_engine_and_environments_but_not_the_lab() -> None:
    names = zipfile.ZipFile(builder.build_wheel()).namelist()
    assert "coloretto/service/session.py" in names
    assert "coloretto/py.typed" in names
    assert {name.split("/")[0] for name in names} == {"coloretto", f"coloretto-{__version__}.dist-info"}


@pytest.mark.parametrize("name", ["index.html", "rules.html", "share.html"])
def test_a_page_links_to_its_own_files_relatively(name: str) -> None:
    page = (project.DIST / name).read_text(encoding="utf-8")
    links = re.findall(r"""(?:src|href)="([^"]+)\"""", page)
    assert links
    assert all(link.startswith("./") for link in links)


def test_the_shipped_page_contains_no_recorded_answers() -> None:
    scripts = b"".join(content for name, content in files_below(project.DIST).items() if name.startswith("assets/"))
    assert b"has no answer to" not in scripts
