"""Makes the page's typeface: the characters of Young Serif that its texts need, from a pinned npm package.

One file has those of western Europe. The letters of further languages are in a file in the folder of each.

`pip install --upgrade pip` and `pip install --group typeface` first; fetches the package with npm.
"""

import subprocess
import tempfile
from pathlib import Path
from typing import Final

from fontTools import subset
from fontTools.ttLib import TTFont

from tools.packages import provide_node
from tools.project import I18N, WEB

PACKAGE: Final = "@fontsource/young-serif@5.3.0"
WESTERN: Final = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, *range(0x2010, 0x2030), 0x2212]
FILES: Final = {
    WEB / "src" / "styles" / "typeface" / "young-serif.woff2": ("latin", WESTERN),
    I18N / "pl" / "young-serif.woff2": ("latin-ext", [*map(ord, "ĄĆĘŁŃŚŹŻąćęłńśźż")]),
}
"""The files, each with the subset of the package that has its characters."""
FEATURES: Final = ["kern", "liga", "locl"]
FIGURES: Final = ["lnum", "tnum"]
"""Features that become the default: figures as high as capitals and of one width."""
ASCENT: Final = 940
DESCENT: Final = -260
SAME_SHAPES: Final = {"\u2010": "-", "\u2011": "-", "\u202f": "\u2009"}
"""Characters that the font lacks, and those whose shapes they get: hyphens and the narrow no-break space."""


def main() -> None:
    """Write the files that pages load."""
    with tempfile.TemporaryDirectory() as folder:
        provide_node()
        command = ["npm", "pack", "--silent", PACKAGE]
        archive = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout.strip()
        subprocess.run(["tar", "xzf", archive], cwd=folder, check=True)
        for target, (name, characters) in FILES.items():
            source = Path(folder) / "package" / "files" / f"young-serif-{name}-400-normal.woff2"
            make(TTFont(source, recalcTimestamp=False), characters, target)


def make(font: TTFont, characters: list[int], target: Path) -> None:
    """Write the file with the given characters of a font."""
    shapes = {**font["cmap"].getBestCmap()}
    for feature in FIGURES:
        shapes = {code: substitutes(font, feature).get(glyph, glyph) for code, glyph in shapes.items()}
    shapes |= {ord(missing): shapes[ord(given)] for missing, given in SAME_SHAPES.items() if ord(given) in shapes}
    for table in font["cmap"].tables:
        table.cmap = shapes
    # Of the same middle, but no taller than the lines of titles: else they would cover controls above and below.
    font["hhea"].ascent = font["OS/2"].sTypoAscender = ASCENT
    font["hhea"].descent = font["OS/2"].sTypoDescender = DESCENT
    # Screens of today render small outlines without hints, which are a third of the file. Without the box of a missing
    # character, one that no font of the device has would be invisible.
    subsetter = subset.Subsetter(subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True))
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.relative_to(WEB)}: {target.stat().st_size} bytes")


def substitutes(font: TTFont, feature: str) -> dict[str, str]:
    """Return the glyphs that a feature replaces one by one, with their replacements."""
    rules = font["GSUB"].table
    numbers = {
        number
        for record in rules.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for number in record.Feature.LookupListIndex
    }
    tables = [table for number in numbers for table in rules.LookupList.Lookup[number].SubTable]
    return {glyph: other for table in tables for glyph, other in table.mapping.items()}


if __name__ == "__main__":
    main()
