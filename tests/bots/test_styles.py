"""Styles choose among about equally good actions, each in its own way."""

from random import Random

import pytest

from coloretto.bots import LEVELS, STYLE_NAMES, bot_from_level
from coloretto.bots.base import Choice, Limit, Task, choose, completed
from coloretto.bots.levels import BOTS, TOLERANCES
from coloretto.bots.styles import STYLES, StyledBot
from coloretto.cards import Variant
from coloretto.notation.text import action_to_text
from coloretto.rules import legal_actions
from coloretto.state import Action, State
from tests.support.games import decisions
from tests.support.games import state as read


class _Indifferent:
    """Values each action `step` lower than the one before, or by the amounts in `worse`."""

    def __init__(self, step: float, **worse: float) -> None:
        self._step = step
        self._worse = worse

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        values: dict[Action, float] = {
            action: -self._worse.get(action_to_text(action), number * self._step)
            for number, action in enumerate(legal_actions(state))
        }
        return completed(Choice(max(values, key=values.__getitem__), values, 1))


def chosen(style: str, position: str, tolerance: float = 0.1, step: float = 1e-6, **worse: float) -> str:
    bot = StyledBot(_Indifferent(step, **worse), STYLES[style], tolerance)
    return action_to_text(choose(bot, read(position), Limit(), Random(1)).action)


ROWS = "4cb15 - R3/O2Y2/Y3/G3 R../O+./YY./... - 1 - R5O6Y2G6T9B9P9+9*3"
FULL = "4cb15 - R3/O2Y2/Y3/G3 RRO/O+./YY./... - 1 - R4O5Y2G6T9B9P9+9*3"
JOKER_ROW = "4cb15 - R3/O2Y2/Y3/G3 R../O*./YY./... - 1 - R5O6Y2G6T9B9P9+10*2"
YELLOW = "4cb15 - R3/O2Y2/Y3/G3 RR./O+./YY./... - 1 Y R4O6Y1G6T9B9P9+9*3"


@pytest.mark.parametrize(
    ("style", "position", "action"),
    [
        ("hoarder", ROWS, "d"),
        ("hoarder", FULL, "t1"),
        ("early-leaver", ROWS, "t1"),
        ("gambler", FULL, "d"),
        ("gambler", YELLOW, "p1"),
        ("joker-hunter", JOKER_ROW, "t2"),
        ("joker-hunter", ROWS, "t2"),
        ("spoiler", ROWS, "t3"),
        ("spoiler", YELLOW, "p1"),
        ("early-leaver", YELLOW, "p4"),
        ("hoarder", YELLOW, "p1"),
    ],
)
def test_a_style_has_its_own_choice_among_nearly_equal_actions(style: str, position: str, action: str) -> None:
    assert chosen(style, position) == action


GOLDEN_ROW = "2gb16 TP OB/RG ./B$/YG. - 1 - R8O8Y8G7B7+10*2"


@pytest.mark.parametrize(
    ("style", "position", "likings"),
    [
        ("hoarder", ROWS, [2.5, 1, 2, 2]),
        ("hoarder", YELLOW, [3, 3, 3, 1]),
        ("early-leaver", ROWS, [0, 1, 1, 1]),
        ("early-leaver", YELLOW, [-3, -3, -3, -1]),
        ("spoiler", ROWS, [0, 1, 5, 9]),
        ("spoiler", YELLOW, [-8, -8, -14, -8]),
        ("gambler", ROWS, [9, 0.4, 0.3, 0.3]),
        ("gambler", YELLOW, [1, 0.4, 0.6, 0.1]),
        ("joker-hunter", JOKER_ROW, [0.5, 0, 2, 0]),
        ("joker-hunter", YELLOW, [0, 1, 0, 0]),
        ("joker-hunter", GOLDEN_ROW, [0.5, 2, 0]),
    ],
)
def test_a_style_likes_each_action_this_much(style: str, position: str, likings: list[float]) -> None:
    start = read(position)
    assert [STYLES[style](start, action) for action in legal_actions(start)] == likings


def test_a_style_leaves_a_choice_without_values_as_it_is() -> None:
    bot = StyledBot(bot_from_level("random"), STYLES["hoarder"], 1.0)
    plain = choose(bot_from_level("random"), read(ROWS), Limit(), Random(1))
    assert choose(bot, read(ROWS), Limit(), Random(1)) == plain


def test_a_style_may_cost_as_much_as_its_tolerance() -> None:
    assert chosen("early-leaver", ROWS, t1=0.1, t2=0.5, t3=0.5) == "t1"
    assert chosen("early-leaver", ROWS, t1=0.11, t2=0.5, t3=0.5) == "d"


@pytest.mark.parametrize("style", STYLE_NAMES)
def test_between_equal_values_the_bots_own_choice_stands(style: str) -> None:
    assert chosen(style, FULL, step=0.0) == action_to_text(legal_actions(read(FULL))[0])


@pytest.mark.parametrize("style", STYLE_NAMES)
def test_no_style_chooses_a_clearly_worse_action(style: str) -> None:
    liked = chosen(style, ROWS)
    assert chosen(style, ROWS, **{liked: 0.2}) != liked


def test_every_style_and_every_level_is_defined() -> None:
    assert tuple(STYLES) == STYLE_NAMES
    assert tuple(BOTS) == tuple(TOLERANCES) == LEVELS


@pytest.mark.slow
def test_styles_differ_within_a_few_games() -> None:
    states = [state for seed in (5, 6, 7) for state in decisions(Variant(4), seed)]
    played = {
        style: [choose(bot_from_level("strong", style), state, Limit(), Random(1)).action for state in states]
        for style in STYLE_NAMES
    }
    for one in STYLE_NAMES:
        for other in STYLE_NAMES:
            assert one == other or played[one] != played[other]
