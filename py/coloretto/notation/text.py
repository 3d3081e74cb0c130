"""Actions, positions and records as one line of text each (docs/notation.md); knows nothing of JSON or Game.

In text, rows and seats count from 1. Readers raise NotationError for malformed text and InvalidPositionError for
positions that no game can reach.
"""

import re
from collections.abc import Mapping
from typing import Final

from coloretto.cards import KINDS, NO_CARDS, Card, Counts, Edition, Scoring, Variant, count_cards, list_cards
from coloretto.errors import NotationError, VariantError, quote
from coloretto.record import Record
from coloretto.state import (
    ACTION_TEXTS,
    DECIDE,
    DRAWING,
    OVER,
    PLACE,
    REVEALING,
    Action,
    NamedAction,
    Seat,
    Setup,
    State,
)
from coloretto.validation import check_deck, check_setup, check_state

LETTERS: Final = "ROYGTBP+*$"
"""The letter of each kind: red, orange, yellow, green, turquoise, blue, purple, "+2", joker, golden joker."""

MAX_LENGTH: Final = 4000
"""The longest text that is read, in characters; records of real games are far shorter."""

_EDITIONS: Final[Mapping[str, Edition]] = {"c": "classic", "g": "golden"}
_SCORINGS: Final[Mapping[str, Scoring]] = {"b": "brown", "g": "grey"}
_PHASES: Final = {"-": DECIDE, "?": DRAWING, "!": REVEALING, "#": OVER}
_VARIANT: Final = re.compile(r"([2-5])([cg])([bg])([0-9]{2})", re.ASCII)
_ACTION: Final = re.compile(r"d|[pt][1-5]", re.ASCII)
_BAG_ITEM: Final = re.compile(r"([" + re.escape(LETTERS) + r"])([1-9][0-9]?)?", re.ASCII)


def action_from_text(text: str) -> NamedAction:
    """Read an action: `d` draw, `p2` place in row 2, `t3` take row 3. Raises NotationError.

    >>> action_from_text("t3")
    Action('t3')
    """
    return NamedAction(text)


def action_to_text(action: Action) -> str:
    """Write an action.

    >>> action_to_text(1)
    'p1'
    """
    return ACTION_TEXTS[action]


def counts_from_text(text: str) -> Counts:
    """Read a bag of cards: letters, each perhaps with a count; `-` is an empty bag.

    >>> counts_from_text("R2*") == counts_from_text("RR*")
    True
    """
    if text == "-":
        return NO_CARDS
    counts = [0] * KINDS
    end = 0
    while item := _BAG_ITEM.match(text, end):
        counts[LETTERS.index(item[1])] += int(item[2] or 1)
        end = item.end()
    if end != len(text) or not text:
        raise NotationError(f"not cards: {quote(text)}")
    return tuple(counts)


def counts_to_text(counts: Counts) -> str:
    """Write a bag of cards.

    >>> counts_to_text(counts_from_text("*RR"))
    'R2*'
    """
    items = [LETTERS[card] + (str(count) if count > 1 else "") for card, count in enumerate(counts) if count]
    return "".join(items) or "-"


def cards_from_text(text: str) -> tuple[Card, ...]:
    """Read a sequence of cards, one letter each; `-` is an empty one."""
    if text == "-":
        return ()
    if not text or any(letter not in LETTERS for letter in text):
        raise NotationError(f"not cards: {quote(text)}")
    return tuple(LETTERS.index(letter) for letter in text)


def cards_to_text(cards: tuple[Card, ...]) -> str:
    """Write a sequence of cards."""
    return "".join(LETTERS[card] for card in cards) or "-"


def state_from_text(text: str) -> State:
    """Read a position. Raises InvalidPositionError for one that no game can reach."""
    variant_text, removed, areas, rows_text, out_text, seat, phase, supply = _fields(text, 8, "position")
    variant = _variant_from_text(variant_text)
    rows, capacities = zip(*map(_row_from_text, rows_text.split("/")), strict=True)
    out = tuple(str(seat + 1) in out_text for seat in range(variant.players))
    if _out_to_text(out) != out_text:
        raise NotationError(f"not the seats that are out, ascending: {quote(out_text)}")
    drawn = LETTERS.index(phase) if len(phase) == 1 and phase in LETTERS else None
    if drawn is None and phase not in _PHASES:
        raise NotationError(f"not a phase: {quote(phase)}")
    state = State(
        variant=variant,
        removed=cards_from_text(removed),
        capacities=capacities,
        areas=tuple(map(counts_from_text, areas.split("/"))),
        rows=rows,
        out=out,
        supply=counts_from_text(supply),
        seat=_seat_from_text(seat),
        phase=_PHASES[phase] if drawn is None else PLACE,
        drawn=drawn,
    )
    check_state(state)
    return state


def decision_from_text(text: str) -> State:
    """Read a position in which a seat must act. Raises NotationError if chance acts or the game is over."""
    state = state_from_text(text)
    if state.phase not in (DECIDE, PLACE):
        raise NotationError(
            "the game is over in this position" if state.phase == OVER else "chance acts in this position"
        )
    return state


