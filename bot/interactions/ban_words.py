"""Texts about bans and frozen wallets, for the players concerned."""

from enum import StrEnum
from typing import Protocol

from bot.locales.phrases import Phrases
from bot.tables.replies import TableDenial
from bot.ui.text.standing import ban_end, reason_given
from bot.use_cases.standing import Sanction, Standings


class TableOrTournamentReply(Protocol):
    """The reply of a table or a tournament to a player's message."""

    @property
    def denial(self) -> StrEnum | None: ...


async def end_of_ban(standings: Standings, guild_id: int, player_id: int | None, locale: str) -> str:
    """Return text that says when the player's ban ends. Raises StoreError."""
    return ban_end(Phrases(locale), await standings.ban_ends(guild_id, player_id))


async def end_if_banned(
    standings: Standings, guild_id: int, player_id: int | None, locale: str, reply: TableOrTournamentReply | None
) -> str | None:
    """If the reply refuses the player because of a ban, return text that says when the ban ends.

    Otherwise return None. Raises StoreError.
    """
    if reply is None or reply.denial is None or reply.denial.value != TableDenial.BANNED.value:
        return None
    return await end_of_ban(standings, guild_id, player_id, locale)


def sanctions_told(say: Phrases, sanctions: list[Sanction]) -> list[str]:
    """Return lines about the player's ban and frozen wallet, each with its reason if that is known."""
    lines: list[str] = []
    for each in sanctions:
        banned = each.act == "ban"
        lines.append(say("wallet-banned", until=ban_end(say, each.until_ms)) if banned else say("wallet-frozen"))
        lines += [reason_given(say, each.reason)] if each.reason else []
    return lines
