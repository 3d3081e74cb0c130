"""A blog that embeds the game: posts on another origin or site, with any headers."""

from collections.abc import Iterator, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import ClassVar

HEAD = """<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A post</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"></head><body>"""


class Blog:
    """A blog whose posts record the messages of their frames in the page's variable `heard`."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._posts: dict[str, tuple[str, Mapping[str, str]]] = {}

    def post(self, body: str, headers: Mapping[str, str] | None = None, listens: bool = True) -> str:
        """Publish a post and return its address."""
        path = f"/{len(self._posts)}"
        listener = "<script>heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>"
        self._posts[path] = (HEAD + (listener if listens else "") + body, headers or {})
        return self._address + path

    def answer(self, path: str) -> tuple[str, Mapping[str, str]] | None:
        """Return the post at a path, with its headers."""
        return self._posts.get(path)


def serve_blog(host: str) -> Iterator[Blog]:
    """Serve a blog.

    On 127.0.0.1 the blog is cross-origin to the game, on localhost cross-site: Chromium's test contexts deny storage to
    cross-site frames, as users can choose in every browser.
    """

    class Handler(BaseHTTPRequestHandler):
        blog: ClassVar[Blog]

        def do_GET(self) -> None:
            """Send a post."""
            post = self.blog.answer(self.path)
            self.send_response(200 if post else 404)
            text, headers = post or ("", {})
            for name, value in {"Content-Type": "text/html; charset=utf-8", **headers}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, format: str, *args: object) -> None:
            """Stay quiet."""

    server = ThreadingHTTPServer((host, 0), Handler)
    Handler.blog = Blog(f"http://{host}:{server.server_port}")
    Thread(target=server.serve_forever, daemon=True).start()
    yield Handler.blog
    server.shutdown()
    server.server_close()
