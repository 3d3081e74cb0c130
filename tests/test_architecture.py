"""The house rules that no linter knows; import-linter holds the Python layers."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHIPPED = sorted((ROOT / "py" / "coloretto").rglob("*.py"))
WEB = ROOT / "web" / "src"
UNIT_TESTS = sorted(WEB.rglob("*.test.ts"))
TYPESCRIPT = sorted(set(WEB.rglob("*.ts")) - set(UNIT_TESTS))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
SOURCES = [
    *SHIPPED,
    *sorted((ROOT / "py" / "coloretto_lab").rglob("*.py")),
    *TYPESCRIPT,
    *UNIT_TESTS,
    *sorted(WEB.rglob("*.css")),
]
TOOLS = sorted((ROOT / "tools").rglob("*.py")) + sorted((ROOT / "tools").rglob("*.js"))
MOST_LINES = 400

WEB_LAYERS = [
    {"main", "rules-main", "share-main"},
    {"page", "later", "after-first-frame"},
    {"book-guide", "daily-guide", "statistics-guide"},
    {"chronicle-guide"},
    {
        "controller",
        "elements",
        "hint-guide",
        "offline-guide",
        "frame-guide",
        "question-guide",
        "replay-guide",
        "games-guide",
        "fairness-guide",
        "coach-guide",
        "review-guide",
        "about-guide",
    },
    {"game-opener"},
    {"at-rest", "joker-preview", "untold", "saves"},
    {"unfinished-games"},
    {
        "anim/run",
        "bot-turns",
        "sound",
        "store",
        "storage",
        "tab-memory",
        "hint-storage",
        "frame-slot",
        "engine/client",
        "engine/fake",
        "offline/registration",
        "offline/forgetting",
        "offline/lasting",
    },
    {"offline/workers", "offline/erased"},
    {"thought", "beside", "taps", "daily-words"},
    {"spoken", "keys", "reason-words", "chart", "address-problems"},
    {
        "anim/plan",
        "intents",
        "address",
        "by-content",
        "economy",
        "when-idle",
        "mishaps",
        "restarts",
        "stops",
        "words",
        "copy",
        "pasted",
        "failures",
        "offers",
        "dialog",
        "drag",
        "empty-table",
        "art",
        "hints",
        "language",
        "looks",
        "engine/host",
        "embed/element",
        "offline/service-worker",
    },
    {"openings", "chronicle/keeping", "chronicle/carrying"},
    {"chronicle/merging", "chronicle/reading", "chronicle/streak", "chronicle/schedule", "chronicle/sharing"},
    {"chronicle/summary", "chronicle/known", "embed/snippets", "engine/worker", "trusted"},
    {"save-text", "last-setup", "session-store"},
    {"chronicle/dates", "chronicle/forms"},
    {"engine/service"},
    {"engine/runtime"},
    {"engine/downloads", "engine/kept-files", "engine/snapshot"},
    {"engine/engine", "settings", "tables", "digest"},
    {"i18n", "json-object"},
    {"engine/protocol", "offline/messages", "embed/messages", "embed/size"},
    {"engine/coach-protocol"},
    {"engine/codes"},
]


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    return modules | {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module}


@pytest.mark.parametrize("path", [*SOURCES, *TOOLS, ROOT / "build.py"], ids=relative)
def test_a_file_is_short_enough_to_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", SHIPPED, ids=relative)
def test_the_wheel_needs_the_standard_library_only(path: Path) -> None:
    foreign = {module for module in imports(path) if module.split(".")[0] not in sys.stdlib_module_names}
    assert {module for module in foreign if module.split(".")[0] != "coloretto"} == set()


@pytest.mark.parametrize("path", SHIPPED, ids=relative)
def test_a_shipped_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", ["rules", "state", "scoring", "cards", "validity", "perft"])
def test_the_rules_know_no_chance_clock_or_text_form(name: str) -> None:
    modules = {module.split(".")[0] for module in imports(ROOT / "py" / "coloretto" / f"{name}.py")}
    assert not modules & {"random", "secrets", "time", "datetime", "json", "re", "os", "sys"}


@pytest.mark.parametrize("path", [path for path in SHIPPED if path.parent.name == "bots"], ids=relative)
def test_bots_know_neither_the_game_nor_the_deck(path: Path) -> None:
    assert not imports(path) & {"coloretto.game", "coloretto.record", "coloretto.view", "coloretto.interchange"}


@pytest.mark.parametrize("path", [path for path in SHIPPED if path.parent.name == "coach"], ids=relative)
def test_the_coach_knows_what_was_played_and_no_deck(path: Path) -> None:
    assert not imports(path) & {"coloretto.record", "coloretto.lots", "coloretto.saves"}
    taken = re.findall(r"^from coloretto\.game import (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(taken) <= {"HistoryEntry"}


@pytest.mark.parametrize("path", TESTS, ids=relative)
def test_no_file_imports_from_a_test_module(path: Path) -> None:
    assert {module for module in imports(path) if module.rpartition(".")[2].startswith("test_")} == set()


def test_the_bridge_knows_no_browser() -> None:
    for path in SHIPPED:
        assert not {module.split(".")[0] for module in imports(path)} & {"js", "pyodide", "pyodide_js"}


def web_name(path: Path) -> str:
    name = path.relative_to(WEB).with_suffix("").as_posix()
    return name.split("/")[0] if name.startswith(("elements/", "i18n/", "art/")) else name


def web_imports(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    found = re.findall(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""", text)
    files = [(path.parent / name).resolve() for name in found if not name.endswith((".css", ".ftl", "?raw"))]
    return {web_name(file.with_suffix(".ts")) if file.suffix != ".json" else "data" for file in files}


