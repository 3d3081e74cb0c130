"""Servers for the built sites."""

import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler
from pathlib import Path

from tools import dev_server


def serving(folder: Path, handler: type[SimpleHTTPRequestHandler] = dev_server.Handler) -> Iterator[str]:
    """Serve a folder and yield its address."""
    running = dev_server.server(folder, handler=handler)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}/"
    running.shutdown()
    running.server_close()
