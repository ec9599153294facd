"""Messages of tables, panels, answers and lessons."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import get_args

from bot.common.obstacles import Obstacle, ObstacleKind
from bot.fairness.cutting import ClosingLine
from bot.interactions.first_words import first_card
from bot.locales.phrases import Phrases
from bot.poker.actions import ActionKind
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.refusals import Reason, Refusal
from bot.practice.house_seats import terms_of
from bot.practice.turn_facts import turn_facts
from bot.tables.messages import (
    Act,
    Back,
    Close,
    CutDeal,
    HandOver,
    Kick,
    Leave,
    MoreTime,
    Pause,
    PlanAhead,
    PostBlind,
    Resume,
    ShowHolding,
    Sit,
    SitOut,
    VoidHand,
)
from bot.tables.ports import SeatLine, TableView
from bot.tables.replies import TableDenial, TableReply
from bot.tables.rules.pre_actions import prospect
from bot.tables.saving import Request
from bot.tables.seat_messages import ChangeSeat, Invite, Uninvite, Wait
from bot.tables.state import PlanKind, WaitingState
from bot.ui.discord.attachments import Drawn
from bot.ui.panel.hand_panel import HandPanel, LastClick, Own
from bot.ui.pictures.alt_text import alt_text, hand_alt_text, panel_alt_text
from bot.ui.pictures.hand_picture import hand_picture
from bot.ui.pictures.panel_picture import panel_picture
from bot.ui.pictures.table_picture import table_picture
from bot.ui.practice.buttons import end_buttons, turn_buttons
from bot.ui.practice.lesson import LessonView, summary_text, turn_text
from bot.ui.room.record_entries import entry
from bot.ui.scene.answers import Asking, answer
from bot.ui.scene.private_cards import drawn_text, private_text
from bot.ui.scene.scene import Scene
from bot.ui.scene.table_text import describe_table
from bot.ui.table.amounts import AmountForm, AskedAmount
from bot.ui.table.beside_picture import beside_picture
from bot.ui.table.discard_picker import DiscardPicker, Pick
from bot.ui.table.joining import TableList
from bot.ui.table.message import TableMessageView
from bot.ui.table.table_menu import MenuReader, TableMenu
from bot.ui.table.turn_buttons import LeaveQuestion, PlanPanel
from bot.ui.table.waiting_list import WaitingNote
from tests.composed.people import name_of
from tests.composed.shown import PictureText, Shown
from tests.harness.tables.altered import altered
from tests.harness.tables.seal_views import seal_view
from tests.harness.ui.cards_shown import shuffled
from tests.harness.ui.scenes import SETTINGS, act, deal, draw, play, play_out, table, to_the_draw, without_openers

STACKS = {1: 400, 2: 21, 3: 12}
PICTURE = Drawn(b"", "table.png", "", nameless=(1,))
CHEAP = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)
OBSTACLES = (
    *(Obstacle(kind, 21) for kind in get_args(ObstacleKind) if kind != "permission"),
    Obstacle("permission", 21, "send_messages_in_threads"),
)
LESSONS = ("third street", "heads-up, raised", "seventh street", "first draw", "preflop", "flop", "turn", "river")
"""The hands with a turn to explain; reading others' hands in another draw game would take two seconds."""
REQUEST = Request(1, 102, "composed")


def seventh_street() -> Hand:
    """Return a hand in its last betting round."""
    hand = play({1: 400, 2: 400, 3: 400}, deck=shuffled(1))
    while hand.view(None).street < len(hand.state.game.streets) - 1:
        kinds = {option.kind for option in hand.legal()}
        act(hand, next(kind for kind in CHEAP if kind in kinds))
    return hand


def third_draw(game: str) -> Hand:
    """Return a hand in which a player stood pat twice and drew one card, and the next is to draw."""
    hand = deal(game, {1: 400, 2: 400, 3: 400}, deck=shuffled(2))
    for places in ((), (0,), (0,)):
        to_the_draw(hand)
        while hand.state.drawing:
            draw(hand, *places)
            if places and hand.view(None).street == len(hand.state.streets) - 1:
                return hand
    return hand


def on_a_board(game: str, street: int, seed: int) -> Hand:
    """Return a hand in the betting round of this street, after cheap actions."""
    hand = deal(game, {1: 400, 2: 400, 3: 400}, deck=shuffled(seed))
    while hand.view(None).street < street:
        kinds = {option.kind for option in hand.legal()}
        act(hand, next(kind for kind in CHEAP if kind in kinds))
    return hand