@pytest.mark.parametrize("path", TYPESCRIPT, ids=relative)
def test_a_page_module_imports_from_lower_layers_only(path: Path) -> None:
    layers = {name: level for level, names in enumerate(WEB_LAYERS) for name in names}
    here = web_name(path)
    if here == "vite-env.d":
        return
    for other in web_imports(path):
        assert other == here or layers[other] > layers[here], f"{here} imports {other}"


@pytest.mark.parametrize("path", UNIT_TESTS, ids=relative)
def test_a_unit_test_lies_beside_its_module(path: Path) -> None:
    assert path.with_name(path.name.replace(".test.ts", ".ts")) in TYPESCRIPT


def test_the_worker_knows_no_game_and_elements_no_text_of_their_own() -> None:
    assert "View" not in (WEB / "engine" / "service.ts").read_text(encoding="utf-8")
    for path in sorted((WEB / "elements").glob("*.ts")):
        templates = re.findall(r"html`(.*?)`", path.read_text(encoding="utf-8"), re.DOTALL)
        words = [word for template in templates for word in re.findall(r">\s*([A-Za-z]{2,}[^<{}()]*)<", template)]
        assert words == [], relative(path)


def test_elements_know_neither_engine_nor_store() -> None:
    for path in sorted((WEB / "elements").glob("*.ts")):
        assert not web_imports(path) & {
            "engine/client",
            "engine/fake",
            "engine/worker",
            "store",
            "storage",
            "hint-storage",
            "chronicle/keeping",
            "controller",
            "offline/registration",
            "offline/forgetting",
            "offline/lasting",
        }


def test_the_page_names_no_other_host() -> None:
    for path in [*TYPESCRIPT, *sorted(WEB.rglob("*.css")), *(ROOT / "web").glob("*.html")]:
        urls = set(re.findall(r"https?://[^\s\"'<>)]+", path.read_text(encoding="utf-8")))
        assert urls <= {"http://www.w3.org/2000/svg"}, relative(path)


def test_every_python_file_has_its_line_in_the_readme() -> None:
    readme = (ROOT / "py" / "README.md").read_text(encoding="utf-8")
    for path in SHIPPED:
        if path.name != "__init__.py":
            assert f"`{path.relative_to(ROOT / 'py' / 'coloretto').as_posix()}`" in readme


def test_every_file_of_the_gallery_has_its_line_in_the_readme() -> None:
    readme = (ROOT / "tools" / "README.md").read_text(encoding="utf-8")
    for path in TOOLS:
        assert path.name in readme or path.stem in readme, relative(path)


def test_every_page_file_has_its_line_in_the_readme() -> None:
    readme = (ROOT / "web" / "README.md").read_text(encoding="utf-8")
    for path in [*TYPESCRIPT, *sorted(WEB.rglob("*.ftl"))]:
        assert path.name in readme, relative(path)
