"""Readers of a table's message, and views of situations that no short hand reaches."""

import random
from typing import Any

import discord

from bot.poker.cards import DECK, parse_cards
from bot.poker.views import PotView, RoomView, SeatView
from bot.tables.ports import TableView
from bot.ui.table.message import TableMessageView
from tests.harness.ui.items import items_of
from tests.harness.ui.scenes import scene


def shuffled(seed: int) -> list[int]:
    deck = list(DECK)
    random.Random(seed).shuffle(deck)
    return deck


def text(view: TableView) -> str:
    return "\n".join(TableMessageView(scene(view)).words())


def buttons(view: TableView) -> dict[str, str]:
    """Return the custom_id of each button by its label."""
    return buttons_of(TableMessageView(scene(view)))


def buttons_of(card: TableMessageView) -> dict[str, str]:
    found = [item for item in items_of(card) if isinstance(item, discord.ui.Button)]
    return {str(button.label): str(button.custom_id) for button in found}


def assert_discord_takes(card: discord.ui.LayoutView) -> None:
    """Assert by hand that Discord accepts the message, since no schema states its limits."""
    items = items_of(card)
    assert len(items) <= 40
    assert sum(len(item.content) for item in items if isinstance(item, discord.ui.TextDisplay)) <= 4000
    buttons_ = [item for item in items if isinstance(item, discord.ui.Button)]
    ids = [str(button.custom_id) for button in buttons_]
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= 100 for custom_id in ids)
    assert all(len(row.children) in range(1, 6) for row in items if isinstance(row, discord.ui.ActionRow))
    labels = [button.label for button in buttons_]
    assert all(label and len(label) <= 80 for label in labels)
    assert all(item.content for item in items if isinstance(item, discord.ui.TextDisplay))


def seat_view(seat: int, **changes: Any) -> SeatView:
    blank = SeatView(
        seat=seat,
        stack=398,
        bet=0,
        upcards=parse_cards("2c"),
        downcards=2,
        shown=(),
        folded=False,
        mucked=False,
        all_in=False,
        holding=None,
        won=0,
    )
    return blank._replace(**changes)


def room_view(**changes: Any) -> RoomView:
    blank = RoomView(
        game="razz",
        version=20,
        street=0,
        button=1,
        seats=(seat_view(1), seat_view(2), seat_view(3)),
        pots=(PotView(6, (1, 2, 3), ()),),
        board=(),
        to_act=None,
        options=(),
        finished=False,
    )
    return blank._replace(**changes)
