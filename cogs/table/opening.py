"""/table open once the order is read: finds a name and a place, and opens the table there."""

import contextlib
import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Literal

import discord

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction, Client
from bot.interactions.origin import permissions_at
from bot.locales.phrases import say
from bot.moderation.powers import Asker, Rank
from bot.moderation.room_limits import excess, wrong_channel
from bot.moderation.room_settings import TABLES_MOST, RoomSettings
from bot.moderation.token_bucket import MEMBER_OPENS, Buckets
from bot.publishing.table.places import show_open
from bot.publishing.table.thread_names import thread_title
from bot.tables.ports import TableView
from bot.tables.rules.pace import is_slow
from bot.tables.saving import ChannelTaken, NewTable, Request
from bot.tables.state import HouseStrength, TableSettings
from bot.ui.discord.creating import make_thread, make_thread_from
from bot.ui.discord.faults import UNTAKEN, cause
from bot.ui.discord.outbox import WAITED_SECONDS, Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.scene.stakes import game_line
from bot.ui.table.joining import NAME_MOST, OpenedPost
from cogs._asking.asker import guild_of
from cogs.table.guests import make_private_thread
from cogs.table.names import name_key

log = logging.getLogger(__name__)

ARCHIVE_MINUTES: Final[Literal[1440]] = 1440
"""A quiet thread leaves the channel's list after a day, when even the most patient of idle tables has closed."""
SLOW_ARCHIVE_MINUTES: Final[Literal[10080]] = 10080
"""The thread of a table played over days leaves it after a week, the longest that Discord keeps one."""
HOUSE_PLAYERS: Final = 3
"""At a practice table, unless another number is asked for."""


@dataclass(frozen=True, slots=True)
class TableHome:
    """The place of a new table."""

    channel_id: int
    thread: discord.Thread | None
    """The thread made for it. None if it is a channel that was there before."""
    post: discord.Message | None = None
    """The message in the channel that the thread begins with."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a table is asked for, and what the bot may do there."""

    channel: discord.abc.GuildChannel | discord.Thread | discord.abc.PrivateChannel | None
    allowed: discord.Permissions


def spot_here(interaction: BotInteraction) -> Spot:
    return Spot(interaction.channel, interaction.app_permissions)


def spot_for_tables(interaction: BotInteraction, settings: RoomSettings) -> Spot:
    """Here, where tables may be opened here; else the first of the room's channels for tables that the asker sees."""
    if wrong_channel(_ids(spot_here(interaction)), settings) is None or interaction.guild is None:
        return spot_here(interaction)
    for channel_id in settings.table_channels:
        channel = interaction.guild.get_channel(channel_id)
        if isinstance(channel, discord.TextChannel) and permissions_at(interaction, channel_id).view_channel:
            return Spot(channel, channel.permissions_for(interaction.guild.me))
    return spot_here(interaction)


def _ids(spot: Spot) -> tuple[int | None, int | None]:
    """The channel's, and that of the channel that it is a thread of."""
    channel = spot.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return channel.id if channel is not None else None, parent


class Openings:
    """Counts the tables that a member has open or is opening, so that nobody fills a server with them, or with the
    threads of closed ones."""

    def __init__(self) -> None:
        self._under_way: Counter[tuple[int, int, bool]] = Counter()
        """(guild_id, player_id, whether for practice) -> tables."""
        self._lately = Buckets(MEMBER_OPENS)

    @contextlib.contextmanager
    def one_more(
        self,
        interaction: BotInteraction,
        asker: Asker,
        settings: RoomSettings,
        *,
        practice: bool = False,
        in_place_of: Sequence[TableView] = (),
    ) -> Iterator[None]:
        """Raises Complaint if the member or the server has its fill; moderators may open any number. Practice tables
        and others are counted separately. Tables that the new one replaces are not counted."""
        guild, player = guild_of(interaction), asker.player_id
        views = [view for view in interaction.client.services.tables.in_guild(guild) if view not in in_place_of]
        theirs = [view for view in views if view.owner_id == player and view.practice is practice]
        kept = sum(not _deserted(view) for view in theirs)
        full = kept + self._under_way[guild, player, practice] >= settings.tables_each
        if full and asker.rank < Rank.MODERATOR:
            raise Complaint("tables-too-many", most=settings.tables_each)
        most = TABLES_MOST if settings.tables_most is None else settings.tables_most
        if len(views) + sum(count for (where, *_), count in self._under_way.items() if where == guild) >= most:
            raise Complaint("room-tables-most", most=most)
        now_ms = interaction.client.services.timer.now_ms()
        if asker.rank < Rank.MODERATOR and not self._lately.take((guild, player), now_ms):
            raise Complaint("tables-too-fast")
        self._under_way[guild, player, practice] += 1
        try:
            yield
        finally:
            self._under_way[guild, player, practice] -= 1
            self._under_way += Counter()  # forgets players at zero


def _deserted(view: TableView) -> bool:
    """True if only house players are left, so that the table closes by itself in a moment: a player who practises one
    game after the other need not wait for that."""
    return view.practice and bool(view.seats) and all(line.house for line in view.seats)


def for_practice(
    settings: TableSettings, strength: HouseStrength = "regular", players: int = HOUSE_PLAYERS
) -> TableSettings:
    """The settings with house players, leaving room for a person and a free seat."""
    room = max(1, settings.seats_max - 2)
    return replace(settings, house_strength=strength, house_players=min(players, room))


