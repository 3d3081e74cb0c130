"""Removes one fault handler at a time and checks that its test fails: `python -m tools.mutants`.

Works on a copy, which it builds for each mutant. Prints a line per mutant, and fails if one survives. The faults are
those of docs/reliability.md. Arguments select mutants by parts of their names.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tools import builder, project

HARD_LINKED: Final = (".venv", "web/node_modules")
IGNORED: Final = {".git", ".venv", "node_modules", "dist", "__pycache__"}


class Mutant(NamedTuple):
    """A fault, the code in a file of web/src that handles it, the replacement, and the test that must then fail.

    A test in TypeScript is the path of its file under web/src, "::" and its name.
    """

    fault: str
    file: str
    handler: str
    replacement: str
    test: str


MUTANTS: Final = [
    Mutant(
        "the worker is killed",
        "app/recovery/restart-policy.ts",
        "return isLost && isDue;",
        "return false;",
        "e2e/test_faults.py::test_an_engine_that_stops_answering_is_replaced_and_the_game_continues[chromium-killed]",
    ),
    Mutant(
        "a bot never ends",
        "engine/client.ts",
        "const ANSWER_TIMEOUT_MS = 15_000;",
        "const ANSWER_TIMEOUT_MS = 15_000_000;",
        "e2e/test_faults.py::test_an_engine_that_stops_answering_is_replaced_and_the_game_continues[chromium-endless]",
    ),
    Mutant(
        "Python has no more memory",
        "app/recovery/restart-policy.ts",
        "return isLost && isDue;",
        "return false;",
        "e2e/test_faults.py::test_an_engine_that_breaks_is_replaced_and_the_game_continues",
    ),
    Mutant(
        "the engine breaks while it loads a missing file",
        "engine/client.ts",
        'startFailureFrom(error, "stopped")',
        'startFailureFrom(error, "worker")',
        "e2e/test_faults.py::test_an_engine_that_breaks_while_receiving_a_file_is_replaced",
    ),
    Mutant(
        "it happens again within a minute",
        "app/recovery/restart-policy.ts",
        "return isLost && isDue;",
        "return isLost;",
        "e2e/test_faults.py::test_an_engine_that_fails_repeatedly_is_not_restarted_endlessly",
    ),
    Mutant(
        "the engine is lost while a record is watched",
        "app/game/game-opener.ts",
        'replay ? { from: "record", ...replay } : this.#gameInPlay()',
        '{ from: "save" }',
        "web/features/test_games.py::test_an_engine_lost_during_a_replay_restarts_at_the_same_step",
    ),
    Mutant(
        "no storage at all",
        "app/saves/saved-game.ts",
        'this.store.addNotice(isFramed() ? "notice-no-storage-framed" : "notice-no-storage");',
        "",
        "web/app/test_page.py::test_blocked_storage_is_reported_once_and_the_game_continues",
    ),
    Mutant(
        "storage is full",
        "platform/storage/local-storage.ts",
        "    else this.#isPersistent = false;\n",
        "",
        "platform/storage/local-storage.test.ts::a full storage is not persistent, but the game stays in memory",
    ),
    Mutant(
        "storage is cleared in mid-game",
        "app/saves/saved-game.ts",
        "    this.storage.writeSave(save);\n",
        "    if (this.storage.readSave() === null) this.storage.writeSave(save);\n",
        "app/saves/saved-game.test.ts::the next action stores the game again after the storage was cleared",
    ),
    Mutant(
        "no database for finished games",
        "history/history-db.ts",
        "    if (!database) return inMemory();\n",
        "    if (!database) throw new Error('no database');\n",
        "web/features/test_daily.py::test_without_a_database_the_page_says_so_and_the_game_continues",
    ),
    Mutant(
        "a save is corrupted",
        "platform/storage/local-storage.ts",
        "    this.addUnreadable(save);\n",
        "",
        "e2e/test_whole_games.py::test_an_unreadable_save_is_reported_and_preserved_and_a_new_game_starts",
    ),
    Mutant(
        "a save stops the engine",
        "app/recovery/crash-record.ts",
        "return read().filter((each) => each === text).length >= MAX_CRASHES;",
        "return false;",
        "app/game/game-controller.test.ts::a stored game that crashes the engine twice is quarantined",
    ),
    Mutant(
        "a link stops the engine twice",
        "app/game/game-opener.ts",
        "    if (text !== null && hasCrashedTwice(text)) {\n",
        "    if (text === '') {\n",
        "web/app/test_unfinished_games.py::test_a_link_that_stops_the_engine_twice_is_not_opened_again",
    ),
    Mutant(
        "another game replaces an unfinished one",
        "app/saves/saved-game.ts",
        "    const game = this.#games.add(save);\n",
        "    const game = null;\n",
        "web/app/test_unfinished_games.py::test_a_link_saves_the_unfinished_game_and_clears_the_url",
    ),
    Mutant(
        "two tabs play two games",
        "app/saves/saved-game.ts",
        "stored !== this.#lastSeen && !isSameGame(stored, save)",
        "stored === '' && !isSameGame(stored, save)",
        "web/app/test_unfinished_games.py::test_the_game_of_another_tab_is_not_overwritten",
    ),
    Mutant(
        "another tab deletes everything",
        "platform/storage/local-storage.ts",
        "    this.#isDisabled = true;\n",
        "",
        "web/app/test_unfinished_games.py::test_a_tab_saves_nothing_after_another_tab_deleted_all_data",
    ),
    Mutant(
        "the same game in two tabs",
        "platform/storage/local-storage.ts",
        "      act();\n",
        "",
        "web/features/test_games.py::test_a_game_continued_in_another_tab_is_reported_once_and_can_be_loaded",
    ),
    Mutant(
        "two tabs finish the same game",
        "features/history/history-controller.ts",
        "const id = (await promised) ?? (await idFromText(text));",
        "const id = crypto.randomUUID();",
        "web/features/test_daily.py::test_two_tabs_that_finish_the_same_deal_record_it_once",
    ),
    Mutant(
        "a reload at any ply",
        "app/game/game-controller.ts",
        "    if (isStored) this.#saves.write(save);\n  }\n\n  #fail",
        "  }\n\n  #fail",
        "e2e/test_faults.py::test_a_reload_at_any_ply_restores_the_same_table",
    ),
    Mutant(
        "a reload while a bot that has acted waits",
        "app/game/game-controller.ts",
        "if (this.#bots.attachSave(save)) return;",
        "",
        "e2e/test_faults.py::test_a_reload_before_the_next_bot_acts_restores_the_same_table",
    ),
    Mutant(
        "the first visit is cut off",
        "shell/start/start-page.ts",
        'if (needsNetwork(store.state.failure)) void dispatch({ type: "try-again" });',
        "",
        "e2e/test_offline.py::test_an_interrupted_first_visit_resumes_when_the_network_returns",
    ),
    Mutant(
        "the script is lost",
        "../index.html",
        '<p class="splash-late">',
        '<p class="splash-late" hidden>',
        "e2e/test_network.py::test_the_page_reports_any_missing_file_and_recovers_when_it_loads",
    ),
    Mutant(
        "the style of a lazy feature is lost",
        "shell/start/start-up.ts",
        "    setTimeout(() => target.replaceWith(target.cloneNode()), STYLE_RETRY_MS);\n",
        "",
        "e2e/test_network.py::test_a_style_sheet_lost_with_its_feature_loads_later_by_itself",
    ),
    Mutant(
        "a file is missing",
        "engine/worker/downloads.ts",
        "    if (!response.ok) this.#fail(`${response.status} ${response.url}`);\n",
        "",
        "e2e/test_whole_games.py::test_a_missing_engine_file_is_reported_at_once[chromium-wasm]",
    ),
    Mutant(
        "a file of the engine is damaged",
        "engine/worker/downloads.ts",
        "this.#fetch(url, { integrity })",
        "this.#fetch(url)",
        "e2e/test_network.py::test_the_page_reports_any_damaged_engine_file_and_recovers",
    ),
    Mutant(
        "the connection is slow",
        "engine/client.ts",
        "      watchdog.feed();\n      this.#onProgress",
        "      this.#onProgress",
        "e2e/test_network.py::test_on_slow_3g_the_game_loads_and_shows_its_progress",
    ),
    Mutant(
        "a cached file is damaged",
        "engine/client.ts",
        "    if (!(await evictEngineFiles())) throw error;\n",
        "    throw error;\n",
        "e2e/test_offline.py::test_a_damaged_cached_engine_file_is_downloaded_again",
    ),
    Mutant(
        "the snapshot of Python's memory is damaged",
        "engine/client.ts",
        '      console.info("starting without the snapshot:", error);\n',
        "      throw error;\n",
        "e2e/test_start.py::test_the_page_starts_with_any_damaged_or_missing_snapshot",
    ),
    Mutant(
        "a new version in mid-game",
        "features/offline/offline-controller.ts",
        "if (this.#isAtRest()) this.#activate();",
        "if (!isShown) this.#activate();",
        "e2e/test_offline.py::test_during_a_game_an_update_waits_for_the_players_consent",
    ),
    Mutant(
        "files of two versions meet",
        "offline/service-worker.ts",
        "precache.addToCacheList(PRECACHED);",
        "precache.addToCacheList(PRECACHED.map(({ url, revision }) => ({ url, revision })));",
        "e2e/test_offline.py::test_a_mix_of_two_versions_is_not_installed_and_the_old_one_still_works",
    ),
    Mutant(
        "the clock is set back",
        "history/streak.ts",
        "const isSetBack = seen > date && seen <= today;",
        "const isSetBack = seen < date;",
        "history/streak.test.ts::setting the clock back does not make up for a missed day",
    ),
    Mutant(
        "the clock was years ahead",
        "history/streak.ts",
        "const isSetBack = seen > date && seen <= today;",
        "const isSetBack = seen > date;",
        "history/streak.test.ts::a clock that was years ahead costs no day",
    ),
    Mutant(
        "an import is huge",
        "features/statistics/statistics-controller.ts",
        '  if (file.size > MAX_BYTES) throw new ImportError("too-big");\n',
        "",
        "web/features/test_statistics.py::test_a_file_that_is_too_large_is_not_opened",
    ),
    Mutant(
        "an import cannot be read",
        "features/statistics/statistics-controller.ts",
        "      this.#slice.set({ outcome: { problem: error.reason } });\n",
        "      throw error;\n",
        "web/features/test_statistics.py::test_an_unreadable_file_is_reported_and_nothing_is_lost",
    ),
    Mutant(
        "an opened text is no record",
        "features/games/games-controller.ts",
        "if (error instanceof EngineFailure) this.#report(problemFrom(error));",
        "if (error instanceof EngineFailure) return;",
        "web/features/test_games.py::test_pasted_text_that_cannot_be_opened_is_reported_and_the_game_stays",
    ),
    Mutant(
        "the host of an embedded table is hostile",
        "features/frame/frame-controller.ts",
        "const command = source === parent && parent !== window ? parseCommand(data) : null;",
        "const command = source === parent ? (data as HostCommand) : null;",
        "e2e/test_embed.py::test_a_hostile_host_does_not_break_the_game",
    ),
    Mutant(
        "the player leaves the page and returns",
        "engine/client.ts",
        "      if (!event.persisted) this.#host?.end();\n",
        "      if (event) this.#host?.end();\n",
        "e2e/test_sleep.py::test_going_back_restores_the_page_and_its_engine",
    ),
]


def is_detected(mutant: Mutant, copy: Path) -> bool:
    """Return whether the test fails with the mutant."""
    path = copy / "web" / "src" / mutant.file
    text = path.read_text(encoding="utf-8")
    assert text.count(mutant.handler) == 1, f"{mutant.fault}: the handler in {mutant.file} has changed"
    path.write_text(text.replace(mutant.handler, mutant.replacement), encoding="utf-8")
    if ".test.ts::" in mutant.test:
        try:
            return fails_in_node(mutant.test, copy)
        finally:
            path.write_text(text, encoding="utf-8")
    kind = ["--fake"] if mutant.test.startswith("web/") else []
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(copy / "py"), str(copy)])}
    try:
        subprocess.run(
            [sys.executable, "-m", "tools.mutants", "--build", *kind],
            cwd=copy,
            env=environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        command = [sys.executable, "-m", "pytest", "-x", "-q", f"tests/{mutant.test}"]
        return subprocess.run(command, cwd=copy, env=environment, stdout=subprocess.DEVNULL).returncode == 1
    finally:
        path.write_text(text, encoding="utf-8")


def fails_in_node(test: str, copy: Path) -> bool:
    """Return whether a unit test of the page fails. Needs no build."""
    file, name = test.split("::")
    command = ["npx", "vitest", "run", f"src/{file}", "--testNamePattern", f"^{re.escape(name)}$"]
    done = subprocess.run(command, cwd=copy / "web", capture_output=True)
    return done.returncode == 1


def ignored(folder: str, names: list[str]) -> set[str]:
    """Return the names in a folder of the repository that are not copied."""
    return IGNORED & set(names) | ({"build"} if Path(folder) == project.ROOT else set())


def main(arguments: Sequence[str]) -> int:
    """Try the selected mutants, or all; print the results and return 1 if one survives."""
    if arguments[:1] == ["--build"]:
        builder.build(project.FAKE_DIST, mode="fake") if "--fake" in arguments else builder.build(project.DIST)
        return 0
    selected = [mutant for mutant in MUTANTS if not arguments or any(word in mutant.fault for word in arguments)]
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(project.ROOT, copy, ignore=ignored)
        for name in HARD_LINKED:
            shutil.copytree(project.ROOT / name, copy / name, copy_function=os.link, symlinks=True)
        print("| fault whose handler is removed | detected |\n|---|---|")
        for mutant in selected:
            is_killed = is_detected(mutant, copy)
            survivors += not is_killed
            print(f"| {mutant.fault} | {'yes' if is_killed else 'NO'} |", flush=True)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
