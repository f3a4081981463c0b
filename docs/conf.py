"""How Sphinx builds the site: ``make docs`` writes it to ``docs/_build/html``.

The pages are Markdown that also reads well on a repository page, so links between them are ordinary relative links.
Pages that live outside ``docs/`` (the README, CONTRIBUTING.md ...) are included, never copied; `relink` makes their
links lead to the right place in the site.
"""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from pkgutil import walk_packages
from types import GenericAlias
from typing import Any

from sphinx.pycode import ModuleAnalyzer
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import stringify_annotation

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
sys.path.insert(0, str(ROOT / "src"))

from northline import __version__, rules  # noqa: E402

for _module in walk_packages(rules.__path__, "northline.rules."):
    import_module(_module.name)  # some name types that they import for the type checker only

project = "Northline"
author = "The Northline authors"
copyright = "the Northline authors"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["_build"]
nitpicky = True

# Markdown

myst_heading_anchors = 4
suppress_warnings = [
    "myst.header"
]  # generated tables of results start at the level that suits the repository page

# Docstrings

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 100
autodoc_inherit_docstrings = False

# The look

html_theme = "furo"
html_title = "Northline"
html_static_path = ["_static"]
html_css_files = ["northline.css"]
html_favicon = "../src/northline/web/icons/northline.svg"
html_logo = html_favicon
html_show_sphinx = False
html_copy_source = False
html_theme_options: dict[str, Any] = {
    "sidebar_hide_name": False,
    "light_css_variables": {
        "color-brand-primary": "#12567e",
        "color-brand-content": "#12567e",
        "color-brand-visited": "#12567e",
        "color-background-primary": "#fffdf8",
        "color-background-secondary": "#f6f1e6",
        "color-background-border": "#e2d9c5",
    },
    "dark_css_variables": {
        "color-brand-primary": "#7cc4f0",
        "color-brand-content": "#7cc4f0",
        "color-brand-visited": "#7cc4f0",
        "color-background-primary": "#121b24",
        "color-background-secondary": "#17222d",
        "color-background-border": "#2a3a4a",
    },
}

# Links out of docs/

PAGE_OF = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "deploy/README.md": "deploy.md",
}
"""Pages of the repository that have a page in the site, which includes them."""
_LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)(?P<path>[^)#\s]+)(?P<anchor>#[^)\s]*)?(?=\))")


def relink(text: str, source: Path, page: Path) -> str:
    """Rewrite the relative links of a Markdown file for the page that shows it.

    ``source`` is the file that the links are relative to, ``page`` the one in ``docs/`` that shows it.
    """

    def link(match: re.Match[str]) -> str:
        target = (source.parent / match["path"]).resolve()
        if target.is_relative_to(ROOT):
            target = DOCS / PAGE_OF.get(target.relative_to(ROOT).as_posix(), os.path.relpath(target, DOCS))
        return Path(os.path.relpath(target, page.parent)).as_posix() + (match["anchor"] or "")

    return _LINK.sub(link, text)


def _relink_page(app: Any, docname: str, content: list[str]) -> None:
    page = Path(app.env.doc2path(docname))
    content[0] = relink(content[0], page, page)


def _relink_included(app: Any, path: Path, docname: str, content: list[str]) -> None:
    page = Path(app.env.doc2path(docname))
    content[0] = relink(content[0], (DOCS / path).resolve(), page)


# References to Python names


def _find(name: str) -> Any:
    """Whatever a dotted name stands for, or None. Modules come first: ``rules.score`` is one, and a function too."""
    parts = name.split(".")
    for size in range(len(parts), 0, -1):
        try:
            module = import_module(".".join(parts[:size]))
            return attrgetter(".".join(parts[size:]))(module) if parts[size:] else module
        except (ImportError, AttributeError):
            continue
    return None


def _name_without_a_page(app: Any, env: Any, node: Any, contnode: Any) -> Any:
    """Show a reference to something that exists but has no page as plain code. A wrong one stays a warning.

    Short names are looked for in all of Northline: annotations mean names of the module they were written in, which
    is not the one that shows them.
    """
    if node.get("refdomain") != "py":
        return None
    target = node["reftarget"]
    homes = ["builtins", *(name for name in sys.modules if name.split(".")[0] == "northline")]
    names = (target, *(f"{home}.{target}" for home in homes))
    return contnode if any(_find(name) is not None for name in names) else None


# The API reference


class PublicNames(SphinxDirective):
    """``.. public-names:: northline.bots`` documents a package and all of its ``__all__``, functions first."""

    required_arguments = 1
    option_spec = {"without": lambda names: names.split()}  # noqa: RUF012
    titles = {"function": "Functions", "class": "Classes", "exception": "Exceptions", "data": "Constants"}  # noqa: RUF012

    def run(self) -> list[Any]:
        package = self.arguments[0]
        module = import_module(package)
        names = [name for name in module.__all__ if name not in self.options.get("without", ())]
        kinds = {name: self.kind(getattr(module, name)) for name in names}
        lines = [f".. automodule:: {package}", "   :no-members:", ""]
        for kind, title in self.titles.items():
            chosen = [name for name in names if kinds[name] == kind]
            lines += [f".. rubric:: {title}", ""] if chosen else []
            for name in chosen:
                lines += [f".. auto{kind}:: {package}.{name}"]
                if kind in ("class", "exception"):
                    lines += ["   :members:"]
                elif kind == "data" and len(repr(getattr(module, name))) > 100:
                    lines += ["   :no-value:"]
                lines += [""]
        return self.parse_text_to_nodes("\n".join(lines))

    @staticmethod
    def kind(thing: Any) -> str:
        if isinstance(thing, type) and not isinstance(thing, GenericAlias):
            return "exception" if issubclass(thing, BaseException) else "class"
        return "function" if callable(thing) and hasattr(thing, "__code__") else "data"


def _describe_constant(app: Any, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Take the description of a constant from the module that defines it, not from its type."""
    if what != "data":
        return
    constant = name.rpartition(".")[2]
    lines.clear()
    for module in [module for module in sys.modules if module.startswith("northline.")]:
        described = ModuleAnalyzer.for_module(module).find_attr_docs()
        if ("", constant) in described and getattr(sys.modules[module], constant, None) is obj:
            lines += described["", constant]
            return


_UNIONS = {
    stringify_annotation(getattr(rules, name), "smart"): f"~northline.rules.{name}"
    for name in ("Action", "Event")
}
"""How autodoc spells out the unions of all actions and of all events, and their names."""


def _name_unions(
    app: Any, what: str, name: str, obj: Any, options: Any, signature: str | None, result: str | None
) -> tuple[str | None, str | None]:
    """Write ``Action`` in a signature, not everything that is one."""
    for spelled_out, union in _UNIONS.items():
        signature = signature and signature.replace(spelled_out, union)
        result = result and result.replace(spelled_out, union)
    return signature, result


def _module_with_source(app: Any, module: str, attribute: str) -> str:
    """Link a class or function to the source of its module, and a constant to that of the package that shows it."""
    home = getattr(_find(f"{module}.{attribute}"), "__module__", None) or module
    return home if home.startswith("northline") else module


def setup(app: Any) -> None:
    app.add_directive("public-names", PublicNames)
    app.connect("autodoc-process-signature", _name_unions)
    app.connect("autodoc-process-docstring", _describe_constant)
    app.connect("viewcode-follow-imported", _module_with_source)
    app.connect("missing-reference", _name_without_a_page)
    app.connect("source-read", _relink_page)
    app.connect("include-read", _relink_included)
