"""Blinds at the table (R-5.2): the first jack, the dead button, and newcomers who wait for the big blind or post it."""

import pytest

from bot.locales import DEFAULT
from bot.locales.phrases import Phrases
from bot.poker.events import AntePosted, BlindPosted
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.ui.scene.scene import Scene
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import PAUSE_MS, Room, button_deck, of_game
from tests.tables.running.test_restore import restarted

BADUGI = of_game("badugi")


async def badugi(store: MemoryStore, *seats: int, button: int = 1) -> Room:
    """Return a badugi table in its first hand; ``button`` says which of the taken seats has the button."""
    room = Room(store, button_deck(button))
    await room.started(dict.fromkeys(seats, 1_000), **BADUGI)
    return room


def posted(room: Room) -> dict[int, int]:
    return {event.seat: event.amount for event in room.view.last.recent if isinstance(event, BlindPosted)}


def dealt(room: Room) -> list[int]:
    return sorted(seat.seat for seat in room.hand.seats)


async def test_R5_2_the_player_with_the_first_jack_gets_the_first_button(store: MemoryStore) -> None:
    room = await badugi(store, 1, 3, 5, button=2)
    assert room.hand.button == 3
    assert posted(room) == {5: 10, 1: 20}


async def test_R5_2_the_blinds_move_to_the_next_players_and_the_button_follows(store: MemoryStore) -> None:
    room = await badugi(store, 1, 2, 3, 4)
    assert (room.hand.button, posted(room)) == (1, {2: 10, 3: 20})
    await room.next_hand()
    assert (room.hand.button, posted(room)) == (2, {3: 10, 4: 20})
    assert room.to_act() == 101


async def test_R5_2_when_the_big_blind_leaves_the_next_hand_has_a_dead_small_blind(store: MemoryStore) -> None:
    room = await badugi(store, 1, 2, 3, 4)
    await room.leave(103)
    await room.next_hand()
    assert (room.hand.button, posted(room)) == (2, {4: 20})
    await room.next_hand()
    assert (room.hand.button, posted(room)) == (3, {4: 10, 1: 20})


async def test_R5_2_a_newcomers_post_beside_a_dead_small_blind_does_not_count_as_the_big_blind(
    store: MemoryStore,
) -> None:
    rules = HouseRules(bb_ante=True)
    room = Room(store, button_deck(1))
    stakes = GAMES["badugi"].stakes(rules, 1)
    await room.started(dict.fromkeys((1, 2, 3, 4), 1_000), **{**BADUGI, "rules": rules, "stakes": stakes})
    await room.leave(103)
    await room.sit(105, 5, post=True)
    await room.next_hand()
    assert (room.hand.button, posted(room)) == (2, {4: 1, 5: 1})
    assert [(event.seat, event.dead) for event in room.view.last.recent if isinstance(event, AntePosted)] == [(4, True)]
    assert room.to_act() == 105
    assert Scene(room.view, lambda _: None, Phrases(DEFAULT)).blinds == {4: "big"}


async def test_R5_2_when_the_small_blind_leaves_the_next_hand_has_a_dead_button(store: MemoryStore) -> None:
    room = await badugi(store, 1, 2, 3, 4)
    await room.leave(102)
    await room.next_hand()
    assert (room.hand.button, posted(room)) == (2, {3: 10, 4: 20})
    assert dealt(room) == [1, 3, 4]


async def test_R5_2_a_newcomer_waits_for_the_big_blind(store: MemoryStore) -> None:
    room = await badugi(store, 1, 2, 3, 4)
    await room.seat_all({5: 1_000})
    await room.next_hand()
    assert dealt(room) == [1, 2, 3, 4]
    assert room.status(105) == "waiting"
    await room.next_hand()
    assert (dealt(room), posted(room)) == ([1, 2, 3, 4, 5], {4: 10, 5: 20})


