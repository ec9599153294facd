"""The other hands of a replayed hand's evening, which the replay links to if the user may see them."""

from bot.history.evening import EveningBook, HandsAround, around
from bot.history.ports import History
from bot.moderation.hand_archive import LoggedHand
from bot.use_cases.hands.finding import Sees
from bot.use_cases.origin import Origin
from bot.use_cases.requests import Requests


class EveningHands:
    def __init__(self, history: History, evenings: EveningBook, requests: Requests) -> None:
        self._history = history
        self._evenings = evenings
        self._requests = requests

    async def around(self, origin: Origin, sees: Sees, hand: LoggedHand, *, by_pot: bool) -> HandsAround | None:
        """Return the hands next to this hand that the user may see; None if there are none.

        Raises StoreError. At a private table, or at a table in a channel that the user cannot see, only the hands that
        they played count.
        """
        table_id, number = hand.table_id, hand.number
        place = await self._history.place(origin.server, table_id, number)
        sees_all = place is not None and not hand.settings.is_private and await sees(place.channel_id)
        player = await self._requests.known_player(origin)
        hands = await self._evenings.hands_around(table_id, number, None if sees_all else player or 0)
        return around(hands, number, by_pot=by_pot)
