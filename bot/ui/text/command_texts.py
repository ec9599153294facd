"""Commands' names and descriptions in every language."""

import discord
from discord import app_commands

from bot.locales import DEFAULT
from bot.locales.phrases import LOCALES, find, say


def described(key: str) -> app_commands.locale_str:
    """Return a command's or option's description: English for now; its translations are added at the sync."""
    return phrase(f"command-{key}")


def phrase(key: str) -> app_commands.locale_str:
    """Return a phrase for something that Discord takes with translations, for example a choice's name."""
    return app_commands.locale_str(say(DEFAULT, key), key=key)


class FluentTranslator(app_commands.Translator):
    """Names and descriptions of commands in every language that has a phrase for them.

    A name's key is ``slash-`` and the English name; a description's key is the one that ``phrase`` set.
    """

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        if locale.value not in LOCALES:
            return None
        return find(locale.value, string.extras.get("key", f"slash-{string.message}"))
