"""Random orders, wishes and times at a tournament's tables, over failures and restarts.

The tournament's chips stay its own, and a table ordered to deal deals one hand and waits. ``SOAK_LONG`` in the
environment makes it twenty times as long.
"""

import asyncio
import os
import random

import pytest

from bot.poker.actions import ActionKind
from bot.poker.events import HandStarted
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.tables.messages import (
    Act,
    Back,
    Close,
    GoOn,
    Leave,
    MemberGone,
    Message,
    Pause,
    Resume,
    SeatEntrant,
    Sit,
    SitOut,
    TurnEnded,
    Unseat,
    VoidHand,
)
from bot.tables.saving import Account, NewTable
from bot.tables.state import TableState
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, MODERATOR, OWNER, TURN_MS, WHY, settings
from tests.harness.tables.tournament_room import TOURNAMENT, TournamentRoom
from tests.tables.conftest import PLAYERS, WALLET

STEPS = 2_500 if "SOAK_LONG" in os.environ else 250
STACK = 150
TABLES = 2
PLAYED: tuple[dict[str, object], ...] = (
    *({"game": name, "stakes": game.stakes(HouseRules(), 20)} for name, game in GAMES.items()),
    {"game": "badugi", "stakes": GAMES["badugi"].stakes(HouseRules(), 20, limit="no")},
    {
        "game": "five-card-draw",
        "stakes": GAMES["five-card-draw"].stakes(HouseRules(), 20),
        "rules": HouseRules(jackpots=True),
    },
    {"game": "razz", "stakes": GAMES["razz"].stakes(HouseRules(), 20), "rotation": tuple(GAMES), "rotation_hands": 2},
)

SEEDS = range((2 if "SOAK_LONG" in os.environ else 1) * len(PLAYED))


@pytest.mark.parametrize("seed", SEEDS)
async def test_random_orders_lose_no_chips_of_the_tournament(store: MemoryStore, seed: int) -> None:
    chance, played = random.Random(seed), PLAYED[seed % len(PLAYED)]
    for player in PLAYERS:
        store.mint(GUILD, player, TOURNAMENT, STACK)
    room, hands = TournamentRoom(store, seed=seed), 0
    for step in range(STEPS):
        await keep_open(room, played)
        room.table_id = chance.choice(sorted(store.tables))
        store.down = chance.random() < 0.03
        messages = [anything(room, chance) for _ in range(chance.choice((1, 1, 3)))]
        await asyncio.gather(*(room.tables.submit(room.table_id, message) for message in messages))
        store.down = False
        await room.advance(chance.choice((0, 0, 0, 2_000, 9_000, TURN_MS)))
        if step % 12 == 11:
            room = await room.crash()
        check_money(room)
        check_tables(room)
    hands = sum(isinstance(event, HandStarted) for commit in store.commits for event in commit.events)
    check_saved(store, mixed="rotation" in played)
    assert hands > 10


async def keep_open(room: TournamentRoom, played: dict[str, object]) -> None:
    while len(room.tables.of_tournament(TOURNAMENT)) < TABLES:
        new = NewTable(GUILD, next(room.channels), OWNER, "Friday", settings(**played, seats_max=6), TOURNAMENT)
        await room.tables.open(new, None)


def check_money(room: TournamentRoom) -> None:
    """Check that the views' stacks match the ledger and that no chip is made or lost."""
    store = room.store
    assert store.total(GUILD, TOURNAMENT) == len(PLAYERS) * STACK
    assert store.total(GUILD) == len(PLAYERS) * WALLET
    for view in room.tables.of_tournament(TOURNAMENT):
        for line in view.seats:
            assert store.balances[Account("seat", GUILD, line.player_id, view.table_id)] == line.stack
        live = view.hand is not None and not view.hand.finished
        pot = store.balances[Account("pot", GUILD, table_id=view.table_id)]
        assert pot == (sum(pot.amount for pot in view.hand.pots) if live and view.hand is not None else 0)


