"""Tournaments as people create and enter them, by commands and buttons."""

import re
from dataclasses import replace
from typing import Any

import discord
from simcord.results import InteractionResult

from bot.tournaments.level_length import planned
from bot.tournaments.ports import TournamentCommit, TournamentView
from bot.tournaments.state import End, Entrant
from tests.harness.discord.room import Room


async def preview(room: Room, who: str = "mo", command: str = "create", /, **options: Any) -> InteractionResult:
    """Order a tournament and return the preview that only the moderator sees."""
    usual = {"name": "Friday", "game": "razz", "start": "in 2 hours", **options}
    given = {name: value for name, value in usual.items() if value is not None}
    result = await room.people[who].slash(room.lobby, f"tournament {command}", **given)
    assert result.ephemeral
    return result


async def create(room: Room, **options: Any) -> TournamentView:
    shown = await preview(room, **options)
    told = room.told(await room.pick_button("mo", shown, "Post"))
    number = re.search(r"#(\d+)", told)
    assert number, told
    view = room.wiring.play.tournaments.view(int(number[1]))
    assert view is not None
    return view


def tournaments(room: Room) -> list[TournamentView]:
    return room.wiring.play.tournaments.in_guild(room.guild.id)


async def say(room: Room, who: str, command: str, /, **options: Any) -> str:
    named = {key: room.people[value] if key == "player" else value for key, value in options.items()}
    whole = command if command.startswith("series ") else f"tournament {command}"
    return await room.slash(who, whole, at=room.lobby, **named)


async def press(room: Room, who: str, tournament_id: int, verb: str) -> str:
    """Click a button of one of the tournament's posts and return the private answer."""
    message, custom_id = button_of(room, tournament_id, verb)
    return room.told(await room.people[who].click(message, custom_id=custom_id))


def button_of(room: Room, tournament_id: int, verb: str) -> tuple[discord.Message, str]:
    """Return the post in the lobby with the tournament's button for this action, and the button's id."""
    pattern = re.compile(rf"lb:e:{tournament_id}:{verb}(:\d+)?(?=')")
    shown = ((each, pattern.search(str([part.to_dict() for part in each.components]))) for each in room.lobby.history())
    return next((message, found[0]) for message, found in shown if found is not None)


def lobby_text(room: Room) -> str:
    return "\n".join(str([part.to_dict() for part in message.components]) for message in room.lobby.history())


async def running(room: Room, *players: str, **options: object) -> TournamentView:
    """Create a tournament with these players and return its view just after the start."""
    await create(room, start="in 10 minutes", check_in=False, buy_in=100, **options)
    for name in players:
        await say(room, name, "register")
    room.dealer.decks.clear()
    await room.wait(600)
    view = tournaments(room)[0]
    assert view.state.phase == "running"
    return view


async def finished(room: Room, *order: str, season: str = "quarter", **options: Any) -> TournamentView:
    """Save a finished tournament as its director would, and return it as it was before; the winner comes first."""
    view = await create(room, start="in 1 minute", check_in=False, season=season, **options)
    await finish(room, view, *order)
    return view


async def finish(room: Room, view: TournamentView, *order: str) -> None:
    ids = [await room.player_id(name) for name in order]
    entrants = tuple(
        Entrant(player, playing=place == 0, out=None if place == 0 else len(ids) - place)
        for place, player in enumerate(ids)
    )
    await save_result(room, view, entrants)


async def save_result(room: Room, view: TournamentView, entrants: tuple[Entrant, ...]) -> None:
    """Save the tournament as finished, with these entrants."""
    play, end = planned(view.new.settings, len(entrants)).play, End(1, settled=True)
    state = replace(view.state, phase="finished", entrants=entrants, play=play, end=end)
    await room.store.tournaments.commit(TournamentCommit(view.tournament_id, state, 1, "test"))
