"""Pictures as PNG, for places that do not take SVG: previews of links, messages, documents."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


def png(picture: str, width: int | None = None) -> bytes:
    """Render the text of an SVG file.

    The fonts come with Northline's own dependencies, so that a picture looks the same on every machine, and has its
    names on one without any fonts.

    :param width: in pixels; without it as wide as the picture says.
    :raises ValueError: when the text is not an SVG picture.

    >>> png('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>')[:4]
    b'\\x89PNG'
    """
    import resvg_py  # only when it is needed: `import northline` stays light

    rendered = resvg_py.svg_to_bytes(
        svg_string=picture,
        width=width,
        skip_system_fonts=True,
        font_files=_font_files(),
        serif_family="Source Serif Pro",
        sans_serif_family="Source Sans Pro",
    )
    return bytes(rendered)


@cache
def _font_files() -> list[str]:
    import font_source_sans_pro
    import font_source_serif_pro

    return [
        str(Path(module.__file__).parent / "files" / f"{name}-{weight}.ttf")
        for module, name in (
            (font_source_sans_pro, "SourceSansPro"),
            (font_source_serif_pro, "SourceSerifPro"),
        )
        for weight in ("Regular", "Bold")
    ]


if (
    __name__ == "__main__"
):  # a filter, for those who cannot wait in their own process: rendering holds the GIL
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode()))
