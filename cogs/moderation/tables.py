"""Moderators' orders about tables: one message to the table each, or one to every table of the server."""

from collections.abc import Awaitable, Callable

import discord

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases, say
from bot.moderation.powers import Power, plays_at
from bot.tables.due_letters import DueLetter
from bot.tables.messages import Close, HandOver, Kick, ModeratorOrder, Pause, Resume, VoidHand
from bot.tables.ports import TableView
from bot.tables.replies import Denial, Reply
from bot.tables.saving import Request
from bot.tables.seat_messages import Vouch
from bot.ui.discord.replies import tell
from cogs._asking.asker import guild_of, moderates, request_of
from cogs._asking.authority import authorised, entry_of
from cogs._asking.members import Whom, authorised_subject, known_player
from cogs._asking.requests import reason_of
from cogs._asking.submission import submit
from cogs._asking.tables import table_meant


async def pause(interaction: BotInteraction, table: str | None, reason: str, *, after_hand: bool) -> None:
    why = reason_of(reason)
    view = await table_meant(interaction, Power.PAUSE, table)
    await _order(interaction, view, lambda request: Pause(request, why, at_once=not after_hand))


async def resume(interaction: BotInteraction, table: str | None, reason: str | None) -> None:
    """Resuming needs no reason: the end of a pause explains itself."""
    why = "" if reason is None else reason_of(reason)
    view = await table_meant(interaction, Power.RESUME, table)
    await _order(interaction, view, lambda request: Resume(request, why))


async def close(interaction: BotInteraction, table: str | None, reason: str, *, void_hand: bool) -> None:
    """Closing with the hand undone touches the pot, so it takes the power for that as well."""
    why = reason_of(reason)
    view = await table_meant(interaction, Power.CLOSE_TABLE, table)
    if void_hand:
        await authorised(interaction, Power.VOID_HAND, table=view)
    as_owner = not await moderates(interaction)
    await _order(interaction, view, lambda request: Close(request, why, void_hand, as_owner))


async def void(interaction: BotInteraction, table: str | None, reason: str) -> None:
    why = reason_of(reason)
    view = await table_meant(interaction, Power.VOID_HAND, table)
    await _order(interaction, view, lambda request: VoidHand(request, why))


async def kick(interaction: BotInteraction, user: Whom, table: str | None, reason: str) -> None:
    """If no table is named and none is here, kicks the player from the only table where they sit."""
    why = reason_of(reason)
    await authorised(interaction, Power.KICK)
    player = await known_player(interaction, user)
    sits = tables_of(interaction, player)
    if table is None and not sits and not _is_a_table(interaction):
        raise Complaint("kick-sits-nowhere", name=clean(user.display_name))
    view = await table_meant(interaction, Power.KICK, table, sits)
    services, about = interaction.client.services, {"table": view.name, "reason": why}
    letter = DueLetter(view.guild_id, player, "kick", about, services.timer.now_ms())

    async def told() -> list[str]:
        reached = await services.due_letters.reach(letter)
        return [] if reached else [say(str(interaction.locale), "mod-untold", name=clean(user.display_name))]

    await _order(interaction, view, lambda request: Kick(request, player, why, letter), told)


async def hand_over(interaction: BotInteraction, user: Whom, table: str | None, reason: str) -> None:
    why = reason_of(reason)
    await authorised(interaction, Power.HAND_OVER)
    if not isinstance(user, discord.Member):
        raise Complaint("player-not-here", name=clean(user.display_name))
    player = await authorised_subject(interaction, Power.HAND_OVER, user)
    view = await table_meant(interaction, Power.HAND_OVER, table)
    await _order(interaction, view, lambda request: HandOver(request, player, why))


def _is_a_table(interaction: BotInteraction) -> bool:
    """True if a table stands where the order was given."""
    place = interaction.channel_id
    return place is not None and interaction.client.services.tables.in_channel(place) is not None


def tables_of(interaction: BotInteraction, player: int) -> list[TableView]:
    """The tables where the player sits."""
    tables = interaction.client.services.tables
    views = map(tables.view, tables.of_player(guild_of(interaction), player))
    return [view for view in views if view is not None]


