"""Plays a game in a terminal. Like the page, it is a user interface: it contains English texts and no rules."""

from collections.abc import Callable, Iterator
from typing import Final

from coloretto.bots.base import Limit
from coloretto.cards import Card, Counts, list_cards
from coloretto.errors import ColorettoError
from coloretto.game import Game
from coloretto.match import bot_action
from coloretto.notation.text import LETTERS, action_from_text, action_to_text, cards_from_text, cards_to_text
from coloretto.rules import is_last_round, legal_actions
from coloretto.scoring import best_jokers
from coloretto.state import DRAW, Action, Seat, is_place, row_from_action

HELP: Final = """\
d   draw a card, then choose a row for it      p1  place it in row 1
t1  take row 1                                 u   undo    r   redo    q   quit
Cards: R red, O orange, Y yellow, G green, T turquoise, B blue, P purple, + two points, * joker, $ golden joker"""

BOT_LIMIT: Final = Limit(seconds=2.0)


def play(game: Game, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
    """Play a game to its end. `ask` raises EOFError at the end of input, which quits the game."""
    say(HELP)
    while not game.is_finished:
        if game.player_to_act is not None and not game.player_to_act.is_human:
            seat, choice = game.state.seat, bot_action(game, BOT_LIMIT)
            say(_describe_action(game, seat, choice.action))
            continue
        try:
            if not _prompt_once(game, ask, say):
                return
        except ColorettoError as error:
            say(f"  {error}")
    say("\nFinal scores")
    for seat, points in sorted(enumerate(game.scores()), key=lambda item: -item[1]):
        jokers = f", jokers as {cards_to_text(game.jokers(seat))}" if game.jokers(seat) else ""
        say(f"  {points:4}  {_name(game, seat)}: {_cards_text(game.state.areas[seat])}{jokers}")


def _prompt_once(game: Game, ask: Callable[[str], str], say: Callable[[str], None]) -> bool:
    """Ask the person to act for one command and execute it; return whether the game continues."""
    chooser = game.joker_chooser
    if chooser is None:
        for line in _table_lines(game):
            say(line)
        legal = [action_to_text(action) for action in legal_actions(game.state)]
        prompt = f"{_name(game, game.state.seat)}: {' '.join(legal)}> "
    else:
        best = cards_to_text(best_jokers(game.state.areas[chooser], game.variant.scoring))
        prompt = f"{_name(game, chooser)}: colours for your jokers (Enter: {best})> "
    try:
        answer = ask(prompt).strip()
    except EOFError:
        return False
    match answer.lower():
        case "q":
            return False
        case "?" | "h" | "help":
            say(HELP)
        case "u":
            game.undo()
        case "r":
            game.redo()
        case text if chooser is not None:
            game.choose_jokers(chooser, cards_from_text(text.upper() or best))
        case text:
            seat, action = game.state.seat, action_from_text(text)
            game.play(action)
            say(_describe_action(game, seat, action))
    return True


def _table_lines(game: Game) -> Iterator[str]:
    state = game.state
    supply = sum(state.supply)
    countdown = (
        "LAST ROUND" if is_last_round(state) else f"last round in {supply - game.variant.marker_depth + 1} draws"
    )
    yield f"\n  supply {supply} cards, {countdown}"
    for seat, area in enumerate(state.areas):
        mark = ">" if seat == state.seat else " "
        suffix = "  (out)" if state.out[seat] else ""
        yield f"{mark} {_name(game, seat):12} {game.scores()[seat]:4}  {_cards_text(area)}{suffix}"
    for row, cards in enumerate(state.rows):
        room = state.capacities[row]
        shown = "taken" if cards is None else "".join(map(_letter, list_cards(cards))).ljust(room, ".")
        yield f"  row {row + 1}: {shown}"
    if state.drawn is not None:
        yield f"  drawn card: {_letter(state.drawn)}"


def _describe_action(game: Game, seat: Seat, action: Action) -> str:
    entry = game.history[-1]
    row = row_from_action(action) + 1
    if action == DRAW:
        description = "draws " + _letter(entry.outcome)
    elif is_place(action):
        description = f"places {_letter(entry.before.drawn)} in row {row}"
    else:
        cards = entry.before.rows[row - 1]
        description = f"takes row {row}: {_cards_text(cards) if cards else ''}"
        if entry.outcome is not None:
            description += f", and the golden joker reveals {_letter(entry.outcome)}"
    return f"  {_name(game, seat)} {description}"


def _name(game: Game, seat: Seat) -> str:
    player = game.players[seat]
    return player.name or (f"player {seat + 1}" if player.is_human else f"bot {seat + 1}")


def _cards_text(cards: Counts) -> str:
    return " ".join(LETTERS[card] * count for card, count in enumerate(cards) if count)


def _letter(card: Card | None) -> str:
    return "" if card is None else LETTERS[card]
