"""The texts of all languages: complete, consistent in variables and plurals, and translated."""

import re
from unicodedata import east_asian_width

import pytest

from tests.support.texts import BASES, FILES, I18N, TAGS, junk, message_text, messages, plurals, source
from tools import project

OTHERS = TAGS[1:]

SAME_EVERYWHERE = {
    "title",
    "more",
    "settings-motion",
    *(f"name-bot-{seat}" for seat in range(5)),
    "card-plus-two",
    "column-bonus",
    "row-taken-short",
    "counted",
    "named-value",
    "pile-joker",
    "row-gain",
    "sentence",
    "strategy-bounds",
    "key-name-escape",
    "key-name-home",
    "key-name-end",
    "workshop-column-bot",
}
"""Names, symbols, patterns around words, keys and “bot”: messages that are the same in many languages."""

LABELS = {
    **{f"setup-{field}": f"setup-{field}-label" for field in ("kind", "name", "level", "style")},
    **{f"scoring-{side}": f"setup-side-{side}" for side in ("brown", "grey")},
    "workshop-try-label": "workshop-try",
}
"""Accessible names of controls, and the labels that readers see instead."""

INVARIANT = {"pile-joker", "statistics-players"}
"""Messages whose words are the same for one and for several in some languages, as “Spieler” is."""

ENGLISH_WORDS = r"\b(?:the|and|your|with|games?|cards?|rows?|players?|turns?|draw|take|learn|next|show)\b"
NAMED = "NAMES?|SENDER|RIVAL|PLAYER|OPPONENT|BOT|LEVEL|LOWER|UPPER|LOW|HIGH|STRONG|WEAK"
"""Variables for names, of players and of levels."""

CODE = r"`[^`]*`|\b[a-z_]+(?:\.[a-z_]+)*\([^)]*\)|\b[a-z_]+(?:\.[a-z_]+)+"
"""Code in texts of the workshop."""

NAME_OF_EDITOR = {"workshop-code": "Bot's code"}
"""The name by which tests of others find the editor."""


def glossary(tag: str) -> str:
    return (I18N / tag / "glossary.md").read_text(encoding="utf-8")


def pattern_of(message: str, text: str) -> str:
    """Return the lines of a message in the text of a file."""
    return re.split(r"\n(?=[a-z#\n])", text.split(f"\n{message} =")[1])[0]


def frames(tag: str) -> dict[str, str]:
    """Return each branch of the messages with <NAME> in place of variables and “code” in place of code."""
    frames = {
        f"{message} {number}".removesuffix(" 0"): branch
        for message, described in messages()[tag].items()
        for number, branch in enumerate(described["branches"])
    }
    named = {message: re.sub("<.+?>", lambda name: name[0].upper(), frame) for message, frame in frames.items()}
    return {message: re.sub(CODE, "code", frame) for message, frame in named.items()}


def test_every_language_has_its_files_and_every_file_a_language() -> None:
    found = {path.relative_to(I18N).as_posix() for path in I18N.rglob("*.ftl")}
    assert found == {f"{tag}/{name}" for tag in TAGS for name in FILES}


def test_every_line_of_a_file_belongs_to_a_message_or_a_comment() -> None:
    assert junk() == []


def test_documents_name_every_language() -> None:
    for document in ("embedding", "url-parameters"):
        text = (project.ROOT / "docs" / f"{document}.md").read_text(encoding="utf-8")
        assert f"| `lang` | {', '.join(TAGS)}" in text
    names = [glossary(tag).split("\n")[0].removeprefix("# ") for tag in TAGS]
    assert f"in {', '.join(names[:-1])} and {names[-1]}." in " ".join(
        (project.ROOT / "README.md").read_text("utf-8").split()
    )


@pytest.mark.parametrize("tag", TAGS)
def test_every_message_parses_and_is_defined_once(tag: str) -> None:
    ids = re.findall(r"^([a-z][\w-]*) =", source(tag), re.MULTILINE)
    assert len(set(ids)) == len(ids)
    assert set(ids) <= set(messages()[tag])
    assert [described["faults"] for described in messages()[tag].values() if described["faults"]] == []


@pytest.mark.parametrize("tag", OTHERS)
def test_every_language_has_the_messages_and_variables_of_english(tag: str) -> None:
    def made_of(language: str) -> dict[str, list[str]]:
        return {
            message: [variable for variable in described["variables"] if variable != "person"]
            for message, described in messages()[language].items()
        }

    assert made_of(tag) == made_of("en")


