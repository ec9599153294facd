"""Announcements of a tournament, in its channel and at its tables.

News that concerns only one player is sent as a letter.
"""

import contextlib
from collections.abc import Callable
from functools import partial
from typing import Final

import discord

from bot.publishing.tournament.due_news import DueNews
from bot.publishing.tournament.known_posts import KnownPosts
from bot.publishing.tournament.message_context import MessageContext
from bot.tables.due_letters import is_letter
from bot.tables.ports import Directory
from bot.tournaments.news import News
from bot.tournaments.ports import TournamentView
from bot.ui.discord.components import Layout, Row
from bot.ui.discord.faults import may_pass
from bot.ui.tournament.buttons import tournament_button
from bot.ui.tournament.deal import answer_buttons
from bot.ui.tournament.lines import Announcement
from bot.ui.tournament.outgoing import OutgoingMessage, merged

_TO_ALL_ENTRANTS = frozenset({"check_in_open", "full", "reminder_soon", "started", "deal_proposed", "match"})
"""The kinds of news for which any entrant may be pinged."""
_LAST = frozenset({"finished", "cancelled"})
"""The kinds of news that come with the result."""
_LOST: Final = "an announcement was lost"


class Speaker:
    def __init__(
        self, context: MessageContext, directory: Directory, due: Callable[[], None], due_news: DueNews
    ) -> None:
        """Take the dependencies; ``due`` is called when letters or posts to moderators wait in the database."""
        self._context = context
        self._directory = directory
        self._due = due
        self._due_news = due_news

    async def speak(self, known: KnownPosts) -> None:
        """Announce all news in the queue. Never raises: a failed announcement is logged."""
        while known.queue:
            outgoing: list[OutgoingMessage] = []
            announced: list[News] = []
            while known.queue:
                view, news = known.queue.popleft()
                messages = await self._messages_for(known, view, news)
                if messages is not None:
                    announced.append(news)
                    outgoing += messages
            sent = [await self._send(known, message) for message in merged(outgoing)]
            # While Discord accepts nothing, or this process is about to end, the news stays for the next start.
            if all(sent) and not self._context.outbox.is_closed:
                known.last_words += [each for each in announced if each.kind in _LAST]
                await self._due_news.delete_due(
                    known.tournament_id, [each for each in announced if each.kind not in _LAST]
                )

    async def _messages_for(self, known: KnownPosts, view: TournamentView, news: News) -> list[OutgoingMessage] | None:
        """Return the messages that announce the news; None after an error that may be temporary."""
        if is_letter(news.kind) or news.kind in ("no_place", "letters"):
            # The channel is told nothing: the commit has stored a direct message, or a post to the moderators.
            self._due()
            return []
        try:
            scene = await self._context.scene(view)
            users = await self._users(view, news)
            return Announcement(scene, news, known.player_tables, users.get).messages()
        except Exception as error:
            known.complain(f"news cannot be announced ({news.kind})", error)
            return None if may_pass(error) else []

    async def _users(self, view: TournamentView, news: News) -> dict[int, int | None]:
        """Return the players who may be pinged: player_id -> Discord user id."""
        players = {news.player_id} - {None}
        if news.kind in _TO_ALL_ENTRANTS:
            players |= {entrant.player_id for entrant in view.state.entrants}
        return {player: await self._directory.user_id(player) for player in players if player is not None}

    async def _send(self, known: KnownPosts, outgoing: OutgoingMessage) -> bool:
        """Send one announcement; return False if a retry may succeed."""
        view = known.newest
        try:
            place = self._context.outbox.channel(view.new.guild_id, outgoing.channel_id)
            scene_say = await self._context.readers.room_phrases(view.new.guild_id)
            await self._add_to_thread(view, outgoing)
            layout = Layout()
            layout.add_item(discord.ui.TextDisplay(outgoing.text))
            if outgoing.verbs:
                layout.add_item(Row(*(tournament_button(scene_say, view, verb) for verb in outgoing.verbs)))
            if outgoing.deal is not None:
                layout.add_item(Row(*answer_buttons(scene_say, view.tournament_id, outgoing.deal)))
            pinged_users = [discord.Object(user) for user in outgoing.pinged]
            allowed = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=pinged_users)
            await self._context.outbox.post(
                lambda nonce: place.send(view=layout, nonce=nonce, allowed_mentions=allowed, silent=not pinged_users)
            )
        except Exception as error:
            if not self._context.outbox.is_closed:
                known.complain(_LOST, error)
            return not may_pass(error)
        known.troubles.pop(_LOST, None)
        return True

    async def _add_to_thread(self, view: TournamentView, outgoing: OutgoingMessage) -> None:
        """Add the users that the announcement lists (``adds``) to its thread."""
        guild = self._context.outbox.guild(view.new.guild_id)
        thread = guild.get_thread(outgoing.channel_id) if guild is not None else None
        if thread is None:
            return
        for user in map(discord.Object, outgoing.adds):
            with contextlib.suppress(discord.HTTPException):
                await self._context.outbox.counted(partial(thread.add_user, user))
