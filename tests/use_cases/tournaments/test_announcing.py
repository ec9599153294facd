"""Announcing a tournament once more, without Discord."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from bot.tables.ports import Directory
from bot.tournaments.messages import Move, TournamentDenial
from bot.tournaments.ports import TournamentView
from bot.tournaments.state import Entrant, TournamentState
from bot.use_cases.origin import Spot
from bot.use_cases.tournaments.announcing import Announcing
from tests.harness.tournaments.field import START
from tests.harness.use_cases.fakes import GUILD, asks, moderator, refused
from tests.harness.use_cases.tournaments.fakes import Desk, tournament

HERE = Spot(GUILD, 77, None, -1)
OTHERS = (66).__ne__
"""Tell whether a channel exists: all do except the tournament's."""


class Board:
    """A board that records its posts and pings; with ``fails`` it sends no ping."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.calls: list[tuple[str, Sequence[int]]] = []
        self.fails = False

    def post_anew(self, view: TournamentView) -> None:
        self.cards.append(view.tournament_id)

    async def call(self, view: TournamentView, text: str, user_ids: Sequence[int]) -> bool:
        self.calls.append((text, user_ids))
        return not self.fails


def announcing(desk: Desk) -> tuple[Announcing, Board]:
    board, house = Board(), desk.house
    directory = cast(Directory, house.users)
    parts = desk.tournaments.manager, desk.finding, house.authority, house.requests, directory
    return Announcing(*parts, board, board), board


async def test_the_announce_command_posts_the_tournament_and_pings_all_entrants_if_it_has_a_text() -> None:
    announce, board = announcing(Desk(tournament(4, entrants=(107, 108))))
    assert (await announce.announce(moderator(), None, None, HERE)).called == 0
    assert (board.cards, board.calls) == ([4], [])
    assert (await announce.announce(moderator(), None, "Soon!", HERE)).called == 2
    assert (board.cards, board.calls) == ([4, 4], [("Soon!", [7, 8])])
    board.fails = True
    assert await refused(announce.announce(moderator(), None, "Soon!", HERE)) == "call-not-posted"


async def test_a_running_tournaments_announcement_does_not_ping_players_who_are_out() -> None:
    entrants = (Entrant(107, playing=True), Entrant(108, out=1))
    view = replace(tournament(4), state=TournamentState("running", START, entrants))
    announce, board = announcing(Desk(view))
    await announce.announce(moderator(), None, "Break is over", HERE)
    assert board.calls == [("Break is over", [7])]


async def test_players_cannot_announce_and_a_finished_tournament_cannot_be_announced() -> None:
    announce, board = announcing(Desk(tournament(4, phase="finished")))
    assert await refused(announce.announce(asks(), None, None, HERE)) == "forbidden-not-moderator"
    assert await refused(announce.announce(moderator(), None, None, HERE)) == "tourney-denial-over"
    assert board.cards == []


async def test_announcing_a_tournament_of_a_deleted_channel_moves_it_to_the_current_channel() -> None:
    desk = Desk(tournament(4, channel_id=66))
    announce, board = announcing(desk)
    thread = HERE._replace(is_text=False)
    assert (
        await refused(announce.announce(moderator(has_channel=OTHERS), None, None, thread)) == "tournament-text-channel"
    )
    desk.tournaments.denial = TournamentDenial.OVER
    assert await refused(announce.announce(moderator(has_channel=OTHERS), None, None, HERE)) == "tourney-denial-over"
    assert board.cards == []
    desk.tournaments.denial = None
    await announce.announce(moderator(name="tournament announce", has_channel=OTHERS), None, None, HERE)
    assert board.cards == [4]
    number, message = desk.tournaments.asked[-1]
    assert number == 4
    assert isinstance(message, Move)
    assert (message.channel_id, message.reason) == (77, "/tournament announce")
