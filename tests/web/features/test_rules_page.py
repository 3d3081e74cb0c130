"""The rules page: its tables match the engine, and it leads back to the game."""

import re

import pytest
from playwright.sync_api import Page, expect

from coloretto.cards import DEFAULT_MARKER_DEPTH, EDITIONS, GOLDEN, JOKER, PLAYERS, PLUS_TWO, Variant, deck_counts
from coloretto.scoring import POINTS, best_score
from coloretto.service.rule_constants import EXAMPLE
from tests.support.cases import heavy
from tests.support.user import User
from tests.web.support.axe import AXE
from tests.web.support.recorded_games import open_late_game, save_late_game
from tests.web.support.screens import reach
from tests.web.support.viewport import PHONE, WIDE
from tools import project

I18N = project.WEB / "src" / "i18n"


def cells(page: Page, name: str) -> list[list[str]]:
    """Return the texts of a table by row, including the head."""
    rows = page.get_by_role("table", name=name).get_by_role("row").all()
    return [row.locator("th, td").all_inner_texts() for row in rows]


def numbers(page: Page, name: str) -> list[list[int]]:
    """Return the numbers of a table's body by row, without row headers."""
    return [[int(cell) for cell in row[1:]] for row in cells(page, name)[1:]]


@pytest.fixture
def rules(quiet_page: Page, fake_site: str) -> Page:
    quiet_page.goto(f"{fake_site}rules.html")
    expect(quiet_page.get_by_role("heading", name="How to play")).to_be_visible()
    return quiet_page


def test_the_final_scores_link_to_the_section_about_scoring(page: Page, user: User) -> None:
    reach(user, "scores")
    page.get_by_role("link", name="How scoring works").click()
    expect(page.get_by_role("heading", name="Scoring", exact=True)).to_be_in_viewport()


def test_the_points_match_the_engine(rules: Page) -> None:
    name = "Points by number of cards of a colour"
    assert cells(rules, name)[0][1:] == ["1", "2", "3", "4", "5", "6 or more"]
    assert numbers(rules, name) == [list(POINTS[side][1:7]) for side in ("brown", "grey")]


def test_the_set_up_table_matches_the_engine(rules: Page) -> None:
    variants = [Variant(players) for players in PLAYERS]
    decks = [sum(deck_counts(variant, range(variant.removed_colours))) for variant in variants]
    head, *rows = cells(rules, "Set-up by number of players")
    assert [int(cell) for cell in head[1:]] == list(PLAYERS)
    assert [row[1:] for row in rows] == [
        [str(variant.removed_colours) for variant in variants],
        [str(variant.starting_cards) for variant in variants],
        [str(len(variant.capacities)) for variant in variants],
        [", ".join(map(str, dict.fromkeys(variant.capacities))) for variant in variants],
        [str(deck - variant.players * variant.starting_cards) for deck, variant in zip(decks, variants, strict=True)],
    ]


def test_the_cards_of_each_edition_match_the_engine(rules: Page) -> None:
    decks = [deck_counts(Variant(4, edition), ()) for edition in EDITIONS]
    assert numbers(rules, "Cards in each edition") == [
        [deck[0] for deck in decks],
        *([deck[card] for deck in decks] for card in (PLUS_TWO, JOKER, GOLDEN)),
        [sum(deck) for deck in decks],
        [DEFAULT_MARKER_DEPTH[edition] for edition in EDITIONS],
    ]


def test_the_example_adds_up_to_the_engines_score(rules: Page) -> None:
    *piles, total = cells(rules, "An example scored on both sides")[1:]
    for column, side in enumerate(("brown", "grey"), start=1):
        points = [int(re.match(r"[+−]\d+", pile[column]).group().replace("−", "-")) for pile in piles]  # type: ignore[union-attr]
        assert sum(points) == int(total[column]) == best_score(EXAMPLE, side)


def test_the_contents_link_to_every_section(rules: Page) -> None:
    links = rules.get_by_role("navigation", name="Contents").get_by_role("link").all()
    assert [link.inner_text() for link in links] == rules.get_by_role("heading", level=2).all_inner_texts()
    links[-1].click()
    expect(rules.get_by_role("heading", name=links[-1].inner_text())).to_be_in_viewport()


def test_the_rules_page_leads_back_to_the_game(page: Page, user: User) -> None:
    open_late_game(user)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    save_late_game(user)  # The recorded conversation starts at this point of the game.
    page.get_by_role("link", name="Back to the table").first.click()
    user.wait_for_decision()
    expect(page.get_by_role("region", name="You")).to_contain_text("Playing")


def test_the_rules_page_leads_back_to_what_was_left(page: Page, user: User) -> None:
    reach(user, "scores")
    for place, name in (("scores", "Back to the table"), ("played", "Games")):
        if place != "scores":
            user.open_page(place)
        left = page.get_by_role("heading", level=2).first.inner_text()
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("link", name="Rules").click()
        page.get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=2).first).to_have_text(left)


def test_play_below_the_rules_leads_to_no_other_page(page: Page, fake_site: str) -> None:
    page.goto(f"{fake_site}rules.html?page=statistics&lang=en")
    play = page.get_by_role("link", name="Play", exact=True)
    assert play.get_attribute("href") == f"{fake_site}?lang=en"
    assert page.get_by_role("link", name="Statistics").get_attribute("href") == f"{fake_site}?page=statistics&lang=en"


def test_play_below_the_rules_has_the_letters_of_a_main_button(rules: Page) -> None:
    own, expected = rules.locator("footer .primary").evaluate(
        """link => {
            const colour = () => getComputedStyle(link).color;
            const own = colour();
            link.style.color = "var(--accent-ink)";
            return [own, colour()];
        }"""
    )
    assert own == expected


def test_the_rules_page_loads_no_engine(page: Page, site: str) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(f"{site}rules.html")
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    assert [url for url in requests if "/engine/" in url or "/runtime/" in url] == []


@pytest.mark.heavy
def test_the_rules_page_does_not_scroll_sideways(rules: Page) -> None:
    for width in (320, PHONE[0], WIDE[0]):
        rules.set_viewport_size({"width": width, "height": 640})
        assert rules.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("tag", ["es", heavy("pt-BR")])
def test_the_tables_of_the_rules_are_no_wider_than_their_text(page: Page, fake_site: str, tag: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{fake_site}rules.html?lang={tag}")
    expect(page.locator("rules-page table")).to_have_count(4)
    wider = "tables => tables.filter((table) => table.offsetWidth > table.parentElement.offsetWidth).length"
    assert page.locator("rules-page table").evaluate_all(wider) == 0


@pytest.mark.heavy
@pytest.mark.parametrize("scheme", [heavy("light"), "dark"])
def test_axe_finds_nothing_on_the_rules_page(rules: Page, scheme: str) -> None:
    rules.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    rules.evaluate(AXE.read_text(encoding="utf-8"))
    found = rules.evaluate("axe.run()")["violations"]
    assert [(violation["id"], [node["html"] for node in violation["nodes"]]) for violation in found] == []
