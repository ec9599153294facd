"""Words a table's answer: what was done, or why not and what is allowed now (R-4.12)."""

from collections.abc import Callable, Sequence
from typing import Final, assert_never

from bot.poker.actions import BIGGER, ActionKind, Option, cost_of_call
from bot.poker.refusals import Reason, Refusal
from bot.poker.views import PlayerView
from bot.tables.messages import (
    BY_TOURNAMENT,
    Act,
    Back,
    Close,
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
from bot.tables.ports import TableView
from bot.tables.replies import Denial, Reply
from bot.tables.rules.position import MODERATOR
from bot.tables.seat_messages import ChangeSeat, Invite, Rename, SeatRequest, Uninvite, Unwait, Wait
from bot.ui.scene.scene import Scene
from bot.ui.scene.seat_answers import seat_request_done
from bot.ui.scene.sizes import is_told_by_cost, told_amount
from bot.ui.scene.turn_answers import turn_request_done
from bot.ui.text.moments import at_second, second_stamp
from bot.ui.text.phrases import Phrases, say
from bot.ui.text.standing import ban_end

Asking = Act | Sit | Leave | SitOut | Back | Close | ModeratorOrder | TurnRequest | SeatRequest
_MISFITS: Final = (Reason.WRONG_KIND, Reason.CHECK_FACING_BET)
"""Reasons that are worded differently when the bring-in is due."""
_OTHERWISE_IN_TOURNAMENTS: Final = (Denial.CLOSED, Denial.CLOSING, Denial.NOT_SEATED, Denial.NOT_OUT, Denial.KICKED)
"""Denials that are worded there without wallets and buy-ins."""
_OTHERWISE_AT_PRACTICE: Final = (Denial.CLOSED, Denial.ALREADY_LEAVING, Denial.KICKED)
"""They are told there without a word about paying out."""
NameOf = Callable[[int], str | None]


def nobody(player_id: int) -> None:
    """Where no names are at hand, a seat is called by its number."""


def answer(
    locale: str, message: Asking, reply: Reply | None, name_of: NameOf = nobody, until: str | None = None
) -> str:
    """One or two sentences for who asked. ``reply`` None: no such table is open. ``until``: how long the asker's ban
    lasts, in words, where that is why nothing was done."""
    if reply is None:
        return say(locale, "table-gone")
    scene = Scene(reply.view, name_of, Phrases(locale))
    if reply.refusal is not None:
        return refused(scene, reply.refusal, reply.private)
    if reply.denial is not None:
        if _is_broke(scene, message, reply.denial):
            return scene.say("denial-out-of-chips", buy_in=_buy_in(scene), menu=_menu(scene))
        of_another = _denied_about_another(scene, message, reply.denial)
        return of_another or denied(scene, reply.denial, _asker(message), until, reply.private)
    return done(scene, message)


def _asker(message: Asking) -> int | None:
    return message.request.player_id if message.request is not None else None


# Refused by the rules of the game


def refused(scene: Scene, refusal: Refusal, private: PlayerView | None = None) -> str:
    """``private``: how the asker sees the hand."""
    to_call = cost_of_call(refusal.options)
    name = scene.seat_name(refusal.to_act) if refusal.to_act is not None else ""
    if refusal.reason in _MISFITS and any(option.kind is ActionKind.BRING_IN for option in refusal.options):
        return scene.say("refusal-must-open", options=_options(scene.say, refusal.options))
    if refusal.reason is Reason.OUT_OF_TURN and refusal.to_act is None:
        why = scene.say("refusal-passed-in")
    elif refusal.reason is Reason.CHECK_FACING_BET and not to_call:
        # Facing nothing but the bring-in, which is posted, not called.
        why = scene.say("refusal-wrong_kind")
    else:
        why = scene.say(f"refusal-{refusal.reason}", amount=to_call, name=name)
    if refusal.reason is Reason.HAND_OVER:
        return f"{why} {_next_hand(scene.view, scene.say)}"
    return f"{why} {allowed(scene.say, _open_to(refusal, private))}".strip()


def _open_to(refusal: Refusal, private: PlayerView | None) -> Sequence[Option]:
    """The options of the player: the room's options name the opening bet that they alone are refused (R-7.1)."""
    if private is not None and private.options:
        return private.options
    opens = refusal.reason is Reason.NO_OPENERS
    return [option for option in refusal.options if not (opens and option.kind is ActionKind.BET)]


def allowed(say_: Phrases, options: Sequence[Option]) -> str:
    """``You may call 40, raise to 80, or fold.`` Empty where nothing is."""
    return say_("allowed-now", options=_options(say_, options)) if options else ""


def _options(say_: Phrases, options: Sequence[Option]) -> str:
    return say_.any_of([_option(say_, option) for option in options])


def _option(say_: Phrases, option: Option) -> str:
    if option.kind is ActionKind.DRAW:
        return say_("option-draw", most=option.most)
    told = say_(f"option-{option.kind}", amount=told_amount(option))
    sized = option.most > option.to and option.kind in BIGGER
    return say_("option-range", option=told, most=option.most) if sized else told


# Denied by the table


def denied(
    scene: Scene,
    denial: Denial,
    player_id: int | None,
    until: str | None = None,
    private: PlayerView | None = None,
) -> str:
    """``private``: how the player sees the hand."""
    settings = scene.view.settings
    seat = scene.seat_of(player_id) if player_id is not None else None
    why = scene.say(
        _sentence(scene, denial),
        buy_in=_buy_in(scene),
        seat=seat or 0,
        seats=settings.seats_max,
        free=scene.say.all_of([str(number) for number in scene.free_seats]),
        until=until or ban_end(scene.say, None),
        menu=_menu(scene),
    )
    if denial is Denial.NO_HAND:
        return f"{why} {_next_hand(scene.view, scene.say)}"
    if denial is Denial.ALREADY_LEAVING:
        return f"{why} {_way_back(scene)}".strip()
    if denial is Denial.STALE:
        return f"{why} {_now(scene, seat, private)}"
    return why


def _sentence(scene: Scene, denial: Denial) -> str:
    """The key of what is said."""
    if denial is Denial.SEAT_TAKEN and not scene.free_seats:
        return "denial-no_other_seat"
    paused = scene.view.paused if denial is Denial.PAUSED else None
    if paused == BY_TOURNAMENT:
        return "denial-paused-tournament"
    if scene.of_tournament:
        return f"denial-{denial}-tournament" if denial in _OTHERWISE_IN_TOURNAMENTS else f"denial-{denial}"
    if denial in _OTHERWISE_AT_PRACTICE:
        return scene.ends(f"denial-{denial}")
    return "denial-paused-moderator" if paused == MODERATOR else f"denial-{denial}"


def _is_broke(scene: Scene, message: Asking, denial: Denial) -> bool:
    """True if they sit out because their stack is gone: the way back is another buy-in, whatever the wallet holds."""
    if isinstance(message, Back):
        return denial is Denial.INSUFFICIENT_CHIPS
    seat = scene.seat_of(_asker(message) or 0)
    line = scene.lines.get(seat) if seat is not None else None
    out = isinstance(message, SitOut) and denial is Denial.ALREADY_OUT and not scene.of_tournament
    return out and line is not None and not line.stack


def _denied_about_another(scene: Scene, message: Asking, denial: Denial) -> str | None:
    """A sentence of its own where the one for players would speak to the wrong person."""
    table = scene.table_name()
    match message:
        case Kick(player_id=player) if denial is Denial.NOT_SEATED:
            return scene.say("kick-not-seated", name=scene.name(player), table=table)
        case Kick(player_id=player) if denial is Denial.ALREADY_LEAVING:
            return scene.say(scene.ends("kick-already-leaving"), name=scene.name(player), table=table)
        case Kick(player_id=player) if denial is Denial.TOURNAMENT:
            return scene.say("kick-tournament", name=scene.name(player), table=table)
        case Close() if denial is Denial.TOURNAMENT:
            return scene.say("close-tournament", table=table)
        case Pause() if denial is Denial.CLOSING:
            return scene.say("pause-closing", table=table)
        case _:
            return None


def _buy_in(scene: Scene) -> str:
    least, most = scene.view.settings.buy_in_least, scene.view.settings.buy_in_most
    return scene.say("buy-in-one", amount=least) if least == most else scene.say("buy-in-range", least=least, most=most)


def _next_hand(view: TableView, say_: Phrases) -> str:
    if view.paused == MODERATOR:
        return say_("no-hand-while-paused")
    if view.paused == BY_TOURNAMENT:
        return say_("no-hand-while-tournament-paused")
    if view.next_hand_ms is None:
        return say_("no-hand-due" if view.tournament_id is None else "hand-follows")
    return say_("next-hand-due", when=second_stamp(view.next_hand_ms))


def _way_back(scene: Scene) -> str:
    """How to stay after all; empty where the table closes anyway."""
    return "" if scene.view.closing else scene.say("leaving-way-back", menu=_menu(scene))


def _menu(scene: Scene) -> str:
    """The button at the table that leads to one's own seat."""
    return scene.on_card("button-menu")


def _now(scene: Scene, seat: int | None, private: PlayerView | None = None) -> str:
    hand = scene.view.hand
    if scene.view.deal_again_ms is not None:
        return scene.say("deal-again", when=at_second(scene.say, scene.view.deal_again_ms))
    if hand is None or hand.to_act is None:
        return _next_hand(scene.view, scene.say)
    if hand.to_act == seat:
        own = private.options if private is not None and private.room.version == hand.version else hand.options
        return f"{scene.say('your-turn')} {allowed(scene.say, own)}"
    return scene.say("turn-of", name=scene.seat_name(hand.to_act))


# Done


def done(scene: Scene, message: Asking) -> str:
    player = _asker(message)
    seat = scene.seat_of(player) if player is not None else None
    line = scene.lines.get(seat) if seat is not None else None
    match message:
        case Act():
            return _acted(scene, message, seat)
        case Sit():
            return scene.say("done-sit", seat=seat or 0, amount=line.stack if line else 0)
        case Leave():
            return _left(scene) if line is None else _leaving(scene)
        case SitOut():
            return scene.say("done-sitout", menu=_menu(scene))
        case Back():
            return scene.say("done-back-tournament" if scene.of_tournament else "done-back")
        case PostBlind() | MoreTime() | ShowHolding() | PlanAhead():
            return turn_request_done(scene, message)
        case Invite() | Uninvite() | Wait() | Unwait() | ChangeSeat() | Rename():
            return seat_request_done(scene, message)
        case Close():
            return _closed(scene, message)
        case _:
            return _ruled(scene, message)


def _left(scene: Scene) -> str:
    return scene.say(scene.ends("done-leave"), table=scene.table_name())


def _leaving(scene: Scene) -> str:
    told = scene.say(scene.ends("done-leaving"), table=scene.table_name())
    return f"{told} {_way_back(scene)}".strip()


def _closed(scene: Scene, message: Close) -> str:
    if not scene.view.closed:
        return scene.say(scene.ends("done-closing"), table=scene.table_name())
    undone = message.void_hand and scene.view.voided is not None
    return scene.say(scene.ends("done-close-void" if undone else "done-close"), table=scene.table_name())


def _ruled(scene: Scene, order: ModeratorOrder) -> str:
    view, table = scene.view, scene.table_name()
    match order:
        case Pause():
            return scene.say("done-pause" if view.paused == MODERATOR else "done-pausing", table=table)
        case Resume():
            return f"{scene.say('done-resume', table=table)} {_now(scene, None)}"
        case VoidHand():
            return scene.say("done-void", table=table, number=view.hand_number)
        case Kick(player_id=player):
            key = "done-kick" if scene.seat_of(player) is None else "done-kicking"
            return scene.say(scene.ends(key), name=scene.name(player), table=table)
        case HandOver(owner_id=owner):
            return scene.say("done-hand-over", name=scene.name(owner), table=table)
        case _:
            assert_never(order)


def _acted(scene: Scene, message: Act, seat: int | None) -> str:
    if message.kind in (ActionKind.CHECK, ActionKind.FOLD):
        return scene.say(f"done-{message.kind}")
    if message.kind is ActionKind.DRAW:
        return scene.say("done-draw", count=len(message.cards))
    amount = _amount(scene, message.kind, seat)
    # The next hand may have been dealt already, and the act be gone from the view.
    return scene.say("done-act") if amount is None else scene.say(f"done-{message.kind}", amount=amount)


def _amount(scene: Scene, kind: ActionKind, seat: int | None) -> int | None:
    """The chips that the act cost or came to: the last event of that seat tells."""
    for event in reversed(scene.view.recent):
        amount = getattr(event, "cost" if is_told_by_cost(kind) else "to", None)
        if isinstance(amount, int) and getattr(event, "seat", None) == seat:
            return amount
    return None
