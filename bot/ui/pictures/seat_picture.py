"""The data of one seat in a table's picture, computed from the public view."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final, Literal

from bot.common.escaping import plain
from bot.poker.actions import cost_of_call
from bot.poker.events import BetMade, BroughtIn, Called, Checked, Completed, Raised, StreetDealt
from bot.poker.holdings import halves
from bot.poker.views import RoomView, SeatView
from bot.tables.ports import SeatLine
from bot.ui.scene.scene import Scene, half_words
from bot.ui.scene.seat_lines import draws_text, is_broke, standing

NAME_MOST: Final = 20

NoteKind = Literal[
    "won",
    "turn",
    "all_in",
    "folded",
    "mucked",
    "brought_in",
    "did",
    "left",
    "broke",
    "waiting",
    "sitting_out",
    "leaving",
]
BESIDE_THE_HAND: Final[frozenset[NoteKind]] = frozenset({"broke", "waiting", "sitting_out", "leaving"})
"""The notes that the alternative text has from ``SeatPicture.standing``, where they are longer."""
_DID: Final[dict[type, str]] = {
    Checked: "picture-checked",
    Called: "picture-called",
    BetMade: "picture-bet",
    Raised: "picture-raised",
    Completed: "picture-completed",
}


@dataclass(frozen=True, slots=True)
class Note:
    """A short note about a player, in the reader's language."""

    kind: NoteKind
    text: str


@dataclass(frozen=True, slots=True)
class SeatPicture:
    seat: int
    name: str
    """The player's name on one line; ``label`` is drawn instead if the font lacks one of its letters."""
    label: str
    """The text ``Seat 3`` in the reader's language, for a name that cannot be drawn."""
    stack: str
    upcards: tuple[int, ...] = ()
    backs: int = 0
    """The number of cards that lie face down."""
    shown: tuple[int, ...] = ()
    """The player's down cards, if they were shown at the showdown."""
    lifted: tuple[int, ...] = ()
    """The visible cards that count in a winning hand; they are drawn raised."""
    holding: str = ""
    """The name of the hand that the player showed; empty if they showed none."""
    halves: tuple[str, ...] = ()
    """The hand's name in each half of the pot in a split-pot game; empty in other games."""
    short_halves: tuple[str, ...] = ()
    """The same without the names of the halves, for narrow places."""
    draws: str = ""
    """The player's draws so far as text, ``drew 3, 1, pat``."""
    bet: int = 0
    bet_text: str = ""
    won: int = 0
    bounty: str = ""
    """The bounty on the player's head as text; empty if there is none (T-7.6)."""
    blind: str = ""
    """The mark of the blind that the seat posted, ``SB`` or ``BB``; empty for none."""
    notes: tuple[Note, ...] = ()
    """Short notes about the player, the most important first; only the first is drawn."""
    standing: tuple[str, ...] = ()
    """The notes that do not concern the hand, in full length; only for the alternative text."""
    dm_closed: bool = False
    button: bool = False
    turn: bool = False
    dimmed: bool = False
    """True if the player is out of the hand, or beaten at the showdown."""


def seat_pictures(scene: Scene) -> Iterator[SeatPicture]:
    """Yield the data of each occupied seat by number: players in the hand, and others at the table."""
    for seat in range(1, scene.view.settings.seats_max + 1):
        line, dealt = scene.lines.get(seat), scene.dealt.get(seat)
        same = line is not None and line.player_id == scene.dealt_players.get(seat)
        if dealt is not None and (line is None or same or not _may_be_replaced(scene, dealt)):
            yield _dealt(scene, dealt, line if same else None)
        elif line is not None:
            yield _not_in_hand(scene, line)


def dealt_picture(scene: Scene, seat: int) -> SeatPicture:
    """Return the data of the player who was dealt in at a seat, even if somebody else sits there now."""
    line = scene.lines.get(seat)
    same = line is not None and line.player_id == scene.dealt_players.get(seat)
    return _dealt(scene, scene.dealt[seat], line if same else None)


