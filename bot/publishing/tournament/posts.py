"""A tournament's posts, kept up to date: its own post, its chip counts or result, and Discord's event."""

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.common.complaint import Complaint
from bot.publishing.kept_post import Body, KeptPost
from bot.publishing.tournament.known_posts import CHAT_MOST, Kind, KnownPosts, has_board
from bot.publishing.tournament.message_context import MessageContext
from bot.publishing.tournament.scheduled_event import event_words, keep_event
from bot.tables.ports import Timer
from bot.tournaments.ports import TournamentStore, TournamentView
from bot.tournaments.state import OVER
from bot.ui.discord.attachments import Drawn, files_of, with_or_without
from bot.ui.text.links import place_link
from bot.ui.tournament.board import chip_board, settled_counts
from bot.ui.tournament.bracket import bracket
from bot.ui.tournament.post import PostExtras, TournamentPost, tournament_post
from bot.ui.tournament.result import Ending, podium, result_post
from bot.ui.tournament.scene import TournamentScene

NOBODY: Final = discord.AllowedMentions.none()
Compose = Callable[[Drawn | None], TournamentPost]
"""A function that returns the post; its argument is the picture, or None."""


class TournamentPosts:
    def __init__(self, context: MessageContext, store: TournamentStore, timer: Timer) -> None:
        self._context = context
        self._store = store
        self._timer = timer

    def of(self, tournament_id: int) -> KnownPosts:
        return KnownPosts(tournament_id, self._post(tournament_id, "post"), self._post(tournament_id, "board"))

    def _post(self, tournament_id: int, kind: Kind) -> KeptPost:
        of, save = f"tournament {tournament_id}'s {kind}", partial(self._save_id, tournament_id, kind)
        return KeptPost(outbox=self._context.outbox, timer=self._timer, of=of, save=save)

    async def keep(self, known: KnownPosts, view: TournamentView, kind: Kind) -> None:
        """Bring the post of this kind up to date.

        Raises discord.py's errors, StoreError and TimeoutError.
        """
        match kind:
            case "post":
                await self._keep_post(known, view)
            case "board":
                await self._keep_board(known, view)
            case "event":
                await self._keep_event(known, view)

    async def _keep_post(self, known: KnownPosts, view: TournamentView) -> None:
        scene = await self._context.scene(view)
        board = known.board.message_id
        link = place_link(view.new.guild_id, view.new.channel_id, board) if board else None
        compose, drawn = (
            partial(tournament_post, scene, PostExtras(link, view.state.reason)),
            await self._bracket(scene),
        )
        body, renews = self._body(view, compose if drawn is not None else _always(compose()), drawn), known.renew
        await known.post.show(body, repost=renews)
        if renews:
            known.renew = False
        if not known.post.is_saved:
            await known.post.save_id(body.place)

    async def _keep_board(self, known: KnownPosts, view: TournamentView) -> None:
        """Show the chip counts during play; after it, the result in a new post at the end of the channel."""
        if not has_board(view):
            return
        over, board = view.state.phase in OVER, known.board
        if over:
            scene = await self._context.scene(view)
            ending, extras = await self._ending(known, view), PostExtras(reason=view.state.reason)
            compose: Compose = partial(result_post, scene, ending, extras)
            drawn = await self._podium(scene)
            repost = not known.has_result and board.shown is not None
        else:
            view = self._current_view(view)
            scene = await self._context.scene(view)
            counts = settled_counts(view, self._context.tables.view)
            compose, drawn = _always(chip_board(scene, counts, PostExtras(reason=view.state.reason))), None
            repost = board.is_buried(self._timer.now_ms(), chat_most=CHAT_MOST)
        before, body = board.message_id, self._body(view, compose, drawn)
        await board.show(body, repost=repost)
        known.has_result = over
        if board.message_id != before:
            # The tournament's post links to the board.
            known.pending.add("post")
            known.not_before_ms["post"] = 0
        if not board.is_saved:
            await board.save_id(body.place)

    async def _bracket(self, scene: TournamentScene) -> Drawn | None:
        picture, new = bracket(scene) if scene.state.play is not None else None, scene.view.new
        if picture is None:
            return None
        await self._context.readers.learn_language(new.guild_id)
        return await self._context.pictures.bracket(new.guild_id, new.channel_id, picture)

    async def _podium(self, scene: TournamentScene) -> Drawn | None:
        picture, new = podium(scene), scene.view.new
        if picture is None:
            return None
        await self._context.readers.learn_language(new.guild_id)
        return await self._context.pictures.podium(new.guild_id, new.channel_id, picture)

    def _current_view(self, view: TournamentView) -> TournamentView:
        """Return the view with the current chip counts; a finished hand does not publish a new view."""
        now = self._context.tournaments.view(view.tournament_id)
        return now if now is not None and now.state.phase == "running" else view

    async def _ending(self, known: KnownPosts, view: TournamentView) -> Ending:
        if known.ending is None:
            hands = await self._context.hands.count_of_tournament(view.new.guild_id, view.tournament_id)
            known.ending = Ending(hands, await self._next_ms(view))
        refunds = ((entrant.player_id, entrant.refund) for entrant in view.state.entrants if entrant.refund)
        return replace(known.ending, refunds=tuple(refunds))

    async def _next_ms(self, view: TournamentView) -> int | None:
        """Return the start of the schedule's next tournament, in ms since 1970; None if there is none."""
        schedules = await self._store.schedules(view.new.guild_id)
        schedule = next((each for each in schedules if each.schedule_id == view.new.schedule_id), None)
        if schedule is None:
            return None
        with contextlib.suppress(Complaint):
            for start in await self._context.tournaments.upcoming(schedule, 1):
                return start.start_ms
        return None

    async def _keep_event(self, known: KnownPosts, view: TournamentView) -> None:
        guild = self._context.outbox.guild(view.new.guild_id)
        if guild is None or not view.new.settings.format.start.is_known:
            # Discord's events have a time.
            return
        channel = guild.get_channel_or_thread(view.new.channel_id)
        link = place_link(view.new.guild_id, view.new.channel_id)
        say = await self._context.readers.room_phrases(view.new.guild_id)
        words = event_words(view, say, channel.name if channel is not None else "", link)
        event_id = await keep_event(self._context.outbox, guild, view, words, known.event)
        if event_id is not None and event_id != known.event.event_id:
            known.event.event_id, known.event.is_saved = event_id, False
        if known.event.event_id is not None and not known.event.is_saved:
            await self._save_id(known.tournament_id, "event", known.event.event_id)
            known.event.is_saved = True

    def _body(self, view: TournamentView, compose: Compose, drawn: Drawn | None = None) -> Body:
        place = self._context.outbox.channel(view.new.guild_id, view.new.channel_id)
        edit, send = partial(_edit, compose, drawn), partial(_send, place, compose, drawn)
        return Body(place, lambda: compose(None).body, edit, send)

    async def _save_id(self, tournament_id: int, kind: Kind, post_id: int) -> None:
        await self._store.save_posts(
            tournament_id,
            message_id=post_id if kind == "post" else None,
            board_id=post_id if kind == "board" else None,
            event_id=post_id if kind == "event" else None,
        )


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
        lambda shown: place.send(
            view=compose(shown), files=files_of(shown), nonce=nonce, allowed_mentions=NOBODY, silent=True
        ),
        drawn,
    )
