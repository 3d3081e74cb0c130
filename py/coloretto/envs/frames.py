"""Frames for videos: the picture of the table as an array, for `render_mode="rgb_array"`."""

from collections.abc import Sequence
from io import BytesIO

from coloretto.envs.extras import extra

with extra("video"):
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image
    from resvg_py import svg_to_bytes

from coloretto import svg
from coloretto.game import Game


def frame(game: Game, names: Sequence[str]) -> NDArray[np.uint8]:
    """Return the picture of a game, of the shape (height, width, 3)."""
    with Image.open(BytesIO(svg_to_bytes(svg.table(game, names=names)))) as image:
        return np.asarray(image.convert("RGB"))
