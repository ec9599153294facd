"""What happened in a hand, a line an event."""

from typing import Final

from bot.poker.events import (
    BetMade,
    BroughtIn,
    Called,
    Checked,
    Completed,
    Event,
    Folded,
    Raised,
    StreetDealt,
    UncalledReturned,
)
from bot.poker.games import GAMES
from bot.ui.scene import Scene

_KEYS: Final[dict[type, str]] = {
    BroughtIn: "did-bring-in",
    Completed: "did-complete",
    Checked: "did-check",
    BetMade: "did-bet",
    Called: "did-call",
    Raised: "did-raise",
    Folded: "did-fold",
    UncalledReturned: "did-take-back",
}


def happening(scene: Scene, event: Event) -> str | None:
    """The event in a short line; None for one that the rest of the card tells."""
    match event:
        case StreetDealt(community=None):
            return scene.say("did-street", street=street_name(scene, event.street))
        case StreetDealt():
            return scene.say("did-community")
        case BroughtIn() | Called():
            return _did(scene, event, event.cost)
        case Completed() | BetMade() | Raised():
            return _did(scene, event, event.to)
        case UncalledReturned():
            return _did(scene, event, event.amount)
        case Checked() | Folded():
            return scene.say(_KEYS[type(event)], name=scene.seat_name(event.seat))
        case _:
            return None


def _did(scene: Scene, event: BroughtIn | Called | Completed | BetMade | Raised | UncalledReturned, amount: int) -> str:
    return scene.say(_KEYS[type(event)], name=scene.seat_name(event.seat), amount=amount)


def street_name(scene: Scene, street: int) -> str:
    return scene.say(f"street-{GAMES[scene.view.settings.game].streets[street].name}")
