"""Players' statistics and who may see them, without Discord and without a file."""

from dataclasses import replace

import pytest

from bot.common.complaint import Complaint
from bot.history.ports import Achieved
from bot.moderation.hand_archive import LoggedEvent
from bot.poker.events import HoldingShown
from bot.tables.saving import StoreError
from bot.use_cases.figures import Figures, Subject
from bot.use_cases.origin import Person
from tests.harness.history.hands import played as poker_hand
from tests.harness.use_cases.fakes import GUILD, FakeArchive, FakeHistory, House, asks, played

ANN, BO, EVE = 7, 8, 9
PEOPLE = {user: Person(user, f"*User* {user}") for user in (ANN, BO, EVE)}


class ServerFigures:
    """Statistics of a server where Ann and Bo have played."""

    def __init__(self) -> None:
        self.house, self.archive, self.history = House(), FakeArchive(), FakeHistory()
        self.house.users.seen = {ANN, BO}
        house = self.house
        self.figures = Figures(self.history.port, self.archive.port, house.requests, house.authority, house.timer)

    async def refused(self, whom: int) -> tuple[str, dict[str, object]]:
        with pytest.raises(Complaint) as raised:
            await self.figures.subject(asks(ANN), PEOPLE[whom])
        return raised.value.key, dict(raised.value.facts)


async def test_players_who_hide_their_statistics_see_them_but_others_do_not() -> None:
    counted = ServerFigures()
    assert (await counted.figures.subject(asks(BO), hide=True)).is_asker
    assert (await counted.figures.subject(asks(BO), PEOPLE[BO])).is_asker
    assert await counted.refused(BO) == ("stats-hidden", {"name": "\\*User\\* 8"})
    await counted.figures.subject(asks(BO), PEOPLE[ANN], hide=False)
    assert await counted.figures.subject(asks(ANN), PEOPLE[BO]) == Subject(GUILD, 107, 108, "*User* 8")


async def test_looking_up_a_member_who_never_played_creates_no_player() -> None:
    counted = ServerFigures()
    assert (await counted.refused(EVE))[0] == "player-unknown"
    assert counted.house.users.seen == {ANN, BO}


async def test_others_see_an_achievement_only_if_the_hand_showed_the_cards() -> None:
    counted, names = ServerFigures(), ["snow", "chair"]
    counted.history.achievements = [Achieved(name, 3, 12, 0) for name in names]

    async def told(asker: int) -> list[str]:
        subject = await counted.figures.subject(asks(asker), PEOPLE[ANN])
        return [each.name for each in (await counted.figures.of(subject, None, "all")).achieved]

    assert (await told(ANN), await told(BO)) == (names, ["chair"])
    shown = next(event for event in poker_hand("razz", 1).events if isinstance(event, HoldingShown))
    for seat, seen in ((shown.seat, names), (shown.seat + 1, ["chair"])):
        hand = replace(played(3, 12, {seat: 107}), events=(LoggedEvent(shown, None, 0),))
        counted.archive.hands[3, 12] = hand
        assert await told(BO) == seen
    counted.archive.fails = StoreError("disk full")
    assert (await told(ANN), await told(BO)) == (names, ["chair"])


async def test_a_leaderboard_can_only_be_read_in_a_server() -> None:
    counted = ServerFigures()
    with pytest.raises(Complaint) as raised:
        await counted.figures.board(asks(ANN, guild_id=None), "rate", None, "all", skip=0, most=10)
    assert raised.value.key == "only-in-a-server"
