"""The table's card: what the room sees of a table, as one message of text and buttons.

Discord allows 40 components and 4,000 characters of text in all; eight players with long names stay well below.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import discord

from bot.poker.actions import cost_of_call
from bot.poker.views import PotView, RoomView
from bot.tables.messages import BY_TOURNAMENT
from bot.tables.position import MODERATOR
from bot.ui.action_buttons import action_rows, table_row
from bot.ui.card_text import card_mark
from bot.ui.happenings import last_happenings, street_name
from bot.ui.scene import Scene, stamp
from bot.ui.seat_lines import TO_ACT, seat_texts
from bot.ui.stakes_text import facts, title

CHARACTERS_MOST: Final = 4000
RECENT_MOST: Final = 6
"""How many of the things that happened last."""
_PLAYING: Final = 0x2D7D46
_SHOWDOWN: Final = 0xD9A514
_WAITING: Final = 0x5865F2
_STOPPED: Final = 0x80848E
_PAUSED: Final = {MODERATOR: "paused-moderator", BY_TOURNAMENT: "paused-tournament"}


class TableCard(discord.ui.LayoutView):
    """A fresh view for each rendering: every button is a dynamic item, so the library keeps nothing of it."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(timeout=None)
        parts = _parts(scene)
        if sum(len(text) for part in parts for text in part) > CHARACTERS_MOST:
            # Seats in place of names: hundreds of characters less, and still everything is told.
            parts = _parts(replace(scene, name_of=lambda _: None))
        items: list[discord.ui.Item[Any]] = []
        for part in parts:
            if part and items:
                items.append(discord.ui.Separator())
            items += map(discord.ui.TextDisplay, part)
        items += [row for row in (*action_rows(scene), table_row(scene)) if row is not None]
        self.add_item(discord.ui.Container(*items, accent_colour=_colour(scene)))

    def words(self) -> list[str]:
        """All its text."""
        return [item.content for item in self.walk_children() if isinstance(item, discord.ui.TextDisplay)]


class MovedCard(discord.ui.LayoutView):
    """What is left of a card that stands further down now."""

    def __init__(self, scene: Scene, link: str) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.TextDisplay(scene.say("moved", link=link)))


def _parts(scene: Scene) -> tuple[list[str], ...]:
    """The texts from top to bottom, in groups with a line between them."""
    return _title(scene), seat_texts(scene), _middle(scene), _recent(scene)


def _colour(scene: Scene) -> int:
    if scene.view.closed or scene.view.paused:
        return _STOPPED
    if scene.running:
        return _PLAYING
    return _SHOWDOWN if scene.view.hand else _WAITING


def _title(scene: Scene) -> list[str]:
    heading = scene.say("table-title", name=scene.table_name(), game=title(scene))
    number = [] if scene.view.hand is None else [scene.say("table-hand", number=scene.view.hand_number)]
    told = " · ".join([*number, *facts(scene)])
    return [f"### {heading}\n-# {told}" if told else f"### {heading}"]


# The middle of the table


def _middle(scene: Scene) -> list[str]:
    return ["\n".join(_middle_lines(scene))]


def _middle_lines(scene: Scene) -> list[str]:
    view, hand = scene.view, scene.view.hand
    undone = [scene.say(f"undone-{view.voided}", number=view.hand_number)] if view.voided and hand is None else []
    if view.closed:
        return [*undone, scene.say("closed-tournament" if scene.of_tournament else "closed")]
    lines = _pots(scene, hand) if hand is not None else undone
    if view.paused:
        lines.append(scene.say(_PAUSED.get(view.paused, "paused-store-failed")))
    elif scene.running is not None:
        lines += _turn(scene, scene.running)
    else:
        return [*lines, *_next_hand(scene)]
    return [*lines, *_after_this_hand(scene)]


def _after_this_hand(scene: Scene) -> Iterator[str]:
    if scene.view.closing:
        yield scene.say("closing-tournament" if scene.of_tournament else "closing")
    elif scene.view.pausing:
        yield scene.say("pausing")


