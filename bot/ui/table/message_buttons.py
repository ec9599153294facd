"""The buttons of a table's message.

A button's custom_id holds all that its click needs, so it survives a restart.

lb:a:12:34:56:call        act: table 12, hand 34, version 56, action
lb:a:12:34:56:raise:80    the same, with the total bet
lb:r:...                  ask for the amount (amounts.py)
lb:t:12:sit               a seat button: table 12, its verb
lb:t:12:menu              the menu with more buttons (table_menu.py)
lb:d:...                  draw (discard_picker.py)
lb:w:...                  the waiting list (waiting_list.py)
lb:g:...                  the next game (game_choice.py)
"""

import re
from collections.abc import Iterator
from typing import Final, Literal, get_args

import discord

from bot.poker.actions import ActionKind, Option
from bot.poker.views import RoomView
from bot.ui.discord.components import Component, PlainButton, row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.scene.scene import Scene
from bot.ui.scene.sizes import common_sizes, offered
from bot.ui.table.amounts import AskedAmount, amount_button
from bot.ui.table.discard_picker import Pick
from bot.ui.table.waiting_list import waiting_button

ROW_MOST: Final = 5
"""The maximum number of buttons in a row, by Discord's limit."""
SeatVerb = Literal["sit", "leave", "sitout", "back"]

ACT_BUTTON: Final = re.compile(
    rf"lb:a:(?P<table>{NUMBER}):(?P<hand>{NUMBER}):(?P<version>{NUMBER}):(?P<kind>{'|'.join(ActionKind)})"
    rf"(?::(?P<to>{NUMBER}))?"
)
CARDS_BUTTON: Final = re.compile(rf"lb:t:(?P<table>{NUMBER}):cards")
SEAT_BUTTON: Final = re.compile(rf"lb:t:(?P<table>{NUMBER}):(?P<verb>{'|'.join(get_args(SeatVerb))})")
_STYLES: Final = {
    ActionKind.FOLD: discord.ButtonStyle.danger,
    ActionKind.CHECK: discord.ButtonStyle.primary,
    ActionKind.CALL: discord.ButtonStyle.primary,
    ActionKind.BRING_IN: discord.ButtonStyle.primary,
    ActionKind.DRAW: discord.ButtonStyle.primary,
}
_LABELS: Final = {kind: f"button-{kind.replace('_', '-')}" for kind in ActionKind}


# The buttons of the player to act


def action_rows(scene: Scene) -> list[Component]:
    """Return rows of buttons for the options of the player to act; an empty list if nobody is to act.

    Each button shows its amount.
    """
    view, hand = scene.view, scene.view.hand
    if hand is None or hand.to_act is None or view.course.paused or view.course.closed:
        return []
    if hand.drawing:
        return [row(*_draw_buttons(scene, hand))]
    turn, (fixed, free) = f"{view.table_id}:{view.hand_number}:{hand.version}", offered(hand)
    plain = [_option(scene, turn, option, amount) for option, amount in fixed]
    sizes = [] if free is None else list(_sizes(scene, hand, turn, free))
    if len(plain) + len(sizes) <= ROW_MOST:
        return [row(*plain, *sizes)]
    return [row(*plain), row(*sizes)]


def _draw_buttons(scene: Scene, hand: RoomView) -> Iterator[PlainButton]:
    pick = Pick(scene.view.table_id, scene.view.hand_number, hand.version)
    yield PlainButton(pick.opener(), scene.say("button-draw"), discord.ButtonStyle.success)
    pat = f"lb:a:{pick.table_id}:{pick.hand_number}:{pick.version}:{ActionKind.DRAW}"
    yield PlainButton(pat, scene.say("button-pat"), _STYLES[ActionKind.DRAW])


def _option(scene: Scene, turn: str, option: Option, amount: int) -> PlainButton:
    style = _STYLES.get(option.kind, discord.ButtonStyle.success)
    return PlainButton(f"lb:a:{turn}:{option.kind}", _label(scene, option, amount), style)


def _label(scene: Scene, option: Option, amount: int) -> str:
    label = scene.say(_LABELS[option.kind], amount=amount)
    hand = scene.view.hand
    dealt = scene.dealt.get(hand.to_act) if hand is not None and hand.to_act is not None else None
    if dealt is not None and 0 < dealt.stack == option.cost:
        return scene.say("button-all-in", label=label)
    return label


def _sizes(scene: Scene, hand: RoomView, turn: str, option: Option) -> Iterator[PlainButton]:
    """Yield a button for each common size of a bet or raise, and one that opens a form for other sizes."""
    style = discord.ButtonStyle.success
    for size in common_sizes(hand, option):
        key = _LABELS[option.kind] if size.common == "least" else f"button-size-{size.common}"
        yield PlainButton(f"lb:a:{turn}:{option.kind}:{size.to}", scene.say(key, amount=size.to), style)
    yield amount_button(scene.say, AskedAmount(scene.view.table_id, scene.view.hand_number, hand.version, option.kind))


# The buttons for anyone


def table_row(scene: Scene) -> Component | None:
    """Return the row of buttons that everybody can use at any time: cards, a seat, and the menu.

    None if the table has closed.
    """
    if scene.view.course.closed:
        return None
    begin, buttons = f"lb:t:{scene.view.table_id}", list[PlainButton]()
    if scene.view.hand is not None and scene.view.seats:
        buttons.append(PlainButton(f"{begin}:cards", scene.say("button-cards")))
    seat = _seat_button(scene, begin)
    if seat is not None:
        buttons.append(seat)
    return row(*buttons, PlainButton(f"{begin}:menu", scene.say("button-menu")))


def _seat_button(scene: Scene, begin: str) -> PlainButton | None:
    """Return the button for taking a seat or joining the waiting list.

    In a tournament, which assigns the seats itself, it is the button to come back (T-3.2).
    """
    view = scene.view
    if scene.of_tournament:
        away = any(line.status == "sitting_out" for line in view.seats)
        return PlainButton(f"{begin}:back", scene.say("button-back")) if away else None
    if view.course.closes_after_hand:
        return None
    if view.people.waiting or not scene.free_seats:
        return waiting_button(view.table_id, scene.say("button-wait", count=len(view.people.waiting)))
    # Seated players see this button too, so it stands out only while the table lacks players.
    lacks_players = scene.running is None and view.clock.next_hand_ms is None
    style = discord.ButtonStyle.primary if lacks_players else discord.ButtonStyle.secondary
    return PlainButton(f"{begin}:sit", scene.say("button-sit", amount=view.settings.buy_in_least), style)


def asked_to_show(scene: Scene) -> list[int]:
    """Return the seats that are asked whether they want to show their cards.

    They are an uncalled winner, and players who mucked and want to be asked. Others can show by command.
    """
    hand = scene.view.hand
    if hand is None or not hand.finished:
        return []
    mucked = {seat.seat for seat in hand.seats if seat.mucked}
    lines = [line for line in scene.view.seats if line.may_show and not line.house]
    return [line.seat for line in lines if line.seat not in mucked or scene.asks_to_show(line.player_id)]
