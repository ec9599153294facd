"""The table's answers as text: what was done, or why it was refused and what is allowed (R-4.12)."""

from collections.abc import Callable
from typing import assert_never

from bot.common.escaping import clean
from bot.fairness.cutting import WORD_LENGTH_MOST
from bot.locales.phrases import Phrases, say
from bot.poker.actions import ActionKind
from bot.tables.messages import (
    Act,
    Back,
    ChooseGame,
    Close,
    CutDeal,
    HandOver,
    Kick,
    Leave,
    ModeratorOrder,
    MoreTime,
    Pause,
    PlanAhead,
    PostBlind,
    Resume,
    ShowHolding,
    Sit,
    SitOut,
    TurnRequest,
    VoidHand,
)
from bot.tables.replies import TableDenial, TableReply
from bot.tables.rules.position import LOCKED, MODERATOR
from bot.tables.seat_messages import ChangeSeat, Invite, Rename, SeatRequest, Uninvite, Unwait, Wait
from bot.ui.scene.refusals import denied, menu_label, refused, state_text, way_back
from bot.ui.scene.scene import Scene
from bot.ui.scene.seat_lines import is_in_hand
from bot.ui.scene.sizes import is_named_by_cost
from bot.ui.scene.stakes import buy_in_text, games_to_choose
from bot.ui.text.moments import at_second

Asking = Act | Sit | Leave | SitOut | Back | Close | CutDeal | ChooseGame | ModeratorOrder | TurnRequest | SeatRequest
NameOf = Callable[[int], str | None]


def nobody(player_id: int) -> None:
    """Return None for every player, so that seats are named by their numbers."""


def answer(
    locale: str, message: Asking, reply: TableReply | None, name_of: NameOf = nobody, until: str | None = None
) -> str:
    """Return one or two sentences for the person who sent the message to the table.

    ``reply`` is None if the table is not open. ``until`` is the end of the sender's ban as text, if the ban is the
    reason for the denial.
    """
    if reply is None:
        return say(locale, "table-gone")
    scene = Scene(reply.view, name_of, Phrases(locale))
    if reply.refusal is not None:
        return refused(scene, reply.refusal, reply.private)
    if reply.denial is not None:
        if _is_broke(scene, message, reply.denial):
            return scene.say(
                "denial-out-of-chips", buy_in=buy_in_text(scene.say, scene.view.settings), menu=menu_label(scene)
            )
        of_another = _denied_about_another(scene, message, reply.denial)
        return of_another or denied(scene, reply.denial, _asker(message), until, reply.private)
    return done(scene, message)


def _asker(message: Asking) -> int | None:
    return message.request.player_id if message.request is not None else None


def _is_broke(scene: Scene, message: Asking, denial: TableDenial) -> bool:
    """Return True if the player sits out because they have no chips left at the table.

    They come back with another buy-in, whatever their wallet holds.
    """
    if isinstance(message, Back):
        return denial is TableDenial.INSUFFICIENT_CHIPS
    seat = scene.seat_of(_asker(message) or 0)
    line = scene.lines.get(seat) if seat is not None else None
    out = isinstance(message, SitOut) and denial is TableDenial.ALREADY_OUT and not scene.of_tournament
    return out and line is not None and not line.stack


def _denied_about_another(scene: Scene, message: Asking, denial: TableDenial) -> str | None:
    """Return a special sentence for a denial of a moderator's request about another player.

    The usual sentence would address the moderator as if they were the player. None if there is no special sentence.
    """
    table = scene.table_name()
    match message:
        case Kick(player_id=player) if denial is TableDenial.NOT_SEATED:
            return scene.say("kick-not-seated", name=scene.name(player), table=table)
        case Kick(player_id=player) if denial is TableDenial.ALREADY_LEAVING:
            return scene.say(scene.ends("kick-already-leaving"), name=scene.name(player), table=table)
        case Kick(player_id=player) if denial is TableDenial.TOURNAMENT:
            return scene.say("kick-tournament", name=scene.name(player), table=table)
        case Close() if denial is TableDenial.TOURNAMENT:
            return scene.say("close-tournament", table=table)
        case Pause() if denial is TableDenial.CLOSES_AFTER_HAND:
            return scene.say("pause-closes-after-hand", table=table)
        case Pause() if denial is TableDenial.ALREADY_PAUSED and scene.view.course.pausing:
            return scene.say("pause-due", table=table)
        case HandOver() if denial is TableDenial.TOURNAMENT:
            return scene.say("hand-over-tournament", table=table)
        case HandOver(owner_id=owner) if denial is TableDenial.ALREADY_OWNER:
            return scene.say("hand-over-already", name=scene.name(owner), table=table)
        case _:
            return None


# Done


def done(scene: Scene, message: Asking) -> str:
    player = _asker(message)
    seat = scene.seat_of(player) if player is not None else None
    line = scene.lines.get(seat) if seat is not None else None
    match message:
        case Act():
            return _act_done(scene, message, seat)
        case Sit():
            return scene.say("done-sit", seat=seat or 0, amount=line.stack if line else 0)
        case Leave():
            return left_text(scene) if line is None else _leaving(scene)
        case SitOut():
            return scene.say("done-sitout", menu=menu_label(scene))
        case Back():
            return scene.say("done-back-tournament" if scene.of_tournament else "done-back")
        case PostBlind() | MoreTime() | ShowHolding() | PlanAhead():
            return _turn_request(scene, message)
        case Invite() | Uninvite() | Wait() | Unwait() | ChangeSeat() | Rename():
            return _seat_request(scene, message)
        case Close():
            return _closed(scene, message)
        case ChooseGame():
            return scene.say("done-choose", game=games_to_choose(scene.say, scene.view.settings)[message.game])
        case CutDeal():
            return scene.say("done-cut", word=clean(message.word, WORD_LENGTH_MOST))
        case _:
            return _order_done(scene, message)


