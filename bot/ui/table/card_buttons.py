"""The buttons of a table's card. All that a click needs travels in its custom_id, so a button survives a restart.

lb:a:12:34:56:call        act: table 12, hand 34, version 56, action
lb:a:12:34:56:raise:80    the same, with what the bet becomes
lb:r:...                  ask for the amount (amounts.py)
lb:t:12:sit               the table's own: table 12, what for
lb:d:...                  draw (discard_picker.py)
lb:p:...                  plans, time, posting and showing (turn_buttons.py)
lb:w:...                  the waiting list (waiting_list.py)
"""

import re
from collections.abc import Iterator
from typing import Final, Literal, get_args

import discord

from bot.poker.actions import ActionKind, Option
from bot.poker.views import RoomView, SeatView
from bot.tables.ports import SeatLine
from bot.ui.discord.components import Button, Row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.scene.scene import Scene
from bot.ui.scene.sizes import common_sizes, sized, told_amount
from bot.ui.table.amounts import AskedAmount, amount_button
from bot.ui.table.discard_picker import Pick
from bot.ui.table.waiting_list import waiting_button

ROW_MOST: Final = 5
"""Buttons in a row, by Discord's limit."""
Verb = Literal["cards", "sit", "leave", "sitout", "back"]

TABLE_BUTTON: Final = re.compile(
    rf"lb:(?:a:(?P<acted>{NUMBER}):(?P<hand>{NUMBER}):(?P<version>{NUMBER}):(?P<kind>{'|'.join(ActionKind)})"
    rf"(?::(?P<to>{NUMBER}))?"
    rf"|t:(?P<asked>{NUMBER}):(?P<verb>{'|'.join(get_args(Verb))}))"
)
_STYLES: Final = {
    ActionKind.FOLD: discord.ButtonStyle.danger,
    ActionKind.CHECK: discord.ButtonStyle.primary,
    ActionKind.CALL: discord.ButtonStyle.primary,
    ActionKind.BRING_IN: discord.ButtonStyle.primary,
    ActionKind.DRAW: discord.ButtonStyle.primary,
}
_LABELS: Final = {kind: f"button-{kind.replace('_', '-')}" for kind in ActionKind}


# What the player to act may do


def action_rows(scene: Scene) -> list[Row]:
    """The options of the player to act, each with its amount; nothing when it is nobody's turn."""
    view, hand = scene.view, scene.view.hand
    if hand is None or hand.to_act is None or view.paused or view.closed:
        return []
    if hand.drawing:
        return [Row(*_draw_buttons(scene, hand))]
    turn, free = f"{view.table_id}:{view.hand_number}:{hand.version}", sized(hand)
    plain = [_option(scene, turn, option) for option in hand.options if option is not free]
    sizes = [] if free is None else list(_sizes(scene, hand, turn, free))
    if len(plain) + len(sizes) <= ROW_MOST:
        return [Row(*plain, *sizes)]
    return [Row(*plain), Row(*sizes)]


def _draw_buttons(scene: Scene, hand: RoomView) -> Iterator[Button]:
    pick = Pick(scene.view.table_id, scene.view.hand_number, hand.version)
    yield Button(custom_id=pick.opener(), label=scene.say("button-draw"), style=discord.ButtonStyle.success)
    pat = f"lb:a:{pick.table_id}:{pick.hand_number}:{pick.version}:{ActionKind.DRAW}"
    yield _button(pat, scene.say("button-pat"), _STYLES[ActionKind.DRAW])


def _option(scene: Scene, turn: str, option: Option) -> Button:
    style = _STYLES.get(option.kind, discord.ButtonStyle.success)
    return _button(f"lb:a:{turn}:{option.kind}", _label(scene, option), style)


def _label(scene: Scene, option: Option) -> str:
    label = scene.say(_LABELS[option.kind], amount=told_amount(option))
    hand = scene.view.hand
    dealt = scene.dealt.get(hand.to_act) if hand is not None and hand.to_act is not None else None
    if dealt is not None and 0 < dealt.stack == option.cost:
        return scene.say("button-all-in", label=label)
    return label


def _sizes(scene: Scene, hand: RoomView, turn: str, option: Option) -> Iterator[Button]:
    """The common sizes of a bet or raise in pot and no limit, and any other by a form."""
    style = discord.ButtonStyle.success
    for size in common_sizes(hand, option):
        key = _LABELS[option.kind] if size.common == "least" else f"button-size-{size.common}"
        yield _button(f"lb:a:{turn}:{option.kind}:{size.to}", scene.say(key, amount=size.to), style)
    yield amount_button(scene.say, AskedAmount(scene.view.table_id, scene.view.hand_number, hand.version, option.kind))


