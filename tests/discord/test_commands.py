"""Every command, right and wrong, as people give them."""

import logging
import re
from dataclasses import replace

import discord
import pytest
from discord import ClientUser, Member, PermissionOverwrite, Role, User
from simcord.actors import MemberActor
from simcord.builders import RoleHandle, UserHandle

from bot.poker.games import GAMES
from bot.poker.house_rules import Stakes
from bot.settings import Settings
from tests.discord.room import GRANT, PAUSE_SECONDS, Room

Overwrites = dict[RoleHandle | MemberActor | UserHandle | Role | Member | User | ClientUser, PermissionOverwrite]

AN = "As2d3c 4h5s6d Kc"
BO = "Kh Qd Ks 9c 8c 7c 2s"


@pytest.fixture
async def table(room: Room) -> Room:
    """A table that an has opened, nobody seated; bo and cy are about."""
    room.join("an", "bo", "cy")
    await room.open_table("an")
    return room


# Opening, finding, closing


async def test_a_table_opens_in_a_thread_of_its_own(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    assert room.table.is_thread
    assert room.table.name == "Table 1 · Razz 10/20"
    assert "Razz 10/20" in room.card_text
    assert "ante 2" in room.card_text
    settings = room.view.settings
    assert (settings.seats_max, settings.buy_in_least, settings.buy_in_most) == (8, 400, 400)
    assert (settings.turn_seconds, settings.idle_seconds) == (45, 1800)


async def test_a_table_opens_as_it_is_ordered(room: Room) -> None:
    room.join("an")
    await room.open_table(
        "an", "20/50", seats=4, ante=5, bring_in=10, buy_in=500, buy_in_most=2000, rules="tda burn=off"
    )
    settings = room.view.settings
    assert (settings.stakes.small_bet, settings.stakes.big_bet) == (20, 50)
    assert (settings.stakes.ante, settings.stakes.bring_in) == (5, 10)
    assert (settings.seats_max, settings.buy_in_least, settings.buy_in_most) == (4, 500, 2000)
    assert (settings.rules.raise_cap, settings.rules.low_tie, settings.rules.burn) == (4, "position", False)


async def test_where_threads_are_not_allowed_the_table_lives_in_the_channel(room: Room) -> None:
    room.join("an")
    deny = PermissionOverwrite(create_public_threads=False)
    room.lobby = room.guild.create_text_channel("narrow", overwrites={room.bot_role: deny})
    await room.open_table("an")
    assert room.table.id == room.lobby.id
    told = await room.slash("an", "table open", game="razz", stakes="5/10")
    assert "There is a table in this channel already" in told


async def test_where_the_bot_may_not_write_no_table_opens(room: Room) -> None:
    room.join("an")
    deny = PermissionOverwrite(create_public_threads=False, send_messages=False)
    silent = room.guild.create_text_channel("silent", overwrites={room.bot_role: deny})
    told = await room.slash("an", "table open", at=silent, game="razz", stakes="5/10")
    assert "may not write" in told
    assert not room.client.services.tables.in_guild(room.guild.id)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"stakes": "a lot"}, "Write the small bet and the big bet"),
        ({"stakes": "20/10"}, "no more than the big bet"),
        ({"stakes": "10/20", "ante": 5}, "The ante cannot be more than the bring-in"),
        ({"stakes": "10/20", "buy_in": 10}, "one big bet at least: 20"),
        ({"stakes": "10/20", "buy_in": 100, "buy_in_most": 50}, "cannot be more than the most"),
        ({"stakes": "10/20", "rules": "wsop"}, "There are: brief, tda"),
        ({"stakes": "10/20", "rules": "raise_cap=9"}, "3, 4, none"),
        ({"stakes": "10/20", "rules": "colour=red"}, "no house rule “colour”"),
        ({"stakes": "10/20", "rules": "jackpots=on"}, "jackpots means nothing in what is played here"),
        ({"stakes": "10/20", "limit": "pot"}, "Razz is not played in pot limit. Allowed here: fixed limit."),
        ({"stakes": "10/20", "blinds": "5/10"}, "No blinds are posted in this game"),
        ({"stakes": "10/20", "rotation": "razz badugi"}, "A rotation belongs to a mix"),
        ({"stakes": "10/20", "game": "badugi", "bring_in": 3}, "There is a bring-in in stud games only"),
        ({"stakes": "10/20", "game": "badugi", "limit": "no", "rules": "raise_cap=4"}, "is about fixed limit"),
        ({"stakes": "10/20", "game": "mix", "rotation": "razz holdem"}, "no game called “holdem”"),
        (
            {"stakes": "10/20", "game": "five-card-draw", "rules": "jackpots=on forced_bets=blinds"},
            "Jackpots are played with antes",
        ),
    ],
)
async def test_a_table_ordered_wrongly_is_not_opened(room: Room, options: dict[str, object], told: str) -> None:
    room.join("an")
    assert told in await room.slash("an", "table open", at=room.lobby, **{"game": "razz", **options})
    assert not room.client.services.tables.in_guild(room.guild.id)
    assert not room.lobby.threads


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_can_be_opened(room: Room, game: str) -> None:
    room.join("an")
    await room.open_table("an", "10", game=game)
    settings = room.view.settings
    assert (settings.game, settings.stakes.limit) == (game, GAMES[game].limits[0])
    assert "Hands so far: 0" in await room.slash("an", "table info")


