"""Any size of a bet or raise by a form, where pot and no limit leave it to the player."""

import re
from typing import Any, Final

import discord

from bot.poker.actions import ActionKind, Option
from bot.tables.messages import Act, Denial
from bot.ui.answers import denied
from bot.ui.buttons import carried_out
from bot.ui.clicks import submit, tell, wrong_place
from bot.ui.names import clean
from bot.ui.phrases import Phrases, say
from bot.ui.scene import Scene
from bot.ui.services import services_of
from bot.ui.sizes import sized
from bot.ui.turns import turn_over

OPEN_SECONDS: Final = 900.0
"""How long a form may stay open; no turn lasts as long."""
_LENGTH_MOST: Final = 20
_WHOLE: Final = re.compile(r"\d{1,18}|\d{1,3}(?P<group>[.,'\u2019_ ])\d{3}(?:(?P=group)\d{3}){0,4}", re.ASCII)
"""Digits, or groups of three of them as people separate them anywhere."""


def parse_amount(text: str) -> int | None:
    """The chips that someone typed; None for what is no whole number."""
    plain = " ".join(text.split())
    return int(re.sub(r"\D", "", plain)) if _WHOLE.fullmatch(plain) else None


class AmountForm(discord.ui.Modal):
    """Asks for what the bet becomes; the answer draws the card anew, or says privately why not."""

    def __init__(self, say_: Phrases, act: "AmountOf", custom_id: str) -> None:
        super().__init__(title=say_(f"form-{act.option.kind}"), timeout=OPEN_SECONDS, custom_id=custom_id)
        self._act = act
        self._amount: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id="amount", placeholder=str(act.option.to), max_length=_LENGTH_MOST
        )
        bounds = say_("form-bounds", least=act.option.to, most=act.option.most)
        self.add_item(discord.ui.Label(text=say_("form-amount"), description=bounds, component=self._amount))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await carried_out(interaction, "an amount", self._act.carry_out(interaction, self._amount.value))


class AmountOf:
    """The bet or raise whose amount is asked for, as the player saw it."""

    def __init__(self, table_id: int, hand_number: int, version: int, option: Option) -> None:
        self.table_id = table_id
        self.hand_number = hand_number
        self.version = version
        self.option = option

    async def carry_out(self, interaction: discord.Interaction, text: str) -> None:
        amount, option = parse_amount(text), self.option
        if amount is None:
            told = say(interaction.locale.value, "amount-unreadable", text=clean(text))
            bounds = say(interaction.locale.value, "form-bounds", least=option.to, most=option.most)
            await tell(interaction, f"{told} {bounds}")
            return
        await submit(
            interaction,
            self.table_id,
            lambda request: Act(request, option.kind, amount, self.hand_number, self.version),
        )


async def ask_amount(
    interaction: discord.Interaction, table_id: int, hand_number: int, version: int, kind: ActionKind
) -> None:
    """Open the form for the player whose turn it is; tell everyone else why not."""
    services, locale = services_of(interaction.client), interaction.locale.value
    wrong = wrong_place(services, interaction, table_id)
    view = services.tables.view(table_id)
    if wrong is not None or view is None:
        await tell(interaction, say(locale, wrong or "table-gone"))
        return
    player = await services.directory.player_id(interaction.user.id)
    scene = services.publisher.scene(view, locale)
    option = choice(scene, hand_number, version, kind, player)
    if isinstance(option, str):
        await tell(interaction, option)
        return
    # An id of its own: the library finds an open form by it, whoever filled it in.
    form = AmountForm(scene.say, AmountOf(table_id, hand_number, version, option), f"lb:m:{interaction.id}")
    await interaction.response.send_modal(form)


def choice(scene: Scene, hand_number: int, version: int, kind: ActionKind, player_id: int) -> Option | str:
    """The bet or raise whose size the player may choose; else why there is none, in the table's own words."""
    over = turn_over(scene, hand_number, version, player_id)
    if over is not None:
        return over
    option = sized(scene.view.hand) if scene.view.hand is not None else None
    if option is None or option.kind is not kind:
        return denied(scene, Denial.STALE, player_id)
    return option
