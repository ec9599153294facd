"""A form for any size of a bet or raise in pot limit and no limit.

A form may stay open on the player's screen for any time, even across a restart of the bot. Its custom_id therefore
holds all that the submission needs, as a button's does:

lb:r:12:34:56:raise      the button that opens it: table 12, hand 34, version 56, action
lb:r:12:34:56:raise:12o  the same, with the earlier input in the form
lb:m:12:34:56:raise      the form
"""

import re
from dataclasses import dataclass
from typing import Any, Final, Self

import discord

from bot.locales.phrases import Phrases
from bot.poker.actions import ActionKind, Option
from bot.ui.discord.components import Button, Form, PlainButton, PrivateNote
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.discord.sent import written

_FIELD: Final = "amount"
_LENGTH_MOST: Final = 20
_TURN: Final = rf"(?P<table>{NUMBER}):(?P<hand>{NUMBER}):(?P<version>{NUMBER}):(?P<kind>{'|'.join(ActionKind)})"
AMOUNT_FORM: Final = re.compile(f"lb:m:{_TURN}")
AMOUNT_BUTTON: Final = re.compile(rf"lb:r:{_TURN}(?::(?P<typed>.{{1,{_LENGTH_MOST}}}))?")


@dataclass(frozen=True, slots=True)
class AskedAmount:
    """The bet or raise whose amount the form asks for, as the player saw it."""

    table_id: int
    hand_number: int
    version: int
    kind: ActionKind

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        return cls(int(match["table"]), int(match["hand"]), int(match["version"]), ActionKind(match["kind"]))

    @property
    def form(self) -> str:
        return f"lb:m:{self._turn}"

    def opener(self, typed: str = "") -> str:
        """Return the custom_id of the button that opens the form with ``typed`` as its initial text."""
        before = " ".join(typed.split())[:_LENGTH_MOST]
        return f"lb:r:{self._turn}:{before}" if before else f"lb:r:{self._turn}"

    @property
    def _turn(self) -> str:
        return f"{self.table_id}:{self.hand_number}:{self.version}:{self.kind}"


def amount_button(say_: Phrases, bet: AskedAmount, typed: str = "") -> PlainButton:
    return PlainButton(bet.opener(typed), say_("button-other"))


class AmountForm(Form):
    """A form in which the player types the total of a bet or raise; an earlier input is filled in."""

    def __init__(self, say_: Phrases, bet: AskedAmount, option: Option, typed: str) -> None:
        super().__init__(say_(f"form-{option.kind}"), bet.form)
        amount: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=_FIELD, placeholder=str(option.to), max_length=_LENGTH_MOST, default=typed
        )
        self.add_item(discord.ui.Label(text=say_("form-amount"), description=bounds(say_, option), component=amount))


def typed_amount(interaction: discord.Interaction[Any]) -> str:
    """Return the text that the user typed into the form's amount field."""
    return written(interaction).get(_FIELD, "")


class AmountNote(PrivateNote):
    """A message that says why an amount was refused, with a button that reopens the form.

    Discord does not open a form as the answer to a form.
    """

    def __init__(self, words: str, reopens: PlainButton) -> None:
        super().__init__(words, Button(custom_id=reopens.custom_id, label=reopens.label))


def bounds(say_: Phrases, option: Option) -> str:
    return say_("form-bounds", least=option.to, most=option.most)
