"""The handlers of the switch that lets others on the same network in, and of QR codes for their cameras."""

from __future__ import annotations

from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response

from northline.server.db.database import database_name
from northline.server.http.middleware import json_response
from northline.server.http.network import Network
from northline.server.http.requests import RequestReader
from northline.server.ops.settings import Settings
from northline.server.wire.protocol import NetworkSwitch, QrText, decode_request
from northline.server.wire.responses import Here, QrCode


class NetworkApi:
    """Handlers of requests about reaching this server."""

    def __init__(self, settings: Settings, network: Network, requests: RequestReader) -> None:
        self._settings, self._network, self._requests = settings, network, requests

    async def here(self, request: Request) -> Response:
        """By this a second start on the same machine recognises the first one."""
        self._network.check_local(request)
        return json_response(Here(database_name(self._settings.database)))

    async def show(self, request: Request) -> Response:
        if self._network.offered:
            self._network.check_local(request)
        return json_response(await self._network.info())

    async def switch(self, request: Request) -> Response:
        if self._network.offered:
            self._network.check_local(request, changes=True)
        wanted = decode_request(await self._requests.body(request), NetworkSwitch)
        return json_response(await self._network.switch(wanted.on))

    async def qr_code(self, request: Request) -> Response:
        """A picture of a link. The link is in the body: it may hold a secret, and addresses end up in logs."""
        wanted = decode_request(await self._requests.body(request), QrText)
        return json_response(QrCode(qr_svg(wanted.text)))


def qr_svg(text: str) -> str:
    """A QR code as SVG: black on white whatever is around it, since many cameras read nothing else."""
    picture = BytesIO()
    segno.make_qr(text, error="m").save(
        picture, kind="svg", border=4, dark="#000", light="#fff", omitsize=True, xmldecl=False, nl=False
    )
    return picture.getvalue().decode()
