"""What happened in a hand, in short: a line a street."""

from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from operator import itemgetter
from typing import Final

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
    Raised,
    StreetDealt,
    UncalledReturned,
)
from bot.ui.card_text import card_marks
from bot.ui.scene import Scene

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


def last_happenings(scene: Scene, most: int) -> list[str]:
    """The last ``most`` things that happened, oldest first, those of a street in one line with its name."""
    told = [*islice(_newest_first(scene), most)][::-1]
    streets = groupby(told, key=itemgetter(0))
    return [_line(scene, street, [text for _, text in texts]) for street, texts in streets]


def _line(scene: Scene, street: int, texts: Sequence[str]) -> str:
    return " · ".join(texts if street < 0 else (f"**{street_name(scene, street)}**", *texts))


def _newest_first(scene: Scene) -> Iterator[tuple[int, str]]:
    """Each happening with its street, -1 before the first."""
    street, streets = -1, []
    for event in scene.view.recent:
        street = event.street if isinstance(event, StreetDealt) else -1 if isinstance(event, PassedIn) else street
        streets.append(street)
    for at, event in zip(reversed(streets), reversed(scene.view.recent), strict=True):
        if (text := happening(scene, event)) is not None:
            yield at, text


def happening(scene: Scene, event: Event) -> str | None:
    """The event in a few words; None for one that the rest of the card tells."""
    match event:
        case HandStarted() if scene.view.settings.rotation:
            return scene.say("did-game", game=scene.game_name(event.game))
        case StreetDealt(community=card) if card is not None:
            return scene.say("did-community")
        case AntePosted(dead=True) | BlindPosted() | UncalledReturned():
            return _did(scene, event, event.amount)
        case BroughtIn() | Called():
            return _did(scene, event, event.cost)
        case Completed() | BetMade() | Raised():
            return _did(scene, event, event.to)
        case Checked() | Folded():
            return scene.say(_KEYS[type(event)], name=scene.seat_name(event.seat))
        case Drew():
            return scene.say("did-draw", name=scene.seat_name(event.seat), count=event.count)
        case PassedIn():
            return scene.say("did-pass-in")
        case OpenersShown():
            return scene.say("did-openers", name=scene.seat_name(event.seat), cards=card_marks(event.cards))
        case _:
            return None


def _did(
    scene: Scene,
    event: AntePosted | BlindPosted | BroughtIn | Called | Completed | BetMade | Raised | UncalledReturned,
    amount: int,
) -> str:
    return scene.say(_KEYS[type(event)], name=scene.seat_name(event.seat), amount=amount)


def street_name(scene: Scene, street: int) -> str:
    return scene.say(f"street-{scene.streets[street].name}")


def draws_of(scene: Scene, seat: int) -> list[int]:
    """How many cards the seat drew in each draw of this deal so far; 0 stands for pat (R-5.4)."""
    counts: list[int] = []
    for event in scene.view.recent:
        if isinstance(event, PassedIn):
            counts.clear()
        elif isinstance(event, Drew) and event.seat == seat:
            counts.append(event.count)
    return counts
