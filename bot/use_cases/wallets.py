"""Players' wallets. They open with the starting chips and can be refilled once a day."""

from bot.moderation.ports import RoomBook
from bot.tables.ports import Bank, Timer


class Wallets:
    """The players' wallets.

    ``first_grant`` and ``claim_amount`` are the host's defaults for the starting chips and the daily claim, used if a
    room does not set them.
    """

    def __init__(self, bank: Bank, rooms: RoomBook, timer: Timer, first_grant: int, claim_amount: int) -> None:
        self._bank = bank
        self._rooms = rooms
        self._timer = timer
        self._first_grant = first_grant
        self._claim_amount = claim_amount

    async def starting_chips(self, guild_id: int) -> int:
        """Return the chips that a player new to the server gets. All methods raise StoreError."""
        chosen = (await self._rooms.settings(guild_id)).starting_chips
        return self._first_grant if chosen is None else chosen

    async def daily_claim(self, guild_id: int) -> int:
        """Return the balance, in chips, to which a broke player may refill their wallet once a day."""
        chosen = (await self._rooms.settings(guild_id)).daily_claim
        return self._claim_amount if chosen is None else chosen

    async def open_and_read(self, guild_id: int, player_id: int) -> int:
        """Return the wallet's balance; a new player's wallet is first opened with the starting chips."""
        grant = await self.starting_chips(guild_id)
        return await self._bank.wallet(guild_id, player_id, grant, self._timer.now_ms())
