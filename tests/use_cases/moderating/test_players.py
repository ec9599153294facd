"""Bans, frozen wallets and chip changes, without Discord and without a file."""

import asyncio
from typing import Any, cast

import pytest

from bot.moderation.ports import FOREVER, Standing
from bot.tables.manager import TableManager
from bot.tables.saving import DuplicateRequest, StoreUnavailable
from bot.typed.amounts import CHIPS_MOST
from bot.use_cases.authority import MANAGE_GUILD
from bot.use_cases.moderating.chips import ModeratingChips
from bot.use_cases.moderating.players import ModeratingPlayers
from bot.use_cases.moderating.removals import Removals
from bot.use_cases.origin import Person
from tests.harness.tables.room import GUILD, Room
from tests.harness.tournaments.field import SETTINGS
from tests.harness.tournaments.field import START as FRIDAY
from tests.harness.use_cases.fakes import GRANT, House, asks, moderator, refused
from tests.harness.use_cases.moderating.fakes import Audit, ChipDesk, Conduct, Letters
from tests.harness.use_cases.tournaments.fakes import Tournaments, tournament
from tests.tables.conftest import new_store

AN = Person(1, "an")
"""Player 101."""
MO = Person(9, "mo", permissions=MANAGE_GUILD)
WHY = "abuse"


class Desk:
    """The moderators' use cases over the given tables and tournaments."""

    def __init__(self, tables: TableManager | None = None, *played: object) -> None:
        self.tournaments = Tournaments(*played)  # type: ignore[arg-type]  # the double takes views
        self.house, self.audit, self.letters = House(self.tournaments), Audit(), Letters()
        self.conduct = Conduct(self.house.bans, self.audit)
        authority, requests = self.house.authority, self.house.requests
        self.removals = Removals(authority, tables or Room(new_store()).tables, self.tournaments.manager)
        self.players = ModeratingPlayers(
            authority, requests, cast(Any, self.conduct), self.removals, self.letters, self.house.timer
        )
        self.chips = ModeratingChips(
            authority, requests, self.house.wallets, ChipDesk(self.house, self.audit), self.letters
        )

    @property
    def acts(self) -> list[str]:
        return [entry.act for entry in self.audit.lines]


async def test_every_moderation_command_needs_moderator_rights_and_a_reason() -> None:
    desk, player, mo = Desk(), asks(2, guild_id=GUILD), moderator(guild_id=GUILD)
    orders, chips = desk.players, desk.chips
    assert {
        await refused(orders.ban(player, AN, None, WHY)),
        await refused(orders.freeze(player, AN, WHY)),
        await refused(orders.unfreeze(player, AN, WHY)),
        await refused(orders.unban(player, AN, WHY)),
        await refused(chips.grant(player, AN, 5, WHY)),
        await refused(chips.deduct(player, AN, 5, WHY)),
        await refused(chips.reset(player, AN, WHY)),
    } == {"forbidden-not-moderator"}
    assert await refused(orders.ban(mo, AN, None, " \n")) == "reason-needed"
    assert await refused(orders.ban(mo, MO, None, WHY)) == "forbidden-oneself-equal"
    assert await refused(orders.unban(mo, Person(77, "new"), WHY)) == "player-unknown"
    assert (desk.acts, desk.letters.sent, 1 in desk.house.users.seen) == ([], [], False)


async def test_a_ban_lasts_as_long_as_the_moderator_set_and_the_player_gets_a_direct_message() -> None:
    desk, mo = Desk(), moderator(guild_id=GUILD)
    desk.letters.reaches = False
    banned = await desk.players.ban(mo, AN, 2, WHY)
    until = desk.house.timer.now_ms() + 2 * 3_600_000
    assert (banned.until_ms, banned.reached) == (until, False)
    assert desk.house.bans.of[101] == Standing(until)
    assert [letter.about for letter in desk.letters.sent] == [{"reason": WHY, "until_ms": until}]
    assert (await desk.players.ban(moderator(guild_id=GUILD), AN, None, WHY)).until_ms == FOREVER
    assert await desk.players.unban(moderator(guild_id=GUILD), AN, WHY) is False
    assert await refused(desk.players.unban(moderator(guild_id=GUILD), AN, WHY)) == "mod-not-banned"
    assert desk.acts == ["ban", "ban", "unban"]


