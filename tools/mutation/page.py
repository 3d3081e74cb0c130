"""Runs mutation testing of the page's logic with StrykerJS: `python -m tools.mutation page [FOLDER ...]`.

Installs StrykerJS into build/mutation/page, not into web/node_modules: only this needs its 64 MB. Changes a copy of the
page, and asks only its unit tests, in Node. Judges the named folders of web/src, or all: a drawn sample of the changes,
always the same one for the same code, or with `--all` every change. What has not changed since the last run keeps its
result. build/mutation/page/mutants.html shows the changes. Fails if the tests fall short of the goal. tests/RESULTS.md
has the results.
"""

import argparse
import json
import os
import shutil
import subprocess
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tools import steps
from tools.mutation.score import GOAL, interval
from tools.packages import install_page_packages, is_installed, mark_installed, npm_environment, provide_node
from tools.project import ROOT, WEB

PACKAGES: Final = Path(__file__).parent / "stryker"
"""Its version 10 needs Node 22. Its type checker needs the compiler of TypeScript 5, and so is not installed."""

FOLDER: Final = ROOT / "build" / "mutation" / "page"

SHARE: Final = 0.05
"""The share of changes that is drawn: some 500 of all folders."""

FOLDERS: Final = ("app", "embed", "engine", "features", "game", "history", "i18n", "platform", "shell", "table", "ui")

ELEMENT: Final = "@customElement("
"""Elements are left out, and templates without unit tests: tests/web shows in a browser what they render."""

LEFT_OUT: Final = (
    # Wire the parts together, once for each visit.
    *("shell/after-first-frame.ts", "shell/lazy-features.ts", "shell/page-view.ts", "shell/start/*"),
    "shell/waiting.ts",
    # Draw, move and sound.
    *("shell/sound-player.ts", "table/animation/card-animator.ts", "table/animation/last-round.ts"),
    *("table/animation/lean.ts", "table/sound.ts", "ui/art/*", "ui/faces/*"),
    # Need a worker, a frame, a database or a device.
    *("engine/host.ts", "engine/worker/runtime.ts", "engine/worker/service.ts", "embed/coloretto-game.ts"),
    "history/history-db.ts",
)
"""Modules without elements that only a browser can judge."""


def main(arguments: Sequence[str]) -> int:
    """Judge the unit tests of the named folders, or of all; return 1 if those of one fall short of the goal."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutation page", description=__doc__)
    parser.add_argument("folders", nargs="*", choices=[[], *FOLDERS], metavar="FOLDER", help=", ".join(FOLDERS))
    parser.add_argument("--all", action="store_true", help="judge every change, which takes hours")
    options = parser.parse_args(arguments)
    folders = options.folders or FOLDERS
    _install()
    _run_stryker([file for folder in folders for file in _judged(folder)], 1 if options.all else SHARE)
    report = json.loads((FOLDER / "mutants.json").read_text(encoding="utf-8"))
    statuses = {folder: counts for folder in folders if (counts := _statuses(folder, report["files"]))}
    statuses["all"] = sum(statuses.values(), Counter[str]())
    for folder, counts in statuses.items():
        noticed, drawn = counts["Killed"] + counts["Timeout"], counts.total()
        low, high = interval(noticed, drawn)
        print(f"{folder}: {noticed} of {drawn} changes noticed, {noticed / drawn:.1%} ({low:.1%} to {high:.1%})")
    return 0 if noticed >= GOAL * drawn else 1


def _judged(folder: str) -> list[str]:
    """Return the modules of a folder that unit tests can judge, relative to web/."""
    source = WEB / "src"
    return [
        path.relative_to(WEB).as_posix()
        for path in sorted((source / folder).rglob("*.ts"))
        if not path.name.endswith(".test.ts")
        and not any(path.relative_to(source).match(pattern) for pattern in LEFT_OUT)
        and not _only_renders(path)
    ]


def _only_renders(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return ELEMENT in text or ("html`" in text and not path.with_suffix(".test.ts").exists())


def _install() -> None:
    """Install the locked packages next to the page's own vitest."""
    provide_node()
    install_page_packages()
    FOLDER.mkdir(parents=True, exist_ok=True)
    modules = FOLDER / "node_modules"
    lock = PACKAGES / "package-lock.json"
    if not is_installed(lock, modules):
        for name in ("package.json", "package-lock.json"):
            shutil.copyfile(PACKAGES / name, FOLDER / name)
        # npm would install another vitest.
        npm = ["npm", "ci", "--legacy-peer-deps", "--no-audit", "--no-fund"]
        steps.run("install StrykerJS", npm, FOLDER, npm_environment())
        (modules / "vitest").symlink_to(WEB / "node_modules" / "vitest")
        mark_installed(lock, modules)
    # The page's unit tests read recordings next to its folder.
    if not (FOLDER / "tests").exists():
        (FOLDER / "tests").symlink_to(ROOT / "tests")


def _run_stryker(files: Sequence[str], share: float) -> None:
    options = {
        "mutate": files,
        "testRunner": "vitest",
        "plugins": ["@stryker-mutator/vitest-runner", str(PACKAGES / "plugins.mjs")],
        "checkers": ["sample"],
        "ignorers": ["globs"],
        "coverageAnalysis": "perTest",
        # Constants of a module: each change would need all tests, and most are texts.
        "ignoreStatic": True,
        # All unit tests, which a busy machine takes longer for than the five minutes of the default.
        "dryRunTimeoutMinutes": 30,
        "incremental": True,
        "incrementalFile": str(FOLDER / f"incremental-{share}.json"),
        "tempDirName": str(FOLDER),
        # Stryker would need the compiler to adapt it.
        "tsconfigFile": "none",
        "concurrency": os.cpu_count(),
        "allowConsoleColors": False,
        "reporters": ["clear-text", "html", "json", "progress-append-only"],
        "clearTextReporter": {"allowColor": False, "logTests": False, "reportTests": False},
        "htmlReporter": {"fileName": str(FOLDER / "mutants.html")},
        "jsonReporter": {"fileName": str(FOLDER / "mutants.json")},
    }
    config = FOLDER / "stryker.json"
    config.write_text(json.dumps(options, indent=2), encoding="utf-8")
    program = FOLDER / "node_modules" / "@stryker-mutator" / "core" / "bin" / "stryker.js"
    subprocess.run(
        ["node", program, "run", config], cwd=WEB, env={**os.environ, "MUTANT_SHARE": str(share)}, check=True
    )


def _statuses(folder: str, files: dict[str, Any]) -> Counter[str]:
    """Return how many changes of a folder have each status."""
    return Counter(
        mutant["status"]
        for name, file in files.items()
        if name.startswith(f"src/{folder}/")
        for mutant in file["mutants"]
        if mutant["status"] not in ("Ignored", "CompileError")
    )