async def test_a_draw_table_opens_as_it_is_ordered(room: Room) -> None:
    room.join("an")
    await room.open_table("an", "2/5", game="badugi", limit="pot", ante=1, rules="draws=1")
    settings = room.view.settings
    assert settings.stakes == Stakes(5, 5, 1, 0, 2, 5, "pot")
    assert (settings.rules.draws, settings.buy_in_least) == (1, 250)
    assert room.table.name == "Table 1 · Badugi pot limit 2/5"
    told = await room.slash("an", "table info")
    for part in ("Badugi, pot limit", "2/5, ante 1", "draws=1"):
        assert part in told


async def test_a_mix_opens_with_its_rotation(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="mix", rotation="razz badugi", rotation_hands=4)
    assert room.view.settings.rotation == ("razz", "badugi")
    assert room.table.name == "Table 1 · Mixed games 10/20"
    told = await room.slash("an", "table info")
    assert "Rotation: Razz, Badugi; the next after 4 hands each" in told
    assert "Now: Razz" in told


async def test_nobody_opens_more_than_three_tables_but_who_manages_the_server(room: Room) -> None:
    room.join("an", "bo")
    room.join("mo", roles=(room.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True)),))
    for _ in range(3):
        await room.open_table("an")
    told = await room.slash("an", "table open", at=room.lobby, game="razz", stakes="10/20")
    assert "You have 3 tables open already" in told
    await room.open_table("bo")
    for _ in range(4):
        await room.open_table("mo")
    room.table = room.lobby.threads[0]
    await room.slash("an", "table close")
    await room.open_table("an")


async def test_list_shows_the_open_tables(room: Room) -> None:
    room.join("an")
    assert "No table is open here" in await room.slash("an", "table list", at=room.lobby)
    await room.open_table("an")
    await room.open_table("an", "50/100")
    told = await room.slash("an", "table list", at=room.lobby)
    assert "**Table 1**: Razz 10/20, ante 2, bring-in 3; 0 of 8 seats taken" in told
    assert f"{room.table.mention} **Table 2**: Razz 50/100" in told


async def test_tables_in_hidden_channels_are_not_told_of(room: Room) -> None:
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
    assert "No table is open" in await room.slash("bo", "table list", at=public)
    assert "no open table called" in await room.slash("bo", "table info", at=public, table="Table 1")


async def test_info_tells_of_this_channels_table_or_the_one_named(table: Room) -> None:
    assert "Stakes: 10/20, ante 2, bring-in 3" in await table.slash("bo", "table info")
    assert "House rules: brief" in await table.slash("bo", "table info", at=table.lobby, table="table 1")
    assert "no open table called “Table 9”" in await table.slash("bo", "table info", table="Table 9")
    await table.open_table("an", "50/100")
    assert "Which table do you mean" in await table.slash("bo", "table info", at=table.lobby)
    assert "50/100" in await table.slash("bo", "table info")


