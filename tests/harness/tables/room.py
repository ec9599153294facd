"""A card room for table tests: a manager with test doubles, and short methods for the acts of its people."""

import itertools
from collections.abc import Mapping, Sequence

from bot.poker.actions import ActionKind
from bot.poker.cards import DECK, parse_cards
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.poker.views import RoomView
from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost
from bot.tables.manager import TableManager
from bot.tables.messages import (
    Act,
    Back,
    Close,
    DirectMessages,
    HandOver,
    Kick,
    Leave,
    Message,
    Pause,
    Resume,
    Sit,
    SitOut,
    VoidHand,
)
from bot.tables.ports import DeckMaker, Sight, TableView
from bot.tables.replies import TableReply
from bot.tables.saving import NewTable, Request, Store
from bot.tables.seat_messages import ChangeSeat, Invite, Unwait, Wait
from bot.tables.state import TableSettings
from tests.harness.poker.deals import draw_deck, razz_deck
from tests.harness.tables.doubles import LiteralDealer, ManualTimer, MemoryStore, RecordingPublisher, RecordThread

GUILD = 7
OWNER = 99
MODERATOR = 98
WHY = "the fire alarm"
PAUSE_MS = 8_000
TURN_MS = 45_000
A_LONG_TIME = 20_000_000
"""A time in ms that is longer than a table may be idle."""


def settings(**changes: object) -> TableSettings:
    base: dict[str, object] = {
        "game": "razz",
        "stakes": Stakes.of(20, ante=2, bring_in=3),
        "rules": HouseRules(),
        "seats_max": 8,
        "buy_in_least": 1_000,
        "buy_in_most": 2_000,
    }
    return TableSettings(**(base | changes))  # type: ignore[arg-type]  # the fields are named by the tests


def button_deck(place: int) -> tuple[int, ...]:
    """Return a deck that gives the first button to this place (1 the lowest) among the ready seats (R-5.2)."""
    jack = parse_cards("Jc")[0]
    others = [card for card in DECK if card != jack]
    return (*others[: place - 1], jack, *others[place - 1 :])


def deal(seats: Sequence[int], cards: Mapping[int, str], button: int = 1) -> list[tuple[int, ...]]:
    """Return the two decks of a table's first hand, with the button at seat ``button``."""
    order = sorted(seats, key=lambda seat: (seat <= button, seat))
    return [button_deck(sorted(seats).index(button) + 1), razz_deck(order, cards)]


def of_game(name: str, **rules: object) -> dict[str, object]:
    """Return the settings of a table of this game at a small bet of 20, for ``Room.open``."""
    house_rules = HouseRules(**rules)  # type: ignore[arg-type]  # the rules are named by the tests
    game = GAMES[name]
    return {"game": name, "rules": house_rules, "stakes": game.stakes(house_rules, 20), "seats_max": game.seats_most}


def deal_draw(
    name: str, seats: Sequence[int], cards: Mapping[int, str], stub: str = "", button: int = 1, **rules: object
) -> list[tuple[int, ...]]:
    """Return the two decks of the first hand of a draw game; ``stub`` lists the cards that the draws get, in order."""
    game = GAMES[name]
    order = sorted(seats, key=lambda seat: (seat <= button, seat))
    full = game.deck_under(HouseRules(**rules))  # type: ignore[arg-type]  # the rules are named by the tests
    deck = draw_deck(order, cards, game.streets[0].down, stub, full)
    return [button_deck(sorted(seats).index(button) + 1), tuple(deck)]


