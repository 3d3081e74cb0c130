"""Configures Sphinx, which `python3 build.py docs` runs: see tools/docs.py."""

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from docutils.nodes import Node, TextElement, reference
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.ext.autodoc.mock import _MockObject, mock

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py"))

import coloretto  # noqa: E402

URLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
HAS_OWNER = "/OWNER/" not in URLS["Source"]
"""Whether the address of the repository is filled in; until then, sources are named without a link."""

DOCUMENTS = {
    "library": "py/README.md",
    "lab": "py/coloretto_lab/README.md",
    "measurements": "py/coloretto_lab/RESULTS.md",
    "page-measurements": "web/RESULTS.md",
    "page": "web/README.md",
    "tests": "tests/README.md",
    "tools": "tools/README.md",
    "tests-measurements": "tests/RESULTS.md",
    "contributing": "CONTRIBUTING.md",
    "security": "SECURITY.md",
    "changelog": "CHANGELOG.md",
}
"""The paths of documents outside this folder, by the names of their pages."""

LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!#|[a-z]+:)([^)\s#]+)(#[^)\s]*)?\)")
EXPLAINED = re.compile(r"(?:^|(?<=\. ))\w+(?:, \w+)*(?=: )")
"""Names at the start of a sentence with a colon after them."""

ERRORS = re.compile(rf"\b(?:{'|'.join(name for name in coloretto.__all__ if name.endswith('Error'))})\b")

STANDARD_LIBRARY = {
    "collections.abc": "collections.abc",
    "multiprocessing.": "multiprocessing",
    "os.": "os",
    "random.": "random",
    "typing.": "typing",
}
"""Pages of the documentation of Python, by the start of a name."""

PUBLIC = {"coloretto.state.NamedAction": "coloretto.Action"}
"""The public names of what has another name inside."""

project = "Coloretto"
author = "The Coloretto in the browser authors"
copyright = f"{author}; MIT licence"
version = release = coloretto.__version__
root_doc = "index"
source_suffix = {".md": "markdown", ".ipynb": "markdown"}
exclude_patterns = ["README.md", "pictures"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

# The libraries of the environments are not installed for this build, or must not make a difference if they are.
# Importing the environments subtracts arrays and joins types.
_MockObject.__sub__ = lambda array, other: array  # type: ignore[attr-defined]
_MockObject.__ror__ = lambda kind, other: other  # type: ignore[attr-defined]
mocked_libraries = mock(["PIL", "gymnasium", "numba", "numpy", "pettingzoo", "pyspiel", "resvg_py"])
mocked_libraries.__enter__()
# Docstrings quote code as Markdown does.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 90
toc_object_entries_show_parents = "hide"

nitpicky = True
# Libraries that are not installed for this build, and type variables, have no pages to link to.
nitpick_ignore_regex = [("py:class", r"(gymnasium|numpy|pathlib|pettingzoo|pyspiel)\..*|coloretto\.bots\.base\.Result")]

linkcheck_anchors = False
linkcheck_timeout = 20
linkcheck_ignore = [r"https?://(example\.org|SITE|localhost|127\.0\.0\.1).*"]

highlight_language = "text"
html_theme = "furo"
html_title = "Coloretto"
html_logo = html_favicon = "../web/public/icon.svg"
html_static_path = ["site/docs.css", "../web/src/styles/typeface/young-serif.woff2"]
html_css_files = ["docs.css"]
templates_path = ["site"]
html_copy_source = False
html_show_sphinx = False
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "play.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_theme_options: dict[str, Any] = {
    "source_repository": "",
    "top_of_page_buttons": [],
    "light_css_variables": {
        "color-brand-primary": "#0d5a50",
        "color-brand-content": "#0d5a50",
        "color-brand-visited": "#574934",
        "color-background-primary": "#fffaf0",
        "color-background-secondary": "#eadfc9",
        "color-background-hover": "#dbccae",
        "color-background-border": "#cdbd9c",
        "color-foreground-primary": "#2b2016",
        "color-foreground-secondary": "#574934",
        "color-foreground-muted": "#574934",
        "color-foreground-border": "#75623f",
        "color-sidebar-link-text": "#2b2016",
        "color-api-name": "#0d5a50",
        "color-api-pre-name": "#574934",
        "color-highlight-on-target": "#f4e4b8",
        "color-code-background": "#f6ecd8",
        "color-inline-code-background": "#f6ecd8",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f0c35a",
        "color-brand-content": "#f0c35a",
        "color-brand-visited": "#d6c08a",
        "color-background-primary": "#17312f",
        "color-background-secondary": "#124240",
        "color-background-hover": "#1b5450",
        "color-background-border": "#2c5955",
        "color-foreground-primary": "#f5ecd9",
        "color-foreground-secondary": "#b8cbbf",
        "color-foreground-muted": "#b8cbbf",
        "color-foreground-border": "#86a096",
        "color-sidebar-link-text": "#f5ecd9",
        "color-api-name": "#f0c35a",
        "color-api-pre-name": "#b8cbbf",
        "color-highlight-on-target": "#3d4a22",
        "color-code-background": "#0c2423",
        "color-inline-code-background": "#0c2423",
    },
}