async def test_of_two_simultaneous_freezes_the_second_reports_an_already_frozen_wallet() -> None:
    desk = Desk()
    first, second = (desk.players.freeze(moderator(user_id, guild_id=GUILD), AN, WHY) for user_id in (8, 9))
    assert tuple(await asyncio.gather(first, refused(second))) == (True, "mod-already-frozen")
    assert await desk.players.unfreeze(moderator(guild_id=GUILD), AN, WHY)
    assert await refused(desk.players.unfreeze(moderator(guild_id=GUILD), AN, WHY)) == "mod-not-frozen"
    assert desk.acts == ["freeze", "unfreeze"]


async def test_a_ban_that_cannot_be_saved_removes_nobody_and_sends_no_direct_message() -> None:
    desk = Desk(None, tournament(1, entrants=(101,)))
    desk.audit.fails = StoreUnavailable("the disk is full")
    with pytest.raises(StoreUnavailable):
        await desk.players.ban(moderator(guild_id=GUILD), AN, None, WHY)
    assert (desk.house.bans.of, desk.tournaments.asked, desk.letters.sent) == ({}, [], [])


async def test_a_grant_delivered_twice_is_made_only_once() -> None:
    desk, order = Desk(), moderator(guild_id=GUILD)
    await desk.chips.grant(order, AN, 500, WHY)
    with pytest.raises(DuplicateRequest):
        await desk.chips.grant(order, AN, 500, WHY)
    assert desk.house.bank.balances[101] == GRANT + 500
    assert desk.acts == ["grant"]


async def test_a_ban_removes_the_player_from_tables_except_where_the_moderator_plays() -> None:
    room = Room(new_store())
    desk = Desk(room.tables)
    await room.open()
    await room.seat_all({1: 1_000})
    alone = room.table_id
    await room.open()
    await room.seat_all({1: 1_000})
    await room.sit(109, 2, 1_000)
    shared = room.table_id
    banned = await desk.players.ban(moderator(guild_id=GUILD), AN, None, WHY)
    assert [view.table_id for view in banned.tables.left] == [alone]
    assert [view.table_id for view in banned.tables.kept] == [shared]
    assert room.tables.of_player(GUILD, 101) == [shared]


async def test_a_ban_withdraws_the_player_from_tournaments_that_start_during_it() -> None:
    """Moderators decide case by case about tournaments that they entered themselves and those already running."""
    views = (
        tournament(1, "Friday", entrants=(101,)),
        tournament(2, "With mo", entrants=(101, 109)),
        tournament(3, "Without an", entrants=(102,)),
        tournament(4, "Over", "finished", entrants=(101,)),
    )
    desk, guild = Desk(None, *views), views[0].new.guild_id
    desk.house.timer.put_back(desk.house.timer.now_ms() - (FRIDAY - 3_600_000))
    soon = await desk.players.ban(moderator(guild_id=guild), AN, 1, WHY)
    assert (soon.tournaments.left, desk.tournaments.asked) == ([], [])
    later = (await desk.players.ban(moderator(guild_id=guild), AN, 2, WHY)).tournaments
    assert [view.new.settings.name for view in later.left] == ["Friday"]
    assert [view.new.settings.name for view in later.kept] == ["With mo"]
    assert later.paid_back == SETTINGS.buy_in
    assert [number for number, _ in desk.tournaments.asked] == [1]


async def test_moderators_change_chips_by_exactly_the_given_amount_and_never_below_zero() -> None:
    desk = Desk()
    assert await desk.chips.grant(moderator(guild_id=GUILD), AN, 500, WHY) == (500, GRANT, GRANT + 500, True)
    assert await refused(desk.chips.deduct(moderator(guild_id=GUILD), AN, 10**8, WHY)) == "mod-deduct-too-much"
    assert await desk.chips.deduct(moderator(guild_id=GUILD), AN, 700, WHY) == (700, GRANT + 500, GRANT - 200, True)
    assert await desk.chips.reset(moderator(guild_id=GUILD), AN, WHY) == (GRANT, GRANT - 200, GRANT, True)
    desk.house.bank.balances[101] = GRANT + CHIPS_MOST + 1
    assert await refused(desk.chips.reset(moderator(guild_id=GUILD), AN, WHY)) == "mod-reset-too-much"
    assert desk.acts == ["grant", "deduct", "reset"]
