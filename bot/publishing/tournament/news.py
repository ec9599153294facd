"""Says what happens in a tournament, in its channel and at its tables; and by direct message what is nobody else's
business."""

import contextlib
from collections.abc import Callable
from functools import partial

import discord

from bot.publishing.tournament.due_news import DueNews
from bot.publishing.tournament.known_posts import KnownPosts
from bot.publishing.tournament.message_context import MessageContext
from bot.tables.due_letters import is_letter
from bot.tables.ports import Directory
from bot.tournaments.ports import News, TournamentView
from bot.ui.discord.components import Layout, Row
from bot.ui.discord.faults import may_pass
from bot.ui.tournament.buttons import tournament_button
from bot.ui.tournament.lines import Announcement
from bot.ui.tournament.outgoing import OutgoingMessage, merged

_TO_ALL_ENTRANTS = frozenset({"check_in_open", "reminder_soon", "started"})
"""Happenings in which any entrant may be called."""
_LAST = frozenset({"finished", "cancelled"})
"""Happenings of which the result is a part."""


class Speaker:
    def __init__(
        self, context: MessageContext, directory: Directory, due: Callable[[], None], due_news: DueNews
    ) -> None:
        """``due`` is called when the file holds letters to players, or posts to moderators."""
        self._context = context
        self._directory = directory
        self._due = due
        self._due_news = due_news

    async def speak(self, known: KnownPosts) -> None:
        """Say all that waits to be said. Never fails: an announcement that is lost stands in the log."""
        while known.queue:
            outgoing: list[OutgoingMessage] = []
            said: list[News] = []
            while known.queue:
                view, news = known.queue.popleft()
                said.append(news)
                outgoing += await self._worded(known, view, news)
            taken = [await self._say(known, message) for message in merged(outgoing)]
            # While Discord takes nothing, or this process is about to end, what was not said stays for the next start.
            if all(taken) and not self._context.outbox.is_closed:
                known.last_words += [each for each in said if each.kind in _LAST]
                await self._due_news.told(known.tournament_id, [each for each in said if each.kind not in _LAST])

    async def _worded(self, known: KnownPosts, view: TournamentView, news: News) -> list[OutgoingMessage]:
        if is_letter(news.kind) or news.kind == "no_place":
            # It is nobody else's business if they can pay. The file holds the letter or post since the commit.
            self._due()
            return []
        try:
            scene = await self._context.scene(view)
            users = await self._users(view, news)
            return Announcement(scene, news, known.player_tables, users.get).messages()
        except Exception as error:
            known.complain(f"what happened cannot be told ({news.kind})", error)
            return []

    async def _users(self, view: TournamentView, news: News) -> dict[int, int | None]:
        """player_id -> Discord user, of those who may be called."""
        players = {news.player_id} - {None}
        if news.kind in _TO_ALL_ENTRANTS:
            players |= {entrant.player_id for entrant in view.state.entrants}
        return {player: await self._directory.user_id(player) for player in players if player is not None}

    async def _say(self, known: KnownPosts, outgoing: OutgoingMessage) -> bool:
        """False where Discord may take it later."""
        view = known.newest
        try:
            place = self._context.outbox.channel(view.new.guild_id, outgoing.channel_id)
            scene_say = await self._context.readers.room_phrases(view.new.guild_id)
            await self._add(view, outgoing)
            layout = Layout()
            layout.add_item(discord.ui.TextDisplay(outgoing.text))
            if outgoing.verbs:
                layout.add_item(Row(*(tournament_button(scene_say, view, verb) for verb in outgoing.verbs)))
            called = [discord.Object(user) for user in outgoing.pinged]
            only = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)
            await self._context.outbox.post(lambda nonce: place.send(view=layout, nonce=nonce, allowed_mentions=only))
        except Exception as error:
            known.complain("an announcement was lost", error)
            return not may_pass(error)
        return True

    async def _add(self, view: TournamentView, outgoing: OutgoingMessage) -> None:
        """Into the thread of their new table."""
        guild = self._context.outbox.guild(view.new.guild_id)
        thread = guild.get_thread(outgoing.channel_id) if guild is not None else None
        if thread is None:
            return
        for user in map(discord.Object, outgoing.adds):
            with contextlib.suppress(discord.HTTPException):
                await self._context.outbox.counted(partial(thread.add_user, user))
