"""The buttons *Next one* and *Rematch*, without Discord (T-5.3)."""

import asyncio

import pytest

from bot.common.complaint import Complaint
from bot.tables.saving import StoreError
from bot.tournaments.messages import Register
from bot.tournaments.ports import Finished
from bot.tournaments.state import End, Entrant, Phase, TournamentState
from bot.use_cases.origin import Origin
from bot.use_cases.tournaments import limits
from bot.use_cases.tournaments.coming_back import REMATCH_UNTIL_MS, ComingBack
from bot.use_cases.tournaments.entering import EnteringTournaments
from bot.use_cases.tournaments.finding import FindingTournaments
from tests.harness.tournaments.field import SETTINGS
from tests.harness.use_cases.fakes import House, asks
from tests.harness.use_cases.tournaments.fakes import Tournaments, tournament
from tests.use_cases.tournaments.test_entering import Mail, Members

OVER = 3


class Desk:
    """Finished tournament 3 of schedule 12: players 107 and 108 stayed to the end, 109 was removed."""

    def __init__(self, phase: Phase = "finished") -> None:
        self.tournaments = Tournaments(tournament(4))
        house = self.house = House(self.tournaments)
        entrants = (Entrant(107, out=2), Entrant(108, playing=True), Entrant(109, out=1, removed=True))
        state = TournamentState(phase, 0, entrants, end=End(house.timer.now_ms()))
        self.tournaments.store.over = [Finished(OVER, SETTINGS, state, 0, 2, schedule_id=12)]
        manager = self.tournaments.manager
        finding = FindingTournaments(manager, house.authority, house.timer)
        entering = EnteringTournaments(manager, finding, house.requests, Mail(), Members())
        self.coming_back = ComingBack(manager, entering, house.requests, house.standings, house.timer)

    async def refused(self, origin: Origin, number: int = OVER) -> Complaint:
        with pytest.raises(Complaint) as refused:
            await self.coming_back.enter_rematch(origin, number, 100)
        assert self.tournaments.asked == []
        return refused.value


async def test_the_first_click_on_rematch_creates_a_single_tournament_that_starts_in_ten_minutes() -> None:
    desk = Desk()
    await asyncio.gather(*(desk.coming_back.enter_rematch(asks(user), OVER, 100) for user in (7, 8)))
    (made,) = (view for view in desk.tournaments.on.values() if view.new.rematch_of == OVER)
    wait_ms = made.new.start_ms - desk.house.timer.now_ms()
    assert 10 * 60_000 <= wait_ms < 11 * 60_000
    assert made.new.start_ms % 60_000 == 0
    entered = [(number, message.request and message.request.player_id) for number, message in desk.tournaments.asked]
    assert entered == [(103, 107), (103, 108)]
    assert all(isinstance(message, Register) and message.ahead for _, message in desk.tournaments.asked)
    await desk.coming_back.enter_rematch(asks(99), OVER, 100)
    assert desk.tournaments.asked[-1][0] == 103, "once it is offered, anybody registers"


async def test_every_refusal_of_a_rematch_gives_its_reason() -> None:
    desk = Desk()
    assert (await desk.refused(asks(), 77)).key == "tourney-gone"
    assert (await desk.refused(asks(99))).key == "tourney-rematch-players"
    assert (await desk.refused(asks(9))).key == "tourney-rematch-players", "they were removed"
    desk.house.bans.ban(107, until_ms := desk.house.timer.now_ms() + 1)
    assert (await desk.refused(asks())).facts == {"until": until_ms}
    assert (await Desk("cancelled").refused(asks())).key == "tourney-rematch-late"
    desk.house.timer.ring_next(desk.house.timer.now_ms() + REMATCH_UNTIL_MS + 1)
    late = await desk.refused(asks(8))
    assert late.key == "tourney-rematch-late"
    assert late.facts == {"when": (desk.house.timer.now_ms() - 1) // 1000}


async def test_a_rematch_is_refused_at_the_limit_of_tournaments_which_ignores_recurring_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "TOURNAMENTS_MOST", 1)
    desk = Desk()
    assert (await desk.refused(asks())).facts == {"most": 1}
    desk.tournaments.on = {4: tournament(4, schedule_id=12)}
    await desk.coming_back.enter_rematch(asks(), OVER, 100)
    assert [number for number, _ in desk.tournaments.asked] == [103], "those that recur are not counted"


async def test_a_database_failure_is_raised_and_enters_nobody() -> None:
    desk = Desk()
    desk.tournaments.store.fails = True
    for enter in (desk.coming_back.enter_rematch, desk.coming_back.enter_next):
        with pytest.raises(StoreError):
            await enter(asks(), OVER, 100)
    assert desk.tournaments.asked == []


async def test_the_next_one_button_enters_the_player_in_a_coming_tournament_of_the_same_schedule() -> None:
    desk = Desk()
    desk.tournaments.on |= {
        5: tournament(5, phase="running", schedule_id=12),
        6: tournament(6, schedule_id=13),
    }
    with pytest.raises(Complaint, match="tourney-next-none"):
        await desk.coming_back.enter_next(asks(), OVER, 100)
    desk.tournaments.on[7] = tournament(7, phase="scheduled", schedule_id=12)
    submitted = await desk.coming_back.enter_next(asks(99), OVER, 100)
    assert desk.tournaments.asked == [(7, submitted.message)]
    assert submitted.message.ahead
    assert submitted.message.buy_in == 100, "a buy-in that is not the one on the button is refused"
