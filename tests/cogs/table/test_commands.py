"""The command /table: opening, finding and closing tables, and seats, used correctly and incorrectly."""

from itertools import cycle

import discord
import pytest
import pytest_asyncio
from discord import ClientUser, Member, PermissionOverwrite, Role, User
from simcord.actors import MemberActor
from simcord.builders import RoleHandle, UserHandle

from bot.poker.games import GAMES
from bot.poker.stakes import Stakes
from tests.harness.cogs.standing import in_standing_room
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.room import GRANT, Room
from tests.harness.discord.staff import AN, BO, acts, mod, razz_hand, staff

Overwrites = dict[RoleHandle | MemberActor | UserHandle | Role | Member | User | ClientUser, PermissionOverwrite]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standing(standing: Room) -> Room:
    standing.join("an")
    return standing


# Opening, finding, closing


async def test_a_table_opens_in_a_new_thread(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    assert room.table.is_thread
    assert room.table.name == "Table 1 · Razz 10/20"
    assert "Razz 10/20" in room.card_text
    assert "ante 2" in room.card_text
    settings = room.view.settings
    assert (settings.seats_max, settings.buy_in_least, settings.buy_in_most) == (8, 400, 400)
    assert (settings.turn_seconds, settings.idle_seconds) == (45, 1800)


async def test_a_table_opens_with_the_options_given_in_the_command(room: Room) -> None:
    room.join("an")
    await room.open_table(
        "an", "20/50", seats=4, ante=5, bring_in=10, buy_in=500, buy_in_most=2000, rules="tda burn=off"
    )
    settings = room.view.settings
    assert (settings.stakes.small_bet, settings.stakes.big_bet) == (20, 50)
    assert (settings.stakes.ante, settings.stakes.bring_in) == (5, 10)
    assert (settings.seats_max, settings.buy_in_least, settings.buy_in_most) == (4, 500, 2000)
    assert (settings.rules.raise_cap, settings.rules.low_tie, settings.rules.burn) == (4, "high_card_suit", False)


async def test_a_table_opens_in_the_channel_if_threads_are_not_allowed(room: Room) -> None:
    room.join("an")
    deny = PermissionOverwrite(create_public_threads=False)
    room.lobby = room.guild.create_text_channel("narrow", overwrites={room.bot_role: deny})
    await room.open_table("an")
    assert room.table.id == room.lobby.id
    told = await room.slash("an", "table open", game="razz", stakes="5/10")
    assert "There's already a table in this channel." in told


async def test_no_table_opens_where_the_bot_may_not_write(room: Room) -> None:
    room.join("an")
    deny = PermissionOverwrite(create_public_threads=False, send_messages=False)
    silent = room.guild.create_text_channel("silent", overwrites={room.bot_role: deny})
    told = await room.slash("an", "table open", at=silent, game="razz", stakes="5/10")
    assert "can't post" in told
    assert not room.wiring.play.tables.in_guild(room.guild.id)


WRONG_ORDERS: list[tuple[dict[str, object], str]] = [
    ({"stakes": "a lot"}, "Enter the small bet and the big bet, like"),
    ({"stakes": "20/10"}, "The small bet must be at least 1 and"),
    ({"stakes": "10/20", "ante": 5}, "The ante can't be more than the bring-in"),
    ({"stakes": "10/20", "buy_in": 10}, "at least one big bet: 20"),
    ({"stakes": "10/20", "buy_in": 100, "buy_in_most": 50}, "can't be more than the maximum"),
    ({"stakes": "10/20", "rules": "wsop"}, "Presets: brief, tda, robert"),
    ({"stakes": "10/20", "rules": "raise_cap=9"}, "3, 4, none"),
    ({"stakes": "10/20", "rules": "colour=red"}, "no house rule “colour”"),
    ({"stakes": "10/20", "rules": "jackpots=on"}, "jackpots doesn't apply to this game"),
    ({"stakes": "10/20", "limit": "pot"}, "Razz can't be played pot limit. Choose from: fixed limit."),
    ({"stakes": "10/20", "blinds": "5/10"}, "This game has no blinds."),
    ({"stakes": "10/20", "game": "limit-holdem", "ante": 1, "blinds": "0/0"}, "The big blind must be at least 1"),
    ({"stakes": "10/20", "rotation": "razz badugi"}, "Only a mix has a rotation."),
    ({"stakes": "10/20", "game": "badugi", "bring_in": 3}, "Only stud games have a bring-in."),
    (
        {"stakes": "10/20", "game": "badugi", "limit": "no", "rules": "raise_cap=4"},
        "is for fixed limit: pot limit and no limit have",
    ),
    ({"stakes": "10/20", "game": "horse", "rotation": "razz badugi"}, "The mix H.O.R.S.E. has its own games."),
    ({"stakes": "10/20", "game": "8-game", "limit": "no"}, "Limit Hold'em is in this mix and can't be played no limit"),
    ({"stakes": "10/20", "game": "mix", "rotation": "razz stud games"}, "Ready-made mixes, each on its own:"),
    ({"stakes": "10/20", "game": "mix", "rotation": "razz rummy"}, "“rummy” matches no game, or more than one"),
    (
        {"stakes": "10/20", "game": "mix", "rotation": "razz 2-7"},
        "Games: Razz, Five Card Draw, A-5 Triple Draw",
    ),
    (
        {"stakes": "10/20", "game": "five-card-draw", "rules": "jackpots=on forced_bets=blinds"},
        "Jackpots needs antes.",
    ),
]


@in_standing_room
@pytest.mark.parametrize("case", WRONG_ORDERS)
async def test_invalid_options_open_no_table(same_room: Room, case: tuple[dict[str, object], str]) -> None:
    options, told = case
    assert told in await same_room.slash("an", "table open", at=same_room.lobby, **{"game": "razz", **options})
    assert not same_room.wiring.play.tables.in_guild(same_room.guild.id)
    assert not same_room.lobby.threads


async def test_a_table_can_be_opened_for_every_game(room: Room) -> None:
    room.join("an", "bo")
    for opener, game in zip(cycle(("an", "bo")), GAMES, strict=False):  # one person may not open so many in a minute
        await room.open_table(opener, "10", game=game)
        settings = room.view.settings
        assert (settings.game, settings.stakes.limit) == (game, GAMES[game].limits[0])
        assert "Hands so far: 0" in await room.slash(opener, "table info"), game
        await room.slash(opener, "table close")
        assert not room.is_open, game


async def test_a_draw_table_opens_with_the_options_given_in_the_command(room: Room) -> None:
    room.join("an")
    await room.open_table("an", "2/5", game="badugi", limit="pot", ante=1, rules="draws=1")
    settings = room.view.settings
    assert settings.stakes == Stakes(5, 5, 1, 0, 2, 5, "pot")
    assert (settings.rules.draws, settings.buy_in_least) == (1, 250)
    assert room.table.name == "Table 1 · Pot-Limit Badugi 2/5"
    told = await room.slash("an", "table info")
    for part in ("Badugi, pot limit", "2/5, ante 1", "- One draw."):
        assert part in told


async def test_a_mixed_table_opens_with_its_rotation(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="mix", rotation="razz badugi", rotation_hands=4)
    assert room.view.settings.rotation == ("razz", "badugi")
    assert room.table.name == "Table 1 · Mixed games 10/20"
    told = await room.slash("an", "table info")
    assert "Rotation: Razz, Badugi; a new game every 4 hands" in told
    assert "Now: Razz" in told


async def test_a_rotation_accepts_the_names_shown_in_menus(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="mix", rotation="A-5 Triple Draw, razz, 2-7 single")
    assert room.view.settings.rotation == ("ace-to-five-triple-draw", "razz", "deuce-to-seven-single-draw")


async def test_members_can_open_at_most_three_tables_and_server_managers_more(room: Room) -> None:
    room.join("an", "bo")
    room.join("mo", roles=(room.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True)),))
    for _ in range(3):
        await room.open_table("an")
    told = await room.slash("an", "table open", at=room.lobby, game="razz", stakes="10/20")
    assert "You already have 3 tables open" in told
    await room.open_table("bo")
    for _ in range(4):
        await room.open_table("mo")
    room.table = room.lobby.threads[0]
    await room.slash("an", "table close")
    await room.open_table("an")