def _may_be_replaced(scene: Scene, dealt: SeatView) -> bool:
    """Return True if a seat's new player may be shown in place of the one who was dealt in and has left.

    That is the case once the hand is over, or if the player who left has folded.
    """
    return dealt.folded or scene.running is None


def _not_in_hand(scene: Scene, line: SeatLine) -> SeatPicture:
    """Return the data of a player who sits at the table but is not in the hand."""
    notes = tuple(_standing(scene, line))
    return SeatPicture(
        line.seat,
        _name(scene, line.player_id, line.seat),
        scene.say("seat-name", seat=line.seat),
        scene.say("seat-stack", amount=line.stack),
        bounty=_bounty(scene, line),
        notes=notes,
        standing=tuple(standing(scene, line)),
        dm_closed=line.dm_closed,
        dimmed=scene.running is not None or bool(notes),
    )


def _dealt(scene: Scene, dealt: SeatView, line: SeatLine | None) -> SeatPicture:
    """Return the data of a player who was dealt in; ``line`` is their seat now, None if they have left."""
    hand = scene.view.hand
    assert hand is not None
    over = scene.running is None
    # Between hands the stack may have grown by a new buy-in.
    stack = line.stack if line is not None and hand.finished else dealt.stack
    bet = 0 if over else dealt.bet
    # Players who have folded may still show their cards after the hand.
    open_ = not dealt.folded or bool(dealt.shown)
    return SeatPicture(
        dealt.seat,
        _name(scene, scene.dealt_players.get(dealt.seat), dealt.seat),
        scene.say("seat-name", seat=dealt.seat),
        scene.say("seat-stack", amount=stack),
        upcards=dealt.upcards if open_ else (),
        backs=dealt.downcards if open_ and not dealt.mucked and not dealt.shown else 0,
        shown=dealt.shown if open_ else (),
        lifted=_lifted(scene, hand, dealt),
        holding=scene.holding(dealt.holding) if dealt.holding else "",
        halves=_halves(scene, dealt, labelled=True),
        short_halves=_halves(scene, dealt, labelled=False),
        draws=draws_text(scene, dealt.seat) if open_ and dealt.seat in scene.draws else "",
        bet=bet,
        bet_text=scene.say("seat-stack", amount=bet) if bet else "",
        won=dealt.won,
        bounty=_bounty(scene, line),
        blind=_blind(scene, dealt.seat),
        notes=tuple(_notes(scene, hand, dealt, line)),
        standing=tuple(standing(scene, line)) if line is not None else (),
        dm_closed=line is not None and line.dm_closed,
        button=scene.game.forced != "bring_in" and hand.button == dealt.seat,
        turn=_has_turn(scene, dealt.seat),
        dimmed=dealt.folded or (hand.finished and not dealt.won),
    )


def _bounty(scene: Scene, line: SeatLine | None) -> str:
    return scene.say("seat-stack", amount=line.bounty) if line is not None and line.bounty else ""


def _halves(scene: Scene, dealt: SeatView, *, labelled: bool) -> tuple[str, ...]:
    lines = half_words(scene.say, dealt.holding, labelled=labelled) if dealt.holding else ()
    return lines if len(lines) > 1 else ()


def _name(scene: Scene, player_id: int | None, seat: int) -> str:
    name = scene.name_of(player_id) if player_id is not None else None
    return (plain(name, NAME_MOST) if name else "") or scene.say("seat-name", seat=seat)


def _lifted(scene: Scene, hand: RoomView, dealt: SeatView) -> tuple[int, ...]:
    """Return the visible cards that count in the winner's hand; in a split pot, in the halves won.

    Empty if the player did not win or showed no cards.
    """
    if not (hand.finished and dealt.won and dealt.holding):
        return ()
    cards, order = (*dealt.shown, *dealt.upcards), scene.rules.suit_order
    won = [halves(scene.ranking)[half].playing(cards, order, hand.board) for half in _halves_won(hand, dealt.seat)]
    return tuple(dict.fromkeys(chain(*(won or [scene.ranking.playing(cards, order, hand.board)]))))


