"""The page in the pseudo-language, and what of it is not."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import BrowserContext, Error, Page, Route

from naqala.bots.names import NAMES
from naqala.engine.djinns import DJINNS
from tests.browser.operating import TOLD
from tests.browser.scenes import LONG_NAME
from tests.locales.pseudo import CLOSE, OPEN, pseudo

CATALOG: Final = re.compile(r"^var (\w+)=`(.*)`;export\s*\{\s*\w+ as default\s*\};?\s*$", re.DOTALL)
PEOPLE: Final = ("Mira", LONG_NAME, "Zoé", "Ann", "Bob")
WORD: Final = re.compile(r"[^\W\d_]{2,}")
PLAIN_VOWEL: Final = re.compile("[aeiouAEIOU]")
ESCAPED: Final = re.compile(r"\\([`$\\])")
# Every text that a person can see or hear, except in the rules and in announcements, which disappear.
SPOKEN: Final = """() => {
    const found = new Set();
    const attributes = ["aria-label", "title", "placeholder", "alt", "aria-description"];
    for (const element of document.querySelectorAll("body *")) {
        if (element.closest("script, style, [data-rules], [data-announcements], kbd, code")) continue;
        for (const name of attributes) if (element.hasAttribute(name)) found.add(element.getAttribute(name));
        for (const child of element.childNodes)
            if (child.nodeType === 3 && child.data.trim()) found.add(child.data.trim());
    }
    found.add(document.title);
    return [...found];
}"""


def speak_pseudo(context: BrowserContext) -> None:
    """Put all texts of the page, in whatever language, into the pseudo-language."""

    def replace(route: Route) -> None:
        try:
            response = route.fetch(max_retries=5)  # the server may just have closed an idle connection
            found = CATALOG.match(response.text())
        except Error:
            if page_is_closed(route):  # what is loaded in advance may come when the test is over
                return
            raise
        if not found:
            route.fulfill(response=response)
            return
        source = pseudo(ESCAPED.sub(r"\1", found[2]))
        name = found[1]
        route.fulfill(response=response, body=f"var {name}={json.dumps(source)};export{{{name} as default}};")

    context.route(re.compile(r"/assets/[^/]+\.js$"), replace)


def page_is_closed(route: Route) -> bool:
    return not route.request.frame.page.context.pages


def visible_texts(page: Page) -> list[str]:
    return list(page.evaluate(SPOKEN))


def known_words() -> list[str]:
    """What is the same in every language: names, codes, notation."""
    languages = ["English", "Français", "Deutsch", "Nederlands"]
    browsers = ["Chrome", "Linux", "naqala"]
    joined = [" und ", " oder "]  # by the browser, in lists
    return ["Naqala", *PEOPLE, TOLD, *languages, *browsers, *joined, *NAMES, *(djinn.name for djinn in DJINNS)]


def left_in_english(texts: list[str]) -> list[str]:
    """The texts with words outside all brackets whose vowels have no accents."""
    found = []
    for text in texts:
        rest = text
        while (shorter := re.sub(rf"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", "", rest)) != rest:
            rest = shorter
        rest = re.sub(rf"{OPEN}.*$|^.*{CLOSE}", "", rest, flags=re.DOTALL)  # links divide a text into parts
        for name in known_words():
            rest = rest.replace(name, "")
        rest = re.sub(r"\b[A-F][1-5]\b|\b[A-Z0-9]{4}-?[A-Z0-9]{4}\b|\b[A-Z]\d{1,2}\b", "", rest)
        rest = re.sub(r"\b\d{1,2}\. \w+( \d{4})?\b", "", rest)  # a date, written by the browser in German
        rest = re.sub(r"\b[a-z]+-[a-z]+-[a-z]+\b|https?://\S+|--\S+|@\w+", "", rest)  # word codes, links, options, ids
        if any(PLAIN_VOWEL.search(word) for word in WORD.findall(rest)):
            found.append(text)
    return sorted(found)
