"""Looks bans and frozen wallets up, for the sentences that tell players of them."""

from enum import StrEnum
from typing import Protocol

from bot.locales.phrases import Phrases
from bot.moderation.ports import AuditFilter, Standing
from bot.publishing.services import Services
from bot.tables.replies import Denial
from bot.ui.text.standing import ban_end, reason_given


class Answered(Protocol):
    """An answer of a table or a tournament."""

    @property
    def denial(self) -> StrEnum | None: ...


async def end_of_ban(services: Services, guild_id: int, player_id: int | None, locale: str) -> str:
    """How long the player's ban lasts, for the sentence that refuses them because of it. Raises StoreError."""
    standing = await services.office.conduct.standing(guild_id, player_id) if player_id is not None else Standing()
    return ban_end(Phrases(locale), standing.banned_until_ms)


async def end_told(
    services: Services, guild_id: int, player_id: int | None, locale: str, reply: Answered | None
) -> str | None:
    """As ``end_of_ban``, where that is why the player was refused; None else. Raises StoreError."""
    if reply is None or reply.denial is None or reply.denial.value != Denial.BANNED.value:
        return None
    return await end_of_ban(services, guild_id, player_id, locale)


async def standing_lines(services: Services, guild_id: int, player_id: int, locale: str) -> list[str]:
    """A ban and a frozen wallet, each with its reason where one is known; empty for a player with neither. Raises
    StoreError."""
    standing = await services.office.conduct.standing(guild_id, player_id)
    lines, say = [], Phrases(locale)
    if standing.banned(services.timer.now_ms()):
        lines.append(say("wallet-banned", until=ban_end(say, standing.banned_until_ms)))
        lines += await _reason(services, guild_id, player_id, say, "ban")
    if standing.frozen:
        lines.append(say("wallet-frozen"))
        lines += await _reason(services, guild_id, player_id, say, "freeze")
    return lines


async def _reason(services: Services, guild_id: int, player_id: int, say: Phrases, act: str) -> list[str]:
    """The reason of the newest such act; empty where the standing is older than the player's pseudonym."""
    wanted = AuditFilter(act=act, subject_id=player_id)
    found = await services.office.audit.page(guild_id, wanted, skip=0, most=1)
    return [reason_given(say, each.entry.reason) for each in found if each.entry.reason]
