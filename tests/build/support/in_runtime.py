"""Runs in the built runtime: imports every module and plays games at every level."""

import importlib
import json
import sys
from typing import Any


def report(archive: str, coach: str, names: Any, weights: Any) -> str:
    """Import the modules and return as JSON the scores of games and the answers without and with the coach."""
    sys.path.append(archive)
    refusals = [ask_for_coach(), ask_for_picture(), ask_to_read()]
    importlib.import_module("coloretto.resources").mount_archive(coach.removeprefix("/"), coach)
    for name in names:
        importlib.import_module(name)
    for path, content in weights:
        importlib.import_module("coloretto.resources").provide_file(path, content)
    scores = [play(*game) for game in GAMES]
    handle = importlib.import_module("coloretto.service.session").handle
    bare = {
        "annotations": sorted(handle.__annotations__),
        "columns": sorted({column for _, _, column, _ in handle.__code__.co_positions() if column is not None}),
        "documented": [name for name in names if sys.modules[name].__doc__ and name.startswith("coloretto")],
    }
    results = {**bare, "scores": scores, "refusals": refusals, "coach": ask_for_coach()}
    answers = {"rating": ask("rating", games=[GAME] * 3), "picture": ask_for_picture(), "reading": ask_to_read()}
    python = {"loaded": loaded_from_files(), "from_javascript": importlib.import_module("js").parseInt("12", 8)}
    return json.dumps({**results, **answers, "nasty": answer_nasty_json(), **python})


GAME = {"players": 4, "scoring": "brown", "lost": 3.5}

GAMES = [
    (players, edition, scoring)
    for players in (2, 3, 4, 5)
    for edition in ("classic", "golden")
    for scoring in ("brown", "grey")
]


def play(players: int, edition: str, scoring: str) -> list[int]:
    """Play a game between bots of different levels and return the scores."""
    levels = importlib.import_module("coloretto.bots").LEVELS
    seats = [{"kind": "bot", "level": levels[seat], "name": None} for seat in range(players)]
    setup = {"players": players, "edition": edition, "scoring": scoring, "marker_depth": None, "seed": 1}
    view = ask("open", setup={**setup, "seats": seats})["view"]
    while view["phase"] != "over":
        view = ask("bot_action")["view"]
    return [seat["score"] for seat in view["seats"]]


def ask(method: str, **params: Any) -> Any:
    """Return the engine's result for a request."""
    answer = send({"method": method, "params": params})
    while "task" in answer:
        answer = send({"resume": answer["task"]})
    return answer["result"]


def send(request: Any) -> Any:
    """Return the engine's answer to a request."""
    bridge = importlib.import_module("coloretto.service.session")
    return json.loads(bridge.handle(json.dumps(request)))


def ask_for_coach() -> Any:
    """Return the engine's answer to a request that needs the coach: the daily deal of a date."""
    return send({"method": "open", "params": {"day": "2026-11-21"}})


def ask_for_picture() -> Any:
    """Return the engine's answer to a request for a picture, which lacks words and colours."""
    bridge = importlib.import_module("coloretto.service.session")
    return json.loads(bridge.handle(json.dumps({"method": "picture"})))


def ask_to_read() -> Any:
    """Return the engine's answer to a request to read a text that contains no game."""
    return send({"method": "read", "params": {"text": "no game"}})


def answer_nasty_json() -> dict[str, list[list[str]]]:
    """Send nasty texts as requests, saves and records; return the keys of each answer."""
    bridge = importlib.import_module("coloretto.service.session")
    nasty: dict[str, str] = importlib.import_module("nasty_json").NASTY_JSON
    return {
        name: [
            list(json.loads(bridge.handle(request)))
            for request in (
                text,
                f'{{"method":"undo","params":{text}}}',
                json.dumps({"method": "open", "params": {"save": text}}),
                json.dumps({"method": "replay", "params": {"record": text, "ply": 0}}),
            )
        ]
        for name, text in nasty.items()
    }


def loaded_from_files() -> list[str]:
    """Return the loaded modules without those that the interpreter contains, which have no location."""
    return [name for name, module in sys.modules.items() if module.__spec__ and module.__spec__.has_location]


def fail() -> None:
    """Raise an error with a cause."""
    try:
        importlib.import_module("coloretto.service.session").handle(None)
    except TypeError as error:
        raise ValueError("no request") from error


def recurse() -> None:
    """Call itself until the stack is full."""
    recurse()


CODECS = {
    "cn": ("gb18030", "汉字漢𠀀"),
    "hk": ("big5hkscs", "漢字嘅㗎"),
    "jp": ("euc_jisx0213", "漢字かな"),
    "kr": ("cp949", "한국어똠"),
    "tw": ("cp950", "漢字體"),
}
FORMS = ("NFC", "NFD", "NFKC", "NFKD")
TEXTS = ("\u00e9", "e\u0301", "ﬁ½Ⅷ", "한국어")


def read_constants() -> str:
    """Return as JSON what tables of the cold part say."""
    codecs = {module: importlib.import_module(f"_codecs_{module}") for module in CODECS}
    encoded = {name: codecs[module].getcodec(name).encode(text)[0].hex() for module, (name, text) in CODECS.items()}
    unicodedata = importlib.import_module("unicodedata")
    forms = [[unicodedata.normalize(form, text) for form in FORMS] for text in TEXTS]
    facts = [[unicodedata.category(one), unicodedata.decomposition(one), unicodedata.name(one)] for one in "é漢ﬁ½"]
    found = [unicodedata.lookup(name) for name in ("ROMAN NUMERAL EIGHT", "KEYCAP DIGIT ONE", "HANGUL SYLLABLE GA")]
    return json.dumps({"encoded": encoded, "forms": forms, "facts": facts, "found": found})
