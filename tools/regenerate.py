"""Writes the golden files in tests/data. For intended changes of behaviour only: see tools/README.md."""

import importlib.util
import json

from coloretto.cards import Variant
from coloretto.notation.text import state_from_text
from coloretto.perft import perft, perft_start
from tests.bridge.support.scenarios import SCENARIOS
from tests.engine.support.playthroughs import PLAYTHROUGHS, playthrough
from tests.svg.support.tables import details, picture, tables
from tools import project

DATA = project.ROOT / "tests" / "data"

LATE_POSITIONS = (
    # The last draws of a last round; the marker is drawn; a golden joker reveals it; the end of the game.
    "2gb16 BP R9O9Y7G/GT+10*2 $/xx/T.. 2 1 - Y2G7T7",
    "2cb15 BP R9O9Y9G/GT+10*3 T/../TT. - 1 - G7T5",
    "3cg15 P R8O6+4/Y7T8*/O3G9+3B9 xxx/RY*/... 1 2 - Y+3*T",
    "5gb15 - R9O6+10/O3Y8/G9*2/T9/B8P9 xxx/xxx/xxx/xxx/YB$ 1234 5 - -",
)


def main() -> None:
    """Write bridge conversations, playthroughs, also that of OpenSpiel, pictures, and perft figures."""
    for folder in ("bridge", "playthroughs", "svg/details"):
        (DATA / folder).mkdir(parents=True, exist_ok=True)
    for name, scenario in SCENARIOS.items():
        lines = ",\n".join(json.dumps(pair, separators=(",", ":")) for pair in scenario())
        text = f'{{"about":{json.dumps(scenario.__doc__)},"pairs":[\n{lines}\n]}}\n'
        (DATA / "bridge" / f"{name}.json").write_text(text, encoding="utf-8")
    for name, variant in PLAYTHROUGHS.items():
        (DATA / "playthroughs" / f"{name}.txt").write_text(playthrough(variant), encoding="utf-8")
    if importlib.util.find_spec("pyspiel"):
        from tests.envs.support import open_spiel

        (DATA / "open_spiel_playthrough.txt").write_text(open_spiel.playthrough(), encoding="utf-8")
    else:
        print("OpenSpiel, which only heavy tests need, is not installed: its playthrough stays as it is")
    for name, (game, theme, skin) in tables().items():
        (DATA / "svg" / f"{name}.svg").write_text(picture(game, theme, skin), encoding="utf-8")
    for name, markup in details().items():
        (DATA / "svg" / "details" / f"{name}.svg").write_text(markup, encoding="utf-8")
    starts = {
        f"{players}-{edition}": [perft(perft_start(Variant(players, edition)), depth) for depth in range(1, 8)]
        for players in (2, 3, 4, 5)
        for edition in ("classic", "golden")
    }
    positions = {text: [perft(state_from_text(text), depth) for depth in range(1, 8)] for text in LATE_POSITIONS}
    figures = {"starts": starts, "positions": positions}
    (DATA / "perft.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
