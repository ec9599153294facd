"""Keeps a tournament's posts current: the card, the chip counts or the result, and Discord's event."""

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Final

import discord

from bot.common.complaint import Complaint
from bot.publishing.kept_post import Content, MessageKeeper
from bot.publishing.tournament.known_posts import CHAT_MOST, Kind, KnownPosts, has_board
from bot.publishing.tournament.message_context import MessageContext
from bot.publishing.tournament.scheduled_event import event_words, keep_event
from bot.tables.ports import Timer
from bot.tables.saving import StoreError
from bot.tournaments.ports import TournamentStore, TournamentView
from bot.tournaments.rules.schedule import occurrences, zone_of
from bot.tournaments.state import OVER
from bot.ui.discord.attachments import Drawn, files_of, with_or_without
from bot.ui.discord.outbox import nonce_of
from bot.ui.text.links import place_link
from bot.ui.tournament.board import chip_board, settled_counts
from bot.ui.tournament.post import PostExtras, TournamentPost, tournament_post
from bot.ui.tournament.result import Ending, podium, result_post
from bot.ui.tournament.scene import TournamentScene

NOBODY: Final = discord.AllowedMentions.none()
Compose = Callable[[Drawn | None], TournamentPost]
"""The post with its picture, or without."""


class Poster:
    def __init__(self, context: MessageContext, store: TournamentStore, timer: Timer) -> None:
        self._context = context
        self._store = store
        self._timer = timer
        self._messages = MessageKeeper(context.outbox, timer.now_ms)

    async def keep(self, notes: KnownPosts, view: TournamentView, kind: Kind) -> None:
        """Show one of the posts as it should be now. Raises what the library raises, StoreError and TimeoutError."""
        match kind:
            case "card":
                await self._keep_card(notes, view)
            case "board":
                await self._keep_board(notes, view)
            case "event":
                await self._keep_event(notes, view)

    async def _keep_card(self, notes: KnownPosts, view: TournamentView) -> None:
        scene = await self._context.scene(view)
        board = notes.kept["board"].message_id
        link = place_link(view.new.guild_id, view.new.channel_id, board) if board else None
        post = tournament_post(scene, PostExtras(link, view.state.reason))
        await self._put(notes, view, "card", _always(post), anew=notes.renew)
        notes.renew = False

    async def _keep_board(self, notes: KnownPosts, view: TournamentView) -> None:
        """The chip counts while it runs; the result is a post of its own at the end of the channel."""
        if not has_board(view):
            return
        over, kept = view.state.phase in OVER, notes.kept["board"]
        if over:
            scene = await self._context.scene(view)
            ending, extras = await self._ending(notes, view), PostExtras(reason=view.state.reason)
            compose: Compose = partial(result_post, scene, ending, extras)
            drawn = await self._podium(scene)
            anew = not notes.has_result and kept.shown is not None
        else:
            view = self._fresh(view)
            scene = await self._context.scene(view)
            counts = settled_counts(view, self._context.tables.view)
            compose, drawn = _always(chip_board(scene, counts, PostExtras(reason=view.state.reason))), None
            anew = kept.sunk(self._timer.now_ms(), chat_most=CHAT_MOST)
        await self._put(notes, view, "board", compose, drawn, anew=anew)
        notes.has_result = over

    async def _podium(self, scene: TournamentScene) -> Drawn | None:
        picture, new = podium(scene), scene.view.new
        if picture is None:
            return None
        await self._context.readers.learn_language(new.guild_id)
        return await self._context.pictures.podium(new.guild_id, new.channel_id, picture)

    def _fresh(self, view: TournamentView) -> TournamentView:
        """The chips of now: hands end without a word to the tournament."""
        now = self._context.tournaments.view(view.tournament_id)
        return now if now is not None and now.state.phase == "running" else view

    async def _ending(self, notes: KnownPosts, view: TournamentView) -> Ending:
        if notes.ending is None:
            hands = await self._context.hands.count_of_tournament(view.new.guild_id, view.tournament_id)
            notes.ending = Ending(hands, await self._next_ms(view))
        back = ((entrant.player_id, entrant.refund) for entrant in view.state.entrants if entrant.refund)
        return replace(notes.ending, refunds=tuple(back))

    async def _next_ms(self, view: TournamentView) -> int | None:
        """When the next of its kind starts, where it recurs."""
        found = await self._store.schedules(view.new.guild_id)
        schedule = next((each for each in found if each.schedule_id == view.new.schedule_id), None)
        if schedule is None:
            return None
        after = datetime.fromtimestamp(self._timer.now_ms() / 1000, UTC)
        with contextlib.suppress(Complaint):
            first = datetime.fromisoformat(schedule.wall)
            for start in occurrences(first, zone_of(schedule.zone), schedule.rule, after, 1):
                return int(start.timestamp() * 1000)
        return None

    async def _keep_event(self, notes: KnownPosts, view: TournamentView) -> None:
        kept = notes.kept["event"]
        guild = self._context.outbox.guild(view.new.guild_id)
        if guild is None:
            return
        channel = guild.get_channel_or_thread(view.new.channel_id)
        link = place_link(view.new.guild_id, view.new.channel_id)
        say = await self._context.readers.room_phrases(view.new.guild_id)
        words = event_words(view, say, channel.name if channel is not None else "", link)
        event_id = await keep_event(self._context.outbox, guild, view, words, kept.message_id, notes.event)
        if event_id is not None and event_id != kept.message_id:
            kept.stands(event_id, self._timer.now_ms())
            await self._save(notes, "event", event_id)

    async def _put(
        self,
        notes: KnownPosts,
        view: TournamentView,
        kind: Kind,
        compose: Compose,
        drawn: Drawn | None = None,
        *,
        anew: bool,
    ) -> None:
        content = self._content(notes, view, kind, compose, drawn)
        await self._messages.keep(notes.kept[kind], content, compose(None).body, anew=anew)

    def _content(
        self, notes: KnownPosts, view: TournamentView, kind: Kind, compose: Compose, drawn: Drawn | None
    ) -> Content:
        place = self._context.outbox.channel(view.new.guild_id, view.new.channel_id)

        return Content(
            f"tournament {view.tournament_id}",
            place,
            edit=partial(_edit, compose, drawn),
            send=partial(_send, place, compose, drawn),
            nonce=lambda before: nonce_of("tournament", view.tournament_id, kind, before, compose(None).text),
            posted=partial(self._posted, notes, kind),
        )

    async def _posted(self, notes: KnownPosts, kind: Kind, message_id: int) -> None:
        if kind == "board":
            # The card links to it.
            notes.pending.add("card")
            notes.kept["card"].not_before_ms = 0
        await self._save(notes, kind, message_id)

    async def _save(self, notes: KnownPosts, kind: Kind, post_id: int) -> None:
        try:
            await self._store.save_posts(
                notes.tournament_id,
                message_id=post_id if kind == "card" else None,
                board_id=post_id if kind == "board" else None,
                event_id=post_id if kind == "event" else None,
            )
        except StoreError as error:
            notes.complain(f"where its {kind} stands cannot be saved", error)


def _always(post: TournamentPost) -> Compose:
    return lambda drawn: post


def _edit(compose: Compose, drawn: Drawn | None, message: discord.PartialMessage) -> Awaitable[object]:
    return with_or_without(
        lambda shown: message.edit(view=compose(shown), attachments=files_of(shown), allowed_mentions=NOBODY), drawn
    )


def _send(
    place: discord.PartialMessageable, compose: Compose, drawn: Drawn | None, nonce: str
) -> Awaitable[discord.Message]:
    return with_or_without(
        lambda shown: place.send(view=compose(shown), files=files_of(shown), nonce=nonce, allowed_mentions=NOBODY),
        drawn,
    )
