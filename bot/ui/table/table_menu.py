"""The private menu of a table: actions for the reader's own seat, and pages to read.

lb:t:12:menu              open it, at table 12
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.tables.ports import SeatLine
from bot.tables.rules.rotation import legs
from bot.ui.discord.components import Composed, PlainButton, row
from bot.ui.discord.custom_ids import NUMBER, deal_button, fair_button
from bot.ui.scene.scene import Scene
from bot.ui.scene.seat_lines import is_in_hand
from bot.ui.table.message_buttons import asked_to_show

LOCK: Final = "🔒"
TABLE_MENU: Final = re.compile(rf"lb:t:(?P<table>{NUMBER}):menu")


@dataclass(frozen=True, slots=True)
class MenuReader:
    """The player who opened a table's menu."""

    player_id: int
    plans: bool
    """True if the player can plan an act in advance."""
    moderates: bool
    deals: bool = False
    """True if the player can propose a deal in the table's tournament (T-9.1)."""


class TableMenu(Composed):
    def __init__(self, scene: Scene, reader: MenuReader) -> None:
        own, about = list(seat_buttons(scene, reader.player_id, plans=reader.plans)), list(_about(scene, reader))
        rows = [row(*buttons) for buttons in (own, about) if buttons]
        super().__init__([[f"### {scene.table_name()}\n{_standing(scene, reader.player_id)}"]], rows)


def _standing(scene: Scene, player_id: int) -> str:
    line = _line(scene, player_id)
    if line is None:
        return scene.say("menu-not-seated")
    return scene.say("done-sit", seat=line.seat, amount=line.stack)


def _line(scene: Scene, player_id: int) -> SeatLine | None:
    return next((line for line in scene.view.seats if line.player_id == player_id), None)


# Things to read


def _about(scene: Scene, reader: MenuReader) -> Iterator[PlainButton]:
    yield PlainButton(f"lb:w:rules:{scene.game.name}:here", scene.say("button-rules"))
    if scene.view.seal is not None:
        yield PlainButton(fair_button(scene.view.table_id), f"{LOCK} {scene.say('button-fair')}")
    if reader.deals and scene.view.tournament_id is not None:
        yield PlainButton(deal_button(scene.view.tournament_id), scene.say("deal-button"))
    if reader.moderates:
        yield PlainButton("lb:w:help:moderation", scene.say("button-moderate"))


# The reader's own seat


def seat_buttons(scene: Scene, player_id: int, *, plans: bool) -> Iterator[PlainButton]:
    """Yield the buttons about the player's seat, without those for playing their hand; at most five.

    ``plans`` is True if the player can plan an act in advance.
    """
    line = _line(scene, player_id)
    if scene.view.course.closed:
        return
    if line is None:
        yield from _from_outside(scene)
        return
    if not scene.view.course.paused:
        yield from turn_buttons(scene, line, plans=plans)
    yield from _coming_and_going(scene, line)


def turn_buttons(scene: Scene, line: SeatLine, *, plans: bool) -> Iterator[PlainButton]:
    """Yield the buttons for more time, plans, posting and showing, if the player can use them now."""
    view, hand = scene.view, scene.running
    begin = f"lb:p:{view.table_id}"
    if hand is not None and hand.to_act == line.seat and scene.dealt_players.get(line.seat) == line.player_id:
        if view.clock.bank_ms and view.clock.bank_from_ms is None:
            label = scene.say("pace-button-time", seconds=-(-view.clock.bank_ms // 1000))
            yield PlainButton(f"{begin}:{view.hand_number}:{hand.version}:time", label)
    elif plans:
        yield PlainButton(f"{begin}:ahead", scene.say("pace-button-ahead"))
    if line.waits_for_blind:
        yield PlainButton(f"{begin}:post", scene.say("pace-button-post", amount=_big_blind(scene)))
    if line.seat in asked_to_show(scene):
        yield PlainButton(f"{begin}:{view.hand_number}:show", scene.say("pace-button-show"))


def _big_blind(scene: Scene) -> int:
    """Return the big blind of the next hand's game; at a mixed table it may differ from the last hand's."""
    coming = scene.view.games.next_game or scene.game.name
    return next((leg.stakes.big_blind for leg in legs(scene.view.settings) if leg.game.name == coming), 0)


def _coming_and_going(scene: Scene, line: SeatLine) -> Iterator[PlainButton]:
    """Yield the buttons to rebuy, come back, sit out and leave.

    In a tournament, players choose neither their seat nor when to leave it (T-3.2).
    """
    view = scene.view
    begin, free = f"lb:t:{view.table_id}", not scene.of_tournament
    if free and not view.course.closes_after_hand and _may_rebuy(scene, line):
        yield PlainButton(f"{begin}:sit", scene.say("button-rebuy", amount=view.settings.buy_in_least))
    elif _may_come_back(scene, line):
        yield PlainButton(f"{begin}:back", scene.say("button-back"))
    if free and line.status in ("playing", "waiting"):
        yield PlainButton(f"{begin}:sitout", scene.say("button-sitout"))
    if free and line.status != "leaving":
        yield PlainButton(f"{begin}:leave", scene.say("button-leave"))


def _may_come_back(scene: Scene, line: SeatLine) -> bool:
    """Return True if the player sits out, or leaves in mid-hand, and the table stays open."""
    if scene.view.course.closes_after_hand and not scene.of_tournament:
        return False
    return line.status == "sitting_out" or (line.status == "leaving" and scene.running is not None)


def _may_rebuy(scene: Scene, line: SeatLine) -> bool:
    """Return True if the player has no chips and keeps their seat, but must buy in to play on."""
    return not line.stack and line.status != "leaving" and not is_in_hand(scene, line)


def _from_outside(scene: Scene) -> Iterator[PlainButton]:
    """Yield a join button for a reader without a seat, if people wait and a seat is free.

    The table's message then offers only the waiting list, but the free seat may be meant for this reader.
    """
    view = scene.view
    if view.people.waiting and scene.free_seats and not view.course.closes_after_hand and not scene.of_tournament:
        yield PlainButton(f"lb:t:{view.table_id}:sit", scene.say("button-sit", amount=view.settings.buy_in_least))
