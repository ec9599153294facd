"""Deals at the end: the preview for whoever proposes one, and the proposal at the table (section 9 of the rules).

lb:e:12:deal                   in the table's menu and in the news: show the preview for tournament 12
lb:e:12:rest                   in the preview: open the form for what is left for the winner; and the form itself
lb:e:12:propose:icm:50:450     in the preview: propose a deal by ICM, with 50 for the winner and 450 for the proposer
lb:e:12:agree:3                at the table: agree to deal 3
"""

import re
from collections.abc import Iterator
from typing import Any, Final

import discord

from bot.locales.phrases import Phrases
from bot.tournaments.deal_offer import DealOffer
from bot.tournaments.rules.deal import KINDS
from bot.tournaments.state import Deal
from bot.ui.discord.components import Button, Form, Layout, Row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.discord.sent import written
from bot.ui.scene.answers import NameOf
from bot.ui.tournament.scene import TournamentScene

_FIELD: Final = "rest"
_LENGTH_MOST: Final = 20
_OF: Final = rf"lb:e:(?P<tournament>{NUMBER})"
REST_BUTTON: Final = re.compile(rf"{_OF}:rest")
"""The custom_id of the button that opens the form, and of the form."""
PROPOSE_BUTTON: Final = re.compile(
    rf"{_OF}:propose:(?P<kind>{'|'.join(KINDS)}):(?P<play_for>{NUMBER}):(?P<seen>{NUMBER})"
)
ANSWER_BUTTON: Final = re.compile(rf"{_OF}:(?P<answer>agree|decline):(?P<number>{NUMBER})")


def answer_buttons(say_: Phrases, tournament_id: int, deal: Deal) -> list[Button]:
    """Return the buttons to agree to a deal and to decline it."""
    begin, success = f"lb:e:{tournament_id}", discord.ButtonStyle.success
    agree = _button(f"{begin}:agree:{deal.number}", say_("deal-button-agree", amount=deal.total), success)
    return [agree, _button(f"{begin}:decline:{deal.number}", say_("deal-button-decline"))]


class DealPreview(Layout):
    """Everybody's shares by chips and by ICM, with buttons to propose either."""

    def __init__(self, say_: Phrases, offer: DealOffer, name_of: NameOf) -> None:
        super().__init__()
        scene = TournamentScene(offer.view, name_of, say_)
        buttons = [*_proposals(say_, offer)]
        if offer.play_for_most:
            buttons.append(_button(f"lb:e:{offer.view.tournament_id}:rest", say_("deal-button-rest")))
        words = discord.ui.TextDisplay[Layout]("\n".join(_preview_lines(scene, offer)))
        self.add_item(discord.ui.Container(words, Row(*buttons)))


def _proposals(say_: Phrases, offer: DealOffer) -> Iterator[Button]:
    for kind in KINDS:
        share = offer.shares[kind][offer.player_id]
        custom_id = f"lb:e:{offer.view.tournament_id}:propose:{kind}:{offer.play_for}:{share}"
        yield _button(custom_id, say_(f"deal-button-{kind}", amount=share), discord.ButtonStyle.primary)


def _preview_lines(scene: TournamentScene, offer: DealOffer) -> Iterator[str]:
    total = sum(offer.shares[KINDS[0]].values())
    yield f"### {scene.say('deal-title', name=scene.title)}"
    yield scene.say("deal-about", count=len(offer.stacks), amount=total)
    if offer.play_for:
        yield scene.say("deal-rest", amount=offer.play_for)
    for player in sorted(offer.stacks, key=lambda player: -offer.stacks[player]):
        chips, icm = (offer.shares[kind][player] for kind in KINDS)
        yield scene.say("deal-line", name=scene.name(player), stack=offer.stacks[player], chips=chips, icm=icm)
    yield f"-# {scene.say('deal-how')}"


class RestForm(Form):
    """The form for the chips that are left for the winner."""

    def __init__(self, say_: Phrases, offer: DealOffer) -> None:
        super().__init__(say_("deal-form"), f"lb:e:{offer.view.tournament_id}:rest")
        amount: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=_FIELD, placeholder="0", max_length=_LENGTH_MOST
        )
        about = say_("deal-form-about", most=offer.play_for_most)
        self.add_item(discord.ui.Label(text=say_("deal-form-rest"), description=about, component=amount))


def typed_rest(interaction: discord.Interaction[Any]) -> str:
    """Return the text that the user typed into the form."""
    return written(interaction).get(_FIELD, "")


def _button(custom_id: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
    return Button(custom_id=custom_id, label=label, style=style)
