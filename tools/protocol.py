"""Writes the page's types of requests and answers from the engine's: `python3 -m tools.protocol`.

Run it after a change of the session's methods, of their types, or of those of the workshop or of what the lab and the
build write for the page; tests/bridge fails until then. Parses the sources and imports none of them.
"""

import ast
import inspect
import os
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from tools.project import ROOT, WEB

ENGINE: Final = ROOT / "py"
SERVICE: Final = "coloretto.service."
FILES: Final = {
    f"{SERVICE}codes": "engine/codes.ts",
    f"{SERVICE}params": "engine/params.ts",
    f"{SERVICE}protocol": "engine/protocol.ts",
    f"{SERVICE}coach_protocol": "engine/coach-protocol.ts",
    f"{SERVICE}picture_protocol": "engine/picture-protocol.ts",
    f"{SERVICE}tables": "engine/tables.ts",
    "coloretto.notation.public_state": "workshop/public-state.ts",
    "coloretto.workshop.protocol": "workshop/protocol.ts",
    "coloretto_lab.page_types": "engine/lab-figures.ts",
    "tools.builder": "engine/config.ts",
}
"""The file of web/src that is generated from each module of types."""

WITH_METHODS: Final = f"{SERVICE}protocol"
RE_EXPORTED: Final = (f"{SERVICE}codes", f"{SERVICE}params")
"""Modules of types that the file with the answers exports again."""
LISTS: Final = {"Level": "LEVELS", "Style": "STYLES", "PaletteColour": "PALETTE"}
"""Types of codes whose values the page also needs as a list, in the order of the engine: the names of the lists."""

WIDTH: Final = 120
PRIMITIVES: Final = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "object": "unknown"}


