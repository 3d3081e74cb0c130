"""Rules that no linter checks; import-linter checks the layers of Python."""

import ast
import re
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

from tests.architecture.support.python_files import PYTHON, imports, parsed

ROOT = Path(__file__).parents[2]
SHIPPED = sorted((ROOT / "py" / "coloretto").rglob("*.py"))
WEB = ROOT / "web" / "src"
UNIT_TESTS = sorted(WEB.rglob("*.test.ts"))
TYPESCRIPT = sorted(set(WEB.rglob("*.ts")) - set(UNIT_TESTS))
ELEMENTS = [path for path in TYPESCRIPT if "@customElement(" in path.read_text(encoding="utf-8")]
TESTS = sorted((ROOT / "tests").rglob("*.py"))
SCRIPTS = sorted(path for folder in ("tests", "tools") for path in (ROOT / folder).rglob("*.*js"))
SOURCES = [
    *SHIPPED,
    *sorted((ROOT / "py" / "coloretto_lab").rglob("*.py")),
    *TYPESCRIPT,
    *UNIT_TESTS,
    *sorted(WEB.rglob("*.css")),
]
TOOLS = sorted((ROOT / "tools").rglob("*.py"))
MAX_LINES = 400
MAX_LINES_OF_A_STRING = 9
"""The limit for scripts for a page in Python; longer ones are files, which Biome checks."""

WEB_FOLDERS = [
    "entrypoints",
    "shell",
    "features",
    "app",
    "table",
    "ui",
    "game",
    "offline",
    "embed",
    "library",
    "history",
    "engine",
    "platform",
    "i18n",
]
"""The folders of web/src from top to bottom, as in web/layers.grit."""
MAX_FILES = 20
"""The limit for a folder, unit tests and styles included."""


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def shipped_in(folder: str) -> list[Path]:
    return [path for path in SHIPPED if path.parent.name == folder]


def without_empty(found: dict[str, set[str]]) -> dict[str, set[str]]:
    return {name: values for name, values in found.items() if values}


def written_attributes(tree: ast.AST, ignored: str | None = None) -> list[str]:
    """Return the attributes that code sets or deletes, except those of the object named `ignored`."""
    return [
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)
        if not (isinstance(node.value, ast.Name) and node.value.id == ignored)
    ]


