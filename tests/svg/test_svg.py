"""Pictures as SVG text: valid, complete, the same for the same position, and without anything hidden."""

import re
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest

import coloretto
from coloretto import Game, Player, State, svg
from coloretto.cards import GOLDEN, JOKER, KINDS, PLAYERS, count_cards
from coloretto.dealing import deal
from coloretto.svg.parts import PALETTE, Palette, Pile, pile
from coloretto.svg.result import ResultWords, result_content
from coloretto.svg.table import grid_for, table_content
from tests.support.cases import heavy
from tests.support.games import VARIANTS, name, random_game, random_walk
from tests.svg.support.tables import LONG_NAME, details, picture, tables

DATA = Path(__file__).parents[1] / "data" / "svg"
SVG = "{http://www.w3.org/2000/svg}"
POSITION = "4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3"
INK: Palette = dict.fromkeys(PALETTE, "#000")
FORBIDDEN = re.compile(
    r"<script|<style|<image|<foreignObject|javascript:|\bon\w+=|@import|https?://(?!www\.w3\.org/2000/svg)"
)
OUTSIDE = re.compile(r'href="(?!#)|url\((?!#)')


def root_of(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)


def words(markup: str, tag: str = "desc") -> str:
    return root_of(markup).findtext(SVG + tag) or ""


def check(markup: str) -> None:
    """Check that a picture is valid XML, contains what it refers to, and loads and runs nothing."""
    root = root_of(markup)
    markup = "".join(re.findall(r"<[^>]*>", markup))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title")
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', markup)) <= set(ids)
    assert not FORBIDDEN.search(markup)
    assert not OUTSIDE.search(markup)


