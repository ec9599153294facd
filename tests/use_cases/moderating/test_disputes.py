"""Disputes and moderators' access to hands and the audit log, without Discord and without a file."""

import asyncio
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.moderation.hand_archive import Disclosure, LoggedHand
from bot.moderation.ports import OPEN_DISPUTES_MOST, StatementLine
from bot.tables.saving import StoreUnavailable
from bot.use_cases.hands.finding import FindingHands
from bot.use_cases.moderating.audit import ReadingAudit, ReadingLedger, Search
from bot.use_cases.moderating.disputes import HandlingDisputes
from bot.use_cases.moderating.fair_play import LookingForFlags
from bot.use_cases.moderating.hands import ShowingHands
from bot.use_cases.origin import Person
from tests.harness.tables.room import Room, settings
from tests.harness.use_cases.fakes import GUILD, House, asks, moderator, refused
from tests.harness.use_cases.moderating.fakes import Archive, Audit, Disputes, Letters, Posts
from tests.harness.use_cases.tournaments.fakes import Tournaments
from tests.tables.conftest import new_store

HAND = LoggedHand(GUILD, 7, "Riverside", 12, "done", settings(), {1: 101, 2: 102}, (), 1, 2, {})
AN, MO, NOBODY = Person(1, "an"), Person(9, "mo"), Person(77, "new")


class Desk:
    def __init__(self, *hands: LoggedHand) -> None:
        self.tournaments = Tournaments()
        self.house, self.audit, self.letters, self.posts = House(self.tournaments), Audit(), Letters(), Posts()
        self.kept, self.archive = Disputes(self.audit), Archive(*hands)
        archive, tables, authority = cast(Any, self.archive), Room(new_store()).tables, self.house.authority
        timer, requests = self.house.timer, self.house.requests
        finding = FindingHands(archive, cast(Any, None), requests)
        self.disputes = HandlingDisputes(
            authority, requests, finding, archive, cast(Any, self.kept), self.letters, self.posts, timer
        )
        self.hands = ShowingHands(authority, finding, archive, tables, self.tournaments.manager, self.audit)
        self.reading = ReadingAudit(authority, self.audit, archive, tables)
        self.ledger = ReadingLedger(authority, requests, cast(Any, self))
        self.flags = LookingForFlags(authority, archive, self.audit, timer)

    async def statement(self, guild_id: int, player_id: int, *, skip: int, most: int) -> list[StatementLine]:
        return [StatementLine(number, 1, "grant", 5, player_id, None, None) for number in range(11)]


async def test_players_can_only_dispute_hands_they_were_dealt_into() -> None:
    desk = Desk(HAND)
    assert await refused(desk.disputes.open(asks(3), "odd", None)) == "dispute-no-hand"
    assert await refused(desk.disputes.open(asks(3), "odd", "7-12")) == "dispute-not-yours"
    assert await refused(desk.disputes.open(asks(3), "odd", "7-13")) == "dispute-not-yours"
    assert await refused(desk.disputes.open(asks(1), "odd", "12")) == "hand-of-which-table"
    assert await refused(desk.disputes.open(asks(1), "odd", "the last")) == "hand-unreadable"
    assert await refused(desk.disputes.open(asks(1), "", None)) == "reason-needed"
    assert (desk.kept.kept, desk.posts.looks) == ({}, 0)
    opened = await desk.disputes.open(asks(1), " odd\n ", None)
    (dispute,) = opened.disputes
    assert (dispute.dispute_id, dispute.player_id, dispute.text) == (1, 101, "odd")
    assert (opened.tables, desk.posts.looks) == ({7: "Riverside"}, 1)


async def test_opening_too_many_disputes_is_refused_and_the_refusal_names_the_exceeded_limit() -> None:
    desk = Desk(*(replace(HAND, number=number) for number in range(1, OPEN_DISPUTES_MOST + 2)))
    await desk.disputes.open(asks(1), "odd", "7-1")
    assert await refused(desk.disputes.open(asks(1), "odd", "7-1")) == "dispute-again"
    for number in range(2, OPEN_DISPUTES_MOST + 1):
        await desk.disputes.open(asks(1), "odd", f"7-{number}")
    last = desk.disputes.open(asks(1), "odd", f"7-{OPEN_DISPUTES_MOST + 1}")
    assert await refused(last) == "dispute-too-many"