async def test_the_opener_closes_his_table(table: Room) -> None:
    await table.seat("an")
    assert "closed" in await table.slash("an", "table close")
    assert not table.is_open
    assert await table.wallet("an") == GRANT
    assert "no table" in await table.slash("an", "table close", at=table.lobby)


async def test_a_stranger_cannot_close_a_table_but_a_moderator_can(table: Room) -> None:
    assert "Only who opened the table" in await table.slash("bo", "table close")
    assert table.is_open
    table.join("mo", roles=(table.guild.create_role("mods", permissions=discord.Permissions(manage_channels=True)),))
    assert "closed" in await table.slash("mo", "table close")
    assert not table.is_open


async def test_a_table_closes_after_its_hand(table: Room) -> None:
    await table.seat("an", "bo")
    await table.deal(AN, BO)
    assert "after this hand" in await table.slash("an", "table close")
    assert table.is_open
    await table.slash("bo", "bringin")
    await table.slash("an", "fold")
    assert not table.is_open
    assert (await table.wallet("an"), await table.wallet("bo")) == (GRANT - 2, GRANT + 2)


# Seats


async def test_sitting_down_buys_in_and_opens_the_wallet_with_the_first_grant(table: Room) -> None:
    assert "You sit in seat 1 with 400 chips" in await table.slash("bo", "table sit")
    assert await table.wallet("bo") == GRANT - 400
    assert "sit here already, in seat 1" in await table.slash("bo", "table sit")
    assert "That seat is taken" in await table.slash("cy", "table sit", seat=1)
    assert "You may buy in here for 400" in await table.slash("cy", "table sit", buy_in=500)
    assert "You sit in seat 5" in await table.slash("cy", "table sit", seat=5)
    assert await table.wallet("cy") == GRANT - 400


async def test_a_buy_in_beyond_the_wallet_is_refused(table: Room) -> None:
    await table.open_table("an", "500/1000")
    assert "Your wallet holds too few chips" in await table.slash("bo", "table sit")
    assert await table.wallet("bo") == GRANT
    assert table.view.seats == ()


async def test_a_command_in_another_channel_means_the_one_table_it_can(table: Room) -> None:
    assert "You sit in seat 1" in await table.slash("bo", "table sit", at=table.lobby)
    assert "You have left Table 1" in await table.slash("bo", "table leave", at=table.lobby)
    assert "You are not seated at any table" in await table.slash("bo", "table leave", at=table.lobby)
    assert "You do not sit at this table" in await table.slash("bo", "table leave")
    assert await table.wallet("bo") == GRANT


async def test_with_seats_at_two_tables_a_command_asks_which(table: Room) -> None:
    await table.slash("bo", "table sit")
    first = table.table
    await table.open_table("an")
    await table.slash("bo", "table sit")
    told = await table.slash("bo", "table leave", at=table.lobby)
    assert first.mention in told
    assert table.table.mention in told
    assert "You have left Table 2" in await table.slash("bo", "table leave", at=table.lobby, table="Table 2")


async def test_sitting_out_and_coming_back(table: Room) -> None:
    await table.seat("an", "bo")
    assert "You sit out" in await table.slash("bo", "table sitout")
    assert "sitting out already" in await table.slash("bo", "table sitout")
    await table.wait(2 * PAUSE_SECONDS)
    assert table.view.hand_number == 0
    assert "You are back" in await table.slash("bo", "table back")
    assert "neither sitting out nor leaving" in await table.slash("bo", "table back")
    await table.wait(PAUSE_SECONDS)
    assert table.view.hand_number == 1
    assert "do not sit at this table" in await table.slash("cy", "table back")


# Acting


async def test_actions_without_a_hand_or_a_seat_are_refused(table: Room) -> None:
    for command in ("bringin", "complete", "check", "bet", "call", "raise", "fold"):
        assert "You do not sit at this table" in await table.slash("cy", command)
        assert "You are not seated at any table" in await table.slash("cy", command, at=table.lobby)
    await table.seat("an")
    assert "No hand is running" in await table.slash("an", "check")
    assert "You have no cards" in await table.slash("an", "cards")


