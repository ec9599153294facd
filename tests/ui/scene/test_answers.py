import re
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from bot.locales.phrases import LOCALES
from bot.poker.actions import Action, ActionKind, Option
from bot.poker.cards import DECK
from bot.poker.refusals import Reason, Refusal
from bot.tables.messages import (
    Act,
    Back,
    Close,
    HandOver,
    Kick,
    Leave,
    MoreTime,
    Pause,
    PlanAhead,
    Resume,
    Sit,
    SitOut,
    VoidHand,
)
from bot.tables.ports import SeatLine, TableView
from bot.tables.replies import TableDenial, TableReply
from bot.tables.saving import Request
from bot.tables.seat_messages import ChangeSeat, Invite, Uninvite, Wait
from bot.tables.state import WaitingState
from bot.ui.scene.answers import Asking, answer
from tests.harness.tables.altered import altered
from tests.harness.ui.scenes import SETTINGS, act, name_of, play, play_out, table, without_openers

EN = "en-US"
FOLD = Option(ActionKind.FOLD, 0, 0, 0)
CALL_40 = Option(ActionKind.CALL, 40, 40, 40)
RAISE_80 = Option(ActionKind.RAISE, 80, 80, 80)


def asked(player: int = 102) -> Request:
    return Request(1, player, "test")


def answer_text(message: Asking, view: TableView, **outcome: Any) -> str:
    return answer(EN, message, replace(TableReply(view), **outcome), name_of)


def refusal(reason: Reason, *options: Option, to_act: int | None = 2) -> str:
    view = table(play({1: 400, 2: 400}, deck=DECK))
    return answer_text(Act(asked(), ActionKind.CHECK), view, refusal=Refusal(reason, 2, to_act, options))


def denial(denied: TableDenial, view: TableView | None = None) -> str:
    return answer_text(Sit(asked()), view or table(), denial=denied)


def test_R4_12_a_refused_check_names_the_amount_to_call_and_the_allowed_actions() -> None:
    assert refusal(Reason.CHECK_FACING_BET, CALL_40, RAISE_80, FOLD) == (
        "You can't check: it's 40 to call. You can call 40, raise to 80, or fold."
    )


def test_R4_12_an_action_out_of_turn_is_answered_with_whose_turn_it_is() -> None:
    assert refusal(Reason.OUT_OF_TURN, to_act=1) == "It's Alice's turn, not yours."


def test_R4_12_a_refusal_by_the_rules_says_what_is_allowed() -> None:
    hand = play({1: 400, 2: 400}, deck=DECK)
    assert hand.to_act is not None
    outcome = hand.apply(Action(hand.to_act, ActionKind.CHECK))
    assert isinstance(outcome, Refusal)
    said = answer_text(Act(asked(), ActionKind.CHECK), table(hand), refusal=outcome)
    assert said == "You have the bring-in. You can bring it in for 3 or complete to 10."


@pytest.mark.parametrize("kind", [ActionKind.CHECK, ActionKind.FOLD, ActionKind.CALL, ActionKind.RAISE])
def test_R3_1_a_player_with_the_bring_in_reads_that_they_must_open(kind: ActionKind) -> None:
    hand = play({1: 400, 2: 400}, deck=DECK)
    assert hand.to_act is not None
    outcome = hand.apply(Action(hand.to_act, kind))
    assert isinstance(outcome, Refusal)
    said = answer_text(Act(asked(), kind), table(hand), refusal=outcome)
    assert said == "You have the bring-in. You can bring it in for 3 or complete to 10."


def test_R7_1_the_refusal_of_a_bet_without_openers_does_not_offer_a_bet() -> None:
    """The options that everyone sees keep the bet, or all would know that the player has no openers."""
    said = refusal(Reason.NO_OPENERS, Option(ActionKind.CHECK, 0, 0, 0), Option(ActionKind.BET, 10, 10, 10))
    assert said.startswith("You need a pair of jacks or better to")
    assert said.endswith("You can check.")


