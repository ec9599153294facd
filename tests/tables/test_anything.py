"""Random messages and times at a table, which must keep all chips and never stall.

``SOAK_LONG`` in the environment makes the play much longer.
"""

import asyncio
import os
import random
from collections.abc import Iterator
from dataclasses import asdict
from typing import cast, get_args

import pytest

from bot.poker.actions import ActionKind
from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES as READY
from bot.poker.house_rules import PRESETS, HouseRules
from bot.poker.stakes import Stakes
from bot.tables.messages import (
    Act,
    Back,
    ChooseGame,
    Close,
    DirectMessages,
    Due,
    HandOver,
    Kick,
    Leave,
    MemberGone,
    Message,
    MoreTime,
    Pause,
    PlanAhead,
    PostBlind,
    Resume,
    ShowHolding,
    Sit,
    SitOut,
    TurnEnded,
    VoidHand,
)
from bot.tables.ports import TableView
from bot.tables.saving import Account, Request
from bot.tables.seat_messages import ChangeSeat, Invite, Unwait, Vouch, Wait
from bot.tables.state import PlanKind, TableState
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, MODERATOR, TURN_MS, WHY, Room
from tests.tables.conftest import PLAYERS, WALLET, new_store

STEPS = 1_000 if "SOAK_LONG" in os.environ else 60
HANDS = 3
"""The number of hands that must be dealt; play goes on beyond the steps until they are."""
BUY_INS = {"buy_in_least": 30, "buy_in_most": 400, "seats_max": 6}
RULES = (
    HouseRules(forced_bets="ante"),
    HouseRules(bb_ante=True),
    HouseRules(forced_bets="blinds", max_draw=5, show_all=True),
    HouseRules(jackpots=True),
    HouseRules(jackpots=True, joker="bug"),
    HouseRules(jackpots=True, joker="wild", max_draw=3, raise_cap=None),
    HouseRules(draws=1),
    PRESETS["tda"],
)
MIXES: tuple[dict[str, object], ...] = (
    {"rotation": tuple(GAMES)},
    {"rotation": ("razz", "badugi"), "rotation_hands": 2},
    {"rotation": READY["8-game"], "rotation_hands": 1, "rules": HouseRules(bb_ante=True)},
    {"rotation": ("holdem", "razz", "omaha"), "rotation_hands": 1, "big_bet_blinds": "same"},
    {"rotation": ("razz", "badugi", "five-card-draw"), "dealers_choice": True},
    {"rotation": ("badugi", "razz"), "rotation_hands": 1, "dealers_choice": True},
    {"rotation": ("five-card-draw", "razz", "badugi"), "rotation_hands": 1, "rules": HouseRules(jackpots=True)},
)


def every_table() -> Iterator[dict[str, object]]:
    """Yield every game in every limit and under every house rule that fits it, and mixed tables."""
    for name, game in GAMES.items():
        fitting = [rules for rules in RULES if game.misfit(rules) is None]
        for limit in game.limits:
            for rules in (HouseRules(), *fitting):
                bank = {"time_bank_seconds": 20} if limit == "fixed" else {}
                yield {"game": name, "rules": rules, "stakes": game.stakes(rules, 20, limit=limit), **BUY_INS, **bank}
    for mix in MIXES:
        game = GAMES[cast(tuple[str, ...], mix["rotation"])[0]]
        yield {"game": game.name, "stakes": game.stakes(HouseRules(), 20), **BUY_INS, **mix}


TABLES = list(every_table())


def name_of(table: dict[str, object]) -> str:
    rules, default = cast(HouseRules, table.get("rules", HouseRules())), asdict(HouseRules())
    changed = [name for name, value in asdict(rules).items() if value != default[name]]
    rotation = cast(tuple[str, ...], table.get("rotation", ()))
    choice = ["choice"] if table.get("dealers_choice") else []
    return " ".join([str(table["game"]), cast(Stakes, table["stakes"]).limit, *changed, *choice, *rotation])


def kind_of(table: dict[str, object]) -> str:
    return "mixed" if "rotation" in table else str(table["game"])


