"""The notes for a learner in a guided hand, about their turn or about the finished hand."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import discord

from bot.poker.actions import BIGGER, ActionKind
from bot.poker.events import BroughtIn, Event, StreetDealt
from bot.poker.games import openers
from bot.poker.holdings import SplitRanking
from bot.poker.views import PlayerView
from bot.practice.turn_facts import Turn
from bot.tables.ports import TableView
from bot.tables.rules.chip_moves import contributions
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.practice import board_lesson
from bot.ui.scene.events import street_name
from bot.ui.scene.private_cards import held_cards, own_holding
from bot.ui.scene.scene import Scene
from bot.ui.text.cards import card_marks

QUOTE: Final = "> "


class LessonView(Layout):
    """A private note with buttons."""

    def __init__(self, text: str, *buttons: Button) -> None:
        super().__init__()
        rows = [buttons[at : at + 5] for at in range(0, len(buttons), 5)]
        self.add_item(
            discord.ui.Container(discord.ui.TextDisplay(text), *(Row(*row) for row in rows), accent_colour=0x5865F2)
        )


def turn_text(scene: Scene, private: PlayerView, turn: Turn) -> str:
    """Return the notes about the learner's turn: first the reasons, then the advice."""
    lines = [_title(scene, private), *_cards(scene, private)]
    if turn.board is not None:
        lines += board_lesson.of_hand(scene, private, turn.board)
    lines += _opening(scene, private)
    if turn.board is not None:
        lines += board_lesson.of_position(scene, private, turn.board)
    lines += _stud(scene, private, turn)
    lines += _drawn(scene, turn)
    lines += _price(scene, turn)
    return "\n".join([*_set_apart(lines), "", _advice(scene, private, turn), scene.say("lesson-how")])


