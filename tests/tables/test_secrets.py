"""Reprs, which must show no down cards: they may end up in any log, traceback or test report."""

import re

from bot.poker.cards import DECK
from bot.tables.replies import TableReply
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import Room, button_deck, of_game

TUPLES = re.compile(r"\((\d+(?:, \d+)+)\)")


def cards_in_repr(value: object) -> list[str]:
    """Return every tuple in the repr that could be a deck, or cards of the upper half of the deck."""
    return [text for text in TUPLES.findall(repr(value)) if _are_cards([int(number) for number in text.split(",")])]


def _are_cards(numbers: list[int]) -> bool:
    return max(numbers) <= max(DECK) and (min(numbers) > max(DECK) // 2 or len(numbers) > 8)


async def test_no_repr_shows_down_cards_or_the_deck(store: MemoryStore) -> None:
    deck = tuple(sorted(DECK, reverse=True))
    room = Room(store, button_deck(1), deck)
    await room.started({1: 1_000, 2: 1_000, 3: 1_000}, **of_game("badugi"))
    for player in (101, 102, 103):
        await room.play(f"{player} " + ("call" if player != 103 else "check"))
    private = room.tables.private(room.table_id, 102)
    assert private is not None
    assert _are_cards(list(private.downcards)), "otherwise the test could find nothing"
    host = room.tables._hosts[room.table_id]
    position = host._position
    assert position.hand is not None
    before = position.hand.copy()
    reply: TableReply = await room.act(102, "draw", cards="")
    secrets = (position, before, before.state, *before.events, private, reply, *store.commits, *store.tables.values())
    for value in secrets:
        assert not cards_in_repr(value), type(value).__name__
