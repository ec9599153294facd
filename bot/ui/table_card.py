"""The table's card: what the room sees of a table, as one message of text and buttons.

Discord allows 40 components and 4,000 characters of text in all; eight players with long names stay well below.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import discord

from bot.poker.views import PotView, RoomView, SeatView
from bot.tables.ports import SeatLine
from bot.ui.action_buttons import action_row, table_row
from bot.ui.card_text import card_mark, card_marks, down_marks
from bot.ui.happenings import happening, street_name
from bot.ui.scene import Scene, stamp

CHARACTERS_MOST: Final = 4000
RECENT_MOST: Final = 5
"""Lines of what happened last."""
_PLAYING: Final = 0x2D7D46
_SHOWDOWN: Final = 0xD9A514
_WAITING: Final = 0x5865F2
_STOPPED: Final = 0x80848E
_TO_ACT: Final = "➤"
_BUTTON: Final = "Ⓓ"


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
        items += [row for row in (action_row(scene), table_row(scene)) if row is not None]
        self.add_item(discord.ui.Container(*items, accent_colour=_colour(scene)))

    def words(self) -> list[str]:
        """All its text."""
        return [item.content for item in self.walk_children() if isinstance(item, discord.ui.TextDisplay)]


class MovedCard(discord.ui.LayoutView):
    """What is left of a card that stands further down now."""

    def __init__(self, scene: Scene, link: str) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.TextDisplay(scene.say("moved", link=link)))


def running(scene: Scene) -> RoomView | None:
    """The hand under way."""
    hand = scene.view.hand
    return hand if hand is not None and not hand.finished and not scene.view.closed else None


def _parts(scene: Scene) -> tuple[list[str], ...]:
    """The texts from top to bottom, in groups with a line between them."""
    return _title(scene), _seats(scene), _middle(scene), _recent(scene)


def _colour(scene: Scene) -> int:
    if scene.view.closed or scene.view.paused:
        return _STOPPED
    if running(scene):
        return _PLAYING
    return _SHOWDOWN if scene.view.hand else _WAITING


def _title(scene: Scene) -> list[str]:
    settings, hand = scene.view.settings, scene.view.hand
    stakes = settings.stakes
    title = scene.say(
        "table-title",
        name=scene.table_name(),
        game=scene.game_name(),
        small=stakes.small_bet,
        big=stakes.big_bet,
    )
    facts = [scene.say("table-forced", ante=stakes.ante, bring_in=stakes.bring_in)]
    if hand is not None:
        facts = [scene.say("table-hand", number=scene.view.hand_number), _stage(scene, hand), *facts]
    return [f"### {title}\n-# " + " · ".join(facts)]


def _stage(scene: Scene, hand: RoomView) -> str:
    if not hand.finished:
        return street_name(scene, hand.street)
    return scene.say("street-showdown" if any(seat.shown for seat in hand.seats) else "street-over")


# The seats


def _seats(scene: Scene) -> list[str]:
    """By seat number: who was dealt in with his cards, who has left since, who waits; and what is free."""
    numbers = range(1, scene.view.settings.seats_max + 1)
    told = ["\n".join(_seat(scene, seat)) for seat in numbers if scene.line(seat) or scene.dealt(seat)]
    free = scene.free_seats()
    if free and not scene.view.closed:
        told.append(f"-# {_free(scene, free)}")
    return told


def _free(scene: Scene, free: list[int]) -> str:
    if len(free) == scene.view.settings.seats_max:
        return scene.say("seats-all-free", count=len(free))
    return scene.say("seats-free", count=len(free), seats=scene.say.all_of([str(seat) for seat in free]))


def _seat(scene: Scene, seat: int) -> Iterator[str]:
    line, dealt = scene.line(seat), scene.dealt(seat)
    player = dict(scene.view.hand_players).get(seat)
    if dealt is not None:
        yield from _dealt(scene, dealt, line if line is None or line.player_id == player else None)
    if line is not None and (dealt is None or line.player_id != player):
        marks = [scene.say("seat-stack", amount=line.stack), *_standing(scene, line)]
        yield f"-# `{seat}` {scene.player_name(line.player_id, seat)} · " + " · ".join(marks)


def _dealt(scene: Scene, dealt: SeatView, line: SeatLine | None) -> Iterator[str]:
    hand = scene.view.hand
    assert hand is not None
    name = scene.seat_name(dealt.seat)
    button = f" {_BUTTON}" if hand.button == dealt.seat else ""
    facts = [
        scene.say("seat-stack", amount=dealt.stack),
        *_in_hand(scene, dealt),
        *(_standing(scene, line) if line else ()),
    ]
    told = " · ".join(facts)
    if dealt.folded:
        yield f"-# `{dealt.seat}` {name}{button} · {told}"
        return
    arrow = f"{_TO_ACT} " if hand.to_act == dealt.seat else ""
    yield f"{arrow}`{dealt.seat}` **{name}**{button} · {told}"
    yield f"> {_cards(scene, dealt)}"


def _cards(scene: Scene, dealt: SeatView) -> str:
    if dealt.mucked:
        return card_marks(dealt.upcards)
    hidden = card_marks(dealt.shown) if dealt.shown else down_marks(dealt.downcards)
    named = f" *{scene.holding(dealt.holding)}*" if dealt.holding else ""
    return f"{hidden} | {card_marks(dealt.upcards)}{named}"


def _in_hand(scene: Scene, dealt: SeatView) -> Iterator[str]:
    if dealt.folded:
        yield scene.say("seat-folded")
    if dealt.mucked:
        yield scene.say("seat-mucked")
    if dealt.bet and running(scene):
        yield scene.say("seat-bet", amount=dealt.bet)
    if dealt.all_in:
        yield f"**{scene.say('seat-all-in')}**"
    if dealt.won:
        yield f"**{scene.say('seat-won', amount=dealt.won)}**"


def _standing(scene: Scene, line: SeatLine) -> Iterator[str]:
    """What is to be said of a player beside his hand."""
    if line.status == "waiting":
        yield scene.say("seat-waiting")
    if line.status == "sitting_out":
        yield scene.say("seat-sitting-out")
    if line.status == "leaving":
        yield scene.say("seat-leaving")
    if line.dm_closed:
        yield scene.say("seat-dm-closed")


# The middle of the table


def _middle(scene: Scene) -> list[str]:
    return ["\n".join(_middle_lines(scene))]


def _middle_lines(scene: Scene) -> list[str]:
    view, hand = scene.view, scene.view.hand
    if view.closed:
        return [scene.say("closed")]
    lines = _pots(scene, hand) if hand is not None else []
    if view.paused:
        return [*lines, scene.say("paused-store-failed" if view.paused == "store_failed" else "paused")]
    if hand is not None and not hand.finished:
        return [*lines, *_turn(scene, hand)]
    if view.next_hand_ms is not None:
        return [*lines, scene.say("next-hand", when=stamp(view.next_hand_ms))]
    return [*lines, scene.say("waiting-for-players")]


def _pots(scene: Scene, hand: RoomView) -> list[str]:
    lines = [] if hand.community is None else [scene.say("community", card=card_mark(hand.community))]
    if hand.finished:
        return [*lines, *(_award(scene, hand, number) for number in range(len(hand.pots)))]
    pots = settled_pots(hand)
    told = " · ".join(_pot(scene, number, pot, len(pots)) for number, pot in enumerate(pots))
    return [*lines, f"**{told}**"] if told else lines


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
    to_call = next((option.cost for option in hand.options if option.kind == "call"), 0)
    if to_call:
        return [f"{_TO_ACT} " + scene.say("turn-to-call", name=name, amount=to_call, when=when)]
    return [f"{_TO_ACT} " + scene.say("turn", name=name, when=when)]


def _recent(scene: Scene) -> list[str]:
    told = [line for event in scene.view.recent if (line := happening(scene, event))]
    return ["\n".join(f"-# {line}" for line in told[-RECENT_MOST:])] if told else []
