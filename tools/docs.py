"""Builds the documentation site from docs/ with Sphinx; knows nothing of the page but where it lies."""

import os
import re
import shutil
from pathlib import Path
from typing import Final

from tools import steps
from tools.project import LOCKS, ROOT, VENV, VENV_PYTHON, state_of

DOCS: Final = ROOT / "docs"
BUILT: Final = ROOT / "build" / "docs"
SITE: Final = BUILT / "site"

INLINE: Final = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)
STYLE_ATTRIBUTE: Final = re.compile(r'(<[^>]*?) style="([^"]*)"')
FILES: Final = {
    "style": ("styles/inline.css", '<link rel="stylesheet" href="{}">'),
    "script": ("scripts/inline.js", '<script src="{}"></script>'),
}
"""Files below _static for what the theme writes into each page, and how a page loads them."""

REPAIRS: Final = (
    (r'<p class="caption" role="heading">', '<p class="caption" role="heading" aria-level="2">'),
    (r'<aside class="sidebar-drawer"', r'\g<0> aria-label="All pages"'),
    (r'<aside class="toc-drawer', r'<aside aria-label="This page" class="toc-drawer'),
    (r"<pre>", '<pre tabindex="0">'),
    (r'<div class="table-wrapper', '<div tabindex="0" class="table-wrapper'),
    # Figures such as "51 ± 4 %" do not break.
    (r"<td><p>-?[\d.]+ [±(][^<]*</p></td>", lambda found: found[0].replace(" ", "&#160;")),
    # The parameters of a long signature, a list without terms.
    (r"<dl>\n((?:<dd><em class=\"sig-param\">.*</dd>\n)+)</dl>", lambda found: _spans(found[1])),
)
"""Patterns and replacements, most for what axe finds in the theme: levels, names, regions that only a mouse scrolls."""


def build(url: str | None = None) -> None:
    """Build the site into build/docs unless its sources are unchanged. Every warning is an error. Raises StepError.

    Notebooks run first, and must print what they contain; those whose libraries are not installed run once they are.
    url: the address of the page, for canonical links.
    """
    sources = state_of(source_files(), url, *(path.name for path in sorted(VENV.glob(".installed-*"))))
    stamp = BUILT / "sources.txt"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == sources:
        return
    shutil.rmtree(BUILT, ignore_errors=True)
    for notebook in sorted(DOCS.glob("notebooks/*.ipynb")):
        command: list[str | Path] = [VENV_PYTHON, DOCS / "run_notebook.py", "--check", notebook]
        steps.run(f"run {notebook.name}", command, env={**os.environ, "PYTHONPATH": str(ROOT / "py")})
    _run_sphinx("html", SITE, *(["--define", f"html_baseurl={url}docs/"] if url else []))
    (SITE / ".buildinfo").unlink()
    (SITE / "_sources").rmdir()
    finish_pages()
    stamp.write_text(sources, encoding="utf-8")


def check_links() -> None:
    """Visit every external link. Needs the network, and prints the broken ones. Raises StepError."""
    _run_sphinx("linkcheck", BUILT / "links")


def place(site: Path) -> None:
    """Copy the built documentation into the folder `docs` of the page's site."""
    shutil.rmtree(site / "docs", ignore_errors=True)
    shutil.copytree(SITE, site / "docs")


def missing_owner() -> str | None:
    """Return what the documentation lacks while pyproject.toml does not name the owner of the repository, or None."""
    if "/OWNER/" not in (ROOT / "pyproject.toml").read_text(encoding="utf-8"):
        return None
    return "no owner: no links to sources in the documentation; replace OWNER in [project.urls] of pyproject.toml"


def source_files() -> list[Path]:
    """Return all files that the documentation depends on."""
    folders = [DOCS, ROOT / "py" / "coloretto", ROOT / "web" / "src" / "styles"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    documents = [*ROOT.glob("*.md"), *ROOT.glob("py/**/*.md"), *ROOT.glob("t*/*.md"), *ROOT.glob("web/*.md")]
    others = [ROOT / "pyproject.toml", ROOT / "web" / "public" / "icon.svg", LOCKS / "docs.txt", Path(__file__)]
    return sorted({path for path in [*files, *documents, *others] if "__pycache__" not in path.parts})


def finish_pages() -> None:
    """Repair the theme's markup, and move its inline code into files, so that the policy need not allow any."""
    contents: dict[str, str] = {}
    rules: dict[str, str] = {}
    pages = sorted(SITE.rglob("*.html"))
    for page in pages:
        to_static = "../" * (len(page.relative_to(SITE).parts) - 1) + "_static/"

        def moved(inline: re.Match[str], to_static: str = to_static) -> str:
            tag, content = inline.groups()
            if contents.setdefault(tag, content) != content:
                raise ValueError(f"pages differ in an inline {tag}: {content[:80]!r}")
            name, element = FILES[tag]
            return element.format(to_static + name)

        def marked(element: re.Match[str]) -> str:
            start, style = element.groups()
            return f'{start} data-style="{rules.setdefault(style, str(len(rules)))}"'

        text = INLINE.sub(moved, page.read_text(encoding="utf-8"))
        for pattern, repaired in REPAIRS:
            text = re.sub(pattern, repaired, text)
        page.write_text(STYLE_ATTRIBUTE.sub(marked, text), encoding="utf-8")
    contents["style"] += "\n".join(f'[data-style="{name}"] {{ {style} }}' for style, name in rules.items())
    for tag, (name, _) in FILES.items():
        (SITE / "_static" / name).parent.mkdir(exist_ok=True)
        (SITE / "_static" / name).write_text(contents[tag], encoding="utf-8")


def _spans(parameters: str) -> str:
    return f'<span class="parameters">{parameters.replace("<dd>", "<span>").replace("</dd>", "</span>")}</span>'


def _run_sphinx(builder: str, out: Path, *arguments: str) -> None:
    """Run Sphinx. With the same sources it writes the same bytes."""
    command: list[str | Path] = [VENV_PYTHON, "-m", "sphinx", "--builder", builder, "--fresh-env", "--quiet"]
    command += ["--nitpicky", "--fail-on-warning", "--keep-going", "--doctree-dir", BUILT / "doctrees"]
    environment = {**os.environ, "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "0"}
    name = "check the external links" if builder == "linkcheck" else "build the documentation"
    steps.run(name, [*command, *arguments, DOCS, out], env=environment)
