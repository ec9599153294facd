"""The asker with their rank, and whether they may: every moderators' command begins with this.

    asker = await authorised(interaction, Power.KICK, table=view, subject_id=player, subject=member)

Call it first, after the acknowledgement and before anything is read or changed, and again for every click, menu and
form: Discord's own setting hides a command, and does not guard it. It returns the asker, or raises Complaint with the
reason. ``table`` is the table that the power is used on, ``subject_id`` the pseudonym of the player whom it is used on,
and ``subject`` the same player as Discord knows them. Leave out none that there is. Where they are known only after
something was looked up, ask twice: without them before the look-up, with them before the deed. An order that does two
things needs both powers: closing at once, with the running hand undone, is CLOSE_TABLE and VOID_HAND. Before showing a
hand, also check whether the asker was dealt in: ``table`` knows of the last hand only.
"""

import discord

from bot.common.complaint import Complaint
from bot.interactions.bans import end_of_ban
from bot.interactions.click import BotInteraction
from bot.moderation.powers import NOT_ON_EQUALS, Asker, Forbidden, Power, Rank, forbidden
from bot.moderation.room_settings import RoomSettings
from bot.tables.ports import TableView
from bot.tables.saving import AuditEntry, Request
from bot.tournaments.questions import plays_on
from cogs._asking.asker import guild_of, permissions_at, player_of, rank_of, roles_of


async def asker_of(interaction: BotInteraction) -> Asker:
    """Raises Complaint outside a server, and for someone who is no member: asking gets them no wallet."""
    services, guild_id, user = interaction.client.services, guild_of(interaction), interaction.user
    rank = rank_of(user, await services.office.rooms.settings(guild_id))
    if rank is Rank.OUTSIDER or not isinstance(user, discord.Member):
        raise Complaint("forbidden-outsider")
    player = await player_of(interaction)
    standing = await services.office.conduct.standing(guild_id, player)
    return Asker(player, rank, roles_of(user), standing.banned(services.timer.now_ms()))


async def authorised(
    interaction: BotInteraction,
    power: Power,
    *,
    table: TableView | None = None,
    subject_id: int | None = None,
    subject: discord.User | discord.Member | None = None,
    tournament_id: int | None = None,
) -> Asker:
    """The asker, if they may. Otherwise raises Complaint with the reason. ``tournament_id``: the tournament that the
    power is used on, if it is not used on a table."""
    asker = await asker_of(interaction)
    settings = await interaction.client.services.office.rooms.settings(guild_of(interaction))
    rank = rank_of(subject, settings) if subject is not None else None
    keeps_place = table is not None and permissions_at(interaction, table.channel_id).manage_channels
    if table is not None and tournament_id is None:
        tournament_id = table.tournament_id
    why = forbidden(
        power,
        asker,
        settings,
        table=table,
        subject_id=subject_id,
        subject_rank=rank,
        keeps_place=keeps_place,
        plays_in=_plays_in(interaction, tournament_id, asker.player_id),
    )
    if why is not None:
        if why is Forbidden.BANNED:
            locale = str(interaction.locale)
            until = await end_of_ban(interaction.client.services, guild_of(interaction), asker.player_id, locale)
            raise Complaint("forbidden-banned", until=until)
        raise _complaint(interaction, why, power, settings)
    return asker


def _plays_in(interaction: BotInteraction, tournament_id: int | None, player_id: int) -> bool:
    """True if the player has entered the tournament, or waits for a place, and is not out for good."""
    tournaments = interaction.client.services.tournaments
    view = tournaments.view(tournament_id) if tournament_id is not None else None
    return view is not None and plays_on(view.new.settings, view.state, player_id)


def _complaint(interaction: BotInteraction, why: Forbidden, power: Power, settings: RoomSettings) -> Complaint:
    """The complaint that says who may."""
    if why is Forbidden.NOT_OPENER:
        known = [role for role in settings.opener_roles if interaction.guild and interaction.guild.get_role(role)]
        if not known:
            return Complaint("forbidden-no-opener-left")
        return Complaint("forbidden-not-opener", roles=", ".join(f"<@&{role}>" for role in known))
    if why is Forbidden.NOT_MODERATOR and power is Power.CLOSE_TABLE:
        return Complaint("table-close-forbidden")
    if why is Forbidden.NOT_MODERATOR and power is Power.RENAME_TABLE:
        return Complaint("table-rename-forbidden")
    if why is Forbidden.NOT_ADMINISTRATOR and power is Power.GUARANTEE:
        return Complaint("forbidden-guarantee")
    if why is Forbidden.ONESELF and power in NOT_ON_EQUALS:
        return Complaint("forbidden-oneself-equal")
    return Complaint(f"forbidden-{why.replace('_', '-')}")


def entry_of(
    interaction: BotInteraction,
    act: str,
    request: Request,
    reason: str,
    *,
    subject_id: int | None = None,
    table_id: int | None = None,
    hand_number: int | None = None,
    before: str = "",
    after: str = "",
) -> AuditEntry:
    """The audit's line for this command."""
    return AuditEntry(
        guild_of(interaction),
        act,
        request.player_id,
        reason,
        interaction.client.services.timer.now_ms(),
        subject_id,
        table_id,
        hand_number,
        before,
        after,
    )
