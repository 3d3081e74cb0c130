"""Exports the page's card art for the pictures of the Python package: `python3 -m tools.art`.

Run it after a change of the art or of the page's colours; a unit test of the page fails until then. Run
`python -m tools.regenerate` afterwards, since the golden pictures contain the art.
"""

import subprocess

from tools.packages import provide_node
from tools.project import ROOT, WEB


def main() -> None:
    """Write the file that `coloretto.svg` reads."""
    command = ["node", "build/export-art.mjs"]
    provide_node()
    exported = subprocess.run(command, cwd=WEB, check=True, stdout=subprocess.PIPE)
    (ROOT / "py" / "coloretto" / "svg" / "art.json").write_bytes(exported.stdout)


if __name__ == "__main__":
    main()
