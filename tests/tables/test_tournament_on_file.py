"""A tournament's table on a real database file; its chips come from the mint and never from a wallet."""

from bot.fairness.terms import terms_digest
from bot.poker.events import HandStarted
from bot.poker.house_rules import HouseRules
from bot.tables.messages import BY_TOURNAMENT, Close, GoOn, MemberGone, Pause, SeatEntrant, Unseat
from bot.tables.saving import Account, AuditEntry, NewTable, Request, Transfer
from bot.tournaments.ports import NewTournament, TournamentCommit
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState
from tests.harness.tables.doubles import RecordThread
from tests.harness.tables.room import GUILD, OWNER, PAUSE_MS, Room, of_game, settings
from tests.tables.test_on_file import TOTAL, File, file, held, spoil

__all__ = ["file"]

CHANNEL, STACK = 300, 1_000
SETTINGS = TournamentSettings("Friday", "badugi", HouseRules())


async def seated(file: File, closer: RecordThread | None = None) -> tuple[Room, int]:
    """Return a room with three entrants at a table of a running tournament, and the tournament's id."""
    room = Room(file.store, closer=closer)
    at_ms = room.timer.now_ms()
    new, audit = NewTournament(GUILD, CHANNEL, OWNER, SETTINGS, at_ms, at_ms), AuditEntry(GUILD, "x", OWNER, "", at_ms)
    tournament = await file.store.tournaments.create(
        new, TournamentState("registering", at_ms), Request(9_000, OWNER, "create"), audit
    )
    mint = Account("mint", GUILD, tournament_id=tournament)
    stacks = tuple(
        Transfer(mint, Account("entry", GUILD, player, tournament_id=tournament), STACK, "tournament_stack")
        for player in (101, 102, 103)
    )
    state = TournamentState("running", at_ms)
    await file.store.tournaments.commit(TournamentCommit(tournament, state, at_ms, "start", transfers=stacks))
    played = settings(**of_game("badugi"))
    room.table_id = (await room.tables.open(NewTable(GUILD, 500, OWNER, "1", played, tournament), None)).table_id
    for seat in (1, 2, 3):
        assert (await room.submit(SeatEntrant(100 + seat, seat, STACK))).done
    return room, tournament


async def test_F3_a_closed_deal_is_played_with_the_bets_that_its_closing_names(file: File) -> None:
    """The level rises between the closing and the deal, and the following hand has the new bets."""
    thread = RecordThread(at_once=False)
    room, _ = await seated(file, thread)
    thread.tables = room.tables
    await room.submit(GoOn(20, room.timer.now_ms() + PAUSE_MS))
    await room.advance(PAUSE_MS)
    (asked,) = thread.asked
    assert (await room.submit(GoOn(50, room.timer.now_ms()))).done
    await thread.answer()
    await room.advance(PAUSE_MS)
    assert room.view.hand_number == 1
    started = next(event for event in room.view.last.recent if isinstance(event, HandStarted))
    assert started.stakes.small_bet == 20
    assert asked.line.rules == terms_digest(started.rules, started.stakes)


async def test_the_state_of_a_tournaments_table_survives_several_restarts(file: File) -> None:
    room, tournament = await seated(file)
    room = await file.restart(room)
    assert (room.view.course.waits, room.view.tournament_id) == (True, tournament)
    assert (await room.submit(GoOn(50, room.timer.now_ms() + PAUSE_MS))).done
    room = await file.restart(room)
    await room.advance(PAUSE_MS)
    assert room.view.hand_number == 1
    await room.submit(MemberGone(101))
    assert (await room.submit(Pause(None, ""))).done
    room = await file.restart(room)
    assert room.view.course.paused == BY_TOURNAMENT
    assert room.status(101) == "sitting_out"
    started = {line.player_id: line.started_with for line in room.view.seats}
    assert started == dict.fromkeys((101, 102, 103), STACK)
    assert (await room.submit(Close(None, void_hand=True))).done
    assert await file.store.tournaments.off_table(tournament) == started
    assert await held(file.store, room) == TOTAL


async def test_an_entrant_is_not_seated_twice_with_the_same_chips(file: File) -> None:
    room, tournament = await seated(file)
    again = await file.restart(room)
    assert not (await again.submit(SeatEntrant(101, 1, STACK))).done
    assert (await again.submit(Unseat(101))).done
    assert (await again.submit(Unseat(101))).done
    assert await file.store.tournaments.off_table(tournament) == {101: STACK}


async def test_F3_an_entrant_unseated_while_the_deal_is_being_closed_is_still_dealt_in(file: File) -> None:
    thread = RecordThread(at_once=False)
    room, tournament = await seated(file, thread)
    assert (await room.submit(GoOn(20, room.timer.now_ms() + PAUSE_MS))).done
    await room.advance(PAUSE_MS)
    (asked,) = thread.asked
    assert (room.view.hand_number, asked.line.seats) == (0, (1, 2, 3))
    assert (await room.submit(Unseat(102))).done
    assert (await thread.answer() or room).view.hand_number == 1
    assert room.hand.finished or [seat for seat, _ in room.view.last.hand_players] == [1, 2, 3]
    await room.fold_round()
    assert 102 not in {line.player_id for line in room.view.seats}
    assert set(await file.store.tournaments.off_table(tournament)) == {102}
    assert await held(file.store, room) == TOTAL


async def test_F2_a_table_broken_up_while_its_deal_is_being_closed_reveals_the_seed_and_pays_out(file: File) -> None:
    thread = RecordThread(at_once=False)
    room, tournament = await seated(file, thread)
    assert (await room.submit(GoOn(20, room.timer.now_ms() + PAUSE_MS))).done
    await room.advance(PAUSE_MS)
    assert (await room.submit(Close(None, void_hand=True))).done
    assert await file.store.tournaments.off_table(tournament) == dict.fromkeys((101, 102, 103), STACK)
    found = await file.store.database.read("SELECT hand, state, seed IS NULL, roster IS NULL FROM seal ORDER BY hand")
    assert tuple(found[0]) == (1, "undealt", 0, 0)
    assert {row[1] for row in found} == {"undealt"}
    reply = await thread.answer()
    assert reply is None or not reply.done, "the late message deals nothing"


async def test_a_table_that_cannot_be_opened_is_paid_out_to_its_entrants(file: File) -> None:
    room, tournament = await seated(file)
    await room.submit(GoOn(20, room.timer.now_ms()))
    await room.advance(0)
    assert not room.view.course.waits
    await room.tables.stop()
    await file.store.close()
    spoil(file.path, f"UPDATE poker_table SET settings = '{{}}' WHERE id = {room.table_id}")
    await file.open()
    again = Room(file.store)
    await again.tables.restore()
    assert again.tables.in_guild(GUILD) == []
    assert await file.store.tournaments.off_table(tournament) == dict.fromkeys((101, 102, 103), STACK)