def test_a_file_is_short_enough_to_read() -> None:
    paths = [*SOURCES, *TESTS, *TOOLS, *SCRIPTS, ROOT / "build.py"]
    lines = {relative(path): len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    assert {name: count for name, count in lines.items() if count > MAX_LINES} == {}


def test_the_wheel_without_extras_needs_the_standard_library_only() -> None:
    known = {*sys.stdlib_module_names, "coloretto"}
    without_extras = [path for path in SHIPPED if path.parent.name not in ("envs", "compiled")]
    foreign = {
        relative(path): {name for name in imports(path) if name.split(".")[0] not in known} for path in without_extras
    }
    assert without_empty(foreign) == {}


def test_shipped_modules_have_docstrings() -> None:
    assert [relative(path) for path in SHIPPED if not ast.get_docstring(parsed(path))] == []


@pytest.mark.parametrize("name", ["rules", "state", "scoring", "cards", "validation", "perft"])
def test_the_rules_import_neither_randomness_nor_clock_nor_text(name: str) -> None:
    modules = {module.split(".")[0] for module in imports(ROOT / "py" / "coloretto" / f"{name}.py")}
    assert not modules & {"random", "secrets", "time", "datetime", "json", "re", "os", "sys"}


def test_bots_import_neither_game_nor_deck() -> None:
    deck = {"coloretto.game", "coloretto.record", "coloretto.service.view", "coloretto.notation.json"}
    bots = (ROOT / "py" / "coloretto" / "bots").rglob("*.py")
    assert without_empty({relative(path): imports(path) & deck for path in bots}) == {}


def test_the_coach_imports_no_deck() -> None:
    deck = {"coloretto.record", "coloretto.dealing", "coloretto.service.saves"}
    for path in shipped_in("coach"):
        assert not imports(path) & deck, relative(path)
        taken = re.findall(r"^from coloretto\.game import (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert set(taken) <= {"HistoryEntry"}, relative(path)


def test_a_game_is_changed_by_its_own_methods_only() -> None:
    owned = owned_by_a_game()
    others = [path for path in PYTHON if path.name != "game.py"]
    written = {relative(path): set(written_attributes(parsed(path), ignored="self")) for path in others}
    assert without_empty({name: owned & attributes for name, attributes in written.items()}) == {}


def owned_by_a_game() -> set[str]:
    """Return the names of a game's methods and of the attributes that they set."""
    (game,) = (
        node
        for node in parsed(ROOT / "py" / "coloretto" / "game.py").body
        if isinstance(node, ast.ClassDef) and node.name == "Game"
    )
    return {node.name for node in game.body if isinstance(node, ast.FunctionDef)} | set(written_attributes(game))


def test_no_file_imports_from_a_test_module() -> None:
    for path in [*TESTS, *TOOLS]:
        names = {module.rpartition(".")[2] for module in imports(path)}
        assert not {name for name in names if name.startswith("test_") or name == "conftest"}, relative(path)


def test_shared_test_code_is_in_support_folders() -> None:
    for path in TESTS:
        is_collected = path.name.startswith("test_") or path.name == "conftest.py"
        assert is_collected != ("support" in path.relative_to(ROOT / "tests").parts), relative(path)


def test_a_long_script_for_a_page_is_a_file() -> None:
    for path in [*TESTS, *TOOLS]:
        text = path.read_text(encoding="utf-8")
        strings = [node for node in ast.walk(parsed(path)) if isinstance(node, ast.Constant | ast.JoinedStr)]
        long = [node for node in strings if (node.end_lineno or 0) - node.lineno >= MAX_LINES_OF_A_STRING]
        scripts = [node.lineno for node in long if "=>" in (ast.get_source_segment(text, node) or "")]
        assert scripts == [], relative(path)


def test_the_package_imports_no_browser() -> None:
    for path in SHIPPED:
        assert not {module.split(".")[0] for module in imports(path)} & {"js", "pyodide", "pyodide_js"}


def web_imports(path: Path) -> set[str]:
    """Return the modules that a file of the page imports, as paths below web/src."""
    text = path.read_text(encoding="utf-8")
    found = re.findall(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""", text)
    files = [(path.parent / name).resolve() for name in found if not name.endswith((".css", ".ftl", "?raw", ".json"))]
    return {file.relative_to(WEB).as_posix() for file in files}


def test_the_linter_rejects_imports_from_folders_above_and_from_other_features(tmp_path: Path) -> None:
    wrong = {f"{low}/a/up-to-{high}.ts": f"../../{high}/x" for high, low in combinations(WEB_FOLDERS, 2)}
    right = {f"{high}/a/down-to-{low}.ts": f"../../{low}/x" for high, low in combinations(WEB_FOLDERS, 2)}
    wrong |= {"features/coach/to-daily.ts": "../daily/x", "features/daily/to-review.ts": "../review/x"}
    right |= {"features/review/to-coach.ts": "../coach/x", "features/daily/to-history.ts": "../history/x"}
    wrong |= {"app/saves/up.ts": "../../shell/x", "engine/lazy.ts": "../app/lazy"}
    right |= {"app/saves/down.ts": "../../game/x", "app/saves/aside.ts": "../game/x"}
    for name, module in (wrong | right).items():
        path = tmp_path / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        lazy = f'export const lazy = () => import("{module}");\n'
        path.write_text(lazy if "lazy" in name else f'export {{ x }} from "{module}";\n', encoding="utf-8")
    lint = ["npx", "--no-install", "biome", "lint", f"--config-path={WEB.parent}", "--max-diagnostics=none"]
    command = [*lint, "--reporter=github", str(tmp_path)]
    answer = subprocess.run(command, cwd=WEB.parent, check=False, capture_output=True, text=True)
    refused = set(re.findall(r"file=.*?src/([^,]+),.*may not import", answer.stdout))
    assert refused == set(wrong)


def test_no_folder_is_crowded() -> None:
    tops = [WEB, ROOT / "tests", ROOT / "tools"]
    below = [path for top in tops for path in top.rglob("*") if path.is_dir() and path.name != "__pycache__"]
    folders = [*tops, *below]
    files = {relative(folder): sum(path.is_file() for path in folder.iterdir()) for folder in folders}
    assert {folder: count for folder, count in files.items() if count > MAX_FILES} == {}


def test_a_unit_test_is_next_to_its_module() -> None:
    # Many tests of a module have several files, such as `module.part.test.ts`.
    modules = {path.with_name(f"{path.name.partition('.')[0]}.ts") for path in UNIT_TESTS}
    assert modules - set(TYPESCRIPT) == set()


def test_the_worker_has_no_view_and_elements_have_no_texts() -> None:
    assert "View" not in (WEB / "engine" / "worker" / "service.ts").read_text(encoding="utf-8")
    for path in ELEMENTS:
        templates = re.findall(r"html`(.*?)`", path.read_text(encoding="utf-8"), re.DOTALL)
        words = [word for template in templates for word in re.findall(r">\s*([A-Za-z]{2,}[^<{}()]*)<", template)]
        assert words == [], relative(path)


def test_elements_import_neither_engine_nor_store() -> None:
    forbidden = {
        "engine/client",
        "engine/worker/worker",
        "app/store",
        "platform/storage/local-storage",
        "platform/storage/browser-storage",
        "history/history-db",
        "app/game/game-controller",
        "offline/registration",
        "offline/erase-data",
    }
    for path in ELEMENTS:
        assert not web_imports(path) & forbidden, relative(path)


def test_the_page_makes_no_elements_from_strings() -> None:
    """Trusted Types would block it where a host sends the headers: Lit makes them."""
    sinks = re.compile(
        r"\.(?:inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML|createContextualFragment|parseFromString"
        r"|document\.write|srcdoc|setHTMLUnsafe"
    )
    assert [relative(path) for path in TYPESCRIPT if sinks.search(path.read_text(encoding="utf-8"))] == []


def test_the_page_names_no_other_host() -> None:
    for path in [*TYPESCRIPT, *sorted(WEB.rglob("*.css")), *(ROOT / "web").glob("*.html")]:
        urls = set(re.findall(r"https?://[^\s\"'<>)]+", path.read_text(encoding="utf-8")))
        assert urls <= {"http://www.w3.org/2000/svg"}, relative(path)


def test_every_tool_has_its_line_in_the_readme() -> None:
    readme = (ROOT / "tools" / "README.md").read_text(encoding="utf-8")
    for path in [*TOOLS, *(ROOT / "tools").rglob("*.js")]:
        assert path.name in readme or path.stem in readme, relative(path)


def test_the_top_folders_of_the_page_have_the_only_readmes() -> None:
    tops = {path for path in WEB.iterdir() if path.is_dir()}
    assert {path.parent for path in WEB.rglob("README.md")} == tops


CODES_IN_A_LINE = {
    "web/src/app/url-settings.ts",
    "web/src/embed/snippets.ts",
    "web/src/features/challenge/symbols.ts",
    "web/src/features/finished/finished-view.ts",
    "web/src/features/tips/tips-text.ts",
    "web/src/history/csv.ts",
}
"""What joins codes, symbols, or words to search in, rather than texts to read."""
TEXT = (
    r"\$\{(?:t|w|list|sentence|joinSentences|formatList|prompt|\w+(?:Words|Text|Sentence|Line))"
    r"\((?:[^{}]|\{[^{}]*\})*\}"
)
"""What a template inserts of the texts for readers."""


def test_only_messages_put_spaces_and_punctuation_between_texts() -> None:
    """Languages differ in both: Japanese and Chinese have no space after a sentence."""
    joins = re.compile(r"\.join\(\"[.,:;]? \"\)")
    found = {relative(path) for path in TYPESCRIPT if joins.search(path.read_text(encoding="utf-8"))}
    assert found == CODES_IN_A_LINE
    inline = r"\s+(?:\$\{\w+ \? html`)?<(?:a|small|strong)\b"
    by_hand = re.compile(rf"{TEXT}(?:[.,:;!?]|[.,:;!?]?\s+{TEXT}|{inline})|\}}[.,:;]\s{TEXT}")
    assert [
        f"{relative(path)}: {match[0]}" for path in TYPESCRIPT for match in by_hand.finditer(path.read_text("utf-8"))
    ] == []