class Room:
    """A card room on any Store; a player's id is their seat number plus 100 unless a test says otherwise."""

    def __init__(
        self,
        store: Store,
        *decks: Sequence[int],
        seed: int = 0,
        timer: ManualTimer | None = None,
        closer: RecordThread | None = None,
        sight: Sight | None = None,
        maker: DeckMaker | None = None,
    ) -> None:
        self.store = store
        self.timer = timer or ManualTimer()
        self.dealer = LiteralDealer(*decks, seed=seed)
        self.publisher = RecordingPublisher()
        self.closer = closer
        self.tables = TableManager(self.store, self.dealer, self.timer, decks=maker)
        self.tables.publish_to(self.publisher, closer, sight)
        if closer is not None:
            closer.tables = self.tables
        self.requests = itertools.count(1)
        self.channels = itertools.count(500)
        self.table_id = 0

    @property
    def letters(self) -> list[DueLetter]:
        """All letters stored with commits, in order."""
        assert isinstance(self.store, MemoryStore)
        return [letter for commit in self.store.commits for letter in commit.letters]

    @property
    def posts(self) -> list[DuePost]:
        """All posts stored with commits, in order."""
        assert isinstance(self.store, MemoryStore)
        return [post for commit in self.store.commits for post in commit.posts]

    def request(self, player_id: int, name: str = "test") -> Request:
        return Request(next(self.requests), player_id, name)

    async def open(self, **changes: object) -> int:
        new = NewTable(GUILD, next(self.channels), OWNER, "Table", settings(**changes))
        view = await self.tables.open(new, self.request(OWNER, "open"))
        self.table_id = view.table_id
        return view.table_id

    async def submit(self, message: Message) -> TableReply:
        reply = await self.tables.submit(self.table_id, message)
        assert reply is not None
        return reply

    async def sit(
        self, player_id: int, seat: int | None = None, buy_in: int | None = None, *, post: bool = False
    ) -> TableReply:
        return await self.submit(Sit(self.request(player_id), buy_in, seat, post))

    async def seat_all(self, stacks: Mapping[int, int]) -> None:
        """Seat players 101, 102 ... in seats 1, 2 ... with these stacks."""
        for seat, chips in stacks.items():
            reply = await self.sit(100 + seat, seat, chips)
            assert reply.done, reply.denial

    async def started(self, stacks: Mapping[int, int], **changes: object) -> None:
        """Open a table, seat the players and wait until the first hand is dealt."""
        await self.open(**changes)
        await self.seat_all(stacks)
        await self.advance(PAUSE_MS)

    async def act(
        self,
        player_id: int,
        kind: str,
        to: int | None = None,
        *,
        cards: str = "",
        hand_number: int | None = None,
        version: int | None = None,
    ) -> TableReply:
        discards = parse_cards(cards)
        return await self.submit(
            Act(self.request(player_id), ActionKind(kind), to, hand_number, version, cards=discards)
        )

    async def play(self, *acts: str) -> None:
        """Apply acts like ``"101 bring_in"``, ``"102 raise 40"`` or ``"103 draw KdQc"``, each of which must succeed."""
        for act in acts:
            player, kind, *more = act.split()
            if kind == "draw":
                reply = await self.act(int(player), kind, cards="".join(more))
            else:
                reply = await self.act(int(player), kind, int(more[0]) if more else None)
            assert reply.done, (act, reply.denial, reply.refusal)

    async def check_down(self) -> None:
        """Let all check, call and stand pat until the hand is over."""
        while not self.hand.finished:
            if self.view.clock.deal_again_ms is not None:
                await self.advance(PAUSE_MS)
                continue
            kinds = [option.kind for option in self.hand.options]
            passive = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN, ActionKind.DRAW)
            await self.play(f"{self.to_act()} {next(kind for kind in passive if kind in kinds)}")

    async def fold_round(self) -> None:
        """End the hand quickly: all fold wherever they may."""
        while not self.hand.finished:
            if self.view.clock.deal_again_ms is not None:
                await self.advance(PAUSE_MS)
                continue
            kinds = [option.kind for option in self.hand.options]
            quick = (ActionKind.FOLD, ActionKind.BRING_IN, ActionKind.CHECK, ActionKind.DRAW)
            await self.play(f"{self.to_act()} {next(kind for kind in quick if kind in kinds)}")

    async def next_hand(self) -> None:
        """End the running hand and wait for the next."""
        await self.fold_round()
        await self.advance(PAUSE_MS)

    async def leave(self, player_id: int) -> TableReply:
        return await self.submit(Leave(self.request(player_id)))

    async def sit_out(self, player_id: int) -> TableReply:
        return await self.submit(SitOut(self.request(player_id)))

    async def back(self, player_id: int, *, post: bool = False) -> TableReply:
        return await self.submit(Back(self.request(player_id), post))

    async def wait_for_seat(self, player_id: int, buy_in: int | None = None, *, by_role: bool = False) -> TableReply:
        return await self.submit(Wait(self.request(player_id), buy_in, by_role))

    async def unwait(self, player_id: int) -> TableReply:
        return await self.submit(Unwait(self.request(player_id)))

    async def invite(self, asker_id: int, player_id: int) -> TableReply:
        return await self.submit(Invite(self.request(asker_id), player_id))

    async def change_seat(self, player_id: int, seat: int, *, post: bool = False) -> TableReply:
        return await self.submit(ChangeSeat(self.request(player_id), seat, post))

    async def close(self) -> TableReply:
        return await self.submit(Close(self.request(OWNER)))

    # Moderators' orders

    async def pause(self, *, at_once: bool = True) -> TableReply:
        return await self.submit(Pause(self.request(MODERATOR), WHY, at_once))

    async def resume(self) -> TableReply:
        return await self.submit(Resume(self.request(MODERATOR), WHY))

    async def void(self) -> TableReply:
        return await self.submit(VoidHand(self.request(MODERATOR), WHY))

    async def kick(self, player_id: int) -> TableReply:
        return await self.submit(Kick(self.request(MODERATOR), player_id, WHY))

    async def hand_over(self, owner_id: int) -> TableReply:
        return await self.submit(HandOver(self.request(MODERATOR), owner_id, WHY))

    async def shut(self, *, void_hand: bool = False) -> TableReply:
        return await self.submit(Close(self.request(MODERATOR), WHY, void_hand))

    # Time, and what there is to see

    async def advance(self, ms: int) -> None:
        """Let time pass, alarm by alarm, each with all its consequences."""
        until_ms = self.timer.now_ms() + ms
        while self.timer.ring_next(until_ms):
            await self.quiet()

    async def quiet(self) -> None:
        """Wait until every table has handled its inbox."""
        for view in self.tables.in_guild(GUILD):
            await self.tables.submit(view.table_id, DirectMessages(player_id=0, closed=False))
        if self.closer is not None:
            await self.closer.settle()

    @property
    def view(self) -> TableView:
        view = self.tables.view(self.table_id)
        assert view is not None
        return view

    @property
    def hand(self) -> RoomView:
        assert self.view.hand is not None
        return self.view.hand

    def stacks(self) -> dict[int, int]:
        return {line.player_id: line.stack for line in self.view.seats}

    def status(self, player_id: int) -> str:
        return next(line.status for line in self.view.seats if line.player_id == player_id)

    def to_act(self) -> int:
        """Return the player whose turn it is."""
        return dict(self.view.last.hand_players)[self.hand.to_act or 0]
