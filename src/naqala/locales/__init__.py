"""All texts in all languages: a folder of Fluent files for each, and what reads them.

`catalog("de").text("log-round", n=2)` is a text, `catalog("de").phrase(error.phrase)` an error of the engine.
The page reads the same files. `docs/languages.md` says how to add a language.
"""

from naqala.locales.catalog import Catalog, MissingText, catalog
from naqala.locales.languages import LANGUAGES, Language, language_of, system_language

__all__ = ["LANGUAGES", "Catalog", "Language", "MissingText", "catalog", "language_of", "system_language"]
