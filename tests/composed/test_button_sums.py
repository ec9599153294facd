"""Every button that takes chips says how many, read from all composed messages."""

import re
from collections.abc import Iterator
from typing import Final

import discord
import pytest

from bot.locales import DEFAULT
from bot.locales.phrases import Phrases
from tests.composed.every import CHAPTERS
from tests.harness.ui.items import items_of

pytestmark = pytest.mark.xdist_group("phrases")

_ACT: Final = r"\d+:\d+:\d+"
TAKES: Final = re.compile(
    rf"lb:[al]:{_ACT}:(bring_in|complete|bet|call|raise)(:\d+)?|lb:p:\d+:(post|\d+:plan:call_this:\d+)"
    r"|lb:t:\d+:sit|lb:j:\d+|lb:e:\d+:((register|next|rematch):\d+|again|addon|propose:.+|agree:\d+)"
)
TAKES_NONE: Final = re.compile(
    rf"lb:[al]:{_ACT}:(check|fold|draw)|lb:d:.+|lb:r:.+|lb:t:\d+:(again|back|cards|leave|menu|sitout)"
    rf"|lb:p:\d+:(ahead|\d+:(leave|stay|show|plan:(check_fold|fold_any|none|pat)))|lb:p:{_ACT}:time|lb:w:.+|lb:[fo]:\d+(:fair)?"
    r"|lb:l:\d+:(now|more)|lb:e:\d+:(checkin|withdraw|here|hands|series|deal|rest|decline:\d+|share|csv|manage|(now|delay):\d+)|lb:b:(new|practice|notify|start:.+)|lb:[hknqsuvy]:.+"
)
KNOWS_NO_SUM: Final = re.compile(r"lb:b:play|lb:p:\d+:\d+:plan:call_any")
"""The bot chooses the table of *Play now* after the click; a plan to call any bet has no limit."""


def buttons() -> Iterator[tuple[str, str]]:
    """Yield the custom_id and the label of every button in every scene."""
    for scenes in CHAPTERS.values():
        for _, shown in scenes(Phrases(DEFAULT)):
            if isinstance(shown, discord.ui.LayoutView):
                items = [item for item in items_of(shown) if isinstance(item, discord.ui.Button)]
                yield from ((item.custom_id, item.label or "") for item in items if item.custom_id)


def test_every_button_that_takes_chips_names_its_action_and_the_amount() -> None:
    found = set(buttons())
    known = (TAKES, TAKES_NONE, KNOWS_NO_SUM)
    assert {custom_id for custom_id, _ in found if not any(each.fullmatch(custom_id) for each in known)} == set()
    taking = {label for custom_id, label in found if TAKES.fullmatch(custom_id)}
    assert len(taking) > 10
    # "½ pot 23" is a size, its sum follows.
    assert {label for label in taking if not re.search(r"[^\W\d].*\d", label)} == set()
