"""A machine's clock that jumps, or a process that stands still, during registration and play.

The tournament continues as after a restart (T-1.1): nobody is refunded, folded or cut short by it.
"""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.saving import StoreUnavailable
from bot.tournaments.messages import PausePlay, ResumePlay
from bot.tournaments.ports import TournamentCommit, TournamentView
from tests.harness.tables.jumping_timer import JUMPS, Jump, JumpingTimer
from tests.harness.tournaments.club import MODERATOR, WALLET, WHY, Club
from tests.harness.tournaments.doubles import RecordingAnnouncer
from tests.harness.tournaments.field import HOUR, MINUTE, SETTINGS, START

CHECK_IN = 15 * MINUTE
LOOK_MS = 1_000
LEVEL = SETTINGS.level_minutes * MINUTE

each_jump = pytest.mark.parametrize("jump", JUMPS, ids=str)


@pytest.fixture
def timer() -> JumpingTimer:
    return JumpingTimer(START - HOUR)


class Board(RecordingAnnouncer):
    last: TournamentView

    def show_tournament(self, view: TournamentView) -> None:
        super().show_tournament(view)
        self.last = view


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
async def club(quick: Path, timer: JumpingTimer, board: Board) -> AsyncIterator[Club]:
    """Yield a club whose players act slowly, so that little happens except by the clock."""
    club = Club(quick / "lowball.sqlite3", seed=1, kind="tight")
    club.timer, club.announcer = timer, board
    await club.open()
    with timer.house.running():
        timer.house.watch(lambda outage: club.tables.play_was_impossible(outage))
        timer.house.watch(lambda outage: club.tournaments.play_was_impossible(outage))
        yield club
    await club.close()


async def registered(club: Club, timer: JumpingTimer, before_ms: int) -> None:
    """Register six players and let time pass until ``before_ms`` before the start."""
    everybody = await club.welcome(6)
    await club.create()
    await club.register(everybody)
    await club.advance_to(START - before_ms)


def missed(jump: Jump, before_ms: int) -> bool:
    """Return whether the jump skipped the start."""
    return jump.lost_ms >= before_ms


@each_jump
async def test_T1_1_a_clock_jump_drops_no_registration_and_moves_only_a_missed_start(
    club: Club, timer: JumpingTimer, board: Board, jump: Jump
) -> None:
    await registered(club, timer, 40 * MINUTE)
    jump.happen(timer)
    await club.advance(LOOK_MS)
    assert [entrant.waiting for entrant in club.state.entrants] == [False] * 6
    assert club.state.phase in ("registering", "check_in")
    if missed(jump, 40 * MINUTE):
        assert club.state.start_ms - timer.now_ms() == CHECK_IN + jump.grace_ms - LOOK_MS
    else:
        assert club.state.start_ms == START, "a start that was not missed stays at its wall time"
    assert board.last.state.start_ms == club.state.start_ms


@each_jump
async def test_T1_4_players_can_still_check_in_after_a_clock_jump(club: Club, timer: JumpingTimer, jump: Jump) -> None:
    await registered(club, timer, 5 * MINUTE)
    assert club.state.phase == "check_in"
    jump.happen(timer)
    await club.advance(LOOK_MS)
    left = club.state.start_ms - timer.now_ms()
    assert club.state.phase == "check_in"
    assert left >= 5 * MINUTE - LOOK_MS - abs(jump.slew_ms)
    if jump.is_outage and jump.lost_ms > 0:
        assert left <= 5 * MINUTE + jump.grace_ms + 2 * LOOK_MS
    else:
        assert club.state.start_ms == START
    await club.check_in(range(101, 107))
    if left < HOUR:
        await club.advance(left + LOOK_MS)
        assert len(club.state.playing()) == 6
    assert await club.wallets_and_pool() == 6 * WALLET
    assert club.announcer.of("refunded") == []