def _next_hand(scene: Scene) -> Iterator[str]:
    view = scene.view
    if view.next_hand_ms is None:
        yield scene.say("hand-follows" if scene.of_tournament else "waiting-for-players")
    elif view.next_game is not None:
        yield scene.say("next-game", when=stamp(view.next_hand_ms), game=f"**{scene.game_name(view.next_game)}**")
    else:
        yield scene.say("next-hand", when=stamp(view.next_hand_ms))


def _pots(scene: Scene, hand: RoomView) -> list[str]:
    """What is in the middle and how far the hand is; in the end who got it."""
    stage = f"**{_stage(scene, hand)}**"
    lines = [] if hand.community is None else [scene.say("community", card=card_mark(hand.community))]
    if hand.finished:
        return [*lines, stage, *(_award(scene, hand, number) for number in range(len(hand.pots)))]
    pots = settled_pots(hand)
    told = " · ".join(_pot(scene, number, pot, len(pots)) for number, pot in enumerate(pots))
    return [*lines, f"**{told}** · {stage}" if told else stage]


def _stage(scene: Scene, hand: RoomView) -> str:
    if hand.finished:
        return scene.say("street-showdown" if any(seat.shown for seat in hand.seats) else "street-over")
    return street_name(scene, hand.street, drawing=hand.drawing)


def settled_pots(hand: RoomView) -> list[PotView]:
    """The pots as people count them: bets that are yet to be called make no side pot, only an all-in does."""
    all_in = {seat.seat for seat in hand.seats if seat.all_in}
    pots: list[PotView] = []
    for pot in hand.pots:
        if pots and not all_in & (set(pots[-1].eligible) - set(pot.eligible)):
            pots[-1] = replace(pots[-1], amount=pots[-1].amount + pot.amount)
        else:
            pots.append(pot)
    return pots


def _pot(scene: Scene, number: int, pot: PotView, pots: int) -> str:
    if pots == 1:
        return scene.say("pot", amount=pot.amount)
    if number == 0:
        return scene.say("pot-main", amount=pot.amount)
    seats = ", ".join(map(str, sorted(pot.eligible)))
    return scene.say("pot-side", number=number, amount=pot.amount, seats=seats)


def _award(scene: Scene, hand: RoomView, number: int) -> str:
    pot = hand.pots[number]
    title = _pot_name(scene, number, len(hand.pots))
    if len(pot.shares) != 1:
        shares = [scene.say("award-share", name=_winner(scene, seat), amount=chips) for seat, chips in pot.shares]
        return scene.say("award-split", pot=title, amount=pot.amount, shares=scene.say.all_of(shares))
    ((seat, chips),) = pot.shares
    dealt = scene.dealt(seat)
    if dealt is None or dealt.holding is None:
        return scene.say("award-unseen", pot=title, name=_winner(scene, seat), amount=chips)
    holding = scene.holding(dealt.holding)
    return scene.say("award-one", pot=title, name=_winner(scene, seat), amount=chips, holding=holding)


def _winner(scene: Scene, seat: int) -> str:
    return f"**{scene.seat_name(seat)}**"


def _pot_name(scene: Scene, number: int, pots: int) -> str:
    if pots == 1:
        return scene.say("pot-name")
    return scene.say("pot-name-side", number=number) if number else scene.say("pot-name-main")


def _turn(scene: Scene, hand: RoomView) -> list[str]:
    if hand.to_act is None:
        return []
    name = f"**{scene.seat_name(hand.to_act)}**"
    when = stamp(scene.view.deadline_ms) if scene.view.deadline_ms is not None else ""
    to_call = cost_of_call(hand.options)
    if hand.drawing:
        return [f"{TO_ACT} " + scene.say("turn-to-draw", name=name, when=when)]
    if to_call:
        return [f"{TO_ACT} " + scene.say("turn-to-call", name=name, amount=to_call, when=when)]
    return [f"{TO_ACT} " + scene.say("turn", name=name, when=when)]


def _recent(scene: Scene) -> list[str]:
    lines = last_happenings(scene, RECENT_MOST)
    return ["\n".join(f"-# {line}" for line in lines)] if lines else []
