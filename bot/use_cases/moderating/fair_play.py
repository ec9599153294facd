"""Signs of unfair play, for moderators; each use of the command is entered in the audit.

``bot.moderation.fair_play`` computes them, in a thread, because that takes seconds for a busy month.
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.common.one_at_a_time import OneAtATime
from bot.moderation.fair_play import Flag, HandSummary, Report, fair_play_report, summarise
from bot.moderation.hand_archive import HandArchive, LoggedHand
from bot.moderation.ports import AuditLog
from bot.moderation.powers import Power
from bot.tables.ports import Timer
from bot.tables.saving import Request
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin

DAYS_MOST: Final = 366
HANDS_MOST: Final = 50_000
"""The maximum number of hands examined, newest first; this many take 15 seconds."""
_AT_ONCE: Final = 200
"""The number of hands read at a time, because whole hands take much more memory than their summaries."""
_DAY_MS: Final = 86_400_000


@dataclass(frozen=True, slots=True)
class Look:
    report: Report
    flags: Sequence[Flag]
    """The flags that the user may see."""
    tables: Mapping[int, str]
    """table_id -> the table's name, for the tables in the flags."""


class LookingForFlags:
    def __init__(self, authority: Authority, archive: HandArchive, audit: AuditLog, timer: Timer) -> None:
        self._authority = authority
        self._archive = archive
        self._audit = audit
        self._timer = timer
        self._looking = OneAtATime("flags-busy")
        """A lock for each server, so that only one request at a time examines the server's hands."""

    async def look(self, origin: Origin, days: int) -> Look:
        """Return the flags of the last ``days`` days, and add an entry to the audit.

        Flags that name the user are always left out, because players who dump chips must not learn here how far they
        can go. Every answer says that such flags are left out; otherwise that sentence would itself reveal one. Raises
        Complaint and StoreError.
        """
        asker = (await self._authority.require(origin, Power.SEE_FLAGS)).player_id
        with self._looking.of(origin.server):
            report = await self._report(origin.server, asker, days)
        flags = [flag for flag in report.flags if asker not in flag.players]
        request = Request(origin.request_id, asker, "mod flags")
        after = f"{len(flags)} hints, {days} days"
        await self._audit.write_entry(request, self._authority.entry_of(origin, "see_flags", request, "", after=after))
        played = {table_id for flag in flags for table_id, _ in flag.hands}
        return Look(report, flags, await self._archive.table_names(origin.server, played, private=True))

    async def _report(self, guild_id: int, asker: int, days: int) -> Report:
        hands = await self._summaries(guild_id, self._timer.now_ms() - days * _DAY_MS, asker)
        return await asyncio.to_thread(fair_play_report, hands, await self._archive.joined_ms(guild_id))

    async def _summaries(self, guild_id: int, since_ms: int, asker: int) -> list[HandSummary]:
        """Return summaries of the hands that finished since ``since_ms``.

        If several hands finished in the same millisecond, some may be listed twice.
        """
        kept: deque[HandSummary] = deque(maxlen=HANDS_MOST)
        seen: set[tuple[int, int]] = set()
        while True:
            hands = await self._archive.finished(guild_id, since_ms, _AT_ONCE)
            fresh = [hand for hand in hands if (hand.table_id, hand.number) not in seen]
            if not fresh:
                return list(kept)
            kept.extend(await asyncio.to_thread(_summarised, fresh, asker))
            seen = {(hand.table_id, hand.number) for hand in hands}
            since_ms = hands[-1].closed_ms or since_ms


def _summarised(hands: Iterable[LoggedHand], asker: int) -> list[HandSummary]:
    """Return the hands' summaries.

    For hands that the user was dealt into, the summaries contain nothing about cards, because the user was a player
    there.
    """
    return [summary for hand in hands if (summary := summarise(hand, hidden_from=asker)) is not None]