@pytest.mark.parametrize("tag", OTHERS)
def test_every_file_has_the_same_messages_in_its_first_part(tag: str) -> None:
    def first(language: str) -> set[str]:
        return set(re.findall(r"^([a-z][\w-]*) =", source(language).split("\n### ")[0], re.MULTILINE))

    own = set(re.findall(r"^([a-z][\w-]*) =", source(tag), re.MULTILINE))
    assert first(tag) == first("en") & own


@pytest.mark.parametrize(("tag", "base"), BASES.items())
def test_a_regional_language_contains_only_differences(tag: str, base: str) -> None:
    own = re.findall(r"^([a-z][\w-]*) =", source(tag), re.MULTILINE)
    same = [message for message in own if messages()[tag][message]["wordings"] == messages()[base][message]["wordings"]]
    assert [message for message in same if "->" not in pattern_of(message, source(tag))] == []


@pytest.mark.parametrize("tag", TAGS)
def test_every_plural_has_a_wording_for_each_category_of_the_language(tag: str) -> None:
    def shapes(language: str, message: str) -> set[str]:
        wordings = messages()[language][message]["wordings"].items()
        return {re.sub(r"\d+", "#", wording) for probe, wording in wordings if probe != "0"}

    def lacks(message: str) -> bool:
        texts = [source(each) for each in (tag, BASES.get(tag)) if each]
        pattern = next(pattern_of(message, text) for text in texts if f"\n{message} =" in text)
        return len(shapes(tag, message)) == 1 or any(f"[{category}]" not in pattern for category in categories)

    categories = {category for probe, category in plurals(tag).items() if probe != "0"}
    counted = [message for message in messages()["en"].keys() & messages()[tag] if len(shapes("en", message)) > 1]
    assert len(counted) > 30
    assert {message for message in counted if len(categories) > 1 and lacks(message)} <= INVARIANT


@pytest.mark.parametrize("tag", OTHERS)
def test_nothing_is_left_in_english(tag: str) -> None:
    english = messages()["en"]
    same = {
        message
        for message, described in messages()[tag].items()
        if message in english
        and described["wordings"] == english[message]["wordings"]
        and re.search("[a-z]{2}", described["wordings"]["0"])
    }
    _, _, listed = glossary(tag).partition("\nThe same as in English: ")
    assert same - SAME_EVERYWHERE == set(re.findall(r"`([\w-]+)`", listed))


@pytest.mark.parametrize("tag", OTHERS)
def test_no_text_has_english_words(tag: str) -> None:
    words = {message: re.findall(ENGLISH_WORDS, text) for message, text in frames(tag).items()}
    assert {message: found for message, found in words.items() if found} == {}


@pytest.mark.parametrize("tag", TAGS)
def test_every_thing_has_one_term(tag: str) -> None:
    """The glossary of the language has the second terms."""
    _, _, table = glossary(tag).partition("| instead of | use |\n|---|---|\n")
    avoided = [term for terms in re.findall(r"^\| (.+?) \|", table, re.MULTILINE) for term in terms.split(", ")]
    assert avoided
    # Words of eastern languages begin anywhere, as they have no spaces between them.
    pattern = re.compile(rf"(?<![<\dA-Za-zÀ-ɏ])(?:{'|'.join(avoided)})", re.IGNORECASE)
    assert {message: text for message, text in frames(tag).items() if pattern.search(text)} == {}


@pytest.mark.parametrize("tag", TAGS)
def test_names_of_bots_fit_into_the_seats_of_a_phone(tag: str) -> None:
    """An eastern character is as wide as two Latin ones."""
    names = [message_text(tag, f"name-bot-{seat}") for seat in range(5)]
    widths = {name: sum(1 + (east_asian_width(character) in "WF") for character in name) for name in names}
    assert {name: width for name, width in widths.items() if width > 6} == {}


@pytest.mark.parametrize("tag", TAGS)
def test_the_words_on_rows_fit_five_rows_of_a_phone(tag: str) -> None:
    """A bold eastern character is as wide as one and a half Latin ones."""
    words = [message_text(tag, f"row-{action}-short") for action in ("place", "take")]
    widths = {word: sum(1 + (east_asian_width(character) in "WF") / 2 for character in word) for word in words}
    assert {word: width for word, width in widths.items() if width > 6} == {}


