"""Commands' names and descriptions in every language."""

import discord
from discord import app_commands

from bot.locales import DEFAULT
from bot.locales.phrases import LOCALES, find, say


def described(key: str) -> app_commands.locale_str:
    """A command's or option's description: English from the phrases, other languages at the sync."""
    return phrase(f"command-{key}")


def phrase(key: str) -> app_commands.locale_str:
    """Any phrase where Discord takes one text and its translations, such as the name of a choice."""
    return app_commands.locale_str(say(DEFAULT, key), key=key)


class FluentTranslator(app_commands.Translator):
    """Names and descriptions of commands in every language that has a phrase for them.

    A name is looked for under ``slash-`` and the English name; a description under the key that ``phrase`` gave it.
    """

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        if locale.value not in LOCALES:
            return None
        return find(locale.value, string.extras.get("key", f"slash-{string.message}"))
