"""Records as JSON, for other programs; knows nothing of Game or the page.

Here JSON is dicts and lists (see json_fields). Readers raise NotationError or InvalidPositionError and ignore unknown
keys. Rows and seats count from 0.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from coloretto import RULES_VERSION
from coloretto.cards import (
    CODES,
    KINDS,
    Card,
    CardCode,
    Counts,
    Variant,
    variant_from_values,
)
from coloretto.errors import NotationError, VariantError, check_version, quote
from coloretto.notation.action_json import action_from_json, action_to_json
from coloretto.notation.json_fields import Json, as_int, as_list, as_object, value_at
from coloretto.record import Record
from coloretto.state import (
    DRAW,
    Action,
    Setup,
    is_place,
)
from coloretto.validation import check_deck, check_setup

if TYPE_CHECKING:
    from coloretto.notation import public_state

Item = TypeVar("Item")

MARKER: Final = "marker"


def card_from_json(value: Json) -> Card:
    """Read the code of a card."""
    if not isinstance(value, str) or value not in CODES:
        raise NotationError(f"not a card: {quote(value)}")
    return CODES.index(value)


def record_to_json(record: Record) -> dict[str, object]:
    """Write a record that begins with a setup and has outcomes; with its results, if any."""
    variant, setup = record.variant, record.start
    assert isinstance(setup, Setup) and record.outcomes is not None
    marker_at = len(record.deck) - variant.marker_depth
    supply = codes(record.deck)
    fields: dict[str, object] = {
        **variant_to_json(variant),
        "removed": codes(setup.removed),
        "starting": [codes(cards) for cards in setup.starting],
        "start_player": setup.start_seat,
        "capacities": list(setup.capacities),
        "supply": [*supply[:marker_at], MARKER, *supply[marker_at:]],
        "actions": list(map(_recorded_to_json, record.actions, record.outcomes)),
    }
    if record.areas is not None and record.scores is not None:
        fields["areas"] = list(map(counts_to_json, record.areas))
        fields["jokers"] = [codes(colours or ()) for colours in record.jokers]
        fields["scores"] = list(record.scores)
    return fields


def record_from_json(value: Json) -> Record:
    """Read a record and check its setup and deck; Game.from_record checks its actions and results."""
    source = as_object(value, "a record")
    variant = variant_from_json(source)
    setup = Setup(
        removed=cards_from_json(value_at(source, "removed"), "removed"),
        starting=tuple(
            cards_from_json(cards, "starting") for cards in as_list(value_at(source, "starting"), "starting")
        ),
        start_seat=as_int(value_at(source, "start_player"), "start_player", 0, variant.players - 1),
        capacities=tuple(
            as_int(room, "capacities", 1, 3) for room in as_list(value_at(source, "capacities"), "capacities")
        ),
    )
    check_setup(variant, setup)
    deck = as_list(value_at(source, "supply"), "supply")
    marker_at = len(deck) - 1 - variant.marker_depth
    if marker_at < 0 or deck[marker_at] != MARKER:
        raise NotationError(f"the last-round card must lie on top of the last {variant.marker_depth} cards")
    supply = cards_from_json([*deck[:marker_at], *deck[marker_at + 1 :]], "supply")
    check_deck(variant, setup, supply)
    played = [_recorded_from_json(entry) for entry in as_list(value_at(source, "actions"), "actions")]
    jokers, areas, scores = (source.get(key) for key in ("jokers", "areas", "scores"))
    return Record(
        variant,
        setup,
        supply,
        actions=tuple(action for action, _ in played),
        outcomes=tuple(outcome for _, outcome in played),
        jokers=(None,) * variant.players if jokers is None else per_seat(variant, "jokers", jokers, cards_from_json),
        areas=None if areas is None else per_seat(variant, "areas", areas, counts_from_json),
        scores=None if scores is None else per_seat(variant, "scores", scores, as_int),
    )


def variant_to_json(variant: Variant) -> "public_state.VariantFields":
    """Write a variant and the version of the rules."""
    return {
        "rules": RULES_VERSION,
        "players": variant.players,
        "edition": variant.edition,
        "scoring": variant.scoring,
        "marker_depth": variant.marker_depth,
    }


def variant_from_json(source: Mapping[str, Json]) -> Variant:
    """Read the variant of a record or a state."""
    check_version(source.get("rules", RULES_VERSION), RULES_VERSION, "rules")
    try:
        depth = source.get("marker_depth")
        return variant_from_values(
            value_at(source, "players"), value_at(source, "edition"), value_at(source, "scoring"), depth
        )
    except VariantError as error:
        raise NotationError(str(error)) from error


def _recorded_to_json(action: Action, outcome: Card | None) -> Sequence[Json]:
    if is_place(action):
        return [*action_to_json(action)]
    return [*action_to_json(action), None if outcome is None else CODES[outcome]]


def _recorded_from_json(value: Json) -> tuple[Action, Card | None]:
    match value:
        case ["draw", str(card)]:
            return DRAW, card_from_json(card)
        case ["take", row, card]:
            return action_from_json(["take", row]), None if card is None else card_from_json(card)
        case ["place", _]:
            return action_from_json(value), None
    raise NotationError(f"not a recorded action: {quote(value)}")


def counts_to_json(counts: Counts) -> dict[str, int]:
    """Write a bag of cards."""
    return {CODES[card]: count for card, count in enumerate(counts) if count}


def counts_from_json(value: Json, name: str) -> Counts:
    """Read a bag of cards."""
    counts = [0] * KINDS
    for code, count in as_object(value, name).items():
        counts[card_from_json(code)] = as_int(count, name, 0, 99)
    return tuple(counts)


def codes(cards: Sequence[Card]) -> list[CardCode]:
    """Write a list of cards."""
    return [CODES[card] for card in cards]


def cards_from_json(value: Json, name: str) -> tuple[Card, ...]:
    """Read a list of cards."""
    return tuple(map(card_from_json, as_list(value, name)))


def per_seat(variant: Variant, name: str, value: Json, read: Callable[[Json, str], Item]) -> tuple[Item, ...]:
    """Read a list with an entry for each seat."""
    items = as_list(value, name)
    if len(items) != variant.players:
        raise NotationError(f"{name} must have one entry for each of {variant.players} seats, not {len(items)}")
    return tuple(read(item, name) for item in items)
