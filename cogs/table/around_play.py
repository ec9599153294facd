"""Subcommands of /table for watching, names, invitations, the waiting list and changing seats."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.interactions.origin import channel_seen_by, origin_of, person_of
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import Phrases, say
from bot.moderation.ports import RoomBook
from bot.tables.seat_messages import ChangeSeat, Unwait
from bot.ui.discord.replies import fill, suggesting, tell
from bot.ui.scene.readers import Readers
from bot.ui.text.command_texts import described
from bot.ui.text.moments import at_second
from bot.use_cases.finding import Finding
from bot.use_cases.moderating.closing import ClosingTables
from bot.use_cases.tables.inviting import InvitingPlayers
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.renaming import RenamingTables
from bot.use_cases.tables.waiting import WaitingLists
from cogs._shared.choices import SEATS_MOST, OrderSuggestions
from cogs._shared.options import Chips
from cogs._shared.suggestions import TableSuggestions
from cogs.table.clicks import note_of

_TABLE: Final = described("table-option")


class AroundPlayCommands(commands.Cog):
    """The subcommands of this module, in a base class of TableCommands."""

    def __init__(
        self,
        opening: OpeningTables,
        closing: ClosingTables,
        renaming: RenamingTables,
        finding: Finding,
        inviting: InvitingPlayers,
        waiting: WaitingLists,
        answers: TableAnswers,
        readers: Readers,
        rooms: RoomBook,
    ) -> None:
        self._opening = opening
        self._closing = closing
        self._renaming = renaming
        self._finding = finding
        self._inviting = inviting
        self._waiting = waiting
        self._answers = answers
        self._readers = readers
        self.suggestions = TableSuggestions(finding)
        self.orders = OrderSuggestions(rooms)

    @app_commands.command(name="watch", description=described("table-watch"))
    @app_commands.describe(table=_TABLE)
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def watch(self, interaction: BotInteraction, table: str | None = None) -> None:
        origin = origin_of(interaction)
        view = await self._finding.table(origin, table, seated=False)
        locale = origin.locale
        await self._answers.add_to_thread(origin.asker.user_id, view, origin.locale)
        name = self._answers.scene(origin.locale, view).table_name()
        key = "table-watch-private" if view.settings.is_private else "table-watch-public"
        await tell(interaction, say(locale, key, table=name, channel=f"<#{view.place.channel_id}>"))

    @app_commands.command(name="rename", description=described("table-rename"))
    @app_commands.describe(name=described("table-rename-name"), table=_TABLE)
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def rename(self, interaction: BotInteraction, name: str, table: str | None = None) -> None:
        origin = origin_of(interaction)
        renamed = await self._renaming.rename(origin, table, name)
        words, say_ = await self._answers.outcome(origin, renamed.submitted).words(), Phrases(origin.locale)
        if renamed.thread_ms is not None:
            words = f"{words} {say_('renamed-later', when=at_second(say_, renamed.thread_ms))}"
        await tell(interaction, words)

    @app_commands.command(name="invite", description=described("table-invite"))
    @app_commands.describe(member=described("table-invite-member"), table=_TABLE)
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def invite(self, interaction: BotInteraction, member: discord.User, table: str | None = None) -> None:
        origin = origin_of(interaction)
        view = await self._finding.table(origin, table, seated=False)
        sees, name = channel_seen_by(interaction, member, view.place.channel_id), clean(member.display_name)
        invited = await self._inviting.invite(origin, view, person_of(member), sees=sees)
        if invited.how == "refused":
            await tell(interaction, await self._answers.outcome(origin, invited.submitted).words())
            return
        key = "invited-private" if view.settings.is_private else "invited"
        table = self._answers.scene(origin.locale, view).table_name()
        key = key if invited.how == "called" else "invited-private-uncalled"
        await tell(interaction, say(origin.locale, key, name=name, table=table))

    @app_commands.command(name="uninvite", description=described("table-uninvite"))
    @app_commands.describe(member=described("table-uninvite-member"), table=_TABLE)
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def uninvite(self, interaction: BotInteraction, member: discord.User, table: str | None = None) -> None:
        origin = origin_of(interaction)
        view = await self._finding.table(origin, table, seated=False)
        submitted = await self._inviting.uninvite(origin, view, person_of(member))
        outcome = self._answers.outcome(origin, submitted)
        if outcome.done is None:
            await tell(interaction, await outcome.words())
            return
        table = self._answers.scene(origin.locale, outcome.done.view).table_name()
        name = clean(member.display_name)
        await tell(interaction, say(origin.locale, "uninvited", name=name, table=table))

    @app_commands.command(name="wait", description=described("table-wait"))
    @app_commands.describe(buy_in=described("table-sit-buy-in"), table=_TABLE)
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def wait(self, interaction: BotInteraction, buy_in: Chips | None = None, table: str | None = None) -> None:
        origin = origin_of(interaction)
        view = await self._finding.table(origin, table, seated=False)
        message_of = await self._waiting.wait(origin, view, buy_in)
        submitted = await self._answers.submit(interaction, view.table_id, message_of)
        await fill(interaction, view=await note_of(submitted))

    @app_commands.command(name="unwait", description=described("table-unwait"))
    @app_commands.describe(table=_TABLE)
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def unwait(self, interaction: BotInteraction, table: str | None = None) -> None:
        origin = origin_of(interaction)
        found = self._waiting.waited_for(origin) if table is None else self._finding.table(origin, table, seated=False)
        await self._answers.submit_and_tell(interaction, (await found).table_id, Unwait)

    @app_commands.command(name="seat", description=described("table-seat"))
    @app_commands.describe(number=described("table-seat-number"), post=described("table-sit-post"), table=_TABLE)
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def seat(
        self,
        interaction: BotInteraction,
        number: app_commands.Range[int, 1, SEATS_MOST],
        post: bool = False,
        table: str | None = None,
    ) -> None:
        await self._answers.submit_seated(interaction, lambda request: ChangeSeat(request, number, post), table)