def test_R7_1_an_answer_to_a_player_without_openers_never_offers_the_bet() -> None:
    """This holds for any other refusal and for a stale button; only the public view offers the bet."""
    hand = without_openers()
    private, view = hand.view(1), table(hand)
    check_or_bet = (Option(ActionKind.CHECK, 0, 0, 0), Option(ActionKind.BET, 10, 10, 10))
    refusal_ = Refusal(Reason.NOTHING_TO_CALL, 1, 1, check_or_bet)
    said = answer_text(Act(asked(101), ActionKind.CALL), view, refusal=refusal_, private=private)
    assert said == "There's no bet to call. You can check."
    stale = answer_text(Act(asked(101), ActionKind.CALL), view, denial=TableDenial.STALE, private=private)
    assert stale.endswith("It's your turn. You can check.")


def test_R6_2_the_refusal_of_too_many_discards_names_the_limit_only_once() -> None:
    assert refusal(Reason.TOO_MANY_DISCARDS, Option(ActionKind.DRAW, 0, 0, 4)) == (
        "That's more cards than you can discard. You can draw up to 4 cards or stand pat."
    )


@pytest.mark.parametrize(
    "case",
    [
        (Reason.NOT_IN_HAND, "You aren't in this hand"),
        (Reason.FOLD_IS_FREE, "You can check for free"),
        (Reason.NOTHING_TO_CALL, "There's no bet to call."),
        (Reason.CAPPED, "The betting is capped"),
        (Reason.NOT_REOPENED, "Nobody has made a full raise"),
        (Reason.NOBODY_TO_CALL, "Nobody else has chips"),
        (Reason.WRONG_KIND, "You can't do that right now"),
        (Reason.WRONG_AMOUNT, "That amount isn't allowed here."),
    ],
)
def test_R4_12_every_kind_of_refusal_ends_with_the_currently_allowed_actions(case: tuple[Reason, str]) -> None:
    reason, begins = case
    said = refusal(reason, CALL_40, FOLD)
    assert said.startswith(begins)
    assert said.endswith("You can call 40 or fold.")


def test_R4_12_an_action_after_the_end_of_a_hand_is_answered_with_the_time_of_the_next_hand() -> None:
    hand = play_out(play({1: 400, 2: 400}, ActionKind.COMPLETE, deck=DECK), (ActionKind.FOLD,))
    view = table(hand)
    said = answer_text(Act(asked(), ActionKind.CALL), view, refusal=Refusal(Reason.HAND_OVER, 2, None, ()))
    assert said.endswith("Next hand at <t:1800000008:T>.")


def test_the_allowed_sizes_of_a_bet_are_given_as_a_range() -> None:
    free = Option(ActionKind.BET, 20, 20, 400)
    assert refusal(Reason.WRONG_AMOUNT, free).endswith("You can bet 20 or more, up to 400.")


@pytest.mark.parametrize(
    "case",
    [
        (TableDenial.NOT_SEATED, "You aren't seated at this table. You can sit down for 400."),
        (
            TableDenial.TABLE_FULL,
            "All 8 seats are taken. `/table wait` puts you on the waiting list and seats you when one opens up.",
        ),
        (TableDenial.NO_SUCH_SEAT, "The seats at this table are 1 to 8."),
        (TableDenial.BUY_IN_SIZE, "The buy-in here is 400."),
        (TableDenial.NO_HAND, "There's no hand in progress. The next hand starts when two players are ready."),
        (TableDenial.STORE_FAILED, "That couldn't be saved, so nothing has changed. Try again in a moment."),
    ],
)
def test_a_denial_says_what_is_allowed_instead(case: tuple[TableDenial, str]) -> None:
    denied, sentence = case
    assert denial(denied) == sentence


def test_a_buy_in_of_the_players_choice_is_given_as_a_range() -> None:
    view = table(settings=replace(SETTINGS, buy_in_least=200, buy_in_most=2000))
    assert denial(TableDenial.BUY_IN_SIZE, view) == "The buy-in here is 200 to 2,000."


