"""Serves a folder as a good static host would: correct types, the headers of its _headers, compressed copies."""

import errno
import functools
import http.server
import os
import sys
from pathlib import Path

from tools.host_files import Rule, parse_headers
from tools.project import DIST
from tools.steps import StepError

MIME_TYPES = {
    ".mjs": "text/javascript",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
MAX_PORT = 65535
PORTS_TRIED = 20

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Suffixes of compressed copies by encoding, best first."""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder as a good static host would."""

    disable_nagle_algorithm = True
    """A body that is sent after its headers does not wait until the browser has confirmed these."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **MIME_TYPES}  # noqa: RUF012  as the base
    encoding: str | None = None
    status = 0

    def translate_path(self, path: str) -> str:
        """Return the path of a file, or of a compressed copy that the browser accepts."""
        file = super().translate_path(path)
        if file.endswith("/"):
            file += "index.html"
        accepted = {name.partition(";")[0].strip() for name in self.headers.get("Accept-Encoding", "").split(",")}
        available = (name for name, suffix in ENCODINGS.items() if name in accepted and os.path.isfile(file + suffix))
        self.encoding = next(available, None)
        return file + ENCODINGS.get(self.encoding or "", "")

    def send_response(self, code: int, message: str | None = None) -> None:
        """Start a response and record its status."""
        self.status = code
        super().send_response(code, message)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Return the type of the uncompressed file."""
        return super().guess_type(str(path).removesuffix(ENCODINGS.get(self.encoding or "", "")))

    def end_headers(self) -> None:
        """Add the folder's headers and the encoding; let no browser cache an error, which may be temporary."""
        headers = headers_for(Path(self.directory), self.path.partition("?")[0])
        if policy := headers.get("Content-Security-Policy"):
            # The policy lets a sandboxed frame fetch by https; this server speaks plain http.
            headers["Content-Security-Policy"] = policy.replace(" https:", " https: http:")
        if self.status >= http.HTTPStatus.BAD_REQUEST:
            headers["Cache-Control"] = "no-store"
        elif self.encoding:
            headers |= {"Content-Encoding": self.encoding, "Vary": "Accept-Encoding"}
        for name, value in headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing: a line per file is noise."""


def headers_for(folder: Path, path: str) -> dict[str, str]:
    """Return the headers that a folder's _headers adds for a path; later rules override earlier ones."""
    headers: dict[str, str] = {}
    for pattern, values in header_rules(folder):
        if applies(pattern, path):
            headers |= values
    return headers


def applies(pattern: str, path: str) -> bool:
    """Return whether a rule applies to a path."""
    start, star, _ = pattern.partition("*")
    return path.startswith(start) if star else path == start


def header_rules(folder: Path) -> list[Rule]:
    """Return the rules of a folder's _headers, or none if it has no such file."""
    file = folder / "_headers"
    return parse_headers(file.read_text(encoding="utf-8")) if file.exists() else []


class Server(http.server.ThreadingHTTPServer):
    """Keeps serving when a browser disconnects in the middle of a file."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Report an error, unless the browser has just disconnected."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(
    folder: Path,
    host: str = "127.0.0.1",
    port: int = 0,
    handler: type[http.server.SimpleHTTPRequestHandler] = Handler,
) -> Server:
    """Return a server for a folder; port 0 chooses a free one."""
    return Server((host, port), functools.partial(handler, directory=str(folder)))


def check_address(host: str, port: int) -> None:
    """Raise StepError unless `serve` can serve there."""
    open_server(host, port).server_close()


def serve(host: str, port: int) -> None:
    """Serve dist/ on this port or the next free one, until interrupted. Raises StepError."""
    running = open_server(host, port)
    if port not in (0, running.server_port):
        print(f"port {port} is taken")
    print(f"Coloretto is at http://{host}:{running.server_port}/ (Ctrl+C stops it)", flush=True)
    try:
        running.serve_forever()
    except KeyboardInterrupt:
        print()


def open_server(host: str, port: int) -> Server:
    """Return a server for dist/ on this port or the next free one. Raises StepError."""
    last = min(port + PORTS_TRIED - 1, MAX_PORT)
    for candidate in range(port, last + 1):
        try:
            return server(DIST, host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or str(error)
                message = f"cannot serve at {host}:{candidate} ({reason}): choose others with --host and --port"
                raise StepError(message) from error
    raise StepError(f"no port from {port} to {last} is free: choose another with --port")