def check_allowed(
    interaction: BotInteraction, settings: RoomSettings, wanted: TableSettings, spot: Spot | None = None
) -> None:
    """Raises Complaint if the room allows no such table, or none there. Without a ``spot`` it is asked for here."""
    wrong = wrong_channel(_ids(spot or spot_here(interaction)), settings) or excess(wanted, settings)
    if wrong is not None:
        raise wrong


async def open_table(
    interaction: BotInteraction,
    request: Request,
    settings: TableSettings,
    name: str | None = None,
    *,
    practice: bool = False,
    spot: Spot | None = None,
) -> TableView:
    """Finds a place for the table and opens it there; without a ``spot``, here. Raises Complaint and StoreError, and
    the place is given up again."""
    assert request.player_id is not None
    locale = await room_locale(interaction)
    name = name or _name(interaction, locale)
    place = await _place(interaction, spot or spot_here(interaction), locale, name, settings, practice=practice)
    new = NewTable(guild_of(interaction), place.channel_id, request.player_id, name, settings, practice=practice)
    try:
        return await interaction.client.services.tables.open(new, request)
    except ChannelTaken as error:
        raise Complaint("channel-taken") from error
    except BaseException:
        with contextlib.suppress(discord.HTTPException):
            await _give_up(interaction.client.services.outbox, place)
        raise


async def make_known(client: Client, tasks: Tasks, view: TableView, channel_id: int) -> None:
    """Announce the table that was opened in the channel, and offer it in the message that its thread begins with."""
    services = client.services
    await services.announcements.announce(view, channel_id)
    if channel_id not in (0, view.channel_id):
        # Beside the answer: it takes its turn among all requests.
        tasks.run(show_open(services.readers, services.outbox, view, channel_id))


async def _give_up(outbox: Outbox, place: TableHome) -> None:
    """Put away the thread that no table came to, and its post."""
    if place.thread is not None:
        await outbox.counted(partial(place.thread.edit, archived=True), "patient", ahead=True)
    if place.post is not None:
        await outbox.counted(place.post.delete, "patient", ahead=True)


async def room_locale(interaction: BotInteraction) -> str:
    """The language of what stands in the server's channels."""
    chosen = (await interaction.client.services.office.rooms.settings(guild_of(interaction))).language
    return chosen or str(interaction.guild_locale or interaction.locale)


def _name(interaction: BotInteraction, locale: str) -> str:
    """``Table 1``, by the lowest number that is free on the server."""
    taken = {name_key(view.name) for view in interaction.client.services.tables.in_guild(guild_of(interaction))}
    names = (say(locale, "table-number", number=number) for number in range(1, len(taken) + 2))
    return next(name for name in names if name_key(name) not in taken)


def archive_minutes(settings: TableSettings) -> Literal[1440, 10080]:
    return SLOW_ARCHIVE_MINUTES if is_slow(settings) else ARCHIVE_MINUTES


async def _place(
    interaction: BotInteraction, spot: Spot, locale: str, name: str, settings: TableSettings, *, practice: bool
) -> TableHome:
    """A thread of its own if the bot may make one, else the channel itself; for a private table a thread that only its
    members see, if the bot may make such. ``locale``: the room's."""
    channel, allowed, title = spot.channel, spot.allowed, thread_title(name, locale, settings)
    outbox = interaction.client.services.outbox
    if not allowed.view_channel:
        raise Complaint("place-unseen")
    private = await make_private_thread(interaction, title, archive_minutes(settings)) if settings.is_private else None
    if private is not None:
        return TableHome(private.id, private)
    if isinstance(channel, discord.TextChannel) and allowed.create_public_threads and allowed.send_messages_in_threads:
        if allowed.send_messages and not (settings.is_private or practice):
            text = opened_text(locale, name, settings)
            home = await _posted_home(outbox, channel, title, text, settings)
            if home is not None:
                return home
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        try:
            thread = await make_thread(
                outbox, channel, title, type=kind, auto_archive_duration=archive_minutes(settings)
            )
        except UNTAKEN as error:
            log.info("no thread could be made in channel %d: %s", channel.id, cause(error))
        else:
            return TableHome(thread.id, thread)
    in_thread = isinstance(channel, discord.Thread)
    if channel is None or not (allowed.send_messages_in_threads if in_thread else allowed.send_messages):
        raise Complaint("no-room-for-a-table")
    if interaction.client.services.tables.in_channel(channel.id) is not None:
        raise Complaint("channel-taken")
    return TableHome(channel.id, None)


async def _posted_home(
    outbox: Outbox, channel: discord.TextChannel, title: str, text: str, settings: TableSettings
) -> TableHome | None:
    """A message in the channel and the thread that begins with it. None if Discord does not take both."""
    none = discord.AllowedMentions.none()
    try:
        post = await outbox.post(
            lambda nonce: channel.send(view=OpenedPost(text), nonce=nonce, allowed_mentions=none),
            ahead=True,
            seconds=WAITED_SECONDS,
        )
    except UNTAKEN as error:
        log.info("no table is shown in channel %d: %s", channel.id, cause(error))
        return None
    try:
        thread = await make_thread_from(outbox, post, title, auto_archive_duration=archive_minutes(settings))
    except UNTAKEN as error:
        log.info("no thread could be made from a message in channel %d: %s", channel.id, cause(error))
        with contextlib.suppress(discord.HTTPException):
            await outbox.counted(post.delete, "patient", ahead=True)
        return None
    return TableHome(thread.id, thread, post)


def opened_text(locale: str, name: str, settings: TableSettings) -> str:
    return say(locale, "opened-post", table=clean(name, NAME_MOST), game=game_line(locale, settings))