async def test_R5_2_a_newcomer_who_posts_is_dealt_in_and_may_raise(store: MemoryStore) -> None:
    room = await badugi(store, 1, 2, 3, 4)
    await room.sit(106, 6, 1_000, post=True)
    await room.next_hand()
    assert (dealt(room), posted(room)) == ([1, 2, 3, 4, 6], {3: 10, 4: 20, 6: 20})
    assert room.to_act() == 106
    assert [option.kind for option in room.hand.options] == ["check", "raise"]
    await room.next_hand()
    assert posted(room) == {4: 10, 6: 20}


async def test_R5_2_a_player_who_sat_out_returns_when_the_big_blind_reaches_them_or_by_posting(
    store: MemoryStore,
) -> None:
    room = await badugi(store, 1, 2, 3, 4)
    await room.sit_out(101)
    await room.next_hand()
    assert dealt(room) == [2, 3, 4]
    await room.back(101, post=True)
    await room.next_hand()
    # The big blind comes to the player, who posts it as anybody would.
    assert posted(room) == {4: 10, 1: 20}
    await room.sit_out(103)
    await room.next_hand()
    await room.back(103)
    await room.next_hand()
    assert 3 in dealt(room)
    assert posted(room)[3] == 20


async def test_R5_1_heads_up_the_button_posts_the_small_blind(store: MemoryStore) -> None:
    room = await badugi(store, 2, 5)
    assert (room.hand.button, posted(room)) == (2, {2: 10, 5: 20})
    await room.next_hand()
    assert (room.hand.button, posted(room)) == (5, {5: 10, 2: 20})


async def test_R5_2_button_and_blinds_keep_their_places_over_a_restart(store: MemoryStore) -> None:
    before = await badugi(store, 1, 2, 3, 4)
    await before.leave(102)
    await before.fold_round()
    await before.seat_all({5: 1_000})
    after = await restarted(before)
    await after.advance(PAUSE_MS)
    assert (after.hand.button, posted(after), dealt(after)) == (2, {3: 10, 4: 20}, [1, 3, 4])


@pytest.mark.parametrize("game", ["five-card-draw", "razz"])
async def test_R5_2_without_blinds_the_button_moves_to_the_next_taken_seat(store: MemoryStore, game: str) -> None:
    room = Room(store, button_deck(1))
    await room.started(dict.fromkeys((1, 2, 4), 1_000), **of_game(game))
    await room.leave(102)
    await room.seat_all({5: 1_000})
    await room.next_hand()
    assert (room.hand.button, dealt(room)) == (4, [1, 4, 5])


async def test_R5_1_the_big_blind_posts_the_table_ante_as_dead_money(store: MemoryStore) -> None:
    room = Room(store, button_deck(1))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000}, **of_game("badugi", bb_ante=True))
    assert room.stacks() == {101: 1_000, 102: 990, 103: 960}
    moves = [(move.code, move.amount) for move in store.commits[-1].transfers]
    assert moves == [("blind", 10), ("blind", 20), ("ante", 20)]


async def test_R5_2_a_player_who_leaves_and_returns_after_the_blinds_have_passed_counts_as_a_newcomer(
    store: MemoryStore,
) -> None:
    """Otherwise a player could avoid every blind by leaving and returning."""
    room = await badugi(store, 1, 2, 3, 4)
    await room.fold_round()
    assert (await room.leave(104)).done
    assert (await room.sit(104, 5, 1_000)).done
    await room.advance(PAUSE_MS)
    assert posted(room) == {3: 10, 5: 20}, "the big blind reached them anyway"
    await room.fold_round()
    assert (await room.leave(101)).done
    assert (await room.sit(101, 4, 1_000)).done
    await room.advance(PAUSE_MS)
    assert (posted(room), dealt(room)) == ({5: 10, 2: 20}, [2, 3, 5])
    assert room.status(101) == "waiting"
    await room.next_hand()
    assert dealt(room) == [2, 3, 5]
    await room.next_hand()
    assert (posted(room)[4], dealt(room)) == (20, [2, 3, 4, 5])