async def test_R4_12_refused_actions_say_what_is_allowed_and_change_nothing(table: Room) -> None:
    await table.seat("an", "bo")
    await table.deal(AN, BO)
    before = table.view.hand
    assert "It is bo's turn, not yours" in await table.slash("an", "call")
    for command in ("check", "bet", "call", "raise", "fold"):
        told = await table.slash("bo", command)
        assert "You must open: bring in for 3 or complete to 10." in told, told
    assert table.view.hand == before


async def test_each_action_has_its_command(table: Room) -> None:
    await table.seat("an", "bo")
    await table.deal(AN, BO)
    assert "You bring in for 3" in await table.slash("bo", "bringin")
    assert "You complete to 10" in await table.slash("an", "complete")
    assert "You raise to 20" in await table.slash("bo", "raise")
    assert "You call 10" in await table.slash("an", "call")
    assert "You check" in await table.slash("an", "check")
    assert "You bet 10" in await table.slash("bo", "bet", at=table.lobby)
    assert "You fold" in await table.slash("an", "fold")
    assert (table.stack("an"), table.stack("bo")) == (378, 422)


async def test_cards_are_shown_to_their_owner_alone(table: Room) -> None:
    await table.seat("an", "bo")
    await table.deal(AN, BO)
    told = await table.slash("an", "cards")
    assert "`A`" in told
    assert "`2`" in told
    assert "You have no cards" in await table.slash("cy", "cards")
    table.assert_secret("an", "As2d")


# Chips


async def test_a_wallet_opens_with_the_first_grant_once(room: Room) -> None:
    room.join("an")
    for _ in range(2):
        assert "You have **10,000** chips" in await room.slash("an", "wallet", at=room.lobby)
    await room.open_table("an")
    await room.seat("an")
    assert "**9,600** chips in your wallet, and **400** at tables" in await room.slash("an", "wallet")


async def test_only_the_broke_may_claim_and_once_a_day(room: Room) -> None:
    room.join("an")
    assert "You are not broke" in await room.slash("an", "claim", at=room.lobby)
    room.client.services = replace(room.client.services, settings=Settings(first_grant=0))
    room.join("bo")
    assert "Here are 1,000 chips. You have 1,000 now" in await room.slash("bo", "claim", at=room.lobby)
    await room.open_table("an")
    await room.seat("bo", "an")
    await room.deal(AN, BO)
    await room.slash("an", "bringin")
    await room.slash("bo", "fold")
    await room.slash("bo", "table leave")
    assert await room.wallet("bo") == 998
    assert "You have claimed already" in await room.slash("bo", "claim")
    await room.wait(24 * 3600)
    assert "Here are 2 chips" in await room.slash("bo", "claim", at=room.lobby)


# Help


async def test_the_topics_of_help_list_every_command_with_what_it_is_for(room: Room) -> None:
    room.join("an")
    topics = await room.people["an"].autocomplete(room.lobby, "help", "topic", "")
    assert [topic["value"] for topic in topics][:2] == ["lobby", "play"]
    told = ""
    for topic in topics:
        page = await room.slash("an", "help", at=room.lobby, topic=topic["value"])
        assert len(page) <= 4000
        told += page
    for name in room.people["an"].available_commands(room.lobby):
        # A topic that would be too long is told without mentions.
        assert re.search(rf"(</{name}:\d+>|`/{name}`) \S", told), name
    assert "Discard cards and draw new ones" in told


async def test_help_begins_shortly_and_its_menu_turns_to_every_topic(room: Room) -> None:
    room.join("an")
    start = await room.people["an"].slash(room.lobby, "help")
    assert len(room.told(start)) < 800
    assert "</table open:" in room.told(start)
    topics = await room.people["an"].autocomplete(room.lobby, "help", "topic", "")
    assert start.response is not None
    for topic in topics:
        shown = await room.people["an"].select(start.response, values=[topic["value"]], custom_id="lb:w:help")
        assert shown.response is not None
        assert f"**{topic['name']}**" in room.told(shown)


async def test_rules_tell_how_a_game_goes(room: Room) -> None:
    room.join("an")
    for options in ({}, {"game": "razz"}):
        assert "wheel" in await room.slash("an", "rules", at=room.lobby, **options)
    for game in GAMES:
        told = await room.slash("an", "rules", at=room.lobby, game=game)
        assert "Showdown" in told
        assert "House rules here" not in told


