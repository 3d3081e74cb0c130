"""The project's Python files, and what they import."""

import ast
from functools import cache
from pathlib import Path
from typing import Final

from tools.project import ROOT

PYTHON: Final = [path for folder in ("py", "tests", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> set[str]:
    tree = parsed(path)
    modules = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    return modules | {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module}
