"""Finding the finished hand that a command is about, and checking who may look at it."""

from collections.abc import Awaitable, Callable

from bot.common.complaint import Complaint
from bot.history.ids import hand_name
from bot.history.ports import HandPlace, History
from bot.moderation.hand_archive import HandArchive, LoggedHand, RecentHand
from bot.typed.hand_ids import read_hand_id
from bot.use_cases.origin import Origin
from bot.use_cases.requests import Requests

Sees = Callable[[int], Awaitable[bool]]
"""A function that returns True if the user can see the channel or thread; it may ask Discord."""


class FindingHands:
    def __init__(self, archive: HandArchive, history: History, requests: Requests) -> None:
        self._archive = archive
        self._history = history
        self._requests = requests

    async def find(self, origin: Origin, text: str) -> tuple[int, int]:
        """Return (table_id, hand number) for a typed hand id, ``7-12`` or ``12``.

        ``12`` alone means a hand of this channel's table, or of the last table that was here. Raises Complaint. All
        methods raise StoreError.
        """
        table_id, number = read_hand_id(text)
        if table_id is None:
            table_id = await self._archive.table_at(origin.server, origin.channel_id or 0)
        if table_id is None:
            raise Complaint("hand-of-which-table", text=text)
        return table_id, number

    async def last(self, origin: Origin) -> tuple[int, int]:
        """Return (table_id, hand number) of the user's last finished hand. Raises Complaint without one."""
        recent = await self.recent_own(origin, 1)
        if not recent:
            raise Complaint("replay-no-hand")
        return recent[0].table_id, recent[0].number

    async def recent_own(self, origin: Origin, most: int) -> list[RecentHand]:
        """Return the user's last finished hands, at most ``most``."""
        player = await self._requests.known_player(origin)
        return [] if player is None else await self._archive.recent(origin.server, player_id=player, most=most)

    async def recent(self, origin: Origin, most: int) -> list[RecentHand]:
        """Return the server's last finished hands. Call it only for moderators."""
        return await self._archive.recent(origin.server, player_id=None, most=most)

    async def opened(self, origin: Origin, sees: Sees, table_id: int, number: int) -> tuple[LoggedHand, int | None]:
        """Return the hand, and the seat in which the user was dealt in; the seat is None if they were not.

        Everybody who was dealt in may look; if the table is not private, also everybody who can see its channel.
        Raises Complaint for others, which reveals nothing about the hand.
        """
        place = await self._history.place(origin.server, table_id, number)
        player = await self._requests.known_player(origin)
        name = hand_name(table_id, number)
        if place is None:
            raise Complaint("replay-not-there", hand=name)
        own = player is not None and player in place.dealt_in
        if not own and not await sees(place.channel_id):
            raise Complaint("replay-not-there", hand=name)
        if place.state == "live":
            raise Complaint("replay-running", hand=name)
        hand = await self._stored_hand(origin, place, table_id, number)
        if not own and hand.settings.is_private:
            raise Complaint("replay-not-there", hand=name)
        return hand, next((seat for seat, who in hand.players.items() if who == player), None)

    async def _stored_hand(self, origin: Origin, place: HandPlace, table_id: int, number: int) -> LoggedHand:
        hand = await self._archive.hand(origin.server, table_id, number) if place.kept else None
        if hand is None:
            raise Complaint("replay-forgotten", hand=hand_name(table_id, number))
        return hand
