"""Draw games at the table: drawing, standing pat by the clock, and who sees which card."""

from dataclasses import replace

import pytest

from bot.poker.cards import cards_text, parse_cards
from bot.poker.events import DeckShuffled, Drew
from bot.poker.refusals import Reason
from bot.tables.messages import Act
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, PAUSE_MS, TURN_MS, Room, deal_draw, of_game
from tests.tables.conftest import WALLET
from tests.tables.running.test_restore import restarted

BADUGI = {1: "Ac2d3hKs", 2: "4c5d6h7s", 3: "8c9dThJs"}
STACKS = {1: 1_000, 2: 1_000, 3: 1_000}


async def badugi(store: MemoryStore, stub: str = "") -> Room:
    """Return a badugi room of three with the button at seat 1, which speaks first; seat 2 draws first."""
    room = Room(store, *deal_draw("badugi", [1, 2, 3], BADUGI, stub))
    await room.started(STACKS, **of_game("badugi"))
    return room


def down(room: Room, player_id: int) -> str:
    private = room.tables.private(room.table_id, player_id)
    assert private is not None
    return cards_text(private.downcards)


async def test_R5_1_both_blinds_are_posted_and_their_chips_move_to_the_pot(store: MemoryStore) -> None:
    room = await badugi(store)
    assert room.stacks() == {101: 1_000, 102: 990, 103: 980}
    assert [(move.code, move.amount) for move in store.commits[-1].transfers] == [("blind", 10), ("blind", 20)]
    assert room.to_act() == 101


async def test_R5_4_the_drawn_cards_go_only_to_the_player_who_draws(store: MemoryStore) -> None:
    room = await badugi(store, stub="QhQsQd")
    await room.play("101 call", "102 call", "103 check")
    assert room.hand.drawing
    room.publisher.dealt.clear()
    await room.play("102 draw", "103 draw ThJs")
    assert [player for player, _ in room.publisher.dealt] == [103]
    assert cards_text(room.publisher.dealt[0][1].downcards) == "8c9dQhQs" == down(room, 103)
    assert [seat.drew for seat in room.hand.seats] == [0, 2, None]


async def test_R5_4_all_players_see_how_many_cards_were_drawn_but_not_which(store: MemoryStore) -> None:
    room = await badugi(store, stub="Qh")
    await room.play("101 call", "102 call", "103 check", "102 draw 7s")
    drew = [event for view in room.publisher.shown for event in view.last.recent if isinstance(event, Drew)]
    assert drew
    assert set(drew) == {Drew(2, 1, (), ())}
    again = await restarted(room)
    assert Drew(2, 1, (), ()) in again.view.last.recent
    assert not any(isinstance(event, DeckShuffled) for event in again.view.last.recent)


async def test_a_discard_of_a_card_the_player_does_not_hold_is_refused_and_changes_nothing(store: MemoryStore) -> None:
    room = await badugi(store)
    await room.play("101 call", "102 call", "103 check")
    before = room.view
    reply = await room.act(102, "draw", cards="Ac")
    assert reply.refusal is not None
    assert reply.refusal.reason is Reason.NOT_YOUR_CARDS
    assert room.view == before


def test_the_repr_of_a_click_does_not_show_the_discards(room: Room) -> None:
    assert "cards" not in repr(Act(room.request(101), kind="draw", cards=parse_cards("AcKd")))  # type: ignore[arg-type]  # a str enum's value


async def test_R5_4_a_time_out_stands_pat(store: MemoryStore) -> None:
    room = await badugi(store)
    await room.play("101 call", "102 call", "103 check")
    await room.advance(TURN_MS)
    assert room.view.last.recent[-1] == Drew(2, 0, (), ())
    assert down(room, 102) == BADUGI[2]
    assert room.to_act() == 103


