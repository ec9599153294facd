"""Finding the tournament that an asker means, without Discord."""

import pytest

from bot.common.complaint import Complaint
from bot.tables.saving import StoreError
from bot.tournaments.ports import Finished, TournamentView
from bot.use_cases.origin import Origin
from bot.use_cases.tournaments.finding import FindingTournaments
from tests.harness.tournaments.field import SETTINGS
from tests.harness.use_cases.fakes import CHANNEL, House, asks, moderator
from tests.harness.use_cases.tournaments.fakes import Tournaments, tournament

ELSEWHERE = 50


def finding(*views: TournamentView) -> tuple[FindingTournaments, Tournaments]:
    tournaments, house = Tournaments(*views), House()
    return FindingTournaments(tournaments.manager, house.authority, house.timer), tournaments


async def found(views: tuple[TournamentView, ...], chosen: str | None, origin: Origin) -> int | str:
    """Return the tournament's number, or the key of the complaint."""
    try:
        return (await finding(*views)[0].find(origin, chosen)).tournament_id
    except Complaint as complaint:
        return complaint.key


async def test_a_tournament_is_found_by_name_or_else_by_its_channel_or_else_as_the_only_one() -> None:
    here, there = tournament(4), tournament(5, "Sunday", channel_id=ELSEWHERE)
    ended = tournament(6, "Old", "finished", channel_id=ELSEWHERE)
    somewhere = 99
    for views, chosen, channel_id, meant in (
        ((), None, CHANNEL, "tournament-none"),
        ((here, there), None, CHANNEL, 4),
        ((here, there), None, somewhere, "tournament-which"),
        ((here, there), " #5 ", CHANNEL, 5),
        ((here, there), "sunDAY", CHANNEL, 5),
        ((here, there), "Monday", CHANNEL, "tournament-unknown"),
        ((here, ended), None, somewhere, 4),
        ((ended,), None, somewhere, 6),
    ):
        assert await found(views, chosen, asks(channel_id=channel_id)) == meant, (chosen, channel_id)


async def test_of_several_tournaments_the_one_where_the_request_is_possible_is_chosen() -> None:
    views = (tournament(4, channel_id=ELSEWHERE), tournament(5, channel_id=ELSEWHERE, entrants=(107,)))
    meant = await finding(*views)[0].find(asks(), None, lambda view: view.state.entrant(107) is not None)
    assert meant.tournament_id == 5


async def test_only_moderators_find_a_tournament_in_a_channel_they_cannot_see() -> None:
    views = (tournament(4),)
    assert await found(views, "4", asks(sees=0)) == "tournament-unknown"
    assert await found(views, "4", moderator(sees=0)) == 4
    assert await found(views, "4", asks(guild_id=None)) == "only-in-a-server"
    assert await found((tournament(4, guild_id=8),), "4", moderator()) == "tournament-unknown"


async def test_finished_tournaments_are_found_by_name_and_number_under_the_same_access_rules() -> None:
    look, tournaments = finding()
    state = tournament(1, phase="finished").state
    tournaments.store.over = [Finished(each, SETTINGS, state, 0, CHANNEL) for each in (9, 8)]
    for chosen, number in (("friday", 9), ("#8", 8)):
        view, is_over = await look.on_or_over(asks(), chosen)
        assert (view.tournament_id, is_over) == (number, True)
    for unknown in ("7", None):
        with pytest.raises(Complaint):
            await look.on_or_over(asks(), unknown)
    assert await look.past(asks(sees=0)) == []
    tournaments.store.fails = True
    with pytest.raises(StoreError):
        await look.past(asks())
