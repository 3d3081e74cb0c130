"""Documents and code use plain words; the links, examples and commands of documents work."""

import doctest
import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from coloretto.__main__ import main
from tests.support.documents import DOCUMENTS, FENCE, script_name
from tools import project

WORDS = {
    r"anew": "again",
    r"asked of": "requested from",
    r"at hand": "available",
    r"beside the (?:game|table)": "next to; a side page",
    r"by ear": "with a screen reader",
    r"by lots?|lots are drawn|draws? lots|the lot": "at random",
    r"comes? to nothing|what it comes to": "amounts to",
    r"(?:days|times|changes) in a row": "streak, consecutive",
    r"go(?:es|ing)? on": "continue",
    r"in hand": "current, drawn",
    r"mishaps?": "error",
    r"once more": "again",
    r"so long as": "as long as, while",
    r"(?:any|every|no|some)body|whoever": "the role: player, reader, caller",
    r"tells?|telling|told": "report, show, say, announce",
    r"there (?:is|are) to": "available",
    r"to be had": "available",
    r"untold": "pending",
    r"worths": "values",
}
"""Words that made earlier texts and comments hard to read, as patterns, with better ones."""

DOCUMENT_WORDS = WORDS | {
    r"beside": "next to, in addition to",
    r"by turns": "in turns",
    r"one \w+ an? (?:file|game|language|line|row|seat)": "per",
}
"""The words to avoid in documents."""

CODE = ("build.py", "py", "tests", "tools", "web")
"""The sources whose comments, docstrings and names of tests are checked, as paths from the root."""

STRING = r'"(?:\\.|[^"\\\n])*"'
PATTERNS = {
    ".py": rf'^ *r?(""".*?""")|""".*?"""|{STRING}|#([^\n]*)|^def test_(\w+)',
    ".css": r"/\*(.*?)\*/",
} | dict.fromkeys((".js", ".mjs", ".ts"), rf'\btest\("([^"]*)|{STRING}|//([^\n]*)|/\*(.*?)\*/')
"""Patterns by suffix. Their groups are comments, docstrings and names of tests; strings are skipped."""

ALLOWED = {"docs/fairness.md": {"nobody"}}
"""Words that are right in one file, by its path."""

COMPILED = (pytest.mark.xdist_group("compiled"), pytest.mark.slow)

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FOOTNOTE = re.compile(r"\[\^(\w+)\](:?)")


def sources(root: Path) -> Iterator[Path]:
    """Yield the sources in a folder, except what is installed or built."""
    for path in sorted(root.iterdir()):
        if path.is_dir():
            if path.name not in {"node_modules", "__pycache__"}:
                yield from sources(path)
        elif path.suffix in PATTERNS:
            yield path