@pytest.mark.parametrize("kind", [*GAMES, "mixed"])
async def test_random_messages_lose_no_chips_and_never_stall_a_table(kind: str) -> None:
    failures: list[Exception] = []
    for at in (at for at, table in enumerate(TABLES) if kind_of(table) == kind):
        try:
            await play_at_random(at)
        except Exception as error:
            error.add_note(f"at table {at}, {name_of(TABLES[at])}")
            failures.append(error)
    if failures:
        raise ExceptionGroup(f"{len(failures)} tables", failures)


async def play_at_random(at: int) -> None:
    chance, store = random.Random(at), new_store()
    room = Room(store, seed=at)
    hands = 0
    for step in range(3 * STEPS):
        if step >= STEPS and hands >= HANDS:
            break
        if room.tables.view(room.table_id) is None:
            await room.open(**TABLES[at])
        store.down = chance.random() < 0.03
        messages = [anything(room, chance) for _ in range(chance.choice((1, 1, 1, 3)))]
        await asyncio.gather(*(room.tables.submit(room.table_id, message) for message in messages))
        store.down = False
        await room.advance(chance.choice((0, 0, 0, 2_000, 9_000, TURN_MS)))
        check_money(room, store)
        if room.tables.view(room.table_id) is None:
            continue
        check_alive(room)
        hands = max(hands, room.view.hand_number)
        if step % 20 == 19:
            room = await after_a_crash(room, store)
    check_orders(store)
    assert hands >= HANDS


async def after_a_crash(room: Room, store: MemoryStore) -> Room:
    again = Room(store, seed=room.timer.now_ms())
    again.timer.ring_next(room.timer.now_ms())
    again.requests, again.channels, again.table_id = room.requests, room.channels, room.table_id
    await again.tables.restore()
    assert {player: chips for player, chips in again.stacks().items() if chips} == {
        player: chips for player, chips in room.stacks().items() if chips
    }
    return again


def check_money(room: Room, store: MemoryStore) -> None:
    """Check that the view's stacks match the ledger and that no granted chip is lost."""
    assert store.total(GUILD) == len(PLAYERS) * WALLET
    if room.tables.view(room.table_id) is None:
        assert all(account.kind in ("issuer", "wallet") for account, chips in store.balances.items() if chips)
        return
    for player, chips in room.stacks().items():
        assert store.balances[Account("seat", GUILD, player, room.table_id)] == chips
    pot = store.balances[Account("pot", GUILD, table_id=room.table_id)]
    live = room.view.hand is not None and not room.view.hand.finished
    assert pot == (sum(pot.amount for pot in room.hand.pots) if live else 0)
    assert bool(pot) == live


def check_alive(room: Room) -> None:
    """Check that something comes next and that one alarm is set for it.

    Somebody present is to act before a deadline, a hand is coming, a deal that nobody opened comes again, or fewer
    than two players are ready. A table paused by a moderator has no alarm unless it waits for the store.
    """
    view = room.view
    if view.course.paused is not None:
        assert (view.clock.deadline_ms, view.clock.next_hand_ms, view.clock.deal_again_ms) == (None, None, None)
        assert len(room.timer.pending()) in ((0, 1) if view.course.paused == "moderator" else (1,))
        return
    assert len(room.timer.pending()) == 1
    assert (view.clock.deal_again_ms is None) or (view.clock.deadline_ms, view.clock.next_hand_ms) == (None, None)
    if view.clock.deal_again_ms is not None:
        assert view.hand is not None
        assert (view.hand.to_act, view.hand.finished) == (None, False)
    elif view.hand is not None and not view.hand.finished:
        assert view.clock.deadline_ms is not None
        assert room.status(room.to_act()) in ("playing", "sitting_out")
    elif view.choice.until_ms is not None:
        assert view.clock.next_hand_ms is not None
        assert (view.games.next_game, chooser_of(view) in PLAYERS) == (None, True)
    elif view.clock.next_hand_ms is None:
        assert sum(line.status in ("playing", "waiting") and line.stack > 0 for line in view.seats) < 2


