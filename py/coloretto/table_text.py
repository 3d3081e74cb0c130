"""The texts of a game for a terminal: table, actions and scores; contains no rules."""

from collections.abc import Callable, Iterator, Sequence
from operator import add
from typing import Final

from coloretto.bots.gains import row_gain
from coloretto.cards import Card, Counts, list_cards, with_card
from coloretto.game import Game, HistoryEntry, Player
from coloretto.notation.text import LETTERS, cards_to_text
from coloretto.rules import is_last_round, returns
from coloretto.state import DRAW, OVER, Row, Seat, State, is_place, row_from_action

BOT_NAMES: Final = ("Iris", "Bruno", "Clio", "Dario", "Enya")
"""The names of bots by seat, as on the page."""


def bot_of(player: Player) -> str:
    """Return the name of a player's bot, such as "expert:spoiler"."""
    return f"{player.level}:{player.style}" if player.style else str(player.level)


def is_you(game: Game, seat: Seat) -> bool:
    """Return whether texts call a seat "you": its player is the only person and has no name."""
    people = [player for player in game.players if player.is_human]
    return len(people) == 1 and game.players[seat] == Player()


def table_lines(
    state: State,
    names: Sequence[str] | None = None,
    scores: Sequence[int] | None = None,
    card_text: Callable[[Card], str] = LETTERS.__getitem__,
) -> Iterator[str]:
    """Yield the lines of a table, with what each row would bring to the player to act.

    names: of the seats; without them, their numbers. scores: of the areas; without them, with the best colours for
    jokers. card_text: writes a card, perhaps in its colours.
    """
    supply = sum(state.supply)
    draws = supply - state.variant.marker_depth + 1
    yield f"  supply {supply} cards, {'LAST ROUND' if is_last_round(state) else f'last round in {draws} draws'}"
    names = names or [f"Player {seat + 1}" for seat in range(state.variant.players)]
    width = max(map(len, names))
    for seat, (area, points) in enumerate(zip(state.areas, scores or returns(state), strict=True)):
        mark = ">" if seat == state.seat and state.phase != OVER else " "
        suffix = "  (out)" if state.out[seat] else ""
        yield f"{mark} {names[seat]:{width}} {points:4}  {_area_text(area, card_text)}{suffix}"
    for row, cards in enumerate(state.rows):
        yield f"  row {row + 1}: {'taken' if cards is None else _row_text(state, row, cards, card_text)}"
    if state.drawn is not None:
        yield f"  drawn card: {card_text(state.drawn)}"


def _area_text(cards: Counts, card_text: Callable[[Card], str]) -> str:
    return " ".join(card_text(card) * count for card, count in enumerate(cards) if count)


def _row_text(state: State, row: Row, cards: Counts, card_text: Callable[[Card], str]) -> str:
    room = state.capacities[row] - sum(cards)
    text = "".join(map(card_text, list_cards(cards))) + "." * room
    if state.drawn is not None and room:
        after = state._replace(rows=(*state.rows[:row], with_card(cards, state.drawn), *state.rows[row + 1 :]))
        return f"{text}  {row_gain(after, state.seat, row):+.0f} with {card_text(state.drawn)}"
    return f"{text}  {row_gain(state, state.seat, row):+.0f}" if any(cards) else text


class TableText:
    """Describes a game. card_text: writes a card, perhaps in its colours."""

    def __init__(self, game: Game, card_text: Callable[[Card], str] = LETTERS.__getitem__) -> None:
        self._game: Final = game
        self._card_text: Final = card_text

    def name(self, seat: Seat) -> str:
        """Return the name of a player, at the beginning of a sentence."""
        player = self._game.players[seat]
        if player.name is not None:
            return player.name
        if not player.is_human:
            return BOT_NAMES[seat]
        return "You" if is_you(self._game, seat) else f"Player {seat + 1}"

    def introduction(self) -> str:
        """Return who plays, with the bots of computer players."""
        bots = [f" ({bot_of(player)})" if not player.is_human else "" for player in self._game.players]
        names = map(add, map(self.name, range(len(bots))), bots)
        return f"At the table: {', '.join(names)}"

    def table(self) -> Iterator[str]:
        """Yield the lines of the table, with what each row would bring to the player to act."""
        names = [self.name(seat) for seat in range(self._game.variant.players)]
        yield ""
        yield from table_lines(self._game.state, names, self._game.scores(), self._card_text)

    def action(self, entry: HistoryEntry) -> str:
        """Return what a player did."""
        seat, row = entry.before.seat, row_from_action(entry.action) + 1
        ending = "" if is_you(self._game, seat) else "s"
        who = f"  {self.name(seat)}"
        if entry.action == DRAW:
            return f"{who} draw{ending} {self._card(entry.outcome)}"
        if is_place(entry.action):
            return f"{who} place{ending} {self._card(entry.before.drawn)} in row {row}"
        cards = entry.before.rows[row - 1]
        revealed = "" if entry.outcome is None else f", and the golden joker reveals {self._card(entry.outcome)}"
        return f"{who} take{ending} row {row}: {self.area(cards) if cards else ''}{revealed}"

    def scores(self) -> Iterator[str]:
        """Yield the final scores, best first."""
        game = self._game
        yield "\nFinal scores"
        for seat, points in sorted(enumerate(game.scores()), key=lambda item: -item[1]):
            jokers = f", jokers as {cards_to_text(game.jokers(seat))}" if game.jokers(seat) else ""
            yield f"  {points:4}  {self.name(seat)}: {self.area(game.state.areas[seat])}{jokers}"

    def area(self, cards: Counts) -> str:
        """Return a player's cards, those of a kind together."""
        return _area_text(cards, self._card_text)

    def _card(self, card: Card | None) -> str:
        return "" if card is None else self._card_text(card)
