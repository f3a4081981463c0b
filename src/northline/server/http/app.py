"""The ASGI application: routes and middleware."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from northline.server.game.map_jobs import MapDrags, MapJobs
from northline.server.game.shelf import Shelf, ShelfLayouts
from northline.server.http.analysis_api import AnalysisApi
from northline.server.http.api import Api
from northline.server.http.habits_api import HabitsApi
from northline.server.http.middleware import (
    RefusalMiddleware,
    SecurityHeadersMiddleware,
    http_exception_handler,
)
from northline.server.http.network import LocalOnlyMiddleware, Network
from northline.server.http.network_api import NetworkApi
from northline.server.http.player_codes_api import PlayerCodesApi
from northline.server.http.puzzles_api import PuzzlesApi
from northline.server.http.requests import RequestReader
from northline.server.http.sharing import SharingApi
from northline.server.http.static_api import StaticApi
from northline.server.http.tries_api import TriesApi
from northline.server.http.workshop.desk import Desk
from northline.server.http.workshop.drafts import DraftsApi
from northline.server.http.workshop.maps import MapsApi, no_workshop
from northline.server.http.workshop.work import WorkApi
from northline.server.ops.limits import TokenBuckets
from northline.server.ops.metrics import Metrics
from northline.server.ops.offences import Offences
from northline.server.ops.settings import Settings

READS_PER_CHANGE = 5
"""Reading is cheaper than changing something: its rate limit is so many times as high."""


Handler = Callable[[Request], Awaitable[Response]]


def make_app(settings: Settings, network: Network | None = None) -> Starlette:
    """The application for uvicorn, or for any other ASGI server. Without a ``network`` nobody can open it to one."""
    metrics, network = Metrics(), network or Network()
    shelf = Shelf(settings.editions, settings.layouts)
    settings = replace(settings, editions=shelf, layouts=ShelfLayouts(shelf, settings.layouts))
    requests = RequestReader(settings, network)
    api, static = Api(settings, metrics, requests), StaticApi(settings)
    sharing, analysis, tries = SharingApi(api, static), AnalysisApi(api), TriesApi(api)
    here, codes = NetworkApi(settings, network, requests), PlayerCodesApi(api, requests)
    puzzles, habits = PuzzlesApi(api, requests), HabitsApi(api, requests)
    jobs, drags = MapJobs(settings.workshop_seconds), MapDrags(settings.workshop_seconds)
    desk = Desk(api, shelf, jobs)
    maps, drafts, work = MapsApi(desk), DraftsApi(desk), WorkApi(desk, drags)
    api.companions += [maps, jobs, drags]
    routes: list[tuple[str, str, Handler]] = [
        ("GET", "/api/health", api.health),
        ("GET", "/api/editions", api.editions),
        ("GET", "/api/editions/{edition}", static.edition),
        ("GET", "/api/editions/{edition}/geometry", static.geometry),
        ("GET", "/api/editions/{edition}/picture.svg", static.picture),
        ("GET", "/api/bots", static.bots),
        ("POST", "/api/bots/expert/warm-up", api.warm_up),
        ("GET", "/api/tables", api.list_tables),
        ("POST", "/api/tables", api.create),
        ("GET", "/api/tables/{table}", api.show_table),
        ("POST", "/api/tables/{table}/join", api.join),
        ("POST", "/api/tables/{table}/leave", api.leave),
        ("POST", "/api/tables/{table}/bot", api.place_bot),
        ("POST", "/api/tables/{table}/free", api.free_seat),
        ("POST", "/api/tables/{table}/move", api.move_seat),
        ("POST", "/api/tables/{table}/settings", api.edit_table),
        ("POST", "/api/tables/{table}/start", api.start),
        ("POST", "/api/tables/{table}/resign", api.resign),
        ("POST", "/api/tables/{table}/rematch", api.rematch),
        ("POST", "/api/tables/{table}/chat", api.chat),
        ("POST", "/api/tables/{table}/hint", api.hint),
        ("POST", "/api/tables/{table}/remark", api.remark),
        ("GET", "/api/me/tables", api.my_tables),
        ("GET", "/api/me/habits/{edition}", habits.show),
        ("POST", "/api/me/codes/transfer", codes.transfer),
        ("POST", "/api/me/codes/recovery", codes.recovery),
        ("POST", "/api/me/codes/use", codes.use),
        ("GET", "/api/tables/{table}/replay", api.replay),
        ("GET", "/api/tables/{table}/analysis", analysis.show),
        ("POST", "/api/tables/{table}/analysis", analysis.ask),
        ("GET", "/api/tables/{table}/chances", analysis.live),
        ("POST", "/api/tables/{table}/try", tries.try_moves),
        ("POST", "/api/tables/{table}/play-on", tries.play_on),
        ("GET", "/api/tables/{table}/record", api.record),
        ("GET", "/api/tables/{table}/result", api.result),
        ("GET", "/api/tables/{table}/picture.svg", sharing.svg_picture),
        ("GET", "/api/tables/{table}/picture.png", sharing.png_picture),
        ("GET", "/api/tables/{table}/preview.png", sharing.preview_picture),
        ("POST", "/api/replay", sharing.open_record),
        ("POST", "/api/analysis", analysis.ask_for_record),
        ("GET", "/api/analysis/{game}", analysis.show_record),
        ("GET", "/api/statistics/{edition}", api.show_statistics),
        ("GET", "/api/statistics/{edition}/{player}", api.show_player),
        ("GET", "/api/puzzles", puzzles.list_puzzles),
        ("GET", "/api/puzzles/{puzzle}", puzzles.show),
        ("GET", "/api/puzzles/{puzzle}/why", puzzles.why),
        ("POST", "/api/puzzles/{puzzle}/answer", puzzles.answer),
        ("GET", "/api/maps/{edition}/file", maps.file),
        ("GET", "/api/maps/{edition}/geometry", maps.geometry),
        ("GET", "/api/editions/{edition}/print.pdf", maps.printed),
        ("GET", "/api/openapi.json", api.openapi),
        ("POST", "/api/qr", here.qr_code),
        ("GET", "/table/{table}", sharing.page),
        ("GET", "/replay/{table}", sharing.page),
        ("GET", "/{page:page}", static.website),
    ]
    making_maps: list[tuple[str, str, Handler]] = [
        ("GET", "/api/workshop", maps.show),
        ("GET", "/api/workshop/world", maps.world),
        ("POST", "/api/workshop/region", work.region),
        ("POST", "/api/workshop/read", drafts.read_file),
        ("POST", "/api/workshop/work", work.work),
        ("POST", "/api/workshop/drag", work.drag),
        ("POST", "/api/workshop/drafts", drafts.begin),
        ("GET", "/api/workshop/drafts/{draft}", drafts.show),
        ("POST", "/api/workshop/drafts/{draft}", drafts.save),
        ("POST", "/api/workshop/drafts/{draft}/delete", drafts.delete),
        ("GET", "/api/workshop/drafts/{draft}/file", drafts.download),
        ("GET", "/api/workshop/drafts/{draft}/geometry", drafts.geometry),
        ("POST", "/api/workshop/drafts/{draft}/geometry", drafts.read_geometry),
        ("GET", "/api/workshop/drafts/{draft}/picture.svg", drafts.picture),
        ("GET", "/api/workshop/drafts/{draft}/print.pdf", drafts.printed),
        ("POST", "/api/workshop/drafts/{draft}/publish", maps.publish),
        ("POST", "/api/workshop/maps/{edition}/withdraw", maps.withdraw),
    ]
    local_routes: list[tuple[str, str, Handler]] = [  # not for those whom the switch lets in
        ("GET", "/api/here", here.here),
        ("GET", "/api/network", here.show),
        ("POST", "/api/network", here.switch),
        ("GET", "/metrics", api.show_metrics),
    ]
    match settings.workshop:
        case "on":
            routes = making_maps + routes
        case "here":
            local_routes += making_maps
        case "off":
            routes = [(method, path, no_workshop) for method, path, _ in making_maps] + routes
    buckets = TokenBuckets(
        READS_PER_CHANGE * settings.requests_burst, READS_PER_CHANGE * settings.requests_per_second
    )
    offences = Offences(settings.log_addresses)
    requests.check_admission = api.check_admission
    refusals = Middleware(
        RefusalMiddleware,
        buckets=buckets,
        metrics=metrics,
        offences=offences,
        check_admission=api.check_admission,
    )
    local_only = Middleware(LocalOnlyMiddleware, network=network)
    app = Starlette(
        routes=[
            WebSocketRoute("/ws", api.socket),
            *(
                Route(path, handler, methods=[method], middleware=[refusals, local_only])
                for method, path, handler in local_routes
            ),
            *(
                Route(path, handler, methods=[method], middleware=[refusals])
                for method, path, handler in routes
            ),
        ],
        middleware=[Middleware(SecurityHeadersMiddleware, is_plain=network.came_through)],
        lifespan=api.lifespan,
        exception_handlers={HTTPException: http_exception_handler},
    )
    app.state.metrics = metrics  # the server below the application counts, too
    return app
