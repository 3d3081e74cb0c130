"""Reach the screens of tools/gallery on the page with recorded answers, with the engine in this process."""

from typing import Final

from tests.support.user import User
from tools.gallery import screens
from tools.gallery.python_engine import PythonEngine
from tools.gallery.visitor import Visitor
from tools.gallery.walks import WALKS

REACHABLE: Final = [walk for walk in WALKS if not walk.is_real_only]
"""The walks on the page with recorded answers."""


def visitor_of(user: User) -> Visitor:
    """Return a visitor who uses the user's page, for which Python runs in this process."""
    return Visitor(user.page, user.site, user.tag, PythonEngine(user.page.context))


def reach(user: User, screen: str) -> None:
    """Walk to a screen."""
    screens.reach(visitor_of(user), screen)
