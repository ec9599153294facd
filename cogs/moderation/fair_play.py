"""Hints at unfair play: who may see them, from which hands they come, and the audit's line about each look.

``bot.moderation.fair_play`` does the work, in a thread: a busy month takes it seconds.
"""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases
from bot.moderation.fair_play import HandSummary, Report, fair_play_report, summarise
from bot.moderation.hand_archive import HandArchive, LoggedHand
from bot.moderation.powers import Power
from bot.tables.saving import Request
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import fill
from bot.ui.moderation.flags import flags_text
from bot.ui.text.hand_names import HandNames
from cogs._asking.asker import guild_of
from cogs._asking.authority import authorised, entry_of

DAYS_MOST: Final = 366
HANDS_MOST: Final = 50_000
"""The newest hands; so many take a quarter of a minute."""
_AT_ONCE: Final = 200
"""Hands read in one go: whole hands take much more room than the summaries kept of them."""
_DAY_MS: Final = 86_400_000

_looking: Final[set[int]] = set()
"""The servers whose hands are being examined."""


async def show_flags(interaction: BotInteraction, days: int = 30) -> None:
    """Answers a deferred command with what looked odd in the last ``days``. The look is saved in the audit before
    anything is shown. Raises Complaint.

    Hints that name the asker are left out, always: players who dump chips must not read here how far they may go. Every
    answer says so, or the line itself would give away that there is such a hint.
    """
    asker = await authorised(interaction, Power.SEE_FLAGS)
    days = min(max(1, days), DAYS_MOST)
    report = await _report(interaction, asker.player_id, days)
    flags = [flag for flag in report.flags if asker.player_id not in flag.players]
    services, guild = interaction.client.services, guild_of(interaction)
    await services.names.learn(guild, {player for flag in flags for player in flag.players})
    await _write_down(interaction, asker.player_id, days, len(flags))
    played = {table_id for flag in flags for table_id, _ in flag.hands}
    tables = await interaction.client.services.office.hands.table_names(guild, played, private=True)
    say_, called = Phrases(str(interaction.locale)), HandNames(tables)
    text = flags_text(say_, report, flags, days, services.readers.name_of(guild), called)
    await fill(interaction, view=PrivateNote(text))


async def _report(interaction: BotInteraction, asker: int, days: int) -> Report:
    services, guild = interaction.client.services, guild_of(interaction)
    if guild in _looking:
        raise Complaint("flags-busy")
    _looking.add(guild)
    try:
        since_ms = services.timer.now_ms() - days * _DAY_MS
        hands = await _summaries(services.office.hands, guild, since_ms, asker)
        joined_ms = await services.office.hands.joined_ms(guild)
        return await asyncio.to_thread(fair_play_report, hands, joined_ms)
    finally:
        _looking.discard(guild)


async def _summaries(archive: HandArchive, guild: int, since_ms: int, asker: int) -> list[HandSummary]:
    """The hands finished since then. Of several that ended in the same moment some may come twice."""
    kept: deque[HandSummary] = deque(maxlen=HANDS_MOST)
    seen: set[tuple[int, int]] = set()
    while True:
        found = await archive.finished(guild, since_ms, _AT_ONCE)
        fresh = [hand for hand in found if (hand.table_id, hand.number) not in seen]
        if not fresh:
            return list(kept)
        kept.extend(await asyncio.to_thread(_summarised, fresh, asker))
        seen = {(hand.table_id, hand.number) for hand in found}
        since_ms = found[-1].closed_ms or since_ms


def _summarised(hands: Iterable[LoggedHand], asker: int) -> list[HandSummary]:
    """The summaries, without what the cards tell of hands that the asker was dealt into: there the asker is a player,
    not a moderator."""
    return [summary for hand in hands if (summary := summarise(hand, hidden_from=asker)) is not None]


async def _write_down(interaction: BotInteraction, asker: int, days: int, flags: int) -> None:
    request = Request(interaction.id, asker, "mod flags")
    entry = entry_of(interaction, "see_flags", request, "", after=f"{flags} hints, {days} days")
    await interaction.client.services.office.audit.record(request, entry)
