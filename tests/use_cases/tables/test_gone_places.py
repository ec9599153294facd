"""Tables and tournaments of a deleted channel or a server that the bot has left."""

from bot.tables.due_posts import DuePost
from bot.tables.ports import TableView
from bot.use_cases.tables.gone_places import GonePlaces
from tests.harness.tables.room import GUILD
from tests.harness.use_cases.tables.fakes import TableDesk
from tests.harness.use_cases.tournaments.fakes import tournament
from tests.tables.conftest import WALLET

LOBBY = 77


class Posts:
    def __init__(self) -> None:
        self.told: list[DuePost] = []

    def look(self) -> None: ...

    def tell(self, post: DuePost) -> None:
        self.told.append(post)


class Desk(TableDesk):
    def __init__(self) -> None:
        super().__init__()
        self.posts, self.asked = Posts(), list[int]()
        self.gone = GonePlaces(self.tables, self.tournaments.manager, self.posts, self.house.timer)

    async def ask(self, view: TableView) -> None:
        self.asked.append(view.table_id)

    async def delete(self, channel_id: int, *known: int) -> None:
        await self.gone.channel_deleted(GUILD, channel_id, known.__contains__, self.ask)


async def test_deleting_a_channel_closes_its_table_and_checks_tables_in_unknown_threads() -> None:
    desk = Desk()
    await desk.room.open()
    await desk.room.seat_all({1: 1_000, 2: 1_000})
    here = desk.room.view.place.channel_id
    seen, unseen = await desk.room.open(), await desk.room.open()
    known = next(view.place.channel_id for view in desk.views() if view.table_id == seen)
    await desk.delete(here, known)
    assert [view.table_id for view in desk.views()] == [seen, unseen]
    assert desk.asked == [unseen]
    assert await desk.store.wallet_balance(GUILD, 101) == WALLET, "everybody is paid out"
    await desk.gone.thread_deleted(known)
    await desk.gone.thread_deleted(known)
    assert [view.table_id for view in desk.views()] == [unseen]


async def test_deleting_the_channel_of_a_tournament_that_has_not_started_is_reported() -> None:
    desk = Desk()
    desk.tournaments.on = {
        1: tournament(1, "Soon", "registering", guild_id=GUILD, channel_id=LOBBY),
        2: tournament(2, "On", "running", guild_id=GUILD, channel_id=LOBBY),
        3: tournament(3, "Away", "scheduled", guild_id=GUILD, channel_id=LOBBY + 1),
        4: tournament(4, "Later", "scheduled", guild_id=GUILD, channel_id=LOBBY),
    }
    await desk.delete(LOBBY)
    assert [(post.kind, post.about["table"]) for post in desk.posts.told] == [
        ("tournament_homeless", "Soon"),
        ("tournament_homeless", "Later"),
    ]


async def test_leaving_a_server_closes_its_tables_and_tournaments() -> None:
    desk = Desk()
    await desk.room.open()
    desk.tournaments.on = {1: tournament(1, guild_id=GUILD), 2: tournament(2, guild_id=GUILD + 1)}
    await desk.gone.server_left(GUILD)
    assert (desk.views(), list(desk.tournaments.on)) == ([], [2])