async def test_a_dispute_can_be_settled_once_and_never_by_the_player_who_opened_it() -> None:
    desk = Desk(replace(HAND, players={1: 109}))
    await desk.disputes.open(asks(9), "odd", None)
    assert await refused(desk.disputes.settle(asks(1), 1, "fine")) == "forbidden-not-moderator"
    assert await refused(desk.disputes.settle(moderator(9), 1, "fine")) == "forbidden-oneself"
    assert await refused(desk.disputes.settle(moderator(8), 2, "fine")) == "dispute-not-there"
    assert [len(await desk.disputes.suggested(each)) for each in (asks(1), moderator(8))] == [0, 1]
    rulings = (desk.disputes.settle(moderator(user_id), 1, "fine") for user_id in (7, 8))
    assert tuple(await asyncio.gather(next(rulings), refused(next(rulings)))) == (True, "dispute-settled-before")
    assert [letter.about["table"] for letter in desk.letters.sent] == ["Riverside"]
    assert await refused(desk.disputes.unsettled(asks(1))) == "forbidden-not-moderator"
    assert not (await desk.disputes.unsettled(moderator(8))).disputes


async def test_every_view_of_a_hand_is_audited_and_is_refused_if_the_audit_fails() -> None:
    desk = Desk(HAND)
    assert await refused(desk.hands.find(asks(1), "7-12")) == "forbidden-not-moderator"
    assert await refused(desk.hands.find(moderator(), "7-13")) == "hand-not-there"
    assert (await desk.hands.find(moderator(), "7-12")).disclosure == Disclosure()
    assert (await desk.hands.shown(moderator(1), 7, 12, page=1)).disclosure == Disclosure("dealt_in", 1)
    told = [(entry.act, entry.actor_id, entry.after) for entry in desk.audit.lines]
    assert told == [("see_hand", 109, "whole"), ("see_hand", 101, "as a player, page 2")]
    desk.audit.fails = StoreUnavailable("the disk is full")
    with pytest.raises(StoreUnavailable):
        await desk.hands.find(moderator(), "7-12")


async def test_only_one_search_for_flags_runs_at_a_time_and_each_is_audited() -> None:
    desk = Desk()
    assert await refused(desk.flags.look(asks(1), 30)) == "forbidden-not-moderator"
    looks = (desk.flags.look(moderator(user_id), 30) for user_id in (8, 9))
    first, second = await asyncio.gather(next(looks), refused(next(looks)))
    assert (first.report.hands, second) == (0, "flags-busy")
    assert [entry.after for entry in desk.audit.lines] == ["0 hints, 30 days"]
    desk.audit.fails = StoreUnavailable("the disk is full")
    with pytest.raises(StoreUnavailable):
        await desk.flags.look(moderator(), 30)
    desk.audit.fails = None
    assert (await desk.flags.look(moderator(), 30)).flags == []


async def test_moderators_read_the_audit_log_page_by_page() -> None:
    desk, everything = Desk(HAND), Search()
    for _ in range(11):
        await desk.hands.find(moderator(), "7-12")
    assert await refused(desk.reading.page(asks(1), everything, 1)) == "forbidden-not-moderator"
    assert await refused(desk.reading.newest(asks(1), everything)) == "forbidden-not-moderator"
    assert await refused(desk.reading.page(moderator(), Search(who=NOBODY), 1)) == "player-unknown"
    assert await refused(desk.reading.page(moderator(), Search(table="the big one"), 1)) == "audit-no-such-table"
    page = await desk.reading.page(moderator(), everything, 1)
    assert (len(page.lines), page.more, page.tables) == (10, True, {7: "Riverside"})
    assert not (await desk.reading.page(moderator(), everything, 2)).more
    assert len((await desk.reading.newest(moderator(), Search(act="see_hand"))).lines) == 11
    assert (await desk.reading.newest(moderator(), Search(act="ban"))).lines == []


async def test_players_read_their_own_ledger_and_moderators_read_anyones() -> None:
    desk = Desk()
    assert await refused(desk.ledger.page(asks(1), MO, 1)) == "forbidden-not-moderator"
    assert await refused(desk.ledger.page(moderator(), NOBODY, 1)) == "player-unknown"
    own = await desk.ledger.page(asks(1), AN, 1)
    assert ({line.balance for line in own.lines}, len(own.lines), own.more) == ({101}, 10, True)
    assert (await desk.ledger.page(moderator(), AN, 1)).lines == own.lines
