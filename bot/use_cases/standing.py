"""Bans and frozen wallets, for use cases that refuse players because of them."""

from dataclasses import dataclass

from bot.moderation.ports import AuditFilter, AuditLog, Conduct, Standing
from bot.tables.ports import Timer


@dataclass(frozen=True, slots=True)
class Sanction:
    act: str
    """The kind of sanction: ``ban`` or ``freeze``."""
    until_ms: int | None
    reason: str
    """The moderator's reason; empty if it is not found in the audit."""


class Standings:
    def __init__(self, conduct: Conduct, audit: AuditLog, timer: Timer) -> None:
        self._conduct = conduct
        self._audit = audit
        self._timer = timer

    async def of(self, guild_id: int, player_id: int | None) -> Standing:
        """Return the player's ban and freeze. All methods raise StoreError."""
        return await self._conduct.standing(guild_id, player_id) if player_id is not None else Standing()

    async def is_banned(self, guild_id: int, player_id: int | None) -> bool:
        return (await self.of(guild_id, player_id)).banned(self._timer.now_ms())

    async def ban_ends(self, guild_id: int, player_id: int | None) -> int:
        """Return the end of the player's ban, in ms since 1970; FOREVER if no end is known."""
        return (await self.of(guild_id, player_id)).ban_ends_ms

    async def sanctions(self, guild_id: int, player_id: int) -> list[Sanction]:
        """Return the ban and the freeze that are in force now."""
        standing, sanctions = await self.of(guild_id, player_id), list[Sanction]()
        if standing.banned(self._timer.now_ms()):
            sanctions.append(Sanction("ban", standing.banned_until_ms, await self._reason(guild_id, player_id, "ban")))
        if standing.frozen:
            sanctions.append(Sanction("freeze", None, await self._reason(guild_id, player_id, "freeze")))
        return sanctions

    async def _reason(self, guild_id: int, player_id: int, act: str) -> str:
        """Return the reason for the player's newest ban or freeze (``act``), from the audit."""
        search = AuditFilter(act=act, subject_id=player_id)
        lines = await self._audit.page(guild_id, search, skip=0, most=1)
        return next((each.entry.reason for each in lines), "")
