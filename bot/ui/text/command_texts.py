"""The names and descriptions of commands in every language."""

import discord
from discord import app_commands

from bot.locales import DEFAULT
from bot.locales.phrases import LOCALES, find, say


def described(key: str) -> app_commands.locale_str:
    """Return the description of a command or option; English for now, translated when commands are synced."""
    return phrase(f"command-{key}")


def phrase(key: str) -> app_commands.locale_str:
    """Return a phrase that Discord accepts with translations, for example the name of a choice."""
    return app_commands.locale_str(say(DEFAULT, key), key=key)


class FluentTranslator(app_commands.Translator):
    """The translator that discord.py asks for names and descriptions of commands in each language.

    A name's key is ``slash-`` and the English name; a description's key is the one that ``phrase`` set.
    """

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        if locale.value not in LOCALES:
            return None
        return find(locale.value, string.extras.get("key", f"slash-{string.message}"))
