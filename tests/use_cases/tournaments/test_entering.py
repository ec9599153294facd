"""An entrant's requests, without Discord."""

from dataclasses import dataclass, field, replace

import pytest

from bot.common.complaint import Complaint
from bot.tournaments.messages import CheckIn, Register, TournamentDenial, Withdraw
from bot.use_cases.origin import Person
from bot.use_cases.tournaments.entering import EnteringTournaments
from bot.use_cases.tournaments.finding import FindingTournaments
from tests.harness.use_cases.fakes import House, asks
from tests.harness.use_cases.tournaments.fakes import Tournaments, tournament


class Mail:
    def __init__(self) -> None:
        self.met: list[int] = []

    def open_channel(self, *player_ids: int) -> None:
        self.met += player_ids


@dataclass
class Members:
    """A server's members by user id."""

    people: dict[int, Person] = field(default_factory=dict)

    async def member(self, guild_id: int, user_id: int) -> Person | None:
        return self.people.get(user_id)


class Desk:
    def __init__(self) -> None:
        self.tournaments = Tournaments(tournament(4), tournament(5, entrants=(107,)), tournament(6, guild_id=8))
        self.house, self.mail, self.members = House(self.tournaments), Mail(), Members()
        manager = self.tournaments.manager
        finding = FindingTournaments(manager, self.house.authority, self.house.timer)
        self.entering = EnteringTournaments(manager, finding, self.house.requests, self.mail, self.members)


async def test_registering_opens_a_wallet_and_a_direct_message_channel() -> None:
    desk, origin = Desk(), asks()
    submitted = await desk.entering.ask(origin, 4, Register)
    assert desk.tournaments.asked == [(4, Register(origin.request(107)))]
    assert (submitted.player_id, submitted.message) == (107, Register(origin.request(107)))
    assert submitted.reply is not None
    assert submitted.reply.done
    assert desk.house.bank.opened == desk.mail.met == [107]


async def test_only_a_successful_registration_opens_a_direct_message_channel() -> None:
    desk = Desk()
    await desk.entering.ask(asks(), 4, CheckIn)
    assert desk.house.bank.opened == []
    desk.tournaments.denial = TournamentDenial.INSUFFICIENT_CHIPS
    await desk.entering.ask(asks(), 4, Register)
    assert desk.mail.met == []


async def test_a_tournament_of_another_server_is_reported_as_unknown() -> None:
    desk = Desk()
    for number, origin in ((6, asks()), (99, asks()), (99, asks(guild_id=None))):
        with pytest.raises(Complaint, match="tourney-gone"):
            await desk.entering.ask(origin, number, Register)
    assert desk.tournaments.asked == []


async def test_registering_or_withdrawing_without_a_name_picks_a_tournament_where_it_is_possible() -> None:
    desk = Desk()
    await desk.house.users.player_id(7)
    await desk.entering.ask_the_one_meant(asks(channel_id=99), None, Register)
    await desk.entering.ask_the_one_meant(asks(channel_id=99), None, Withdraw)
    assert [number for number, _ in desk.tournaments.asked] == [4, 5]


async def test_asking_for_an_unknown_tournament_creates_no_player() -> None:
    desk = Desk()
    with pytest.raises(Complaint, match="tournament-unknown"):
        await desk.entering.ask_the_one_meant(asks(), "Monday", Register)
    assert desk.house.users.seen == set()


async def test_a_click_on_a_direct_message_counts_in_the_tournaments_server_for_members_only() -> None:
    desk = Desk()
    letter = replace(asks(), guild_id=None)
    with pytest.raises(Complaint) as refused:
        await desk.entering.ask(letter, 4, Register)
    assert refused.value.key == "forbidden-outsider"
    desk.members.people[letter.asker.user_id] = Person(letter.asker.user_id, "Ann")
    submitted = await desk.entering.ask(letter, 4, Register)
    assert submitted.reply is not None
    assert submitted.reply.done