async def test_the_table_list_command_shows_the_open_tables(room: Room) -> None:
    room.join("an")
    assert "No tables are open here." in await room.slash("an", "table list", at=room.lobby)
    await room.open_table("an")
    await room.open_table("an", "50/100")
    told = await room.slash("an", "table list", at=room.lobby)
    first, second = told.splitlines()
    assert first.startswith("[**Table 1**](https://discord.com/channels/")
    assert first.endswith("): Razz 10/20, ante 2, bring-in 3; 0 of 8 seats taken")
    place = f"https://discord.com/channels/{room.guild.id}/{room.table.id}"
    assert second.startswith(f"[**Table 2**]({place}): Razz 50/100")


async def test_tables_in_hidden_channels_are_not_listed(room: Room) -> None:
    everyone, bot = room.guild.default_role, room.bot_role
    overwrites: Overwrites = {
        everyone: PermissionOverwrite(view_channel=False),
        bot: PermissionOverwrite(view_channel=True),
    }
    room.join("an", roles=(room.guild.create_role("boss", permissions=discord.Permissions(administrator=True)),))
    room.join("bo")
    public, room.lobby = room.lobby, room.guild.create_text_channel("back-room", overwrites=overwrites)
    await room.open_table("an")
    assert "Table 1" in await room.slash("an", "table list", at=public)
    assert "No tables are open" in await room.slash("bo", "table list", at=public)
    assert "no open table called" in await room.slash("bo", "table info", at=public, table="Table 1")


