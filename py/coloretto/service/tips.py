"""Finds the moments about which a page has tips for new players; knows nothing of texts."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coloretto.cards import CardCode
    from coloretto.service.codes import Tip
    from coloretto.service.protocol import View

PLUS_TWO: "CardCode" = "+2"
JOKERS: "tuple[CardCode, ...]" = ("joker", "golden")


def due_tips(view: "View") -> "list[Tip]":
    """Return the tips whose moment it is, the most urgent first: for the person to act, or for the only one."""
    index = _person(view)
    if index is None:
        return []
    seat = view["seats"][index]
    is_turn = view["waiting_for"] == "human" and view["phase"] != "jokers"
    can_draw = view["supply"]["draw"] is not None
    to_take = [row for row in view["rows"] if row["take"] is not None]
    is_first = not any(entry["kind"] == "place" and entry["seat"] == index for entry in view["log"])
    piles = {pile["counts"] for pile in seat["piles"]}
    cards = [card["card"] for row in to_take for card in row["cards"]]
    offered = cards if view["drawn"] is None else [view["drawn"]["card"], *cards]
    moments: dict[Tip, bool] = {
        "must-take": bool(to_take) and not can_draw,
        "draw": can_draw and not to_take and is_first,
        "begin": can_draw and bool(to_take) and is_first,
        "place": any(row["place"] is not None for row in view["rows"]),
        "taken": is_turn and _has_lost_card(view, index),
        "choose": can_draw and bool(to_take),
        "fourth": is_turn and "minus" in piles,
        "plus-two": is_turn and PLUS_TWO in cards,
        "full": any(len(row["cards"]) == row["capacity"] for row in to_take),
        "joker": is_turn and ("joker" in piles or any(card in JOKERS for card in offered)),
        "last-round": is_turn and view["last_round"],
        "out": view["waiting_for"] == "bot" and seat["out"],
    }
    return [tip for tip, is_now in moments.items() if is_now]


def _person(view: "View") -> int | None:
    """Return the seat of the person to act, or of the only person."""
    if view["waiting_for"] == "human":
        return view["current"]
    people = [seat for seat, player in enumerate(view["seats"]) if player["kind"] == "human"]
    return people[0] if len(people) == 1 else None


def _has_lost_card(view: "View", index: int) -> bool:
    """Return whether another player has taken a row of this round in which this seat had placed a card."""
    rows: set[int] = set()
    is_lost = False
    for entry in view["log"]:
        if entry["kind"] == "round":
            rows, is_lost = set(), False
        elif entry["kind"] == "place" and entry["seat"] == index:
            rows.add(entry["row"])
        elif entry["kind"] == "take" and entry["seat"] != index:
            is_lost |= entry["row"] in rows
    return is_lost
