"""Dealer's choice: the marker moves around the table, and its holder chooses the game or leaves it to the list."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.poker.events import HandStarted
from bot.poker.games import GAMES
from bot.tables.messages import ChooseGame, HouseSit
from bot.tables.ports import TableView
from bot.tables.replies import TableDenial, TableReply
from bot.tables.rules.dealers_choice import CHOICE_MS
from bot.tables.rules.rotation import checked_legs
from bot.tables.rules.seals import DEAL_CLOSING_LEAD_MS
from bot.tables.saving import NewTable
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, PAUSE_MS, Room, button_deck, settings
from tests.harness.tables.sealed_room import SealedRoom, proved
from tests.tables.conftest import PLAYERS, WALLET
from tests.tables.running.test_restore import GRACE_MS, restarted
from tests.tables.test_on_file import File, file  # noqa: F401  # a fixture

GAMES_HERE = ("razz", "badugi", "five-card-draw")
STACKS = {1: 1_000, 2: 1_000, 3: 1_000}
CHOICE = {
    "rotation": GAMES_HERE,
    "dealers_choice": True,
    "stakes": GAMES["razz"].stakes(settings().rules, 20),
    "seats_max": 6,
}


async def choose(room: Room, player: int, game: str, hand_number: int | None = None) -> TableReply:
    return await room.submit(ChooseGame(room.request(player), game, hand_number))


def started(room: Room) -> HandStarted:
    return next(event for event in room.view.last.recent if isinstance(event, HandStarted))


async def seated(store: MemoryStore, **changes: object) -> Room:
    """Return a room with three players before the first hand; seat 1 has the first button and the choice."""
    room = Room(store, button_deck(1))
    await room.open(**(CHOICE | changes))
    await room.seat_all(STACKS)
    return room


async def after_one_orbit(store: MemoryStore, **changes: object) -> Room:
    """Return a room after an orbit of one hand: seat 2 has the choice."""
    room = await seated(store, **({"rotation_hands": 1} | changes))
    assert (await choose(room, 101, "razz")).done
    await room.advance(PAUSE_MS)
    await room.fold_round()
    return room


def test_dealers_choice_needs_a_list_of_games() -> None:
    with pytest.raises(ValueError, match="choose from"):
        checked_legs(settings(dealers_choice=True))


async def test_R14_2_the_player_at_the_first_button_chooses_the_first_game(store: MemoryStore) -> None:
    room = Room(store, button_deck(2))
    await room.open(**CHOICE)
    await room.seat_all({1: 1_000, 3: 1_000, 4: 1_000})
    assert room.view.choice.marker == 3
    assert (await choose(room, 103, "badugi")).done
    await room.advance(PAUSE_MS)
    assert (room.hand.game, room.hand.button) == ("badugi", 3)


async def test_R14_2_after_as_many_hands_as_players_were_dealt_in_the_next_player_chooses(
    store: MemoryStore,
) -> None:
    room = await seated(store)
    assert (await choose(room, 101, "five-card-draw")).done
    await room.advance(PAUSE_MS)
    for _ in range(2):
        assert room.hand.game == "five-card-draw"
        await room.next_hand()
    assert (room.hand.game, room.view.choice.marker) == ("five-card-draw", 1)
    await room.fold_round()
    assert room.view.choice.marker == 2
    assert room.view.choice.until_ms == room.timer.now_ms() + CHOICE_MS
    assert (await choose(room, 102, "razz", room.view.hand_number)).done
    assert room.view.games.next_game == "razz"
    await room.advance(PAUSE_MS)
    assert room.hand.game == "razz"


async def test_R14_2_an_orbit_keeps_its_length_when_a_player_leaves(store: MemoryStore) -> None:
    room = await seated(store)
    await choose(room, 101, "badugi")
    await room.advance(PAUSE_MS)
    await room.leave(103)
    for _ in range(2):
        await room.next_hand()
        assert room.hand.game == "badugi"
    await room.fold_round()
    assert room.view.choice.marker == 2


async def test_R14_2_the_same_game_may_be_chosen_again(store: MemoryStore) -> None:
    room = await after_one_orbit(store)
    assert (await choose(room, 102, "razz")).done
    await room.advance(PAUSE_MS)
    assert (room.view.hand_number, room.hand.game) == (2, "razz")


async def test_R14_2_every_hand_of_a_chosen_game_stores_who_chose_it(store: MemoryStore) -> None:
    room = await seated(store, rotation_hands=3)
    assert (await choose(room, 101, "badugi")).done
    told = []
    for _ in range(3):
        await room.advance(PAUSE_MS)
        told.append(started(room).chosen_by)
        await room.fold_round()
    await room.advance(CHOICE_MS + PAUSE_MS)
    assert (room.hand.game, told, started(room).chosen_by) == ("five-card-draw", [1, 1, 1], 0)


async def test_R14_2_a_hand_does_not_name_a_chooser_who_has_left(store: MemoryStore) -> None:
    room = await seated(store, rotation_hands=2)
    assert (await choose(room, 101, "badugi")).done
    await room.advance(PAUSE_MS)
    await room.fold_round()
    assert (await room.leave(101)).done
    assert (await room.sit(104, seat=1)).done
    await room.advance(PAUSE_MS)
    assert (room.hand.game, dict(room.view.last.hand_players)[1], started(room).chosen_by) == ("badugi", 104, 0)


async def test_R14_2_after_20_seconds_without_a_choice_the_next_game_on_the_list_is_played(store: MemoryStore) -> None:
    room = await after_one_orbit(store)
    await room.advance(CHOICE_MS - 1)
    assert room.view.hand_number == 1
    await room.advance(1)
    assert (room.view.hand_number, room.hand.game, room.view.choice.marker) == (2, "badugi", 2)
    await room.fold_round()
    assert room.view.choice.marker == 3
    await choose(room, 103, "badugi")
    await room.next_hand()
    await room.fold_round()
    await room.advance(CHOICE_MS)
    assert room.hand.game == "five-card-draw", "the list continues after the game played last"


async def test_R14_2_an_early_choice_does_not_delay_the_next_hand(store: MemoryStore) -> None:
    room = await after_one_orbit(store)
    await room.advance(3_000)
    assert (await choose(room, 102, "badugi")).done
    await room.advance(PAUSE_MS - 3_000 - 1)
    assert room.view.hand_number == 1
    await room.advance(1)
    assert room.view.hand_number == 2


async def test_R14_2_after_a_late_choice_the_hand_is_dealt_at_once(store: MemoryStore) -> None:
    room = await after_one_orbit(store)
    await room.advance(CHOICE_MS - 2_000)
    assert (await choose(room, 102, "badugi")).done
    assert (room.view.hand_number, room.hand.game) == (2, "badugi")


async def test_R14_2_the_table_does_not_wait_for_the_choice_of_an_absent_player(store: MemoryStore) -> None:
    room = await seated(store, rotation_hands=1)
    await choose(room, 101, "badugi")
    await room.advance(PAUSE_MS)
    await room.sit_out(102)
    await room.fold_round()
    assert (room.view.choice.marker, room.view.choice.is_open, room.view.games.next_game) == (
        2,
        False,
        "five-card-draw",
    )
    await room.advance(PAUSE_MS)
    assert room.view.hand_number == 2


async def test_R14_2_a_house_player_leaves_the_choice_to_the_list_at_once(
    file: File,  # noqa: F811
) -> None:
    room = Room(file.store, button_deck(1))
    played = settings(**(CHOICE | {"rotation_hands": 1}))
    view = await room.tables.open(NewTable(GUILD, 900, 101, "Table", played, practice=True), room.request(101))
    room.table_id = view.table_id
    assert (await room.sit(101, 1)).done
    assert (await room.submit(HouseSit(112, 1, 1_000))).done
    assert (await choose(room, 101, "badugi")).done
    await room.advance(PAUSE_MS)
    assert (await room.void()).done
    assert (room.view.choice.marker, room.view.choice.is_open, room.view.games.game) == (2, False, "five-card-draw")


@pytest.mark.parametrize("goes", ["leave", "sit_out"])
async def test_R14_2_the_next_game_on_the_list_is_played_when_the_chooser_leaves_or_sits_out(
    store: MemoryStore, goes: str
) -> None:
    room = await after_one_orbit(store)
    await getattr(room, goes)(102)
    assert (room.view.choice.marker, room.view.choice.is_open, room.view.games.next_game) == (2, False, "badugi")
    assert (await choose(room, 102, "razz")).denial is (
        TableDenial.NOT_SEATED if goes == "leave" else TableDenial.CHOICE_OVER
    )
    await room.advance(PAUSE_MS)
    await room.fold_round()
    assert room.view.choice.marker == 3


async def test_R14_2_when_the_first_chooser_leaves_the_button_moves_to_the_next_player(
    store: MemoryStore,
) -> None:
    room = await seated(store)
    await room.leave(101)
    await room.advance(PAUSE_MS)
    assert (room.hand.game, room.hand.button, room.view.choice.marker) == ("razz", 2, 1)


async def test_R14_2_the_marker_skips_empty_seats_and_alternates_between_two_players(store: MemoryStore) -> None:
    room = await after_one_orbit(store)
    await choose(room, 102, "razz")
    await room.advance(PAUSE_MS)
    await room.leave(103)
    await room.fold_round()
    assert room.view.choice.marker == 1
    await choose(room, 101, "razz")
    await room.next_hand()
    await room.fold_round()
    assert room.view.choice.marker == 2


async def test_R14_2_a_refused_choice_names_its_reason(store: MemoryStore) -> None:
    room = await after_one_orbit(store)
    before = room.view
    for player, game, hand, denial in (
        (112, "badugi", None, TableDenial.NOT_SEATED),
        (103, "badugi", None, TableDenial.NOT_YOUR_CHOICE),
        (102, "rummy", None, TableDenial.NOT_ON_LIST),
        (102, "badugi", 7, TableDenial.CHOICE_OVER),
    ):
        assert (await choose(room, player, game, hand)).denial is denial
    assert room.view.choice.until_ms == before.choice.until_ms
    request = room.request(102)
    assert (await room.submit(ChooseGame(request, "badugi"))).done
    assert (await room.submit(ChooseGame(request, "razz"))).denial is TableDenial.ALREADY_DONE
    assert (await choose(room, 102, "razz")).denial is TableDenial.CHOICE_OVER
    await room.advance(PAUSE_MS)
    assert (await choose(room, 102, "razz")).denial is TableDenial.NO_CHOICE
    assert room.hand.game == "badugi"


async def test_a_table_without_dealers_choice_refuses_a_choice(store: MemoryStore) -> None:
    room = Room(store)
    await room.started(STACKS)
    assert (await choose(room, 101, "razz")).denial is TableDenial.NO_CHOICE


async def test_R14_2_a_pause_stops_the_time_to_choose_and_then_restarts_it(store: MemoryStore) -> None:
    room = await after_one_orbit(store)
    await room.advance(15_000)
    await room.pause()
    assert (room.view.choice.is_open, room.view.choice.until_ms, room.view.clock.next_hand_ms) == (True, None, None)
    assert (await choose(room, 102, "badugi")).denial is TableDenial.PAUSED
    await room.advance(60_000)
    assert (room.view.hand_number, room.view.choice.marker) == (1, 2)
    await room.resume()
    assert room.view.choice.until_ms == room.timer.now_ms() + CHOICE_MS
    await room.advance(CHOICE_MS)
    assert room.view.hand_number == 2


async def test_R14_2_the_time_to_choose_stops_while_fewer_than_two_players_are_there(store: MemoryStore) -> None:
    room = await after_one_orbit(store)
    await room.sit_out(101)
    await room.sit_out(103)
    assert (room.view.choice.is_open, room.view.choice.until_ms, room.view.choice.marker) == (True, None, 2)
    await room.advance(60_000)
    await room.back(103)
    assert room.view.choice.until_ms == room.timer.now_ms() + CHOICE_MS


@pytest.mark.parametrize("waited_ms", [1_000, 15_000])
async def test_R14_2_an_open_choice_survives_a_restart(store: MemoryStore, waited_ms: int) -> None:
    room = await after_one_orbit(store)
    await room.advance(waited_ms)
    again = await restarted(room, outage_ms=60_000)
    assert (again.view.choice.marker, again.view.choice.until_ms) == (2, again.timer.now_ms() + GRACE_MS)
    assert (await choose(again, 102, "five-card-draw")).done
    await again.advance(PAUSE_MS)
    assert again.hand.game == "five-card-draw"


async def test_R14_2_a_game_chosen_before_a_restart_is_dealt_after_it(store: MemoryStore) -> None:
    room = await after_one_orbit(store)
    await choose(room, 102, "five-card-draw")
    again = await restarted(room)
    await again.advance(PAUSE_MS)
    assert (again.hand.game, again.view.choice.marker) == ("five-card-draw", 2)


async def test_R14_2_choices_survive_a_restart_in_a_real_database_file(file: File) -> None:  # noqa: F811
    room = Room(file.store, button_deck(1))
    await room.open(**CHOICE)
    await room.seat_all(STACKS)
    await room.advance(5_000)
    room = await file.restart(room)
    assert (room.view.choice.marker, room.view.hand) == (1, None)
    assert room.view.choice.is_open
    assert (await choose(room, 102, "badugi")).denial is TableDenial.NOT_YOUR_CHOICE
    assert (await choose(room, 101, "badugi")).done
    room = await file.restart(room)
    await room.advance(PAUSE_MS)
    assert (room.hand.game, room.hand.button) == ("badugi", 1)
    assert (await room.shut(void_hand=True)).done


async def test_R14_2_a_sealed_deal_is_closed_only_once_its_game_is_known(tmp_path: Path) -> None:
    room = await SealedRoom.on_file(tmp_path / "room.sqlite3")
    await room.open(**(CHOICE | {"rotation_hands": 1}))
    await room.seat_all(STACKS)
    await room.advance(CHOICE_MS - 1)
    assert not room.thread.asked
    assert (await choose(room, 100 + marker_of(room.view), "badugi")).done
    await room.quiet()
    assert (room.view.hand_number, room.hand.game) == (1, "badugi")
    await room.check_down()
    await room.advance(1_000)
    assert (await choose(room, 100 + marker_of(room.view), "five-card-draw")).done
    await room.advance(PAUSE_MS - 1_000 - DEAL_CLOSING_LEAD_MS - 1)
    assert len(room.thread.asked) == 1, "the second closing is not requested yet"
    await room.advance(DEAL_CLOSING_LEAD_MS + 1)
    assert room.hand.game == "five-card-draw"
    await room.check_down()
    await room.advance(CHOICE_MS)
    assert [room.thread.lines[room.table_id, hand].game for hand in (1, 2, 3)] == ["badugi", "five-card-draw", "razz"]
    assert proved(room, 1, 2).holds
    await room.stop()


# Random play


STEPS = some.lists(
    some.tuples(
        some.sampled_from(("choose", "wait", "leave", "sit", "sit_out", "back", "wrong", "crash")),
        some.integers(1, 5),
        some.sampled_from(GAMES_HERE),
    ),
    max_size=30,
)


@given(steps=STEPS)
async def test_R14_2_the_marker_moves_clockwise_to_taken_seats_and_every_hand_has_the_chosen_game(
    steps: list[tuple[str, int, str]],
) -> None:
    store = MemoryStore()
    for player in PLAYERS:
        store.grant(GUILD, player, WALLET)
    room = await seated(store, rotation_hands=1)
    wished: str | None = None
    for step, seat, game in steps:
        before = room.view
        if step == "choose":
            if (await choose(room, 100 + marker_of(before), game)).done:
                wished = game
        elif step == "wrong":
            assert not (await choose(room, 100 + marker_of(before) % 6 + 1, game)).done
        elif step == "wait":
            await room.advance(CHOICE_MS + PAUSE_MS)
            if room.view.hand_number > before.hand_number:
                dealt = room.view.hand_number - before.hand_number
                assert dealt == 1
                assert wished in (None, room.hand.game)
                wished = None
                await room.fold_round()
        elif step == "crash":
            room = await restarted(room)
        elif step == "sit":
            await room.sit(100 + seat, seat)
        else:
            await getattr(room, step)(100 + seat)
        _check_marker(marker_of(before), room)


def marker_of(view: TableView) -> int:
    """Return the seat with the marker, or 0 before there is one."""
    return view.choice.marker or 0


def _check_marker(before: int, room: Room) -> None:
    """Check that the marker has not moved, or only to the next taken seat."""
    view = room.view
    if marker_of(view) == before:
        return
    passed = (before + step for step in range(1, 7))
    occupied = {line.seat for line in view.seats}
    assert marker_of(view) == next(seat for seat in ((at - 1) % 6 + 1 for at in passed) if seat in occupied)
