"""The hand panel: the player's own cards, the other seats, the pot, and buttons for their options.

The panel is private to its player.

lb:o:12    draw the panel of table 12 again
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final, Literal

import discord

from bot.poker.views import PlayerView, RoomView
from bot.tables.rules.pre_actions import Prospect
from bot.ui.discord.attachments import Drawn
from bot.ui.discord.components import Component, Composed, Parts, PlainButton, row
from bot.ui.discord.custom_ids import panel_button
from bot.ui.panel.first_hand import first_hand_lines
from bot.ui.panel.headline import has_turn, headline, news
from bot.ui.scene.pots import pots_text
from bot.ui.scene.private_cards import cardless, private_notes, private_text, private_title
from bot.ui.scene.scene import Scene
from bot.ui.scene.seat_lines import brief_texts
from bot.ui.table.beside_picture import beside_picture
from bot.ui.table.discard_picker import Pick, draw_rows
from bot.ui.table.game_choice import choice_row
from bot.ui.table.message import colour, drawn_within_limit, middle_lines
from bot.ui.table.message_buttons import ROW_MOST, action_rows
from bot.ui.table.table_menu import seat_buttons, turn_buttons
from bot.ui.table.turn_buttons import plan_buttons, planned_text

Last = Literal["stopped", "over"]
"""The reason why a panel gets its last update.

"stopped": its token has expired, and the player must press continue. "over": the player has left the table, or the
table has closed.
"""


@dataclass(frozen=True, slots=True)
class Own:
    """The part of a panel's data that only its player may see."""

    player_id: int
    private: PlayerView | None = field(repr=False)
    prospect: Prospect | None = field(default=None, repr=False)
    """The plans (acts chosen in advance) that the player can make; None if there are none."""

    first_hand: bool = False
    """True in the first hand that the player ever sees on a panel, which then explains itself."""

    @property
    def plans(self) -> bool:
        """True if there is at least one plan that the player can choose."""
        return self.prospect is not None and bool(self.prospect.kinds)


@dataclass(frozen=True, slots=True)
class LastClick:
    """The outcome of the last click on the panel."""

    words: str | None = None
    chosen: int = 0
    """The cards chosen to discard, as the bit mask of a draw button."""
    planning: bool = False
    """True if the player has opened the list of plans."""


NO_CLICK: Final = LastClick()


class HandPanel(Composed):
    def __init__(
        self,
        scene: Scene,
        own: Own,
        drawn: Drawn | None = None,
        clicked: LastClick = NO_CLICK,
        last: Last | None = None,
        link: str | None = None,
    ) -> None:
        """Build the panel.

        ``drawn`` is a picture that shows the table from the player's seat and is attached to the message. ``last`` is
        the reason why this is the last update. ``link`` leads to the table, for a panel in another channel.
        """
        to_table = scene.say("my-cards-link", link=link) if link is not None else None
        parts = drawn_within_limit(scene, lambda scene: _parts(scene, own, clicked, last, drawn, to_table))
        rows = [] if last == "over" else _rows(scene, own, clicked, last)
        super().__init__(parts, rows, colour(scene), drawn)


def _parts(
    scene: Scene, own: Own, clicked: LastClick, last: Last | None, drawn: Drawn | None, to_table: str | None
) -> Parts:
    """Return the texts; the first group is above the picture.

    What the player must know to act is in the last group, right above the buttons: a phone shows no more than the end
    of a long message.
    """
    explains = own.first_hand and last is None and scene.running is not None
    pictured = drawn is not None
    top = list(first_hand_lines(scene)) if explains else []
    cards = [_cards(scene, own)]
    if pictured and own.private is not None:
        top.append(f"-# {private_title(scene, own.private)}")
        cards = list(private_notes(scene, own.private, pictured=True))
    middle = _middle(scene, last, pictured=pictured)
    turn = [*news(scene, _seat(own), pictured=pictured)]
    turn += headline(scene, own.player_id, own.private, counting=last is None)
    stopped = scene.say("panel-stopped") if last == "stopped" else None
    notes = [each for each in (to_table, _plan(scene, own, clicked), stopped, clicked.words) if each]
    groups = (top, cards, _seats(scene, own, drawn), middle, turn)
    return [*(["\n".join(lines)] if lines else [] for lines in groups), notes]


