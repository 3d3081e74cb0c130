"""The six tasks of the workshop: what each demands of a bot, and our solutions. Sentences are the host's business."""

from pathlib import PurePosixPath
from typing import Final, Literal, NamedTuple, TypeAlias

from coloretto.errors import RequestError
from coloretto.resources import data_file

POINTS: Final = "points"
FOURTH_COLOUR: Final = "fourth-colour"
OTHERS: Final = "others"
DRAW: Final = "draw"

ChoiceCode: TypeAlias = Literal["points", "fourth-colour", "others", "draw"]
"""Why a choice is wrong."""


class Position(NamedTuple):
    """A position in which a bot must not choose what is clearly wrong.

    text: in the notation. right: the actions that are good, best first, in the notation. reason: a code for why the
    others are not.
    """

    text: str
    right: tuple[str, ...]
    reason: ChoiceCode


class Trial(NamedTuple):
    """A match that a bot must play. wins: the share of the wins that it needs."""

    opponent: str
    players: int
    deals: int
    wins: float


class Task(NamedTuple):
    """A task. name: a code, and the name of the solution's file."""

    number: int
    name: str
    positions: tuple[Position, ...]
    trial: Trial

    @property
    def solution(self) -> str:
        """The program that solves it."""
        return data_file(str(PurePosixPath("workshop", "solutions", f"{self.name}.py"))).decode()


# The coach values what is wrong in these positions at least two points below the best action.
_POSITIONS: Final = {
    POINTS: (
        ("3cb15 G O3Y2B/R2T2/P2+ RTP/OOB/YR+ - 1 - R5O4Y6T6B7P6+8*3", "t2"),
        ("3cb15 G O3Y2B/R2T2/P2+ RTP/TB+/OYB - 1 - R6O5Y6T5B6P6+8*3", "t3"),
        ("3cb15 G O3Y2B/R2T2/P2+ OTP/RTB/TB+ - 2 - R6O5Y7T4B6P6+8*3", "t2 t3"),
        ("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3", "t1"),
    ),
    FOURTH_COLOUR: (
        ("3cb15 B RGP3+4/O3YGT4*/R2OY2TP+2* RO./.../... - 2 - R5O4Y6G7T4P5+4*", "d"),
        ("3cb15 G RO3T2B+2/ROY2B2P4*/R4YT+3 xxx/*../OBP 2 1 - R3O4Y6T6B5P4+5*", "t2"),
        ("3cb15 G R3Y2T2B+/YT3BP3*/O3Y2BP2+ RO./.../... - 3 - R5O5Y4T4B6P4+8*2", "d"),
    ),
    OTHERS: (
        ("3cb15 O Y3GT4B+3/R3Y2GB2P+2*/RGTB2P4+ TP./TP+/T.. - 2 G R5Y4G5TB4P2+3*2", "p1"),
        ("2cb15 GT RO2Y6B2P3+3/R2O4YBP5+2* B/Y./RB. - 2 B R2O2YB2+3*2", "p2"),
        ("3cb15 G R7OY2T3B+*/YT3B2P5*/O4Y3TB2P3+2 .../YB./xxx 1 2 B R2O4Y2T2B2P+7*", "p1"),
        ("2cb15 OB R5GT6P+2*/RY5G5TP2+3 ./../P.. - 1 T RY2G3P4+2*2", "p3"),
        ("2cb15 OT R2Y2G2B3P3+4*/Y3G4B4P2+ */*./YB. - 1 B R5YG3P+5", "p2"),
    ),
    DRAW: (
        ("3cb15 R Y3GT4P2+4/O5YG4T3BP+/O3B4P3+2*2 .../.../Y.. - 1 - OY4G4T2B4P3+3*", "d"),
        ("3cb15 R Y3GT4P2+4/O5YG4T3BP+/O3B4P3+2*2 P../OBP/Y.. - 2 - Y4G4T2B3P+3*", "t2"),
        ("3cb15 B RG2P3+4*/RO3YG2T4P*/R4O2Y2TP+2* R../.../... - 3 - R2O4Y6G5T4P4+4", "d"),
        ("3cb15 P R4OY4GTB+2/RO2YT5B+*2/O3G2TB4+4 YG*/R../xxx 3 2 - R3O3Y3G5T2B3+3", "t1"),
    ),
}


def _positions(reason: ChoiceCode) -> tuple[Position, ...]:
    return tuple(Position(text, tuple(right.split()), reason) for text, right in _POSITIONS[reason])


TASKS: Final = (
    Task(1, "any_legal_action", (), Trial("random", 4, 2, 0)),
    Task(2, "most_points", _positions(POINTS), Trial("random", 2, 20, 0.6)),
    Task(3, "fourth_colour", _positions(FOURTH_COLOUR), Trial("greedy", 2, 15, 0.7)),
    Task(4, "look_at_others", _positions(OTHERS), Trial("casual", 2, 20, 0.5)),
    Task(5, "expect_the_draw", _positions(DRAW), Trial("casual", 2, 20, 0.65)),
    Task(6, "rollouts", (), Trial("regular", 2, 10, 0.6)),
)


def task_of(number: int) -> Task:
    """Return a task by its number, from 1. Raises RequestError."""
    for task in TASKS:
        if task.number == number:
            return task
    raise RequestError(f"task must be a number from 1 to {len(TASKS)}")
