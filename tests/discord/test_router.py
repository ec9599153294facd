"""The router through the real client: it alone handles clicks, and the library keeps no state about messages."""

from collections.abc import Mapping
from typing import Any, Final

import discord
import pytest

from bot.locales.phrases import say
from bot.moderation.token_bucket import Rate, RateLimiter
from bot.ui.table.message import TableMessageView
from tests.discord.test_abuse import ids
from tests.harness.discord.forging import CLICK, FORM, forge
from tests.harness.discord.room import Room
from tests.harness.tables.altered import altered

RENDERINGS: Final = 50
LASTING: Final = (
    *("lb:a:1:1:1:fold", "lb:r:1:1:1:raise", "lb:d:1:1:1", "lb:d:1:1:1:0:pat"),
    *("lb:t:1:cards", "lb:p:1:1:1:time", "lb:w:1:unwait"),
)
"""Buttons of table messages and of the menus that these open."""
OTHERS: Final = (
    *("lb:j:1", "lb:e:1:register:100", "lb:v:1:post", "lb:l:1:now", "lb:h:1:1", "lb:k:1:1:f0"),
    *("lb:k:board:all:profit:0:any", "lb:s:1", "lb:s:3:chips", "lb:w:help", "lb:w:rules:razz"),
)


def library_state(room: Room) -> list[Any]:
    """Return everything that the library itself listens for: messages, forms, and ids on all messages."""
    store = room.client._connection._view_store
    return [store._views, store._synced_message_views, store._modals, store._dynamic_items]


def place(room: Room) -> Mapping[str, Any]:
    return {"at": room.table, "guild_id": room.guild.id}


async def test_the_library_keeps_no_state_about_sent_messages(played: Room) -> None:
    played.wiring.limits.asks = RateLimiter(Rate(10**6, 60), Rate(10**6, 60))
    for custom_id in ids(1, 1, 1):
        # A forged click has no message that could be edited.
        if not custom_id.startswith(("lb:t:", "lb:p:")):
            for kind in (CLICK, FORM):
                await forge(played, played.people["an"], custom_id, **place(played), kind=kind)
    for command in ("help", "rules", "wallet", "hand last", "table list", "leaderboard", "plan"):
        await played.slash("an", command)
    view = played.view
    channel = played.client.get_partial_messageable(played.table.id)
    message = await channel.send(view=TableMessageView(played.wiring.reach.readers.scene(view)))
    for number in range(RENDERINGS):
        scene = played.wiring.reach.readers.scene(altered(view, name=f"Table {number}"))
        await message.edit(view=TableMessageView(scene))
    assert library_state(played) == [{}, {}, {}, {}]


async def test_only_the_router_handles_clicks(played: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []

    async def take(interaction: discord.Interaction) -> None:
        data: Mapping[str, Any] = interaction.data or {}
        taken.append(str(data.get("custom_id")))

    monkeypatch.setattr(played.client.router, "handle_click", take)
    for custom_id in ids(1, 1, 1):
        result = await forge(played, played.people["an"], custom_id, **place(played))
        assert not result.acknowledged, custom_id
    assert taken == ids(1, 1, 1)


async def test_only_table_buttons_still_work_after_an_edit_removed_them_from_their_message(played: Room) -> None:
    played.wiring.limits.asks = RateLimiter(Rate(10**6, 60), Rate(10**6, 60))
    gone = say("en-US", "click-gone")
    for custom_id in (*LASTING, *OTHERS):
        lost = await forge(played, played.people["an"], custom_id, **place(played), there=False)
        assert lost.acknowledged, custom_id
        told = lost.response.content if lost.response is not None else ""
        assert (told == gone) is (custom_id in OTHERS), custom_id
    for custom_id in OTHERS:
        there = await forge(played, played.people["an"], custom_id, **place(played))
        assert there.acknowledged, custom_id
        assert there.response is None or there.response.content != gone, custom_id
