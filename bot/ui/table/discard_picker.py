"""The private message for a player's draw: their cards, sensible draws, and a menu for any other draw.

Its parts also fit into other private messages that show the player's own cards.

The buttons contain the chosen cards' positions, so the choice survives a restart and reveals no card. In the number 5
below, the bits stand for the first and the third card.

lb:d:12:34:56             open the picker: table 12, hand 34, version 56
lb:d:12:34:56:5:menu      the menu, with these cards chosen so far; on a button: show the picker with this choice
lb:d:12:34:56:5:go        discard the cards chosen in the menu
lb:d:12:34:56:5:way       discard the cards of this sensible draw
lb:d:12:34:56:5:pat       keep all cards
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Self

import discord

from bot.poker.actions import discards_most
from bot.poker.views import PlayerView
from bot.practice.strategies.draw import sensible_draws
from bot.practice.strategies.situation import Situation, Terms
from bot.ui.discord.components import Component, Composed, PlainButton, menu_row, row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.scene.events import street_name
from bot.ui.scene.private_cards import held_cards, own_holding
from bot.ui.scene.scene import Scene
from bot.ui.text.cards import card_face, card_marks, rank_face
from bot.ui.text.moments import at_second

PICK: Final = re.compile(
    rf"lb:d:(?P<table>{NUMBER}):(?P<hand>{NUMBER}):(?P<version>{NUMBER})"
    r"(?::(?P<mask>[0-9]{1,3}):(?P<verb>menu|go|way|pat))?"
)
_CARDS: Final = (1 << 9) - 1
"""The mask with the bits of all card positions that a button can contain."""
MENU: Final = "menu"
GO: Final = "go"
WAY: Final = "way"
PAT: Final = "pat"
_PLACE: Final = re.compile("[0-8]")


@dataclass(frozen=True, slots=True)
class Pick:
    """The cards that a player has chosen to discard so far, in one turn."""

    table_id: int
    hand_number: int
    version: int
    mask: int = 0
    """Bit n is set if the player discards their n-th card."""

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Return the pick that is contained in the custom_id of one of its buttons."""
        return cls(int(match["table"]), int(match["hand"]), int(match["version"]), int(match["mask"] or 0) & _CARDS)

    def opener(self) -> str:
        """Return the custom_id of the button that opens the picker."""
        return f"lb:d:{self.table_id}:{self.hand_number}:{self.version}"

    def button(self, verb: str) -> str:
        return f"{self.opener()}:{self.mask}:{verb}"

    def has(self, place: int) -> bool:
        return bool(self.mask >> place & 1)

    def places(self, values: Iterable[object]) -> Self:
        """Return the pick with the positions chosen in the menu; ignore invalid values from a modified client."""
        places = {int(value) for value in values if isinstance(value, str) and _PLACE.fullmatch(value)}
        return replace(self, mask=sum(1 << place for place in places))

    def of_cards(self, chosen: Iterable[int], cards: Sequence[int]) -> Self:
        return replace(self, mask=sum(1 << cards.index(card) for card in chosen))

    def chosen(self, cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(card for place, card in enumerate(cards) if self.has(place))


class DiscardPicker(Composed):
    """The private message in which a player chooses their draw."""

    def __init__(self, scene: Scene, private: PlayerView, pick: Pick, trouble: str | None = None) -> None:
        """Build the picker; ``trouble`` is the error of the last click."""
        super().__init__([["\n".join(_words(scene, private, trouble))]], draw_rows(scene, private, pick))


def draw_rows(scene: Scene, private: PlayerView, pick: Pick) -> list[Component]:
    """Return the buttons for sensible draws, and a menu with a button for any other draw, in rows."""
    chosen, most = pick.chosen(private.downcards), discards_most(private.room.options)
    return [
        row(*_way_buttons(scene, private, pick)),
        menu_row(_menu(scene, private, pick, min(most, len(private.downcards)))),
        row(_go_button(scene, pick, len(chosen), most)),
    ]


def _words(scene: Scene, private: PlayerView, trouble: str | None) -> Iterator[str]:
    """Yield the picker's texts; they have the same number of lines for any choice, so buttons do not move."""
    if trouble is not None:
        yield trouble
    deadline = scene.view.clock.deadline_ms
    street = street_name(scene, private.room.street)
    when = "" if deadline is None else at_second(scene.say, deadline)
    title = scene.say("pick-title", street=street, when=when) if when else street
    yield f"### {title}"
    yield f"## {card_marks(held_cards(private))}"
    holding = own_holding(scene, private)
    if holding is not None:
        yield scene.say("my-cards-holding", holding=holding)


def _way_buttons(scene: Scene, private: PlayerView, pick: Pick) -> Iterator[PlainButton]:
    """Yield a button for each sensible draw, the first one green; standing pat is always one of them."""
    situation = Situation(private, private.options, Terms(scene.rules, scene.stakes))
    ways = dict.fromkeys((*sensible_draws(situation), ()))
    for place, gone in enumerate(ways):
        style = discord.ButtonStyle.secondary if place else discord.ButtonStyle.success
        custom_id = pick.of_cards(gone, private.downcards).button(WAY if gone else PAT)
        yield PlainButton(custom_id, _way_label(scene, private, gone), style)


def _way_label(scene: Scene, private: PlayerView, gone: Sequence[int]) -> str:
    if not gone:
        return scene.say("button-pat")
    kept = [card for card in held_cards(private) if card not in gone]
    if not kept:
        return scene.say("button-draw-all")
    return scene.say("button-keep", cards=_kept_faces(kept, gone), count=len(gone))


def _kept_faces(kept: Sequence[int], gone: Sequence[int]) -> str:
    """Return the ranks of the kept cards, ``2-3-4-7``; with suits if a card of equal rank is discarded."""
    ranks = [rank_face(card) for card in kept]
    if {rank_face(card) for card in gone} & set(ranks):
        return " ".join(map(card_face, kept))
    return "-".join(ranks)


def _menu(scene: Scene, private: PlayerView, pick: Pick, most: int) -> discord.ui.Select[Any]:
    """Return the menu of the player's cards; its custom_id and values contain only the cards' positions."""
    held = private.downcards
    options = [
        discord.SelectOption(label=card_face(card), value=str(place), default=pick.has(place))
        for card in held_cards(private)
        for place in (held.index(card),)
    ]
    hint = scene.say("pick-menu" if most >= len(held) else "pick-menu-many", most=most)
    return discord.ui.Select(
        custom_id=pick.button(MENU), placeholder=hint, min_values=0, max_values=most, options=options
    )


def _go_button(scene: Scene, pick: Pick, count: int, most: int) -> PlainButton:
    label = scene.say("button-draw-count", count=count) if count else scene.say("button-draw")
    style = discord.ButtonStyle.primary if count else discord.ButtonStyle.secondary
    return PlainButton(pick.button(GO), label, style, disabled=not 0 < count <= most)
