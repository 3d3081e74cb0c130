"""Plays a game in a terminal. Like the page, it is a user interface: it contains English texts and no rules."""

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Final

from coloretto.bots.base import Limit, run
from coloretto.cli.coach_text import (
    hint_texts,
    nudge_texts,
    review_lines,
    value_lines,
    why_texts,
)
from coloretto.cli.colours import card_text
from coloretto.cli.progress import Progress
from coloretto.cli.saved_games import save_game
from coloretto.coach.explanations import Hint, explain_action, find_hint
from coloretto.coach.review import review_game
from coloretto.contest.entrants import ForfeitError, make_entrant
from coloretto.errors import ColorettoError, IllegalActionError
from coloretto.files import path_from
from coloretto.game import Game
from coloretto.match import bot_seed
from coloretto.notation.text import action_from_text, action_to_text, cards_from_text, cards_to_text
from coloretto.rules import legal_actions
from coloretto.scoring import best_jokers
from coloretto.state import OVER, Seat, State
from coloretto.table_text import TableText, bot_of, is_you

HELP: Final = """\
d   draw a card, then choose a row    p1  place it in row 1
t1  take row 1                        u   undo    r   redo    q   quit
h   hint; again for the best move     w   why the last bot made its move
v   the values of all moves           s FILE  save the game
Enter  the table again                ?   this help
coloretto play --resume FILE continues a saved game.
Cards: R red, O orange, Y yellow, G green, T turquoise, B blue, P purple,
+ two points, * joker, $ golden joker
Rows show what they would bring to the player to act."""

BOT_LIMIT: Final = Limit(seconds=2.0)
REPLY_TIMEOUT: Final = 60.0
"""The most seconds that a program takes to answer."""


def play(game: Game, ask: Callable[[str], str], say: Callable[[str], None], *, title: str, colours: bool) -> None:
    """Play a game to its end. `ask` raises EOFError at the end of input, which quits the game.

    title: the first line. Raises VariantError for an unknown bot.
    """
    dialogue = _Dialogue(game, ask, say, colours)
    say(title)
    dialogue.play()


