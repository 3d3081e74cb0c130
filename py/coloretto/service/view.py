"""Builds the views that the page shows, as codes, numbers and flags (typed in `protocol.py`); knows nothing of texts.

Replays the history to give every card an id, to find which seat took which row, and to write the log.
"""

from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING

from coloretto.cards import CODES, COLOUR_CODES, COLOURS, NO_CARDS, PLUS_TWO, Card, CardCode, list_cards, with_card
from coloretto.game import Game, HistoryEntry
from coloretto.notation.text import action_to_text
from coloretto.rules import is_last_round, legal_actions
from coloretto.scoring import (
    PLUS_TWO_POINTS,
    POINTS,
    best_jokers,
    colour_counts,
    gain,
    plus_colours,
    points_by_count,
    ranks,
    score,
)
from coloretto.service.tips import due_tips
from coloretto.state import (
    DRAW,
    FIRST_PLACE,
    FIRST_TAKE,
    OVER,
    PLACE,
    Action,
    Row,
    Seat,
    Setup,
    State,
    is_place,
    is_take,
    row_from_action,
)

if TYPE_CHECKING:
    from coloretto.service.protocol import (
        CardView,
        JokersView,
        LogEntry,
        Phase,
        PileKind,
        PileView,
        Placement,
        ResultView,
        SeatView,
        Sheet,
        View,
    )


def game_view(game: Game, read_only: bool = False) -> "View":
    """Return the view of a game; a read-only one offers no actions and gives jokers their best colours."""
    state, variant = game.state, game.variant
    tracker = _Tracker(game)
    scores = game.scores()
    chooser = None if read_only else game.joker_chooser
    phase = _phase(state, chooser)
    seat = chooser if state.phase == OVER else state.seat
    supply = sum(state.supply)
    can_act = not read_only and game.player_to_act is not None and game.player_to_act.is_human
    legal = frozenset(legal_actions(state)) if can_act else frozenset()
    view: View = {
        "players": variant.players,
        "edition": variant.edition,
        "scoring": variant.scoring,
        "marker_depth": variant.marker_depth,
        "seed": game.seed if isinstance(game.start, Setup) else None,
        "practice": game.is_practice,
        "points": points_by_count(variant.scoring),
        "removed": [COLOUR_CODES[colour] for colour in state.removed],
        "phase": phase,
        "round": tracker.round,
        "current": seat,
        "waiting_for": None if seat is None or read_only else ("human" if game.players[seat].is_human else "bot"),
        "last_round": is_last_round(state),
        "supply": {
            "cards": supply,
            "draws_left": None if is_last_round(state) else supply - variant.marker_depth,
            "unseen": {CODES[card]: left for card, left in enumerate(state.supply) if left},
            "draw": _if_legal(DRAW, legal),
        },
        "drawn": tracker.drawn,
        "rows": [
            {
                "capacity": room,
                "cards": tracker.rows[row],
                "taken_by": tracker.taken_by[row],
                "place": _if_legal(FIRST_PLACE + row, legal),
                "take": _if_legal(FIRST_TAKE + row, legal),
                "gain": _gain(state, row) if can_act else None,
            }
            for row, room in enumerate(state.capacities)
        ],
        "seats": [
            _seat_view(game, each, tracker, scores[each], is_in_play=seat is not None and not read_only)
            for each in range(variant.players)
        ],
        "log": tracker.log,
        "undo": game.can_undo and not read_only,
        "undo_makes_practice": game.undo_makes_practice and not read_only,
        "redo": bool(game.undone) and not read_only,
        "tips": [],
        "jokers": None if chooser is None else _jokers_view(game, chooser),
        "result": _result_view(scores) if phase == "over" else None,
    }
    view["tips"] = due_tips(view)
    return view


def sheet_view(game: Game, seat: Seat, jokers: tuple[Card, ...]) -> "Sheet":
    """Return the score sheet of a seat with these colours for its jokers."""
    piles = _pile_views(game, seat, _Tracker(game).areas[seat], jokers)
    return {"score": score(game.state.areas[seat], game.variant.scoring, jokers), "piles": piles}


def _phase(state: State, chooser: Seat | None) -> "Phase":
    if state.phase == OVER:
        return "over" if chooser is None else "jokers"
    return "place" if state.phase == PLACE else "decide"


def _if_legal(action: Action, legal: frozenset[Action]) -> str | None:
    return action_to_text(action) if action in legal else None


def _gain(state: State, row: Row) -> int | None:
    """Return the gain of a row for the seat to act, with the drawn card if it fits; None for an empty row."""
    cards = state.rows[row]
    if cards is None:
        return None
    if state.drawn is not None and sum(cards) < state.capacities[row]:
        cards = with_card(cards, state.drawn)
    if not any(cards):
        return None
    return gain(state.areas[state.seat], cards, state.variant.scoring)


def _seat_view(game: Game, seat: Seat, tracker: "_Tracker", points: int, *, is_in_play: bool) -> "SeatView":
    player = game.players[seat]
    piles = _pile_views(game, seat, tracker.areas[seat], game.jokers(seat))
    return {
        "kind": "human" if player.is_human else "bot",
        "level": player.level,
        "style": player.style,
        "name": player.name,
        "out": game.state.out[seat],
        "placed": tracker.placed.get(seat) if is_in_play else None,
        "score": points,
        "piles": piles,
    }