def setup(app: Sphinx) -> None:
    """Add the documents of other folders, and the links that Markdown and docstrings contain."""
    app.connect("env-get-outdated", add_documents)
    app.connect("source-read", read_notebook)
    app.connect("source-read", link_sources)
    app.connect("autodoc-process-docstring", mark_names)
    app.connect("autodoc-skip-member", skip_fields)
    app.connect("missing-reference", resolve)


def add_documents(app: Sphinx, env: BuildEnvironment, *changes: set[str]) -> list[str]:
    """Let Sphinx read documents outside this folder, in which links to each other work as on GitHub."""
    project = env.project
    project.docnames.update(DOCUMENTS)
    project._docname_to_path.update({name: Path("..", path) for name, path in DOCUMENTS.items()})
    project._path_to_docname.update({ROOT / path: name for name, path in DOCUMENTS.items()})
    project._path_to_docname[ROOT / "docs" / "README.md"] = root_doc
    return list(DOCUMENTS)


def read_notebook(app: Sphinx, name: str, texts: list[str]) -> None:
    """Turn a notebook, whose outputs `run_notebook.py` has checked, into Markdown that offers it as a file."""
    if not name.startswith("notebooks/"):
        return
    file = name.removeprefix("notebooks/")
    parts = []
    for cell in json.loads(texts[0])["cells"]:
        source = "".join(cell["source"])
        parts.append(f"```python\n{source}\n```" if cell["cell_type"] == "code" else source)
        for output in cell.get("outputs", []):
            parts.append(f"```text\n{''.join(output.get('text') or output['data']['text/plain']).rstrip()}\n```")
    parts.append(f"{{download}}`Download this page as a notebook <{file}.ipynb>`")
    texts[0] = "\n\n".join(parts)


def link_sources(app: Sphinx, name: str, texts: list[str]) -> None:
    """Let links to files that are no pages lead to the repository."""
    folder = (ROOT / "docs" / app.env.doc2path(name, base=False)).resolve().parent

    def replaced(link: re.Match[str]) -> str:
        text, target, anchor = link.groups(default="")
        path = (folder / target).resolve()
        if not path.is_relative_to(ROOT) or app.env.path2doc(path) in app.env.found_docs:
            return link[0]
        if path.suffix in {".jpg", ".png", ".svg"}:
            return link[0]
        place = path.relative_to(ROOT).as_posix()
        return f"[{text}]({URLS['Source']}/blob/main/{place}{anchor})" if HAS_OWNER else text

    texts[0] = LINK.sub(replaced, texts[0])
    if name == "decisions/README":
        texts[0] += "\n```{toctree}\n:hidden:\n:glob:\n\n[0-9]*\n```\n"


def mark_names(app: Sphinx, kind: str, name: str, described: object, options: object, lines: list[str]) -> None:
    """Mark the names that a docstring explains, as in “seed: of the first deal.”, and link its errors."""
    for number, line in enumerate(lines):
        if not line.startswith((" ", ">>>")):
            marked = EXPLAINED.sub(lambda found: re.sub(r"\w+", r"``\g<0>``", found[0]), line)
            lines[number] = ERRORS.sub(r":exc:`~coloretto.\g<0>`", marked)


def skip_fields(app: Sphinx, kind: str, name: str, member: object, skips: bool, options: object) -> bool | None:
    """Leave out the fields of named tuples, which the docstring of the class explains."""
    return True if (getattr(member, "__doc__", None) or "").startswith("Alias for field number") else None


def resolve(app: Sphinx, env: BuildEnvironment, node: pending_xref, text: TextElement) -> Node | None:
    """Link names of the package to where its public names are described, and those of Python to its documentation."""
    target: str = node.get("reftarget", "")
    target = PUBLIC.get(target, target)
    if node.get("refdomain") != "py":
        return None
    for start, page in STANDARD_LIBRARY.items():
        if target.startswith(start):
            url = f"https://docs.python.org/3/library/{page}.html#{target}"
            return reference("", "", text, internal=False, refuri=url)
    if target.startswith("coloretto.") and (public := target.rpartition(".")[2]) in coloretto.__all__:
        domain = env.domains.python_domain
        document = node.get("refdoc", env.docname)
        return domain.resolve_xref(env, document, app.builder, "obj", f"coloretto.{public}", node, text)
    return None
