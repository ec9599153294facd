"""A player's own wallet: its balance, and the daily claim that refills it."""

from dataclasses import dataclass

from bot.common.complaint import Complaint
from bot.tables.ports import Bank, Claim, Timer
from bot.tables.saving import PlayerBanned, WalletFrozen
from bot.use_cases.origin import Origin
from bot.use_cases.requests import Requests
from bot.use_cases.standing import Sanction, Standings
from bot.use_cases.wallets import Wallets


@dataclass(frozen=True, slots=True)
class WalletStatus:
    wallet: int
    """The balance of the wallet, in chips."""
    at_tables: int
    sanctions: list[Sanction]


@dataclass(frozen=True, slots=True)
class Claimed:
    claim: Claim
    amount: int
    """The balance to which a claim refills the wallet; 0 if the server has no claims."""
    at_ms: int


class OwnWallet:
    def __init__(self, requests: Requests, wallets: Wallets, standings: Standings, bank: Bank, timer: Timer) -> None:
        self._requests = requests
        self._wallets = wallets
        self._standings = standings
        self._bank = bank
        self._timer = timer

    async def status(self, origin: Origin) -> WalletStatus:
        """Return the user's wallet; a new player gets one. Raises Complaint outside a server, and StoreError."""
        guild_id, player = origin.server, await self._requests.player_of(origin)
        balance = await self._wallets.open_and_read(guild_id, player)
        seated = await self._bank.at_tables(guild_id, player)
        return WalletStatus(balance, seated, await self._standings.sanctions(guild_id, player))

    async def claim(self, origin: Origin) -> Claimed:
        """Refill the user's wallet.

        Raises Complaint outside a server, and for players with a ban or a frozen wallet. Raises StoreError.
        """
        guild_id, request = origin.server, await self._requests.request_of(origin)
        amount, now = await self._wallets.daily_claim(guild_id), self._timer.now_ms()
        try:
            return Claimed(await self._bank.claim(request, guild_id, amount, now), amount, now)
        except PlayerBanned as error:
            until_ms = await self._standings.ban_ends(guild_id, request.player_id)
            raise Complaint("claim-banned", until=until_ms) from error
        except WalletFrozen as error:
            raise Complaint("claim-frozen") from error
