"""Finding the hand that an asker means, and who may view it, without Discord and without a file."""

from dataclasses import replace
from itertools import product
from typing import Literal

import pytest

from bot.common.complaint import Complaint
from bot.history.ports import HandPlace
from bot.tables.saving import StoreUnavailable
from bot.use_cases.hands.finding import FindingHands
from tests.harness.use_cases.fakes import CHANNEL, FakeArchive, FakeHistory, House, asks, played

ANN, EVE = 107, 9
State = Literal["live", "done", "void"]


class PlayedHand:
    """Hand 3-12 was played in channel 50; Ann had seat 2, and Eve did not play."""

    def __init__(self, state: State = "done", *, kept: bool = True, private: bool = False) -> None:
        house = House()
        house.users.seen = {7, EVE}
        hand = played(3, 12, {1: 101, 2: ANN})
        settings = replace(hand.settings, private=private)
        self.archive = FakeArchive(replace(hand, settings=settings))
        self.history = FakeHistory()
        self.history.places[3, 12] = HandPlace(state, kept, 50, frozenset({101, ANN}))
        self.hands = FindingHands(self.archive.port, self.history.port, house.requests)
        self.asked: list[int] = []
        self.users = house.users

    async def opened_by(self, user_id: int, table_id: int = 3, *, sees: bool = True) -> tuple[int, int | None] | str:
        """Return the hand's number and the asker's seat, or the key of the complaint."""

        async def looks(channel_id: int) -> bool:
            self.asked.append(channel_id)
            return sees

        try:
            hand, seat = await self.hands.opened(asks(user_id), looks, table_id, 12)
        except Complaint as complaint:
            return complaint.key
        return hand.number, seat


async def test_a_player_who_was_dealt_in_may_always_view_the_hand_and_discord_is_not_asked() -> None:
    for private, sees in product([False, True], [False, True]):
        room = PlayedHand(private=private)
        assert await room.opened_by(7, sees=sees) == (12, 2)
        assert room.asked == []


async def test_others_may_view_a_hand_if_they_see_its_channel_and_the_table_is_public() -> None:
    assert await PlayedHand().opened_by(EVE) == (12, None)
    assert await PlayedHand().opened_by(EVE, sees=False) == "replay-not-there"
    assert await PlayedHand(private=True).opened_by(EVE) == "replay-not-there"


async def test_a_refusal_does_not_reveal_whether_the_hand_is_running_or_still_stored() -> None:
    states: list[State] = ["live", "done", "void"]
    for state, kept in product(states, [False, True]):
        room = PlayedHand(state, kept=kept)
        assert await room.opened_by(EVE, sees=False) == await room.opened_by(EVE, 99) == "replay-not-there"


async def test_an_allowed_viewer_learns_why_a_hand_cannot_be_shown() -> None:
    for user_id in (7, EVE):
        assert await PlayedHand("live").opened_by(user_id) == "replay-running"
        assert await PlayedHand(kept=False).opened_by(user_id) == "replay-forgotten"
        gone = PlayedHand()
        gone.archive.hands.clear()
        assert await gone.opened_by(user_id) == "replay-forgotten"


async def test_viewing_hands_creates_no_player() -> None:
    room = PlayedHand()
    room.users.seen.clear()
    assert await room.opened_by(EVE) == (12, None)
    assert await room.hands.recent_own(asks(EVE), 9) == []
    with pytest.raises(Complaint) as raised:
        await room.hands.last(asks(EVE))
    assert raised.value.key == "replay-no-hand"
    assert room.users.seen == set()


async def test_a_hand_number_without_a_table_refers_to_the_table_of_the_current_channel() -> None:
    room = PlayedHand()
    assert await room.hands.find(asks(7), "5-12") == (5, 12)
    with pytest.raises(Complaint) as raised:
        await room.hands.find(asks(7), "12")
    assert (raised.value.key, raised.value.facts) == ("hand-of-which-table", {"text": "12"})
    room.archive.tables_at[CHANNEL] = 3
    assert await room.hands.find(asks(7), "12") == (3, 12)
    assert await room.hands.last(asks(7)) == (3, 12)


async def test_a_database_failure_is_not_reported_as_a_missing_hand() -> None:
    room = PlayedHand()
    room.archive.fails = StoreUnavailable()
    with pytest.raises(StoreUnavailable):
        await room.opened_by(7)
