"""Texts of a picture: fitted by their estimated widths, and escaped."""

import re

import pytest

from coloretto.notation.text import state_from_text
from coloretto.svg.english import players_of, table_words
from coloretto.svg.model import table_model
from coloretto.svg.parts import PALETTE
from coloretto.svg.table import table_content
from coloretto.svg.text import broken, escaped, fit

POSITION = "4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3"


@pytest.mark.parametrize(
    ("text", "width", "fitted", "size"),
    [
        ("nn", 114, "nn", 100),
        ("nn", 113, "nn", 99),
        ("n", 39, "n", 70),
        ("nnnnn", 149, "nn…", 70),
        ("nnnnn", 148, "n…", 70),
        ("nn nnn", 172, "nn…", 70),
        ("nnn", 10, "…", 70),
    ],
)
def test_text_shrinks_to_fit_and_is_cut_if_that_is_not_enough(text: str, width: int, fitted: str, size: int) -> None:
    assert fit(text, width, 100) == (fitted, size)


def test_a_word_of_many_characters_is_cut_at_once() -> None:
    assert fit("n" * 100_000, 148, 19)[0].startswith("nnn")


@pytest.mark.parametrize(
    ("character", "width"),
    [
        ("1", 32),
        (" ", 32),
        ("n", 57),
        ("2", 57),
        ("\u2e7f", 57),
        ("N", 70),
        ("m", 100),
        ("M", 100),
        ("\u2e80", 100),
        ("漢", 100),
        ("🦎", 100),
    ],
)
def test_a_character_is_as_wide_as_in_common_fonts(character: str, width: int) -> None:
    assert [fit(character, room, 100)[1] for room in (width, width - 1)] == [100, 99]


def test_lines_fit_into_the_width_unless_a_single_word_does_not() -> None:
    assert broken("nn nn", 260, 100) == ["nn nn"]
    assert broken("nn nn", 259, 100) == ["nn", "nn"]
    assert broken("Nachziehstapel", 20, 19) == ["Nachziehstapel"]


def test_chinese_breaks_between_characters_but_not_before_punctuation() -> None:
    assert broken("最後一輪。還有", 400, 100) == ["最後一", "輪。還有"]
    assert broken("第「三」輪", 200, 100) == ["第", "「三」", "輪"]
    assert broken("剩49張", 220, 100) == ["剩49", "張"]


def test_korean_breaks_at_spaces() -> None:
    assert broken("마지막 라운드", 350, 100) == ["마지막", "라운드"]


def test_the_sentence_about_the_last_round_breaks_only_where_it_would_shrink() -> None:
    state = state_from_text(POSITION)
    table = table_model(state, players_of(state, None), state.seat)

    def sizes(last_round: str) -> list[int]:
        words = table_words(table)._replace(last_round=last_round)
        drawn = table_content(table, words, dict.fromkeys(PALETTE, "#000"))
        return [int(size) for size in re.findall(r'font-size="(\d+)"[^>]*>[i ]+<', drawn)]

    length = next(length for length in range(1, 99) if sizes("i" * (length + 1))[0] < 19)
    # As wide as the longest word that does not shrink: a blank is as wide as an i.
    assert sizes(f"i {'i' * (length - 2)}") == [19]
    assert sizes(f"i {'i' * (length - 1)}") == [19, 19]


@pytest.mark.parametrize("allowed", ["\t", "\n", "\r", " ", "\ud7ff", "\ue000", "\ufffd", "\U00010000", "\U0010ffff"])
def test_characters_that_xml_allows_stay(allowed: str) -> None:
    assert escaped(allowed) == allowed


@pytest.mark.parametrize("forbidden", [*"\0\b\v\f\x0e\x1f", "\ud800", "\udfff", "\ufffe", "\uffff"])
def test_characters_that_xml_forbids_are_replaced(forbidden: str) -> None:
    assert escaped(f"a{forbidden}b") == "a\ufffdb"


def test_text_cannot_become_markup() -> None:
    assert escaped('<a href="x">&amp;</a>') == "&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;"