def test_a_request_for_a_taken_seat_is_answered_with_the_free_ones() -> None:
    lines = tuple(SeatLine(seat, 100 + seat, 400, "waiting", False) for seat in (1, 2, 3, 5, 6, 8))
    assert denial(TableDenial.SEAT_TAKEN, table(seats=lines)) == "That seat is taken. Free seats: 4 and 7."


def test_a_request_for_a_taken_seat_says_when_no_seat_is_free() -> None:
    lines = tuple(SeatLine(seat, 100 + seat, 400, "waiting", False) for seat in range(1, 9))
    assert denial(TableDenial.SEAT_TAKEN, table(seats=lines)) == "That seat is taken, and there's no other free one."


def test_a_stale_button_is_answered_with_whose_turn_it_is_now() -> None:
    hand = play({1: 400, 2: 400}, deck=DECK)
    view, acting = table(hand), hand.to_act
    assert acting is not None
    mine = answer_text(Act(asked(100 + acting), ActionKind.CALL), view, denial=TableDenial.STALE)
    other = answer_text(Act(asked(103 - acting + 100), ActionKind.CALL), view, denial=TableDenial.STALE)
    assert mine.endswith("It's your turn. You can bring it in for 3 or complete to 10.")
    assert other.endswith(f"It's {name_of(100 + acting)}'s turn.")


def test_a_stale_button_after_the_hand_is_answered_with_the_time_of_the_next_one() -> None:
    hand = play_out(play({1: 400, 2: 400}, ActionKind.COMPLETE, deck=DECK), (ActionKind.FOLD,))
    assert answer_text(Act(asked(), ActionKind.CALL), table(hand), denial=TableDenial.STALE).endswith(
        "<t:1800000008:T>."
    )


def test_a_request_for_a_table_that_does_not_exist_is_answered_as_for_a_closed_table() -> None:
    assert answer(EN, Leave(asked()), None).startswith("That table is closed.")


def test_an_action_is_confirmed_with_its_amount() -> None:
    hand = play({1: 400, 2: 400}, ActionKind.BRING_IN, deck=DECK)
    for kind, amount in ((ActionKind.COMPLETE, "You complete to 10."), (ActionKind.CALL, "You call 7.")):
        player = 100 + (hand.to_act or 0)
        act(hand, kind)
        assert answer_text(Act(asked(player), kind), table(hand), done=True) == amount


def test_an_action_followed_by_a_new_deal_is_confirmed_without_its_amount() -> None:
    view = table(play({1: 400, 2: 400}, deck=DECK))
    assert answer_text(Act(asked(), ActionKind.CALL), view, done=True) == "Done."
    assert answer_text(Act(asked(), ActionKind.FOLD), view, done=True) == "You fold."


SEATED = SeatLine(2, 102, 400, "waiting", False)


CONFIRMED: list[tuple[Asking, tuple[SeatLine, ...], bool, str]] = [
    (Sit(asked()), (SEATED,), False, "You're in seat 2 with 400 chips."),
    (Leave(asked()), (), False, "You left Riverside. Your chips are back in your wallet."),
    (
        Leave(asked()),
        (SEATED,),
        False,
        "You'll leave Riverside after this hand, and your chips go back to your wallet. Until it ends you "
        "check/fold. Changed your mind? Use *More* at the table or `/table back` before the hand ends.",
    ),
    (Close(asked()), (), True, "Riverside is closed, and everyone is cashed out."),
    (Close(asked()), (SEATED,), False, "Riverside closes after this hand, and everyone is cashed out."),
    (Back(asked()), (SEATED,), False, "You're back, starting next hand."),
]


@pytest.mark.parametrize("case", CONFIRMED)
def test_requests_to_sit_or_leave_or_close_or_return_are_confirmed(
    case: tuple[Asking, tuple[SeatLine, ...], bool, str],
) -> None:
    message, seats, closed, sentence = case
    assert answer_text(message, table(seats=seats, closed=closed), done=True) == sentence


