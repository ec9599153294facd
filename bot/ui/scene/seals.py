"""The seal of the next deal, and the message that closed the running one, as text (F-9)."""

from collections.abc import Iterator
from typing import Final

from bot.common.escaping import clean, plain
from bot.fairness.cutting import WORD_LENGTH_MOST
from bot.locales.phrases import Phrases
from bot.tables.ports import SealView, TableView
from bot.ui.scene.scene import Scene
from bot.ui.text.links import place_link

LABEL_DIGITS: Final = 8
WORD_SHOWN_LEAST: Final = 8
"""The least characters of a word that are shown at a table without room for more."""


def label(seal: str) -> str:
    """Return a seal's first digits for display, ``3f9a·22c1``; they are too short to prove anything."""
    return f"{seal[:4]}·{seal[4:LABEL_DIGITS]}"


def table_line(scene: Scene) -> list[str]:
    """Return the link to the running deal's closing message, and the next seal in short with its cuts and words.

    The list is empty at a table without sealed deals.
    """
    facts = " · ".join(_seal_facts(scene))
    return [f"-# {facts}", *_words(scene)] if facts else []


def _words(scene: Scene) -> Iterator[str]:
    """Yield the public words that cut the next deal."""
    seal = scene.view.seal
    if seal is not None and seal.words and not scene.view.course.closed:
        yield f"-# {words_text(scene.say, seal)}"


def words_text(say: Phrases, seal: SealView) -> str:
    return " · ".join(say("seal-word", seat=seat, word=clean(word, WORD_LENGTH_MOST)) for seat, word in seal.words)


def _seal_facts(scene: Scene) -> Iterator[str]:
    view = scene.view
    if view.hand is not None and view.hand_closing is not None:
        closing = view.hand_closing
        yield scene.say("seal-running", link=place_link(view.place.guild_id, closing.thread, closing.message))
    if view.seal is not None and not view.course.closed:
        yield scene.say("seal-next", seal=label(view.seal.seal), cut=len(view.seal.cutters))


def with_short_words(view: TableView) -> TableView:
    """Return the view with only the beginnings of the words."""
    if view.seal is None:
        return view
    words = tuple((seat, plain(word, WORD_SHOWN_LEAST)) for seat, word in view.seal.words)
    return view._replace(seal=view.seal._replace(words=words))


def without_words(view: TableView) -> TableView:
    return view if view.seal is None else view._replace(seal=view.seal._replace(words=()))


def whole_seal(scene: Scene) -> list[str]:
    """Return the next deal's seal in full, for players who want to keep it."""
    seal = scene.view.seal
    return (
        [f"-# {scene.say('seal-whole', seal=seal.seal)}"] if seal is not None and not scene.view.course.closed else []
    )