@pytest.mark.parametrize("tag", TAGS)
def test_a_key_has_the_name_that_the_list_of_shortcuts_gives_it(tag: str) -> None:
    own = message_text(tag, "key-name-escape")
    named = {message: re.findall(r"Esc(?:ape)?(?![a-z])|Échap", text) for message, text in frames(tag).items()}
    assert {message: names for message, names in named.items() if set(names) - {own}} == {}


@pytest.mark.parametrize("tag", TAGS)
def test_an_accessible_name_contains_the_visible_label(tag: str) -> None:
    """Voice control finds a control by the label."""
    texts = {message: text.casefold() for message, text in frames(tag).items()}
    assert {name: texts[name] for name, label in LABELS.items() if texts[label] not in texts[name]} == {}


@pytest.mark.parametrize("tag", TAGS)
def test_messages_with_a_name_select_by_the_person(tag: str) -> None:
    assert "{ $name ->" not in source(tag)
    by_person = [described for described in messages()[tag].values() if "person" in described["variables"]]
    assert all("name" in described["variables"] for described in by_person)


@pytest.mark.parametrize("tag", TAGS)
def test_quotes_apostrophes_and_dashes_are_typographic(tag: str) -> None:
    texts = {message: described["wordings"]["2"] for message, described in messages()[tag].items()}
    wrong = {message: text for message, text in texts.items() if re.search(r"['\"]| - |\.\.\.|(?<!\w)-\d", text)}
    assert wrong == (NAME_OF_EDITOR if tag == "en" else {})


@pytest.mark.parametrize("tag", TAGS)
def test_quotation_marks_are_those_of_the_language(tag: str) -> None:
    (own,) = re.findall(r"^Quotation marks: (\S+)$", glossary(tag), re.MULTILINE)
    foreign = "".join(set("“”„«»‚‘「」") - set(own))
    assert {message: text for message, text in frames(tag).items() if re.search(f"[{foreign}]", text)} == {}


@pytest.mark.parametrize("tag", OTHERS)
def test_what_english_quotes_from_the_page_has_the_same_words_there(tag: str) -> None:
    """A sentence names buttons and headings by their own words."""
    english, texts = frames("en"), frames(tag)
    quotes = [(message, quote) for message, text in english.items() for quote in re.findall("“([^”<]+)”", text)]
    names = [
        (message, [re.escape(texts[each]) for each in english if english[each] == quote]) for message, quote in quotes
    ]
    quoted = {message: rf"[„“«‘「]\s?(?:{'|'.join(words)})\s?[“”»’」]" for message, words in names if words}
    wrong = {message for message, pattern in quoted.items() if not re.search(pattern, texts[message], re.IGNORECASE)}
    assert quoted and wrong == set()


@pytest.mark.parametrize("tag", TAGS)
def test_spaces_stand_between_words_only(tag: str) -> None:
    before = "[^\u202f\u00a0][;:!?»]|«[^\u202f\u00a0]" if tag == "fr" else r"\s[;:!?,.](?:\s|$)"
    ellipsis = r"\w…" if tag == "de" else r"\w\s…"
    wrong = rf"  |^\s|\s$|{before}|{ellipsis}"
    texts = {message: text for message, text in frames(tag).items() if message != "comma"}
    assert {message: text for message, text in texts.items() if re.search(wrong, text)} == {}


def test_no_template_sets_punctuation_after_a_text() -> None:
    """French has a space before a colon, and eastern languages have wide marks: those of texts are in texts."""
    marks = re.compile(r"\$\{[tw]\((?:[^{}`]|\{[^{}]*\})*\)\}[:;,.!?(]")
    templates = {path.name: path.read_text(encoding="utf-8") for path in (project.WEB / "src").rglob("*.ts")}
    assert {name: found for name, text in templates.items() if (found := marks.findall(text))} == {}


def test_spanish_questions_and_exclamations_have_two_marks() -> None:
    texts = frames("es")
    wrong = {message for message, text in texts.items() if any(text.count(a) != text.count(b) for a, b in ("¿?", "¡!"))}
    assert wrong == set()


