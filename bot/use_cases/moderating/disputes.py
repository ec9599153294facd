"""Players' disputes about hands, and the rulings on them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.common.complaint import Complaint
from bot.history.ids import hand_name
from bot.moderation.hand_archive import HandArchive, LoggedHand
from bot.moderation.ports import DISPUTE_MOST, OPEN_DISPUTES_MOST, RULING_MOST, Dispute, Disputes, TooManyDisputes
from bot.moderation.powers import Power
from bot.tables.due_letters import DueLetter
from bot.tables.ports import Timer
from bot.use_cases.authority import Authority
from bot.use_cases.hands.finding import FindingHands
from bot.use_cases.origin import Origin
from bot.use_cases.ports import DueLetters, DuePosts
from bot.use_cases.reasons import reason_of
from bot.use_cases.requests import Requests


class DisputesFound(NamedTuple):
    disputes: Sequence[Dispute]
    """The disputes, oldest first."""
    tables: Mapping[int, str]
    """table_id -> the table's name."""


class HandlingDisputes:
    """Opening, listing and settling disputes. Each method raises StoreError."""

    def __init__(
        self,
        authority: Authority,
        requests: Requests,
        finding: FindingHands,
        archive: HandArchive,
        disputes: Disputes,
        letters: DueLetters,
        posts: DuePosts,
        timer: Timer,
    ) -> None:
        self._authority = authority
        self._requests = requests
        self._finding = finding
        self._archive = archive
        self._disputes = disputes
        self._letters = letters
        self._posts = posts
        self._timer = timer

    async def open(self, origin: Origin, text: str, hand: str | None) -> DisputesFound:
        """Save the dispute together with the message to the moderators, and return it.

        ``hand`` is the hand's id as the user typed it; None means the user's last hand. Raises Complaint.
        """
        words = reason_of(text, DISPUTE_MOST)
        request = await self._requests.request_of(origin)
        assert request.player_id is not None
        disputed = await self._disputed(origin, request.player_id, hand)
        at_ms = self._timer.now_ms()
        dispute = Dispute(disputed.guild_id, disputed.table_id, disputed.number, request.player_id, words, at_ms)
        try:
            saved = replace(dispute, dispute_id=await self._disputes.open(request, dispute))
        except TooManyDisputes as error:
            raise _too_many(dispute, await self._disputes.unsettled(disputed.guild_id)) from error
        self._posts.look()
        return DisputesFound([saved], {disputed.table_id: disputed.table})

    async def _disputed(self, origin: Origin, player: int, text: str | None) -> LoggedHand:
        """Return the disputed hand. Raises Complaint if the user was not dealt into it.

        The complaint does not reveal whether the hand was ever played.
        """
        if text is None:
            recent = await self._finding.recent_own(origin, 1)
            if not recent:
                raise Complaint("dispute-no-hand")
            ((table_id, _, number, _),) = recent
        else:
            table_id, number = await self._finding.find(origin, text)
        hand = await self._archive.hand(origin.server, table_id, number)
        if hand is None or player not in hand.players.values():
            raise Complaint("dispute-not-yours", hand=hand_name(table_id, number))
        return hand

    async def unsettled(self, origin: Origin) -> DisputesFound:
        """Return the open disputes. Raises Complaint if the user is no moderator."""
        await self._authority.require(origin, Power.SEE_DISPUTES)
        disputes = await self._disputes.unsettled(origin.server)
        return DisputesFound(disputes, await self._tables(origin, disputes) if disputes else {})

    async def suggested(self, origin: Origin) -> Sequence[Dispute]:
        """Return the open disputes if the user is a moderator, otherwise none."""
        return await self._disputes.unsettled(origin.server) if await self._authority.moderates(origin) else []

    async def settle(self, origin: Origin, dispute_id: int, ruling: str) -> bool:
        """Save the ruling, with an entry in the audit, then notify the moderators and the player.

        Return True if the direct message to the player arrived. Raises Complaint.
        """
        words = reason_of(ruling, RULING_MOST)
        await self._authority.require(origin, Power.SETTLE)
        dispute = await self._disputes.find(origin.server, dispute_id)
        if dispute is None:
            raise Complaint("dispute-not-there", id=dispute_id)
        await self._authority.require(origin, Power.SETTLE, subject_id=dispute.player_id)
        request = await self._requests.request_of(origin)
        # The database fills in the player, the table and the hand.
        reason = f"dispute {dispute_id}"
        entry = self._authority.entry_of(origin, "settle", request, reason, before="open", after=words)
        letter = await self._letter(origin, dispute, words, entry.at_ms)
        if not await self._disputes.settle(request, entry, dispute_id, words, letter):
            raise Complaint("dispute-settled-before", id=dispute_id)
        self._posts.look()
        return await self._letters.reach(letter)

    async def _letter(self, origin: Origin, dispute: Dispute, ruling: str, at_ms: int) -> DueLetter:
        """Return the direct message that tells the player the ruling."""
        about: dict[str, str | int] = {
            "table_id": dispute.table_id,
            "table": (await self._tables(origin, [dispute])).get(dispute.table_id, ""),
            "hand_number": dispute.hand_number,
            "ruling": ruling,
        }
        return DueLetter(dispute.guild_id, dispute.player_id, "ruling", about, at_ms)

    async def _tables(self, origin: Origin, disputes: Sequence[Dispute]) -> dict[int, str]:
        numbers = {dispute.table_id for dispute in disputes}
        return await self._archive.table_names(origin.server, numbers, private=True)


def _too_many(refused: Dispute, unsettled: Sequence[Dispute]) -> Complaint:
    hand = (refused.player_id, refused.table_id, refused.hand_number)
    if any((each.player_id, each.table_id, each.hand_number) == hand for each in unsettled):
        return Complaint("dispute-again")
    return Complaint("dispute-too-many", most=OPEN_DISPUTES_MOST)
