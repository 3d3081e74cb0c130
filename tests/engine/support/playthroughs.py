"""Whole games as text, one line per decision: the golden files in tests/data/playthroughs."""

from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, Variant
from coloretto.game import Game
from coloretto.notation.text import LETTERS, action_to_text, record_to_text, state_to_text
from coloretto.rules import legal_actions
from coloretto.state import OVER
from tests.support.games import bots

PLAYTHROUGHS = {
    f"{players}-{edition}-{scoring}": Variant(players, edition, scoring)
    for players in PLAYERS
    for edition in EDITIONS
    for scoring in SCORINGS
}


def playthrough(variant: Variant) -> str:
    """Play a game by a fixed rule that reaches many situations; return each action, its outcome and the next state."""
    game = Game.deal(variant, bots(variant), seed=2003 + variant.players)
    lines = [state_to_text(game.state)]
    while game.state.phase != OVER:
        legal = legal_actions(game.state)
        entry = game.play(legal[(5 * len(game.history) + 3) % len(legal)])
        outcome = "" if entry.outcome is None else LETTERS[entry.outcome]
        lines.append(f"{action_to_text(entry.action)}{outcome:2} {state_to_text(entry.after)}")
    scores = " ".join(map(str, game.scores()))
    return "\n".join([*lines, f"scores {scores}", record_to_text(game.record()), ""])
