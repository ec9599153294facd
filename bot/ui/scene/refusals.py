"""The reasons for refusals as text, together with what is allowed (R-4.12).

A refusal comes from the game's rules, from the table, or from a check before the request reaches the table.
"""

from collections.abc import Sequence
from typing import Final

from bot.locales.phrases import Phrases
from bot.poker.actions import BIGGER, ActionKind, Option, cost_of_call
from bot.poker.refusals import Reason, Refusal
from bot.poker.views import PlayerView
from bot.tables.messages import BY_TOURNAMENT
from bot.tables.ports import TableView
from bot.tables.replies import TableDenial
from bot.tables.rules.position import IMPOSSIBLE, LOCKED, MODERATOR
from bot.ui.scene.scene import Scene
from bot.ui.scene.sizes import named_amount
from bot.ui.scene.stakes import buy_in_text
from bot.ui.text.moments import at_second, second_stamp
from bot.ui.text.obstacles import reason_of
from bot.ui.text.standing import ban_end

_MISFITS: Final = (Reason.WRONG_KIND, Reason.CHECK_FACING_BET)
"""The reasons that have a different wording if the player must post the bring-in or complete."""
_OTHERWISE_IN_TOURNAMENTS: Final = (
    TableDenial.CLOSED,
    TableDenial.CLOSES_AFTER_HAND,
    TableDenial.NOT_SEATED,
    TableDenial.NOT_OUT,
    TableDenial.KICKED,
)
"""The denials that have a different wording in a tournament, which has no wallets or buy-ins."""
_OTHERWISE_AT_PRACTICE: Final = (TableDenial.CLOSED, TableDenial.ALREADY_LEAVING, TableDenial.KICKED)
"""The denials that have a different wording at a practice table, which has no cash-out."""


# Refused by the rules of the game


def refused(scene: Scene, refusal: Refusal, private: PlayerView | None = None) -> str:
    """Return why the rules refuse an act, and what is allowed.

    ``private`` is the player's own view of the hand.
    """
    to_call = cost_of_call(refusal.options)
    name = scene.seat_names[refusal.to_act] if refusal.to_act is not None else ""
    if refusal.reason in _MISFITS and any(option.kind is ActionKind.BRING_IN for option in refusal.options):
        return scene.say("refusal-must-open", options=_options(scene.say, refusal.options))
    if refusal.reason is Reason.OUT_OF_TURN and refusal.to_act is None:
        reason = scene.say("refusal-passed-in")
    elif refusal.reason is Reason.CHECK_FACING_BET and not to_call:
        # They face only the bring-in, which they post and do not call.
        reason = scene.say("refusal-wrong_kind")
    else:
        reason = scene.say(f"refusal-{refusal.reason}", amount=to_call, name=name)
    if refusal.reason is Reason.HAND_OVER:
        return f"{reason} {_next_hand(scene.view, scene.say)}"
    return f"{reason} {allowed(scene.say, _open_to(refusal, private))}".strip()


def _open_to(refusal: Refusal, private: PlayerView | None) -> Sequence[Option]:
    """Return the player's own options.

    The public options include the opening bet, which may be refused to this player alone (R-7.1).
    """
    if private is not None and private.options:
        return private.options
    opens = refusal.reason is Reason.NO_OPENERS
    return [option for option in refusal.options if not (opens and option.kind is ActionKind.BET)]


def allowed(say_: Phrases, options: Sequence[Option]) -> str:
    """Return the options in a sentence, like ``You may call 40, raise to 80, or fold``.

    Empty if there are no options.
    """
    return say_("allowed-now", options=_options(say_, options)) if options else ""


def _options(say_: Phrases, options: Sequence[Option]) -> str:
    return say_.any_of([_option(say_, option) for option in options])


def _option(say_: Phrases, option: Option) -> str:
    if option.kind is ActionKind.DRAW:
        return say_("option-draw", most=option.most)
    text = say_(f"option-{option.kind}", amount=named_amount(option))
    sized = option.most > option.to and option.kind in BIGGER
    return say_("option-range", option=text, most=option.most) if sized else text


# Denied by the table


