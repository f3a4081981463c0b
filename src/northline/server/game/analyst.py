"""Analysing a game, inside the process for it: ``northline.analysis``, and its parts as JSON."""

from __future__ import annotations

from collections.abc import Iterator

from northline.analysis.annotated import VERSION
from northline.editions import Edition
from northline.rules.formats.record import Record
from northline.server.wire.analysis import AnalysisStage, AnalysisUpdate

FORMAT_VERSION = VERSION
"""Of the documents: an analysis in another format is made anew."""


def analyse(edition: Edition, record: Record, level: str) -> Iterator[AnalysisUpdate]:
    """Analyse a finished game: first its course, then the decisions, then luck and skill."""
    stage: AnalysisStage = "preparing"
    share = 0.0
    yield AnalysisUpdate(stage, share)
    from northline.analysis import (
        analyse as analysis,  # it loads NumPy and Numba, which the server does not need
    )

    for news in analysis.analyse(record, level=level, edition=edition):
        if isinstance(news, analysis.Progress):
            stage, share = news.part, news.share
            yield AnalysisUpdate(stage, share)
        else:
            yield AnalysisUpdate(stage, 1.0 if news.complete else share, news.to_json().encode())