@pytest.mark.parametrize("case", [(0, "You stand pat."), (1, "You draw 1 card."), (3, "You draw 3 cards.")])
def test_a_draw_is_confirmed_with_the_number_of_cards_only(case: tuple[int, str]) -> None:
    cards, sentence = case
    message = Act(asked(), ActionKind.DRAW, cards=tuple(range(cards)))
    assert answer_text(message, table(), done=True) == sentence


IN_LINE = (WaitingState(103, 300), WaitingState(102, 400))


SEATS_ASKED_FOR: list[tuple[Asking, dict[str, Any], str]] = [
    (Wait(asked(), 400), {"waiting": IN_LINE}, "You're number 2 on the waiting list for Riverside, with a buy-in"),
    (Wait(asked(), 400), {"seats": (SEATED,), "waiting": IN_LINE[:1]}, "You're in seat 2 with 400 chips."),
    (Wait(asked(), 400), {"waiting": IN_LINE[:1]}, "Done."),
    (
        ChangeSeat(asked(), 5),
        {"seats": (SEATED._replace(moves_to=5),)},
        "You'll move to seat 5 when this hand ends.",
    ),
    *(
        (
            ChangeSeat(asked(), 2),
            {"hand": play({1: 400, 2: 400}).view(None), "seats": (SEATED._replace(status=status),)},
            "You stay in seat 2.",
        )
        for status in ("playing", "sitting_out")
    ),
    (ChangeSeat(asked(), 2), {"seats": (SEATED,)}, "You're now in seat 2."),
    (ChangeSeat(asked(), 5), {}, "Done."),
]


@pytest.mark.parametrize("case", SEATS_ASKED_FOR)
def test_a_request_for_a_seat_is_answered_from_the_tables_state_at_the_time_of_the_answer(
    case: tuple[Asking, dict[str, Any], str],
) -> None:
    """The waiting list moves and a hand ends while the answer is on its way."""
    message, changes, sentence = case
    assert answer_text(message, table(**changes), done=True).startswith(sentence)


SHOWN_NOWHERE: list[Asking] = [
    MoreTime(asked()),
    PlanAhead(asked(), None),
    Invite(asked(), 103),
    Uninvite(asked(), 103),
]


@pytest.mark.parametrize("message", SHOWN_NOWHERE)
def test_requests_with_no_visible_effect_are_confirmed_with_the_word_done(message: Asking) -> None:
    assert answer_text(message, table(), done=True) == "Done."


def test_a_second_request_to_leave_explains_how_to_stay_unless_the_table_closes() -> None:
    view = table(seats=(SEATED,))
    assert "`/table back`" in denial(TableDenial.ALREADY_LEAVING, view)
    assert "`/table back`" not in denial(TableDenial.ALREADY_LEAVING, altered(view, closes_after_hand=True))
    assert "`/table back`" not in answer_text(Leave(asked()), altered(view, closes_after_hand=True), done=True)


ORDERS_DONE: list[tuple[Asking, dict[str, Any], str]] = [
    (
        Pause(asked(), "why"),
        {"paused": "moderator"},
        "Riverside is paused. No cards are dealt and no clock runs until `/mod resume`.",
    ),
    (
        Pause(asked(), "why", at_once=False),
        {"pausing": True},
        "Riverside pauses when this hand ends. `/mod resume` cancels that.",
    ),
    (
        Resume(asked(), "why"),
        {"next_hand_ms": 1_800_000_008_000},
        "Riverside is back on. Next hand at <t:1800000008:T>.",
    ),
    (
        VoidHand(asked(), "why"),
        {"hand_number": 12, "voided": "moderator"},
        "Hand 12 at Riverside was voided and the pot refunded.",
    ),
    (Kick(asked(), 101, "why"), {}, "Alice has left Riverside, and the chips are back in their wallet."),
    (
        Kick(asked(), 102, "why"),
        {"seats": (SEATED,)},
        "Bob will leave Riverside when this hand ends and check/folds until then. The chips go back to their wallet.",
    ),
    (HandOver(asked(), 101, "why"), {}, "Alice is now the owner of Riverside and can close it."),
    (HandOver(asked(), 555, "why"), {}, "The player is now the owner of Riverside and can close it."),
    (Close(asked(), "why"), {"closed": True}, "Riverside is closed, and everyone is cashed out."),
    (Close(asked(), "why"), {}, "Riverside closes after this hand, and everyone is cashed out."),
    (
        Close(asked(), "why", void_hand=True),
        {"closed": True, "voided": "moderator"},
        "Riverside is closed. Its last hand was voided, the pot refunded, and everyone cashed out.",
    ),
    (
        Close(asked(), "why", void_hand=True),
        {"closed": True},
        "Riverside is closed, and everyone is cashed out.",
    ),
]


