"""The news of a tournament reaches everyone concerned, each once: by letter, or by a ping in the channel."""

import re

import pytest
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.tournaments.ports import TournamentView
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import create, press, running, say, tournaments


def letters(club: Room, name: str, about: str = "Friday") -> list[str]:
    """Return the player's letters about the tournament, the newest last."""
    return [text for text in club.letters(name) if about in text.splitlines()[0]]


def pings(club: Room, name: str) -> list[str]:
    """Return the messages in the lobby and its threads that ping the player."""
    mention = f"<@{club.people[name].id}>"
    places = (club.lobby, *club.lobby.threads)
    texts = (
        str([message.content, *(part.to_dict() for part in message.components)])
        for place in places
        for message in place.history()
    )
    return [text for text in texts if mention in text]


async def entered(club: Room, *players: str, **options: object) -> int:
    view = await create(club, buy_in=100, **options)
    for name in players:
        await press(club, name, view.tournament_id, "register")
    return view.tournament_id


async def test_each_entrant_gets_one_message_about_an_edit_with_the_old_and_new_values(club: Room) -> None:
    await entered(club, "an", "bo", "mo")
    await club.slash("bo", "settings language", at=club.lobby, language="de")
    before = {name: len(club.letters(name)) for name in ("an", "bo", "mo")}
    await say(club, "mo", "edit", start="in 5 hours", game="badugi", prizes="60 40", reason="more time")
    assert [len(club.letters(name)) - before[name] for name in ("an", "bo", "mo")] == [1, 1, 0]
    english, german = letters(club, "an")[-1], letters(club, "bo")[-1]
    assert re.search(r"Start: <t:\d+:F> → <t:\d+:F>", english)
    assert "Game: Fixed limit Razz → Fixed limit Badugi" in english
    assert "Payouts: as usual → 60 40 %" in english
    assert "Reason: more time" in english
    assert "ist geändert" in german
    assert "Spiel: Fixed Limit Razz → Fixed Limit Badugi" in german
    assert pings(club, "an") == pings(club, "bo") == []


async def test_the_unregister_button_of_a_direct_message_withdraws_its_reader(club: Room) -> None:
    await entered(club, "an", "bo")
    await say(club, "mo", "edit", start="in 5 hours")
    letter = club.people["an"].user.dm_channel.history()[-1]
    told = club.told(await club.people["an"].user.click(letter, label="Unregister"))
    assert "You're no longer registered for Friday" in told
    assert [entrant.player_id for entrant in tournaments(club)[0].state.entrants] == [await club.player_id("bo")]
    assert await club.wallet("an") == 10_000


async def test_players_with_closed_direct_messages_are_pinged_together_in_the_channel(club: Room) -> None:
    await entered(club, "an", "bo", "cy")
    for name in ("an", "bo"):
        club.close_dms(name)
    await say(club, "mo", "edit", start="in 5 hours")
    await club.wait(10)
    assert len(pings(club, "an")) == len(pings(club, "bo")) == 1
    assert pings(club, "an") == pings(club, "bo")
    assert pings(club, "cy") == []
    assert "Friday" in letters(club, "cy")[-1]
    await club.restart()
    await club.wait(10)
    assert len(pings(club, "an")) == 1


async def test_T1_4_an_edit_to_an_earlier_start_opens_check_in_at_once_and_nobody_loses_their_seat(club: Room) -> None:
    await entered(club, "an", "bo", "cy", "di", start="in 3 hours")
    told = await say(club, "mo", "edit", start="in 8 minutes")
    assert "less time than a check-in lasts" in told
    (view,) = tournaments(club)
    assert view.state.phase == "check_in"
    letter = club.people["an"].user.dm_channel.history()[-1]
    assert "you keep your spot even if you don't check in" in letter.content
    assert pings(club, "an") == []
    await club.people["an"].user.click(letter, label="Check in")
    await club.wait(8 * 60)
    (view,) = tournaments(club)
    assert view.state.phase == "running"
    assert len(view.state.playing()) == 4


async def test_T1_4_check_in_is_needed_after_an_edit_to_a_start_that_leaves_time_for_check_in(club: Room) -> None:
    await entered(club, "an", "bo", "cy", "di", start="in 3 hours")
    assert "less time" not in await say(club, "mo", "edit", start="in 20 minutes")
    await club.wait(21 * 60)
    assert tournaments(club) == []
    assert await club.wallet("an") == 10_000


