"""Build, serve and test Coloretto: wheel, Python runtime, page and documentation, into dist/.

    python3 build.py          install missing packages and build dist/, which any static host can serve
    python3 build.py serve    build what has changed, then serve dist/
    python3 build.py docs     build only the documentation, into dist/docs/; --linkcheck: visit its external links
    python3 build.py format   let formatters and linters mend what they can
    python3 build.py lint     run formatters, linters, spelling and layers: seconds
    python3 build.py unit     run the page's unit tests; `unit src/table`: only those that Vitest selects
    python3 build.py check    run all of these, types, and the tests that need no browser: one minute
    python3 build.py test     build what has changed, then run all checks, and all tests except the heavy ones
                              `test -k NAME`, `test --last-failed`, `test FILE`: only the tests that pytest selects
                              `test --all`: also whole games in three browsers, every look, and soak tests: hours
    python3 build.py bench    build, then measure starting and playing in Chromium
    python3 build.py gallery  build, then take a picture of every screen; --before FOLDER: next to another build's

Needs Python 3.11 or later with pip. Installs everything else into .venv and web/node_modules, at locked versions; only
missing browsers for the tests go where Debian or Playwright puts them, which `--no-install` prevents.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036  for those who start it with an older one
    sys.exit("build.py needs Python 3.11 or later, but this is {}.{}: use a newer one".format(*sys.version_info))

if __name__ == "__main__" and __spec__ is not None:
    # `python3 -m build` asks for the package of that name, which builds wheels, and finds this file first.
    import importlib.util
    import runpy

    here = os.path.dirname(os.path.abspath(__file__))
    sys.path = [path for path in sys.path if os.path.abspath(path) != here]
    if importlib.util.find_spec("build") is None:
        sys.exit("python3 -m build needs a package of that name: python3 -m pip install build")
    runpy.run_module("build", run_name="__main__", alter_sys=True)
elif __name__ == "__main__":
    try:
        from tools.commands import main

        sys.exit(main(__doc__))
    except KeyboardInterrupt:
        # Threads may still wait for programs that are ending.
        sys.stderr.write("\nbuild.py: stopped; run the same command again to go on\n")
        sys.stderr.flush()
        os._exit(130)
