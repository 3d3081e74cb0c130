"""The JSON forms that other programs read and write: the record and the public state; knows no Game and no page.

Here they are plain dicts and lists as `json` makes them. Every reader raises NotationError; keys it does not know
are ignored. Rows and seats count from 0.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from coloretto import RULES_VERSION
from coloretto.cards import COLOURS, KINDS, NO_CARDS, Card, Counts, Variant, count_cards, list_cards, make_variant
from coloretto.errors import NotationError, VariantError
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
from coloretto.validity import check_setup, check_state, check_supply

Json: TypeAlias = Any
"""Whatever `json.loads` can return."""

Item = TypeVar("Item")

CODES: Final = (*(f"c{colour}" for colour in range(COLOURS)), "+2", "joker", "golden")
MARKER: Final = "marker"


def card_from_json(value: Json) -> Card:
    """Read the code of a card."""
    if not isinstance(value, str) or value not in CODES:
        raise NotationError(f"not a card: {_quote(value)}")
    return CODES.index(value)


def action_to_json(action: Action) -> list[str | int]:
    """Write an action as a bot answers it.

    >>> action_to_json(FIRST_TAKE + 2)
    ['take', 2]
    """
    if action == DRAW:
        return ["draw"]
    return ["place" if is_place(action) else "take", row_from_action(action)]


def action_from_json(value: Json) -> Action:
    """Read an action as a bot answers it."""
    match value:
        case ["draw"]:
            return DRAW
        case ["place", row] if _is_int(row, 0, MAX_ROWS - 1):
            return FIRST_PLACE + int(row)
        case ["take", row] if _is_int(row, 0, MAX_ROWS - 1):
            return FIRST_TAKE + int(row)
    raise NotationError(f"not an action: {_quote(value)}")


def record_to_json(record: Record) -> dict[str, Json]:
    """Write a record. Its outcomes must be told; areas, jokers and scores appear when they are there."""
    variant, setup = record.variant, record.setup
    assert record.outcomes is not None
    marker_at = len(record.supply) - variant.marker_depth
    supply = _codes(record.supply)
    answer: dict[str, Json] = {
        **_variant_to_json(variant),
        "removed": _codes(setup.removed),
        "starting": [_codes(cards) for cards in setup.starting],
        "start_player": setup.start_seat,
        "capacities": list(setup.capacities),
        "supply": [*supply[:marker_at], MARKER, *supply[marker_at:]],
        "actions": list(map(_recorded_to_json, record.actions, record.outcomes)),
    }
    if record.areas is not None and record.scores is not None:
        answer["areas"] = list(map(_counts_to_json, record.areas))
        answer["jokers"] = [_codes(colours or ()) for colours in record.jokers]
        answer["scores"] = list(record.scores)
    return answer


def record_from_json(value: Json) -> Record:
    """Read a record; its set-up and deck are checked, its actions and results are not (Game.from_record does that)."""
    source = _object(value, "a record")
    variant = _variant_from_json(source)
    setup = Setup(
        removed=_cards(_key(source, "removed"), "removed"),
        starting=tuple(_cards(cards, "starting") for cards in _list(_key(source, "starting"), "starting")),
        start_seat=_int(_key(source, "start_player"), "start_player", 0, variant.players - 1),
        capacities=tuple(_int(room, "capacities", 1, 3) for room in _list(_key(source, "capacities"), "capacities")),
    )
    check_setup(variant, setup)
    deck = _list(_key(source, "supply"), "supply")
    if MARKER not in deck or len(deck) - 1 - deck.index(MARKER) != variant.marker_depth:
        raise NotationError(f"the last-round card must lie on top of the last {variant.marker_depth} cards")
    supply = _cards([card for at, card in enumerate(deck) if at != deck.index(MARKER)], "supply")
    check_supply(variant, setup, supply)
    played = [_recorded_from_json(entry) for entry in _list(_key(source, "actions"), "actions")]
    jokers, areas, scores = (source.get(key) for key in ("jokers", "areas", "scores"))
    return Record(
        variant,
        setup,
        supply,
        actions=tuple(action for action, _ in played),
        outcomes=tuple(outcome for _, outcome in played),
        jokers=(None,) * variant.players if jokers is None else _per_seat(variant, "jokers", jokers, _cards),
        areas=None if areas is None else _per_seat(variant, "areas", areas, _counts),
        scores=None if scores is None else _per_seat(variant, "scores", scores, _int),
    )


def state_to_json(state: State) -> dict[str, Json]:
    """Write the public state at a decision node: all that a bot may know."""
    assert state.phase in (DECIDE, PLACE)
    return {
        **_variant_to_json(state.variant),
        "colours": _codes([colour for colour in range(COLOURS) if colour not in state.removed]),
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
    """Read a public state; one that no game can reach is refused."""
    source = _object(value, "a state")
    variant = _variant_from_json(source)
    colours = _cards(_key(source, "colours"), "colours")
    drawn = source.get("drawn")
    rows = [_object(row, "a row") for row in _list(_key(source, "rows"), "rows")]
    state = State(
        variant=variant,
        removed=tuple(colour for colour in range(COLOURS) if colour not in colours),
        capacities=tuple(_int(_key(row, "capacity"), "capacity", 1, 3) for row in rows),
        areas=_per_seat(variant, "areas", _key(source, "areas"), _counts),
        rows=tuple(
            None if _bool(_key(row, "taken"), "taken") else count_cards(_cards(_key(row, "cards"), "cards"))
            for row in rows
        ),
        out=_per_seat(variant, "out", _key(source, "out"), _bool),
        supply=_counts(_key(source, "unseen"), "unseen"),
        seat=_int(_key(source, "current"), "current", 0, variant.players - 1),
        phase=DECIDE if drawn is None else PLACE,
        drawn=None if drawn is None else card_from_json(drawn),
    )
    if source.get("phase", "decide" if drawn is None else "place") != ("decide" if drawn is None else "place"):
        raise NotationError(f"phase {_quote(source['phase'])} does not fit the card drawn: {_quote(drawn)}")
    if any(colour >= COLOURS for colour in colours) or len(set(colours)) != len(colours):
        raise NotationError("colours must be different colours")
    check_state(state)
    if _int(_key(source, "supply"), "supply", 0, 99) != sum(state.supply):
        raise NotationError(f"supply is {source['supply']}, but {sum(state.supply)} cards are unseen")
    if _bool(_key(source, "last_round"), "last_round") != is_last_round(state):
        raise NotationError(f"last_round does not fit {sum(state.supply)} cards left")
    return state


def _variant_to_json(variant: Variant) -> dict[str, Json]:
    return {
        "rules": RULES_VERSION,
        "players": variant.players,
        "edition": variant.edition,
        "scoring": variant.scoring,
        "marker_depth": variant.marker_depth,
    }


def _variant_from_json(source: Mapping[str, Json]) -> Variant:
    if source.get("rules", RULES_VERSION) != RULES_VERSION:
        raise NotationError(f"rules version {_quote(source['rules'])} is not known here, only {RULES_VERSION}")
    try:
        depth = source.get("marker_depth")
        return make_variant(_key(source, "players"), _key(source, "edition"), _key(source, "scoring"), depth)
    except VariantError as error:
        raise NotationError(str(error)) from error


def _recorded_to_json(action: Action, outcome: Card | None) -> list[Json]:
    if is_place(action):
        return action_to_json(action)
    return [*action_to_json(action), None if outcome is None else CODES[outcome]]


def _recorded_from_json(value: Json) -> tuple[Action, Card | None]:
    match value:
        case ["draw", str(card)]:
            return DRAW, card_from_json(card)
        case ["take", row, card]:
            return action_from_json(["take", row]), None if card is None else card_from_json(card)
        case ["place", _]:
            return action_from_json(value), None
    raise NotationError(f"not a recorded action: {_quote(value)}")


def _counts_to_json(counts: Counts) -> dict[str, int]:
    return {CODES[card]: count for card, count in enumerate(counts) if count}


def _counts(value: Json, what: str) -> Counts:
    counts = [0] * KINDS
    for code, count in _object(value, what).items():
        counts[card_from_json(code)] = _int(count, what, 0, 99)
    return tuple(counts)


def _codes(cards: Sequence[Card]) -> list[str]:
    return [CODES[card] for card in cards]


def _cards(value: Json, what: str) -> tuple[Card, ...]:
    return tuple(map(card_from_json, _list(value, what)))


def _per_seat(variant: Variant, what: str, value: Json, read: Callable[[Json, str], Item]) -> tuple[Item, ...]:
    items = _list(value, what)
    if len(items) != variant.players:
        raise NotationError(f"{what} must have one entry for each of {variant.players} seats, not {len(items)}")
    return tuple(read(item, what) for item in items)


def _key(source: Mapping[str, Json], key: str) -> Json:
    if key not in source:
        raise NotationError(f"the key {key!r} is missing")
    return source[key]


def _object(value: Json, what: str) -> Mapping[str, Json]:
    if not isinstance(value, dict):
        raise NotationError(f"{what} must be an object, not {_quote(value)}")
    return value


def _list(value: Json, what: str) -> Sequence[Json]:
    if not isinstance(value, list):
        raise NotationError(f"{what} must be a list, not {_quote(value)}")
    return value


def _bool(value: Json, what: str) -> bool:
    if not isinstance(value, bool):
        raise NotationError(f"{what} must be true or false, not {_quote(value)}")
    return value


def _is_int(value: Json, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _int(value: Json, what: str, least: int = -999, most: int = 999) -> int:
    if not _is_int(value, least, most):
        raise NotationError(f"{what} must be a whole number from {least} to {most}, not {_quote(value)}")
    return int(value)


def _quote(value: Json) -> str:
    """Show a value in a message, cut when it is long."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
