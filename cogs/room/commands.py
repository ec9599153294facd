"""/room: receives moderators' wishes for their room. The room book keeps the settings, and the pages of bot/ui/room
show them."""

import io

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases
from bot.moderation.export_files import Format
from bot.moderation.ports import Accounts, RoomBook
from bot.moderation.powers import Power
from bot.publishing.standstill.telling import standing_lines
from bot.publishing.standstill.watch import PlayWatch
from bot.tables.manager import TableManager
from bot.tables.ports import Timer
from bot.typed.room_settings import SETTINGS, changed
from bot.typed.table_order import TableOrder
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import fill, suggesting, tell
from bot.ui.room.health_text import health_lines, latency_line
from bot.ui.room.presets import preset_line
from bot.ui.room.words import RoomDefaults, dashed, room_text, setting_line
from bot.ui.text.command_texts import described, phrase
from bot.use_cases.authority import Authority
from bot.use_cases.health import HealthSource
from bot.use_cases.origin import Origin
from bot.use_cases.room_exports import RoomExports
from bot.use_cases.room_settings import RoomSettingsDesk
from bot.use_cases.tables.presets import NAME_MOST, Presets
from cogs._shared.choices import OrderSuggestions
from cogs._shared.ordering import ordering
from cogs._shared.server import places_of, server_of, troubles
from cogs._shared.table_options import SAVING_A_PRESET
from cogs.room.choices import ValueSuggestions
from cogs.room.clicks import SetupClicks
from cogs.room.report import WEEKS, WEEKS_MOST, send_report


