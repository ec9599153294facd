"""The bot's connection to Discord: minimal intents, cogs, synced commands, and one error tree.

The errors that a command may raise, with the asker's sentence and the log's entry:

    AppCommandError
    ├── CommandInvokeError
    │   ├── Complaint            the asker's mistake: its sentence; logged quietly
    │   ├── DuplicateRequest     "done already"; logged quietly
    │   ├── StoreError           "nothing has happened"; logged with its cause
    │   │   ├── OutcomeUnknown   "nobody knows whether it counted"; logged with its cause
    │   │   └── DamagedRecord    "this hand can't be read"; logged with its cause
    │   └── anything else        "our mistake"; logged with its cause
    └── the library's others     "our mistake" (an old command, a broken option); logged with their cause
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.client.sessions import Sessions
from bot.client.start_order import StartOrder
from bot.common.complaint import Complaint
from bot.common.tracebacks import where
from bot.fleet.identify_turns import IdentifyTurns
from bot.fleet.own_servers import OwnServers
from bot.interactions.admission import Admission
from bot.interactions.click import BotInteraction
from bot.interactions.feature import Feature
from bot.interactions.given_options import is_here, misfit, mistyped
from bot.interactions.leavers import AbsentMembers
from bot.interactions.router import Router, apologise
from bot.tables.saving import StoreError
from bot.ui.discord.creating import ask_once
from bot.ui.discord.faults import cause
from bot.ui.discord.invite import invite_link
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.replies import acknowledge, is_unheard, suggest, unheard
from bot.ui.discord.tasks import Tasks
from bot.ui.scene.readers import Readers
from bot.ui.text.command_texts import FluentTranslator
from bot.ui.text.sentences import is_askers, original_of, sentence

log = logging.getLogger(__name__)

COMMANDS_EVERY_SECONDS: Final = 60.0
"""The interval, in seconds, at which the other parts look for the commands that the first part syncs."""


def intents(members: bool) -> discord.Intents:
    """Return Discord's gateway intents: servers, messages without their content, and optionally members.

    The message events show when chat has pushed a table's message out of sight. With members, the bot cashes out a
    member as soon as they leave; that intent must be switched on in the developer portal.
    """
    wanted = discord.Intents.none()
    wanted.guilds = True
    wanted.guild_messages = True
    wanted.members = members
    return wanted


class LowballClient(Sessions):
    """The Discord client with all features of the bot.

    ``members`` asks for the privileged members intent; without it the bot searches for leavers at intervals.
    ``own_servers`` is None if the bot has no other parts. ``syncs_commands`` is True only for the first part.
    ``http_trace`` receives every HTTP request. ``shards`` are the shards of this part, out of ``shard_count``.
    ``turns`` decides when each of them may begin its session.
    """

    def __init__(
        self,
        features: Sequence[Feature],
        router: Router,
        admission: Admission,
        outbox: Outbox,
        readers: Readers,
        absent: AbsentMembers,
        order: StartOrder,
        *,
        members: bool = True,
        own_servers: OwnServers | None = None,
        syncs_commands: bool = True,
        http_trace: aiohttp.TraceConfig | None = None,
        shards: Sequence[int] = (0,),
        shard_count: int = 1,
        turns: IdentifyTurns | None = None,
    ) -> None:
        super().__init__(
            outbox=outbox,
            shard_ids=list(shards),
            shard_count=shard_count,
            turns=turns,
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            # No user installs: they would bring the commands into servers that have not invited the bot.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            intents=intents(members),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=ask_once(http_trace or aiohttp.TraceConfig()),
        )
        # Nothing here listens to edits, but discord.py would build a message with all its components from each.
        self._connection.parsers["MESSAGE_UPDATE"] = _pass_over
        self._features = features
        self.router = router
        self.admission = admission
        self._readers = readers
        self._absent = absent
        self._order = order
        self._own_servers = own_servers
        self._syncs_commands = syncs_commands
        self.command_ids = {}
        self._attached = False
        self._tasks = Tasks()

    async def setup_hook(self) -> None:
        self.outbox.introduce(self)
        await self.load_features()
        await self.tree.set_translator(FluentTranslator())
        # Before the gateway opens: an earlier click would find its table closed.
        for part in self._order.restored:
            await part.restore()
        if self._syncs_commands:
            self._keep_command_ids(await self.tree.sync())
            log.info("%d commands synced", len(self.command_ids))

    async def load_features(self) -> None:
        """Register the features' commands and click handlers."""
        for feature in self._features:
            self.router.add(*feature.routes)
            for cog in feature.cogs:
                await self.add_cog(cog)

    def _keep_command_ids(self, known: Sequence[app_commands.AppCommand]) -> None:
        self.command_ids = {command.name: command.id for command in known}

    async def _read_commands(self) -> None:
        """Read the commands' ids from Discord until all commands have one.

        The first part of the bot syncs the commands. It is updated last, so new commands may not exist yet.
        """
        names = {command.name for command in self.tree.get_commands()}
        while not names <= self.command_ids.keys():
            try:
                self._keep_command_ids(await self.outbox.counted(self.tree.fetch_commands, "patient"))
            except Exception as error:
                log.warning("the synced commands could not be read from Discord: %s", cause(error))
            if not names <= self.command_ids.keys():
                await asyncio.sleep(COMMANDS_EVERY_SECONDS)

    async def on_ready(self) -> None:
        """Once the client knows the servers of all shards, start the parts that send messages."""
        log.info("connected to %d servers as %s", len(self.guilds), self.user)
        if self._attached:
            if not self.intents.members and not self._absent.are_looked_for:
                # The members intent was withdrawn while the bot was running.
                self._look_later()
            return
        self._attached = True
        if self.application_id is not None:
            log.info("to add the bot to a server, open %s", invite_link(self.application_id))
        for guild in self.guilds:
            await self._readers.learn_language(guild.id)
        self.outbox.connect(self)
        for part in self._order.started:
            part.start()
        if not self._syncs_commands:
            self._tasks.run(self._read_commands())
        await self.cash_out_leavers()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Cash out members who left the shard's servers; the bot may have missed those events."""
        if self._attached:
            await self._absent.cash_out_in([guild for guild in self.guilds if guild.shard_id == shard_id])

    async def cash_out_leavers(self) -> None:
        """Cash out members who left a server while the bot was not connected.

        Without the members intent Discord sends no events about leavers, so the bot repeats this at intervals.
        """
        await self._absent.cash_out_in(self.guilds)
        if not self.intents.members:
            self._look_later()

    def _look_later(self) -> None:
        self._absent.look_later(lambda: self.dispatch("leavers_due"))

    async def on_leavers_due(self) -> None:
        await self.cash_out_leavers()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch the event, unless it is about a server of another part of the bot.

        Commands and clicks are always dispatched, because their users wait for an answer; Admission refuses them.
        """
        own = self._own_servers
        if own is None or event_name == "interaction" or own.has(server_of(*args[:1])):
            super().dispatch(event_name, *args, **kwargs)

    async def on_interaction(self, interaction: BotInteraction) -> None:
        await self.router.handle_click(interaction)

    async def on_message(self, message: discord.Message, /) -> None:
        """Do nothing: the bot has no text commands, and cogs have their own listeners."""


def _pass_over(_: object) -> None:
    """Do nothing with an event of the gateway."""


def server_of(happened: object = None) -> int | None:
    """Return the server that an event is about, from its first argument; None for events without one."""
    if isinstance(happened, discord.Guild):
        return happened.id
    guild = getattr(happened, "guild", None)
    guild_id = guild.id if isinstance(guild, discord.Guild) else getattr(happened, "guild_id", None)
    return guild_id if isinstance(guild_id, int) else None


class CommandTree(app_commands.CommandTree["LowballClient"]):
    async def interaction_check(self, interaction: BotInteraction, /) -> bool:
        """Check a command or autocomplete request, and acknowledge a command.

        This happens before anything is looked up for the user. Raises CommandInvokeError with a Complaint for an
        invalid option.
        """
        if not await self.client.admission.admits(interaction):
            return False
        command, typing = interaction.command, interaction.type is discord.InteractionType.autocomplete
        if not isinstance(command, app_commands.Command):
            return True
        data = cast(Mapping[str, Any], interaction.data or {})
        if typing:
            may_suggest = is_here(command, interaction.guild_id) and mistyped(command, data) is None
            if not may_suggest:
                await suggest(interaction, [])
            return may_suggest
        wrong = misfit(command, data)
        if wrong is not None:
            raise app_commands.CommandInvokeError(command, Complaint("option-misfit", name=wrong))
        try:
            await acknowledge(interaction)
        except Exception as error:
            raise app_commands.CommandInvokeError(command, error) from error
        return True

    async def on_error(self, interaction: BotInteraction, error: app_commands.AppCommandError, /) -> None:
        """Log the error, and tell the user in a sentence what went wrong.

        Logging comes first, so that the error is not lost if the answer fails.
        """
        text = sentence(error, interaction.locale.value)
        command = interaction.command.qualified_name if interaction.command else None
        original = original_of(error)
        if is_askers(original):
            log.info("/%s: %s", command, original)
        elif is_unheard(interaction, original):
            log.info("/%s: Discord did not accept the answer (%s)", command, unheard(original))
            await apologise(interaction)
            return
        elif isinstance(error.__cause__, StoreError):
            log.error("/%s failed", command, exc_info=error)
        else:
            # Log only the place in the code: the text of an error could contain a card.
            log.error("/%s failed: %s", command, where(error))
        try:
            await self.client.router.refusals.tell(interaction, text)
        except Exception as problem:
            log.warning("the answer to /%s could not be sent: %s", command, cause(problem))