def _pile_views(game: Game, seat: Seat, cards: "Sequence[CardView]", jokers: tuple[Card, ...]) -> "list[PileView]":
    """Sort an area into piles, in the order of their first cards, so that no pile ever moves."""
    scoring = game.variant.scoring
    counts = colour_counts(game.state.areas[seat], jokers)
    plus = plus_colours(counts, scoring)
    by_kind: dict[CardCode, list[CardView]] = {}
    for card_view in cards:
        by_kind.setdefault(card_view["card"], []).append(card_view)
    for colour in jokers:
        by_kind.setdefault(CODES[colour], [])
    piles = []
    for code, pile in by_kind.items():
        card = CODES.index(code)
        if card < COLOURS:
            points = POINTS[scoring][counts[card]]
            if card in plus:
                piles.append(_pile_view(card, pile, jokers.count(card), points, "plus"))
            else:
                piles.append(_pile_view(card, pile, jokers.count(card), -points, "minus"))
        elif card == PLUS_TWO:
            piles.append(_pile_view(card, pile, 0, PLUS_TWO_POINTS * len(pile), "bonus"))
        else:
            piles.append(_pile_view(card, pile, 0, 0, "joker"))
    return piles


def _pile_view(card: Card, cards: "Sequence[CardView]", jokers: int, points: int, counts: "PileKind") -> "PileView":
    return {"card": CODES[card], "cards": cards, "jokers": jokers, "points": points, "counts": counts}


def _jokers_view(game: Game, seat: Seat) -> "JokersView":
    choice = best_jokers(game.state.areas[seat], game.variant.scoring)
    return {"seat": seat, "choice": [COLOUR_CODES[colour] for colour in choice], "colours": COLOUR_CODES}


def _result_view(scores: tuple[int, ...]) -> "ResultView":
    by_seat = ranks(scores)
    return {"ranks": by_seat, "winners": [seat for seat, rank in enumerate(by_seat) if rank == 1]}


class _Tracker:
    """Tracks where each card is, and the log, by replaying the history.

    Cards have ids from 1, in the order in which they are revealed; cards on the table from the start have ids below 1.
    A position records neither how many rounds came before, nor who began its own: its log begins with what is known,
    and does not number rounds; `round` counts from 1 there as well. Nor does it record which seat took which row: rows
    that are already taken are attributed to the seats that are out, in ascending order.
    """

    def __init__(self, game: Game) -> None:
        first = game.initial_state
        areas = game.start.starting if isinstance(game.start, Setup) else tuple(map(list_cards, first.areas))
        rows = [list_cards(cards or NO_CARDS) for cards in first.rows]
        drawn = [] if first.drawn is None else [first.drawn]
        ids = count(1 - sum(map(len, (*areas, *rows, drawn))))
        self.areas = [[_card_view(next(ids), card) for card in cards] for cards in areas]
        self.rows = [[_card_view(next(ids), card) for card in cards] for cards in rows]
        self.drawn = next((_card_view(next(ids), card) for card in drawn), None)
        seats_out = (seat for seat, is_out in enumerate(first.out) if is_out)
        self.taken_by = [next(seats_out) if cards is None else None for cards in first.rows]
        self.placed: dict[Seat, Placement] = {}
        self.round = 0
        self.log: list[LogEntry] = []
        self._revealed_count = 0
        self._is_numbered = isinstance(game.start, Setup)
        if self._is_numbered:
            self._begin_round(first.seat, [])
        else:
            self.round = 1
        if self.drawn:
            self.log.append({"kind": "draw", "seat": first.seat, "card": self.drawn["card"]})
        for entry in game.history:
            self._apply(entry)

    def _apply(self, entry: HistoryEntry) -> None:
        state, seat, action = entry.before, entry.before.seat, entry.action
        if is_take(action):
            self._take(state, row_from_action(action), entry.outcome)
        elif is_place(action):
            self._place(seat, row_from_action(action))
        if is_last_round(entry.after) and not is_last_round(state):
            self.log.append({"kind": "last_round", "seat": seat})
        if action == DRAW:
            assert entry.outcome is not None
            self.drawn = self._reveal(entry.outcome)
            self.log.append({"kind": "draw", "seat": seat, "card": self.drawn["card"]})
        elif is_take(action) and not any(entry.after.out):
            self._end_round(entry.after)

    def _reveal(self, card: Card) -> "CardView":
        self._revealed_count += 1
        return _card_view(self._revealed_count, card)

    def _place(self, seat: Seat, row: Row) -> None:
        assert self.drawn is not None
        self.rows[row].append(self.drawn)
        self.placed[seat] = {"card": self.drawn["card"], "row": row}
        self.log.append({"kind": "place", "seat": seat, "card": self.drawn["card"], "row": row})
        self.drawn = None

    def _take(self, state: State, row: Row, outcome: Card | None) -> None:
        cards = self.rows[row]
        self.areas[state.seat] += cards
        revealed = None
        if outcome is not None:
            self.areas[state.seat].append(self._reveal(outcome))
            revealed = CODES[outcome]
        self.log.append({"kind": "take", "seat": state.seat, "row": row, "cards": _codes(cards), "revealed": revealed})
        self.rows[row] = []
        self.taken_by[row] = state.seat

    def _end_round(self, after: State) -> None:
        discarded = _codes([card for cards in self.rows for card in cards])
        self.rows = [[] for _ in self.rows]
        self.taken_by = [None for _ in self.rows]
        if after.phase == OVER:
            self.log.append({"kind": "over", "discarded": discarded})
        else:
            self._begin_round(after.seat, discarded)

    def _begin_round(self, seat: Seat, discarded: list[CardCode]) -> None:
        self.round += 1
        self.placed = {}
        number = self.round if self._is_numbered else None
        self.log.append({"kind": "round", "round": number, "seat": seat, "discarded": discarded})


def _card_view(number: int, card: Card) -> "CardView":
    return {"id": number, "card": CODES[card]}


def _codes(cards: "Sequence[CardView]") -> list[CardCode]:
    return [card["card"] for card in cards]