async def _order(
    interaction: BotInteraction,
    view: TableView,
    order_of: Callable[[Request], Close | ModeratorOrder],
    afterwards: Callable[[], Awaitable[list[str]]] | None = None,
) -> None:
    """Submits the order to the table and tells how it went, with the lines of what is done ``afterwards``, where the
    table did it; also which table that is, if it is not this channel's."""
    submitted = await submit(interaction, view.table_id, order_of)
    told = [await submitted.words()]
    if submitted.done and afterwards is not None:
        told += await afterwards()
    if view.channel_id != interaction.channel_id:
        told.append("-# " + say(str(interaction.locale), "order-elsewhere", channel=f"<#{view.channel_id}>"))
    await tell(interaction, "\n".join(told))


# Every table at once


async def last_hand(interaction: BotInteraction, reason: str) -> None:
    """The order itself is audited first, under the command's own request. Each table then has a request of its own.
    A tournament closes its tables itself."""
    why = reason_of(reason)
    await authorised(interaction, Power.LAST_HAND)
    views = interaction.client.services.tables.in_guild(guild_of(interaction))
    if not views:
        raise Complaint("no-table-open")
    request, own = await request_of(interaction), [view for view in views if view.tournament_id is None]
    if own:
        numbers = ", ".join(str(view.table_id) for view in own)
        entry = entry_of(interaction, "last_hand", request, why, after=f"tables {numbers}")
        await interaction.client.services.office.audit.record(request, entry)
    replies = [await _close(interaction, view, request, why) for view in own]
    theirs = [clean(view.name) for view in views if view.tournament_id is not None]
    await tell(interaction, closing_text(Phrases(str(interaction.locale)), own, replies, theirs))


async def _close(interaction: BotInteraction, view: TableView, request: Request, reason: str) -> Reply | None:
    order = Close(request.part(view.table_id), reason)
    return await interaction.client.services.tables.submit(view.table_id, order)


def closing_text(say: Phrases, views: list[TableView], replies: list[Reply | None], theirs: list[str]) -> str:
    """Lists the tables that are closed, that close after their hand, and that do not close for a fault of ours; and
    the names of ``theirs``, the tournaments' tables."""
    kinds = ("last-hand-closed", "last-hand-closed-practice", "last-hand-closing", "last-hand-failed")
    sorts: dict[str, list[str]] = {kind: [] for kind in kinds} | {"last-hand-tournament": theirs}
    for view, reply in zip(views, replies, strict=True):
        if reply is None or reply.view.closed:
            sort = "last-hand-closed-practice" if view.practice else "last-hand-closed"
        else:
            sort = "last-hand-closing" if reply.done else "last-hand-failed"
        sorts[sort].append(clean(view.name))
    return "\n".join(say(sort, tables=_few(say, names), count=len(names)) for sort, names in sorts.items() if names)


def _few(say: Phrases, names: list[str], most: int = 25) -> str:
    """Discord takes 2,000 characters."""
    more = [say("and-more", count=len(names) - most)] if len(names) > most else []
    return say.all_of([*names[:most], *more])


async def kick_everywhere(
    interaction: BotInteraction, request: Request, asker: int, player: int, reason: str
) -> tuple[list[TableView], list[TableView]]:
    """Takes a player from every table, except tables where the asker plays: there the asker's power ends; and except
    tables of tournaments, which the player is taken out of as a whole. Returns the tables that the player leaves, and
    those kept."""
    gone: list[TableView] = []
    kept: list[TableView] = []
    for view in tables_of(interaction, player):
        if view.tournament_id is not None:
            continue
        if plays_at(view, asker):
            kept.append(view)
            continue
        order = Kick(request.part(view.table_id), player, reason)
        reply = await interaction.client.services.tables.submit(view.table_id, order)
        if reply is not None and (reply.done or reply.denial is Denial.ALREADY_LEAVING):
            gone.append(view)
        elif reply is not None and reply.denial is not Denial.NOT_SEATED:
            kept.append(view)
    await off_the_lists(interaction, player)
    return gone, kept


async def off_the_lists(interaction: BotInteraction, player: int) -> None:
    """A player who may not sit any more does not wait for a seat either."""
    tables = interaction.client.services.tables
    for view in tables.in_guild(guild_of(interaction)):
        if any(entry.player_id == player for entry in view.waiting):
            await tables.submit(view.table_id, Vouch(player, may_sit=False))
