"""Announcements of a tournament, posted even if the process dies after the commit that causes one."""

from dataclasses import replace
from typing import Literal

import pytest

from bot.publishing.tournament.announcer import TournamentAnnouncer
from bot.publishing.tournament.due_news import is_of_use, view_of
from bot.tournaments.news import News
from bot.tournaments.ports import TournamentView
from bot.tournaments.state import Entrant
from tests.discord.conftest import club as club
from tests.discord.conftest import room as room
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import create, lobby_text, press, running, say, tournaments

Kind = Literal["check_in_open", "moved", "paused", "resumed", "moved_up", "sent", "cancelled"]


async def due(club: Room) -> list[str]:
    return [news.kind for _, found in await club.store.tournament_news.due() for news in found]


async def test_announcements_and_the_result_are_posted_after_a_crash_before_posting(
    club: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await running(club, "an", "bo", "cy", "di")
    await club.wait(1)
    assert await due(club) == []
    with monkeypatch.context() as dying:
        dying.setattr(TournamentAnnouncer, "_start_due", lambda *_: None)
        await say(club, "mo", "cancel", tournament="Friday", reason="no light")
        assert (await due(club))[-1] == "cancelled"
    assert tournaments(club) == []
    assert "no light" not in lobby_text(club)
    await club.restart()
    await club.wait(30)
    assert await due(club) == []
    shown = lobby_text(club)
    assert shown.count("**Friday** is canceled") == 1
    assert shown.count("Friday: result") == 1
    await club.restart()
    await club.wait(30)
    assert lobby_text(club) == shown


async def test_news_that_discord_refuses_for_minutes_is_announced_after_the_next_start(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    await club.wait(1)
    club.env.inject_error("POST", f"/channels/{club.lobby.id}/messages", status=503, times=None)
    await say(club, "mo", "pause", tournament="Friday", reason="no light")
    await club.wait(300)
    assert await due(club) == ["paused"]
    club.env.backend.faults.clear()
    await club.restart()
    await club.wait(30)
    assert await due(club) == []
    assert "A moderator paused **Friday**" in lobby_text(club)


async def test_announced_news_is_deleted_and_outdated_news_is_not_announced(club: Room) -> None:
    view = await create(club, buy_in=100)
    await press(club, "an", view.tournament_id, "register")
    await say(club, "mo", "remove", tournament="Friday", player="an", reason="because")
    await club.wait(5)
    assert await due(club) == []
    (saved,) = await club.store.tournaments.unsettled()
    shown = view_of(saved, 1)
    over = replace(shown, state=replace(shown.state, phase="cancelled"))
    checking = replace(shown, state=replace(shown.state, phase="check_in"))
    on_the_way = replace(shown, state=shown.state.with_entrant(Entrant(101, playing=True, table_id=6, sent_to=7)))
    cases: dict[tuple[Kind, bool], TournamentView] = {
        ("check_in_open", False): shown,
        ("check_in_open", True): checking,
        ("moved", False): shown,
        ("paused", False): shown,
        ("resumed", True): shown,
        ("resumed", False): over,
        ("moved_up", False): over,
        ("sent", True): on_the_way,
        ("sent", False): shown,
        ("cancelled", True): over,
    }
    for (kind, wanted), at in cases.items():
        assert is_of_use(at, News(kind, 101, 7)) is wanted, kind
