"""Makes the page's typeface: the characters of Young Serif that its texts need, from a pinned npm package.

`pip install --group typeface` first; fetches the package with npm.
"""

import subprocess
import tempfile
from pathlib import Path
from typing import Final

from fontTools import subset
from fontTools.ttLib import TTFont

from tools.packages import provide_node
from tools.project import WEB

PACKAGE: Final = "@fontsource/young-serif@5.3.0"
SOURCE: Final = "package/files/young-serif-latin-400-normal.woff2"
TARGET: Final = WEB / "src" / "styles" / "typeface" / "young-serif.woff2"

CHARACTERS: Final = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, *range(0x2010, 0x2030), 0x2212]
FEATURES: Final = ["kern", "liga", "locl"]
FIGURES: Final = ["lnum", "tnum"]
"""Features that become the default: figures as high as capitals and of one width."""
ASCENT: Final = 940
DESCENT: Final = -260
SAME_SHAPES: Final = {"\u2010": "-", "\u2011": "-", "\u202f": "\u2009"}
"""Characters that the font lacks, and those whose shapes they get: hyphens and the narrow no-break space."""


def main() -> None:
    """Write the file that the page loads."""
    with tempfile.TemporaryDirectory() as folder:
        provide_node()
        command = ["npm", "pack", "--silent", PACKAGE]
        archive = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout.strip()
        subprocess.run(["tar", "xzf", archive, SOURCE], cwd=folder, check=True)
        font = TTFont(Path(folder) / SOURCE, recalcTimestamp=False)
    shapes = {**font["cmap"].getBestCmap()}
    for feature in FIGURES:
        shapes = {code: substitutes(font, feature).get(glyph, glyph) for code, glyph in shapes.items()}
    shapes |= {ord(missing): shapes[ord(given)] for missing, given in SAME_SHAPES.items()}
    for table in font["cmap"].tables:
        table.cmap = shapes
    # Of the same middle, but no taller than the lines of titles: else they would cover controls above and below.
    font["hhea"].ascent = font["OS/2"].sTypoAscender = ASCENT
    font["hhea"].descent = font["OS/2"].sTypoDescender = DESCENT
    # Screens of today render small outlines without hints, which are a third of the file.
    subsetter = subset.Subsetter(subset.Options(layout_features=FEATURES, hinting=False))
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET)
    print(f"{TARGET.relative_to(WEB)}: {TARGET.stat().st_size} bytes")


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