@cache
def hands() -> dict[str, Hand]:
    return {
        "third street": play(STACKS, deck=shuffled(3)),
        "heads-up, raised": play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.COMPLETE, ActionKind.RAISE),
        "seventh street": seventh_street(),
        "showdown with side pots": play_out(play(STACKS, deck=shuffled(3)), CHEAP),
        "uncontested": play_out(play(STACKS), (ActionKind.FOLD, *CHEAP)),
        "stud hi-lo, showdown": play_out(deal("stud-hi-lo", dict.fromkeys(range(1, 4), 401), deck=shuffled(5)), CHEAP),
        "first draw": to_the_draw(deal("five-card-draw", STACKS, deck=shuffled(2))),
        "third draw": third_draw("badugi"),
        "third draw of a split game": third_draw("badacey"),
        "draws, showdown": play_out(third_draw("deuce-to-seven-triple-draw"), (*CHEAP, ActionKind.DRAW)),
        "no limit": deal("five-card-draw", STACKS, limit="no", deck=shuffled(4)),
        "side pots": play_out(
            play(STACKS, deck=shuffled(8)), (ActionKind.RAISE, ActionKind.COMPLETE, ActionKind.BET, *CHEAP)
        ),
        "eight players, a common card": play_out(play(dict.fromkeys(range(1, 9), 400), deck=shuffled(9)), CHEAP),
        "all-in before the draw": play_out(
            deal("badeucey", STACKS, deck=shuffled(6)), (ActionKind.RAISE, *CHEAP, ActionKind.DRAW)
        ),
        "pot limit, a wild joker": deal(
            "five-card-draw", STACKS, rules=HouseRules(joker="wild", bb_ante=True, forced_bets="blinds"), limit="pot"
        ),
        "jackpots, nobody opens": play_out(
            deal("five-card-draw", {1: 400, 2: 400}, rules=HouseRules(jackpots=True, pass_in_max=1), deck=shuffled(7)),
            CHEAP,
        ),
        "jackpots without openers": without_openers(),
        "preflop": on_a_board("omaha-hi-lo", 0, 1),
        "flop": on_a_board("omaha-hi-lo", 1, 1),
        "turn": on_a_board("holdem", 2, 2),
        "river": on_a_board("big-o", 3, 3),
        "board, showdown": play_out(on_a_board("omaha-hi-lo", 3, 4), CHEAP),
    }


def seated(*status: str, stack: int = 400) -> tuple[SeatLine, ...]:
    return tuple(SeatLine(seat, 100 + seat, stack, each, False) for seat, each in enumerate(status, 1))  # type: ignore[arg-type]


MIX = replace(
    SETTINGS, rotation=("razz", "badugi", "deuce-to-seven-triple-draw"), rotation_hands=1, seats_max=2, private=True
)


@cache
def views() -> dict[str, TableView]:
    ended = table(hands()["showdown with side pots"])
    return {
        "empty": table(),
        "one player": table(seats=seated("playing")),
        "two players, one broke": table(seats=(*seated("waiting"), SeatLine(2, 102, 0, "playing", True))),
        "full, one waits": table(seats=seated(*["playing"] * 8), waiting=(WaitingState(109, 400),)),
        "each waits in another way": table(
            seats=tuple(
                line._replace(waits_for_blind=line.seat == 2, dm_closed=line.seat == 3)
                for line in seated("waiting", "waiting", "sitting_out", "leaving", stack=0)
            )
        ),
        "of a tournament, all are away": table(tournament_id=4, seats=seated("sitting_out", "sitting_out")),
        "all sit out": table(seats=seated("sitting_out", "leaving")),
        "a mix, not begun": table(settings=MIX, game="badugi", seats=seated("playing", "playing"), next_game="badugi"),
        "dealer's choice": table(
            settings=replace(MIX, dealers_choice=True),
            seats=seated("playing", "playing"),
            to_be_chosen=True,
            marker=2,
            is_open=True,
            until_ms=1_800_000_020_000,
        ),
        "paused": altered(ended, paused="moderator", next_hand_ms=None),
        "paused as nothing can be saved": altered(ended, paused="store_failed", next_hand_ms=None),
        **{f"impossible, {each.kind}": altered(ended, paused="impossible", obstacle=each) for each in OBSTACLES},
        "pauses after the hand": table(hands()["seventh street"], pausing=True),
        "the last hand before it closes": table(hands()["seventh street"], closes_after_hand=True),
        "closed": altered(ended, closed=True, seats=(), next_hand_ms=None),
        "voided": table(voided="moderator", voided_why="one **card** too many", hand_number=1),
        "sealed, cut by one": table(hands()["third street"], seal=seal_view(cutters=(2,), words=((2, "lucky **7**"),))),
        "of a tournament": table(hands()["seventh street"], tournament_id=4),
        "at practice": ended._replace(practice=True),
        **{name: table(hand, bank_ms=21_000) for name, hand in hands().items()},
    }


