"""/settings: to show and save a player's preferences, which apply in every server.

It also works in direct messages. Every answer is in the language that the user has after the change.
"""

from typing import Any, Final, get_args

from discord import app_commands
from discord.ext import commands

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases
from bot.tables.preferences import Letters
from bot.typed.room_settings import languages
from bot.ui.discord.replies import tell
from bot.ui.people.preference_lines import PICTURES, preference_lines
from bot.ui.people.preferences import PlayerPreferences, spoken_by
from bot.ui.text.command_texts import described, phrase
from bot.use_cases.users import Users

AUTOMATIC: Final = "discord"
"""The value of the option ``language`` that stands for the language of the user's Discord client."""


def _choices(setting: str, *values: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=phrase(f"choice-{setting}-{value}"), value=value) for value in values]


def _languages() -> list[app_commands.Choice[str]]:
    """Return the choices for the language: automatic, and each language by its own name."""
    languages_offered = [app_commands.Choice(name=called, value=code) for code, called in languages().items()]
    return [*_choices("language", AUTOMATIC), *languages_offered]


class PreferenceCommands(commands.Cog, name="Settings"):
    """The commands of /settings."""

    def __init__(self, users: Users, preferences: PlayerPreferences) -> None:
        self._users = users
        self._preferences = preferences

    settings = app_commands.Group(name="settings", description=described("settings"))

    @commands.Cog.listener()
    async def on_app_command_completion(self, interaction: BotInteraction, _: object) -> None:
        """Store the language of the user's Discord client after each command."""
        self._preferences.note_language(interaction)

    @settings.command(name="show", description=described("settings-show"))
    async def show(self, interaction: BotInteraction) -> None:
        say, likes = Phrases(origin_of(interaction).locale), self._preferences.of_user(interaction.user.id)
        lines = [line for _, line in preference_lines(say, likes, spoken_by(interaction))]
        await tell(interaction, "\n".join([say("settings-title"), *lines, say("settings-how")]))

    @settings.command(name="language", description=described("settings-language"))
    @app_commands.describe(language=described("settings-language-language"))
    @app_commands.choices(language=_languages())
    async def language(self, interaction: BotInteraction, language: str) -> None:
        await self._set(interaction, language=None if language == AUTOMATIC else language)

    @settings.command(name="pictures", description=described("settings-pictures"))
    @app_commands.describe(pictures=described("settings-pictures-pictures"))
    @app_commands.choices(pictures=_choices("pictures", *PICTURES))
    async def pictures(self, interaction: BotInteraction, pictures: str) -> None:
        await self._set(interaction, pictures=PICTURES[pictures])

    @settings.command(name="reminders", description=described("settings-reminders"))
    @app_commands.describe(reminders=described("settings-reminders-reminders"))
    @app_commands.choices(reminders=_choices("reminders", "on", "off"))
    async def reminders(self, interaction: BotInteraction, reminders: str) -> None:
        await self._set(interaction, reminders=reminders == "on")

    @settings.command(name="letters", description=described("settings-letters"))
    @app_commands.describe(letters=described("settings-letters-letters"))
    @app_commands.choices(letters=_choices("letters", *get_args(Letters)))
    async def letters(self, interaction: BotInteraction, letters: str) -> None:
        await self._set(interaction, letters=letters)

    @settings.command(name="muck", description=described("settings-muck"))
    @app_commands.describe(muck=described("settings-muck-muck"))
    @app_commands.choices(muck=_choices("muck", "unseen", "ask"))
    async def muck(self, interaction: BotInteraction, muck: str) -> None:
        await self._set(interaction, auto_muck=muck == "unseen")

    @settings.command(name="achievements", description=described("settings-achievements"))
    @app_commands.describe(achievements=described("settings-achievements-achievements"))
    @app_commands.choices(achievements=_choices("achievements", "on", "off"))
    async def achievements(self, interaction: BotInteraction, achievements: str) -> None:
        await self._set(interaction, achievements=achievements == "on")

    async def _set(self, interaction: BotInteraction, **change: Any) -> None:
        """Save one changed preference, and answer with its new value. Raises StoreError."""
        user = interaction.user.id
        waiting = await self._users.prefer(interaction.id, user, change)
        likes, spoken = self._preferences.of_user(user), spoken_by(interaction)
        say = Phrases(likes.language or spoken)
        (line,) = (line for name, line in preference_lines(say, likes, spoken) if name in change)
        later = [say("settings-saved-later", parts=waiting)] if waiting else []
        await tell(interaction, " ".join([say("settings-saved", line=line), *later]))
