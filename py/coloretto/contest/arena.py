"""A match in one call: `coloretto.arena`."""

from collections.abc import Sequence
from contextlib import closing

from coloretto.bots.base import Limit
from coloretto.bots.names import bot_from, name_of
from coloretto.cards import PLAYERS, Variant
from coloretto.contest.entrants import Entrant, GuestEntrant, check_names, make_entrant
from coloretto.contest.matches import Match, fill_line_up
from coloretto.contest.pool import PlayedGame, Table, complete_deals, play_games
from coloretto.contest.results import ArenaResults, results_of
from coloretto.dealing import MAX_SEED
from coloretto.errors import VariantError, checked_number, quote, whole_number
from coloretto.library import variant_of
from coloretto.steps import no_step


def arena(
    bots: Sequence[object],
    variant: Variant | int | None = None,
    *,
    deals: int = 100,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    reply_timeout: float = 10.0,
    jobs: int = 1,
) -> ArenaResults:
    """Compare bots on duplicate deals: each deal is played once for every rotation of the bots around the table.

    bots: as `coloretto.bot` takes them; the last one also fills the remaining seats. variant: or the number of players;
    without it, as many as there are bots. deals: how many, from the one with the number `seed`. nodes, seconds: limits
    of a decision. reply_timeout: the most seconds that a decision may take. jobs: the number of processes, for bots
    that have names; a script that starts some needs `if __name__ == "__main__"`, as always in Python.

    A bot that raises an error, chooses an illegal action or is late loses the game. In this process, nothing can stop
    a bot that never answers: with `jobs` above 1, its process is ended. Raises VariantError.

    >>> results = arena(["greedy", "random"], deals=20)
    >>> results["greedy"].wins > 0.5, results["greedy"].games
    (True, 40)
    """
    given = _bots(bots)
    checked = Variant(max(len(given), min(PLAYERS))) if variant is None else variant_of(variant)
    names = _names(given)
    line_up = fill_line_up(names, checked.players)
    deals, jobs = checked_number("deals", deals, 1), checked_number("jobs", jobs, 1)
    first = whole_number(seed)
    if first is None or not 0 <= first <= MAX_SEED - deals + 1:
        raise VariantError(f"deals have numbers from 0 to {MAX_SEED}, and the first of {deals} is {quote(seed)}")
    if not Limit(seconds=reply_timeout).seconds:
        raise VariantError(f"reply_timeout must be a number above 0, not {quote(reply_timeout)}")
    match = Match(checked, line_up, Limit(nodes, seconds), float(reply_timeout), first)
    if jobs == 1:
        return results_of(
            match, complete_deals(_play_here(match, dict(zip(names, given, strict=True)), deals), checked.players)
        )
    others = [name for name, bot in zip(names, given, strict=True) if not isinstance(bot, str)]
    if others:
        raise VariantError(f"only bots with names play in several processes, not {', '.join(others)}: use jobs=1")
    check_names(line_up)
    with closing(play_games(match, deals, jobs)) as played:
        return results_of(match, complete_deals(played, checked.players))


def _play_here(match: Match, bots: dict[str, object], deals: int) -> list[PlayedGame]:
    entrants = [_entrant(bots[name], match) for name in match.line_up]
    table, rotations = Table(match, entrants), range(len(entrants))
    try:
        return [PlayedGame(deal, turn, table((deal, turn), no_step)) for deal in range(deals) for turn in rotations]
    finally:
        for entrant in entrants:
            entrant.close()


def _entrant(bot: object, match: Match) -> Entrant:
    if isinstance(bot, str):
        return make_entrant(bot, match.limit, match.reply_timeout)
    return GuestEntrant(bot_from(bot), match.limit, match.reply_timeout)


def _bots(bots: object) -> list[object]:
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not bots:
        raise VariantError(f'bots are a list, such as ["mybot.py", "casual"], not {quote(bots)}')
    return [*bots]


def _names(bots: Sequence[object]) -> list[str]:
    """Return the name of each bot; others of the same name have a number, too."""
    names: list[str] = []
    for place, bot in enumerate(bots):
        earlier = [names[other] for other in range(place) if bots[other] is bot or bots[other] == bot]
        name = str(bot) if isinstance(bot, str) else name_of(bot)
        same = [other for other in names if other == name or other.startswith(f"{name} (")]
        names.append(earlier[0] if earlier else f"{name} ({len(set(same)) + 1})" if same else name)
    return names
