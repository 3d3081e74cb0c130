"""The engine in this process, for pages with recorded answers: it starts at once and knows every game."""

import json
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

from coloretto.service.session import Session


class PythonEngine:
    """Answers all requests of the pages of a context, instead of recorded answers."""

    def __init__(self, context: BrowserContext) -> None:
        self.can_start = True
        self.held_method = ""
        """The method that it does not answer meanwhile."""
        self.is_broken = False
        """Whether it fails when a bot is to act, until it is started again."""
        self._sessions: Final[dict[Page, Session]] = {}
        context.expose_binding("askPython", self._answer)

    def _answer(self, source: dict[str, Any], request: str) -> str:
        if not request:
            if not self.can_start:
                raise RuntimeError("the engine cannot start")
            self._sessions[source["page"]] = Session()
            self.is_broken = False
            return ""
        method = json.loads(request)["method"]
        if self.is_broken and method == "bot_action":
            raise RuntimeError("the engine is broken")
        if method == self.held_method:
            return ""
        return self._sessions[source["page"]].handle_whole(request)
