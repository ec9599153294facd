"""Members who leave a server: they are cashed out there and no longer notified of games."""

from bot.tables.saving import NewTable
from bot.use_cases.leavers import Leavers
from tests.harness.tables.room import GUILD, OWNER, settings
from tests.harness.use_cases.tables.fakes import TableDesk
from tests.harness.use_cases.tournaments.fakes import tournament
from tests.tables.conftest import WALLET

ELSEWHERE = GUILD + 1


class Desk(TableDesk):
    def __init__(self) -> None:
        super().__init__()
        self.leavers = Leavers(self.tables, self.tournaments.manager, self.directory, self.wishes.port)


async def test_leaving_a_server_gives_up_seats_and_waiting_places_there_but_not_elsewhere() -> None:
    desk = Desk()
    full = await desk.room.open(seats_max=2)
    await desk.room.seat_all({1: 1_000, 2: 1_000})
    assert (await desk.room.wait_for_seat(103)).done
    own = await desk.room.open()
    await desk.room.seat_all({3: 1_500, 4: 1_000})
    other = await desk.tables.open(NewTable(ELSEWHERE, 999, OWNER, "Away", settings()), desk.room.request(OWNER))
    desk.store.grant(ELSEWHERE, 103, 5_000)
    desk.room.table_id = other.table_id
    assert (await desk.room.sit(103, 1, 1_000)).done
    await desk.leavers.cash_out_leaver(GUILD, 3)
    views = {view.table_id: view for view in desk.views()}
    assert [line.player_id for line in views[own].seats] == [104]
    assert views[full].people.waiting == ()
    assert await desk.store.wallet_balance(GUILD, 103) == WALLET
    assert desk.room.stacks() == {103: 1_000}, "in another server they play on"
    assert desk.tournaments.left == [(GUILD, 103)]


async def test_leaving_a_server_withdraws_the_members_tournament_registration() -> None:
    desk = Desk()
    view = tournament(4, entrants=(107,))
    desk.tournaments.on[4] = view
    await desk.leavers.cash_out_leaver(view.new.guild_id, 7)
    assert desk.tournaments.left == [(view.new.guild_id, 107)]


async def test_leaving_a_server_creates_no_player_and_deletes_a_known_players_wanted_games() -> None:
    desk = Desk()
    desk.wishes.of[107] = ("razz",)
    await desk.leavers.cash_out_leaver(GUILD, 8)
    assert (desk.house.users.seen, desk.tournaments.left) == (set(), [])
    desk.house.users.seen.add(7)
    await desk.leavers.cash_out_leaver(GUILD, 7)
    assert desk.wishes.of == {107: ()}
