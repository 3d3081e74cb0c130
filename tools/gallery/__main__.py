"""Take pictures of every screen and write build/gallery/index.html.

    python3 build.py gallery                        all screens in all looks
    python3 build.py gallery --screens table        only some tours or screens
    python3 build.py gallery --before FOLDER        also those of another build, a folder like dist/, side by side

Each picture has the findings of the layout check.
"""

import argparse
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Final

from playwright.sync_api import Browser, Error, sync_playwright

from tests.support.browsers import open_chromium
from tools import dev_server, project
from tools.gallery.layout import faults_of
from tools.gallery.looks import all_looks, language_of
from tools.gallery.screens import SCREENS, TOURS, Tour, apply_look, stops, visit
from tools.gallery.sheet import Shot, contact_sheet
from tools.gallery.sounds import write_sounds

FOLDER: Final = project.ROOT / "build" / "gallery"


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures and write the contact sheet."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, help="folder of another build to compare with")
    parser.add_argument("--screens", nargs="*", default=(), help="names of tours or screens")
    options = parser.parse_args(arguments)
    builds = {"after": project.DIST} if options.before else {"now": project.DIST}
    if options.before:
        builds = {"before": options.before, **builds}
    shutil.rmtree(FOLDER, ignore_errors=True)
    shots: dict[str, Shot] = {}
    with sync_playwright() as playwright:
        browser = open_chromium(playwright)
        for side, folder in builds.items():
            (FOLDER / side).mkdir(parents=True)
            taken = _pictures(browser, folder, FOLDER / side, options.screens)
            shots |= {shot.file: shot for shot in taken}
        browser.close()
    write_sounds(FOLDER)
    page = FOLDER / "index.html"
    page.write_text(contact_sheet(list(shots.values()), FOLDER, list(builds)), encoding="utf-8")
    screens = {shot.screen for shot in shots.values()}
    faulty = sum(bool(shot.faults) for shot in shots.values())
    print(f"{len(shots)} pictures of {len(screens)} screens, {faulty} with faults: {page}")
    return 0


def _pictures(browser: Browser, site: Path, folder: Path, names: Sequence[str]) -> Iterator[Shot]:
    with _served(site) as url:
        for number, tour in enumerate(TOURS):
            if names and not {tour.name, *tour.screens} & set(names):
                continue
            tag = language_of(number)
            print(f"{tour.name}, {tag}", flush=True)
            try:
                yield from _tour(browser, url, tour, tag, folder)
            except (Error, AssertionError) as error:
                # Another build may lack screens or use other names.
                print(f"{tour.name} stopped: {str(error).splitlines()[0]}")


def _tour(browser: Browser, url: str, tour: Tour, tag: str, folder: Path) -> Iterator[Shot]:
    with visit(browser, url, tag) as visitor:
        for screen in stops(tour, visitor):
            for look in all_looks(SCREENS.index(screen)):
                apply_look(visitor, look)
                faults = tuple(dict.fromkeys(fault.kind for fault in faults_of(visitor.page)))
                shot = Shot(screen, f"{look}-{tag}", look.width, faults)
                visitor.page.screenshot(path=folder / shot.file, type="jpeg", quality=70)
                yield shot


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    running = dev_server.server(folder)
    Thread(target=running.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{running.server_port}/"
    finally:
        running.shutdown()
        running.server_close()


if __name__ == "__main__":
    raise SystemExit(main())
