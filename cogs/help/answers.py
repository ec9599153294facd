"""The answers of /help and /rules, for the commands and for clicks in the answers."""

import discord

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.poker.games import GAMES
from bot.tables.manager import TableManager
from bot.tables.ports import Directory
from bot.ui.discord.attachments import Drawn, files_of, is_refused
from bot.ui.discord.replies import fill
from bot.ui.help.guide import PICTURED, Guide, Section, game_meant, game_text, guide_to
from bot.ui.help.pages import GuidePage, rules_page
from bot.ui.help.topics import help_page
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.readers import Readers
from bot.use_cases.origin import Origin


class HelpAnswers:
    def __init__(self, tables: TableManager, directory: Directory, readers: Readers, pictures: Pictures) -> None:
        self._tables = tables
        self._directory = directory
        self._readers = readers
        self._pictures = pictures

    def topic_page(self, interaction: BotInteraction, topic: str) -> GuidePage:
        """Return the page of /help about the topic, or the first page if there is no such topic."""
        client, in_server = interaction.client, interaction.guild_id is not None
        origin = origin_of(interaction)
        table_locale = self._table_locale(origin)
        return help_page(client, origin.locale, topic, in_server=in_server, table_locale=table_locale)

    async def tell_rules(self, interaction: BotInteraction, game: str | None) -> None:
        """Answer a deferred command with a short version of a game's rules.

        Without a ``game``, use the game that is played in this channel.
        """
        origin = origin_of(interaction)
        table = self._tables.view_in(origin.channel_id)
        opening = game_text(origin.locale, game, table, self._table_locale(origin))
        await self.show_rules(interaction, game_meant(game, table).name, opening=opening)

    async def show_rules(
        self, interaction: BotInteraction, name: str, section: Section = "short", *, opening: str | None = None
    ) -> None:
        """Answer a deferred command or menu choice with a section of a game's rules.

        ``name`` is one of ``GAMES``. ``opening`` is a text to show instead of the section.
        """
        origin = origin_of(interaction)
        table = self._tables.view_in(origin.channel_id)
        guide = guide_to(origin.locale, GAMES[name], table, self._table_locale(origin))
        section = section if section in guide.sections() else "short"
        drawn = await self._picture(interaction, guide) if section in PICTURED else None
        try:
            await _put(interaction, rules_page(guide, section, drawn, opening), drawn)
        except discord.HTTPException as error:
            if drawn is None or not is_refused(error):
                raise
            await _put(interaction, rules_page(guide, section, None, opening), None)

    def _table_locale(self, origin: Origin) -> str:
        """Return the language of table messages in this server; in direct messages, the reader's language."""
        if origin.guild_id is None:
            return origin.locale
        return self._readers.room_locale(origin.guild_id)

    async def _picture(self, interaction: BotInteraction, guide: Guide) -> Drawn | None:
        """Return a picture of the example hands.

        None if there are no examples, if the bot may not attach files, or if pictures are turned off.
        """
        guild, picture = interaction.guild_id or 0, guide.picture()
        # No permission can forbid attachments in direct messages.
        may_attach = not guild or interaction.app_permissions.attach_files
        if not (picture.examples and may_attach):
            return None
        player = await self._directory.known(interaction.user.id)
        return await self._pictures.guide(guild, player or 0, picture)


async def _put(interaction: BotInteraction, page: GuidePage, drawn: Drawn | None) -> None:
    await fill(interaction, view=page, attachments=files_of(drawn))