def comments(path: Path) -> Iterator[str]:
    """Yield the comments, docstrings and test names of a source, without quotations."""
    for match in re.finditer(PATTERNS[path.suffix], path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        text = "".join(filter(None, match.groups()))
        plain = text.replace("_", " ") if text.isidentifier() else re.sub(r'`[^`]*`|(?<!")"[^"]+"(?!")', "", text)
        yield re.sub(r"\s+(?:\* )?", " ", plain)


def words_to_avoid(text: str, words: dict[str, str]) -> dict[str, str]:
    """Return the words to avoid in a text, with better ones."""
    return {
        match[0].lower(): better
        for pattern, better in words.items()
        for match in re.finditer(rf"\b(?:{pattern})\b", text, re.IGNORECASE)
    }


def relative(path: Path) -> str:
    return path.relative_to(project.ROOT).as_posix()


def prose(path: Path) -> str:
    """Return a document without its code, with the same number of lines."""
    text = FENCE.sub(lambda block: "\n" * block[0].count("\n"), path.read_text(encoding="utf-8"))
    return re.sub(r"`[^`\n]*`", "``", text)


@cache
def anchors(path: Path) -> set[str]:
    """Return the anchors of a document's headings as GitHub makes them."""
    titles = re.findall(r"^#+ (.*)$", FENCE.sub("", path.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def commands(path: Path, start: str) -> list[list[str]]:
    """Return the words after `start`, a pattern, of each command that a document names in its code."""
    text = path.read_text(encoding="utf-8")
    code = [*(block for _, block in FENCE.findall(text)), *re.findall(r"`([^`\n]+)`", FENCE.sub("", text))]
    found = re.findall(rf"{start}(.*)", "\n".join(code), re.MULTILINE)
    return [words for rest in found if (words := rest.partition("#")[0].split())]


def test_documents_use_plain_words() -> None:
    for path in DOCUMENTS:
        found = words_to_avoid(re.sub(r"\s+", " ", prose(path)), DOCUMENT_WORDS)
        assert found.keys() <= ALLOWED.get(relative(path), set()), f"{relative(path)}: {found}"


@pytest.mark.parametrize("name", CODE)
def test_comments_docstrings_and_tests_use_plain_words(name: str) -> None:
    root = project.ROOT / name
    paths = [root] if root.is_file() else sources(root)
    found = {relative(path): words_to_avoid(" | ".join(comments(path)), WORDS) for path in paths}
    assert {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", '"""Begin\n    anew."""'),
        ("a.py", "x = 1  # Draw by\tlot."),
        ("a.py", "def test_a_game_goes_on() -> None:"),
        ("a.ts", "/**\n * Begin\n * anew.\n */"),
        ("a.ts", 'test("nobody acts", () => {});'),
        ("a.js", 'const url = "https://a.b"; // Told.'),
        ("a.css", "a { /* The card\n  in hand. */ }"),
    ],
)
def test_words_to_avoid_in_code_are_found(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert len(words_to_avoid(" ".join(comments(path)), WORDS)) == 1


def test_strings_and_quotations_in_code_are_not_checked(tmp_path: Path) -> None:
    path = tmp_path / "a.py"
    path.write_text('x = "anew # anew"  # The values "told" and `told`.', encoding="utf-8")
    assert words_to_avoid(" ".join(comments(path)), WORDS) == {}


def test_links_and_anchors_of_documents_exist() -> None:
    for path in DOCUMENTS:
        for link in LINK.findall(prose(path)):
            if re.match(r"https?://|mailto:", link):
                continue
            name, _, anchor = link.partition("#")
            target = (path.parent / name).resolve() if name else path
            assert target.exists(), f"{relative(path)}: {link}"
            assert not anchor or anchor in anchors(target), f"{relative(path)}: {link}"


def test_footnotes_are_used_and_explained() -> None:
    for path in DOCUMENTS:
        found = FOOTNOTE.findall(prose(path))
        used = {name for name, colon in found if not colon}
        assert {name for name, colon in found if colon} == used, relative(path)


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=COMPILED if path.name == "environments.md" else ())
        for path in DOCUMENTS
        if "\n```py" in path.read_text(encoding="utf-8")
    ],
    ids=relative,
)
def test_python_examples_of_documents_run(path: Path) -> None:
    blocks = FENCE.findall(path.read_text(encoding="utf-8"))
    for code in (code for language, code in blocks if language == "python" and not script_name(code)):
        exec(compile(code, relative(path), "exec"), {})
    session = "\n".join(code for language, code in blocks if language == "pycon")
    if "pyspiel" in session:
        pytest.importorskip("pyspiel")
    test = doctest.DocTestParser().get_doctest(session, {}, relative(path), None, 0)
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_commands_of_the_build_script_exist() -> None:
    usage = subprocess.run(
        [sys.executable, project.ROOT / "build.py", "--help"], check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    for path in DOCUMENTS:
        for words in commands(path, r"\bbuild\.py "):
            if words[0].isalpha():
                assert f"build.py {words[0]} " in usage, relative(path)


def test_the_commands_of_the_package_and_their_options_exist(capsys: pytest.CaptureFixture[str]) -> None:
    for path in DOCUMENTS:
        for words in commands(path, "(?:-m|^|[|]) ?coloretto "):
            with pytest.raises(SystemExit, match="0"):
                main([words[0], "--help"])
            usage = capsys.readouterr().out
            for option in re.findall(r"--[a-z-]+", " ".join(words)):
                assert option in usage, f"{relative(path)}: {option}"


@pytest.mark.parametrize("package", ["coloretto_lab", "tools"])
def test_the_modules_that_documents_run_exist(package: str) -> None:
    for path in DOCUMENTS:
        for words in commands(path, rf"-m {package}\."):
            if words[0][0].islower():
                assert importlib.util.find_spec(f"{package}.{words[0]}"), f"{relative(path)}: {words[0]}"


def test_the_npm_scripts_that_documents_run_exist() -> None:
    scripts = json.loads((project.WEB / "package.json").read_text(encoding="utf-8"))["scripts"]
    for path in DOCUMENTS:
        for words in commands(path, "npm run "):
            assert words[0] in scripts, relative(path)