@pytest.mark.parametrize("case", ORDERS_DONE)
def test_a_moderators_command_is_confirmed_with_its_effect(case: tuple[Asking, dict[str, Any], str]) -> None:
    message, changes, sentence = case
    assert answer_text(message, table(**changes), done=True) == sentence


WALLETS = re.compile(
    "wallet|cashed out|Konto|zahlt|plånbok|betal|f(?:år|ått) ut|portefeuille|récup[éè]r|reviennent|payé|paie", re.I
)


PRACTICE_ORDERS: list[tuple[Asking, dict[str, Any]]] = [
    (Kick(asked(), 101, "why"), {"done": True}),
    (Kick(asked(), 102, "why"), {"done": True, "seats": (SEATED,)}),
    (Kick(asked(), 101, "why"), {"denial": TableDenial.ALREADY_LEAVING}),
    (Close(asked(), "why"), {"done": True, "closed": True}),
    (Close(asked(), "why"), {"done": True}),
    (Close(asked(), "why", void_hand=True), {"done": True, "closed": True, "voided": "moderator"}),
    (VoidHand(asked(), "why"), {"done": True}),
    (Back(asked()), {"denial": TableDenial.KICKED}),
    (Leave(asked()), {"denial": TableDenial.ALREADY_LEAVING}),
    (Sit(asked()), {"denial": TableDenial.CLOSED}),
]


@pytest.mark.parametrize("case", list(product(sorted(LOCALES), PRACTICE_ORDERS)))
def test_no_answer_at_a_practice_table_mentions_wallets(case: tuple[str, tuple[Asking, dict[str, Any]]]) -> None:
    locale, (message, outcome) = case
    replied = {key: outcome[key] for key in ("done", "denial") if key in outcome}
    shown = {key: value for key, value in outcome.items() if key not in replied}

    def said(practice: bool) -> str:
        return answer(locale, message, replace(TableReply(table(practice=practice, **shown)), **replied), name_of)

    assert not WALLETS.search(said(True))
    if not isinstance(message, VoidHand):
        assert WALLETS.search(said(False)), "the pattern finds the words for wallets"


def test_a_moderator_who_resumes_a_hand_reads_whose_turn_it_is() -> None:
    hand = play({1: 400, 2: 400}, deck=DECK)
    name = name_of(100 + (hand.to_act or 0))
    assert (
        answer_text(Resume(asked(999), "why"), table(hand), done=True) == f"Riverside is back on. It's {name}'s turn."
    )


ORDERS_DENIED: list[tuple[Asking, TableDenial, str]] = [
    (Kick(asked(), 101, "why"), TableDenial.NOT_SEATED, "Alice isn't seated at Riverside."),
    (
        Kick(asked(), 101, "why"),
        TableDenial.ALREADY_LEAVING,
        "Alice is already leaving Riverside and is cashed out when the hand ends.",
    ),
    (
        Pause(asked(), "why", at_once=False),
        TableDenial.CLOSES_AFTER_HAND,
        "Riverside closes after the current hand, so there will be nothing to pause by then. You can still "
        "pause it right away.",
    ),
    (
        Pause(asked(), "why"),
        TableDenial.ALREADY_PAUSED,
        "The table is already paused. Resume it with `/mod resume`.",
    ),
    (Resume(asked(), "why"), TableDenial.NOT_PAUSED, "No moderator has paused this table. `/mod pause` pauses it."),
    (
        VoidHand(asked(), "why"),
        TableDenial.NO_HAND,
        "There's no hand in progress. The next hand starts when two players are ready.",
    ),
    (HandOver(asked(), 101, "why"), TableDenial.ALREADY_OWNER, "Alice already owns Riverside."),
    (HandOver(asked(), 101, "why"), TableDenial.ALREADY_DONE, "That already went through. It only counts once."),
]


