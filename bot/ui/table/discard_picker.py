"""The cards that a player has chosen to throw away, and the private message in which they choose.

The choice travels in the buttons themselves, as places of the cards, so it survives a restart and tells nobody a card.

lb:d:12:34:56             open the picker: table 12, hand 34, version 56
lb:d:12:34:56:5:1         with the first and third card chosen (bits of 5), the second is clicked
lb:d:12:34:56:5:go        throw the chosen ones away
lb:d:12:34:56:5:pat       keep all
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

import discord

from bot.poker.actions import discards_most
from bot.poker.views import PlayerView
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.scene.events import street_name
from bot.ui.scene.private_cards import own_holding
from bot.ui.scene.scene import Scene
from bot.ui.text.cards import card_face
from bot.ui.text.moments import at_second

PICK: Final = re.compile(
    rf"lb:d:(?P<table>{NUMBER}):(?P<hand>{NUMBER}):(?P<version>{NUMBER})"
    r"(?::(?P<mask>[0-9]{1,3}):(?P<verb>go|pat|[0-8]))?"
)
_CARDS: Final = (1 << 9) - 1
"""All the places that a button names."""
GO: Final = "go"
PAT: Final = "pat"


@dataclass(frozen=True, slots=True)
class Pick:
    """The cards chosen so far for the draw of one turn."""

    table_id: int
    hand_number: int
    version: int
    mask: int = 0
    """Bit n is set where the n-th of the player's cards is to go."""

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """From the custom_id of one of its buttons."""
        return cls(int(match["table"]), int(match["hand"]), int(match["version"]), int(match["mask"] or 0) & _CARDS)

    def opener(self) -> str:
        """The custom_id of the button on the table's card."""
        return f"lb:d:{self.table_id}:{self.hand_number}:{self.version}"

    def button(self, verb: str | int) -> str:
        return f"{self.opener()}:{self.mask}:{verb}"

    def has(self, place: int) -> bool:
        return bool(self.mask >> place & 1)

    def toggled(self, place: int) -> Self:
        return replace(self, mask=self.mask ^ 1 << place)

    def chosen(self, cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(card for place, card in enumerate(cards) if self.has(place))


class DiscardPicker(Layout):
    """A toggle for each card, the count, and the way to keep all; for its owner's eyes only."""

    def __init__(self, scene: Scene, private: PlayerView, pick: Pick, trouble: str | None = None) -> None:
        """``trouble``: what went wrong with the last click."""
        super().__init__()
        most = discards_most(private.room.options)
        chosen = pick.chosen(private.downcards)
        toggles = list(_toggles(private.downcards, pick, len(chosen) >= most))
        rows = [toggles[at : at + 5] for at in range(0, len(toggles), 5)]
        ends = list(_ends(scene, pick, len(chosen), most))
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay("\n".join(_words(scene, private, most, trouble))),
                *(Row(*row) for row in (*rows, ends)),
            )
        )


def _words(scene: Scene, private: PlayerView, most: int, trouble: str | None) -> Iterator[str]:
    """As many lines for any choice, or the buttons would move under the finger."""
    if trouble is not None:
        yield trouble
    deadline = scene.view.deadline_ms
    street = street_name(scene, private.room.street)
    when = "" if deadline is None else at_second(scene.say, deadline)
    title = scene.say("pick-title", street=street, when=when) if when else street
    yield f"### {title}"
    yield scene.say("pick-how" if most >= len(private.downcards) else "pick-how-many", most=most)
    holding = own_holding(scene, private)
    if holding is not None:
        yield scene.say("my-cards-holding", holding=holding)


def _toggles(cards: Sequence[int], pick: Pick, full: bool) -> Iterator[Button]:
    for place, card in enumerate(cards):
        chosen = pick.has(place)
        yield Button(
            custom_id=pick.button(place),
            # Not by colour alone; and red suits would vanish on a red button.
            label=f"✕ {card_face(card)}" if chosen else card_face(card),
            style=discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary,
            disabled=full and not chosen,
        )


def _ends(scene: Scene, pick: Pick, count: int, most: int) -> Iterator[Button]:
    fits = 0 < count <= most
    yield Button(
        custom_id=pick.button(GO),
        label=scene.say("button-draw-count", count=count),
        style=discord.ButtonStyle.success,
        disabled=not fits,
    )
    yield Button(custom_id=pick.button(PAT), label=scene.say("button-pat"), style=discord.ButtonStyle.secondary)
