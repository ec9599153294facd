"""Private tables, and invitations to any table, as /table receives them. The table decides who may."""

import logging
from dataclasses import replace
from typing import Final

import discord

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.locales.phrases import say
from bot.moderation.token_bucket import MEMBER_INVITES, SAME_INVITES, Buckets
from bot.publishing.table.private_access import has_role, let_in, let_out
from bot.tables.ports import TableView
from bot.tables.seat_messages import Invite, Uninvite
from bot.tables.state import TableSettings
from bot.ui.discord.creating import make_thread
from bot.ui.discord.faults import UNTAKEN, cause
from bot.ui.discord.outbox import WAITED_SECONDS
from bot.ui.discord.replies import tell
from bot.ui.discord.threads import private_thread
from bot.ui.scene.stakes import game_line
from cogs._asking.asker import guild_of
from cogs._asking.submission import submit

log = logging.getLogger(__name__)

SLOWER: Final = 10
"""How much slower the clock of invitations to the same member goes."""
Whom = discord.User


def private_settings(wanted: TableSettings, *, private: bool, role: discord.Role | None) -> TableSettings:
    """Raises Complaint for the role that everybody has."""
    if role is None:
        return replace(wanted, private=private, role_id=None)
    if role.is_default():
        raise Complaint("private-role-everyone")
    return replace(wanted, private=True, role_id=role.id)


async def make_private_thread(interaction: BotInteraction, title: str, archive_minutes: int) -> discord.Thread | None:
    """A thread that only its members see. None if the bot may make none here. Its members may add others: in one
    that is not invitable only those who manage threads may, and so not the bot. Who may sit is for the table to say."""
    channel, allowed = interaction.channel, interaction.app_permissions
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        return None
    if not (allowed.create_private_threads and allowed.send_messages_in_threads):
        return None
    try:
        return await make_thread(
            interaction.client.services.outbox,
            channel,
            title,
            type=discord.ChannelType.private_thread,
            auto_archive_duration=10080 if archive_minutes > 1440 else 1440,
        )
    except UNTAKEN as error:
        log.info("no private thread could be made in channel %d: %s", channel.id, cause(error))
        return None


async def tell_opened(interaction: BotInteraction, view: TableView) -> None:
    """Lets the opener into the table, and tells them where it is."""
    channel, locale, outside = f"<#{view.channel_id}>", str(interaction.locale), list[str]()
    if not view.settings.is_private:
        key = "table-opened"
    elif private_thread(interaction.client.services.outbox, view) is None:
        key = "table-opened-private-seen"
    else:
        key = "table-opened-private"
        if not await let_in(interaction.client.services.outbox, view, interaction.user.id):
            name = interaction.client.services.readers.scene(view, locale).table_name()
            outside = [say(locale, "table-watch-locked", table=name)]
    await tell(interaction, "\n".join([say(locale, key, channel=channel), *outside]))