async def test_the_table_info_command_shows_the_table_of_the_channel_or_the_table_that_was_named(table: Room) -> None:
    assert "Stakes: 10/20, ante 2, bring-in 3" in await table.slash("bo", "table info")
    assert "House rules:\n- Capped at one bet and 3 raises per betting round." in await table.slash(
        "bo", "table info", at=table.lobby, table="table 1"
    )
    assert "no open table called “Table 9”" in await table.slash("bo", "table info", table="Table 9")
    await table.open_table("an", "50/100")
    assert "Which table do you mean" in await table.slash("bo", "table info", at=table.lobby)
    assert "50/100" in await table.slash("bo", "table info")


async def test_the_opener_can_close_their_table(table: Room) -> None:
    await table.seat("an")
    assert "closed" in await table.slash("an", "table close")
    assert not table.is_open
    assert await table.wallet("an") == GRANT
    assert "no table" in await table.slash("an", "table close", at=table.lobby)


async def test_a_moderator_can_close_a_table_but_another_player_cannot(table: Room) -> None:
    assert "Only the table's owner or a moderator of this" in await table.slash("bo", "table close")
    assert table.is_open
    table.join("mo", roles=(table.guild.create_role("mods", permissions=discord.Permissions(manage_channels=True)),))
    assert "closed" in await table.slash("mo", "table close")
    assert not table.is_open


async def test_closing_a_table_ends_a_moderators_pause_only_if_a_moderator_closes_it(room: Room) -> None:
    """The manager of the channel closes it as its owner would."""
    staff(room)
    keeper = room.guild.create_role("keeper")
    room.join("kay", roles=(keeper,))
    keeps: Overwrites = {keeper: PermissionOverwrite(manage_channels=True)}
    room.lobby = room.guild.create_text_channel("kay's", overwrites=keeps)
    await razz_hand(room)
    await mod(room, "mo", "pause")
    assert "closes after this hand" in await room.slash("kay", "table close")
    assert (room.view.course.paused, room.view.clock.deadline_ms) == ("moderator", None)
    await room.slash("mo", "table close")
    assert room.view.course.paused is None
    assert room.view.clock.deadline_ms is not None
    assert await acts(room) == ["pause", "close", "close"]


async def test_a_table_with_a_running_hand_closes_after_the_hand(table: Room) -> None:
    await table.seat("an", "bo")
    await table.deal(AN, BO)
    assert "after this hand" in await table.slash("an", "table close")
    assert table.is_open
    await table.slash("bo", "bringin")
    await table.slash("an", "fold")
    assert not table.is_open
    assert (await table.wallet("an"), await table.wallet("bo")) == (GRANT - 2, GRANT + 2)


# Seats


async def test_sitting_down_opens_the_wallet_with_the_first_grant_and_pays_the_buy_in(table: Room) -> None:
    assert "You're in seat 1 with 400 chips" in await table.slash("bo", "table sit")
    assert await table.wallet("bo") == GRANT - 400
    assert "already in seat 1" in await table.slash("bo", "table sit")
    assert "That seat is taken" in await table.slash("cy", "table sit", seat=1)
    assert "The buy-in here is 400" in await table.slash("cy", "table sit", buy_in=500)
    assert "You're in seat 5" in await table.slash("cy", "table sit", seat=5)
    assert await table.wallet("cy") == GRANT - 400


async def test_a_buy_in_beyond_the_wallet_is_refused(table: Room) -> None:
    await table.open_table("an", "500/1000")
    assert "You don't have enough chips in your wallet" in await table.slash("bo", "table sit")
    assert await table.wallet("bo") == GRANT
    assert table.view.seats == ()


async def test_a_command_in_another_channel_applies_to_the_only_possible_table(table: Room) -> None:
    assert "You're in seat 1" in await table.slash("bo", "table sit", at=table.lobby)
    assert "You left Table 1" in await table.slash("bo", "table leave", at=table.lobby)
    assert "You aren't seated at any table" in await table.slash("bo", "table leave", at=table.lobby)
    assert "You aren't seated at this table" in await table.slash("bo", "table leave")
    assert await table.wallet("bo") == GRANT


async def test_a_player_seated_at_two_tables_is_asked_which_one_to_leave(table: Room) -> None:
    await table.slash("bo", "table sit")
    first = table.table
    await table.open_table("an")
    await table.slash("bo", "table sit")
    told = await table.slash("bo", "table leave", at=table.lobby)
    assert first.mention in told
    assert table.table.mention in told
    assert "You left Table 2" in await table.slash("bo", "table leave", at=table.lobby, table="Table 2")


async def test_a_player_can_sit_out_and_come_back(table: Room) -> None:
    await table.seat("an", "bo")
    assert "You'll sit out starting next hand." in await table.slash("bo", "table sitout")
    assert "You're already sitting out." in await table.slash("bo", "table sitout")
    await table.wait(2 * PAUSE_SECONDS)
    assert table.view.hand_number == 0
    assert "You're back" in await table.slash("bo", "table back")
    assert "You aren't sitting out or leaving." in await table.slash("bo", "table back")
    await table.wait(PAUSE_SECONDS)
    assert table.view.hand_number == 1
    assert "aren't seated at this table" in await table.slash("cy", "table back")
