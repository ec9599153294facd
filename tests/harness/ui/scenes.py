"""Tables for tests of texts and pictures: hands played by the rules, and views built by hand."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.locales.phrases import Phrases
from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK, parse_cards
from bot.poker.events import public_events
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Refusal
from bot.poker.stakes import Limit, Stakes
from bot.poker.views import RoomView
from bot.tables.ports import SeatLine, TableView
from bot.tables.state import TableSettings
from bot.tables.view_parts import ClockView, LastHandView, PlaceView
from bot.ui.scene.scene import Scene
from tests.harness.tables.altered import altered

NAMES: Final = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi", "Ivan", "Judy")
SETTINGS: Final = TableSettings("razz", Stakes.of(10, 20), HouseRules(), 8, 400, 400)
WORST_NAME: Final = "_" * 32
"""A long name, in which every character has to be escaped."""


def play(stacks: Mapping[int, int], *kinds: ActionKind, button: int = 1, deck: Sequence[int] = DECK) -> Hand:
    """Return a hand dealt from ``deck`` after these actions, each by the player to act."""
    hand = Hand.start(GAMES["razz"], HouseRules(), SETTINGS.stakes, tuple(stacks.items()), button, deck)
    for kind in kinds:
        act(hand, kind)
    return hand


def deal(
    game: str,
    stacks: Mapping[int, int],
    *,
    rules: HouseRules | None = None,
    limit: Limit | None = None,
    deck: Sequence[int] | None = None,
    button: int = 1,
) -> Hand:
    """Return a hand of any game, dealt at its usual stakes with a small bet of 10."""
    rules, played = rules or HouseRules(), GAMES[game]
    stakes = played.stakes(rules, 10, limit=limit)
    return Hand.start(played, rules, stakes, tuple(stacks.items()), button, deck or played.deck_under(rules))


def without_openers() -> Hand:
    """Return a jackpots hand of three players, in which seat 1 is to act first and holds a pair of tens."""
    tens = parse_cards("TcTd3h4h5s")
    rest = [card for card in DECK if card not in tens]
    deck = [card for at in range(5) for card in (tens[at], *rest[2 * at : 2 * at + 2])]
    deck += [card for card in rest if card not in deck]
    rules = HouseRules(jackpots=True)
    hand = deal("five-card-draw", {1: 400, 2: 400, 3: 400}, rules=rules, deck=deck, button=3)
    assert (hand.to_act, sorted(hand.view(1).downcards)) == (1, sorted(tens))
    return hand


def act(hand: Hand, kind: ActionKind, to: int | None = None, cards: Sequence[int] = (), seed: int = 0) -> None:
    assert hand.to_act is not None
    deck = hand.state.game.deck_under(hand.state.rules)
    outside = Outside(random.Random(seed).sample(deck, len(deck)))
    outcome = hand.apply(Action(hand.to_act, kind, to, tuple(cards)), outside)
    assert not isinstance(outcome, Refusal), outcome


def draw(hand: Hand, *places: int) -> tuple[int, ...]:
    """Discard the cards at these places for the player to act, and return them."""
    assert hand.to_act is not None
    down = hand.view(hand.to_act).downcards
    discards = tuple(down[place] for place in places)
    act(hand, ActionKind.DRAW, cards=discards)
    return discards


def to_the_draw(hand: Hand) -> Hand:
    """Let every player call or check until somebody is to draw."""
    while not hand.state.drawing:
        kinds = {option.kind for option in hand.legal()}
        act(hand, next(kind for kind in (ActionKind.CHECK, ActionKind.CALL) if kind in kinds))
    return hand


def play_out(hand: Hand, prefer: Sequence[ActionKind]) -> Hand:
    """Play the hand to its end; each player takes the first of ``prefer`` that is allowed."""
    while not hand.finished:
        allowed = {option.kind for option in hand.legal()}
        act(hand, next(kind for kind in prefer if kind in allowed))
    return hand


def table(played: Hand | None = None, **changes: Any) -> TableView:
    """Return the hand's table, or the table of the ``hand`` among the changes.

    The player in seat 1 has the id 101, and so on.
    """
    room: RoomView | None = changes.pop("hand", played.view(None) if played else None)
    settings = SETTINGS
    if played is not None:
        state = played.state
        seats_max = max(SETTINGS.seats_max, state.game.seats_most)
        settings = replace(SETTINGS, game=state.game.name, stakes=state.stakes, rules=state.rules, seats_max=seats_max)
    seats = room.seats if room else ()
    lines = (SeatLine(seat.seat, 100 + seat.seat, seat.stack, "playing", False) for seat in seats)
    view = TableView(
        table_id=7,
        place=PlaceView(guild_id=1, channel_id=2, name="Riverside", owner_id=101),
        clock=ClockView(
            deadline_ms=1_800_000_045_000 if room and not room.finished else None,
            next_hand_ms=1_800_000_008_000 if room and room.finished else None,
        ),
        last=LastHandView(
            recent=public_events(played.events) if played else (),
            hand_players=tuple((seat.seat, 100 + seat.seat) for seat in seats),
        ),
        settings=settings,
        seats=tuple(sorted(lines, key=lambda line: line.seat)),
        hand_number=12 if room else 0,
        hand=room,
        revision=1,
    )
    return altered(view, **changes)


def name_of(player_id: int) -> str | None:
    return NAMES[player_id - 101] if 101 <= player_id <= 100 + len(NAMES) else None


def scene(view: TableView, names: Callable[[int], str | None] = name_of, locale: str = "en-US") -> Scene:
    return Scene(view, names, Phrases(locale))
