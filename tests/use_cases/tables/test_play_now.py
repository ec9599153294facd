"""*Play now*: a suitable seat, or a new table, or the reason against both."""

import asyncio

import pytest

from bot.common.complaint import Complaint
from bot.moderation.ports import Standing
from bot.moderation.room_settings import RoomSettings
from bot.poker.stakes import Stakes
from bot.tables.ports import TableView
from bot.use_cases.tables.game_wishes import GameWishes
from bot.use_cases.tables.new_tables import NewTables
from bot.use_cases.tables.play_now import Played, PlayNow
from tests.harness.use_cases.fakes import refused
from tests.harness.use_cases.tables.fakes import HERE, TableDesk


class Desk(TableDesk):
    def __init__(self) -> None:
        super().__init__()
        house = self.house
        wishes = GameWishes(house.authority, house.requests, self.wishes.port)
        new_tables = NewTables(house.authority, self.terms, self.opening, house.wallets, self.bank, self.rooms)
        self.play_now = PlayNow(
            house.authority,
            self.finding,
            house.requests,
            self.tables,
            house.wallets,
            wishes,
            new_tables,
        )

    async def play(self, user_id: int = 1) -> Played:
        return await self.play_now.play(self.asks(user_id), HERE)


def seated(view: TableView) -> list[int]:
    return [line.player_id for line in view.seats]


async def test_the_first_player_gets_a_new_announced_table_and_the_next_player_joins_it() -> None:
    desk = Desk()
    played = await desk.play(1)
    assert (played.is_new, played.is_quiet, desk.places.made) == (True, True, ["Table 1"])
    assert played.sat is not None
    assert played.sat.reply is not None
    assert played.sat.reply.done, played.sat.reply.denial
    assert not (await desk.play(2)).is_new
    again = await desk.play(2)
    assert (again.sat, [seated(view) for view in desk.views()]) == (None, [[101, 102]])
    assert desk.places.announced == [desk.views()[0].table_id]


async def test_two_players_who_press_play_now_simultaneously_share_one_new_table() -> None:
    desk = Desk()
    played = await asyncio.gather(desk.play(1), desk.play(2))
    assert sorted(each.is_new for each in played) == [False, True]
    assert [seated(view) for view in desk.views()] == [[101, 102]]


async def test_banned_and_frozen_players_are_refused_and_no_table_is_opened() -> None:
    desk = Desk()
    desk.house.bans.ban(101, 2**60)
    desk.house.bans.of[102] = Standing(frozen=True)
    refusals = [await refused(desk.play(user)) for user in (1, 2)]
    assert refusals == ["denial-banned", "denial-wallet_frozen"]
    assert await refused(desk.play_now.play(desk.asks(3, guild_id=None), HERE)) == "only-in-a-server"
    assert desk.places.made == []


async def test_the_play_now_button_reads_only_once_whether_a_player_is_banned_or_frozen() -> None:
    desk = Desk()
    await desk.room.open()
    desk.house.bans.ban(102)
    desk.house.bans.of[103] = Standing(frozen=True)
    await desk.play(1)
    for user in (2, 3):
        await refused(desk.play(user))
    assert desk.house.bans.read == [101, 102, 103]


async def test_every_refusal_of_a_new_table_except_an_empty_wallet_is_part_of_the_result() -> None:
    """The right to open tables is checked before the wallet."""
    for room, refuses, wallet, complaint in (
        (RoomSettings(opener_roles=(5,)), None, 10_000, "forbidden-not-opener"),
        (RoomSettings(opener_roles=(5,)), None, 0, "forbidden-not-opener"),
        (RoomSettings(table_channels=(99,), tables_most=0), None, 10_000, "room-tables-most"),
        (RoomSettings(), Complaint("no-room-for-a-table"), 10_000, "no-room-for-a-table"),
    ):
        desk = Desk()
        desk.house.rooms.now, desk.places.refuses, desk.house.bank.balances[101] = room, refuses, wallet
        played = await desk.play()
        assert played.complaint is not None
        assert (played.complaint.key, played.view, desk.views()) == (complaint, None, [])


async def test_if_the_new_tables_settings_are_refused_the_result_contains_the_complaint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def not_here(*_: object, **__: object) -> None:
        raise Complaint("stakes-unreadable")

    desk = Desk()
    monkeypatch.setattr(desk.terms, "ordered", not_here)
    played = await desk.play()
    assert played.complaint is not None
    assert played.complaint.key == "stakes-unreadable"


async def test_only_players_with_fewer_chips_than_the_daily_claim_are_told_about_the_claim() -> None:
    """The player has 30 chips at tables."""
    desk = Desk()
    desk.house.bank.balances[101] = 40
    for daily, claim in ((71, "yes"), (70, "no")):
        desk.house.rooms.now = RoomSettings(daily_claim=daily)
        with pytest.raises(Complaint, match="lobby-too-poor") as raised:
            await desk.play()
        assert (raised.value.facts["wallet"], raised.value.facts["claim"]) == (40, claim)


async def test_a_player_too_poor_for_the_open_table_gets_a_new_one() -> None:
    desk = Desk()
    await desk.room.open(stakes=Stakes.of(2_000, ante=200, bring_in=300), buy_in_least=100_000, buy_in_most=200_000)
    assert (await desk.play()).is_new
    assert desk.views()[1].settings.buy_in_least <= 10_000