class _Dialogue:
    def __init__(self, game: Game, ask: Callable[[str], str], say: Callable[[str], None], colours: bool) -> None:
        self._game = game
        self._ask = ask
        self._say = say
        self._text = TableText(game, partial(card_text, colours=colours))
        self._shown: State | None = None
        """The state whose table was shown last."""
        self._hint: tuple[State, Hint] | None = None
        self._entrants = {
            seat: make_entrant(bot_of(player), BOT_LIMIT, REPLY_TIMEOUT)
            for seat, player in enumerate(game.players)
            if not player.is_human
        }

    def play(self) -> None:
        """Play the game to its end, and offer a review."""
        self._say(self._text.introduction())
        self._say(HELP)
        try:
            while not self._game.is_finished:
                if self._game.player_to_act is not None and not self._game.player_to_act.is_human:
                    self._let_bot_act()
                elif not self._prompt(self._act):
                    return
        finally:
            for entrant in self._entrants.values():
                entrant.close()
        self._say_all(self._text.scores())
        while self._prompt(self._offer_review):
            pass

    def _let_bot_act(self) -> None:
        game, seat = self._game, self._game.state.seat
        entrant = self._entrants[seat]
        entrant.reseed(bot_seed(game))
        try:
            action = entrant.choose(game.state)
        except ForfeitError as error:
            self._say(
                f"  {self._text.name(seat)}: {bot_of(game.players[seat])} {error}; a random move replaces its choice"
            )
            action = Random(bot_seed(game)).choice(legal_actions(game.state))
        self._say(self._text.action(game.play(action)))

    def _prompt(self, step: Callable[[], bool]) -> bool:
        """Take a step, and return whether there is another; errors in the input are reported and end nothing."""
        try:
            return step()
        except ColorettoError as error:
            self._say(f"  {error}")
            return True
        except EOFError:
            return False

    def _act(self) -> bool:
        """Ask the person to act for one command and execute it; return whether the game continues."""
        game, chooser = self._game, self._game.joker_chooser
        if chooser is None:
            if game.state is not self._shown:
                self._say_all(self._text.table())
                self._shown = game.state
            legal = [action_to_text(action) for action in legal_actions(game.state)]
            prompt = f"{self._text.name(game.state.seat)}: {' '.join(legal)}> "
        else:
            best = cards_to_text(best_jokers(game.state.areas[chooser], game.variant.scoring))
            prompt = f"{self._text.name(chooser)}: colours for your jokers (Enter: {best})> "
        answer = self._ask(prompt).strip()
        if answer.lower() in ("q", "quit"):
            return False
        if self._run_command(answer):
            return True
        if not answer and chooser is None:
            self._shown = None
        elif chooser is not None:
            game.choose_jokers(chooser, cards_from_text(answer.upper() or best))
        elif answer.lower() in ("r", "redo"):
            game.redo()
        else:
            self._say(self._text.action(game.play(action_from_text(answer.lower()))))
        return True

    def _offer_review(self) -> bool:
        """Offer a review of the finished game; return whether to offer it again."""
        answer = self._ask("Review the game? y/N> ").strip()
        if answer.lower() in ("y", "yes"):
            self._review()
            return False
        return self._run_command(answer)

    def _run_command(self, answer: str) -> bool:
        """Run a command that is no move; return whether the answer was one."""
        command, _, argument = answer.partition(" ")
        match command.lower():
            case "?" | "help":
                self._say(HELP)
            case "u" | "undo":
                self._game.undo()
            case "h" | "hint":
                self._give_hint()
            case "v" | "values":
                self._say_all(f"  {line}" for line in value_lines(self._find_hint().values))
            case "w" | "why":
                self._explain()
            case "s" | "save":
                self._save(argument.strip())
            case "review":
                self._review()
            case _:
                return False
        return True

    def _give_hint(self) -> None:
        is_second = self._hint is not None and self._hint[0] == self._game.state
        hint = self._find_hint()
        texts = hint_texts(hint, self._name_inside) if is_second else [*nudge_texts(hint), "(h again: the best move)"]
        self._say_all(f"  {text}" for text in texts)

    def _find_hint(self) -> Hint:
        state = self._game.state
        if state.phase == OVER:
            raise IllegalActionError("the game is over: there is no move to choose")
        if self._hint is None or self._hint[0] != state:
            self._hint = state, run(find_hint(state))
        return self._hint[1]

    def _explain(self) -> None:
        plies = self._game.bot_plies()
        if not plies:
            raise IllegalActionError("no computer player has made a move yet")
        entry = self._game.history[plies[-1]]
        texts = why_texts(run(explain_action(entry.before, entry.action)), self._name_inside)
        self._say_all([self._text.action(entry), *(f"    {text}" for text in texts)])

    def _save(self, file: str) -> None:
        if not file:
            raise IllegalActionError("a saved game needs a file: s FILE")
        try:
            save_game(self._game, path_from(file))
        except OSError as error:
            self._say(f"  the game could not be saved: {error.strerror}")
            return
        self._say(f"  saved; coloretto play --resume {file} continues")

    def _review(self) -> None:
        game = self._game
        jokers = [game.jokers(seat) for seat in range(game.variant.players)]
        task = review_game(game.initial_state, tuple(game.history), jokers)
        with Progress(len(game.history), "moves reviewed") as progress:
            while True:
                try:
                    progress.update(next(task))
                except StopIteration as end:
                    review = end.value
                    break
        self._say_all(f"  {line}" for line in review_lines(review, game, self._text.name, self._name_inside))

    def _name_inside(self, seat: Seat) -> str:
        """Return the name of a player inside a sentence."""
        return "you" if is_you(self._game, seat) else self._text.name(seat)

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._say(line)
