"""A host of the built page that tests can switch off."""

import http
import socket
import threading
from pathlib import Path

from tools import dev_server


class Host:
    """A static host at one address that can be switched off, stop at a file, and change its content.

    page_at: the part of an address at which the host answers with a page of its own, as some do during maintenance.
    """

    def __init__(self) -> None:
        self.answers: list[tuple[str, int]] = []
        self.stops_at = ""
        self.page_at = ""
        self._port = 0
        self._running: dev_server.Server | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/"

    def open(self, folder: Path) -> None:
        """Serve a folder in place of the previous one."""
        self.close()
        host = self

        class Handler(dev_server.Handler):
            protocol_version = "HTTP/1.0"  # Each connection closes after its response.

            def do_GET(self) -> None:
                if host.stops_at and self.path.endswith(host.stops_at):
                    self.connection.shutdown(socket.SHUT_RDWR)
                elif host.page_at and host.page_at in self.path:
                    self.send_response(http.HTTPStatus.OK)
                    self.send_header("Content-Type", "text/html")
                    self.end_headers()
                    self.wfile.write(b"<p>Back soon</p>")
                else:
                    super().do_GET()

            def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
                host.answers.append((self.path, int(code)))

        self._running = dev_server.server(folder, port=self._port, handler=Handler)
        self._port = self._running.server_port
        threading.Thread(target=self._running.serve_forever, args=(0.02,), daemon=True).start()

    def close(self) -> None:
        """Stop serving."""
        if self._running:
            self._running.shutdown()
            self._running.server_close()
        self._running = None
