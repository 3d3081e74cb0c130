"""Gives the wheel's description absolute links, as an index of packages shows it without the repository around it."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

README = Path("py/README.md")
LINK = re.compile(r"\]\((?![a-z]+:|#)([^)]*)\)")


class ReadmeHook(MetadataHookInterface):
    """Reads the README, and leads its relative links to the address of the sources in `[project.urls]`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the description."""
        source = f"{metadata['urls']['Source']}/blob/main"
        root = Path(self.root)

        def absolute(link: re.Match[str]) -> str:
            path, anchor, place = link[1].partition("#")
            target = (root / README.parent / path).resolve().relative_to(root.resolve())
            return f"]({source}/{target.as_posix()}{anchor}{place})"

        text = LINK.sub(absolute, (root / README).read_text(encoding="utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