async def test_R5_4_a_leaving_player_stands_pat_in_the_draw_and_folds_to_a_bet(store: MemoryStore) -> None:
    room = await badugi(store)
    await room.play("101 call", "102 call", "103 check", "102 draw")
    await room.leave(103)
    assert Drew(3, 0, (), ()) in room.view.last.recent
    assert room.to_act() == 101
    await room.play("101 draw", "102 bet")
    assert room.to_act() == 101
    assert [seat.folded for seat in room.hand.seats] == [False, True, False]


async def test_R5_4_an_all_in_player_draws_too(store: MemoryStore) -> None:
    room = Room(store, *deal_draw("badugi", [1, 2], BADUGI))
    await room.started({1: 20, 2: 1_000}, **of_game("badugi"), buy_in_least=20)
    await room.play("101 call")
    assert room.stacks()[101] == 0
    await room.play("102 draw")
    assert room.to_act() == 101
    await room.play("101 draw Ks")
    assert Drew(1, 1, (), ()) in room.view.last.recent


async def test_R5_5_when_the_stub_runs_out_the_table_provides_a_second_shuffle(store: MemoryStore) -> None:
    seats = range(1, 9)
    room = Room(store, seed=3)
    await room.started(dict.fromkeys(seats, 1_000), **of_game("badugi"))
    while not room.hand.drawing:
        kinds = [option.kind for option in room.hand.options]
        await room.play(f"{room.to_act()} {'call' if 'call' in kinds else 'check'}")
    while room.hand.drawing:
        await room.play(f"{room.to_act()} draw {down(room, room.to_act())}")
    shuffles = [event for event in store.tables[room.table_id].events if isinstance(event, DeckShuffled)]
    assert len(shuffles) == 2
    held = [card for player in range(101, 109) for card in parse_cards(down(room, player))]
    assert len(set(held)) == 32
    assert (await restarted(room)).hand == room.hand


async def test_a_draw_continues_after_a_restart_with_the_same_cards(store: MemoryStore) -> None:
    before = await badugi(store, stub="QhQsQd")
    await before.play("101 call", "102 call", "103 check", "102 draw 7s6h")
    hand_number, version = before.view.hand_number, before.hand.version
    after = await restarted(before)
    assert (after.hand, after.stacks(), after.view.last.recent) == (
        before.hand,
        before.stacks(),
        before.view.last.recent,
    )
    assert down(after, 102) == "4c5dQhQs"
    assert after.publisher.dealt == []
    assert (await after.act(103, "draw", cards="Js", hand_number=hand_number, version=version)).done
    assert down(after, 103) == "8c9dThQd"
    await after.play("101 draw")
    await after.check_down()
    assert store.total(GUILD) == 12 * WALLET


async def test_a_hand_is_voided_when_the_cards_of_a_draw_are_lost(store: MemoryStore) -> None:
    before = await badugi(store, stub="Qh")
    await before.play("101 call", "102 call", "103 check", "102 draw 7s")
    saved = store.tables[before.table_id]
    public = tuple(
        replace(event, discards=(), cards=()) if isinstance(event, Drew) else event for event in saved.events
    )
    store.tables[before.table_id] = replace(saved, events=public)
    after = await restarted(before)
    assert after.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    assert store.hands_closed == [(before.table_id, 1, "void")]


async def test_R8_1_a_table_with_a_joker_deals_from_53_cards(store: MemoryStore) -> None:
    room = Room(store)
    await room.started(STACKS, **of_game("five-card-draw", joker="bug"))
    shuffled = next(event for event in store.commits[-1].events if isinstance(event, DeckShuffled))
    assert len(shuffled.cards) == 53


@pytest.mark.parametrize("game", ["five-card-draw", "ace-to-five-triple-draw", "badugi"])
async def test_a_draw_game_that_nobody_plays_ends_and_closes_the_table(store: MemoryStore, game: str) -> None:
    room = Room(store)
    await room.started(STACKS, **of_game(game))
    await room.advance(60 * TURN_MS + 20 * PAUSE_MS)
    await room.advance(1_800_000)
    assert room.tables.view(room.table_id) is None
    assert store.total(GUILD) == 12 * WALLET
