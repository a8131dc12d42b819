"""The message catalogue: ids and facts put into words, in English and French, for every door."""

from royaumes.messages.catalogue import LANGUAGES, Catalogue
from royaumes.messages.words import Words

__all__ = ["LANGUAGES", "Catalogue", "Words"]