def left_text(scene: Scene) -> str:
    """Return what a player reads who has left the table."""
    return scene.say(scene.ends("done-leave"), table=scene.table_name())


def _leaving(scene: Scene) -> str:
    text = scene.say(scene.ends("done-leaving"), table=scene.table_name())
    return f"{text} {way_back(scene)}".strip()


def _closed(scene: Scene, message: Close) -> str:
    if not scene.view.course.closed:
        return scene.say(scene.ends("done-closes-after-hand"), table=scene.table_name())
    undone = message.void_hand and scene.view.last.voided is not None
    return scene.say(scene.ends("done-close-void" if undone else "done-close"), table=scene.table_name())


def _order_done(scene: Scene, order: ModeratorOrder) -> str:
    view, table = scene.view, scene.table_name()
    match order:
        case Pause():
            return scene.say("done-pause" if view.course.paused in (MODERATOR, LOCKED) else "done-pausing", table=table)
        case Resume():
            return f"{scene.say('done-resume', table=table)} {state_text(scene, None)}"
        case VoidHand():
            return scene.say("done-void", table=table, number=view.hand_number)
        case Kick(player_id=player):
            key = "done-kick" if scene.seat_of(player) is None else "done-kicking"
            return scene.say(scene.ends(key), name=scene.name(player), table=table)
        case HandOver(owner_id=owner):
            return scene.say("done-hand-over", name=scene.name(owner), table=table)
        case _:
            assert_never(order)


def _act_done(scene: Scene, message: Act, seat: int | None) -> str:
    if message.kind in (ActionKind.CHECK, ActionKind.FOLD):
        return scene.say(f"done-{message.kind}")
    if message.kind is ActionKind.DRAW:
        return scene.say("done-draw", count=len(message.cards))
    amount = _amount(scene, message.kind, seat)
    # The next hand may be dealt already, so that the view no longer has the act.
    return scene.say("done-act") if amount is None else scene.say(f"done-{message.kind}", amount=amount)


def _amount(scene: Scene, kind: ActionKind, seat: int | None) -> int | None:
    """Return the chips that the player's last act cost, or their total bet; None if it is unknown."""
    for event in reversed(scene.view.last.recent):
        amount = getattr(event, "cost" if is_named_by_cost(kind) else "to", None)
        if isinstance(amount, int) and getattr(event, "seat", None) == seat:
            return amount
    return None


# Requests around a turn


def _turn_request(scene: Scene, message: TurnRequest) -> str:
    match message:
        case PostBlind():
            return scene.say("done-post-blind")
        case MoreTime():
            deadline_ms = scene.view.clock.deadline_ms
            if deadline_ms is None:
                return scene.say("done-act")  # The turn is over already.
            return scene.say("done-more-time", when=at_second(scene.say, deadline_ms))
        case ShowHolding():
            return scene.say("done-show")
        case PlanAhead():
            return scene.say("done-act")
        case _:
            assert_never(message)


# Requests for a seat


def _seat_request(scene: Scene, message: SeatRequest) -> str:
    match message:
        case Wait():
            return _waits(scene, message.request.player_id)
        case Unwait():
            return scene.say("done-unwait", table=scene.table_name())
        case ChangeSeat():
            return _moves(scene, message)
        case Rename():
            return scene.say("done-rename", table=scene.table_name())
        case Invite() | Uninvite():
            # Only the command knows the other player's name.
            return scene.say("done-act")
        case _:
            assert_never(message)


def _waits(scene: Scene, player_id: int | None) -> str:
    """Return a sentence with the player's place on the waiting list, or with the seat that they have got."""
    seat = scene.seat_of(player_id) if player_id is not None else None
    line = scene.lines.get(seat) if seat is not None else None
    if line is not None:
        return scene.say("done-sit", seat=line.seat, amount=line.stack)
    for place, entry in enumerate(scene.view.people.waiting, start=1):
        if entry.player_id == player_id:
            return scene.say("done-wait", table=scene.table_name(), place=place, amount=entry.buy_in)
    return scene.say("done-act")


def _moves(scene: Scene, message: ChangeSeat) -> str:
    player_id = message.request.player_id
    seat = scene.seat_of(player_id) if player_id is not None else None
    line = scene.lines.get(seat) if seat is not None else None
    if line is None:
        return scene.say("done-act")
    blinds = scene.view.games.big_blind_seat is not None
    if line.moves_to:
        text = scene.say("done-seat-later", seat=line.moves_to)
    elif line.seat == message.seat and is_in_hand(scene, line):
        return scene.say("done-seat-stays", seat=line.seat)
    else:
        text = scene.say("done-seat", seat=line.seat)
    if not blinds:
        return text
    return f"{text} {scene.say('done-seat-posts' if message.post else 'done-seat-blinds')}"
