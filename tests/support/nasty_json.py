"""Texts that are hard to parse as JSON, for everything that parses JSON from outside."""

from typing import Final

DEEP: Final = 4_800
"""Nesting that overflows the stack of every runtime; the texts fit into a request even when quoted again."""

NASTY_JSON: Final = {
    "deep lists": "[" * DEEP + "]" * DEEP,
    "deep objects": '{"a":' * DEEP + "0" + "}" * DEEP,
    "deep lists and objects": '[{"a":' * (DEEP // 2) + "0" + "}]" * (DEEP // 2),
    "deep and never closed": "[" * DEEP,
    "closed inside one string": '{"save":1,"a":"' + "]" * DEEP + '","b":' + "[" * DEEP + "]" * DEEP + "}",
    "closed inside many strings": ("[" * 28 + '"' + "]" * 28 + '",') * (DEEP // 28) + "0" + "]" * DEEP,
    "closed inside each key": '{"]":' * DEEP + "0" + "}" * DEEP,
    "closed after an escaped quote": '{"\\"]":' * DEEP + "0" + "}" * DEEP,
    "closed after escaped backslashes": '["\\\\\\"]",' * DEEP + "0" + "]" * DEEP,
    "closed after a string that ends in a backslash": '["\\\\","]",' * (DEEP // 2) + "0" + "]" * (DEEP // 2),
    "closed before it opens": "]" * DEEP + "[" * DEEP,
    "an unterminated string": "[" * DEEP + '"' + "]" * DEEP,
    "an unterminated string full of brackets": '{"a":"' + "[" * DEEP,
    "a single quote": '"',
    "a single backslash": "\\",
    "an unfinished escape": '{"a":"\\',
    "an escape outside a string": '[\\"]"' + "[" * DEEP,
    "a line break within a string": '{"a":"\n"}',
    "the largest integer that Python reads": '{"save":' + "9" * 4_300 + "}",
    "an integer too large to read": '{"save":' + "9" * 4_301 + "}",
    "a number beyond all floats": '{"save":1e99999}',
    "not a number": '{"save":NaN,"record":-Infinity}',
    "thousands of keys": "{" + ",".join(f'"{key}":0' for key in range(3_000)) + "}",
    "a repeated key": '{"save":1,"save":[]}',
    "half a character": '{"save":"\\ud800"}',
    "half a character, not escaped": '{"save":"\ud800"}',
    "a null character": '{"save":"\0"}',
    "a byte order mark": "\ufeff{}",
    "an empty text": "",
}