@pytest.mark.parametrize("case", ORDERS_DENIED)
def test_the_answer_to_a_denied_moderators_command_says_why(case: tuple[Asking, TableDenial, str]) -> None:
    message, denied, sentence = case
    assert answer_text(message, table(), denial=denied) == sentence


def test_a_table_that_pauses_after_the_hand_is_not_called_paused() -> None:
    due = answer_text(Pause(asked(), "why", at_once=False), table(pausing=True), denial=TableDenial.ALREADY_PAUSED)
    assert due.startswith("Riverside already pauses when this hand ends.")
    assert "already paused" not in due


def test_a_player_at_a_paused_table_reads_who_paused_it_and_what_they_can_do() -> None:
    said = denial(TableDenial.PAUSED, table(paused="moderator", seats=(SEATED,)))
    assert said.startswith("A moderator has paused this table: no cards are dealt and no clock runs.")
    assert said.endswith("You can look at your cards, sit out, or leave.")
    assert denial(TableDenial.PAUSED, table(paused="store_failed")).startswith("The table is paused")


def test_a_spectator_of_a_paused_table_reads_about_the_waiting_list() -> None:
    assert denial(TableDenial.PAUSED, table(paused="moderator")) == (
        "A moderator has paused this table, so nobody can sit down right now. `/table wait` holds your place in line."
    )


@pytest.mark.parametrize(
    "case",
    [
        (60, {}, "Your time bank at this table is empty."),
        (0, {}, "There's no time bank at this table."),
        (60, {"tournament_id": 3}, "There's no time bank at this table."),
    ],
)
def test_a_player_reads_whether_their_time_bank_is_empty_or_the_table_has_none(
    case: tuple[int, dict[str, Any], str],
) -> None:
    seconds, changes, sentence = case
    view = table(settings=replace(SETTINGS, time_bank_seconds=seconds), **changes)
    assert answer_text(MoreTime(asked()), view, denial=TableDenial.NO_BANK) == sentence


def test_the_answer_at_a_table_paused_between_hands_says_that_no_hand_comes_until_it_resumes() -> None:
    said = denial(TableDenial.NO_HAND, table(paused="moderator"))
    assert said == "There's no hand in progress. No cards are dealt until a moderator resumes the table."


@pytest.mark.parametrize(
    "case",
    [
        (TableDenial.KICKED, "A moderator removed you from this table"),
        (TableDenial.BANNED, "banned from the tables of this server"),
        (TableDenial.WALLET_FROZEN, "froze your wallet"),
        (TableDenial.LEAVING, "You asked me to delete your data"),
    ],
)
def test_the_denial_of_a_request_says_if_a_kick_or_ban_or_freeze_or_deletion_is_the_cause(
    case: tuple[TableDenial, str],
) -> None:
    denied, words = case
    said = denial(denied)
    assert words in said
    assert "`/table back`" not in said


def test_a_name_in_an_answer_to_a_moderator_pings_nobody() -> None:
    said = answer(EN, Kick(asked(), 101, "why"), TableReply(table(), done=True), lambda _: "@everyone")
    assert "@\u200beveryone" in said


def test_the_confirmation_of_sitting_out_says_how_to_come_back() -> None:
    assert "`/table back`" in answer_text(SitOut(asked()), table(seats=(SEATED,)), done=True)


def test_a_name_in_an_answer_to_a_player_pings_nobody() -> None:
    hand = play({1: 400, 2: 400}, deck=DECK)
    reply = TableReply(table(hand), refusal=Refusal(Reason.OUT_OF_TURN, 2, 1, ()))
    assert "@\u200beveryone" in answer(EN, Act(asked(), ActionKind.CALL), reply, lambda _: "@everyone")