def scenes(say: Phrases) -> Iterator[tuple[str, Shown]]:
    for name, view in views().items():
        here = Scene(view, name_of, say)
        yield f"table, {name}", TableMessageView(here)
        yield f"its line in words, {name}", describe_table(say.locale, view, name_of(view.place.owner_id))
        yield (
            f"record, {name}",
            entry(here, ClosingLine(7, 13, "razz", 1, (1, 3), bytes(16), bytes(32), bytes(32), bytes(32))),
        )
        yield f"first words, {name}", first_card(here, 101)
        yield f"menu, {name}", TableMenu(here, MenuReader(102, plans=True, moderates=True, deals=True))
        yield f"leave, {name}", LeaveQuestion(here, 1)
        yield f"picture in words, {name}", PictureText(alt_text(table_picture(here)))
        yield f"beside the picture, {name}", "\n".join(beside_picture(here, PICTURE))
    late = Scene(views()["seventh street"], name_of, say, letters_late=True, followed_elsewhere=True)
    yield "table with late DMs", TableMessageView(late)
    yield "list of tables", TableList(say.locale, [*views().values()])
    for name, hand in hands().items():
        yield from _own(say, name, hand)


def _own(say: Phrases, name: str, hand: Hand) -> Iterator[tuple[str, Shown]]:
    """Yield the messages that only one player sees."""
    view = views()[name]
    here = Scene(view, name_of, say)
    for seat in (1, 2):
        private, plans = hand.view(seat), None if hand.finished else prospect(hand, 12, seat, "check_fold")
        own = Own(100 + seat, private, plans)
        yield f"panel of seat {seat}, {name}", HandPanel(here, own)
        if seat == 1:
            sealed = replace(here, view=view._replace(seal=seal_view()))
            yield f"first panel, {name}", HandPanel(sealed, replace(own, first_hand=True))
        if private.downcards:
            yield f"cards in words of seat {seat}, {name}", PictureText(hand_alt_text(hand_picture(here, private)))
            yield f"panel's picture of seat {seat}, {name}", PictureText(panel_alt_text(panel_picture(here, private)))
            yield f"DM of seat {seat}, {name}", private_text(here, private, "https://discord.com/channels/1/2")
        if plans is not None and plans.kinds:
            yield f"plans of seat {seat}, {name}", PlanPanel(here, plans)
            yield f"planning of seat {seat}, {name}", HandPanel(here, own, clicked=LastClick(planning=True))
    if hand.finished:
        yield f"lesson's end, {name}", LessonView(summary_text(here, view, 101), *end_buttons(here))
        return
    assert hand.to_act is not None
    private = hand.view(hand.to_act)
    if name in LESSONS:
        facts = turn_facts(private, hand.legal(), terms_of(altered(view, stakes=hand.state.stakes)), 1)
        yield f"lesson, {name}", LessonView(turn_text(here, private, facts), *turn_buttons(here, private, facts))
    if hand.state.drawing:
        pick = Pick(7, 12, view.revision, 1)
        yield f"discards, {name}", DiscardPicker(here, private, pick)
        yield f"drawn, {name}", drawn_text(here, private, private.downcards[:1])
    for option in hand.legal():
        if option.to < option.most and option.kind is not ActionKind.DRAW:
            form = AskedAmount(7, 12, 1, option.kind)
            yield f"form, {option.kind}", AmountForm(say, form, option, "")


def answers(say: Phrases) -> Iterator[tuple[str, Shown]]:
    for name in (
        "third street",
        "first draw",
        "of a tournament",
        "at practice",
        "the last hand before it closes",
        "empty",
    ):
        for what, message, outcome in _asked(views()[name]):
            yield f"{what}, {name}", answer(say.locale, message, outcome, name_of)
    yield "waits for a seat", WaitingNote(say.locale, 7, "…")


def _asked(view: TableView) -> Iterator[tuple[str, Asking, TableReply]]:
    asked = Act(REQUEST, ActionKind.CALL)
    yield from ((f"denied, {denial}", asked, TableReply(view, denial=denial)) for denial in TableDenial)
    if view.hand is not None:
        options = view.hand.options
        for reason in Reason:
            yield f"refused, {reason}", asked, TableReply(view, refusal=Refusal(reason, 2, 1, options))
    done: tuple[Asking, ...] = (
        *(kind(REQUEST) for kind in (Sit, Leave, SitOut, Back, MoreTime, Wait, PostBlind, ShowHolding)),
        *(Act(REQUEST, kind, 10) for kind in ActionKind),
        *(PlanAhead(REQUEST, kind, 12, 10) for kind in (None, *get_args(PlanKind))),
        *(Pause(REQUEST, "fire", at_once=at_once) for at_once in (True, False)),
        *(Close(REQUEST, "late", void_hand=void_hand) for void_hand in (True, False)),
        *(Resume(REQUEST, "out"), Kick(REQUEST, 103, "rude"), HandOver(REQUEST, 103, "asked"), Invite(REQUEST, 103)),
        *(Uninvite(REQUEST, 103), ChangeSeat(REQUEST, 3), VoidHand(REQUEST, "a card too many"), CutDeal(REQUEST, "*")),
    )
    for number, message in enumerate(done):
        yield f"done, {type(message).__name__} {number}", message, TableReply(view, done=True)
