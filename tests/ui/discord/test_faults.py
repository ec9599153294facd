"""Bans by Cloudflare, as opposed to Discord's own refusals."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from multidict import CIMultiDict

from bot.ui.discord.faults import BANNED_MOST_SECONDS, BANNED_SECONDS, ban_seconds

PAGE = {"content-type": "text/html; charset=UTF-8"}


@pytest.mark.parametrize(
    "case",
    [
        (429, PAGE | {"retry-after": "120"}, 120.0),
        (429, PAGE, BANNED_SECONDS),
        (429, PAGE | {"retry-after": "Sat, 28 Nov 2026 10:00:00 GMT"}, BANNED_SECONDS),
        (429, PAGE | {"retry-after": "86400"}, BANNED_MOST_SECONDS),
        (429, {"content-type": "text/plain"}, BANNED_SECONDS),
        (429, {"content-type": "application/json", "retry-after": "5"}, 0.0),
        (429, {}, 0.0),
        (502, PAGE, 0.0),
        (403, PAGE, 0.0),
    ],
)
def test_a_cloudflare_ban_lasts_as_long_as_its_retry_after_header_says_but_not_beyond_limits(
    case: tuple[int, dict[str, str], float],
) -> None:
    status, headers, seconds = case
    response = SimpleNamespace(status=status, reason="", headers=CIMultiDict(headers))
    assert ban_seconds(discord.HTTPException(cast(Any, response), "")) == seconds
