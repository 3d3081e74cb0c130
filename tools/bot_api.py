"""Writes what a script can see, for the workshop, from `coloretto.bots.table`: `python3 -m tools.bot_api`.

Run it after a change of that module; tests/workshop fails until then. Parses the source and does not import it.
"""

import ast
import inspect
import json
import re
from collections.abc import Iterator
from typing import Final, TypeAlias

from tools.project import ROOT, WEB

SOURCE: Final = ROOT / "py" / "coloretto" / "bots" / "table.py"
FILE: Final = WEB / "src" / "workshop" / "reference" / "api.json"

VARIABLES: Final = {"Table": "table", "LegalAction": "action", "Row": "row", "Player": "player"}
"""The variable that stands for an object of each class in scripts, in the order of the reference."""

Member: TypeAlias = dict[str, str]


def main() -> None:
    """Write the file."""
    FILE.write_text(text(), encoding="utf-8")


def text() -> str:
    """Return the text of the generated file."""
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    parts = [_part(classes[name], variable) for name, variable in VARIABLES.items()]
    return json.dumps(parts, indent=2, ensure_ascii=False) + "\n"


def _part(node: ast.ClassDef, variable: str) -> dict[str, object]:
    """Return what the page shows of a class: properties first, then methods and attributes."""
    about, _, rest = (ast.get_docstring(node) or "").partition("\n\n")
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    start = next(method for method in methods if method.name == "__init__")
    public = [method for method in methods if not method.name.startswith("_")]
    members = [_method(method) for method in sorted(public, key=lambda method: not method.decorator_list)]
    attributes = _attributes(start, " ".join(rest.split()))
    return {"name": variable, "class": node.name, "about": _words(about), "members": [*members, *attributes]}


def _method(node: ast.FunctionDef) -> Member:
    kind = "property" if node.decorator_list else "method"
    signature = "" if node.decorator_list else f"({', '.join(_arguments(node.args))})"
    assert node.returns
    return _member(node.name, kind, signature, node.returns, _words(ast.get_docstring(node) or ""))


def _arguments(arguments: ast.arguments) -> Iterator[str]:
    _, *names = arguments.args
    required = len(names) - len(arguments.defaults)
    for place, name in enumerate(names):
        yield name.arg if place < required else f"{name.arg}={ast.unparse(arguments.defaults[place - required])}"


def _attributes(start: ast.FunctionDef, doc: str) -> Iterator[Member]:
    """Yield the public attributes that a class sets at its start, with their texts: "number: from 0. seat: ..."."""
    types = {}
    for statement in start.body:
        match statement:
            case ast.AnnAssign(ast.Attribute(_, name), ast.Subscript(ast.Name("Final"), of)) if name[0] != "_":
                types[name] = of
    doc, _, _ = doc.partition(" >>> ")
    found = re.split(rf"(?:^| )({'|'.join(types)}): ", doc)
    texts = dict(zip(found[1::2], found[2::2], strict=True))
    for name, of in types.items():
        yield _member(name, "attribute", "", of, texts[name])


def _member(name: str, kind: str, signature: str, of: ast.expr, doc: str) -> Member:
    if not doc:
        raise ValueError(f"table.py: {name} has no docstring")
    shown = of.value if isinstance(of, ast.Constant) and isinstance(of.value, str) else ast.unparse(of)
    return {"name": name, "kind": kind, "signature": signature, "type": shown, "text": doc[0].upper() + doc[1:]}


def _words(doc: str) -> str:
    return " ".join(inspect.cleandoc(doc).split())


if __name__ == "__main__":
    main()
