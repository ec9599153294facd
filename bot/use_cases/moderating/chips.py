"""Moderators' commands that change a wallet: grant, deduct and reset."""

from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.moderation.ports import ChipChange, ChipDesk
from bot.moderation.powers import Power
from bot.tables.due_letters import DueLetter
from bot.tables.saving import InsufficientChips
from bot.typed.amounts import CHIPS_MOST
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Person
from bot.use_cases.ports import DueLetters
from bot.use_cases.reasons import reason_of
from bot.use_cases.requests import Requests
from bot.use_cases.wallets import Wallets

GRANT_MOST: Final = 10**9
"""The maximum number of chips in one command."""


class ChipsChanged(NamedTuple):
    amount: int
    """The chips that the moderator granted or deducted, or the balance that the wallet was reset to."""
    before: int
    """The wallet's balance before the change, in chips."""
    after: int
    reached: bool
    """True if the player was told of the change, or needed not to be."""


class ModeratingChips:
    """Moderators' commands that change a wallet; the player gets a direct message with the reason.

    Each raises Complaint if the user may not give the command, and StoreError.
    """

    def __init__(
        self, authority: Authority, requests: Requests, wallets: Wallets, desk: ChipDesk, letters: DueLetters
    ) -> None:
        self._authority = authority
        self._requests = requests
        self._wallets = wallets
        self._desk = desk
        self._letters = letters

    async def grant(self, origin: Origin, subject: Person, amount: int, reason: str) -> ChipsChanged:
        """Grant chips to a user. If the user has never played in this server, this also opens their wallet."""
        why = reason_of(reason)
        player = await self._authority.require_on(origin, Power.GRANT, subject)
        return await self._change(origin, subject, player, ChipChange("grant", amount), why)

    async def deduct(self, origin: Origin, subject: Person, amount: int, reason: str) -> ChipsChanged:
        why = reason_of(reason)
        player = await self._authority.require_on(origin, Power.DEDUCT, subject, known=True)
        return await self._change(origin, subject, player, ChipChange("deduct", amount), why)

    async def reset(self, origin: Origin, subject: Person, reason: str) -> ChipsChanged:
        """Set a wallet's balance to the room's starting chips; chips at tables are not affected."""
        why = reason_of(reason)
        player = await self._authority.require_on(origin, Power.RESET, subject, known=True)
        chips = await self._wallets.starting_chips(origin.server)
        return await self._change(origin, subject, player, ChipChange("reset", chips), why)

    async def _change(
        self, origin: Origin, subject: Person, player: int, change: ChipChange, reason: str
    ) -> ChipsChanged:
        request, name = await self._requests.request_of(origin), clean(subject.name)
        # Opens the wallet of a new player with the first grant.
        balance = await self._wallets.open_and_read(origin.server, player)
        if change.kind == "reset" and balance - change.amount > CHIPS_MOST:
            raise Complaint("mod-reset-too-much", name=name, balance=balance, most=CHIPS_MOST)
        entry = self._authority.entry_of(origin, change.kind, request, reason, subject_id=player)
        about: dict[str, str | int] = {"reason": reason, "amount": change.amount}
        letter = DueLetter(entry.guild_id, player, change.kind, about, entry.at_ms)
        is_own = player == request.player_id
        try:
            outcome = await self._desk.change(request, entry, player, change, None if is_own else letter)
        except InsufficientChips as error:
            raise Complaint("mod-deduct-too-much", name=name, balance=balance) from error
        reached = is_own or outcome.before == outcome.after or await self._letters.reach(letter)
        return ChipsChanged(change.amount, outcome.before, outcome.after, reached)
