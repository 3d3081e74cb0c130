"""Take one handling of a fault away after the other, and see whether its test notices: `python -m tools.mutants`.

Works on a copy, which is built anew each time; prints a row for each handling, and fails if a test did not notice.
The faults are those of docs/reliability.md. Give words of their names to try only some.
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

import build
from tools import project

LINKED: Final = (".venv", "web/node_modules")
LEFT_OUT: Final = {".git", ".venv", "node_modules", "dist", "__pycache__"}


class Removal(NamedTuple):
    """What handles a fault, where, what is left without it, and the test that is to notice.

    A test in TypeScript is the path of its file under web/src, "::" and its name.
    """

    fault: str
    file: str
    handling: str
    without: str
    test: str


REMOVALS: Final = [
    Removal(
        "the worker is killed",
        "app/recovery/restart-policy.ts",
        "return isLost && isDue;",
        "return false;",
        "e2e/test_faults.py::test_an_engine_that_stops_answering_is_replaced_and_the_game_continues[chromium-killed]",
    ),
    Removal(
        "a bot never ends",
        "engine/client.ts",
        "const ANSWER_TIMEOUT_MS = 15_000;",
        "const ANSWER_TIMEOUT_MS = 15_000_000;",
        "e2e/test_faults.py::test_an_engine_that_stops_answering_is_replaced_and_the_game_continues[chromium-endless]",
    ),
    Removal(
        "Python has no more memory",
        "app/recovery/restart-policy.ts",
        "return isLost && isDue;",
        "return false;",
        "e2e/test_faults.py::test_an_engine_that_breaks_is_replaced_and_the_game_continues",
    ),
    Removal(
        "the engine breaks while it takes a file that it lacked",
        "engine/client.ts",
        'startFailureFrom(error, "stopped")',
        'startFailureFrom(error, "worker")',
        "e2e/test_faults.py::test_an_engine_that_breaks_while_receiving_a_file_is_replaced",
    ),
    Removal(
        "it happens again within a minute",
        "app/recovery/restart-policy.ts",
        "return isLost && isDue;",
        "return isLost;",
        "e2e/test_faults.py::test_an_engine_that_fails_repeatedly_is_not_restarted_endlessly",
    ),
    Removal(
        "the engine is lost while a record is watched",
        "app/game/game-opener.ts",
        'replay ? { from: "record", record: replay.record, ply: replay.ply } : { from: "save" }',
        '{ from: "save" }',
        "web/features/test_games.py::test_an_engine_lost_during_a_replay_restarts_at_the_same_step",
    ),
    Removal(
        "no storage at all",
        "app/saves/saved-game.ts",
        'this.store.addNotice(isFramed() ? "notice-no-storage-framed" : "notice-no-storage");',
        "",
        "web/app/test_page.py::test_blocked_storage_is_reported_once_and_the_game_continues",
    ),
    Removal(
        "storage is full",
        "platform/storage/local-storage.ts",
        "    else this.#isPersistent = false;\n",
        "",
        "platform/storage/local-storage.test.ts::a full storage is not persistent, but the game stays in memory",
    ),
    Removal(
        "storage is cleared in mid-game",
        "app/saves/saved-game.ts",
        "    this.storage.writeSave(save);\n",
        "    if (this.storage.readSave() === null) this.storage.writeSave(save);\n",
        "app/saves/saved-game.test.ts::the next action stores the game again after the storage was cleared",
    ),
    Removal(
        "no database for finished games",
        "history/history-db.ts",
        "    if (!database) return inMemory();\n",
        "    if (!database) throw new Error('no database');\n",
        "web/features/test_daily.py::test_without_a_database_the_page_says_so_and_the_game_continues",
    ),
    Removal(
        "a save is tampered with",
        "platform/storage/local-storage.ts",
        "    this.addUnreadable(save);\n",
        "",
        "e2e/test_whole_games.py::test_an_unreadable_save_is_reported_and_preserved_and_a_new_game_starts",
    ),
    Removal(
        "the engine stops with a save",
        "app/recovery/crash-record.ts",
        "return read().filter((each) => each === text).length >= MAX_CRASHES;",
        "return false;",
        "app/game/game-controller.test.ts::a stored game that crashes the engine twice is quarantined",
    ),
    Removal(
        "something else stops the engine twice",
        "app/game/game-opener.ts",
        "    if (text !== null && hasCrashedTwice(text)) {\n",
        "    if (text === '') {\n",
        "web/app/test_unfinished_games.py::test_a_link_that_stops_the_engine_twice_is_not_opened_again",
    ),
    Removal(
        "another game takes the place of an unfinished one",
        "app/saves/saved-game.ts",
        "    const game = this.#games.add(save);\n",
        "    const game = null;\n",
        "web/app/test_unfinished_games.py::test_a_link_saves_the_unfinished_game_and_clears_the_url",
    ),
    Removal(
        "two tabs play two games",
        "app/saves/saved-game.ts",
        "stored !== this.#known && !isSameGame(stored, save)",
        "stored === '' && !isSameGame(stored, save)",
        "web/app/test_unfinished_games.py::test_the_game_of_another_tab_is_not_overwritten",
    ),
    Removal(
        "another tab deletes everything",
        "platform/storage/local-storage.ts",
        "    this.#isDisabled = true;\n",
        "",
        "web/app/test_unfinished_games.py::test_a_tab_saves_nothing_after_another_tab_deleted_all_data",
    ),
    Removal(
        "the same game in two tabs",
        "platform/storage/local-storage.ts",
        "      act();\n",
        "",
        "web/features/test_games.py::test_a_game_continued_in_another_tab_is_reported_once_and_can_be_loaded",
    ),
    Removal(
        "two tabs finish the same game",
        "features/history/history-controller.ts",
        "const id = (await promised) ?? (await idFromText(text));",
        "const id = crypto.randomUUID();",
        "web/features/test_daily.py::test_two_tabs_that_finish_the_same_deal_record_it_once",
    ),
    Removal(
        "a reload at any ply",
        "app/game/game-controller.ts",
        "    this.#saves.write(save);\n  }\n\n  #fail",
        "  }\n\n  #fail",
        "e2e/test_faults.py::test_a_reload_at_any_ply_restores_the_same_table",
    ),
    Removal(
        "a reload while a bot that has acted waits",
        "app/game/game-controller.ts",
        "if (this.#bots.attachSave(save)) return;",
        "",
        "e2e/test_faults.py::test_a_reload_before_the_next_bot_acts_restores_the_same_table",
    ),
    Removal(
        "the first visit is cut off",
        "entrypoints/main.ts",
        'if (needsNetwork(store.state.failure)) void dispatch({ type: "try-again" });',
        "",
        "e2e/test_offline.py::test_an_interrupted_first_visit_resumes_when_the_network_returns",
    ),
    Removal(
        "the script is lost",
        "../index.html",
        '<p class="splash-late">',
        '<p class="splash-late" hidden>',
        "e2e/test_network.py::test_the_page_reports_any_missing_file_and_recovers_when_it_loads",
    ),
    Removal(
        "a later part's style is lost",
        "shell/start-up.ts",
        "    setTimeout(() => target.replaceWith(target.cloneNode()), STYLE_RETRY_MS);\n",
        "",
        "e2e/test_network.py::test_a_style_sheet_lost_with_its_feature_loads_later_by_itself",
    ),
    Removal(
        "a file is missing",
        "engine/worker/downloads.ts",
        "    if (!response.ok) this.#fail(`${response.status} ${response.url}`);\n",
        "",
        "e2e/test_whole_games.py::test_a_missing_engine_file_is_reported_at_once[chromium-wasm]",
    ),
    Removal(
        "a file of the engine is damaged",
        "engine/worker/downloads.ts",
        "this.#fetch(url, { integrity })",
        "this.#fetch(url)",
        "e2e/test_network.py::test_the_page_reports_any_damaged_engine_file_and_recovers",
    ),
    Removal(
        "the line is slow",
        "engine/client.ts",
        "      watchdog.feed();\n      this.#onProgress",
        "      this.#onProgress",
        "e2e/test_network.py::test_on_slow_3g_the_game_loads_and_shows_its_progress",
    ),
    Removal(
        "a kept file is damaged",
        "engine/client.ts",
        "    if (!(await evictEngineFiles())) throw error;\n",
        "    throw error;\n",
        "e2e/test_offline.py::test_a_damaged_cached_engine_file_is_downloaded_again",
    ),
    Removal(
        "the picture of Python's memory is wrong",
        "engine/client.ts",
        '      console.info("starting without the snapshot:", error);\n',
        "      throw error;\n",
        "e2e/test_start.py::test_the_page_starts_with_any_damaged_or_missing_snapshot",
    ),
    Removal(
        "a new version in mid-game",
        "features/offline/offline-controller.ts",
        "if (this.#isAtRest()) this.#activate();",
        "if (!isShown) this.#activate();",
        "e2e/test_offline.py::test_during_a_game_an_update_waits_for_the_players_consent",
    ),
    Removal(
        "files of two versions meet",
        "offline/service-worker.ts",
        "precache.addToCacheList(PRECACHED);",
        "precache.addToCacheList(PRECACHED.map(({ url, revision }) => ({ url, revision })));",
        "e2e/test_offline.py::test_a_mix_of_two_versions_is_not_installed_and_the_old_one_still_works",
    ),
    Removal(
        "the clock is set back",
        "history/streak.ts",
        "const isSetBack = seen > date && seen <= today;",
        "const isSetBack = seen < date;",
        "history/streak.test.ts::setting the clock back does not make up for a missed day",
    ),
    Removal(
        "the clock was years ahead",
        "history/streak.ts",
        "const isSetBack = seen > date && seen <= today;",
        "const isSetBack = seen > date;",
        "history/streak.test.ts::a clock that was years ahead costs no day",
    ),
    Removal(
        "an import is huge",
        "features/statistics/statistics-controller.ts",
        '  if (file.size > MAX_BYTES) throw new ImportError("too-big");\n',
        "",
        "web/features/test_statistics.py::test_a_file_that_is_too_large_is_not_opened",
    ),
    Removal(
        "an import cannot be read",
        "features/statistics/statistics-controller.ts",
        "      this.#slice.set({ outcome: { problem: error.reason } });\n",
        "      throw error;\n",
        "web/features/test_statistics.py::test_an_unreadable_file_is_reported_and_nothing_is_lost",
    ),
    Removal(
        "what is opened is no record",
        "features/games/games-controller.ts",
        "if (error instanceof EngineFailure) this.#report(problemFrom(error));",
        "if (error instanceof EngineFailure) return;",
        "web/features/test_games.py::test_pasted_text_that_cannot_be_opened_is_reported_and_the_game_stays",
    ),
    Removal(
        "the host of a frame is hostile",
        "features/frame/frame-controller.ts",
        "const command = source === parent && parent !== window ? parseCommand(data) : null;",
        "const command = source === parent ? (data as HostCommand) : null;",
        "e2e/test_embed.py::test_a_hostile_host_does_not_break_the_game",
    ),
    Removal(
        "the page is left and come back to",
        "engine/client.ts",
        "      if (!event.persisted) this.#host?.end();\n",
        "      if (event) this.#host?.end();\n",
        "e2e/test_sleep.py::test_going_back_restores_the_page_and_its_engine",
    ),
]


def is_noticed(removal: Removal, copy: Path) -> bool:
    """Say whether the test fails without the handling."""
    path = copy / "web" / "src" / removal.file
    text = path.read_text(encoding="utf-8")
    assert text.count(removal.handling) == 1, f"{removal.fault}: {removal.file} handles it otherwise now"
    path.write_text(text.replace(removal.handling, removal.without), encoding="utf-8")
    if ".test.ts::" in removal.test:
        try:
            return fails_in_node(removal.test, copy)
        finally:
            path.write_text(text, encoding="utf-8")
    kind = ["--fake"] if removal.test.startswith("web/") else []
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(copy / "py"), str(copy)])}
    try:
        subprocess.run(
            [sys.executable, "-m", "tools.mutants", "--build", *kind],
            cwd=copy,
            env=environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        command = [sys.executable, "-m", "pytest", "-x", "-q", f"tests/{removal.test}"]
        return subprocess.run(command, cwd=copy, env=environment, stdout=subprocess.DEVNULL).returncode == 1
    finally:
        path.write_text(text, encoding="utf-8")


def fails_in_node(test: str, copy: Path) -> bool:
    """Say whether a unit test of the page fails; it needs no build."""
    file, name = test.split("::")
    command = ["npx", "vitest", "run", f"src/{file}", "--testNamePattern", f"^{re.escape(name)}$"]
    done = subprocess.run(command, cwd=copy / "web", env=project.node_environment(), capture_output=True)
    return done.returncode == 1


def left_out(folder: str, names: list[str]) -> set[str]:
    """Return what of a folder of the repository is not copied."""
    return LEFT_OUT & set(names) | ({"build"} if Path(folder) == project.ROOT else set())


def main(arguments: Sequence[str]) -> int:
    """Try those of which a word is given, else all, and print what came of it."""
    if arguments[:1] == ["--build"]:
        build.build(project.FAKE_DIST, mode="fake") if "--fake" in arguments else build.build(project.DIST)
        return 0
    wanted = [removal for removal in REMOVALS if not arguments or any(word in removal.fault for word in arguments)]
    unnoticed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(project.ROOT, copy, ignore=left_out)
        for name in LINKED:
            shutil.copytree(project.ROOT / name, copy / name, copy_function=os.link, symlinks=True)
        print("| fault whose handling was taken away | noticed |\n|---|---|")
        for removal in wanted:
            noticed = is_noticed(removal, copy)
            unnoticed += not noticed
            print(f"| {removal.fault} | {'yes' if noticed else 'NO'} |", flush=True)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
