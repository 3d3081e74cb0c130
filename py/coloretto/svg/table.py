"""The picture of a table, 1200 by 720: rows and supply on the left, the areas on the right; at the end the ranking."""

from typing import Final, NamedTuple

from coloretto.rules import is_last_round
from coloretto.state import Seat
from coloretto.svg import text
from coloretto.svg.model import PicturedSeat, Table, Words, number
from coloretto.svg.parts import (
    DRAWING_IDS,
    LABEL_HEIGHT,
    Palette,
    card,
    card_height,
    face,
    fan_percent,
    panel,
    pile,
    row,
    row_size,
    tag,
)

WIDTH: Final = 1200
HEIGHT: Final = 720

_MARGIN: Final = 28
_GAP: Final = 24
_LEFT: Final = {2: 430, 3: 430, 4: 500, 5: 524}
"""The width of the left half by the number of players."""

_ROWS_TOP: Final = 112
_SUPPLY_HEIGHT: Final = 152
_LEFT_AT_END: Final = 430
"""The width of the left half with the ranking."""

_PILE_GAP: Final = 8
_MAX_PILE_CARD: Final = 100


def table_content(table: Table, words: Words, palette: Palette) -> str:
    """Return the markup of the table and of the cloth below it."""
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#cloth)"></rect>'
    left = _LEFT[len(table.seats)] if table.ranking is None else _LEFT_AT_END
    head = text.line(words.heading, _MARGIN, 62, left, palette["text"], 32, family=text.DISPLAY, weight=700)
    head += text.line(words.variant, _MARGIN, 92, left, palette["muted"], 18)
    half = _rows(table, left, palette) + _supply(table, words, left, palette)
    if table.ranking is not None:
        half = _ranking(table.seats, table.ranking, left, palette)
    return ground + head + half + _areas(table.seats, words, _MARGIN + left + _GAP, palette)


def _rows(table: Table, left: int, palette: Palette) -> str:
    state = table.state
    count = len(state.rows)
    card_width = 76 if count > 4 else 80
    width, _ = row_size(card_width, 1)
    gap = (left - count * width) // (count - 1) if count > 4 else 24
    first = _MARGIN + (left - count * width - (count - 1) * gap) // 2
    return "".join(
        row(cards, capacity, str(index + 1), first + index * (width + gap), _ROWS_TOP, card_width, palette)
        for index, (cards, capacity) in enumerate(zip(state.rows, state.capacities, strict=True))
    )