@app_commands.guild_only()
class Room(commands.GroupCog, group_name="room", group_description=described("room")):
    """Set the room up, and see how it goes."""

    preset = app_commands.Group(name="preset", description=described("room-preset"))

    def __init__(
        self,
        authority: Authority,
        desk: RoomSettingsDesk,
        presets: Presets,
        exports: RoomExports,
        accounts: Accounts,
        tables: TableManager,
        rooms: RoomBook,
        monitor: HealthSource,
        play_watch: PlayWatch,
        timer: Timer,
        defaults: RoomDefaults,
        pages: SetupClicks,
    ) -> None:
        self._authority = authority
        self._desk = desk
        self._presets = presets
        self._exports = exports
        self._accounts = accounts
        self._tables = tables
        self._monitor = monitor
        self._play_watch = play_watch
        self._timer = timer
        self._defaults = defaults
        self._pages = pages
        self.values = ValueSuggestions(authority, desk, defaults)
        self.orders = OrderSuggestions(rooms)

    @app_commands.command(name="setup", description=described("room-setup"))
    async def setup_pages(self, interaction: BotInteraction) -> None:
        await self._authority.may(origin_of(interaction), Power.SET_ROOM)
        await fill(interaction, view=await self._pages.first_page(interaction))

    @app_commands.command(name="show", description=described("room-show"))
    async def show(self, interaction: BotInteraction) -> None:
        origin = origin_of(interaction)
        await self._authority.may(origin, Power.SEE_ROOM)
        settings, say_ = await self._desk.settings(origin), Phrases(origin.locale)
        text = room_text(say_, settings, self._defaults, troubles(interaction, settings))
        await fill(interaction, view=PrivateNote("\n".join([text, *self._standstills(origin)])))

    @app_commands.command(name="set", description=described("room-set"))
    @app_commands.describe(setting=described("room-set-setting"), value=described("room-set-value"))
    @app_commands.choices(
        setting=[app_commands.Choice(name=phrase(f"setting-{dashed(name)}"), value=name) for name in SETTINGS]
    )
    @suggesting(value=lambda cog: cog.values.values)
    async def set_one(self, interaction: BotInteraction, setting: str, value: str) -> None:
        origin = origin_of(interaction)
        await self._authority.may(origin, Power.SET_ROOM)
        places = places_of(server_of(interaction))
        made = await self._desk.change(origin, "room set", lambda before: changed(before, setting, value, places))
        say_ = Phrases(origin.locale)
        line = setting_line(say_, made.after, setting, self._defaults)
        saved = say_("room-saved" if made.names else "room-unchanged", line=line)
        text = "\n".join([saved, *troubles(interaction, made.after)])
        await fill(interaction, view=PrivateNote(text))

    @app_commands.command(name="report", description=described("room-report"))
    @app_commands.describe(weeks=described("room-report-weeks"))
    async def report(self, interaction: BotInteraction, weeks: app_commands.Range[int, 1, WEEKS_MOST] = WEEKS) -> None:
        await self._authority.may(origin_of(interaction), Power.REPORT)
        await send_report(interaction, self._accounts, self._timer.now_ms(), weeks)

    @app_commands.command(name="export", description=described("room-export"))
    @app_commands.describe(format=described("room-export-format"))
    async def export(self, interaction: BotInteraction, format: Format) -> None:
        origin = origin_of(interaction)
        made = await self._exports.make(origin, format)
        text = Phrases(origin.locale)("export-done", files=made.files, rows=made.rows)
        file = discord.File(io.BytesIO(made.zipped), f"lowball-{interaction.guild_id}-{format}.zip")
        await fill(interaction, content=text, attachments=[file])

    @app_commands.command(name="health", description=described("room-health"))
    async def health(self, interaction: BotInteraction) -> None:
        await self._authority.may(origin_of(interaction), Power.HEALTH)
        await tell(interaction, await self._health_text(interaction))

    @preset.command(name="save", description=described("room-preset-save"))
    @app_commands.describe(name=described("room-preset-name"))
    @ordering(TableOrder, SAVING_A_PRESET)
    async def save(
        self, interaction: BotInteraction, order: TableOrder, name: app_commands.Range[str, 1, NAME_MOST]
    ) -> None:
        origin = origin_of(interaction)
        saved = await self._presets.save(origin, name, order)
        say_ = Phrases(origin.locale)
        line = preset_line(say_, saved.name, saved.settings)
        await tell(interaction, say_("preset-saved", line=line, name=clean(saved.name, NAME_MOST)))

    @preset.command(name="delete", description=described("room-preset-delete"))
    @app_commands.describe(name=described("room-preset-name"))
    @suggesting(name=lambda cog: cog.orders.presets)
    async def delete(self, interaction: BotInteraction, name: str) -> None:
        origin = origin_of(interaction)
        dropped = await self._presets.drop(origin, name)
        await tell(interaction, Phrases(origin.locale)("preset-deleted", name=clean(dropped, NAME_MOST)))

    @preset.command(name="list", description=described("room-preset-list"))
    async def list_all(self, interaction: BotInteraction) -> None:
        origin = origin_of(interaction)
        known, say_ = await self._presets.all(origin), Phrases(origin.locale)
        lines = [say_("preset-list"), *(preset_line(say_, *each) for each in known)]
        await fill(interaction, view=PrivateNote("\n".join(lines) if known else say_("preset-list-empty")))

    # How it goes

    def _standstills(self, origin: Origin) -> list[str]:
        """The tables and tournaments of the server where play stands still, a line each below a heading; empty where
        there are none."""
        say = Phrases(origin.locale)
        lines = standing_lines(say, self._play_watch.in_guild(origin.server))
        return [say("health-standstill"), *lines] if lines else []

    async def _health_text(self, interaction: BotInteraction) -> str:
        """The bot's health for moderators."""
        client, origin = interaction.client, origin_of(interaction)
        say = Phrases(origin.locale)
        views = self._tables.in_guild(origin.server)
        running = [view for view in views if view.hand is not None and not view.hand.finished]
        seated = sum(len(view.seats) for view in views)
        lines = [
            latency_line(say, client.latency),
            say("health-tables", tables=len(views), hands=len(running), players=seated),
        ]
        lines += health_lines(say, await self._monitor.health())
        if not client.intents.members:
            lines.append(say("health-members-off"))
        lacking = troubles(interaction, await self._desk.settings(origin))
        lines.append(say("health-permissions-lack", count=len(lacking)) if lacking else say("health-permissions"))
        return "\n".join([f"**{say('health-title')}**", *lines, *self._standstills(origin)])