def main() -> None:
    """Write all files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


def files() -> dict[Path, str]:
    """Return the text of each generated file by its path."""
    sources: dict[str, Source] = {}
    for name in FILES:
        sources[name] = Source(name, sources.values())
    return {WEB / "src" / file: _file(sources[name], sources) for name, file in FILES.items()}


class Source:
    """A module of types: those that it defines and those that it imports."""

    def __init__(self, name: str, others: Iterable["Source"] = ()) -> None:
        """Read a module. Types from outside the protocol that one of the others has are imported from that one."""
        self.name = name
        self.tree: Final = _parse(name)
        self.imported: Final[dict[str, tuple[str, str]]] = {}
        """The module and the original name of each imported type, by its name in this module."""
        self.used: Final[set[tuple[str, str]]] = set()
        """Pairs of a module of types and a name that this module uses from it."""
        self.names: Final[dict[str, str]] = {}
        """The aliases of imported types, by their original names."""
        self.generic: Final[set[str]] = set()
        """Type variables, which the page's types omit."""
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("coloretto."):
                self.imported.update({each.asname or each.name: (node.module, each.name) for each in node.names})
                self.names.update({each.name: each.asname for each in node.names if each.asname})
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.generic.add(node.targets[0].id)
        elsewhere = {origin: (other.name, alias) for other in others for alias, origin in other.outside().items()}
        self.imported.update({name: elsewhere.get(origin, origin) for name, origin in self.imported.items()})

    def outside(self) -> dict[str, tuple[str, str]]:
        """Return the imported types that no module of the protocol defines: module and original name by their name."""
        return {name: origin for name, origin in self.imported.items() if origin[0] not in FILES}

    def types(self) -> Iterator[str]:
        """Yield the definitions in order, first those from modules outside the protocol."""
        for name, (module, original) in self.outside().items():
            value, doc = _definition(module, original)
            yield _list(LISTS[name], name, value, self) if name in LISTS else _alias(name, value, doc, self)
        for node, doc in _with_docs(self.tree.body):
            if isinstance(node, ast.ClassDef):
                yield _interface(node, self)
            elif (alias := _type_alias(node)) and not self._is_generic(node):
                yield _alias(*alias, doc, self)

    def _is_generic(self, node: ast.stmt) -> bool:
        return any(isinstance(part, ast.Name) and part.id in self.generic for part in ast.walk(node))

    def type(self, node: ast.expr) -> str:
        """Return a type in TypeScript."""
        match node:
            case ast.Constant(None):
                return "null"
            case ast.Constant(str(text)):
                return self.type(ast.parse(text, mode="eval").body)
            case ast.Name(name) | ast.Attribute(_, name):
                return PRIMITIVES.get(name) or self._named(name)
            case ast.BinOp(left, ast.BitOr(), right):
                return f"{self.type(left)} | {self.type(right)}"
            case ast.Subscript(ast.Name("Literal"), values):
                return " | ".join(map(self._literal, _elements(values)))
            case ast.Subscript(ast.Name("NotRequired"), value):
                return self.type(value)
            case ast.Subscript(ast.Name("Sequence"), value):
                item = self.type(value)
                return f"({item})[]" if "|" in item.partition("<")[0] else f"{item}[]"
            case ast.Subscript(ast.Name("tuple"), items):
                return f"[{', '.join(map(self.type, _elements(items)))}]"
            case ast.Subscript(ast.Name("Mapping"), ast.Tuple([key, value])):
                return f"Record<{self.type(key)}, {self.type(value)}>"
            case ast.Subscript(ast.Name("Partial"), ast.Tuple([key, value])):
                return f"Partial<Record<{self.type(key)}, {self.type(value)}>>"
        raise TypeError(f"{self.name}: no type for the page: {ast.unparse(node)}")

    def _literal(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(bool(value)):
                return str(value).lower()
            case ast.Constant(str(value)):
                return f'"{value}"'
        return self.type(node)

    def _named(self, name: str) -> str:
        module, original = self.imported.get(name, ("", name))
        if module in FILES:
            self.used.add((module, original))
            return original
        return self.names.get(name, name)


class Methods:
    """The methods of the session, in their order."""

    def __init__(self) -> None:
        """Read the methods' decorators and the functions that these name."""
        readers = {node.name: node for node in _parse(SERVICE + "arguments").body if isinstance(node, ast.FunctionDef)}
        session = next(
            node
            for node in _parse(SERVICE + "session").body
            if isinstance(node, ast.ClassDef) and node.name == "Session"
        )
        self.params: Final[dict[str, ast.expr]] = {}
        self.results: Final[dict[str, ast.expr]] = {}
        self.changing: Final[set[str]] = set()
        for node in session.body:
            match node:
                case ast.FunctionDef(
                    decorator_list=[
                        ast.Call(ast.Name("method" | "task_method"), [ast.Constant(str(name)), reader], options)
                    ],
                    returns=ast.Constant(str(result)),
                ):
                    self.params[name] = _params_type(readers[ast.unparse(reader)])
                    self.results[name] = ast.parse(result, mode="eval").body
                    if any(each.arg == "changes_game" and ast.unparse(each.value) == "True" for each in options):
                        self.changing.add(name)

    def types(self, source: Source, sources: Mapping[str, Source]) -> Iterator[str]:
        """Yield the types of the requests and of their answers."""
        requests = {name: self._request(name, source, sources) for name in self.params}
        changing = [request for name, request in requests.items() if name in self.changing]
        others = [request for name, request in requests.items() if name not in self.changing]
        yield _documented("Requests that change the game.", _union("GameRequest", changing))
        yield _union("Request", ["GameRequest", *others])
        answers = [f"  {name}: {self._answer(result, source, sources)};" for name, result in self.results.items()]
        doc = "The results of requests that succeed, by method; null: the task was ended before it was done."
        yield _documented(doc, "\n".join(["export interface Answers {", *answers, "}"]))

    def _request(self, name: str, source: Source, sources: Mapping[str, Source]) -> str:
        params = self.params[name]
        if isinstance(params, ast.Constant):
            return f'{{ method: "{name}" }}'
        of = _type_from(params, source, sources)
        fields = _fields(of, sources)
        # The fields of a union are those of its members.
        may_be_absent = bool(fields) and all("NotRequired[" in ast.unparse(field) for field in fields)
        return f'{{ method: "{name}"; params{"?" if may_be_absent else ""}: {of} }}'

    def _answer(self, result: ast.expr, source: Source, sources: Mapping[str, Source]) -> str:
        match result:
            case ast.Subscript(ast.Attribute(ast.Name(), "Task"), of):
                return f"{_type_from(of, source, sources)} | null"
        return _type_from(result, source, sources)


def _type_from(node: ast.expr, source: Source, sources: Mapping[str, Source]) -> str:
    """Return the name of a type from one of the modules, and record its use."""
    match node:
        case ast.Attribute(ast.Name(module), name) if SERVICE + module in sources:
            if SERVICE + module != source.name:
                source.used.add((SERVICE + module, name))
            return name
    raise TypeError(f"session.py: not a type of the protocol: {ast.unparse(node)}")


def _fields(name: str, sources: Mapping[str, Source]) -> list[ast.AnnAssign]:
    classes = [node for source in sources.values() for node in source.tree.body if isinstance(node, ast.ClassDef)]
    return [field for node in classes if node.name == name for field in node.body if isinstance(field, ast.AnnAssign)]


def _params_type(reader: ast.FunctionDef) -> ast.expr:
    """Return the type of the parameters that a function reads: the metadata of its `Annotated`."""
    match reader.args.args[0].annotation:
        case ast.Constant(str(annotation)):
            match ast.parse(annotation, mode="eval").body:
                case ast.Subscript(ast.Name("Annotated"), ast.Tuple([_, params_type])):
                    return params_type
    raise TypeError(f"arguments.py: {reader.name} has no `Annotated` parameters")


def _file(source: Source, sources: Mapping[str, Source]) -> str:
    types = list(source.types())
    if source.name == WITH_METHODS:
        types = [*Methods().types(source, sources), *types]
    re_exported = RE_EXPORTED if source.name == WITH_METHODS else ()
    paths = {module: _path_between(source.name, module) for module in sources}
    imports = [
        _braced("import type {", sorted(name for of, name in source.used if of == module), f'}} from "{path}";')
        for module, path in sorted(paths.items(), key=lambda item: item[1])
        if any(of == module for of, _ in source.used)
    ]
    exports = [f'export type * from "{paths[module]}";' for module in re_exported]
    parts = ["\n".join(imports), "\n".join(exports), *types]
    path = _path(source.name).relative_to(ROOT).as_posix()
    head = f"// Written by `python3 -m tools.protocol` from {path}: change it there."
    _, _, about = (ast.get_docstring(source.tree) or "").partition("\n\n")
    return "\n\n".join([head, *filter(None, [_comment(about), *parts])]) + "\n"


def _path_between(module: str, other: str) -> str:
    """Return the path by which the file of a module of types imports that of another one."""
    path = os.path.relpath(FILES[other], Path(FILES[module]).parent).removesuffix(".ts")
    return path if path.startswith("..") else f"./{path}"


def _interface(node: ast.ClassDef, source: Source) -> str:
    bases = [source.type(base) for base in node.bases if ast.unparse(base) != "TypedDict"]
    fields = [(field, doc) for field, doc in _with_docs(node.body) if isinstance(field, ast.AnnAssign)]
    doc = ast.get_docstring(node) or ""
    if not fields and not bases:
        return _documented(doc, f"export type {node.name} = Record<string, never>;")
    extends = f" extends {', '.join(bases)}" if bases else ""
    lines = [
        textwrap.indent(_documented(about, f"{_field_name(field)}: {source.type(field.annotation)};"), "  ")
        for field, about in fields
    ]
    head = f"export interface {node.name}{extends} {{"
    return _documented(doc, "\n".join([head, *lines, "}"]) if lines else f"{head}}}")


def _field_name(field: ast.AnnAssign) -> str:
    return ast.unparse(field.target) + ("?" if ast.unparse(field.annotation).startswith("NotRequired[") else "")


def _alias(name: str, value: ast.expr, doc: str, source: Source) -> str:
    return _documented(doc, _union(name, source.type(value).split(" | ")))


def _list(name: str, member: str, values: ast.expr, source: Source) -> str:
    """Return the definitions of a list of codes and of the type of its members."""
    codes = source.type(values).split(" | ")
    line = f"export const {name} = [{', '.join(codes)}] as const;"
    if len(line) > WIDTH:
        line = "\n".join([f"export const {name} = [", *(f"  {code}," for code in codes), "] as const;"])
    return f"{line}\nexport type {member} = (typeof {name})[number];"


def _union(name: str, members: Sequence[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"export type {name} =", *(f"  | {each}" for each in members)]) + ";"


def _braced(start: str, names: Sequence[str], end: str) -> str:
    line = f"{start} {', '.join(names)} {end}"
    return line if len(line) <= WIDTH else "\n".join([start, *(f"  {name}," for name in names), end])


def _documented(doc: str, text: str) -> str:
    return f"{_comment(doc)}\n{text}" if doc else text


def _comment(doc: str) -> str:
    if not doc:
        return ""
    if len(doc) <= WIDTH - 10 and "\n" not in doc:
        return f"/** {doc} */"
    paragraphs = ["\n".join(textwrap.wrap(paragraph, WIDTH - 3)) for paragraph in doc.split("\n\n")]
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in "\n\n".join(paragraphs).split("\n")), " */"])


def _path(module: str) -> Path:
    return (ROOT if module.startswith("tools.") else ENGINE) / f"{module.replace('.', '/')}.py"


def _parse(module: str) -> ast.Module:
    return ast.parse(_path(module).read_text(encoding="utf-8"))


def _definition(module: str, name: str) -> tuple[ast.expr, str]:
    """Return a type that a module of the engine defines, and its docstring."""
    path = ENGINE / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for node, doc in _with_docs(ast.parse(file.read_text(encoding="utf-8")).body):
        match _type_alias(node):
            case (found, value) if found == name:
                return value, doc
    raise TypeError(f"{module} defines no type {name}")


def _type_alias(node: ast.stmt) -> tuple[str, ast.expr] | None:
    """Return the name and the value of a type alias."""
    match node:
        case ast.AnnAssign(ast.Name(name), ast.Name("TypeAlias"), ast.expr() as value):
            return name, value
    return None


def _with_docs(body: Sequence[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Yield each statement with the text that follows it."""
    for node, following in zip(body, [*body[1:], None], strict=True):
        match following:
            case ast.Expr(ast.Constant(str(doc))):
                yield node, inspect.cleandoc(doc)
            case _:
                yield node, ""


def _elements(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


if __name__ == "__main__":
    main()
