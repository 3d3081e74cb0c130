"""The coach's advice in a terminal, as English sentences."""

import pytest

from coloretto.cli.coach_text import hint_texts, nudge_texts, reason_texts, value_lines, why_texts
from coloretto.coach.action_values import ActionValue, ActionValues
from coloretto.coach.explanations import Explanation, Hint
from coloretto.coach.reasons import Reason
from coloretto.state import DRAW

NAMES = ["Ana", "Ben", "you"]
TAKE_1, TAKE_2 = 6, 7
GAINS = Reason("gains", {"points": 1.0})
GAINS_TEXT = "This row gains 1 point; no other row gains more."
CHOICES = (ActionValue(TAKE_1, 0.5, 1.0), ActionValue(DRAW, 0.5, -0.04), ActionValue(TAKE_2, 0.04, -2.0))
VALUES = ActionValues(CHOICES, 9, True)


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (GAINS, GAINS_TEXT),
        (
            Reason("loses_least", {"points": 2.46}),
            "Every row costs points; this one costs the least (2.5 points).",
        ),
        (
            Reason("denies", {"seat": 1.0, "points": 3.0}),
            "It denies Ben their best row, 3 points better than the next best.",
        ),
        (Reason("joker", {"cards": 1.0}), "It has 1 joker."),
        (Reason("plus_twos", {"cards": 2.0}), "It has 2 +2 cards, which always count."),
        (
            Reason("avoids_fourth_colour", {"colours": 3.0, "row": 0.0, "colours_there": 4.0}),
            "That keeps it to 3 colours; row 1 would make it 4.",
        ),
        (
            Reason("spoils", {"seat": 2.0, "points": 1.04}),
            "The card makes the row 1 point worse for you.",
        ),
        (
            Reason("keeps_clean", {"row": 2.0, "points": 4.0}),
            "In row 3, the best one, the card would cost 4 points.",
        ),
        (
            Reason("likely_better", {"share": 0.625, "points": 0.5}),
            "62 % of the cards would make a row better than the current best, by 0.5 points on average.",
        ),
        (Reason("last_round_near", {"draws": 1.0}), "The last round is 1 draw away."),
        (Reason("last_round_near", {"draws": 2.0}), "The last round is 2 draws away."),
        (Reason("last_round", {}), "It is the last round."),
    ],
    ids=lambda value: value.code if isinstance(value, Reason) else "",
)
def test_a_reason_is_a_sentence_with_its_numbers(reason: Reason, sentence: str) -> None:
    assert reason_texts([reason], NAMES.__getitem__) == [sentence]


def test_an_action_without_a_reason_says_so() -> None:
    assert reason_texts([], NAMES.__getitem__) == ["There is no obvious reason for it on the table."]


def test_the_first_step_of_a_hint_asks_a_question_if_there_is_one() -> None:
    hint = Hint("take", False, "gains", (), VALUES)
    assert nudge_texts(hint) == ["Taking a row looks best.", "Which row gains you the most?"]
    for cue in (None, "only_choice"):
        close = hint._replace(is_close=True, cue=cue)
        assert nudge_texts(close) == ["Taking a row looks good, but drawing is about as good."]


def test_a_hint_says_whether_other_moves_are_as_good() -> None:
    hint = Hint("take", False, "gains", (GAINS,), VALUES)
    assert hint_texts(hint, NAMES.__getitem__) == ["One of the best moves: t1, take row 1.", GAINS_TEXT]
    only = hint._replace(values=VALUES._replace(choices=CHOICES[::2]))
    assert hint_texts(only, NAMES.__getitem__) == ["Best move: t1, take row 1.", GAINS_TEXT]


def test_the_values_of_moves_are_aligned_and_the_best_ones_marked() -> None:
    assert list(value_lines(VALUES)) == [
        "= t1  win chance 50 %, lead +1.0 points",
        "= d   win chance 50 %, lead -0.0 points",
        "  t2  win chance  4 %, lead -2.0 points",
    ]


def test_an_explained_move_is_compared_with_the_best_one() -> None:
    explanation = Explanation(TAKE_1, CHOICES, (GAINS,), True)

    def verdict(**changes: object) -> list[str]:
        first, *others = why_texts(explanation._replace(**changes), NAMES.__getitem__)  # type: ignore[arg-type]
        assert first == GAINS_TEXT
        return others

    assert verdict() == ["There was no better move."]
    assert verdict(action=DRAW) == ["It was about as good as the best move."]
    assert verdict(action=TAKE_2) == ["A better move: t1, take row 1."]
    assert verdict(choices=CHOICES[:1]) == []