def _seats(scene: Scene, own: Own, drawn: Drawn | None) -> list[str]:
    if drawn is not None and drawn.shows_table:
        return beside_picture(scene, drawn)
    return brief_texts(scene, _seat(own))


def _plan(scene: Scene, own: Own, clicked: LastClick) -> str | None:
    """Return the player's plan as text, or an explanation of plans while they choose one.

    None if they have no plan and are not choosing one.
    """
    prospect = own.prospect
    if prospect is None or not prospect.kinds or not (clicked.planning or prospect.planned):
        return None
    if prospect.planned is None:
        return f"-# {scene.say('pace-plan-about')}"
    return planned_text(scene, prospect)


def _seat(own: Own) -> int | None:
    return own.private.seat if own.private is not None else None


def _cards(scene: Scene, own: Own) -> str:
    why_none = cardless(own.private)
    if own.private is None or why_none is not None:
        hand = [] if scene.view.hand is None else [scene.say("table-hand", number=scene.view.hand_number)]
        out = scene.view.tournament_id is not None and scene.seat_of(own.player_id) is None
        why = [] if scene.view.course.closed or out else [scene.say(why_none or "no-cards")]
        return "\n".join([f"**{' · '.join([scene.table_name(), *hand])}**", *why])
    return private_text(scene, own.private)


def _middle(scene: Scene, last: Last | None, *, pictured: bool) -> list[str]:
    """Return the lines about the middle of the table; after the last update, without countdowns.

    The headline already names the player to act.
    """
    if last is None or scene.view.course.closed:
        return middle_lines(scene, turn=False, pictured=pictured)
    hand = scene.view.hand
    return pots_text(scene, hand, pictured=pictured) if hand is not None else [scene.game_name()]


# The buttons


def _rows(scene: Scene, own: Own, clicked: LastClick, last: Last | None) -> Iterator[Component]:
    hand, private = scene.running, own.private
    if hand is not None and private is not None and has_turn(scene.view, own.player_id):
        if hand.drawing:
            pick = Pick(scene.view.table_id, scene.view.hand_number, hand.version, clicked.chosen)
            yield from draw_rows(scene, private, pick)
        else:
            yield from action_rows(_as_they_see_it(scene, hand, private))
    if last is None and _chooses(scene, own.player_id) and (choice := choice_row(scene)) is not None:
        yield choice
    planning = clicked.planning and own.prospect is not None and own.plans
    if planning and own.prospect is not None:
        yield row(*plan_buttons(scene, own.prospect))
    label = scene.say("panel-continue" if last else "panel-refresh")
    style = discord.ButtonStyle.primary if last else discord.ButtonStyle.secondary
    renew = PlainButton(panel_button(scene.view.table_id), label, style)
    buttons = [*_seat_buttons(scene, own, plans=own.plans and not planning), renew]
    yield from (row(*buttons[at : at + ROW_MOST]) for at in range(0, len(buttons), ROW_MOST))


def _chooses(scene: Scene, player_id: int) -> bool:
    marker = scene.view.choice.marker
    return marker is not None and scene.seat_of(player_id) == marker


def _as_they_see_it(scene: Scene, hand: RoomView, private: PlayerView) -> Scene:
    """Return the scene with the player's own options in place of the public ones.

    The public options include an opening bet that the player's cards may not allow (R-7.1).
    """
    return replace(scene, view=scene.view._replace(hand=hand._replace(options=private.options)))


def _seat_buttons(scene: Scene, own: Own, *, plans: bool) -> Iterator[PlainButton]:
    """Yield the buttons about the player's seat; during a hand only those that concern the hand.

    Otherwise a button could move under the player's finger, and they could leave the table by mistake.
    """
    line = next((line for line in scene.view.seats if line.player_id == own.player_id), None)
    playing = scene.running is not None and own.private is not None and not scene.view.course.paused
    if playing and line is not None and line.status == "playing":
        return turn_buttons(scene, line, plans=plans)
    return seat_buttons(scene, own.player_id, plans=plans)
