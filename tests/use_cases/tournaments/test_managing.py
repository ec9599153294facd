"""Moderators' orders to a scheduled or running tournament, without Discord."""

import pytest

from bot.tables.saving import Request, StoreError
from bot.tournaments.messages import Cancel, Edit, PausePlay, Remove, ResumePlay, TournamentDenial
from bot.typed.tournament_order import TournamentOrder
from bot.use_cases.origin import Person
from tests.harness.use_cases.fakes import asks, moderator, refused
from tests.harness.use_cases.tournaments.fakes import Desk, tournament


async def test_each_moderator_command_applies_to_a_tournament_where_it_is_possible() -> None:
    desk = Desk(tournament(4), tournament(5, phase="running", entrants=(107,)))
    await desk.house.users.player_id(7)
    elsewhere = {"channel_id": 99}
    await desk.managing.pause(moderator(**elsewhere), None, "rain", at_once=True)
    await desk.managing.resume(moderator(**elsewhere), "5", "sun")
    await desk.managing.cancel(moderator(**elsewhere), "4", "rain")
    await desk.managing.remove(moderator(**elsewhere), Person(7), None, "rude")
    origin = moderator(**elsewhere)
    await desk.managing.edit(origin, TournamentOrder(name="Sunday"), "4", "")
    assert [number for number, _ in desk.tournaments.asked] == [5, 5, 4, 5, 4]
    paused, resumed, cancelled, removed, edited = [message for _, message in desk.tournaments.asked]
    assert isinstance(paused, PausePlay)
    assert paused.at_once
    assert isinstance(resumed, ResumePlay)
    assert isinstance(cancelled, Cancel)
    assert cancelled.before_start
    assert isinstance(removed, Remove)
    assert removed.player_id == 107
    assert isinstance(edited, Edit)
    assert (edited.request, edited.settings.name) == (Request(origin.request_id, 109, "test"), "Sunday")
    assert edited.of == (tournament(4).new.settings, tournament(4).state.start_ms)


async def test_players_cannot_use_moderator_commands_on_a_tournament() -> None:
    desk = Desk(tournament(4))
    for asked in (
        desk.managing.edit(asks(), TournamentOrder(name="Mine"), None, ""),
        desk.managing.cancel(asks(), None, "no"),
        desk.managing.pause(asks(), None, "no", at_once=False),
        desk.managing.resume(asks(), None, "no"),
        desk.managing.remove(asks(), Person(8), None, "no"),
    ):
        assert await refused(asked) == "forbidden-not-moderator"
    assert desk.tournaments.asked == []


async def test_T3_8_a_moderator_in_a_tournament_removes_nobody_and_cannot_cancel_it_while_it_runs() -> None:
    desk = Desk(tournament(5, phase="registering", entrants=(109, 107)))
    await desk.house.users.player_id(7)
    assert await refused(desk.managing.remove(moderator(), Person(7), None, "rude")) == "forbidden-own-tournament"
    assert await refused(desk.managing.remove(moderator(), Person(9), None, "me")) == "forbidden-own-tournament"
    await desk.managing.cancel(moderator(), None, "before the start nobody gains by it")
    desk.tournaments.on = {5: tournament(5, phase="running", entrants=(109, 107))}
    assert await refused(desk.managing.cancel(moderator(), None, "I lose")) == "forbidden-own-tournament"
    assert [type(message) for _, message in desk.tournaments.asked] == [Cancel]


async def test_the_tournaments_refusal_is_returned_and_no_player_is_created_for_an_unknown_user() -> None:
    desk = Desk(tournament(4))
    desk.tournaments.denial = TournamentDenial.NOT_RUNNING
    submitted = await desk.managing.pause(moderator(), None, "rain", at_once=False)
    assert submitted.reply is not None
    assert submitted.reply.denial is TournamentDenial.NOT_RUNNING
    assert await refused(desk.managing.remove(moderator(), Person(55), None, "rude")) == "player-unknown"
    assert 55 not in desk.house.users.seen


async def test_a_database_failure_during_an_edit_changes_no_tournament() -> None:
    desk = Desk(tournament(4))
    desk.store.fails = True
    with pytest.raises(StoreError):
        await desk.managing.edit(moderator(), TournamentOrder(game="badugi"), None, "")
    assert desk.tournaments.asked == []
