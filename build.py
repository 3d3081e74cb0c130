"""Build, serve and test Coloretto: wheel, Python runtime, page and documentation, into dist/.

    python3 build.py          install missing packages and build dist/, which any static host can serve
    python3 build.py serve    build, then serve dist/
    python3 build.py docs     build only the documentation, into dist/docs/; --linkcheck: visit its external links
    python3 build.py check    run formatters, linters, spelling, types and tests that need no browser: two minutes
    python3 build.py test     build, then run all checks and all tests except the heavy ones
                              `test -k NAME`, `test --last-failed`, `test FILE`: only the tests that pytest selects
                              `test --all`: also whole games in three browsers, every look, mutants and soak tests
    python3 build.py bench    build, then measure starting and playing in Chromium
    python3 build.py gallery  build, then take a picture of every screen; --before FOLDER: next to another build's

Needs Python >= 3.11 with pip. Installs everything else into .venv and web/node_modules, at locked versions; only
missing browsers for the tests go where Debian or Playwright puts them, which `--no-install` prevents.
"""

import sys

from tools.commands import main

if __name__ == "__main__":
    sys.exit(main(__doc__))
