"""The bot's connection to Discord: least intents, cogs by name, commands synced, and one error tree.

What may come out of a command, and what the asker and the log see of it:

    AppCommandError
    ├── Complaint                the asker's mistake: its sentence; logged quietly
    ├── CommandInvokeError
    │   ├── StoreError           "nothing has happened"; logged with its cause
    │   └── anything else        "our mistake"; logged with its cause
    └── the library's others     "our mistake" (an old command, a broken option); logged with their cause
"""

import logging
from typing import Final

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.common.tracebacks import where
from bot.tables.ports import TimerHandle
from bot.tables.saving import StoreError
from bot.ui.context.admission import admitted
from bot.ui.context.interactions import BotInteraction, Client
from bot.ui.context.router import Router, apologise
from bot.ui.context.services import Services
from bot.ui.discord.faults import cause
from bot.ui.discord.options import is_here, misfit
from bot.ui.discord.replies import Complaint, acknowledge, is_unheard, suggest, tell, unheard
from bot.ui.panel import clicks as panel_clicks
from bot.ui.room.leavers import cash_out_absent
from bot.ui.table.clicks import routes as table_clicks
from bot.ui.text.command_texts import FluentTranslator, sentence

log = logging.getLogger(__name__)

EXTENSIONS: Final = (
    "cogs.table",
    "cogs.play",
    "cogs.people",
    "cogs.help",
    "cogs.room",
    "cogs.moderation",
    "cogs.history",
    "cogs.fairness",
    "cogs.practice",
    "cogs.lobby",
    "cogs.tournament",
)

LEAVERS_EVERY_MS: Final = 10 * 60_000
"""The interval at which the bot looks for members who have left, where Discord does not tell of them."""


def intents(members: bool) -> discord.Intents:
    """Servers; messages without their content (a card that chat has buried moves down); and members, if that is
    switched on in the developer portal (a member who leaves the server is cashed out at once)."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    wanted.guild_messages = True
    wanted.members = members
    return wanted


class LowballClient(Client):
    """``members`` asks for the privileged members intent; without it leavers are noticed at the next roll call.
    ``http_trace`` hears of every request."""

    def __init__(
        self, services: Services, *, members: bool = True, http_trace: aiohttp.TraceConfig | None = None
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=intents(members),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=http_trace or aiohttp.TraceConfig(),
        )
        self.services = services
        self.command_ids = {}
        self.router = Router()
        self.router.add(*table_clicks.ROUTES, *panel_clicks.ROUTES)
        self._attached = False
        self._leavers_timer: TimerHandle | None = None

    async def setup_hook(self) -> None:
        self.services.outbox.introduce(self)
        for name in EXTENSIONS:
            await self.load_extension(name)
        await self.tree.set_translator(FluentTranslator())
        # Before the gateway opens: a click that came sooner would find its table closed.
        await self.services.tables.restore()
        await self.services.house_players.restore()
        await self.services.tutor.restore()
        self.router.watch_clicks(self.services.tutor.watch)
        await self.services.tournaments.restore()
        synced = await self.tree.sync()
        self.command_ids = {command.name: command.id for command in synced}
        log.info("%d commands synced", len(synced))

    async def on_ready(self) -> None:
        """Shows the restored tables once the servers are known. Discord says "ready" again whenever the bot may have
        missed events."""
        log.info("connected to %d servers as %s", len(self.guilds), self.user)
        if not self._attached:
            self._attached = True
            for guild in self.guilds:
                await self.services.readers.learn_language(guild.id)
            self.services.outbox.connect(self)
            for part in self.services.starting:
                part.start()
        await self.cash_out_leavers()

    async def cash_out_leavers(self) -> None:
        """Cashes out members who left a server while nobody was listening."""
        for guild in self.guilds:
            try:
                await cash_out_absent(self.services, guild)
            except Exception as error:
                # Also what a stop leaves of the connection. Whoever has left is found when it is asked again.
                log.warning("server %d did not tell its members: %s", guild.id, cause(error))
        if not self.intents.members:
            self._look_again()

    def _look_again(self) -> None:
        """Without the members intent Discord tells of no leavers, so the bot goes on asking."""
        if self._leavers_timer is not None:
            self._leavers_timer.cancel()
        timer = self.services.timer
        self._leavers_timer = timer.call_at(timer.now_ms() + LEAVERS_EVERY_MS, lambda: self.dispatch("leavers_due"))

    async def on_leavers_due(self) -> None:
        await self.cash_out_leavers()

    async def on_interaction(self, interaction: BotInteraction) -> None:
        await self.router.take(interaction)

    async def on_app_command_completion(self, interaction: BotInteraction, _: object, /) -> None:
        self.services.preferences.met(interaction)

    async def on_message(self, message: discord.Message, /) -> None:
        """There are no commands by message; the cogs listen to what they need."""


class CommandTree(app_commands.CommandTree["LowballClient"]):
    async def interaction_check(self, interaction: BotInteraction, /) -> bool:
        """Runs before anything is looked up for a command or its suggestions; a command is acknowledged here. Raises
        Complaint for a value out of range."""
        if not await admitted(interaction):
            return False
        command, typing = interaction.command, interaction.type is discord.InteractionType.autocomplete
        if not isinstance(command, app_commands.Command):
            return True
        if typing and not is_here(command, interaction.guild_id):
            await suggest(interaction, [])
            return False
        # While somebody types, the value is not final.
        wrong = None if typing else misfit(command, iter(interaction.namespace))
        if wrong is not None:
            raise Complaint("option-misfit", name=wrong)
        if not typing:
            try:
                await acknowledge(interaction)
            except Exception as error:
                raise app_commands.CommandInvokeError(command, error) from error
        return True

    async def on_error(self, interaction: BotInteraction, error: app_commands.AppCommandError, /) -> None:
        """Says what went wrong in a sentence. A failed answer never hides what is logged."""
        text = sentence(error, str(interaction.locale))
        command = interaction.command.qualified_name if interaction.command else None
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(error, Complaint):
            log.info("/%s: %s", command, error.key)
        elif is_unheard(interaction, original):
            log.info("/%s: the answer was not taken (%s)", command, unheard(original))
            await apologise(interaction)
            return
        elif isinstance(error.__cause__, StoreError):
            log.error("/%s failed", command, exc_info=error)
        else:
            # The place alone: the text of an error could tell a card.
            log.error("/%s failed: %s", command, where(error))
        try:
            await tell(interaction, text)
        except Exception as problem:
            log.warning("the answer to /%s could not be sent: %s", command, cause(problem))
