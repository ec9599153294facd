"""Any size of a bet or raise by a form, where pot and no limit leave it to the player.

A form stays open on its reader's screen for as long as he likes, also while the bot is started anew. The library would
remember it in memory only; so all that is needed travels in its custom_id, as with buttons, and ``take_amount`` takes
what comes back:

lb:r:12:34:56:raise      the button that opens it: table 12, hand 34, version 56, action
lb:r:12:34:56:raise:12o  the same, with what was typed before
lb:m:12:34:56:raise      the form
"""

import contextlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

import discord

from bot.poker.actions import ActionKind, Option
from bot.tables.messages import Act
from bot.tables.replies import Denial
from bot.ui.answers import denied
from bot.ui.buttons import Button, LastingItem, Row, carried_out
from bot.ui.clicks import is_private, submit, tell, wrong_place
from bot.ui.discard_picker import NUMBER, PrivateNote
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
_TURN: Final = rf"(?P<table>{NUMBER}):(?P<hand>{NUMBER}):(?P<version>{NUMBER}):(?P<kind>{'|'.join(ActionKind)})"
_TEMPLATE: Final = re.compile(f"lb:m:{_TURN}")
_OPENER: Final = re.compile(rf"lb:r:{_TURN}(?::(?P<typed>.{{1,{_LENGTH_MOST}}}))?")


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
    def of(cls, match: re.Match[str]) -> Self:
        return cls(int(match["table"]), int(match["hand"]), int(match["version"]), ActionKind(match["kind"]))

    @classmethod
    def of_form(cls, custom_id: str) -> Self | None:
        """None for the id of no such form."""
        match = _TEMPLATE.fullmatch(custom_id)
        return None if match is None else cls.of(match)

    @property
    def form(self) -> str:
        return f"lb:m:{self._turn}"

    def opener(self, typed: str = "") -> str:
        """``typed``: what stands in the form when it opens."""
        before = " ".join(typed.split())[:_LENGTH_MOST]
        return f"lb:r:{self._turn}:{before}" if before else f"lb:r:{self._turn}"

    @property
    def _turn(self) -> str:
        return f"{self.table_id}:{self.hand_number}:{self.version}:{self.kind}"


class AmountButton(LastingItem[Button], template=_OPENER):
    """One click that opens the form for the player whose turn it is, and tells everyone else why not."""

    async def callback(self, interaction: discord.Interaction) -> None:
        await carried_out(interaction, "the button of a form", _open(interaction, self.custom_id))


def amount_button(say_: Phrases, asked: Asked, typed: str = "") -> AmountButton:
    label = say_(f"button-any-{asked.kind}")
    return AmountButton(Button(custom_id=asked.opener(typed), label=label, style=discord.ButtonStyle.secondary))


class AmountForm(discord.ui.Modal):
    """Asks for what the bet becomes. It is sent and forgotten: ``take_amount`` does the rest."""

    def __init__(self, say_: Phrases, asked: Asked, option: Option, typed: str | None) -> None:
        super().__init__(title=say_(f"form-{option.kind}"), custom_id=asked.form)
        amount: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=_FIELD, placeholder=str(option.to), max_length=_LENGTH_MOST, default=typed
        )
        self.add_item(discord.ui.Label(text=say_("form-amount"), description=_bounds(say_, option), component=amount))
        # The library keeps a form that has not finished, and would answer it beside us.
        self.stop()


class AmountNote(discord.ui.LayoutView):
    """Why an amount was not taken, and the way back into the form: Discord opens none in answer to a form."""

    def __init__(self, text: str, button: AmountButton) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.TextDisplay(text))
        self.add_item(Row(button))


async def _open(interaction: discord.Interaction, custom_id: str) -> None:
    match = _OPENER.fullmatch(custom_id)
    assert match is not None
    asked = Asked.of(match)
    found = await _found(interaction, asked)
    if isinstance(found, str):
        await tell(interaction, found)
    else:
        form = AmountForm(Phrases(interaction.locale.value), asked, found, match["typed"])
        await interaction.response.send_modal(form)


def is_amount(custom_id: str) -> bool:
    """Whether the form with this id is one of these."""
    return Asked.of_form(custom_id) is not None


async def take_amount(interaction: discord.Interaction) -> None:
    """A listener to every interaction: takes those of our forms that are sent off, whichever process opened them."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    data: Mapping[str, Any] = interaction.data or {}
    asked = Asked.of_form(str(data.get("custom_id")))
    if asked is not None:
        text = next(_typed(data.get("components", ())), "")
        await carried_out(interaction, "an amount", _carry_out(interaction, asked, text))


async def _carry_out(interaction: discord.Interaction, asked: Asked, text: str) -> None:
    """The answer draws the card anew, or says privately why not."""
    amount = parse_amount(text)
    if amount is None:
        await _ask_again(interaction, asked, text)
        return
    again = is_private(interaction)
    if again:
        # The form was opened from a note, which is no card to draw over.
        await interaction.response.defer()
    done = await submit(
        interaction,
        asked.table_id,
        lambda request: Act(request, asked.kind, amount, asked.hand_number, asked.version),
    )
    if again and done:
        with contextlib.suppress(discord.HTTPException):
            await interaction.delete_original_response()


async def _ask_again(interaction: discord.Interaction, asked: Asked, text: str) -> None:
    """Privately, with what is allowed; a second answer takes the place of the first."""
    found, phrases = await _found(interaction, asked), Phrases(interaction.locale.value)
    if isinstance(found, str):
        note: discord.ui.LayoutView = PrivateNote(found)
    else:
        told = f"{phrases('amount-unreadable', text=clean(text))} {_bounds(phrases, found)}"
        note = AmountNote(told, amount_button(phrases, asked, text))
    none = discord.AllowedMentions.none()
    if is_private(interaction):
        await interaction.response.edit_message(view=note, allowed_mentions=none)
    else:
        await interaction.response.send_message(view=note, ephemeral=True, allowed_mentions=none)


async def _found(interaction: discord.Interaction, asked: Asked) -> Option | str:
    """What the player may choose from, or the sentence that says why he may not."""
    services, locale = services_of(interaction.client), interaction.locale.value
    wrong = wrong_place(services, interaction, asked.table_id)
    view = services.tables.view(asked.table_id)
    if wrong is not None or view is None:
        return say(locale, wrong or "table-gone")
    player = await services.directory.player_id(interaction.user.id)
    return choice(services.sight.scene(view, locale), asked.hand_number, asked.version, asked.kind, player)


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
