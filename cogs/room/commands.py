"""/room: receives moderators' wishes for their room. The room book keeps the settings, and the pages of bot/ui/room
show them."""

from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases
from bot.moderation.export_files import Format
from bot.moderation.powers import Power
from bot.typed.game_names import DEALERS_CHOICE, MIX
from bot.typed.room_settings import SETTINGS, changed
from bot.typed.stakes import CUSTOMARY
from bot.typed.table_order import CLOCK_LEAST, CLOCK_MOST, Order
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import fill, suggesting, tell
from bot.ui.room.words import dashed, room_text, setting_line
from bot.ui.text.command_texts import described, phrase
from cogs._asking.authority import authorised
from cogs._asking.requests import turn
from cogs._games.choices import (
    SEATS_MOST,
    game_choices,
    limit_choices,
    limit_named,
    pace_choices,
    rotation_choices,
    rules_choices,
    stakes_choices,
)
from cogs._shared.options import Chips
from cogs.room.changes import change, places_of, room_defaults, server_of, settings_of_room, standstills, troubles
from cogs.room.choices import value_choices
from cogs.room.export import send_export
from cogs.room.health import health_text
from cogs.room.presets import NAME_MOST, drop_preset, list_presets, save_preset, suggest_presets
from cogs.room.report import WEEKS, WEEKS_MOST, send_report
from cogs.room.setup_clicks import first_page


@app_commands.guild_only()
class Room(commands.GroupCog, group_name="room", group_description=described("room")):
    """Set the room up, and see how it goes."""

    preset = app_commands.Group(name="preset", description=described("room-preset"))

    @app_commands.command(name="setup", description=described("room-setup"))
    async def setup_pages(self, interaction: BotInteraction) -> None:
        await authorised(interaction, Power.SET_ROOM)
        await fill(interaction, view=await first_page(interaction))

    @app_commands.command(name="show", description=described("room-show"))
    async def show(self, interaction: BotInteraction) -> None:
        await authorised(interaction, Power.SEE_ROOM)
        settings, say_ = await settings_of_room(interaction), Phrases(str(interaction.locale))
        text = room_text(say_, settings, room_defaults(interaction), troubles(interaction, settings))
        await fill(interaction, view=PrivateNote("\n".join([text, *standstills(interaction)])))

    @app_commands.command(name="set", description=described("room-set"))
    @app_commands.describe(setting=described("room-set-setting"), value=described("room-set-value"))
    @app_commands.choices(
        setting=[app_commands.Choice(name=phrase(f"setting-{dashed(name)}"), value=name) for name in SETTINGS]
    )
    @suggesting(value=value_choices)
    async def set_one(self, interaction: BotInteraction, setting: str, value: str) -> None:
        await authorised(interaction, Power.SET_ROOM)
        places = places_of(server_of(interaction))
        made = await change(interaction, "room set", lambda before: changed(before, setting, value, places))
        say_ = Phrases(str(interaction.locale))
        line = setting_line(say_, made.after, setting, room_defaults(interaction))
        saved = say_("room-saved" if made.names else "room-unchanged", line=line)
        text = "\n".join([saved, *troubles(interaction, made.after)])
        await fill(interaction, view=PrivateNote(text))

    @app_commands.command(name="report", description=described("room-report"))
    @app_commands.describe(weeks=described("room-report-weeks"))
    async def report(self, interaction: BotInteraction, weeks: app_commands.Range[int, 1, WEEKS_MOST] = WEEKS) -> None:
        await authorised(interaction, Power.REPORT)
        await send_report(interaction, weeks)

    @app_commands.command(name="export", description=described("room-export"))
    @app_commands.describe(format=described("room-export-format"))
    async def export(self, interaction: BotInteraction, format: Format) -> None:
        await authorised(interaction, Power.EXPORT)
        await send_export(interaction, format)

    @app_commands.command(name="health", description=described("room-health"))
    async def health(self, interaction: BotInteraction) -> None:
        await authorised(interaction, Power.HEALTH)
        await tell(interaction, await health_text(interaction))

    @preset.command(name="save", description=described("room-preset-save"))
    @app_commands.describe(
        name=described("room-preset-name"),
        game=described("room-preset-game"),
        stakes=described("table-open-stakes"),
        limit=described("table-open-limit"),
        clock=described("room-preset-clock"),
        pace=described("table-open-pace"),
        seats=described("table-open-seats"),
        buy_in=described("table-open-buy-in"),
        buy_in_most=described("table-open-buy-in-most"),
        rules=described("table-open-rules"),
        rotation=described("table-open-rotation"),
    )
    @app_commands.choices(
        game=game_choices(MIX, DEALERS_CHOICE),
        limit=limit_choices(),
        pace=pace_choices(),
    )
    @suggesting(stakes=stakes_choices, rules=rules_choices, rotation=rotation_choices)
    async def save(
        self,
        interaction: BotInteraction,
        name: app_commands.Range[str, 1, NAME_MOST],
        game: str | None = None,
        stakes: str | None = None,
        limit: str | None = None,
        clock: app_commands.Range[int, CLOCK_LEAST, CLOCK_MOST] | None = None,
        seats: app_commands.Range[int, 2, SEATS_MOST] | None = None,
        buy_in: Chips | None = None,
        buy_in_most: Chips | None = None,
        rules: str | None = None,
        rotation: str | None = None,
        pace: str | None = None,
    ) -> None:
        asker = await authorised(interaction, Power.PRESETS)
        others = (seats, CUSTOMARY, buy_in, buy_in_most, rules, rotation)
        order = None
        if game is not None and stakes is not None:
            order = Order(game, stakes, limit_named(limit), *others)
        elif any(each is not None for each in (game, stakes, limit, *others) if each != CUSTOMARY):
            raise Complaint("preset-from-what")
        async with turn(interaction):
            saved = await save_preset(interaction, asker, name, order, clock, pace)
        await tell(interaction, saved)

    @preset.command(name="delete", description=described("room-preset-delete"))
    @app_commands.describe(name=described("room-preset-name"))
    @suggesting(name=suggest_presets)
    async def delete(self, interaction: BotInteraction, name: str) -> None:
        asker = await authorised(interaction, Power.PRESETS)
        async with turn(interaction):
            dropped = await drop_preset(interaction, asker, name)
        await tell(interaction, dropped)

    @preset.command(name="list", description=described("room-preset-list"))
    async def list_all(self, interaction: BotInteraction) -> None:
        await authorised(interaction, Power.PRESETS)
        text = await list_presets(interaction)
        await fill(interaction, view=PrivateNote(text))
