"""Serves a folder as a good static host would: right types, netlify.toml's headers, compressed copies."""

import errno
import functools
import http.server
import os
import sys
import tomllib
from pathlib import Path
from typing import Any, TypeAlias

from tools.project import DIST, ROOT

Json: TypeAlias = dict[str, Any]

MIME_TYPES = {
    ".mjs": "text/javascript",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Ways to compress, best first, and how the files are named."""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a site as a good static host would: right types, netlify.toml's headers, compressed copies."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **MIME_TYPES}  # noqa: RUF012  as the base
    encoding: str | None = None
    status = 0

    def translate_path(self, path: str) -> str:
        """Find the file, or a compressed one beside it that the browser takes."""
        file = super().translate_path(path)
        if file.endswith("/"):
            file += "index.html"
        accepted = {name.partition(";")[0].strip() for name in self.headers.get("Accept-Encoding", "").split(",")}
        there = (name for name, suffix in ENCODINGS.items() if name in accepted and os.path.isfile(file + suffix))
        self.encoding = next(there, None)
        return file + ENCODINGS.get(self.encoding or "", "")

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin an answer."""
        self.status = code
        super().send_response(code, message)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Tell the type of what is inside."""
        return super().guess_type(str(path).removesuffix(ENCODINGS.get(self.encoding or "", "")))

    def end_headers(self) -> None:
        """Add what netlify.toml says, and how the file is compressed; what is not there may be so for a moment only."""
        headers = headers_for(self.path.partition("?")[0])
        if policy := headers.get("Content-Security-Policy"):
            # This server speaks plain http, where the policy of a real host lets a frame in a sandbox fetch by https.
            headers["Content-Security-Policy"] = policy.replace(" https:", " https: http:")
        if self.status >= http.HTTPStatus.BAD_REQUEST:
            headers["Cache-Control"] = "no-store"
        elif self.encoding:
            headers |= {"Content-Encoding": self.encoding, "Vary": "Accept-Encoding"}
        for name, value in headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet: a line a file says nothing."""


def headers_for(path: str) -> dict[str, str]:
    """Give the headers that netlify.toml adds to the answer for a path; the last rule that fits says."""
    headers: dict[str, str] = {}
    for rule in host_rules():
        if fits(rule["for"], path):
            headers |= rule["values"]
    return headers


def fits(rule: str, path: str) -> bool:
    """Say whether a rule is for a path."""
    start, star, _ = rule.partition("*")
    return path.startswith(start) if star else path == start


@functools.cache
def host_rules() -> list[Json]:
    """Read the rules for headers in netlify.toml."""
    rules: list[Json] = tomllib.loads((ROOT / "netlify.toml").read_text(encoding="utf-8"))["headers"]
    return rules


class Server(http.server.ThreadingHTTPServer):
    """Goes on when a browser leaves in the middle of a file."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Say what went wrong, unless it is only that the browser has left."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(
    folder: Path,
    host: str = "127.0.0.1",
    port: int = 0,
    handler: type[http.server.SimpleHTTPRequestHandler] = Handler,
) -> Server:
    """Open a server for a folder; port 0 is any free one."""
    return Server((host, port), functools.partial(handler, directory=str(folder)))


def serve(host: str, port: int) -> None:
    """Serve dist/ until interrupted, on this port or the next free one."""
    for candidate in range(port, port + 20):
        try:
            running = server(DIST, host, candidate)
            break
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise SystemExit(f"build.py: cannot serve at {host}:{candidate}: {error.strerror}") from error
            print(f"port {candidate} is taken")
    else:
        raise SystemExit(f"build.py: no free port from {port} to {port + 19}; give another with --port")
    print(f"Coloretto is at http://{host}:{running.server_port}/ (Ctrl+C ends it)", flush=True)
    try:
        running.serve_forever()
    except KeyboardInterrupt:
        print()
