"""The handlers for puzzles: a list, a position without its solution, and the answer to somebody's answer."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from northline.analysis.puzzles import DIFFICULTIES, THEMES, Puzzle, all_puzzles, daily_puzzle
from northline.rules.analysis.progress import progress
from northline.rules.analysis.reasons import why_not_build, why_not_claim
from northline.rules.chance import SplitMix
from northline.rules.engine import check
from northline.rules.errors import IllegalAction, NotationError
from northline.rules.formats.notation import parse_action
from northline.rules.sample import sample
from northline.server.db.puzzles import GivenAnswer, answers_of, keep_answer, score_of, seed_of_the_day
from northline.server.http.api import Api
from northline.server.http.middleware import json_response
from northline.server.http.player_cookie import set_player_cookie, token_of_player
from northline.server.http.requests import RequestReader
from northline.server.wire import identity
from northline.server.wire.progress import progress_document
from northline.server.wire.protocol import Because, RefusalInfo, decode_request
from northline.server.wire.puzzles import (
    PuzzleAlternative,
    PuzzleAnswer,
    PuzzleLine,
    PuzzleList,
    PuzzlePosition,
    PuzzleReason,
    PuzzleVerdict,
)
from northline.server.wire.refusals import Refusal


class PuzzlesApi:
    """Handlers of puzzles. Solutions stay here until somebody has answered."""

    def __init__(self, api: Api, requests: RequestReader) -> None:
        self._api, self._requests = api, requests
        self._found: dict[str, Puzzle] | None = None
        self._seed: str | None = None

    async def list_puzzles(self, request: Request) -> Response:
        """All puzzles, or those of an edition, a theme or a difficulty, with how the one who asks has done."""
        wanted = _filters(request)
        puzzles = await self._puzzles()
        player = identity.player_of(request.cookies, request.headers.get("authorization"))
        answers = await self._api.registry.store.database.read(partial(answers_of, player=player))
        today, daily = await self._today()
        first: dict[str, bool] = {}
        for answer in answers:
            first.setdefault(answer.puzzle, answer.right)
        lines = [
            PuzzleLine(p.id, p.edition.id, p.players, p.theme, p.difficulty, first.get(p.id))
            for p in puzzles.values()
            if all(wanted.get(name, value) == value for name, value in _properties(p).items())
        ]
        done = [answer.right for answer in answers if answer.day == today.isoformat()]
        return json_response(
            PuzzleList(
                puzzles=lines,
                daily=None if daily is None else daily.id,
                day=today.isoformat(),
                daily_solved=done[0] if done else None,
                score=score_of(answers, today),
            )
        )

    async def show(self, request: Request) -> Response:
        puzzle = await self._puzzle(request)
        return json_response(
            PuzzlePosition(
                id=puzzle.id,
                edition=puzzle.edition.id,
                digest=puzzle.edition.digest,
                players=puzzle.players,
                difficulty=puzzle.difficulty,
                view=puzzle.document,
                progress=progress_document(puzzle.edition, progress(puzzle.view)),
            )
        )

    async def why(self, request: Request) -> Response:
        """Why something cannot be done in a puzzle; the answer is that of a table."""
        puzzle = await self._puzzle(request)
        route, city = request.query_params.get("route"), request.query_params.get("city")
        edition = puzzle.edition
        if route is not None and route in edition.route_index and city is None:
            illegal = why_not_claim(puzzle.view, edition.route_index[route])
        elif city is not None and city in edition.city_index and route is None:
            illegal = why_not_build(puzzle.view, edition.city_index[city])
        else:
            raise Refusal("bad_message", "ask about a route or a city of the board, with ?route= or ?city=")
        refusal = None if illegal is None else RefusalInfo.of(Refusal.by_the_rules(illegal))
        return json_response(Because(seq=0, action=None, route=route, city=city, refusal=refusal))

    async def answer(self, request: Request) -> Response:
        """Say whether an action is right, and why; the first answer of each player counts."""
        wanted = decode_request(await self._requests.body(request), PuzzleAnswer)
        puzzle = await self._puzzle(request)
        right = _is_right(puzzle, wanted.action)
        today, daily = await self._today()
        if wanted.daily and daily is not puzzle:
            raise Refusal("stale", "this is not the puzzle of the day any more")
        token, in_cookie = token_of_player(request)
        given = GivenAnswer(puzzle.id, today.isoformat() if wanted.daily else "", right)
        player = identity.hash_token(token)
        database = self._api.registry.store.database
        before = await database.read(partial(answers_of, player=player))
        answers = await database.write(partial(keep_answer, player=player, answer=given))
        verdict = PuzzleVerdict(
            right=right,
            counted=len(answers) > len(before),
            accepted=list(puzzle.accepted),
            theme=puzzle.theme,
            alternatives=[PuzzleAlternative(a.action, a.win, a.error, a.lead) for a in puzzle.alternatives],
            reasons=[PuzzleReason(reason.code, reason.values) for reason in puzzle.reasons],
            missed=puzzle.missed,
            playouts=puzzle.playouts,
            score=score_of(answers, today),
        )
        response = json_response(verdict)
        secure = self._api.settings.secure_cookies
        return set_player_cookie(response, token, secure) if in_cookie else response

    async def _puzzles(self) -> dict[str, Puzzle]:
        """The puzzles for the boards of this server, read once, where nobody who plays has to wait for it."""
        if self._found is None:
            editions = list(self._api.settings.editions.values())
            self._found = await asyncio.to_thread(all_puzzles, editions)
        return self._found

    async def _puzzle(self, request: Request) -> Puzzle:
        found = (await self._puzzles()).get(request.path_params["puzzle"])
        if found is None:
            raise Refusal("not_found", "there is no such puzzle")
        return found

    async def _today(self) -> tuple[date, Puzzle | None]:
        if self._seed is None:
            self._seed = await self._api.registry.store.database.read(seed_of_the_day)
        today = datetime.now(UTC).date()
        return today, daily_puzzle(list((await self._puzzles()).values()), today, self._seed)


def _properties(puzzle: Puzzle) -> dict[str, str]:
    return {"edition": puzzle.edition.id, "theme": puzzle.theme, "difficulty": puzzle.difficulty}


def _filters(request: Request) -> dict[str, str]:
    """The edition, theme and difficulty that are asked for."""
    known = {"edition": None, "theme": THEMES, "difficulty": DIFFICULTIES}
    wanted = dict(request.query_params)
    for name, value in wanted.items():
        if name not in known:
            raise Refusal("bad_message", "puzzles can be asked for by edition, theme and difficulty")
        choices = known[name]
        if choices is not None and value not in choices:
            raise Refusal("bad_message", f"a {name} is one of {', '.join(choices)}")
    return wanted


def _is_right(puzzle: Puzzle, text: str) -> bool:
    """Whether an action in notation is the solution; raise :class:`Refusal` for one that is not legal."""
    view = puzzle.view
    assert view.seat is not None
    try:
        action = parse_action(puzzle.edition, text)
        check(sample(view, SplitMix(0)), view.seat, action)
    except NotationError as error:
        raise Refusal("not_an_action", str(error)) from None
    except IllegalAction as illegal:
        raise Refusal.by_the_rules(illegal) from None
    return puzzle.is_right(action)
