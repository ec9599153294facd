"""A player's wallet: it opens with the first grant, and fills up again once a day."""

from bot.moderation.ports import RoomBook
from bot.tables.ports import Bank, Timer


class Wallets:
    """``first_grant`` and ``claim_amount`` are the host's, for what a room's settings leave open."""

    def __init__(self, bank: Bank, rooms: RoomBook, timer: Timer, first_grant: int, claim_amount: int) -> None:
        self._bank = bank
        self._rooms = rooms
        self._timer = timer
        self._first_grant = first_grant
        self._claim_amount = claim_amount

    async def starting_chips(self, guild_id: int) -> int:
        """Chips of a player new to the server. Raises StoreError, as all of these do."""
        chosen = (await self._rooms.settings(guild_id)).starting_chips
        return self._first_grant if chosen is None else chosen

    async def daily_claim(self, guild_id: int) -> int:
        """The chips that a broke player may claim back up to, once a day."""
        chosen = (await self._rooms.settings(guild_id)).daily_claim
        return self._claim_amount if chosen is None else chosen

    async def opened(self, guild_id: int, player_id: int) -> int:
        """The chips in it; a newcomer's opens with the first grant, so that they can buy in at all."""
        grant = await self.starting_chips(guild_id)
        return await self._bank.wallet(guild_id, player_id, grant, self._timer.now_ms())
