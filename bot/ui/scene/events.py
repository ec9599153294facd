"""The events of a hand in a few words, one line per street."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from operator import itemgetter
from typing import Final

from bot.common.escaping import DIVIDER
from bot.poker.events import (
    AntePosted,
    BetMade,
    BlindPosted,
    BroughtIn,
    Called,
    Checked,
    Completed,
    Drew,
    Event,
    Folded,
    HandStarted,
    OpenersShown,
    PassedIn,
    PotReturned,
    Raised,
    StreetDealt,
    UncalledReturned,
)
from bot.ui.scene.scene import Scene
from bot.ui.scene.stakes import game_of_mix
from bot.ui.text.cards import card_marks

_KEYS: Final[dict[type, str]] = {
    AntePosted: "did-table-ante",
    BlindPosted: "did-blind",
    BroughtIn: "did-bring-in",
    Completed: "did-complete",
    Checked: "did-check",
    BetMade: "did-bet",
    Called: "did-call",
    Raised: "did-raise",
    Folded: "did-fold",
    UncalledReturned: "did-take-back",
}
_ACTIONS: Final = (BroughtIn, Completed, Checked, BetMade, Called, Raised, Folded, Drew)
"""The events that are a player's action in their turn."""
_POSTS: Final = (AntePosted, BlindPosted)
_BETS: Final = (Called, BetMade, Raised, Completed, BroughtIn)

CUT: Final = "…"
Stage = tuple[int, bool]
"""(street, True for its draw, False for its bets); a draw and the bets after it get separate lines."""


def last_events(scene: Scene, most: int, since: int | None = None, *, pictured: bool = False) -> list[str]:
    """Return the last ``most`` events as text, the oldest first: one line per street, with its name.

    ``since`` is a seat: only events after that seat's own last action are shown. ``pictured`` leaves out the name of
    the current street, which the table's picture shows unless a board takes its room. A line begins with ``…`` if the
    street's first events are left out; otherwise a call could appear without the bet before it.
    """
    newest = [*islice(_newest_first(scene, since), most + 1)][::-1]
    if len(newest) > most:
        (stage, _), *newest = newest
        if newest and newest[0][0] == stage:
            newest = [(stage, CUT), *newest]
    stages = groupby(newest, key=itemgetter(0))
    shown = _pictured_stage(scene) if pictured else None
    return [_line(scene, None if stage == shown else stage, [text for _, text in texts]) for stage, texts in stages]


def _pictured_stage(scene: Scene) -> Stage | None:
    """Return the stage that the table's picture names; None between hands and with a board."""
    hand = scene.running
    if hand is None or (scene.game.has_board and hand.board):
        return None
    return hand.street, hand.drawing


def _line(scene: Scene, stage: Stage | None, texts: Sequence[str]) -> str:
    acts = DIVIDER.join(texts)
    if stage is None:
        return acts
    street, drawing = stage
    return f"**{street_name(scene, street, drawing=drawing)}** · {acts}"


def _newest_first(scene: Scene, since: int | None) -> Iterator[tuple[Stage | None, str]]:
    """Yield (stage, text) of each event, the newest first; the stage is None before the first street."""
    for street, event, all_in in reversed(scene.once(_course)):
        if isinstance(event, _ACTIONS) and event.seat == since:
            return
        if (text := event_text(scene, event)) is not None:
            marked = f"{text} ({scene.say('seat-all-in')})" if all_in else text
            yield (street, isinstance(event, Drew)) if street >= 0 else None, marked


def _course(scene: Scene) -> list[tuple[int, Event, bool]]:
    """Return the hand's events, each with its street and whether it put a player's last chips into the pot.

    The street is -1 before the first one.
    """
    street, streets = -1, []
    for event in scene.view.last.recent:
        street = event.street if isinstance(event, StreetDealt) else -1 if isinstance(event, PassedIn) else street
        streets.append(street)
    ordered = _in_order(scene.view.last.recent)
    all_in = set(_all_in(ordered))
    return [(streets[place], event, place in all_in) for place, event in enumerate(ordered)]


def went_all_in(scene: Scene, seat: int) -> bool:
    """Return True if the seat put its last chips into the pot in this hand."""
    return any(getattr(event, "seat", None) == seat for _, event, all_in in scene.once(_course) if all_in)


