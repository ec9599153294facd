"""The words by which players cut the next deal, as the table shows them (F-3, F-9).

Seals and cuts are shown elsewhere.
"""

from typing import Final

from bot.common.escaping import clean, plain
from bot.fairness.cutting import WORD_LENGTH_MOST
from bot.locales.phrases import Phrases
from bot.tables.ports import SealView, TableView
from bot.ui.scene.scene import Scene

WORD_SHOWN_LEAST: Final = 8
"""The number of characters shown of each word if the table's message has no room for more."""


def word_lines(scene: Scene) -> list[str]:
    """Return a line with the words by which players cut the next deal; an empty list if there are none."""
    seal = scene.view.seal
    if seal is None or not seal.words or scene.view.course.closed:
        return []
    return [f"-# {words_text(scene.say, seal)}"]


def words_text(say: Phrases, seal: SealView) -> str:
    return " · ".join(say("seal-word", seat=seat, word=clean(word, WORD_LENGTH_MOST)) for seat, word in seal.words)


def with_short_words(view: TableView) -> TableView:
    """Return the view with the words cut to ``WORD_SHOWN_LEAST`` characters."""
    if view.seal is None:
        return view
    words = tuple((seat, plain(word, WORD_SHOWN_LEAST)) for seat, word in view.seal.words)
    return view._replace(seal=view.seal._replace(words=words))


def without_words(view: TableView) -> TableView:
    return view if view.seal is None else view._replace(seal=view.seal._replace(words=()))
