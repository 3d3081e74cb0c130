"""The page's modules that need no page, called from Python."""

import json
import subprocess
from pathlib import Path
from typing import Any, Self

from tools import project


class RefusedError(Exception):
    """A function has thrown; the message says why."""


class Modules:
    """TypeScript modules of web/src in a process of their own."""

    def __init__(self, *names: str) -> None:
        self._names = names

    def __enter__(self) -> Self:
        command = ["node", str(Path(__file__).with_suffix(".mjs")), str(project.WEB / "node_modules")]
        paths = [str(project.WEB / "src" / f"{name}.ts") for name in self._names]
        self._process = subprocess.Popen(
            [*command, *paths], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        return self

    def __exit__(self, *error: object) -> None:
        self._process.communicate()

    def call(self, name: str, *args: Any) -> Any:
        """Call a function of that name. Raises RefusedError."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([name, *args]) + "\n")
        self._process.stdin.flush()
        told = json.loads(self._process.stdout.readline())
        if "reason" in told:
            raise RefusedError(told["reason"])
        return told["value"]