def _halves_won(hand: RoomView, seat: int) -> list[int]:
    """Return the halves of split pots that the seat won (0, 1); empty if it won a pot that is not split."""
    if any(seat in dict(pot.shares) for pot in hand.pots if not pot.halves):
        return []
    return sorted({half for pot in hand.pots for half, shares in enumerate(pot.halves) if seat in dict(shares)})


def _blind(scene: Scene, seat: int) -> str:
    blind = scene.blinds.get(seat)
    return scene.say(f"seat-{blind}-blind") if blind is not None else ""


def _has_turn(scene: Scene, seat: int) -> bool:
    return scene.running is not None and scene.running.to_act == seat and not scene.view.course.paused


# A player's notes


def _notes(scene: Scene, hand: RoomView, dealt: SeatView, line: SeatLine | None) -> Iterator[Note]:
    say = scene.say
    if dealt.won:
        yield Note("won", say("seat-won", amount=dealt.won))
    if _has_turn(scene, dealt.seat):
        yield Note("turn", _turn(scene, hand))
    if dealt.all_in:
        yield Note("all_in", say("seat-all-in"))
    if dealt.folded:
        yield Note("folded", say("seat-out" if dealt.out else "seat-folded"))
    if dealt.mucked:
        yield Note("mucked", say("seat-mucked"))
    if dealt.bet and _brought_in(scene) == dealt.seat:
        yield Note("brought_in", say("picture-bring-in"))
    elif not dealt.folded and not dealt.all_in and (did := _did(scene, dealt.seat)):
        yield Note("did", say(did))
    if line is not None:
        yield from _standing(scene, line)
    elif not scene.view.course.closed:
        yield Note("left", say("seat-left"))


def _turn(scene: Scene, hand: RoomView) -> str:
    if hand.drawing:
        return scene.say("picture-to-draw")
    to_call = cost_of_call(hand.options)
    return scene.say("picture-to-call", amount=to_call) if to_call else scene.say("picture-to-act")


def _did(scene: Scene, seat: int) -> str:
    """Return the phrase key for the seat's last action on this street; empty if there is none.

    It is also empty after the hand.
    """
    key = ""
    for event in scene.view.last.recent if scene.running is not None else ():
        if isinstance(event, StreetDealt):
            key = ""
        elif isinstance(event, Checked | Called | BetMade | Raised | Completed) and event.seat == seat:
            key = _DID[type(event)]
    return key


def _brought_in(scene: Scene) -> int | None:
    """Return the seat that posted the bring-in on this street and has not acted since."""
    if scene.running is None:
        return None
    bring_in = None
    for event in scene.view.last.recent:
        if isinstance(event, StreetDealt):
            bring_in = None
        elif isinstance(event, BroughtIn):
            bring_in = event
    if bring_in is None:
        return None
    dealt = scene.dealt.get(bring_in.seat)
    return bring_in.seat if dealt is not None and dealt.bet == bring_in.to else None


def _standing(scene: Scene, line: SeatLine) -> Iterator[Note]:
    """Yield short notes about a player that do not concern their hand."""
    say, broke = scene.say, is_broke(scene, line)
    if broke:
        yield Note("broke", say("seat-broke"))
    elif line.waits_for_blind or line.status == "waiting":
        yield Note("waiting", say("picture-not-dealt-in"))
    if line.status == "sitting_out" and (scene.of_tournament or not broke):
        yield Note("sitting_out", say("seat-absent" if scene.of_tournament else "seat-sitting-out"))
    if line.status == "leaving":
        yield Note("leaving", say("seat-leaving"))
