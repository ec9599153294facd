"""Tables to look at: hands played by the rules, and views put together by hand."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules, Stakes
from bot.poker.refusals import Refusal
from bot.poker.views import RoomView
from bot.tables.ports import SeatLine, TableSettings, TableView
from bot.tables.views import public_events
from bot.ui.phrases import Phrases
from bot.ui.scene import Scene

NAMES: Final = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi")
SETTINGS: Final = TableSettings("razz", Stakes.of(10, 20), HouseRules(), 8, 400, 400)
WORST_NAME: Final = "_" * 32
"""Every character of it is escaped."""


def play(stacks: Mapping[int, int], *kinds: ActionKind, button: int = 1, deck: Sequence[int] = DECK) -> Hand:
    """A hand dealt from ``deck``, after these actions, each by whoever has the turn."""
    hand = Hand.start(GAMES["razz"], HouseRules(), SETTINGS.stakes, tuple(stacks.items()), button, deck)
    for kind in kinds:
        act(hand, kind)
    return hand


def act(hand: Hand, kind: ActionKind) -> None:
    assert hand.to_act is not None
    outcome = hand.apply(Action(hand.to_act, kind))
    assert not isinstance(outcome, Refusal), outcome


def play_out(hand: Hand, prefer: Sequence[ActionKind]) -> Hand:
    """To its end, each taking the first of ``prefer`` that is allowed."""
    while not hand.finished:
        allowed = {option.kind for option in hand.legal()}
        act(hand, next(kind for kind in prefer if kind in allowed))
    return hand


def table(played: Hand | None = None, **changes: Any) -> TableView:
    """The hand's table, or the table of the ``hand`` among the changes; player ids are 100 and the seat."""
    room: RoomView | None = changes.pop("hand", played.view(None) if played else None)
    seats = room.seats if room else ()
    lines = (SeatLine(seat.seat, 100 + seat.seat, seat.stack, "playing", False) for seat in seats)
    view = TableView(
        table_id=7,
        guild_id=1,
        channel_id=2,
        name="Riverside",
        owner_id=101,
        settings=SETTINGS,
        seats=tuple(sorted(lines, key=lambda line: line.seat)),
        hand_number=12 if room else 0,
        hand=room,
        recent=public_events(played.events) if played else (),
        deadline_ms=1_800_000_045_000 if room and not room.finished else None,
        next_hand_ms=1_800_000_008_000 if room and room.finished else None,
        paused=None,
        closed=False,
        revision=1,
        hand_players=tuple((seat.seat, 100 + seat.seat) for seat in seats),
    )
    return replace(view, **changes)


def name_of(player_id: int) -> str | None:
    return NAMES[player_id - 101] if 101 <= player_id <= 108 else None


def scene(view: TableView, names: Callable[[int], str | None] = name_of, locale: str = "en-US") -> Scene:
    return Scene(view, names, Phrases(locale))
