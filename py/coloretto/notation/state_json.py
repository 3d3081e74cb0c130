"""Public states as JSON, for bots in other programs (docs/bot-protocol.md); no game of the page needs it.

Readers raise NotationError or InvalidPositionError and ignore unknown keys. Rows and seats count from 0.
"""

from typing import TYPE_CHECKING

from coloretto.cards import CODES, COLOUR_CODES, COLOURS, NO_CARDS, count_cards, list_cards
from coloretto.errors import NotationError, quote
from coloretto.notation.json import (
    card_from_json,
    cards_from_json,
    codes,
    counts_from_json,
    counts_to_json,
    per_seat,
    variant_from_json,
    variant_to_json,
)
from coloretto.notation.json_fields import Json, as_bool, as_int, as_list, as_object, value_at
from coloretto.rules import is_last_round
from coloretto.state import DECIDE, PLACE, State
from coloretto.validation import check_state

if TYPE_CHECKING:
    from coloretto.notation import public_state


def state_to_json(state: State) -> "public_state.PublicState":
    """Write the public state at a decision node, which is all that a bot may know."""
    assert state.phase in (DECIDE, PLACE)
    return {
        **variant_to_json(state.variant),
        "colours": [COLOUR_CODES[colour] for colour in range(COLOURS) if colour not in state.removed],
        "areas": list(map(counts_to_json, state.areas)),
        "rows": [
            {"capacity": room, "cards": codes(list_cards(cards or NO_CARDS)), "taken": cards is None}
            for cards, room in zip(state.rows, state.capacities, strict=True)
        ],
        "out": list(state.out),
        "current": state.seat,
        "phase": "place" if state.phase == PLACE else "decide",
        "drawn": None if state.drawn is None else CODES[state.drawn],
        "last_round": is_last_round(state),
        "unseen": counts_to_json(state.supply),
        "supply": sum(state.supply),
    }


def state_from_json(value: Json) -> State:
    """Read a public state. Raises InvalidPositionError for one that no game can reach."""
    source = as_object(value, "a state")
    variant = variant_from_json(source)
    colours = cards_from_json(value_at(source, "colours"), "colours")
    drawn = source.get("drawn")
    rows = [as_object(row, "a row") for row in as_list(value_at(source, "rows"), "rows")]
    state = State(
        variant=variant,
        removed=tuple(colour for colour in range(COLOURS) if colour not in colours),
        capacities=tuple(as_int(value_at(row, "capacity"), "capacity", 1, 3) for row in rows),
        areas=per_seat(variant, "areas", value_at(source, "areas"), counts_from_json),
        rows=tuple(
            None
            if as_bool(value_at(row, "taken"), "taken")
            else count_cards(cards_from_json(value_at(row, "cards"), "cards"))
            for row in rows
        ),
        out=per_seat(variant, "out", value_at(source, "out"), as_bool),
        supply=counts_from_json(value_at(source, "unseen"), "unseen"),
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
