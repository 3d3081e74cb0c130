"""Runs notebooks: `python docs/run_notebook.py FILE` writes their outputs, and with `--check` compares them.

Each cell prints what Python would: its output, and the repr of the expression at its end.
"""

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any


def main(arguments: list[str]) -> int:
    """Run a notebook, whose libraries may be missing when it is only checked. Return the exit status."""
    *options, name = arguments
    path = Path(name)
    before = path.read_text(encoding="utf-8")
    notebook = json.loads(before)
    try:
        run(notebook)
    except ModuleNotFoundError as error:
        if not options or (error.name or "").startswith("coloretto"):
            raise
        print(f"{path.name} was not run: {error}")
        return 0
    after = json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
    if not options:
        path.write_text(after, encoding="utf-8")
    elif after != before:
        print(f"{path.name} has other outputs than it prints now: python docs/run_notebook.py {name}")
        return 1
    return 0


def run(notebook: dict[str, Any]) -> None:
    """Run the cells of a notebook in order, and put their outputs in."""
    scope: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells, start=1):
        printed = io.StringIO()
        with redirect_stdout(printed):
            result = run_cell("".join(cell["source"]), scope)
        cell["execution_count"] = number
        cell["outputs"] = []
        if text := printed.getvalue():
            cell["outputs"].append({"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)})
        if result is not None:
            data = {"text/plain": repr(result).splitlines(keepends=True)}
            cell["outputs"].append(
                {"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"}
            )


def run_cell(code: str, scope: dict[str, Any]) -> object:
    """Run a cell; return the value of the expression at its end, if there is one."""
    tree = ast.parse(code)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), scope)
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), scope) if isinstance(last, ast.Expr) else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