def _set_apart(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines with an empty line after each block quote.

    Without it, some clients would quote the next line too.
    """
    quoted = False
    for line in lines:
        if quoted and not line.startswith(QUOTE):
            yield ""
        quoted = line.startswith(QUOTE)
        yield line


def _title(scene: Scene, private: PlayerView) -> str:
    street = street_name(scene, private.room.street, drawing=private.room.drawing)
    return scene.say("lesson-title", street=street, number=scene.view.hand_number)


def _cards(scene: Scene, private: PlayerView) -> Iterator[str]:
    up = next(seat.upcards for seat in private.room.seats if seat.seat == private.seat)
    if up:
        held = card_marks(held_cards(private))
        yield scene.say("lesson-cards-open", down=held, up=card_marks(up), count=len(up))
    else:
        yield scene.say("lesson-cards", cards=card_marks(held_cards(private)))
    if private.room.board:
        yield scene.say("community", count=len(private.room.board), card=card_marks(private.room.board))
    if (holding := own_holding(scene, private)) is not None:
        yield scene.say("lesson-holding", holding=holding)


def _opening(scene: Scene, private: PlayerView) -> Iterator[str]:
    """Yield a note that says who had to act first on this street, and why."""
    own_bring_in = next((option for option in private.room.options if option.kind is ActionKind.BRING_IN), None)
    bring_in = next((event for event in scene.view.last.recent if isinstance(event, BroughtIn)), None)
    if own_bring_in is not None:
        most = next(
            (option.to for option in private.room.options if option.kind is ActionKind.COMPLETE), own_bring_in.to
        )
        key = "lesson-bring-in-passed" if private.room.bring_in_passed else "lesson-you-bring-in"
        yield scene.say(key, amount=own_bring_in.cost, most=most, card=_brings_in(scene))
    elif private.room.street == 0 and bring_in is not None:
        if bring_in.seat != private.seat:
            name = scene.seat_names[bring_in.seat]
            key = "lesson-they-took-bring-in" if private.room.bring_in_passed else "lesson-they-brought-in"
            yield scene.say(key, name=name, amount=bring_in.cost, card=_brings_in(scene))
    elif private.room.street == 0 and scene.blinds:
        rivals = sum(not seat.folded for seat in private.room.seats) - 1
        yield scene.say("lesson-blinds", rivals=rivals)
    elif bring_in is not None:
        first, board = _first_to_act(scene.view.last.recent, private), _board_that_opens(scene)
        if first == private.seat:
            yield scene.say("lesson-you-first", board=board)
        else:
            yield scene.say("lesson-first-to-act", name=scene.seat_names[first], board=board)


def _brings_in(scene: Scene) -> str:
    """Return which card brings in, as part of phrase keys: ``highest``, ``lowest`` or ``split``.

    ``split`` means the lowest card in a game with a high and a low half. Its phrases do not explain the rule by the
    winning hands, because both high and low hands win.
    """
    if scene.streets[0].opener is not openers.lowest_upcard:
        return "highest"
    return "split" if isinstance(scene.ranking, SplitRanking) else "lowest"


def _board_that_opens(scene: Scene) -> str:
    return "highest" if scene.streets[-1].opener is openers.highest_board else "lowest"


def _first_to_act(events: Sequence[Event], private: PlayerView) -> int:
    """Return the seat that acted first on this street; the learner's own seat if nobody has acted."""
    dealt = max((at for at, event in enumerate(events) if isinstance(event, StreetDealt)), default=0)
    actors = (getattr(event, "seat", None) for event in events[dealt + 1 :])
    return next((seat for seat in actors if seat is not None), private.seat)


def _stud(scene: Scene, private: PlayerView, turn: Turn) -> Iterator[str]:
    if not turn.boards:
        return
    if turn.good is not None and turn.good < 5:
        half = isinstance(scene.ranking, SplitRanking)
        yield scene.say("lesson-low-half-need" if half else "lesson-low-need", good=turn.good)
    if turn.wanted and turn.good != 5 and private.room.street < len(scene.streets) - 1:
        yield scene.say("lesson-dead", wanted=turn.wanted, gone=turn.gone)
    for board in turn.boards:
        name, cards = scene.seat_names[board.seat], card_marks(board.cards)
        if board.good is None:
            yield QUOTE + scene.say("lesson-board-open", name=name, cards=cards)
        else:
            yield QUOTE + scene.say("lesson-board", name=name, cards=cards, good=board.good)
    yield scene.say(
        "lesson-boards-why", board="split" if isinstance(scene.ranking, SplitRanking) else _board_that_opens(scene)
    )


def _drawn(scene: Scene, turn: Turn) -> Iterator[str]:
    for seat, count in turn.drew:
        yield QUOTE + scene.say("lesson-drew", name=scene.seat_names[seat], count=count)
    if turn.keeps is None or turn.advice.kind is ActionKind.DRAW:
        return
    size = scene.streets[0].down
    if len(turn.keeps) == size:
        yield scene.say("lesson-keep-all")
    elif turn.keeps:
        yield scene.say("lesson-keep", cards=card_marks(turn.keeps))


def _price(scene: Scene, turn: Turn) -> Iterator[str]:
    if turn.advice.kind is ActionKind.DRAW:
        return
    if turn.cost and turn.calls and not turn.short:
        pot = turn.pot + turn.cost + turn.calls
        yield scene.say("lesson-price-all", cost=turn.cost, pot=pot, price=turn.price)
    elif turn.cost:
        key = "lesson-price-short" if turn.short else "lesson-price"
        yield scene.say(key, cost=turn.cost, pot=turn.pot + turn.calls, price=turn.price)
    elif turn.advice.kind is not ActionKind.BRING_IN:
        yield scene.say("lesson-free")
    yield scene.say("lesson-share", share=turn.share, fair=turn.fair)


def _advice(scene: Scene, private: PlayerView, turn: Turn) -> str:
    advice = turn.advice
    if advice.kind is not ActionKind.DRAW:
        return _act_advice(scene, private, turn)
    if not advice.cards:
        return scene.say("lesson-advice-pat")
    return scene.say("lesson-advice-draw", count=len(advice.cards), cards=card_marks(advice.cards))


def _act_advice(scene: Scene, private: PlayerView, turn: Turn) -> str:
    kind = turn.advice.kind
    if kind is ActionKind.FOLD and turn.share >= turn.price:
        return scene.say("lesson-advice-fold-early")
    if kind is ActionKind.CHECK:
        more = next((option.kind for option in private.options if option.kind in BIGGER), ActionKind.BET)
        ahead = turn.share >= turn.fair
        return scene.say("lesson-advice-check-ahead" if ahead else "lesson-advice-check", more=more)
    said = scene.say(f"lesson-advice-{kind}")
    sizes = [to for option in private.options if (to := turn.advised(option)) is not None]
    return " ".join([said, *(scene.say("lesson-advice-size", amount=to) for to in sizes)])


# The end


def summary_text(scene: Scene, view: TableView, player_id: int) -> str:
    """Return the notes about the finished hand: its result for the learner, and what they can do next."""
    hand = view.hand
    assert hand is not None
    seat = next((seat for seat, player in view.last.hand_players if player == player_id), 0)
    own = next((each for each in hand.seats if each.seat == seat), None)
    lines = [_outcome(scene, net_of(view, seat))]
    if own is not None and own.folded:
        lines.append(scene.say("lesson-summary-folded"))
    lines += board_lesson.of_end(scene)
    shown = [each for each in hand.seats if each.holding is not None]
    for each in shown:
        assert each.holding is not None
        name, holding = scene.seat_names[each.seat], scene.holding(each.holding)
        line = scene.say("lesson-summary-shown", whose="own" if each is own else "other", name=name, holding=holding)
        lines.append(QUOTE + line)
    if not shown:
        lines.append(scene.say("lesson-summary-uncontested"))
    return "\n".join(_set_apart([*lines, scene.say("lesson-next")]))


def _outcome(scene: Scene, net: int) -> str:
    if not net:
        return scene.say("lesson-summary-even")
    return scene.say("lesson-summary-won" if net > 0 else "lesson-summary-lost", amount=abs(net))


def net_of(view: TableView, seat: int) -> int:
    """Return the chips that the seat won in the hand (negative if it lost), computed from public events."""
    return -contributions(view.last.recent).get(seat, 0)