@each_jump
async def test_T1_1_after_a_clock_jump_levels_and_late_registration_continue_where_they_were(
    club: Club, timer: JumpingTimer, board: Board, jump: Jump
) -> None:
    await club.started(6)
    await club.advance(LEVEL // 2)
    ends_ms = club.view.level_ends_ms
    assert ends_ms is not None
    left = ends_ms - timer.now_ms()
    jump.happen(timer)
    await club.advance(LOOK_MS)
    assert (club.state.begun.level.number, club.state.late_over) == (1, False)
    ends_ms = club.view.level_ends_ms
    assert ends_ms is not None
    # The start of a standstill is known only to the second.
    assert abs(ends_ms - timer.now_ms() - (left + jump.grace_ms - LOOK_MS)) <= LOOK_MS + abs(jump.slew_ms)
    assert board.last.level_ends_ms == ends_ms
    assert not any(line.status == "sitting_out" for table in club.open_tables() for line in table.seats)
    await club.advance(ends_ms - timer.now_ms() - LOOK_MS)
    assert club.state.begun.level.number == 1
    await club.advance(2 * LOOK_MS)
    assert (club.state.begun.level.number, club.state.late_over) == (2, False)
    assert len(club.state.playing()) == 6
    assert await club.wallets_and_pool() == 6 * WALLET


@each_jump
async def test_T1_1_a_break_keeps_its_length_in_spite_of_a_clock_jump(
    club: Club, timer: JumpingTimer, jump: Jump
) -> None:
    await club.started(6, replace(SETTINGS, break_levels=1, break_minutes=5))
    assert await club.until(lambda: club.state.begun.break_until_ms is not None, HOUR)
    await club.advance(MINUTE)
    jump.happen(timer)
    await club.advance(LOOK_MS)
    until_ms = club.state.begun.break_until_ms
    assert until_ms is not None
    expected = 4 * MINUTE + jump.grace_ms - LOOK_MS
    assert abs(until_ms - timer.now_ms() - expected) <= LOOK_MS + abs(jump.slew_ms)
    await club.advance(until_ms - timer.now_ms() + LOOK_MS)
    assert club.state.begun.break_until_ms is None


@each_jump
async def test_T3_6_a_pause_freezes_the_level_through_a_clock_jump(club: Club, timer: JumpingTimer, jump: Jump) -> None:
    await club.started(6)
    await club.advance(LEVEL // 2)
    ends_ms = club.view.level_ends_ms
    assert ends_ms is not None
    left = ends_ms - timer.now_ms()
    assert await club.ask(PausePlay(club.request(MODERATOR), WHY)) is None
    jump.happen(timer)
    await club.advance(MINUTE)
    assert await club.ask(ResumePlay(club.request(MODERATOR), WHY)) is None
    ends_ms = club.view.level_ends_ms
    assert ends_ms is not None
    assert ends_ms - timer.now_ms() == left


@each_jump
async def test_T1_4_a_clock_jump_does_not_repeat_a_reminder(club: Club, timer: JumpingTimer, jump: Jump) -> None:
    await registered(club, timer, 10 * MINUTE)
    jump.happen(timer)
    await club.advance(LOOK_MS)
    left = club.state.start_ms - timer.now_ms()
    if left < 2 * HOUR:
        await club.advance(left - MINUTE)
        assert len(club.announcer.of("reminder_soon")) == 1
        assert club.state.phase == "check_in"


@each_jump
async def test_T1_1_an_outage_is_stored_with_its_time_and_cause(club: Club, timer: JumpingTimer, jump: Jump) -> None:
    await registered(club, timer, 40 * MINUTE)
    jump.happen(timer)
    await club.advance(LOOK_MS)
    assert (await club.causes()).count("outage") == jump.is_outage


async def test_the_new_times_after_an_outage_are_saved_later_if_they_cannot_be_saved_at_once(
    club: Club, timer: JumpingTimer
) -> None:
    await registered(club, timer, 40 * MINUTE)

    async def fail(commit: TournamentCommit) -> None:
        raise StoreUnavailable("no room")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(club.store.tournaments, "commit", fail)
        timer.jump(HOUR)
        await club.advance(LOOK_MS)
        assert club.state.start_ms == START
    await club.advance(16_000)
    assert club.state.start_ms > timer.now_ms()
    assert len(club.state.registered()) == 6
