"""Says what happens in a tournament, in its channel and at its tables."""

import contextlib
from functools import partial

import discord

from bot.tables.ports import Directory, Notice
from bot.tournaments.ports import Happening, TournamentView
from bot.ui.discord.components import Layout, Row
from bot.ui.tournament.buttons import tournament_button
from bot.ui.tournament.desk import Desk
from bot.ui.tournament.lines import Announcement
from bot.ui.tournament.said import Said, merged
from bot.ui.tournament.wire import Wire

_TO_ALL_ENTRANTS = frozenset({"check_in_open", "reminder_soon", "started"})
"""Happenings in which any entrant may be called."""


def homeless(view: TournamentView) -> Notice:
    """For its moderators: there is no place for its card or its tables."""
    return Notice(view.new.guild_id, "tournament_homeless", 0, view.new.settings.name)


class Speaker:
    def __init__(self, wire: Wire, directory: Directory) -> None:
        self._wire = wire
        self._directory = directory

    async def speak(self, desk: Desk) -> None:
        """Say all that waits to be said. Never fails: an announcement that is lost stands in the log."""
        while desk.queue:
            said: list[Said] = []
            while desk.queue:
                view, happening = desk.queue.popleft()
                said += await self._worded(desk, view, happening)
            for message in merged(said):
                await self._say(desk, message)

    async def _worded(self, desk: Desk, view: TournamentView, happening: Happening) -> list[Said]:
        if happening.kind == "no_place":
            # Its own channel may be what is gone.
            self._wire.services.publisher.tell_moderators(homeless(view))
            return []
        try:
            scene = await self._wire.scene(view)
            users = await self._users(view, happening)
            return Announcement(scene, happening, desk.seen, users.get).messages()
        except Exception as error:
            desk.complain(f"what happened cannot be told ({happening.kind})", error)
            return []

    async def _users(self, view: TournamentView, happening: Happening) -> dict[int, int | None]:
        """player_id -> Discord user, of those who may be called."""
        players = {happening.player_id} - {None}
        if happening.kind in _TO_ALL_ENTRANTS:
            players |= {entrant.player_id for entrant in view.state.entrants}
        return {player: await self._directory.user_id(player) for player in players if player is not None}

    async def _say(self, desk: Desk, said: Said) -> None:
        view = desk.newest
        try:
            place = self._wire.outbox.channel(view.new.guild_id, said.channel_id)
            scene_say = await self._wire.phrases(view.new.guild_id)
            await self._add(view, said)
            layout = Layout()
            layout.add_item(discord.ui.TextDisplay(said.text))
            if said.verbs:
                layout.add_item(Row(*(tournament_button(scene_say, view, verb) for verb in said.verbs)))
            called = [discord.Object(user) for user in said.called]
            only = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)
            await self._wire.outbox.counted(lambda: place.send(view=layout, allowed_mentions=only))
        except Exception as error:
            desk.complain("an announcement was lost", error)

    async def _add(self, view: TournamentView, said: Said) -> None:
        """Into the thread of their new table."""
        guild = self._wire.outbox.guild(view.new.guild_id)
        thread = guild.get_thread(said.channel_id) if guild is not None else None
        if thread is None:
            return
        for user in map(discord.Object, said.adds):
            with contextlib.suppress(discord.HTTPException):
                await self._wire.outbox.counted(partial(thread.add_user, user))