async def test_a_cancellation_says_what_each_entrant_got_back_and_why(club: Room) -> None:
    await entered(club, "an", "bo")
    await say(club, "mo", "cancel", reason="the power is out")
    for name in ("an", "bo"):
        assert letters(club, name)[-1].endswith("you got 100 back.\nReason: the power is out")


async def test_entrants_are_told_if_their_tournament_is_cancelled_because_they_are_too_few(club: Room) -> None:
    await entered(club, "an", start="in 20 minutes", check_in=False)
    await club.wait(20 * 60)
    assert "is canceled, and you got 100 back.\n" in letters(club, "an")[-1]


async def test_a_removal_is_reported_to_the_player_and_a_pause_to_all_players_of_the_tournament(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    await club.wait(10)
    pinged = {name: len(pings(club, name)) for name in ("an", "di")}
    await say(club, "mo", "pause", reason="fire")
    await say(club, "mo", "resume", reason="no fire")
    await say(club, "mo", "remove", player="di", reason="rude")
    paused, resumed = letters(club, "an")[-2:]
    assert paused.startswith("A moderator paused Friday")
    assert "is back on" in resumed
    assert letters(club, "di")[-1].startswith("A moderator removed you from Friday")
    assert {name: len(pings(club, name)) for name in ("an", "di")} == pinged


async def test_T2_4_a_breaking_table_says_at_once_where_its_players_will_sit(club: Room) -> None:
    names = ("an", "bo", "cy", "di", "ed", "fy", "gus", "hal")
    club.join(*names[4:])
    view = await running(club, *names, more="late_levels=0")
    await club.wait(10)
    breaking = view_of(club).table_channels[-1]
    leaver = next(each for each in view_of(club).counts if each.table_id != breaking[0])
    for name in names:
        if await club.player_id(name) == leaver.player_id:
            await say(club, "mo", "remove", player=name, reason="gone")
    (thread,) = (place for place in club.lobby.threads if place.id == breaking[1])
    moving = [each.player_id for each in view_of(club).counts if each.table_id == breaking[0]]
    for _ in range(200):
        said = [text for text in words_at(thread) if "This table breaks." in text]
        if said:
            break
        await club.wait(3)
    (text,) = said
    to = view_of(club).table_channels[0][1]
    assert text.count(f"<#{to}>, seat ") == len(moving) == 4
    drawn = {each.player_id: each.drawn for each in view_of(club).state.playing() if each.drawn is not None}
    assert drawn.keys() <= {*moving}
    await club.wait(120)
    seats = {each.player_id: each.seat for each in view_of(club).counts}
    assert {player: seat.seat for player, seat in drawn.items()}.items() <= seats.items()
    assert len(view_of(club).table_channels) == 1
    assert not [text for text in words_at(thread) if "moves to" in text]
    assert view.tournament_id == view_of(club).tournament_id


async def test_T1_4_an_entrant_who_misses_check_in_is_told_and_can_still_register_late(club: Room) -> None:
    players = ("an", "bo", "cy", "di", "mo", "ada")
    club.close_dms("ada")
    number = await entered(club, *players, start="in 1 hour")
    await club.wait(46 * 60)
    for name in players[:4]:
        await press(club, name, number, "checkin")
    await club.wait(15 * 60)
    assert len(club.lobby.threads) == 1
    (told,) = [text for text in letters(club, "mo") if "check in" in text]
    assert "so you aren't playing, and you got 100 back." in told
    assert sum("so you aren't playing" in text for text in pings(club, "ada")) == 1
    letter = club.people["mo"].user.dm_channel.history()[-1]
    again = club.told(await club.people["mo"].user.click(letter, label="Register late (100)"))
    assert "You're in Friday" in again


@pytest.mark.parametrize("restarts", [False, True])
async def test_T1_1_entrants_are_told_once_of_a_start_that_an_outage_has_moved(club: Room, restarts: bool) -> None:
    players = ("an", "bo", "cy", "mo")
    number = await entered(club, *players, start="in 1 hour")
    await club.wait(50 * 60)
    for name in ("an", "bo"):
        await press(club, name, number, "checkin")
    before = {name: len(letters(club, name)) for name in players}
    club.env.inject_error("*", "*", status=503, times=None)
    await club.wait(60 * 60)
    club.env.backend.faults.clear()
    if restarts:
        await club.restart()
    await club.wait(60)
    await club.restart()
    await club.wait(60)
    assert [len(letters(club, name)) - before[name] for name in players] == [1, 1, 1, 1]
    told = letters(club, "an")[-1]
    old, new = map(int, re.findall(r"<t:(\d+):F>", told))
    assert "It starts later because of an outage." in told
    assert new - old >= 50 * 60
    assert view_of(club).state.start_ms // 1000 == new
    assert "Check-in is open: check in to keep your spot." in letters(club, "cy")[-1]


@pytest.mark.parametrize(("minutes", "told"), [(3, 0), (40, 1)])
async def test_T1_1_players_are_told_once_that_play_goes_on_after_a_long_outage(
    club: Room, minutes: int, told: int
) -> None:
    await running(club, "an", "bo", "cy", "di")
    await say(club, "mo", "remove", player="di", reason="rude")
    club.env.inject_error("*", "*", status=503, times=None)
    await club.wait(minutes * 60)
    club.env.backend.faults.clear()
    await club.restart()
    await club.wait(30)
    await club.restart()
    await club.wait(30)
    found = [sum("is back on" in text for text in letters(club, name)) for name in ("an", "bo", "cy", "di")]
    assert found == [told, told, told, 0]


async def asked_to_pause(club: Room, **options: object) -> InteractionResult:
    """Ask to pause at a table of a running tournament, and return the question."""
    await running(club, "an", "bo", "cy", "di")
    await club.wait(10)
    (thread,) = club.lobby.threads
    return await club.people["mo"].slash(thread, "mod pause", reason="fire", **options)


async def test_a_moderator_who_pauses_in_a_tournaments_thread_is_asked_what_to_pause(club: Room) -> None:
    question = await asked_to_pause(club)
    assert "Pause this table or the whole of Friday?" in club.told(question)
    assert view_of(club).state.pause is None
    told = club.told(await club.pick_button("mo", question, "This table"))
    assert "is paused" in told
    assert "Meanwhile the other tables play on, and the level clock runs." in told
    assert view_of(club).state.pause is None
    (thread,) = club.lobby.threads
    question = await club.people["mo"].slash(thread, "mod pause", reason="fire")
    again = club.told(await club.pick_button("mo", question, "The tournament"))
    assert "is paused now, clocks and all." in again
    assert "the level clock stands still" in again
    assert view_of(club).state.paused_at_once
    assert view_of(club).state.reason == "fire"


async def test_a_pause_after_the_hand_can_also_pause_the_whole_tournament(club: Room) -> None:
    question = await asked_to_pause(club, after_hand=True)
    assert "will pause" in club.told(await club.pick_button("mo", question, "The tournament"))
    pause = view_of(club).state.pause
    assert pause is not None
    assert not pause.at_once
    (thread,) = club.lobby.threads
    asked_no_more = await club.people["mo"].slash(thread, "mod pause", reason="fire")
    assert "Pause this table or" not in club.told(asked_no_more)


async def test_a_moderator_who_names_the_table_pauses_it_without_being_asked_what_to_pause(club: Room) -> None:
    question = await asked_to_pause(club)
    (thread,) = club.lobby.threads
    refused = await club.people["an"].slash(thread, "mod pause", reason="fire")
    assert "Pause this table or" not in club.told(refused)
    (table,) = club.wiring.play.tables.in_guild(club.guild.id)
    named = await club.people["mo"].slash(thread, "mod pause", reason="fire", table=str(table.table_id))
    assert "is paused" in club.told(named)
    await club.restart()
    assert "That question has expired." in club.told(await club.pick_button("mo", question, "This table"))


def view_of(club: Room) -> TournamentView:
    (view,) = tournaments(club)
    return view


def words_at(place: ChannelHandle) -> list[str]:
    """Return the texts of the channel's messages."""
    return [str([message.content, *(part.to_dict() for part in message.components)]) for message in place.history()]
