"""/room: to show and change the room's settings, and reports for moderators.

The code that lays out the pages is in bot/ui/room.
"""

import io

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases
from bot.moderation.export_files import Format
from bot.moderation.ports import RoomBook
from bot.moderation.powers import Power
from bot.typed.room_settings import SETTINGS, changed
from bot.typed.table_order import TableOrder
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import fill, suggesting, tell
from bot.ui.room.presets import preset_line
from bot.ui.room.words import RoomDefaults, dashed, room_text, setting_line
from bot.ui.text.command_texts import described, phrase
from bot.use_cases.room_reports import RoomExports
from bot.use_cases.room_settings import RoomSettingsDesk
from bot.use_cases.tables.presets import NAME_MOST, Presets
from cogs._shared.choices import OrderSuggestions
from cogs._shared.ordering import ordering
from cogs._shared.server import places_of, server_of, troubles
from cogs._shared.table_options import SAVING_A_PRESET
from cogs.room.choices import ValueSuggestions
from cogs.room.clicks import SetupClicks
from cogs.room.report import WEEKS, WEEKS_MOST, RoomReports


@app_commands.guild_only()
class Room(commands.GroupCog, group_name="room", group_description=described("room")):
    """The commands of /room."""

    preset = app_commands.Group(name="preset", description=described("room-preset"))

    def __init__(
        self,
        desk: RoomSettingsDesk,
        presets: Presets,
        exports: RoomExports,
        reports: RoomReports,
        rooms: RoomBook,
        defaults: RoomDefaults,
        pages: SetupClicks,
    ) -> None:
        self._desk = desk
        self._presets = presets
        self._exports = exports
        self._reports = reports
        self._defaults = defaults
        self._pages = pages
        self.values = ValueSuggestions(desk, defaults)
        self.orders = OrderSuggestions(rooms)

    @app_commands.command(name="setup", description=described("room-setup"))
    async def setup_pages(self, interaction: BotInteraction) -> None:
        await fill(interaction, view=await self._pages.first_page(interaction))

    @app_commands.command(name="show", description=described("room-show"))
    async def show(self, interaction: BotInteraction) -> None:
        origin = origin_of(interaction)
        settings, say_ = await self._desk.settings(origin, Power.SEE_ROOM), Phrases(origin.locale)
        text = room_text(say_, settings, self._defaults, troubles(interaction, settings))
        await fill(interaction, view=PrivateNote("\n".join([text, *self._reports.standstills(origin)])))

    @app_commands.command(name="set", description=described("room-set"))
    @app_commands.describe(setting=described("room-set-setting"), value=described("room-set-value"))
    @app_commands.choices(
        setting=[app_commands.Choice(name=phrase(f"setting-{dashed(name)}"), value=name) for name in SETTINGS]
    )
    @suggesting(value=lambda cog: cog.values.values)
    async def set_one(self, interaction: BotInteraction, setting: str, value: str) -> None:
        origin = origin_of(interaction)
        change = await self._desk.change(
            origin,
            "room set",
            lambda before: changed(before, setting, value, places_of(server_of(interaction))),
        )
        say_ = Phrases(origin.locale)
        line = setting_line(say_, change.after, setting, self._defaults)
        saved = say_("room-saved" if change.names else "room-unchanged", line=line)
        text = "\n".join([saved, *troubles(interaction, change.after)])
        await fill(interaction, view=PrivateNote(text))

    @app_commands.command(name="report", description=described("room-report"))
    @app_commands.describe(weeks=described("room-report-weeks"))
    async def report(self, interaction: BotInteraction, weeks: app_commands.Range[int, 1, WEEKS_MOST] = WEEKS) -> None:
        await self._reports.send_weeks(interaction, weeks)

    @app_commands.command(name="export", description=described("room-export"))
    @app_commands.describe(format=described("room-export-format"))
    async def export(self, interaction: BotInteraction, format: Format) -> None:
        origin = origin_of(interaction)
        export = await self._exports.make(origin, format)
        text = Phrases(origin.locale)("export-done", files=export.files, rows=export.rows)
        file = discord.File(io.BytesIO(export.zipped), f"lowball-{interaction.guild_id}-{format}.zip")
        await fill(interaction, content=text, attachments=[file])

    @app_commands.command(name="health", description=described("room-health"))
    async def health(self, interaction: BotInteraction) -> None:
        await tell(interaction, await self._reports.health(interaction))

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