def check_tables(room: TournamentRoom) -> None:
    """Check that each table waits for a present player, for its next hand or for the director."""
    alarms = 0
    for view in room.tables.of_tournament(TOURNAMENT):
        live = view.hand is not None and not view.hand.finished
        assert not (live and view.course.waits)
        due = (view.clock.deadline_ms, view.clock.next_hand_ms, view.clock.deal_again_ms)
        alarms += view.course.paused == "store_failed" or due != (None, None, None)
        if view.course.paused is not None:
            assert due == (None, None, None)
        elif view.clock.deal_again_ms is not None:
            assert due == (None, None, view.clock.deal_again_ms)
            assert live
        elif live:
            assert view.clock.deadline_ms is not None
            to_act = dict(view.last.hand_players)[view.hand.to_act or 0] if view.hand is not None else 0
            assert next(line.status for line in view.seats if line.player_id == to_act) == "playing"
        else:
            assert view.course.waits is (view.clock.next_hand_ms is None)
    assert len(room.timer.pending()) >= alarms


def check_saved(store: MemoryStore, *, mixed: bool) -> None:
    """Check that a hand starts only at a table ordered to deal and not paused, with the bets of that order.

    In a mix, games without a fixed limit have half the bet (R-17.7).
    """
    stood: dict[int, TableState] = {}
    for commit in store.commits:
        before = stood.get(commit.table_id, TableState(waits=True))
        assert not (commit.events and before.is_halted)
        for event in commit.events:
            if isinstance(event, HandStarted):
                assert not before.waits
                assert before.bet is not None
                is_halved = mixed and event.stakes.limit != "fixed"
                assert event.stakes.small_bet == (before.bet // 2 if is_halved else before.bet)
        if commit.closes_hand or commit.voids_hand:
            assert commit.state.waits
        ordered = commit.request is not None and commit.request.player_id == MODERATOR
        assert ordered or commit.audit is None
        stood[commit.table_id] = commit.state


def anything(room: TournamentRoom, chance: random.Random) -> Message:
    view = room.view
    if view.course.paused is not None and chance.random() < 0.5:
        return chance.choice((Resume(None, ""), Resume(room.request(MODERATOR), WHY)))
    if view.hand is not None and view.hand.options and chance.random() < 0.6:
        return anything_legal(room, chance)
    return chance.choice((any_direction, any_direction, any_direction, any_wish, any_order))(room, chance)


def any_direction(room: TournamentRoom, chance: random.Random) -> Message:
    off, view = room.off_table(), room.view
    player = chance.choice([*off, *off, *PLAYERS])
    go_on = GoOn(chance.choice((20, 50)), room.timer.now_ms() + chance.choice((0, 1_000, 8_000)))
    directions: list[Message] = [
        go_on,
        go_on,
        SeatEntrant(player, chance.randint(1, 6), off.get(player, STACK), chance.random() < 0.2),
        SeatEntrant(player, chance.randint(1, 6), off.get(player, STACK)),
        SeatEntrant(player, chance.randint(0, 7), chance.randint(0, STACK)),
        Unseat(chance.choice([*(line.player_id for line in view.seats), player])),
        Pause(None, "") if chance.random() < 0.3 else go_on,
        Close(None, void_hand=True) if chance.random() < 0.1 else go_on,
    ]
    return chance.choice(directions)


def any_order(room: TournamentRoom, chance: random.Random) -> Message:
    request = room.request(MODERATOR)
    return chance.choice((Pause(request, WHY, chance.random() < 0.5), Resume(request, WHY), VoidHand(request, WHY)))


def any_wish(room: TournamentRoom, chance: random.Random) -> Message:
    player = chance.choice(PLAYERS)
    request, hand = room.request(player), room.view.hand
    wishes: list[Message] = [
        Sit(request, 1_000),
        Leave(request),
        SitOut(request),
        Back(request),
        MemberGone(player),
        Close(request),
        Act(request, chance.choice(list(ActionKind))),
        TurnEnded(room.view.hand_number, hand.version if hand is not None else 0),
    ]
    return chance.choice(wishes)


def anything_legal(room: TournamentRoom, chance: random.Random) -> Act:
    option = chance.choice(room.hand.options)
    request = room.request(room.to_act())
    if option.kind is ActionKind.DRAW:
        private = room.tables.private(room.table_id, room.to_act())
        cards = private.downcards if private is not None else ()
        return Act(request, option.kind, cards=tuple(chance.sample(cards, chance.randint(0, option.most))))
    to = chance.choice((None, option.most))
    return Act(request, option.kind, to)