class Inviting:
    """Invites members to tables, not too many, and nobody too often."""

    def __init__(self) -> None:
        self._calls = Buckets(MEMBER_INVITES)
        self._same = Buckets(SAME_INVITES)

    async def invite(self, interaction: BotInteraction, view: TableView, whom: Whom | discord.Member) -> None:
        member = _member(interaction, whom)
        name, private = clean(member.display_name), view.settings.is_private
        self._check_sees(interaction, view, member, name)
        services = interaction.client.services
        self._check_often(interaction, member, name, private=private)
        player = await services.directory.player_id(member.id) if private else 0
        submitted = await submit(interaction, view.table_id, lambda request: Invite(request, player))
        if submitted.done is None:
            await tell(interaction, await submitted.words())
            return
        now = submitted.done.view
        table = services.readers.scene(now, str(interaction.locale)).table_name()
        often = self._often(interaction, member)
        if self._same.take(*often):
            try:
                await self._call(interaction, now, member)
            except Complaint:
                self._same.give_back(often[0])
                raise
            key = "invited-private" if private else "invited"
        elif private:
            await let_in(services.outbox, now, member.id)
            key = "invited-private-uncalled"
        else:
            raise Complaint("invite-again", name=name)
        await tell(interaction, say(str(interaction.locale), key, name=name, table=table))

    def _check_sees(self, interaction: BotInteraction, view: TableView, member: discord.Member, name: str) -> None:
        """An invitation to a channel that the member cannot read would not reach them."""
        guild = interaction.guild
        channel = guild.get_channel_or_thread(view.channel_id) if guild is not None else None
        place = channel.parent if isinstance(channel, discord.Thread) else channel
        if place is not None and not place.permissions_for(member).view_channel:
            raise Complaint("invite-blind", name=name, channel=f"<#{view.channel_id}>")

    def _check_often(self, interaction: BotInteraction, member: discord.Member, name: str, *, private: bool) -> None:
        """Nobody is invited twice in a short time. To a private table they are let in again all the same."""
        if not private and not self._same.has(*self._often(interaction, member)):
            raise Complaint("invite-again", name=name)
        if not self._calls.take(
            (guild_of(interaction), interaction.user.id), interaction.client.services.timer.now_ms()
        ):
            raise Complaint("invite-too-fast")

    def _often(self, interaction: BotInteraction, member: discord.Member) -> tuple[tuple[int, int, int], int]:
        """The asker and the member whose invitations are counted, and the time on their clock."""
        now_ms = interaction.client.services.timer.now_ms()
        return (guild_of(interaction), interaction.user.id, member.id), now_ms // SLOWER

    async def _call(self, interaction: BotInteraction, view: TableView, member: discord.Member) -> None:
        """Raises Complaint if nothing could be posted. At a private table the member may sit all the same."""
        client = interaction.client
        await client.services.readers.learn_language(view.guild_id)
        scene = client.services.readers.scene(view)
        text = scene.say(
            "invitation",
            mention=member.mention,
            name=clean(interaction.user.display_name),
            table=scene.table_name(),
            game=game_line(scene.say.locale, view.settings),
        )
        outbox = client.services.outbox
        await let_in(outbox, view, member.id)
        channel = outbox.channel(view.guild_id, view.channel_id)
        called = discord.AllowedMentions(everyone=False, roles=False, users=[member])
        try:
            await outbox.post(
                lambda nonce: channel.send(text, nonce=nonce, allowed_mentions=called),
                ahead=True,
                seconds=WAITED_SECONDS,
            )
        except UNTAKEN as error:
            log.info("nobody can be called to table %d: %s", view.table_id, cause(error))
            raise Complaint("call-not-posted", channel=f"<#{view.channel_id}>") from error

    async def uninvite(self, interaction: BotInteraction, view: TableView, whom: Whom | discord.Member) -> None:
        """Also for users who have left the server. A user who has no seat there, and no role that admits them, does not
        see the table any more."""
        services, locale = interaction.client.services, str(interaction.locale)
        player = await services.directory.known(whom.id) or 0
        submitted = await submit(interaction, view.table_id, lambda request: Uninvite(request, player))
        if submitted.done is None:
            await tell(interaction, await submitted.words())
            return
        now = submitted.done.view
        seated = any(line.player_id == player for line in now.seats)
        if not seated and not has_role(whom, now.settings):
            await let_out(services.outbox, now, whom.id)
        table = services.readers.scene(now, locale).table_name()
        await tell(interaction, say(locale, "uninvited", name=clean(whom.display_name), table=table))


def _member(interaction: BotInteraction, whom: Whom | discord.Member) -> discord.Member:
    """Raises Complaint for a user who cannot be invited."""
    if whom.id == interaction.user.id:
        raise Complaint("invite-oneself")
    if whom.bot:
        raise Complaint("invite-bot")
    if not isinstance(whom, discord.Member):
        raise Complaint("invite-no-member")
    return whom