def _all_in(events: Sequence[Event]) -> Iterator[int]:
    """Yield the index of each event that put a player's last chips into the pot."""
    left: dict[int, int] = {}
    for place, event in enumerate(events):
        if isinstance(event, _BETS):
            chips = event.cost
        elif isinstance(event, _POSTS):
            chips = event.amount
        else:
            if isinstance(event, HandStarted):
                left = dict(zip(event.seats, event.stacks, strict=True))
            elif isinstance(event, PotReturned):
                left.update({seat: left.get(seat, 0) + chips for seat, chips in event.shares})
            continue
        left[event.seat] = left.get(event.seat, 0) - chips
        if not left[event.seat]:
            yield place


def _in_order(events: Sequence[Event]) -> list[Event]:
    """Return the events, with the small blind before the big blind.

    Heads-up, the button posts the small blind but is dealt to last (R-5.1).
    """
    ordered = list(events)
    posted = [place for place, event in enumerate(ordered) if isinstance(event, BlindPosted)]
    started = next((event for event in ordered if isinstance(event, HandStarted)), None)
    if started is None or len(started.seats) != 2 or len(posted) != 2:
        return ordered
    first, second = posted
    if started.blinds[0] > started.blinds[1]:
        ordered[first], ordered[second] = ordered[second], ordered[first]
    return ordered


def event_text(scene: Scene, event: Event) -> str | None:
    """Return a few words about the event; None if another part of the table's message shows it."""
    match event:
        case HandStarted() if scene.view.settings.rotation:
            return hand_game_text(scene, event)
        case StreetDealt(community=card) if card is not None:
            return scene.say("did-community")
        case StreetDealt(board=cards) if cards:
            return card_marks(cards)
        case AntePosted(dead=True) | BlindPosted() | UncalledReturned():
            return _did(scene, event, event.amount)
        case BroughtIn() | Called():
            return _did(scene, event, event.cost)
        case Completed() | BetMade() | Raised():
            return _did(scene, event, event.to)
        case Checked() | Folded():
            return scene.say.naming(_KEYS[type(event)], name=scene.seat_names[event.seat])
        case Drew():
            return scene.say.naming("did-draw", name=scene.seat_names[event.seat], count=event.count)
        case PassedIn():
            return DIVIDER.join(_passed_in(scene, event))
        case OpenersShown():
            return scene.say("did-openers", name=scene.seat_names[event.seat], cards=card_marks(event.cards))
        case _:
            return None


def hand_game_text(scene: Scene, started: HandStarted) -> str:
    """Return a text with the game of a hand at a mixed table, and with who chose it (R-14.2)."""
    game = game_of_mix(scene, started.game, started.stakes)
    if not started.chosen_by:
        return scene.say("did-game", game=game)
    return scene.say("did-choose", game=game, name=scene.seat_names[started.chosen_by])


def _passed_in(scene: Scene, event: PassedIn) -> Iterator[str]:
    """Yield texts that the hand was passed in, and which players are out of it (R-7.3)."""
    yield scene.say("did-pass-in")
    for key, seats in (("did-leave", event.left), ("did-miss", event.out)):
        if seats:
            names = scene.say.all_of([scene.seat_names[seat] for seat in seats])
            yield scene.say(key, names=names, count=len(seats))


def shares_text(scene: Scene, shares: Iterable[tuple[int, int]]) -> str:
    """Return the players and the chips that each got: ``Ada 14, Ben 13 and Cleo 13``."""
    texts = [scene.say("award-share", name=scene.seat_names[seat], amount=chips) for seat, chips in shares]
    return scene.say.all_of(texts)


def _did(
    scene: Scene,
    event: AntePosted | BlindPosted | BroughtIn | Called | Completed | BetMade | Raised | UncalledReturned,
    amount: int,
) -> str:
    return scene.say.naming(_KEYS[type(event)], name=scene.seat_names[event.seat], amount=amount)


def street_name(scene: Scene, street: int, *, drawing: bool = True) -> str:
    """Return the street's name; a draw (``drawing``) and the bets after it have different names."""
    after_draw = scene.streets[street].draw and not drawing
    return scene.say(f"street-{scene.streets[street].name}{'-bets' if after_draw else ''}")
