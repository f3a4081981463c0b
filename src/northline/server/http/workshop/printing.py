"""Maps as PDFs to print."""

from __future__ import annotations

from typing import get_args

from starlette.requests import Request
from starlette.responses import Response

from northline.extras import missing
from northline.printing import NEEDED, Paper
from northline.server.wire.refusals import Refusal

PDF = b"%PDF-"


def paper_of(request: Request) -> Paper:
    """The paper that a request asks for: ``?paper=letter``."""
    if missing(*NEEDED):
        raise Refusal("no_workshop", "this server has no package for printing maps")
    wanted = request.query_params.get("paper", "a4")
    for paper in get_args(Paper):
        if paper == wanted:
            return paper  # type: ignore[no-any-return]
    raise Refusal("bad_message", f"paper is one of {', '.join(get_args(Paper))}")


def pdf_response(made: bytes, name: str) -> Response:
    """The PDF as a file; refused where the work ended with a sentence in its place."""
    if not made.startswith(PDF):
        raise Refusal("bad_map", made.decode())
    headers = {"content-disposition": f'attachment; filename="{name}.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)