def denied(
    scene: Scene,
    denial: TableDenial,
    player_id: int | None,
    until: str | None = None,
    private: PlayerView | None = None,
) -> str:
    """Return why the table denies a request; ``private`` is the player's own view of the hand."""
    settings = scene.view.settings
    seat = scene.seat_of(player_id) if player_id is not None else None
    why = scene.say(
        _sentence(scene, denial, seat),
        buy_in=buy_in_text(scene.say, scene.view.settings),
        seat=seat or 0,
        seats=settings.seats_max,
        free=scene.say.all_of([str(number) for number in scene.free_seats]),
        until=until or ban_end(scene.say, None),
        menu=menu_label(scene),
        reason=reason_of(scene.say, scene.view.course.obstacle),
    )
    if denial is TableDenial.NO_HAND:
        return f"{why} {_next_hand(scene.view, scene.say)}"
    if denial is TableDenial.ALREADY_LEAVING:
        return f"{why} {way_back(scene)}".strip()
    if denial is TableDenial.STALE:
        return f"{why} {state_text(scene, seat, private)}"
    return why


def _sentence(scene: Scene, denial: TableDenial, seat: int | None) -> str:
    """Return the phrase key for the denial; ``seat`` is the seat of the player who sent the request."""
    if denial is TableDenial.SEAT_TAKEN and not scene.free_seats:
        return "denial-no_other_seat"
    if denial is TableDenial.NO_BANK and (scene.of_tournament or not scene.view.settings.time_bank_seconds):
        return "denial-no_bank-here"
    paused = scene.view.course.paused if denial is TableDenial.PAUSED else None
    if paused in (BY_TOURNAMENT, LOCKED, IMPOSSIBLE):
        return f"denial-paused-{paused}"
    if scene.of_tournament:
        return f"denial-{denial}-tournament" if denial in _OTHERWISE_IN_TOURNAMENTS else f"denial-{denial}"
    if denial in _OTHERWISE_AT_PRACTICE:
        return scene.ends(f"denial-{denial}")
    if paused == MODERATOR:
        return "denial-paused-onlooker" if seat is None else "denial-paused-moderator"
    return f"denial-{denial}"


def _next_hand(view: TableView, say_: Phrases) -> str:
    if view.course.paused == MODERATOR:
        return say_("no-hand-while-paused")
    if view.course.paused == BY_TOURNAMENT:
        return say_("no-hand-while-tournament-paused")
    if view.course.paused == LOCKED:
        return say_("no-hand-while-locked")
    if view.course.obstacle is not None:
        return say_("no-hand-while-impossible", reason=reason_of(say_, view.course.obstacle))
    if view.clock.next_hand_ms is None:
        return say_("no-hand-due" if view.tournament_id is None else "hand-follows")
    return say_("next-hand-due", when=second_stamp(view.clock.next_hand_ms))


def way_back(scene: Scene) -> str:
    """Return a sentence that says how a leaving player can stay; empty if the table closes after the hand."""
    return "" if scene.view.course.closes_after_hand else scene.say("leaving-way-back", menu=menu_label(scene))


def menu_label(scene: Scene) -> str:
    """Return the label of the table's button that opens a player's menu."""
    return scene.button_label("button-menu")


def state_text(scene: Scene, seat: int | None, private: PlayerView | None = None) -> str:
    """Return a text with the player to act and the reader's options; between turns, with the next step."""
    hand = scene.view.hand
    if scene.view.clock.deal_again_ms is not None:
        return scene.say("deal-again", when=at_second(scene.say, scene.view.clock.deal_again_ms))
    if hand is None or hand.to_act is None:
        return _next_hand(scene.view, scene.say)
    if hand.to_act == seat:
        own = private.options if private is not None and private.room.version == hand.version else hand.options
        return f"{scene.say('your-turn')} {allowed(scene.say, own)}"
    return scene.say("turn-of", name=scene.seat_names[hand.to_act])


# Before the table is asked


def turn_over(scene: Scene, hand_number: int, version: int, player_id: int) -> str | None:
    """Return a sentence that says why it is not the player's turn; None if it is."""
    denial = _denial(scene, hand_number, version, player_id)
    if denial is not None:
        return denied(scene, denial, player_id)
    hand, seat = scene.view.hand, scene.seat_of(player_id)
    if hand is None or seat is None or hand.to_act == seat:
        return None
    dealt = scene.dealt.get(seat)
    plays = dealt is not None and not dealt.folded and scene.dealt_players.get(seat) == player_id
    reason = Reason.OUT_OF_TURN if plays else Reason.NOT_IN_HAND
    return refused(scene, Refusal(reason, seat, hand.to_act, ()))


def _denial(scene: Scene, hand_number: int, version: int, player_id: int) -> TableDenial | None:
    view, hand = scene.view, scene.running
    if view.course.closed:
        return TableDenial.CLOSED
    if view.course.paused is not None:
        return TableDenial.PAUSED
    if scene.seat_of(player_id) is None:
        return TableDenial.NOT_SEATED
    if hand is None:
        return TableDenial.NO_HAND
    return TableDenial.STALE if (view.hand_number, hand.version) != (hand_number, version) else None
