"""The documentation site builds without a warning, and every link in it leads somewhere."""

from __future__ import annotations

import subprocess
import sys
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from urllib.parse import unquote, urlsplit

from sphinx.util.inventory import InventoryFile

ROOT = Path(__file__).parents[2]
DOORS = [
    f"northline.{room}" for room in ("game", "rules", "editions", "svg", "bots", "kernel", "envs", "arena")
]
"""The packages of the API reference."""


class Page(HTMLParser):
    """The targets of links and the anchors of an HTML page."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.targets.append(value)
            elif name == "id" and value:
                self.anchors.add(value)


def broken_links(site: Path) -> list[str]:
    """Every link from a page of the site to something that is not in it. Links to other sites are not followed."""
    pages = {file: Page(file) for file in sorted(site.rglob("*.html"))}
    broken = []
    for file, page in pages.items():
        for target in page.targets:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            path = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            found = path.exists()
            if found and parts.fragment and path in pages:
                found = unquote(parts.fragment) in pages[path].anchors
            if not found:
                broken.append(f"{file.relative_to(site)} links to {target}")
    return broken


def foreign_assets(site: Path) -> list[str]:
    """Scripts, styles and pictures that a page would load from another site."""
    return [
        f"{file.relative_to(site)} loads {target}"
        for file in site.rglob("*.html")
        for target in Page(file).targets
        if urlsplit(target).netloc
        and urlsplit(target).path.endswith((".js", ".css", ".svg", ".png", ".woff2"))
    ]


def test_the_site_builds_without_a_warning_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    """One test, so that the site is built once however the tests are shared out."""
    site = tmp_path / "site"
    build = [sys.executable, "-m", "sphinx", "-q", "-b", "html", "-E", "-n", "-W", "--keep-going"]
    done = subprocess.run(
        [*build, "-d", str(tmp_path / "doctrees"), "docs", str(site)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert broken_links(site) == []
    assert foreign_assets(site) == []
    assert undocumented(site) == []


def undocumented(site: Path) -> list[str]:
    """Public names that the API reference leaves out. They may be under the module that defines them."""
    inventory = InventoryFile.loads((site / "objects.inv").read_bytes(), uri="")
    entries = [name for kind, names in inventory.data.items() if kind.startswith("py:") for name in names]
    return [
        f"{door}.{name}"
        for door in DOORS
        for name in getattr(import_module(door), "__all__", ())
        if not any(entry.startswith(f"{door}.") and entry.endswith(f".{name}") for entry in entries)
    ]


def test_a_broken_link_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="b.html#x">1</a><a href="b.html#y">2</a><a href="c.html">3</a>')
    (tmp_path / "b.html").write_text(
        '<p id="x"><a href="https://example.com/missing">4</a><a href="#z">5</a>'
    )
    assert broken_links(tmp_path) == [
        "a.html links to b.html#y",
        "a.html links to c.html",
        "b.html links to #z",
    ]
