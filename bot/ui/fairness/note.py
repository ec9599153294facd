"""The answer to /fair, with a button that asks for a word to cut with.

lb:f:12       the button: table 12
lb:f:12:word  the form
lb:f:12:fair  the button in the table's menu that shows this answer
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import discord

from bot.common.escaping import clean
from bot.fairness.cutting import WORD_LENGTH_MOST
from bot.locales.phrases import Phrases
from bot.tables.ports import SealView, TableView
from bot.ui.discord.components import Button, Form, Layout, Row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.scene.answers import NameOf
from bot.ui.scene.seals import words_text
from bot.ui.scene.table_text import NAME_SHOWN_MOST
from bot.ui.text.links import place_link

CUT_BUTTON: Final = re.compile(rf"lb:f:(?P<table>{NUMBER})")
CUT_FORM: Final = re.compile(rf"lb:f:(?P<table>{NUMBER}):word")
NAMED_MOST: Final = 10
"""The maximum number of people listed by name who voided hands; the rest are counted together."""
WORD_FIELD: Final = "word"
Voided = Mapping[int | None, int]
"""player_id of the person who voided hands (None for the bot) -> the number of hands."""


class FairNote(Layout):
    """The answer to /fair, with a button to cut the next deal as long as that is possible."""

    def __init__(self, say: Phrases, text: str, view: TableView | None) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(text))
        if view is not None and view.seal is not None and not view.seal.asked:
            self.add_item(Row(Button(custom_id=f"lb:f:{view.table_id}", label=say("button-cut"))))


class CutForm(Form):
    def __init__(self, say: Phrases, table_id: int) -> None:
        super().__init__(say("button-cut"), f"lb:f:{table_id}:word")
        word: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=WORD_FIELD, max_length=WORD_LENGTH_MOST)
        label = discord.ui.Label(text=say("form-cut-word"), description=say("form-cut-hint"), component=word)
        self.add_item(label)


def explained(say: Phrases, view: TableView | None, voided: Voided | None, name_of: NameOf) -> str:
    """Return the text of the answer to /fair.

    ``view`` is the table in this channel; ``voided`` is None in direct messages, outside any server.
    """
    lines = [say("fair-how"), *_at_this_table(say, view)]
    if voided is not None:
        people = _by_whom(say, voided, name_of)
        lines.append(say("fair-voided", hands=sum(voided.values()), who=people) if voided else say("fair-voided-none"))
    return "\n\n".join([*lines, say("fair-not-proved")])


def _at_this_table(say: Phrases, view: TableView | None) -> Iterator[str]:
    if view is None:
        yield say("fair-elsewhere")
        return
    table = clean(view.place.name, NAME_SHOWN_MOST)
    if view.seal is None:
        yield say("fair-practice" if view.practice else "fair-not-sealed", table=table)
        return
    yield "\n".join([say("fair-seal", table=table, hand=view.seal.hand, seal=view.seal.seal), _cutters(say, view.seal)])
    places = set[int]()
    for key, closing in (("fair-closed", view.seal.closed), ("fair-running", view.hand_closing)):
        if closing is not None:
            places.add(closing.thread)
            yield say(key, link=place_link(view.place.guild_id, closing.thread, closing.message))
    if view.settings.is_private and view.place.channel_id in places:
        yield say("fair-recorded-here")


def _cutters(say: Phrases, seal: SealView) -> str:
    if not seal.cutters:
        return say("fair-cut-nobody")
    cuts = say("fair-cut", seats=", ".join(map(str, seal.cutters)), cut=seal.cut)
    return f"{cuts}\n{words_text(say, seal)}" if seal.words else cuts


def _by_whom(say: Phrases, voided: Voided, name_of: NameOf) -> str:
    """Return who voided how many hands, ``Ann 3, the bot 1``, the largest number first."""
    ranked = sorted(voided.items(), key=lambda each: -each[1])
    parts = []
    for player, hands in ranked[:NAMED_MOST]:
        name = say("audit-the-bot") if player is None else name_of(player)
        parts.append(f"{clean(name) if name else say('somebody-gone')} {say.figure(hands)}")
    others = sum(hands for _, hands in ranked[NAMED_MOST:])
    return ", ".join([*parts, say("fair-voided-others", hands=others)] if others else parts)
