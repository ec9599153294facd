"""The form that asks for a tournament's password."""

import re
from typing import Any, Final

import discord

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.tournaments.ports import TournamentView
from bot.typed.tournament_options import PASSWORD_MOST
from bot.ui.discord.components import Form
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.tournament.scene import NAME_MOST

PASSWORD_FORM: Final = re.compile(rf"lb:e:(?P<tournament>{NUMBER}):password:(?P<price>{NUMBER})")
PASSWORD_FIELD: Final = "password"


class PasswordForm(Form):
    def __init__(self, say: Phrases, view: TournamentView) -> None:
        custom_id = f"lb:e:{view.tournament_id}:password:{view.new.settings.buy_in}"
        super().__init__(say("tourney-password-title"), custom_id)
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=PASSWORD_FIELD, max_length=PASSWORD_MOST)
        hint = say("tourney-password-hint", name=clean(view.new.settings.name, NAME_MOST))
        self.add_item(discord.ui.Label(text=say("tourney-password-field"), description=hint, component=field))
