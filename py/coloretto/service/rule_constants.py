"""The constants of the rules and the options of games (typed in `tables.py`), which the build puts into the page."""

from typing import TYPE_CHECKING, Final

from coloretto.bots import LEVELS, STYLE_NAMES
from coloretto.bots.figures import level_figures
from coloretto.cards import (
    CARDS_PER_COLOUR,
    CODES,
    COLOURS,
    DEFAULT_MARKER_DEPTH,
    EDITIONS,
    GOLDEN,
    JOKER,
    MARKER_DEPTHS,
    PLAYERS,
    PLUS_TWO,
    SCORINGS,
    Counts,
    Edition,
    Scoring,
    Variant,
    deck_counts,
)
from coloretto.dealing import MAX_SEED
from coloretto.scoring import (
    PLUS_COLOURS,
    PLUS_TWO_POINTS,
    POINTS,
    best_jokers,
    colour_counts,
    plus_colours,
    points_by_count,
    score,
)
from coloretto.service.new_games import DEFAULT_LEVEL, DEFAULT_PLAYERS
from coloretto.service.saves import MAX_NAME_LENGTH

if TYPE_CHECKING:
    from coloretto.service.tables import EditionTable, Example, ExamplePile, Options, PlayersTable, RuleTables, Special

EXAMPLE: Final[Counts] = (4, 1, 0, 5, 0, 3, 2, 2, 1, 0)
"""An example area that the two scoring sides score differently."""


def rule_tables() -> "RuleTables":
    """Return the constants of all variants."""
    return {
        "colours": COLOURS,
        "cards_per_colour": CARDS_PER_COLOUR,
        "players": [_setup(Variant(players)) for players in PLAYERS],
        "editions": [_edition(edition) for edition in EDITIONS],
        "marker_depths": MARKER_DEPTHS,
        "points": {scoring: points_by_count(scoring) for scoring in SCORINGS},
        "plus_colours": PLUS_COLOURS,
        "plus_two_points": PLUS_TWO_POINTS,
        "example": {scoring: _example(scoring) for scoring in SCORINGS},
    }


def _setup(variant: Variant) -> "PlayersTable":
    removed = range(variant.removed_colours)
    return {
        "players": variant.players,
        "removed": variant.removed_colours,
        "starting": variant.starting_cards,
        "capacities": variant.capacities,
        "supply": sum(deck_counts(variant, removed)) - variant.players * variant.starting_cards,
    }


def _edition(edition: Edition) -> "EditionTable":
    counts = deck_counts(Variant(4, edition), removed=())
    specials: dict[Special, int] = {"+2": counts[PLUS_TWO], "joker": counts[JOKER], "golden": counts[GOLDEN]}
    return {"edition": edition, "specials": specials, "marker_depth": DEFAULT_MARKER_DEPTH[edition]}


def _example(scoring: Scoring) -> "Example":
    jokers = best_jokers(EXAMPLE, scoring)
    counts = colour_counts(EXAMPLE, jokers)
    plus = plus_colours(counts, scoring)
    piles: list[ExamplePile] = [
        {
            "card": CODES[colour],
            "cards": EXAMPLE[colour],
            "jokers": jokers.count(colour),
            "points": POINTS[scoring][counts[colour]] * (1 if colour in plus else -1),
        }
        for colour in sorted(range(COLOURS), key=lambda colour: -EXAMPLE[colour])
        if counts[colour]
    ]
    bonus: ExamplePile = {
        "card": CODES[PLUS_TWO],
        "cards": EXAMPLE[PLUS_TWO],
        "jokers": 0,
        "points": PLUS_TWO_POINTS * EXAMPLE[PLUS_TWO],
    }
    return {"piles": [*piles, bonus], "score": score(EXAMPLE, scoring, jokers)}


def game_options() -> "Options":
    """Return the choices for a new game."""
    return {
        "players": PLAYERS,
        "editions": EDITIONS,
        "scorings": SCORINGS,
        "marker_depths": MARKER_DEPTHS,
        "default_marker_depth": DEFAULT_MARKER_DEPTH,
        "points": {scoring: points_by_count(scoring) for scoring in SCORINGS},
        "levels": [{"level": level, **level_figures(level)} for level in LEVELS],
        "styles": STYLE_NAMES,
        "seed_max": MAX_SEED,
        "name_max": MAX_NAME_LENGTH,
        "defaults": {
            "players": DEFAULT_PLAYERS,
            "edition": EDITIONS[0],
            "scoring": SCORINGS[0],
            "level": DEFAULT_LEVEL,
        },
    }
