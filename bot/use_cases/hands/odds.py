"""The odds of a finished hand, for the players who were in it."""

from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.common.one_at_a_time import OneAtATime
from bot.history.ids import hand_at, hand_name
from bot.moderation.hand_archive import HandArchive, LoggedHand
from bot.practice.known_hand import KnownHand, known_hand
from bot.practice.odds import StreetOdds
from bot.practice.worker import OddsWorker
from bot.use_cases.hands.finding import FindingHands
from bot.use_cases.origin import Origin
from bot.use_cases.requests import KnownNames, Requests

_LAST: Final = "last"


class FoundOdds(NamedTuple):
    guild_id: int
    table_id: int
    number: int
    hand: LoggedHand
    known: KnownHand
    odds: list[StreetOdds]


class OddsOfHands:
    def __init__(
        self, finding: FindingHands, archive: HandArchive, requests: Requests, worker: OddsWorker, names: KnownNames
    ) -> None:
        self._finding = finding
        self._archive = archive
        self._requests = requests
        self._worker = worker
        self._names = names
        self._under_way = OneAtATime("odds-busy")

    async def of(self, origin: Origin, typed: str | None) -> FoundOdds:
        """Return the odds of the named hand, or of the user's last one. Raises Complaint."""
        player = (await self._requests.request_of(origin)).player_id
        with self._under_way.of(player):
            table_id, number = await self._find_hand(origin, player or 0, typed)
            hand, name = await self._archive.hand(origin.server, table_id, number), hand_name(table_id, number)
            if hand is None or player not in hand.players.values():
                # A player who was not in the hand learns nothing about it, not even whether it was ever played.
                raise Complaint("odds-not-yours", hand=name)
            known = known_hand(hand, player or 0)
            if not known.spots:
                raise Complaint("odds-nothing", hand=hand_at(table_id, number, hand.table))
            try:
                odds = await self._worker.odds(known.spots)
            except TimeoutError as error:
                raise Complaint("odds-too-long") from error
            await self._names.learn(origin.server, hand.players.values())
            return FoundOdds(origin.server, table_id, number, hand, known, odds)

    async def _find_hand(self, origin: Origin, player_id: int, typed: str | None) -> tuple[int, int]:
        if typed is not None and typed.strip().casefold() != _LAST:
            return await self._finding.find(origin, typed)
        recent = await self._archive.recent(origin.server, player_id=player_id, most=1)
        if not recent:
            raise Complaint("odds-no-hand")
        return recent[0].table_id, recent[0].number
