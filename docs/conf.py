"""How Sphinx builds the documentation: `make docs` writes it to .build/site. Nothing is loaded from other sites."""

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from pygments.lexers.special import TextLexer

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(Path(__file__).resolve().parent / "site")]

import example_pages  # noqa: E402

from naqala.version import VERSION  # noqa: E402

project = "Naqala"
author = "The Naqala authors"
project_copyright = author
version = release = VERSION
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["pictures", "site", "progress.md"]  # the last is about unfinished work
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "github-dark"
default_role = "code"  # docstrings are written with single backticks
nitpicky = False  # annotations name modules that are not part of the reference

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
NOTATIONS = ("actions", "asked", "lines", "position", "record", "nginx")  # languages of our own code blocks

autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Naqala"
html_favicon = html_logo = "../web/public/favicon.svg"
html_static_path = ["site/static"]
html_css_files = ["naqala.css"]
html_copy_source = False
html_show_sphinx = False
templates_path: list[str] = []

TOKENS = (ROOT / "web" / "src" / "tokens.css").read_text(encoding="utf-8")
COLOURS = {  # the theme's colours, by our design tokens
    "color-foreground-primary": "ink",
    "color-foreground-secondary": "ink-2",
    "color-foreground-muted": "ink-2",
    "color-foreground-border": "line-strong",
    "color-background-primary": "panel",
    "color-background-secondary": "bg",
    "color-background-hover": "bg-2",
    "color-background-border": "line",
    "color-brand-primary": "act",
    "color-brand-content": "link",
    "color-brand-visited": "link",
    "color-highlighted-background": "warn-soft",
    "color-highlight-on-target": "warn-soft",
    "color-code-background": "well",
    "color-code-foreground": "ink",
    "color-inline-code-background": "well",
    "color-api-background": "well",
    "color-api-background-hover": "bg-2",
    "color-api-name": "act",
    "color-problematic": "bad",
    "color-announcement-background": "act",
    "color-announcement-text": "act-ink",
}


def tokens(selector: str) -> dict[str, str]:
    """The design tokens that a rule of the page's style sheet sets."""
    found = re.search(rf"^{re.escape(selector)} {{\n(.*?)^}}", TOKENS, re.MULTILINE | re.DOTALL)
    if not found:
        raise ValueError(f"web/src/tokens.css has no rule {selector}")
    return dict(re.findall(r"^  --([\w-]+): (.*?);", found[1], re.MULTILINE))


LIGHT = tokens(":root")
DARK = LIGHT | tokens('[data-theme="dark"]')
html_theme_options = {
    "light_css_variables": {name: LIGHT[token] for name, token in COLOURS.items()} | {"font-stack": LIGHT["font"]},
    "dark_css_variables": {name: DARK[token] for name, token in COLOURS.items()},
    "navigation_with_keys": True,
}


def plain_signature(*event: object) -> tuple[str, str] | None:
    """Write the compiler's fixed-width integers as what they are for callers: int."""
    *_, signature, returns = event
    if not isinstance(signature, str):
        return None
    return re.sub(r"\bi64\b", "int", signature), re.sub(r"\bi64\b", "int", str(returns or ""))


def setup(app: "Sphinx") -> None:
    app.connect("autodoc-process-signature", plain_signature)
    for name in NOTATIONS:
        app.add_lexer(name, TextLexer)
    example_pages.setup(app, ROOT / "examples")