@pytest.mark.parametrize("table", tables())
def test_a_picture_has_not_changed(table: str) -> None:
    assert picture(*tables()[table]) == (DATA / f"{table}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("detail", details())
def test_a_picture_of_an_area_or_a_row_has_not_changed(detail: str) -> None:
    assert details()[detail] == (DATA / "details" / f"{detail}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("variant", [each if n % 5 == 0 else heavy(each) for n, each in enumerate(VARIANTS)], ids=name)
def test_every_moment_of_a_game_has_a_valid_picture(variant: coloretto.Variant) -> None:
    setup = deal(variant, 7).start
    assert not isinstance(setup, State)
    for index, state in enumerate(random_walk(variant, setup, 7)):
        if index % 9 == 0 or state.phase == coloretto.state.OVER:
            check(svg.table(state, theme="dark" if index % 2 else "light", skin=get_args(svg.Skin)[index % 3]))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_picture_of_a_finished_game_has_its_scores(players: int) -> None:
    game = random_game(coloretto.Variant(players, "golden"), 5)
    markup = svg.table(game)
    check(markup)
    for points in game.scores():
        assert f">{svg.model.number(points)}</text>" in markup
    assert re.search(r" wins|Shared victory", words(markup, "title"))


def test_a_picture_shows_only_how_many_cards_are_unseen() -> None:
    state = coloretto.parse_state(POSITION)
    other = state._replace(supply=(0,) * (KINDS - 1) + (sum(state.supply),))
    assert svg.table(state) == svg.table(other)


def test_a_picture_does_not_depend_on_the_deck() -> None:
    position = coloretto.parse_state(POSITION)
    games = [Game.deal_from(position, [Player()] * 4, seed) for seed in (1, 2)]
    assert games[0].record().deck != games[1].record().deck
    assert svg.table(games[0]) == svg.table(games[1])


def test_the_description_says_the_position_in_words() -> None:
    markup = svg.table(coloretto.parse_state(POSITION), names=["Ana", "Ben", "Cleo", "Dan"])
    assert words(markup, "title") == "Coloretto, Ana to move"
    assert words(markup).startswith(
        "Classic, brown: 1 3 6 10 15 21. Row 1: red, red, red, full. Row 2: orange, 2 spaces left. Row 3: yellow, 2 "
        "spaces left. Row 4: empty, 3 spaces left. 65 cards in the supply. 50 draws until last round. Ana: 6 points."
    )


def test_the_description_says_that_the_next_draw_begins_the_last_round() -> None:
    state = coloretto.parse_state(POSITION)._replace(supply=(0,) * (KINDS - 1) + (15,))
    assert "15 cards in the supply. Next draw: last round. A: 6" in words(svg.table(state, names=[*"ABCD"]))


def test_names_are_text_and_never_markup() -> None:
    markup = svg.table(coloretto.parse_state(POSITION), names=["<b>&\x00", 'id="x" url(#x)', LONG_NAME, "🦎"])
    check(markup)
    assert "<b>" not in markup
    assert words(markup, "title") == "Coloretto, <b>&\N{REPLACEMENT CHARACTER} to move"


def test_pictures_in_one_page_have_ids_of_their_own() -> None:
    state = coloretto.parse_state(POSITION)
    ids = [set(re.findall(r' id="([^"]+)"', svg.table(state, skin=skin))) for skin in ("patterns", "suits", "letters")]
    assert not ids[0] & ids[1] and not ids[1] & ids[2]


def test_the_most_piles_fit_beside_each_other() -> None:
    state = coloretto.parse_state(
        "5gg16 - RYT2B4P+*/RO2G3B2P2+3/R2G2T4BP+/OY3TBP2*/RO3YGTP+2 +../RYG/xxx/YP+/xxx 25 4 - R3O3Y2G2TBP+$"
    )
    full = count_cards(range(KINDS))
    markup = svg.table(state._replace(areas=(full,) * 5))
    check(markup)
    edges = [
        int(use.get("x", 0)) + int(use.get("width", 0))
        for use in root_of(markup).iter(f"{SVG}use")
        if "card-" in use.get("href", "")
    ]
    assert 1000 < max(edges) <= 1172


def test_words_about_the_supply_end_before_the_drawn_card() -> None:
    state = coloretto.parse_state(POSITION)
    table = svg.model.table_model(state, [svg.model.PicturedPlayer("Ana", True)] * 4, 0)
    texts = svg.english.table_words(table)._replace(supply="n" * 60, last_round="word " * 30)

    def lengths(drawn: int | None) -> list[int]:
        markup = table_content(table._replace(state=state._replace(drawn=drawn)), texts, INK)
        return [len(line) for line in re.findall(r">((?:n|word)[^<]*)<", markup)]

    assert len(lengths(None)) == 4
    assert all(beside < alone for beside, alone in zip(lengths(0), lengths(None), strict=True))


def test_piles_are_in_the_lines_in_which_they_are_largest() -> None:
    piles = [Pile(0, 1, 0, "+1", False)] * 6
    seats = [svg.model.PicturedSeat("Ana", True, 6, True, False, piles)]
    assert [grid_for(seats, width, height).columns for width, height in ((900, 100), (300, 400))] == [6, 3]


@pytest.mark.parametrize("best", [1, 40])
def test_the_bar_of_the_winner_is_as_wide_as_the_panel(best: int) -> None:
    game = random_game(coloretto.Variant(2), 5)
    end = svg.model.table_model(game, [svg.model.PicturedPlayer("Ana", True)] * 2, None)
    seats = [seat._replace(score=score) for seat, score in zip(end.seats, (best, 0), strict=True)]
    table = end._replace(seats=seats, ranking=[(1, 0), (2, 1)])
    markup = table_content(table, svg.english.table_words(end), INK)
    assert re.findall(r'width="(\d+)" height="5"', markup) == ["390", "0"]


@pytest.mark.parametrize("cards", ["-", "R", "R6O4Y3G2+5*2$", "ROYGTBP+*$"])
@pytest.mark.parametrize("scoring", coloretto.cards.SCORINGS)
def test_an_area_has_a_picture_with_its_score(cards: str, scoring: coloretto.cards.Scoring) -> None:
    markup = svg.area(cards, scoring, size=300)
    check(markup)
    points = coloretto.score(cards, scoring)
    assert words(markup, "title") == f"{svg.model.number(points)} point{'' if points == 1 else 's'}"


def test_the_jokers_of_an_area_can_be_given_colours() -> None:
    assert words(svg.area("R2O*"), "desc") == "3 red: plus 6, one joker included. 1 orange: plus 1. 1 joker."
    assert words(svg.area("R2O*", jokers=(1,)), "desc").startswith(
        "2 red: plus 3. 2 orange: plus 3, one joker included."
    )
    assert words(svg.area("O", jokers=()), "title") == "1 point"


def test_the_points_of_a_column_stand_below_its_cards() -> None:
    seat = svg.model.PicturedSeat("Ana", True, 21, True, False, [Pile(0, 6, 0, "+21", False)])
    drawing = root_of(f"<g>{result_content(seat, ResultWords('', '', '', ''), [], INK)}</g>")
    bottom = max(int(use.get("y", 0)) + int(use.get("height", 0)) for use in drawing.iter("use"))
    (label,) = (each for each in drawing.iter("rect") if each.get("rx") == "22")
    assert 0 < int(label.get("y", 0)) - bottom < 44


@pytest.mark.parametrize("is_minus", [False, True])
@pytest.mark.parametrize(
    ("points", "width", "shown", "size"),
    [
        ("+21", 20, "+21", 17),  # No label is narrower than 42.
        ("+2345", 20, "+2345", 12),
        ("+2345", 60, "+2345", 17),
        ("+234567", 20, "+234…", 11),
    ],
)
def test_the_points_of_a_pile_fit_its_label(points: str, width: int, shown: str, size: int, is_minus: bool) -> None:
    markup = pile(Pile(0, 1, 0, points, is_minus), 0, 0, width, 0, INK)
    assert (f">{shown}</text>" in markup, f'font-size="{size}"' in markup) == (True, True)


def test_a_row_has_a_picture() -> None:
    for cards, capacity, title in (
        ("RY", 3, "Row 1: red, yellow, one space left"),
        ("-", 1, "Row 1: empty, one space left"),
        (None, 2, "Row 1: taken"),
        (count_cards([JOKER, GOLDEN]), 2, "Row 1: joker, golden joker, full"),
    ):
        markup = svg.row(cards, capacity)
        check(markup)
        assert words(markup, "title") == title


def test_wrong_arguments_are_named() -> None:
    state = coloretto.parse_state(POSITION)
    with pytest.raises(coloretto.ColorettoError, match="4 seats need as many names, not 1"):
        svg.table(state, names=["Ana"])
    with pytest.raises(coloretto.ColorettoError, match="theme must be one of light, dark, not 'blue'"):
        svg.table(state, theme="blue")  # type: ignore[arg-type]
    with pytest.raises(coloretto.ColorettoError, match="skin must be one of patterns, suits, letters, not 'cats'"):
        svg.table(state, skin="cats")  # type: ignore[arg-type]
    with pytest.raises(coloretto.VariantError, match="scoring must be brown or grey, not 'pink'"):
        svg.area("R", "pink")  # type: ignore[arg-type]
    with pytest.raises(coloretto.ColorettoError, match="a row holds 1 to 3 cards, not 4 of 3"):
        svg.row("R4")
    with pytest.raises(coloretto.ColorettoError, match=r"2 jokers need as many colours from 0 to 6, not \(0,\)"):
        svg.area("R**", jokers=(0,))


def test_notebooks_show_positions_and_games_as_pictures() -> None:
    state = coloretto.parse_state(POSITION)
    game = Game.deal_from(state, [Player("casual")] * 4, 1)
    assert state._repr_svg_() == svg.table(state)  # type: ignore[attr-defined]
    assert game._repr_svg_() == svg.table(game)  # type: ignore[attr-defined]
    assert "Iris" in svg.table(game)
