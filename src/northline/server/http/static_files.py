"""What is the same for everybody and seldom changes: the browser client, boards, replays.

Such an answer has a tag. A browser that has it already asks with the tag and is told that nothing is new. It is packed
for those who take it so; answers with something personal in them never are, since their length would tell.
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

_MEDIA = {
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
_PACKED_ALREADY = re.compile(r"image/(?!svg)|audio/|font/")
_NAMED_BY_CONTENT = re.compile(r"\.[0-9a-f]{8,}\.")
"""Part of a file's name that changes with the file, such as in ``board.3f2a9c1b.js``."""
_WORTH_PACKING = 1000

CHECK_EACH_TIME = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"


class File:
    """Bytes with a media type, a tag, and a packed form."""

    def __init__(self, body: bytes, media: str = "application/json", caching: str = CHECK_EACH_TIME) -> None:
        self.body, self.media, self.caching = body, media, caching

    @cached_property
    def tag(self) -> str:
        # A weak one: packed and unpacked bytes go by the same tag.
        return f'W/"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    @cached_property
    def packed(self) -> bytes | None:
        if len(self.body) < _WORTH_PACKING or _PACKED_ALREADY.match(self.media):
            return None
        return gzip.compress(self.body, 6, mtime=0)

    def answer(self, request: Request) -> Response:
        headers = {"etag": self.tag, "cache-control": self.caching, "vary": "accept-encoding"}
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known or "*" in known:
            return Response(status_code=304, headers=headers)
        if self.packed is not None and _takes_gzip(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.media)
        return Response(self.body, headers=headers, media_type=self.media)


def _takes_gzip(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return not re.fullmatch(r"\s*q=0(\.0*)?\s*", quality)
    return False


class Website:
    """The built browser client, in memory."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._files: dict[str, File] = {}
        folder = folder or files("northline").joinpath("web")
        if folder.is_dir():
            self._read(folder, "/")

    def _read(self, folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                self._read(entry, f"{path}{entry.name}/")
            elif media := _MEDIA.get(entry.name.rpartition(".")[2]):
                caching = FOR_EVER if _NAMED_BY_CONTENT.search(entry.name) else CHECK_EACH_TIME
                self._files[path + entry.name] = File(entry.read_bytes(), media, caching)

    def find(self, path: str) -> File | None:
        """The file at a path. Addresses inside the client, such as ``/table/ID``, are all its one page."""
        found = self._files.get(path)
        if found is None and "." not in path.rpartition("/")[2]:
            return self._files.get("/index.html")
        return found