def _supply(table: Table, words: Words, left: int, palette: Palette) -> str:
    state = table.state
    top = HEIGHT - _MARGIN - _SUPPLY_HEIGHT
    width, pad = 88, 14
    y = top + (_SUPPLY_HEIGHT - card_height(width)) // 2
    offsets = (8, 4, 0) if any(state.supply) else ()
    stack = "".join(card("back", _MARGIN + pad + offset, y - offset // 2, width) for offset in offsets)
    x = _MARGIN + pad + width + 30
    right = _MARGIN + left - pad - (0 if state.drawn is None else width + 18)
    is_last = is_last_round(state)
    marker = f'<use href="#chip-last-round" x="{x}" y="{top + 74}" width="26" height="26"></use>' if is_last else ""
    indent = 34 if is_last else 0
    ink, weight = (palette["text"], 700) if is_last else (palette["muted"], 400)
    lines = text.broken(words.last_round, right - x - indent, 19)[:3]
    return (
        panel(_MARGIN, top, left, _SUPPLY_HEIGHT, palette)
        + stack
        + text.line(words.supply, x, top + 62, right - x, palette["text"], 26, weight=700)
        + marker
        + "".join(
            text.line(line, x + indent, top + 94 + index * 24, right - x - indent, ink, 19, weight=weight)
            for index, line in enumerate(lines)
        )
        + (
            ""
            if state.drawn is None
            else _drawn(DRAWING_IDS[state.drawn], _MARGIN + left - pad - width, y, width, palette)
        )
    )


def _drawn(name: str, x: int, y: int, width: int, palette: Palette) -> str:
    """Return the drawn card with a ring around it."""
    return (
        f'{card(name, x, y, width)}<rect x="{x - 4}" y="{y - 4}" width="{width + 8}" height="{card_height(width) + 8}" '
        f'rx="14" fill="none" stroke="{palette["ring"]}" stroke-width="4"></rect>'
    )


def _areas(seats: list[PicturedSeat], words: Words, x: int, palette: Palette) -> str:
    gap = 12
    width = WIDTH - _MARGIN - x
    height = (HEIGHT - 2 * _MARGIN - (len(seats) - 1) * gap) // len(seats)
    zoom = 4 if len(seats) > 3 else 5
    inner = x + 32 + 37 * zoom
    room = x + width - 20 - inner
    grid = grid_for(seats, room, height - 20)
    parts = []
    for index, seat in enumerate(seats):
        y = _MARGIN + index * (height + gap)
        middle = y + height // 2
        empty = text.line(words.no_cards, inner, middle + 6, room, palette["muted"], 18)
        parts.append(
            f"<g>{panel(x, y, width, height, palette, seat.is_current)}"
            f'<g transform="translate({x + 18} {middle - 12 * zoom}) scale({zoom / 4:g})">'
            f"{_plate(seat, index, words, palette)}</g>{piles(seat, inner, middle, grid, palette) or empty}</g>"
        )
    return "".join(parts)


def _plate(seat: PicturedSeat, index: Seat, words: Words, palette: Palette) -> str:
    """Return face, score, name and state of a seat, 148 by 96."""
    state = words.to_move if seat.is_current else words.out if seat.is_out else ""
    return (
        face(index, seat.is_person, 0, 0, 44, palette)
        + text.line(number(seat.score), 148, 36, 96, palette["text"], 36, family=text.DISPLAY, weight=700, anchor="end")
        + text.line(seat.name, 0, 66, 148, palette["text"], 19, weight=700)
        + tag(state, seat.is_current, 0, 74, 148, palette)
    )


class Grid(NamedTuple):
    """Where piles are: columns, the width of a card, and the height of a pile without its points."""

    columns: int
    card: int
    stack: int


def grid_for(seats: list[PicturedSeat], width: int, height: int) -> Grid:
    """Return the grid of one or two lines in which the piles of the seats are largest."""
    count = max([1, *(len(seat.piles) for seat in seats)])
    fan = fan_percent(max([1, *(pile.cards for seat in seats for pile in seat.piles)]))

    def grid(lines: int) -> Grid:
        columns = -(-count // lines)
        line = (height - (lines - 1) * _PILE_GAP) // lines
        by_width = (width - (columns - 1) * _PILE_GAP) // columns
        size = min(by_width, (line - LABEL_HEIGHT) * 100 // (140 + fan), _MAX_PILE_CARD)
        return Grid(columns, size, size * (140 + fan) // 100)

    return max(grid(1), grid(2), key=lambda each: each.card)


def piles(seat: PicturedSeat, x: int, middle: int, grid: Grid, palette: Palette) -> str:
    """Return the piles of a seat, around a line in the middle."""
    lines = -(-len(seat.piles) // grid.columns)
    step = grid.stack + LABEL_HEIGHT + _PILE_GAP
    top = middle - (lines * step - _PILE_GAP) // 2
    return "".join(
        pile(
            each,
            x + index % grid.columns * (grid.card + _PILE_GAP),
            top + index // grid.columns * step,
            grid.card,
            grid.stack + LABEL_HEIGHT - 22,
            palette,
        )
        for index, each in enumerate(seat.piles)
    )


def _ranking(seats: list[PicturedSeat], ranking: list[tuple[int, Seat]], left: int, palette: Palette) -> str:
    """Return the winners and the places of all."""
    step, pad, between = 48, 20, 16
    top = HEIGHT - _MARGIN - len(ranking) * step - 12
    winners = [seat for rank, seat in ranking if rank == 1]
    size = min(top - _ROWS_TOP - 28, (left - (len(winners) - 1) * between) // len(winners), 260)
    first = _MARGIN + (left - len(winners) * size - (len(winners) - 1) * between) // 2
    y = _ROWS_TOP + (top - _ROWS_TOP - size) // 2
    parts = [
        face(seat, seats[seat].is_person, first + index * (size + between), y, size, palette)
        for index, seat in enumerate(winners)
    ]
    parts.append(panel(_MARGIN, top, left, HEIGHT - _MARGIN - top, palette))
    most = max(1, *(seat.score for seat in seats))
    for index, (rank, place) in enumerate(ranking):
        seat, line = seats[place], top + 6 + index * step
        bar = (left - 2 * pad) * max(seat.score, 0) // most
        x, weight = _MARGIN + pad, 700 if rank == 1 else 400
        fill = palette["plus" if rank == 1 else "wood"]
        parts += [
            text.line(f"{rank}.", x, line + 28, 40, palette["muted"], 20),
            text.line(seat.name, x + 36, line + 28, left - 2 * pad - 110, palette["text"], 20, weight=weight),
            text.line(
                number(seat.score),
                _MARGIN + left - pad,
                line + 29,
                70,
                palette["text"],
                24,
                family=text.DISPLAY,
                weight=700,
                anchor="end",
            ),
            f'<rect x="{x}" y="{line + 37}" width="{bar}" height="5" rx="2" fill="{fill}"></rect>',
        ]
    return "".join(parts)
