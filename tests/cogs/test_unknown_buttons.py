"""Buttons that a route's pattern accepts but its handler does not know: they are refused without any effect."""

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.interactions.click import BotInteraction, Click, UnknownButton
from cogs.lobby.clicks import LobbyClicks
from cogs.play.drawing import DrawRequests
from cogs.play.planning import Planning
from cogs.practice.clicks import LessonClicks
from cogs.table.clicks import TableClicks
from cogs.tournament.clicks import TournamentClicks
from cogs.tournament.preview import PreviewClicks


async def test_a_handler_refuses_a_button_that_it_does_not_know() -> None:
    """The handlers get stubs in place of their dependencies, so one that does more than refuse raises another error."""
    parts: Any = SimpleNamespace(
        wrong_place=lambda *_: None, answered=None, begin=None, routes=tuple, enter_next=None, enter_rematch=None
    )
    handlers = (
        (Planning(*[parts] * 4), "time)", "peek)", "lb:p:12:34:56:peek"),
        (Planning(*[parts] * 4), "none|", "peek|", "lb:p:12:34:plan:peek"),
        (DrawRequests(*[parts] * 5), "|pat)", "|peek)", "lb:d:12:34:56:3:peek"),
        (LessonClicks(*[parts] * 4), "|more)", "|peek)", "lb:l:12:peek"),
        (LobbyClicks(*[parts] * 7), "|notify)", "|peek)", "lb:b:peek"),
        (TournamentClicks(*[parts] * 4), "|here|", "|peek|", "lb:e:12:peek"),
        (TournamentClicks(*[parts] * 4), "|rematch)", "|peek)", "lb:e:12:peek:100"),
        (PreviewClicks(*[parts] * 2), "|drop)", "|peek)", "lb:v:12:peek"),
        (TableClicks(*[parts] * 7), "|back)", "|peek)", "lb:t:12:peek"),
        (TableClicks(*[parts] * 7), "leave|stay", "leave|peek", "lb:p:12:34:peek"),
        (TableClicks(*[parts] * 7), "|unwait)", "|peek)", "lb:w:12:peek"),
    )
    for handler, known, unknown, custom_id in handlers:
        route = next(each for each in handler.routes() if known in each.pattern.pattern)
        widened = route.pattern.pattern.replace(known, unknown).replace("<time>", "<peek>")
        match = re.fullmatch(widened, custom_id)
        assert match is not None
        groups = dict.fromkeys(route.pattern.groupindex) | match.groupdict()
        stand_in = cast(re.Match[str], _Match(groups, custom_id))
        click = Click(cast(BotInteraction, SimpleNamespace(guild_id=1)), stand_in, "en-US", private=True)
        with pytest.raises(UnknownButton, match=custom_id):
            await route.handler(click)


class _Match(dict[str, str | None]):
    """A match with the groups of the widened pattern and those that the handler reads."""

    def __init__(self, groups: dict[str, str | None], string: str) -> None:
        super().__init__(groups)
        self.string = string
