"""The clicks on the menus of /help and /rules, and what they share with the commands."""

import re
from typing import Final

import discord

from bot.interactions.click import BotInteraction, Click
from bot.interactions.router import Route
from bot.locales.phrases import say
from bot.poker.games import GAMES
from bot.tables.ports import TableView
from bot.ui.discord.attachments import Drawn, files_of, is_refused
from bot.ui.discord.replies import fill, tell
from bot.ui.discord.sent import selected
from bot.ui.help.guide import PICTURED, SECTIONS, Guide, Section, guide_to
from bot.ui.help.pages import GuidePage, rules_page
from bot.ui.help.topics import help_page


def table_here(interaction: BotInteraction) -> TableView | None:
    return interaction.client.services.tables.view_in(interaction.channel_id)


def card_locale(interaction: BotInteraction) -> str:
    """The language of the cards here. In direct messages, the reader's own."""
    if interaction.guild_id is None:
        return interaction.locale.value
    return interaction.client.services.readers.room_locale(interaction.guild_id)


async def _read(click: Click) -> None:
    """Show the section of a game's rules that was chosen, or that the button is for."""
    interaction, name = click.interaction, click.match["game"]
    section = click.match["section"] or next(iter(selected(interaction)), "")
    known: Section = next((each for each in SECTIONS if each == section), "short")
    if name not in GAMES:
        await tell(interaction, say(interaction.locale.value, "click-gone"))
        return
    await click.acknowledge()
    await show_rules(interaction, name, known)


async def _open(click: Click) -> None:
    """Shows the topic that was chosen, or that the button is for, in place of the page that was there."""
    topic = click.match["topic"] or next(iter(selected(click.interaction)), "")
    await click.answer(topic_page(click.interaction, topic))


ROUTES: Final = (
    Route(re.compile(r"lb:w:rules:(?P<game>[a-z0-9-]{1,40})(?::(?P<section>here))?"), _read, "the menu of /rules"),
    Route(re.compile(r"lb:w:help(?::(?P<topic>[a-z]{1,20}))?"), _open, "the menu of /help"),
)


def topic_page(interaction: BotInteraction, topic: str) -> GuidePage:
    """The page of /help about the topic, or its first page."""
    client, in_server = interaction.client, interaction.guild_id is not None
    return help_page(client, interaction.locale.value, topic, in_server=in_server, card=card_locale(interaction))


async def show_rules(
    interaction: BotInteraction, name: str, section: Section = "short", *, opening: str | None = None
) -> None:
    """Answers a deferred command or choice with a section about one of ``GAMES``. ``opening``: the text to show in
    place of the section."""
    guide = guide_to(interaction.locale.value, GAMES[name], table_here(interaction), card_locale(interaction))
    section = section if section in guide.sections() else "short"
    drawn = await _picture(interaction, guide) if section in PICTURED else None
    try:
        await _put(interaction, rules_page(guide, section, drawn, opening), drawn)
    except discord.HTTPException as error:
        if drawn is None or not is_refused(error):
            raise
        await _put(interaction, rules_page(guide, section, None, opening), None)


async def _picture(interaction: BotInteraction, guide: Guide) -> Drawn | None:
    """The example hands, if pictures may be shown to the reader."""
    services, guild = interaction.client.services, interaction.guild_id or 0
    picture = guide.picture()
    # In direct messages nothing can forbid it.
    may_attach = not guild or interaction.app_permissions.attach_files
    if not (picture.examples and may_attach):
        return None
    player = await services.directory.known(interaction.user.id)
    return await services.pictures.guide(guild, player or 0, picture)


async def _put(interaction: BotInteraction, page: GuidePage, drawn: Drawn | None) -> None:
    await fill(interaction, view=page, attachments=files_of(drawn))
