"""Any size of a bet or raise by a form, where pot and no limit leave it to the player.

A form stays open on its reader's screen for as long as he likes, also while the bot is started anew. The library would
remember it in memory only; so all that is needed travels in its custom_id, as with buttons, and ``take_amount`` takes
what comes back:

lb:m:12:34:56:raise      table 12, hand 34, version 56, action
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

import discord

from bot.poker.actions import ActionKind, Option
from bot.tables.messages import Act
from bot.tables.replies import Denial
from bot.ui.answers import denied
from bot.ui.buttons import carried_out
from bot.ui.clicks import submit, tell, wrong_place
from bot.ui.discard_picker import NUMBER
from bot.ui.names import clean
from bot.ui.phrases import Phrases, say
from bot.ui.scene import Scene
from bot.ui.services import services_of
from bot.ui.sizes import sized
from bot.ui.turns import turn_over

_FIELD: Final = "amount"
_LENGTH_MOST: Final = 20
_WHOLE: Final = re.compile(r"\d{1,18}|\d{1,3}(?P<group>[.,'\u2019_ ])\d{3}(?:(?P=group)\d{3}){0,4}", re.ASCII)
"""Digits, or groups of three of them as people separate them anywhere."""
_TEMPLATE: Final = re.compile(
    rf"lb:m:(?P<table>{NUMBER}):(?P<hand>{NUMBER}):(?P<version>{NUMBER}):(?P<kind>{'|'.join(ActionKind)})"
)


def parse_amount(text: str) -> int | None:
    """The chips that someone typed; None for what is no whole number."""
    plain = " ".join(text.split())
    return int(re.sub(r"\D", "", plain)) if _WHOLE.fullmatch(plain) else None


@dataclass(frozen=True, slots=True)
class Asked:
    """The bet or raise whose amount is asked for, as the player saw it."""

    table_id: int
    hand_number: int
    version: int
    kind: ActionKind

    @classmethod
    def of(cls, custom_id: str) -> Self | None:
        """None for the id of no such form."""
        match = _TEMPLATE.fullmatch(custom_id)
        if match is None:
            return None
        return cls(int(match["table"]), int(match["hand"]), int(match["version"]), ActionKind(match["kind"]))

    @property
    def custom_id(self) -> str:
        return f"lb:m:{self.table_id}:{self.hand_number}:{self.version}:{self.kind}"


class AmountForm(discord.ui.Modal):
    """Asks for what the bet becomes. It is sent and forgotten: ``take_amount`` does the rest."""

    def __init__(self, say_: Phrases, asked: Asked, option: Option) -> None:
        super().__init__(title=say_(f"form-{option.kind}"), custom_id=asked.custom_id)
        amount: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=_FIELD, placeholder=str(option.to), max_length=_LENGTH_MOST
        )
        self.add_item(discord.ui.Label(text=say_("form-amount"), description=_bounds(say_, option), component=amount))
        # The library keeps a form that has not finished, and would answer it beside us.
        self.stop()


async def ask_amount(
    interaction: discord.Interaction, table_id: int, hand_number: int, version: int, kind: ActionKind
) -> None:
    """Open the form for the player whose turn it is; tell everyone else why not."""
    asked = Asked(table_id, hand_number, version, kind)
    found = await _found(interaction, asked)
    if isinstance(found, str):
        await tell(interaction, found)
    else:
        await interaction.response.send_modal(AmountForm(Phrases(interaction.locale.value), asked, found))


def is_amount(custom_id: str) -> bool:
    """Whether the form with this id is one of these."""
    return Asked.of(custom_id) is not None


async def take_amount(interaction: discord.Interaction) -> None:
    """A listener to every interaction: takes those of our forms that are sent off, whichever process opened them."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    data: Mapping[str, Any] = interaction.data or {}
    asked = Asked.of(str(data.get("custom_id")))
    if asked is not None:
        text = next(_typed(data.get("components", ())), "")
        await carried_out(interaction, "an amount", _carry_out(interaction, asked, text))


async def _carry_out(interaction: discord.Interaction, asked: Asked, text: str) -> None:
    """The answer draws the card anew, or says privately why not."""
    amount = parse_amount(text)
    if amount is None:
        await tell(interaction, await _unreadable(interaction, asked, text))
        return
    await submit(
        interaction,
        asked.table_id,
        lambda request: Act(request, asked.kind, amount, asked.hand_number, asked.version),
    )


async def _unreadable(interaction: discord.Interaction, asked: Asked, text: str) -> str:
    found, phrases = await _found(interaction, asked), Phrases(interaction.locale.value)
    if isinstance(found, str):
        return found
    return f"{phrases('amount-unreadable', text=clean(text))} {_bounds(phrases, found)}"


async def _found(interaction: discord.Interaction, asked: Asked) -> Option | str:
    """What the player may choose from, or the sentence that says why he may not."""
    services, locale = services_of(interaction.client), interaction.locale.value
    wrong = wrong_place(services, interaction, asked.table_id)
    view = services.tables.view(asked.table_id)
    if wrong is not None or view is None:
        return say(locale, wrong or "table-gone")
    player = await services.directory.player_id(interaction.user.id)
    return choice(services.publisher.scene(view, locale), asked.hand_number, asked.version, asked.kind, player)


def _bounds(say_: Phrases, option: Option) -> str:
    return say_("form-bounds", least=option.to, most=option.most)


def _typed(components: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """What stands in the field, however deep Discord has wrapped it."""
    for component in components:
        if component.get("custom_id") == _FIELD:
            yield str(component.get("value", ""))
        yield from _typed(component.get("components", ()))
        yield from _typed(filter(None, (component.get("component"),)))


def choice(scene: Scene, hand_number: int, version: int, kind: ActionKind, player_id: int) -> Option | str:
    """The bet or raise whose size the player may choose; else why there is none, in the table's own words."""
    over = turn_over(scene, hand_number, version, player_id)
    if over is not None:
        return over
    option = sized(scene.view.hand) if scene.view.hand is not None else None
    if option is None or option.kind is not kind:
        return denied(scene, Denial.STALE, player_id)
    return option
