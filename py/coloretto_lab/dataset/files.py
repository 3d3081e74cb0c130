"""Files of data sets: compressed JSON lines, and Parquet with PyArrow; knows nothing of how games are played.

Games are collected in a file with the suffix `.partial`, which becomes the result when it is complete. So no result is
cut off, and a data set that was interrupted continues after its last game.
"""

import gzip
import json
import zlib
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, cast

from coloretto.errors import ColorettoError
from coloretto_lab.dataset.games import GameRow, Head

JSON_LINES: Final = ".jsonl.gz"
PARQUET: Final = ".parquet"
PARTIAL: Final = ".partial"

GAMES_PER_ROW_GROUP: Final = 500
"""Games that Parquet stores, and readers load, together."""

_CHUNK: Final = 1 << 20
_GZIP: Final = 31
"""The window bits by which zlib reads and writes the format of gzip."""


class UnfinishedDataset:
    """The file that collects the games of a data set, each as a gzip member of its own.

    games: the number of games that it holds. Raises ColorettoError when the file to write exists or has another
    suffix, when its package is missing, and when games of another data set have been collected for it.
    """

    def __init__(self, target: Path, shared: Head, first_deal: int) -> None:
        if not target.name.endswith((JSON_LINES, PARQUET)):
            raise ColorettoError(f"a data set is a file *{JSON_LINES} or *{PARQUET}, not {target}")
        if target.exists():
            raise ColorettoError(f"{target} exists already")
        if target.name.endswith(PARQUET):
            _import("pyarrow")
        self.target: Final = target
        self.path: Final = target.with_name(target.name + PARTIAL)
        self.games, end = self._check_games(shared, first_deal) if self.path.exists() else (0, 0)
        self._file: Final = self.path.open("ab")
        self._file.truncate(end)

    def _check_games(self, shared: Head, first_deal: int) -> tuple[int, int]:
        """Return the number of complete games and where the last one ends."""
        games = end = 0
        with self.path.open("rb") as file:
            for content, member_end in _members(file):
                if not _is_row_with(content, {**shared, "deal": first_deal + games}):
                    raise ColorettoError(f"{self.path} holds other games; remove it or choose another name")
                games, end = games + 1, member_end
        return games, end

    def __enter__(self) -> "UnfinishedDataset":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def append(self, row: GameRow) -> None:
        """Add a game, so that an interruption cannot lose it."""
        compressor = zlib.compressobj(9, wbits=_GZIP)
        line = json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"
        self._file.write(compressor.compress(line.encode()) + compressor.flush())
        self._file.flush()
        self.games += 1

    def finish(self) -> None:
        """Make the file the result."""
        self._file.close()
        if self.target.name.endswith(PARQUET):
            converted = self.target.with_name(self.target.name + ".converted")
            _write_parquet(converted, read_games(self.path))
            converted.replace(self.target)
            self.path.unlink()
        else:
            self.path.replace(self.target)


def read_games(path: Path) -> Iterator[GameRow]:
    """Yield the games of a file of JSON lines."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield cast(GameRow, json.loads(line))


def _is_row_with(content: bytes, expected: Mapping[str, object]) -> bool:
    try:
        row = json.loads(content)
    except ValueError:
        return False
    return isinstance(row, dict) and row.items() >= expected.items()


def _members(file: BinaryIO) -> Iterator[tuple[bytes, int]]:
    """Yield the content and the end of each complete gzip member; stop at one that is cut off or damaged."""
    end, unread = 0, b""
    while unread or (unread := file.read(_CHUNK)):
        member, content, size = zlib.decompressobj(_GZIP), bytearray(), 0
        while not member.eof:
            if not unread and not (unread := file.read(_CHUNK)):
                return
            try:
                content += member.decompress(unread)
            except zlib.error:
                return
            size += len(unread) - len(member.unused_data)
            unread = member.unused_data
        end += size
        yield bytes(content), end


def _write_parquet(path: Path, rows: Iterator[GameRow]) -> None:
    arrow, parquet = _import("pyarrow"), _import("pyarrow.parquet")
    schema = _schema(arrow)
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while group := [row for _, row in zip(range(GAMES_PER_ROW_GROUP), rows, strict=False)]:
            writer.write_table(arrow.Table.from_pylist(group, schema))


def _schema(arrow: Any) -> Any:
    text, number, share, texts = arrow.string(), arrow.int16(), arrow.float32(), arrow.list_(arrow.string())
    shares, numbers = arrow.list_(share), arrow.list_(number)
    decision = {"ply": number, "seat": number, "state": text, "legal": texts, "action": text}
    decision |= {"win_shares": shares, "leads": shares, "is_exact": arrow.bool_()}
    columns = {"version": text, "players": number, "edition": text, "scoring": text, "marker_depth": number}
    columns |= {"bots": texts, "nodes": arrow.int64(), "values": text, "deal": arrow.int64(), "record": text}
    columns |= {"scores": numbers, "places": numbers, "win_shares": shares}
    columns |= {"decisions": arrow.list_(arrow.struct(list(decision.items())))}
    return arrow.schema(list(columns.items()))


def _import(module: str) -> Any:
    """Import a module of PyArrow, which only Parquet needs."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ColorettoError(f"{PARQUET} needs PyArrow: python3 -m pip install pyarrow") from error