# What there is besides to do around turns


def turn_rows(scene: Scene) -> list[Row]:
    """Time bank, plans, posting, showing: only what makes sense for someone now."""
    if scene.view.closed or scene.view.paused:
        return []
    buttons = [_button(f"lb:p:{asked}", label) for asked, label in _around_turns(scene)]
    return [Row(*buttons)] if buttons else []


def _around_turns(scene: Scene) -> Iterator[tuple[str, str]]:
    """The end of each button's custom_id, and its label."""
    view, hand, table = scene.view, scene.running, scene.view.table_id
    if hand is not None and hand.to_act is not None:
        if view.bank_ms and view.bank_from_ms is None:
            seconds = -(-view.bank_ms // 1000)
            label = scene.say("pace-button-time", seconds=seconds)
            yield f"{table}:{view.hand_number}:{hand.version}:time", label
        if any(_may_plan(scene, hand, seat) for seat in hand.seats):
            yield f"{table}:ahead", scene.say("pace-button-ahead")
    if any(line.waits_for_blind for line in view.seats):
        yield f"{table}:post", scene.say("pace-button-post")
    if asked_to_show(scene):
        yield f"{table}:{view.hand_number}:show", scene.say("pace-button-show")


def _may_plan(scene: Scene, hand: RoomView, dealt: SeatView) -> bool:
    line = scene.lines.get(dealt.seat)
    if dealt.seat == hand.to_act or dealt.folded or line is None or line.status == "leaving" or line.house:
        return False
    return dealt.drew is None if hand.drawing else dealt.stack > 0


def asked_to_show(scene: Scene) -> list[int]:
    """Seats that may turn up what nobody has seen: a winner whom nobody called, and who mucked and likes to be asked.
    Anybody else who may does it by command."""
    hand = scene.view.hand
    if hand is None or not hand.finished:
        return []
    mucked = {seat.seat for seat in hand.seats if seat.mucked}
    lines = [line for line in scene.view.seats if line.may_show and not line.house]
    return [line.seat for line in lines if line.seat not in mucked or scene.asks_to_show(line.player_id)]


# What anyone may ask of the table


def table_rows(scene: Scene) -> list[Row]:
    """The requests that anyone may make of the table, as far as they make sense for someone now."""
    buttons: list[Button] = [_button(f"lb:t:{scene.view.table_id}:{verb}", label) for verb, label in _asked(scene)]
    if _may_wait(scene):
        buttons.append(waiting_button(scene.view.table_id, scene.say("button-wait", count=len(scene.view.waiting))))
    return [Row(*buttons[at : at + ROW_MOST]) for at in range(0, len(buttons), ROW_MOST)]


def _may_wait(scene: Scene) -> bool:
    """Where no seat can be had at once."""
    view = scene.view
    if view.closed or view.closing or scene.of_tournament:
        return False
    return bool(view.waiting) or not scene.free_seats


def _asked(scene: Scene) -> Iterator[tuple[Verb, str]]:
    view = scene.view
    if view.closed:
        return
    if view.hand is not None:
        yield "cards", scene.say("button-cards")
    if scene.of_tournament:
        # Who sits there, and for how long, is not the players' to say (T-3.2).
        if any(line.status == "sitting_out" for line in view.seats):
            yield "back", scene.say("button-back")
        return
    if not view.closing and (scene.free_seats or any(_may_rebuy(scene, line) for line in view.seats)):
        yield "sit", scene.say("button-sit", amount=view.settings.buy_in_least)
    if any(line.status in ("playing", "waiting") for line in view.seats):
        yield "sitout", scene.say("button-sitout")
    if not view.closing and any(_may_come_back(scene, line) for line in view.seats):
        yield "back", scene.say("button-back")
    if any(line.status != "leaving" for line in view.seats):
        yield "leave", scene.say("button-leave")


def _may_come_back(scene: Scene, line: SeatLine) -> bool:
    """Whether they sit out, or are leaving in mid-hand."""
    if line.status == "leaving":
        return scene.running is not None
    return line.status == "sitting_out" and not _may_rebuy(scene, line)


def _may_rebuy(scene: Scene, line: SeatLine) -> bool:
    """A broke player between their hands: they keep their seat, and cannot come back but by buying in."""
    plays = scene.running is not None and scene.dealt_players.get(line.seat) == line.player_id
    return not line.stack and line.status != "leaving" and not plays


def _button(custom_id: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
    return Button(custom_id=custom_id, label=label, style=style)
