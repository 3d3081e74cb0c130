"""Texts that are hard to read as JSON, for everything that reads JSON from outside; needs the standard library only."""

from typing import Final

DEEP: Final = 4_800
"""Levels that overflow the stack of every runtime, in texts that fit into a request even when quoted once more."""

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
    "a string that nothing closes": "[" * DEEP + '"' + "]" * DEEP,
    "a string that nothing closes, full of brackets": '{"a":"' + "[" * DEEP,
    "nothing but a quote": '"',
    "nothing but a backslash": "\\",
    "ends within an escape": '{"a":"\\',
    "an escape outside of strings": '[\\"]"' + "[" * DEEP,
    "a line break within a string": '{"a":"\n"}',
    "the largest integer that Python reads": '{"save":' + "9" * 4_300 + "}",
    "an integer too large to read": '{"save":' + "9" * 4_301 + "}",
    "a number beyond all floats": '{"save":1e99999}',
    "no number": '{"save":NaN,"record":-Infinity}',
    "thousands of keys": "{" + ",".join(f'"{key}":0' for key in range(3_000)) + "}",
    "a key twice": '{"save":1,"save":[]}',
    "half a character": '{"save":"\\ud800"}',
    "half a character, not escaped": '{"save":"\ud800"}',
    "a null character": '{"save":"\0"}',
    "a byte order mark": "\ufeff{}",
    "nothing": "",
}
