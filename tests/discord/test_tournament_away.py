"""Tournaments whose people or places disappear: leavers, deleted threads and channels, a removed bot."""

import pytest
from simcord.builders import ChannelHandle

from bot.publishing.tournament import announcer
from bot.tables.ports import TableView
from bot.tournaments.ports import TournamentView
from tests.harness.discord.room import GRANT, Room
from tests.harness.discord.staff import acts, mod, moderators_channel, staff
from tests.harness.discord.tournaments import create, lobby_text, running, say, tournaments


@pytest.fixture
async def club(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    monkeypatch.setattr(announcer, "EVERY_MS", {"event": 0, "post": 0, "board": 10 * 60_000})
    staff(room)
    room.join("an", "bo", "cy", "di")
    return room


def only(room: Room) -> TournamentView:
    (view,) = tournaments(room)
    return view


def table_of(room: Room) -> TableView:
    (table,) = room.wiring.play.tables.of_tournament(only(room).tournament_id)
    return table


def moderators_posts(channel: ChannelHandle) -> str:
    return "\n".join(str([part.to_dict() for part in message.components]) for message in channel.history())


async def test_T1_3_a_player_who_leaves_the_server_before_the_start_is_withdrawn_and_refunded(club: Room) -> None:
    await create(club, buy_in=100)
    for name in ("an", "bo"):
        await say(club, name, "register")
    club.guild.remove_member(club.people["an"])
    await club.env.settle()
    assert [entrant.player_id for entrant in only(club).state.entrants] == [await club.player_id("bo")]
    assert (await club.wallet("an"), only(club).pool) == (GRANT, 100)


async def test_T1_3_a_player_who_left_unnoticed_is_withdrawn_by_the_next_search(club: Room) -> None:
    await create(club, buy_in=100)
    await say(club, "an", "register")
    await club.restart(members=False)
    club.guild.remove_member(club.people["an"])
    await club.env.settle()
    assert len(only(club).state.entrants) == 1
    await club.wait(10 * 60)
    assert only(club).state.entrants == ()
    assert await club.wallet("an") == GRANT


async def test_T3_2_a_player_who_leaves_the_server_during_play_stays_in_the_tournament_as_absent(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    await club.wait(1)
    club.guild.remove_member(club.people["an"])
    await club.env.settle()
    an = await club.player_id("an")
    assert an in [entrant.player_id for entrant in only(club).state.playing()]
    assert [line.status for line in table_of(club).seats if line.player_id == an] == ["sitting_out"]
    assert await club.wallet("an") == GRANT - 100


async def test_T2_2_a_table_with_a_deleted_thread_gets_a_new_one_and_its_hand_is_voided(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    await club.wait(10)
    lost = table_of(club)
    assert lost.hand is not None
    club.env.backend.delete_channel(lost.place.channel_id)
    await club.env.settle()
    await club.wait(1)
    table = table_of(club)
    assert (table.table_id, table.place.channel_id) != (lost.table_id, lost.place.channel_id)
    assert [line.stack for line in table.seats] == [only(club).state.begun.ladder.stack] * 4
    told = [letter for letter in club.letters("an") if "deleted" in letter]
    assert len(told) == 1
    assert "Hand 1 was voided" in told[0]
    assert f"with your {only(club).state.begun.ladder.stack:,} chips" in told[0]
    assert "close" in await acts(club)


async def test_a_tournament_with_a_deleted_channel_pauses_until_a_moderator_moves_it(club: Room) -> None:
    offices = await moderators_channel(club)
    await running(club, "an", "bo", "cy", "di")
    await club.wait(10)
    club.env.backend.delete_channel(club.lobby.id)
    await club.env.settle()
    await club.wait(60)
    assert only(club).state.paused_at_once
    assert "has nowhere to put its tables:** its channel is" in moderators_posts(offices)
    club.lobby = club.guild.create_text_channel("hall")
    assert "was reposted" in await say(club, "mo", "announce")
    assert only(club).new.channel_id == club.lobby.id
    assert "Friday" in lobby_text(club)
    assert "is back on" in await say(club, "mo", "resume", reason="moved")
    await club.wait(10)
    assert [line.stack for line in table_of(club).seats] != []
    assert sum(count.chips for count in only(club).counts) <= 4 * only(club).state.begun.ladder.stack
    assert (await acts(club))[-2:] == ["tournament_move", "tournament_resume"]
    club.forgive()


async def test_a_channel_deleted_before_the_start_is_reported_to_the_moderators(club: Room) -> None:
    offices = await moderators_channel(club)
    await create(club)
    club.env.backend.delete_channel(club.lobby.id)
    await club.env.settle()
    assert moderators_posts(offices).count("has nowhere to put its tables:** its channel is") == 1
    assert only(club).state.phase == "registering"


async def test_removing_the_bot_from_a_server_refunds_every_entrant(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    await create(club, name="Saturday", buy_in=50)
    await say(club, "an", "register", tournament="Saturday")
    await club.wait(10)
    club.env.backend.remove_guild(club.guild.id)
    await club.env.settle()
    await club.wait(60)
    assert tournaments(club) == []
    assert club.wiring.play.tables.in_guild(club.guild.id) == []
    assert [await club.wallet(name) for name in ("an", "bo", "cy", "di")] == [GRANT] * 4


async def test_T3_8_a_moderator_outside_the_tournament_sees_finished_hands_but_no_running_one(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    await club.wait(10)
    table = table_of(club)
    number = table.hand_number
    asked = {"id": f"{table.table_id}-{number}"}
    assert "There's no finished hand" in await club.slash("mo", "mod hand", at=club.lobby, **asked)
    while table_of(club).hand_number == number:
        await club.wait(10)
    assert "an" in await club.slash("mo", "mod hand", at=club.lobby, **asked)


async def test_a_banned_player_is_refunded_for_tournaments_that_start_during_the_ban(club: Room) -> None:
    await create(club, buy_in=100)
    await create(club, name="Next week", buy_in=50, start="in 7 days")
    for name in ("Friday", "Next week"):
        await say(club, "an", "register", tournament=name)
    assert "is banned" in await mod(club, "mo", "ban", player="an", hours=24)
    assert [len(view.state.entrants) for view in tournaments(club)] == [0, 1]
    assert await club.wallet("an") == GRANT - 50
    refused = await say(club, "an", "register", tournament="Friday")
    assert "You're banned from the tables of this server until <t:" in refused


async def test_T2_2_a_table_never_gets_the_thread_of_an_earlier_tournament_of_the_same_name(club: Room) -> None:
    players = ("an", "bo", "cy", "di")
    for _ in range(2):
        await create(club, start="in 10 minutes", check_in=False)
        for name in players:
            await say(club, name, "register")
        await club.wait(700)
        for name in players[1:]:
            await say(club, "mo", "remove", player=name, reason="gone to bed")
        await club.wait(60)
        assert tournaments(club) == []
        # Somebody chats on there, which takes the thread out of Discord's archive.
        club.env.backend.edit_channel(club.lobby.threads[-1].id, {}, thread_metadata={"archived": False})
    assert [thread.name for thread in club.lobby.threads] == ["Friday 1", "Friday 1"]
