"""The contact sheet: one page with every picture, by screens, to leaf through."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

STYLE: Final = """
:root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif }
body { margin: 0 16px 64px }
nav { position: sticky; top: 0; padding: 8px 0; background: Canvas; display: flex; flex-wrap: wrap; gap: 4px 12px }
h2 { margin: 32px 0 8px; scroll-margin-top: 120px }
section > div { display: flex; flex-wrap: wrap; align-items: start; gap: 16px }
figure { margin: 0; max-width: 100% }
figure > div { display: flex; gap: 4px }
img { display: block; max-width: 100%; height: auto; border: 1px solid GrayText }
figcaption { font-size: 0.8125rem }
.faulty figcaption { color: #c00; font-weight: 700 }
.missing { display: grid; place-items: center; border: 1px dashed GrayText; padding: 16px }
"""
DISPLAY_WIDTHS: Final = {320: 160, 360: 180, 640: 320, 768: 260, 1440: 480, 2560: 560}
"""The display width of a picture, by the width of its window."""


class Shot(NamedTuple):
    """One picture of a screen."""

    screen: str
    name: str
    width: int
    faults: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.screen}-{self.name}.jpg"


def contact_sheet(shots: Sequence[Shot], folder: Path, sides: Sequence[str]) -> str:
    """Return the page that shows all pictures; `sides` are the folders of the builds to compare."""
    screens = list(dict.fromkeys(shot.screen for shot in shots))
    links = '<a href="sounds.html">sounds</a>' + "".join(f'<a href="#{screen}">{screen}</a>' for screen in screens)
    sections = "".join(
        f'<section id="{screen}"><h2>{screen}</h2><div>'
        + "".join(_figure(shot, folder, sides) for shot in shots if shot.screen == screen)
        + "</div></section>"
        for screen in screens
    )
    title = "Every screen" if len(sides) == 1 else f"Every screen, {' and '.join(sides)}"
    return (
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><h1>{title}</h1><nav>{links}</nav>{sections}</body></html>"
    )


def _figure(shot: Shot, folder: Path, sides: Sequence[str]) -> str:
    width = DISPLAY_WIDTHS.get(shot.width, shot.width // 2)
    pictures = "".join(_picture(shot, folder, side, width) for side in sides)
    caption = escape(shot.name if not shot.faults else f"{shot.name}: {'; '.join(shot.faults)}")
    kind = ' class="faulty"' if shot.faults else ""
    return f"<figure{kind}><div>{pictures}</div><figcaption>{caption}</figcaption></figure>"


def _picture(shot: Shot, folder: Path, side: str, width: int) -> str:
    file = f"{side}/{shot.file}"
    if not (folder / file).exists():
        return f'<div class="missing" style="width:{width}px">{side}: not there</div>'
    return f'<a href="{file}"><img src="{file}" loading="lazy" width="{width}" alt="{shot.screen}, {side}"></a>'