def state_to_text(state: State) -> str:
    """Write a position."""
    phases = {phase: text for text, phase in _PHASES.items()}
    return " ".join(
        (
            _variant_to_text(state.variant),
            cards_to_text(state.removed),
            "/".join(map(counts_to_text, state.areas)),
            "/".join(map(_row_to_text, state.rows, state.capacities)),
            _out_to_text(state.out),
            str(state.seat + 1),
            phases[state.phase] if state.drawn is None else LETTERS[state.drawn],
            counts_to_text(state.supply),
        )
    )


def record_from_text(text: str) -> Record:
    """Read a record and check its start and deck; Game.from_record checks its actions."""
    if text.count(" ") == 10:
        return _record_of_position_from_text(text)
    variant_text, removed, starting, seat, rows, supply, actions, jokers = _fields(text, 8, "record")
    variant = _variant_from_text(variant_text)
    if not re.fullmatch(r"[1-3]{3,5}", rows, re.ASCII):
        raise NotationError(f"not the capacities of the rows: {quote(rows)}")
    setup = Setup(
        removed=cards_from_text(removed),
        starting=tuple(map(cards_from_text, starting.split("/"))),
        start_seat=_seat_from_text(seat),
        capacities=tuple(map(int, rows)),
    )
    check_setup(variant, setup)
    deck = cards_from_text(supply)
    check_deck(variant, setup, deck)
    played = _actions_from_text(actions)
    return Record(variant, setup, deck, played, None, _joker_choices_from_text(variant, jokers), None, None)


def _record_of_position_from_text(text: str) -> Record:
    """Read the record of a game that was taken up at a position."""
    fields = _fields(text, 11, "record")
    position = decision_from_text(" ".join(fields[:8]))
    supply, actions, jokers = fields[8:]
    deck = cards_from_text(supply)
    if count_cards(deck) != position.supply:
        raise NotationError("the supply does not hold the unseen cards of the position")
    played = _actions_from_text(actions)
    choices = _joker_choices_from_text(position.variant, jokers)
    return Record(position.variant, position, deck, played, None, choices, None, None)


def _actions_from_text(actions: str) -> tuple[Action, ...]:
    if actions == "-":
        return ()
    action_texts = _ACTION.findall(actions)
    if not action_texts or "".join(action_texts) != actions:
        raise NotationError(f"not actions: {quote(actions)}")
    return tuple(map(action_from_text, action_texts))


def _joker_choices_from_text(variant: Variant, jokers: str) -> tuple[tuple[Card, ...] | None, ...]:
    choices = [None if choice == "?" else cards_from_text(choice) for choice in jokers.split("/")]
    if len(choices) != variant.players:
        raise NotationError(f"{variant.players} seats need joker choices, not {len(choices)}")
    return tuple(choices)


def record_to_text(record: Record) -> str:
    """Write a record, without outcomes, areas and scores, which follow from the rest."""
    start = record.start
    return " ".join(
        (
            state_to_text(start) if isinstance(start, State) else _setup_to_text(record.variant, start),
            cards_to_text(record.deck),
            "".join(map(action_to_text, record.actions)) or "-",
            "/".join("?" if choice is None else cards_to_text(choice) for choice in record.jokers),
        )
    )


def _setup_to_text(variant: Variant, setup: Setup) -> str:
    return " ".join(
        (
            _variant_to_text(variant),
            cards_to_text(setup.removed),
            "/".join(map(cards_to_text, setup.starting)),
            str(setup.start_seat + 1),
            "".join(map(str, setup.capacities)),
        )
    )


def _fields(text: str, number: int, name: str) -> list[str]:
    if len(text) > MAX_LENGTH:
        raise NotationError(f"a {name} has at most {MAX_LENGTH} characters, not {len(text)}")
    fields = text.split(" ")
    if len(fields) != number:
        raise NotationError(f"a {name} has {number} fields, separated by single spaces, not {len(fields)}")
    return fields


def _variant_from_text(text: str) -> Variant:
    parts = _VARIANT.fullmatch(text)
    if not parts:
        raise NotationError(f"not a variant: {quote(text)}")
    try:
        return Variant(int(parts[1]), _EDITIONS[parts[2]], _SCORINGS[parts[3]], int(parts[4]))
    except VariantError as error:
        raise NotationError(str(error)) from error


def _variant_to_text(variant: Variant) -> str:
    return f"{variant.players}{variant.edition[0]}{variant.scoring[0]}{variant.marker_depth}"


def _row_from_text(text: str) -> tuple[Counts | None, int]:
    """Read a row, one character for each card that it can hold: its bag, or None if taken, and its capacity."""
    if text and not text.strip("x"):
        return None, len(text)
    if not text or text == "-":
        raise NotationError(f"not a row: {quote(text)}")
    return count_cards(cards_from_text(text.rstrip(".") or "-")), len(text)


def _row_to_text(cards: Counts | None, capacity: int) -> str:
    if cards is None:
        return "x" * capacity
    return "".join(LETTERS[card] for card in list_cards(cards)).ljust(capacity, ".")


def _seat_from_text(text: str) -> Seat:
    if not re.fullmatch(r"[1-5]", text, re.ASCII):
        raise NotationError(f"not a seat: {quote(text)}")
    return int(text) - 1


def _out_to_text(out: tuple[bool, ...]) -> str:
    return "".join(str(seat + 1) for seat, is_out in enumerate(out) if is_out) or "-"
