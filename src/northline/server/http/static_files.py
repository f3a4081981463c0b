"""Static content with an ETag and gzip: the browser client, and generated files such as boards and replays.

Only content that is the same for everybody is compressed: the length of a compressed personal answer would leak
something about it.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

_MEDIA_TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "map": "application/json",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wav": "audio/wav",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
_ALREADY_COMPRESSED = re.compile(r"image/(?!svg)|audio/|font/")
_CONTENT_HASH = re.compile(r"\.[0-9a-f]{8,}\.")
"""The part of a file's name that changes with its content, such as in ``board.3f2a9c1b.js``."""
_GZIP_MINIMUM = 1000
"""Bytes below which compressing is not worth it."""

REVALIDATE = "no-cache"
IMMUTABLE = "public, max-age=31536000, immutable"


class StaticFile:
    """Bytes with a media type, an ETag and a compressed form."""

    def __init__(
        self, body: bytes, media_type: str = "application/json", cache_control: str = REVALIDATE
    ) -> None:
        self.body, self.media_type, self.cache_control = body, media_type, cache_control

    @cached_property
    def etag(self) -> str:
        # A weak one: plain and compressed bytes share it.
        return f'W/"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    @cached_property
    def gzipped(self) -> bytes | None:
        """The compressed bytes; None where compressing is not worth it."""
        if len(self.body) < _GZIP_MINIMUM or _ALREADY_COMPRESSED.match(self.media_type):
            return None
        return gzip.compress(self.body, 6, mtime=0)

    def response(self, request: Request) -> Response:
        """The response to a request: 304 if the client has this version, compressed if it accepts that."""
        headers = {"etag": self.etag, "cache-control": self.cache_control, "vary": "accept-encoding"}
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        if self.etag in known or "*" in known:
            return Response(status_code=304, headers=headers)
        if self.gzipped is not None and _accepts_gzip(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            return Response(self.gzipped, headers=headers, media_type=self.media_type)
        return Response(self.body, headers=headers, media_type=self.media_type)


def _accepts_gzip(accept_encoding: str) -> bool:
    for part in accept_encoding.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return not re.fullmatch(r"\s*q=0(\.0*)?\s*", quality)
    return False


class Website:
    """The built browser client, in memory."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._files: dict[str, StaticFile] = {}
        folder = folder or files("northline").joinpath("web")
        if folder.is_dir():
            self._read(folder, "/")

    def _read(self, folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                self._read(entry, f"{path}{entry.name}/")
            elif media_type := _MEDIA_TYPES.get(entry.name.rpartition(".")[2]):
                cache_control = IMMUTABLE if _CONTENT_HASH.search(entry.name) else REVALIDATE
                self._files[path + entry.name] = StaticFile(entry.read_bytes(), media_type, cache_control)

    def find(self, path: str) -> StaticFile | None:
        """The file at a path; None if there is none. Routes of the client, such as ``/table/ID``, are its one page."""
        found = self._files.get(path)
        if found is None and "." not in path.rpartition("/")[2]:
            return self._files.get("/index.html")
        return found
