"""Records and public states as JSON, for other programs; knows nothing of Game or the page.

Here JSON is dicts and lists (see json_fields). Readers raise NotationError or InvalidPositionError and ignore unknown
keys. Rows and seats count from 0.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from coloretto import RULES_VERSION
from coloretto.cards import (
    CODES,
    COLOUR_CODES,
    COLOURS,
    KINDS,
    NO_CARDS,
    Card,
    CardCode,
    Counts,
    Variant,
    count_cards,
    list_cards,
    variant_from_values,
)
from coloretto.errors import NotationError, VariantError, check_version, quote
from coloretto.notation.json_fields import Json, as_bool, as_int, as_list, as_object, is_int, value_at
from coloretto.record import Record
from coloretto.rules import is_last_round
from coloretto.state import (
    DECIDE,
    DRAW,
    FIRST_PLACE,
    FIRST_TAKE,
    MAX_ROWS,
    PLACE,
    Action,
    Setup,
    State,
    is_place,
    row_from_action,
)
from coloretto.validation import check_deck, check_setup, check_state

if TYPE_CHECKING:
    from coloretto.notation import public_state

Item = TypeVar("Item")

MARKER: Final = "marker"


def card_from_json(value: Json) -> Card:
    """Read the code of a card."""
    if not isinstance(value, str) or value not in CODES:
        raise NotationError(f"not a card: {quote(value)}")
    return CODES.index(value)


def action_to_json(action: Action) -> "public_state.BotAction":
    """Write an action as in the answer of a bot.

    >>> action_to_json(FIRST_TAKE + 2)
    ('take', 2)
    """
    if action == DRAW:
        return ("draw",)
    return ("place" if is_place(action) else "take", row_from_action(action))


def action_from_json(value: Json) -> Action:
    """Read an action as in the answer of a bot."""
    match value:
        case ["draw"]:
            return DRAW
        case ["place", row] if is_int(row, 0, MAX_ROWS - 1):
            return FIRST_PLACE + int(row)
        case ["take", row] if is_int(row, 0, MAX_ROWS - 1):
            return FIRST_TAKE + int(row)
    raise NotationError(f"not an action: {quote(value)}")


def record_to_json(record: Record) -> dict[str, object]:
    """Write a record that begins with a setup and has outcomes; with its results, if any."""
    variant, setup = record.variant, record.start
    assert isinstance(setup, Setup) and record.outcomes is not None
    marker_at = len(record.deck) - variant.marker_depth
    supply = _codes(record.deck)
    fields: dict[str, object] = {
        **_variant_to_json(variant),
        "removed": _codes(setup.removed),
        "starting": [_codes(cards) for cards in setup.starting],
        "start_player": setup.start_seat,
        "capacities": list(setup.capacities),
        "supply": [*supply[:marker_at], MARKER, *supply[marker_at:]],
        "actions": list(map(_recorded_to_json, record.actions, record.outcomes)),
    }
    if record.areas is not None and record.scores is not None:
        fields["areas"] = list(map(_counts_to_json, record.areas))
        fields["jokers"] = [_codes(colours or ()) for colours in record.jokers]
        fields["scores"] = list(record.scores)
    return fields


def record_from_json(value: Json) -> Record:
    """Read a record and check its setup and deck; Game.from_record checks its actions and results."""
    source = as_object(value, "a record")
    variant = _variant_from_json(source)
    setup = Setup(
        removed=_cards(value_at(source, "removed"), "removed"),
        starting=tuple(_cards(cards, "starting") for cards in as_list(value_at(source, "starting"), "starting")),
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
    supply = _cards([*deck[:marker_at], *deck[marker_at + 1 :]], "supply")
    check_deck(variant, setup, supply)
    played = [_recorded_from_json(entry) for entry in as_list(value_at(source, "actions"), "actions")]
    jokers, areas, scores = (source.get(key) for key in ("jokers", "areas", "scores"))
    return Record(
        variant,
        setup,
        supply,
        actions=tuple(action for action, _ in played),
        outcomes=tuple(outcome for _, outcome in played),
        jokers=(None,) * variant.players if jokers is None else _per_seat(variant, "jokers", jokers, _cards),
        areas=None if areas is None else _per_seat(variant, "areas", areas, _counts),
        scores=None if scores is None else _per_seat(variant, "scores", scores, as_int),
    )


def state_to_json(state: State) -> "public_state.PublicState":
    """Write the public state at a decision node, which is all that a bot may know."""
    assert state.phase in (DECIDE, PLACE)
    return {
        **_variant_to_json(state.variant),
        "colours": [COLOUR_CODES[colour] for colour in range(COLOURS) if colour not in state.removed],
        "areas": list(map(_counts_to_json, state.areas)),
        "rows": [
            {"capacity": room, "cards": _codes(list_cards(cards or NO_CARDS)), "taken": cards is None}
            for cards, room in zip(state.rows, state.capacities, strict=True)
        ],
        "out": list(state.out),
        "current": state.seat,
        "phase": "place" if state.phase == PLACE else "decide",
        "drawn": None if state.drawn is None else CODES[state.drawn],
        "last_round": is_last_round(state),
        "unseen": _counts_to_json(state.supply),
        "supply": sum(state.supply),
    }


def state_from_json(value: Json) -> State:
    """Read a public state. Raises InvalidPositionError for one that no game can reach."""
    source = as_object(value, "a state")
    variant = _variant_from_json(source)
    colours = _cards(value_at(source, "colours"), "colours")
    drawn = source.get("drawn")
    rows = [as_object(row, "a row") for row in as_list(value_at(source, "rows"), "rows")]
    state = State(
        variant=variant,
        removed=tuple(colour for colour in range(COLOURS) if colour not in colours),
        capacities=tuple(as_int(value_at(row, "capacity"), "capacity", 1, 3) for row in rows),
        areas=_per_seat(variant, "areas", value_at(source, "areas"), _counts),
        rows=tuple(
            None if as_bool(value_at(row, "taken"), "taken") else count_cards(_cards(value_at(row, "cards"), "cards"))
            for row in rows
        ),
        out=_per_seat(variant, "out", value_at(source, "out"), as_bool),
        supply=_counts(value_at(source, "unseen"), "unseen"),
        seat=as_int(value_at(source, "current"), "current", 0, variant.players - 1),
        phase=DECIDE if drawn is None else PLACE,
        drawn=None if drawn is None else card_from_json(drawn),
    )
    if source.get("phase", "decide" if drawn is None else "place") != ("decide" if drawn is None else "place"):
        raise NotationError(f"phase {quote(source['phase'])} does not fit the card drawn: {quote(drawn)}")
    if any(colour >= COLOURS for colour in colours) or len(set(colours)) != len(colours):
        raise NotationError("colours must be different colours")
    check_state(state)
    if as_int(value_at(source, "supply"), "supply", 0, 99) != sum(state.supply):
        raise NotationError(f"supply is {source['supply']}, but {sum(state.supply)} cards are unseen")
    if as_bool(value_at(source, "last_round"), "last_round") != is_last_round(state):
        raise NotationError(f"last_round does not fit {sum(state.supply)} cards left")
    return state


def _variant_to_json(variant: Variant) -> "public_state.VariantFields":
    return {
        "rules": RULES_VERSION,
        "players": variant.players,
        "edition": variant.edition,
        "scoring": variant.scoring,
        "marker_depth": variant.marker_depth,
    }


def _variant_from_json(source: Mapping[str, Json]) -> Variant:
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


def _counts_to_json(counts: Counts) -> dict[str, int]:
    return {CODES[card]: count for card, count in enumerate(counts) if count}


def _counts(value: Json, name: str) -> Counts:
    counts = [0] * KINDS
    for code, count in as_object(value, name).items():
        counts[card_from_json(code)] = as_int(count, name, 0, 99)
    return tuple(counts)


def _codes(cards: Sequence[Card]) -> list[CardCode]:
    return [CODES[card] for card in cards]


def _cards(value: Json, name: str) -> tuple[Card, ...]:
    return tuple(map(card_from_json, as_list(value, name)))


def _per_seat(variant: Variant, name: str, value: Json, read: Callable[[Json, str], Item]) -> tuple[Item, ...]:
    items = as_list(value, name)
    if len(items) != variant.players:
        raise NotationError(f"{name} must have one entry for each of {variant.players} seats, not {len(items)}")
    return tuple(read(item, name) for item in items)
