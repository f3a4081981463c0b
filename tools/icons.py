"""Draw the client's icons as PNG: ``python -m tools.icons``, then ``make client``."""

from __future__ import annotations

from pathlib import Path

from northline.svg import png

ICONS = Path(__file__).parents[1] / "client" / "public" / "icons"


def icons() -> dict[str, bytes]:
    """The icons that an installed client needs, by the names of their files."""
    logo = (ICONS / "northline.svg").read_text(encoding="utf-8")
    return {
        "northline-192.png": png(logo, 192),
        "northline-512.png": png(logo, 512),
        "northline-maskable.png": png(_maskable(logo), 512),
    }


def _maskable(logo: str) -> str:
    """A logo that fills its square, with what matters in the middle: systems cut icons to their own shapes."""
    return (
        logo.replace(' rx="14"', "")
        .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
        .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"')
    )


if __name__ == "__main__":
    for name, content in icons().items():
        (ICONS / name).write_bytes(content)
        print(f"wrote {name}")
