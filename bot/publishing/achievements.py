"""Tells a table what one of its players has achieved for the first time, soon after the hand; once, for it is saved
before."""

import logging
from collections.abc import Sequence
from typing import Final, Protocol

import discord

from bot.common.escaping import clean
from bot.history.ports import Earned
from bot.locales.phrases import say
from bot.tables.manager import TableManager
from bot.tables.ports import TableView, Timer
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.scene.readers import Readers

log = logging.getLogger(__name__)

LATE_MOST_MS: Final = 10 * 60_000
"""Nobody at the table remembers an older hand: a file that is counted afresh tells nothing of what was."""
_NOBODY: Final = discord.AllowedMentions.none()


class TableRequests(Protocol):
    def count_request(self, table_id: int) -> None:
        """A request for the table was counted beside its card."""
        ...


class Praise:
    """Made before the client exists; what is achieved while it is not there is told by /stats alone."""

    def __init__(
        self,
        outbox: Outbox,
        tasks: Tasks,
        preferences: PlayerPreferences,
        timer: Timer,
        tables: TableManager,
        readers: Readers,
        cards: TableRequests,
    ) -> None:
        self._outbox = outbox
        self._tasks = tasks
        self._preferences = preferences
        self._timer = timer
        self._tables = tables
        self._readers = readers
        self._cards = cards

    def tell(self, earned: Sequence[Earned]) -> None:
        """Told after the commit; returns at once."""
        since_ms = self._timer.now_ms() - LATE_MOST_MS
        told = [each for each in earned if each.open_to_all and each.at_ms >= since_ms and self._wants(each.player_id)]
        if self._outbox.is_connected and not self._outbox.is_closed:
            for table_id in dict.fromkeys(each.table_id for each in told):
                self._tasks.run(self._tell(table_id, [each for each in told if each.table_id == table_id]))

    def _wants(self, player_id: int) -> bool:
        return self._preferences.of(player_id).achievements

    async def _tell(self, table_id: int, earned: Sequence[Earned]) -> None:
        """Never fails: /stats tells it as well."""
        view = self._tables.view(table_id)
        try:
            lines = [] if view is None or view.course.closed else await self._lines(view, earned)
            if view is not None and lines:
                place = self._outbox.channel(view.place.guild_id, view.place.channel_id)
                text = "\n".join(lines)
                await self._outbox.post(lambda nonce: place.send(text, nonce=nonce, allowed_mentions=_NOBODY))
                self._cards.count_request(table_id)
        except Exception as error:
            log.warning("what was achieved at table %d is not told: %s", table_id, cause(error))

    async def _lines(self, view: TableView, earned: Sequence[Earned]) -> list[str]:
        """House players achieve nothing."""
        house, names = {line.player_id for line in view.seats if line.house}, self._readers.names
        shown = [each for each in earned if each.player_id not in house]
        await self._readers.learn_language(view.place.guild_id)
        await names.learn(view.place.guild_id, {each.player_id for each in shown})
        locale = self._readers.locale(view)
        return [
            say(
                locale,
                "praise-line",
                name=clean(names.name(view.place.guild_id, each.player_id) or say(locale, "player-nameless")),
                achievement=say(locale, f"achievement-{each.name}"),
            )
            for each in shown
        ]
