"""A button that a pattern lets through and no handler knows is refused, and does nothing at all."""

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.interactions.click import BotInteraction, Click, UnknownButton
from bot.ui.practice.buttons import LESSON_BUTTON
from bot.ui.table.discard_picker import PICK
from bot.ui.table.turn_buttons import TURN_BUTTON
from cogs.play.drawing import Drawing
from cogs.play.planning import Planning
from cogs.practice.clicks import LessonClicks


async def test_a_verb_that_no_handler_knows_is_refused() -> None:
    """Nothing of the handlers is there but the check of the place, so whatever else they did would fail otherwise."""
    parts: Any = SimpleNamespace(wrong_place=lambda guild, table: None)
    handlers = (
        (Planning(parts, parts, parts, parts), TURN_BUTTON, "time)", "peek)", "lb:p:12:34:56:peek"),
        (Drawing(parts, parts, parts, parts, parts), PICK, "|pat)", "|peek)", "lb:d:12:34:56:3:peek"),
        (LessonClicks(parts, parts, parts, parts), LESSON_BUTTON, "|more)", "|peek)", "lb:l:12:peek"),
    )
    for handler, pattern, known, unknown, custom_id in handlers:
        match = re.fullmatch(pattern.pattern.replace(known, unknown).replace("<time>", "<peek>"), custom_id)
        assert match is not None
        groups = dict.fromkeys(pattern.groupindex) | match.groupdict()
        stand_in = cast(re.Match[str], _Match(groups, custom_id))
        click = Click(cast(BotInteraction, SimpleNamespace(guild_id=1)), stand_in, "en-US", private=True)
        with pytest.raises(UnknownButton, match=custom_id):
            await handler.routes()[0].handler(click)


class _Match(dict[str, str | None]):
    """A match that has the groups of the widened pattern and those that the handler reads."""

    def __init__(self, groups: dict[str, str | None], string: str) -> None:
        super().__init__(groups)
        self.string = string