def check_orders(store: MemoryStore) -> None:
    """Check that no hand changes at a paused table and that orders and undone hands are audited.

    After a hand its players may still show their cards.
    """
    stood: dict[int, TableState] = {}
    for commit in store.commits:
        before = stood.get(commit.table_id)
        assert not (commit.events and not commit.after_hand and before is not None and before.paused is not None)
        ordered = commit.request is not None and commit.request.player_id == MODERATOR
        assert (commit.audit is not None) == (ordered or commit.voids_hand)
        stood[commit.table_id] = commit.state


def anything_legal(room: Room, chance: random.Random) -> Act:
    """Return a random legal action of the player to act, who may lack openers in Jackpots."""
    option = chance.choice(room.hand.options)
    request, view = room.request(room.to_act()), room.view
    private = room.tables.private(room.table_id, room.to_act())
    assert private is not None
    if option.kind is ActionKind.DRAW:
        cards = tuple(chance.sample(private.downcards, chance.randint(0, option.most)))
        return Act(request, option.kind, None, view.hand_number, room.hand.version, cards=cards)
    to = chance.choice((None, chance.randint(option.to, option.most)))
    return Act(request, option.kind, to, view.hand_number, room.hand.version)


def any_order(room: Room, chance: random.Random) -> Message:
    request, player = room.request(MODERATOR), chance.choice(PLAYERS)
    orders: list[Message] = [
        Pause(request, WHY),
        Pause(request, WHY, at_once=False),
        Resume(request, WHY),
        VoidHand(request, WHY),
        Kick(request, player, WHY),
        HandOver(request, player, WHY),
    ]
    if chance.random() < 0.1:
        return Close(request, WHY, void_hand=chance.random() < 0.5)
    return chance.choice(orders)


def around_the_play(request: Request, chance: random.Random) -> Message:
    messages: list[Message] = [
        Wait(request, chance.choice((None, None, 29, 100, 400))),
        Unwait(request),
        ChangeSeat(request, chance.randint(0, 7), post=chance.random() < 0.5),
        Invite(request, chance.choice(PLAYERS)),
        Vouch(chance.choice(PLAYERS), may_sit=chance.random() < 0.9),
    ]
    return chance.choice(messages)


def chooser_of(view: TableView) -> int:
    """Return the player at the marker's seat, or 0 when it is empty."""
    return next((line.player_id for line in view.seats if line.seat == view.choice.marker), 0)


def any_choice(view: TableView, request: Request, chance: random.Random) -> ChooseGame:
    return ChooseGame(request, chance.choice((*view.settings.rotation, "rummy")), view.hand_number)


def anything(room: Room, chance: random.Random) -> Message:
    view, player = room.view, chance.choice(PLAYERS)
    hand = view.hand
    if chance.random() < 0.04:
        return any_order(room, chance)
    if view.course.paused == "moderator" and chance.random() < 0.3:
        return Resume(room.request(MODERATOR), WHY)
    if view.settings.dealers_choice and chance.random() < 0.2:
        return any_choice(view, room.request(chance.choice((player, chooser_of(view)))), chance)
    if hand is not None and hand.options and chance.random() < 0.7:
        return anything_legal(room, chance)
    request = room.request(player)
    version = hand.version if hand is not None else 0
    messages: list[Message] = [
        Sit(request, chance.choice((None, 29, 30, 100, 400))),
        Sit(request, 200, chance.randint(0, 7)),
        Sit(request, 200, post=True),
        Leave(request),
        SitOut(request),
        Back(request),
        Back(request, post=True),
        around_the_play(request, chance),
        around_the_play(request, chance),
        MemberGone(player),
        DirectMessages(player, chance.random() < 0.5),
        Due(),
        TurnEnded(view.hand_number, version),
        TurnEnded(view.hand_number, version - 1),
        Act(request, chance.choice(list(ActionKind))),
        PlanAhead(request, chance.choice((None, *get_args(PlanKind)))),
        PlanAhead(request, chance.choice(get_args(PlanKind)), view.hand_number),
        MoreTime(request),
        PostBlind(request),
        ShowHolding(request),
        Close(request) if chance.random() < 0.1 else Due(),
    ]
    return chance.choice(messages)