def test_chinese_has_wide_punctuation_and_spaces_beside_latin_letters() -> None:
    han, wide, narrow, latin = "[\u3400-\u9fff]", "[，。：；！？（）「」、]", "[,.:;!?()]", "[0-9A-Za-z]"
    # What these insert ends, or begins, with a Chinese character.
    inserted = rf"<(?:AMOUNT|DATE|NAMES?|RIVAL|SENDER)> {han}|{han} <(?:ITEM|NAMES?|RIVAL|SENDER)>"
    # A card is a word, or “+2”, which would need spaces.
    card = rf"{han} ?<CARD>|<CARD>{han}"
    wrong = rf"{han}(?:{narrow}|{latin}| {han})|(?:{narrow}|{latin}){han}|{wide}\s|\s{wide}|{inserted}|{card}"
    assert {message: text for message, text in frames("zh-Hant").items() if re.search(wrong, text)} == {}


def test_japanese_has_spaces_only_beside_signs() -> None:
    wide = "[\u3001-\u30ff\u3400-\u9fff\uff00-\uffef]"
    wrong = rf"{wide}\s(?!/)|(?<![/≈=])\s{wide}"
    assert {message: text for message, text in frames("ja").items() if re.search(wrong, text)} == {}


@pytest.mark.parametrize("tag", ["es", "fr", "it", "nl", "pl", "pt-PT", "pt-BR"])
def test_no_sentence_continues_with_an_action_in_capitals(tag: str) -> None:
    """In English and German a sentence may follow a colon."""
    texts = frames(tag)
    assert {message: text for message, text in texts.items() if re.search(r":\s<(ACTION|GOAL)>", text)} == {}


@pytest.mark.parametrize(("tag", "words"), {"fr": "de|que|le|la", "es": "y|o", "it": "e|o"}.items())
def test_no_word_before_a_name_depends_on_its_first_letter(tag: str, words: str) -> None:
    """Before a vowel “de” is elided, before an i “y” becomes “e”, and before an e “e” becomes “ed”."""
    before_a_name = rf"\b({words}) («\s?)?<({NAMED})>"
    assert {message: text for message, text in frames(tag).items() if re.search(before_a_name, text)} == {}


def test_no_polish_case_depends_on_a_figure_that_comes_as_text() -> None:
    """“4802 partie”, but “4801 partii”; and what a row has is “1 kartę”, where the inserted words are “1 karta”."""
    single = [described["branches"] for described in messages()["pl"].values() if len(described["branches"]) == 1]
    wrong = r"(?<!\bz )<games> parti|\bma <cards>"
    assert [text for (text,) in single if re.search(wrong, text)] == []


def test_no_korean_particle_after_a_name_depends_on_its_last_sound() -> None:
    after_a_name = rf"<({NAMED})>[”’]?\u2060?(이|가|을|를|은|는|과|와|으?로)(?![가-힣])"
    assert {message: text for message, text in frames("ko").items() if re.search(after_a_name, text)} == {}


@pytest.mark.parametrize("tag", TAGS)
def test_a_part_of_a_total_is_not_followed_by_a_plural(tag: str) -> None:
    """In “1 of 8 games”, the noun agrees with the total; French “fois” has no singular."""
    noun = r"<(DONE|GAMES|PART|SAME|SOLVED|REACHED)> (?!fois|out|van)[^\W\d_]+ \w+ <(TOTAL|OF|COUNT|SHUFFLES|ALL)>"
    assert {message: text for message, text in frames(tag).items() if re.search(noun, text)} == {}


@pytest.mark.parametrize("tag", TAGS)
def test_a_count_out_of_a_hundred_agrees_with_its_noun(tag: str) -> None:
    """“Of 100 games” says what is counted; French and Italian say it with the count, which may be 1."""
    noun = re.compile(r"(\d+) (?!de|fois|van)([^\W\d_]+) \w+ 100\b")
    found = {
        message: [noun.search(described["wordings"][probe]) for probe in "12"]
        for message, described in messages()[tag].items()
    }
    assert [message for message, (one, two) in found.items() if one and two and one[2] == two[2]] == []


@pytest.mark.parametrize("tag", TAGS)
def test_the_word_for_a_friend_stands_where_its_capital_may(tag: str) -> None:
    """The word stands in for a name that a result came without."""
    if message_text(tag, "challenge-friend")[0].isupper():
        inside = {message: text for message, text in frames(tag).items() if re.search(r"[^.] <SENDER>", text)}
        assert inside == {}
