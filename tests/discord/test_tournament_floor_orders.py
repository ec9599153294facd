"""Orders of a moderator for one player of a running tournament: another table, more chips, fewer chips."""

import pytest

from bot.publishing.tournament import announcer
from bot.tables.ports import TableView
from tests.harness.discord.room import GRANT, Room
from tests.harness.discord.staff import acts, audit, staff
from tests.harness.discord.tournaments import create, running, say, tournaments

EIGHT = ("an", "bo", "cy", "di", "ed", "fy", "gus", "hal")
ORDER = {"player": "an", "reason": "friends apart"}


@pytest.fixture
async def club(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    monkeypatch.setattr(announcer, "EVERY_MS", {"event": 0, "post": 0, "board": 10 * 60_000})
    staff(room)
    room.join(*EIGHT)
    return room


def tables(room: Room) -> list[TableView]:
    return room.wiring.play.tables.of_tournament(tournaments(room)[0].tournament_id)


async def own_table(room: Room, name: str) -> TableView:
    player = await room.player_id(name)
    return next(table for table in tables(room) if any(line.player_id == player for line in table.seats))


async def other_table(room: Room, name: str) -> TableView:
    own = await own_table(room, name)
    return next(table for table in tables(room) if table.table_id != own.table_id)


async def player_at(room: Room, table: TableView) -> str:
    """Return the name of a player at the table."""
    names = {await room.player_id(name): name for name in EIGHT}
    return names[table.seats[0].player_id]


async def stack(room: Room, name: str) -> int:
    player = await room.player_id(name)
    return next(line.stack for line in (await own_table(room, name)).seats if line.player_id == player)


def ladder_stack(room: Room) -> int:
    return tournaments(room)[0].state.begun.ladder.stack


def told_at(room: Room, table: TableView) -> str:
    """Return everything in the table's thread."""
    thread = next(each for each in room.lobby.threads if each.id == table.place.channel_id)
    return "\n".join(str([part.to_dict() for part in message.components]) for message in thread.history())


async def hold(room: Room) -> None:
    """Pause after the current hands, and let everybody time out until they have ended."""
    await say(room, "mo", "pause", reason="hold")
    for _ in range(40):
        if all(table.course.waits for table in tables(room)):
            return
        await room.wait(60)
    raise AssertionError("a hand does not end")


async def test_T3_6_a_moderator_moves_a_player_to_another_table_for_the_next_hand(club: Room) -> None:
    await running(club, *EIGHT)
    await club.wait(60)
    before, to = await own_table(club, "an"), await other_table(club, "an")
    told = await say(club, "mo", "move", **ORDER, table=to.place.name)
    assert f"an moves to <#{to.place.channel_id}> before the next hand." in told
    assert (await own_table(club, "an")).table_id == before.table_id, "the hand there is finished first"
    for table in (before, to):
        assert "A moderator moves **an** to" in told_at(club, table)
        assert "Reason: friends apart" in told_at(club, table)
    await hold(club)
    assert (await own_table(club, "an")).table_id == to.table_id
    assert "you've been moved here, to seat" in told_at(club, to)
    entry = (await audit(club))[1]
    assert (entry.act, entry.subject_id, entry.reason) == (
        "tournament_send",
        await club.player_id("an"),
        "friends apart",
    )
    assert entry.before.endswith(f", table {before.table_id}")
    assert entry.after == f"table {to.table_id}"
    await say(club, "mo", "resume", reason="on")
    await club.wait(300)
    assert (await own_table(club, "an")).table_id == to.table_id, "balancing moves somebody else back"
    assert sorted(len(table.seats) for table in tables(club)) == [4, 4]


async def test_T3_6_a_player_who_cannot_move_stays_and_the_answer_says_why(club: Room) -> None:
    await create(club, start="in 10 minutes", check_in=False, seats=4)
    for name in EIGHT:
        await say(club, name, "register")
    assert "It isn't running." in await say(club, "mo", "move", **ORDER, table="1")
    await say(club, "hal", "withdraw")
    club.dealer.decks.clear()
    await club.wait(660)
    full = max(tables(club), key=lambda table: len(table.seats))
    short = min(tables(club), key=lambda table: len(table.seats))
    here, there = await player_at(club, short), await player_at(club, full)
    refused = {
        "has no free seat": (here, full.place.name),
        "already sits there": (here, short.place.name),
        "There's no table “9” in this tournament. Its tables: Friday 1, Friday 2.": (here, "9"),
        "isn't in this tournament, or is already out": ("hal", short.place.name),
    }
    for why, (who, where) in refused.items():
        assert why in await say(club, "mo", "move", player=who, table=where, reason="x"), why
    await say(club, "mo", "pause", reason="fire", at_once=True)
    stopped = await say(club, "mo", "move", player=there, table=str(short.place.channel_id), reason="x")
    assert f"Friday is paused with its clocks. Resume it, then move {there}." in stopped
    await say(club, "mo", "resume", reason="no fire")
    sent = await say(club, "mo", "move", player=there, table=short.place.name[-1], reason="x")
    assert f"{there} moves to <#{short.place.channel_id}>" in sent
    stays = await say(club, "mo", "move", player=there, table=full.place.name, reason="a mistake")
    assert f"{there} stays at <#{full.place.channel_id}>" in stays
    assert f"**{there}** isn't moved to <#{short.place.channel_id}> after all." in told_at(club, full)
    await hold(club)
    assert (await own_table(club, there)).table_id == full.table_id


async def test_T3_6_with_one_table_there_is_nowhere_to_move(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    await club.wait(60)
    assert "There's only one table." in await say(club, "mo", "move", **ORDER, table="1")


async def test_T3_6_a_moderator_corrects_a_players_chips_before_the_next_hand(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    await hold(club)
    had = {name: await stack(club, name) for name in ("an", "bo")}
    more = await say(club, "mo", "chips", player="an", chips=300, reason="a wrong ante")
    assert "an's chips are corrected before the next hand: +300." in more
    assert await stack(club, "an") == had["an"] + 300
    fewer = await say(club, "mo", "chips", player="bo", chips=-200, reason="a wrong pot")
    assert "bo's chips are corrected before the next hand: \N{MINUS SIGN}200. If too few are left by then" in fewer
    assert await stack(club, "bo") == had["bo"] - 200
    assert sum(count.chips for count in tournaments(club)[0].counts) == 4 * ladder_stack(club) + 100
    said = told_at(club, tables(club)[0])
    assert "A moderator corrects **an**'s chips before the next hand: +300. Reason: a wrong ante" in said
    assert "A moderator corrects **bo**'s chips before the next hand: \N{MINUS SIGN}200. Reason: a wrong pot" in said
    first, second = (await audit(club))[1::-1]
    assert [(each.act, each.reason, each.after) for each in (first, second)] == [
        ("tournament_correct", "a wrong ante", "correction +300"),
        ("tournament_correct", "a wrong pot", "correction -200"),
    ]
    letters = "\n".join(club.letters("bo"))
    assert "before your next hand: \N{MINUS SIGN}200.\nReason: a wrong pot" in letters
    assert [await club.wallet(name) for name in ("an", "bo")] == [GRANT - 100] * 2, "no wallet is touched"


async def test_T3_6_a_correction_never_leaves_a_player_without_chips(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    await club.wait(1)
    refused = await say(club, "mo", "chips", player="an", chips=-ladder_stack(club), reason="x")
    assert "That would leave an without chips. Take fewer, or use `/tournament remove`." in refused
    assert "Say how many chips" in await say(club, "mo", "chips", player="an", chips=0, reason="x")
    assert "next hand: \N{MINUS SIGN}100" in await say(club, "mo", "chips", player="an", chips=-100, reason="x")
    again = await say(club, "mo", "chips", player="an", chips=100 - ladder_stack(club), reason="x")
    assert "without chips" in again, "both corrections count"
    assert "tournament_correct" in await acts(club)


async def test_T3_6_a_moderator_who_plays_cannot_move_players_or_correct_chips(club: Room) -> None:
    await running(club, "an", "bo", "cy", "mo")
    for command, given in (("move", {"table": "1"}), ("chips", {"chips": 100})):
        told = await say(club, "mo", command, player="an", reason="x", **given)
        assert "You're playing in this tournament" in told, told
        assert "moderator" in await say(club, "bo", command, player="an", reason="x", **given)