async def test_rules_at_a_table_tell_its_house_rules(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="five-card-draw", rules="jackpots=on joker=bug")
    told = await room.slash("an", "rules")
    assert "**Five Card Draw**" in told
    assert "jacks or better to open" in told
    assert "House rules here" not in await room.slash("an", "rules", game="badugi")


async def test_in_direct_messages_there_is_help_and_nothing_to_play(room: Room) -> None:
    room.join("an")
    user = room.people["an"].user
    assert user.dm_channel
    settings = {f"settings {each}" for each in ("show", "language", "pictures", "reminders", "muck")}
    assert set(user.available_commands()) == {"help", "rules", "privacy export", "privacy delete"} | settings
    result = await user.slash("help")
    assert result.response
    assert "`/table open`" in room.told(result), "a link to a command that cannot be used here is a dead one"
    assert "</rules:" in room.told(result)


# Suggestions


async def test_options_are_suggested(table: Room) -> None:
    an = table.people["an"]
    stakes = await an.autocomplete(table.lobby, "table open", "stakes", "20")
    assert {"name": "20/40, ante 4, bring-in 6", "value": "20/40"} in [
        {key: choice[key] for key in ("name", "value")} for choice in stakes
    ]
    rules = await an.autocomplete(table.lobby, "table open", "rules", "tda low")
    assert rules[0]["value"] == "tda low_tie=low_suit"
    tables = await an.autocomplete(table.lobby, "table sit", "table", "tab")
    assert [choice["name"] for choice in tables] == ["Table 1, Razz 10/20"]
    told = await table.slash("bo", "table sit", at=table.lobby, table=tables[0]["value"])
    assert "You sit in seat 1" in told


async def test_options_of_a_game_are_suggested_for_it(room: Room) -> None:
    room.join("an")
    an = room.people["an"]

    async def suggested(option: str, typed: str, **chosen: str) -> list[str]:
        choices = await an.autocomplete(room.lobby, "table open", option, typed, **chosen)
        return [choice["value"] for choice in choices]

    assert await suggested("stakes", "5/", game="badugi", limit="no") == ["5/10"]
    assert await suggested("stakes", "5", game="five-card-draw", limit="pot") == ["5", "50"]
    assert await suggested("rules", "jack", game="five-card-draw") == ["jackpots=on", "jackpots=off"]
    assert await suggested("rules", "jack", game="badugi") == []
    assert await suggested("rotation", "razz bad", game="mix") == ["razz badugi"]
    assert "jackpots=on" in await suggested("rules", "jack", game="mix", rotation="razz five")


# Errors

INSIDE = "the inside of the bot"
"""The text of an error could tell a card, so it is neither told nor logged."""


async def test_our_errors_are_logged_and_never_shown(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room.join("an")

    async def broken(*_: object) -> int:
        raise RuntimeError(INSIDE)

    monkeypatch.setattr(room.store.bank, "wallet", broken)
    with caplog.at_level(logging.INFO):
        told = await room.slash("an", "wallet", at=room.lobby)
    assert "our mistake" in told
    assert INSIDE not in told
    assert "/wallet failed: CommandInvokeError" in caplog.text
    assert "RuntimeError" in caplog.text
    assert INSIDE not in caplog.text
    assert len(room.env.errors) == 1
    room.forgive()


async def test_a_store_that_fails_is_said_to_have_changed_nothing(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    room.join("an")
    await room.store.close()
    told = await room.slash("an", "table open", at=room.lobby, game="razz", stakes="10/20")
    assert "nothing has happened" in told
    room.forgive()


async def test_an_answer_that_fails_does_not_hide_the_error(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room.join("an")

    async def broken(*_: object) -> int:
        raise RuntimeError(INSIDE)

    monkeypatch.setattr(room.store.bank, "wallet", broken)
    room.env.inject_error("PATCH", "/webhooks/*/messages/@original", times=None)
    await room.people["an"].slash(room.lobby, "wallet")
    assert "RuntimeError" in caplog.text
    assert "could not be sent: HTTP 500" in caplog.text
    assert INSIDE not in caplog.text
    room.forgive()
