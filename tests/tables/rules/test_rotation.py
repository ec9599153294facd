"""Mixed tables: games in rotation, each with its own structure, house rules and stakes."""

from collections import Counter

import pytest

from bot.locales import DEFAULT
from bot.locales.phrases import Phrases
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit, Stakes
from bot.tables.rules.rotation import checked_legs, next_leg
from bot.tables.state import LegState, TableSettings, TableState
from bot.ui.scene.scene import Scene
from bot.ui.scene.seat_lines import standing
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import PAUSE_MS, Room, button_deck, settings
from tests.harness.tables.tournament_room import TournamentRoom
from tests.harness.tables.turn_room import post
from tests.tables.deciding.test_dealing import dealt, posted
from tests.tables.running.test_restore import restarted

ALL = tuple(GAMES)
THREE = {1: 1_000, 2: 1_000, 3: 1_000}
FOUR = dict.fromkeys((1, 2, 3, 4), 1_000)
BIG = 20


def mix(*games: str, **changes: object) -> TableSettings:
    rules = changes.get("rules", HouseRules())
    assert isinstance(rules, HouseRules)
    game = GAMES[games[0]]
    base = {"game": games[0], "rotation": games, "stakes": game.stakes(game.fitting(rules), 20), "seats_max": 6}
    return settings(**(base | changes))


async def mixed(store: MemoryStore, *games: str, **changes: object) -> Room:
    """Return a mixed table of three players in its first hand, with the button at seat 1."""
    chosen = mix(*games, **changes)
    room = Room(store, button_deck(1))
    await room.started(THREE, **{name: getattr(chosen, name) for name in chosen.__slots__})
    return room


async def test_the_game_changes_every_orbit_and_the_view_announces_the_next_one(store: MemoryStore) -> None:
    room = await mixed(store, "razz", "badugi")
    told = []
    for _ in range(8):
        told.append((room.view.games.game, room.view.games.next_game))
        assert room.hand.game == room.view.games.game
        await room.next_hand()
    orbit = [("razz", None), ("razz", None), ("razz", "badugi"), ("badugi", None), ("badugi", None), ("badugi", "razz")]
    assert told == [*orbit, *orbit[:2]]


async def test_the_game_changes_after_a_set_number_of_hands(store: MemoryStore) -> None:
    room = await mixed(store, "razz", "badugi", "five-card-draw", rotation_hands=2)
    games = []
    for _ in range(8):
        games.append(room.hand.game)
        await room.next_hand()
    assert games == ["razz"] * 2 + ["badugi"] * 2 + ["five-card-draw"] * 2 + ["razz"] * 2


async def test_an_orbit_gets_shorter_when_a_player_leaves(store: MemoryStore) -> None:
    room = await mixed(store, "razz", "badugi")
    await room.leave(103)
    await room.next_hand()
    assert (room.view.games.game, room.view.games.next_game) == ("razz", "badugi")


@pytest.mark.parametrize("game", ["razz", "five-card-draw"])
async def test_R14_1_the_blinds_do_not_move_while_a_game_without_blinds_is_played(
    store: MemoryStore, game: str
) -> None:
    """The blinds resume where they stopped, whoever had the button in between, as the TDA rules say."""
    room = await mixed(store, "badugi", game)
    for _ in range(2):
        await room.next_hand()
    assert (room.hand.game, room.hand.button, posted(room)) == ("badugi", 3, {1: 10, 2: 20})
    for button in (1, 2, 3):
        await room.next_hand()
        assert (room.hand.game, room.hand.button) == (game, button)
    await room.next_hand()
    assert (room.hand.game, room.hand.button, posted(room)) == ("badugi", 1, {2: 10, 3: 20})


async def big_blinds(room: Room, hands: int, chips: int) -> Counter[int]:
    """Return how often each seat posts a big blind of ``chips`` in this many hands."""
    had = Counter[int]()
    for _ in range(hands):
        had.update(seat for seat, blind in posted(room).items() if blind == chips)
        await room.next_hand()
    return had


@pytest.mark.parametrize("hands", [1, 3, None])
async def test_R14_1_in_a_mix_with_ante_games_four_players_post_the_big_blind_equally_often(
    store: MemoryStore, hands: int | None
) -> None:
    games = ("five-card-draw", "deuce-to-seven-single-draw")
    chosen = mix(*games, rotation_hands=hands, stakes=GAMES[games[0]].stakes(HouseRules(), 20))
    room = Room(store, button_deck(1))
    await room.started(FOUR, **{name: getattr(chosen, name) for name in chosen.__slots__})
    had = await big_blinds(room, 48, BIG // 2)
    assert had == dict.fromkeys(FOUR, 6)


async def test_a_player_who_sits_down_during_razz_joins_where_the_big_blind_is_due(store: MemoryStore) -> None:
    room = await mixed(store, "razz", "badugi", rotation_hands=1)
    await room.seat_all({4: 1_000})
    await room.fold_round()
    await room.seat_all({5: 1_000})
    await room.advance(PAUSE_MS)
    assert (room.hand.game, dealt(room)) == ("badugi", [1, 2, 3, 4, 5])


async def blinds_return(store: MemoryStore, *, post: bool = False) -> Room:
    """Return a mixed table whose next hand is badugi, after a hand of badugi and one of razz.

    Players 1, 2 and 4 had the blinds in seats 2 and 4; 3 and 6 sat down before the razz.
    """
    room = Room(store, button_deck(1))
    chosen = mix("badugi", "razz", rotation_hands=1)
    await room.started(dict.fromkeys((1, 2, 4), 1_000), **{name: getattr(chosen, name) for name in chosen.__slots__})
    assert (room.hand.button, posted(room)) == (1, {2: 10, 4: 20})
    await room.fold_round()
    await room.sit(103, 3, 1_000, post=post)
    await room.sit(106, 6, 1_000, post=post)
    await room.advance(PAUSE_MS)
    assert (room.hand.game, dealt(room)) == ("razz", [1, 2, 3, 4, 6])
    return room


def waits(room: Room) -> list[int]:
    return [line.seat for line in room.view.seats if line.waits_for_blind]


async def test_R5_2_a_player_who_sat_down_during_stud_waits_for_the_big_blind_when_blinds_return(
    store: MemoryStore,
) -> None:
    room = await blinds_return(store)
    assert waits(room) == [], "they play the running hand"
    await room.fold_round()
    assert waits(room) == [3]
    await room.advance(PAUSE_MS)
    assert (room.hand.game, room.hand.button, dealt(room), posted(room)) == ("badugi", 2, [1, 2, 4, 6], {4: 10, 6: 20})
    assert room.status(103) == "waiting"
    await room.next_hand()
    assert 3 in dealt(room)
    for blinds in ({6: 10, 1: 20}, {1: 10, 2: 20}, {2: 10, 3: 20}):
        await room.next_hand()
        assert posted(room) == blinds
        assert (3 in dealt(room)) == (3 in blinds)
        await room.next_hand()
    room = await restarted(room)
    await room.next_hand()
    assert (dealt(room), posted(room)) == ([1, 2, 3, 4, 6], {3: 10, 4: 20})


async def test_R5_2_a_player_who_sat_down_during_stud_may_post_but_not_between_button_and_blinds(
    store: MemoryStore,
) -> None:
    room = await blinds_return(store, post=True)
    await room.next_hand()
    assert (room.hand.button, dealt(room), posted(room)) == (2, [1, 2, 4, 6], {4: 10, 6: 20})
    await room.next_hand()
    await room.next_hand()
    assert (room.hand.button, dealt(room), posted(room)) == (4, [1, 2, 3, 4, 6], {6: 10, 1: 20, 3: 20})


async def test_R5_2_between_hands_the_view_shows_the_waiting_players_and_they_may_post(store: MemoryStore) -> None:
    room = await mixed(store, "badugi", "razz", rotation_hands=1)
    await room.next_hand()
    await room.seat_all({5: 1_000})
    await room.next_hand()
    assert (room.hand.game, posted(room)) == ("badugi", {3: 10, 5: 20}), "the big blind comes to 5 at once"
    await room.fold_round()
    await room.sit(104, 4, 1_000)
    await room.advance(PAUSE_MS)
    await room.fold_round()
    assert waits(room) == [4]
    scene = Scene(room.view, lambda _: None, Phrases(DEFAULT))
    line = scene.lines.get(4)
    assert line is not None
    assert list(standing(scene, line)) == ["waiting for the big blind"]
    assert (await post(room, 104)).done
    assert waits(room) == []
    await room.advance(PAUSE_MS)
    assert (room.hand.button, dealt(room)) == (3, [1, 2, 3, 5]), "the button has to pass first"
    await room.next_hand()
    await room.next_hand()
    assert (room.hand.button, posted(room)) == (5, {1: 10, 2: 20, 4: 20})


async def test_R5_2_a_player_who_sat_out_the_last_blinds_counts_as_a_newcomer_after_the_stud_game(
    store: MemoryStore,
) -> None:
    room = await mixed(store, "badugi", "razz", rotation_hands=1)
    await room.seat_all({4: 1_000})
    await room.sit_out(101)
    await room.next_hand()
    await room.next_hand()
    assert (room.hand.game, dealt(room), posted(room)) == ("badugi", [2, 3, 4], {3: 10, 4: 20})
    await room.back(101)
    await room.next_hand()
    assert (room.hand.game, dealt(room)) == ("razz", [1, 2, 3, 4])
    await room.sit_out(102)
    await room.fold_round()
    await room.back(102)
    await room.advance(PAUSE_MS)
    assert (dealt(room), posted(room)) == ([1, 2, 3, 4], {4: 10, 1: 20}), (
        "101 posts the big blind, and 102 missed no blind"
    )


async def test_T2_3_in_a_tournament_mix_a_player_seated_during_stud_waits_only_for_the_button(
    store: MemoryStore,
) -> None:
    room = TournamentRoom(store, button_deck(1))
    chosen = mix("badugi", "razz", rotation_hands=1)
    await room.started(dict.fromkeys((1, 2, 4), 1_000), **{name: getattr(chosen, name) for name in chosen.__slots__})
    await room.fold_round()
    await room.seat_all({3: 1_000, 6: 1_000})
    await room.dealt()
    assert (room.hand.game, dealt(room)) == ("razz", [1, 2, 3, 4, 6])
    await room.next_hand()
    assert (room.hand.button, dealt(room), posted(room)) == (2, [1, 2, 4, 6], {4: 10, 6: 20})
    await room.next_hand()
    await room.next_hand()
    assert (room.hand.button, dealt(room), posted(room)) == (4, [1, 2, 3, 4, 6], {6: 10, 1: 20})


async def test_the_place_in_the_rotation_survives_a_restart(store: MemoryStore) -> None:
    before = await mixed(store, "razz", "badugi", "five-card-draw", rotation_hands=2)
    await before.next_hand()
    await before.fold_round()
    after = await restarted(before)
    assert (after.view.hand, after.view.games.game, after.view.games.next_game) == (None, "badugi", None)
    await after.advance(PAUSE_MS)
    assert after.hand.game == "badugi"
    again = await restarted(after)
    assert (again.hand, again.view.games.game, again.view.games.stakes) == (after.hand, "badugi", Stakes.blinds(20))


async def test_a_table_with_one_game_announces_no_next_game(room: Room) -> None:
    await room.started(THREE)
    assert (room.view.games.game, room.view.games.next_game, room.view.games.stakes) == (
        "razz",
        None,
        room.view.settings.stakes,
    )


@pytest.mark.parametrize("game", ALL)
def test_R3_1_the_stakes_of_each_game_of_a_mix_are_derived_from_the_same_small_bet(game: str) -> None:
    first = "razz" if game != "razz" else "badugi"
    leg = checked_legs(mix(first, game))[1]
    bet = 20 if GAMES[game].limits[0] == "fixed" else 10
    assert (leg.game.name, leg.stakes.small_bet) == (game, bet)
    assert leg.stakes == GAMES[game].stakes(HouseRules(), bet)
    assert leg.stakes.limit == GAMES[game].limits[0]


@pytest.mark.parametrize(("bet", "blinds"), [(10, (2, 5)), (200, (50, 100)), (250, (62, 125)), (1, (1, 1))])
def test_R17_3_a_game_without_a_fixed_limit_has_a_big_blind_of_half_the_small_bet(
    bet: int, blinds: tuple[int, int]
) -> None:
    fixed, single = checked_legs(mix("badugi", "deuce-to-seven-single-draw", stakes=Stakes.blinds(bet)))
    assert fixed.stakes == Stakes.blinds(bet)
    assert single.stakes == Stakes.blinds(blinds[1], limit="no")
    assert (single.stakes.small_blind, single.stakes.big_blind) == blinds


def test_R17_3_a_mix_named_by_its_blinds_has_fixed_bets_of_twice_the_big_blind() -> None:
    own = Stakes.blinds(50, limit="no", small_blind=20)
    single, razz, badugi = checked_legs(mix("deuce-to-seven-single-draw", "razz", "badugi", stakes=own))
    assert single.stakes == own
    assert (razz.stakes, badugi.stakes) == (Stakes.of(100), Stakes.blinds(100))


def test_R17_3_big_bet_blinds_can_be_the_same_as_the_small_bet_whichever_game_names_the_mix() -> None:
    games = ("badugi", "deuce-to-seven-single-draw")
    fixed, blinds = Stakes.blinds(25), Stakes.blinds(25, limit="no")
    for named, order in ((fixed, games), (blinds, games[::-1])):
        played = {leg.game.name: leg.stakes for leg in checked_legs(mix(*order, stakes=named, big_bet_blinds="same"))}
        assert played == dict(zip(games, (fixed, blinds), strict=True))


def test_R17_4_in_a_mix_of_both_kinds_only_games_without_a_fixed_limit_have_a_big_blind_ante() -> None:
    games, rules = ("badugi", "deuce-to-seven-single-draw"), HouseRules(bb_ante=True)
    assert [leg.rules.bb_ante for leg in checked_legs(mix(*games, rules=rules))] == [False, True]
    assert all(leg.rules.bb_ante for leg in checked_legs(mix(*games, rules=rules, rotation_limit="fixed")))


def test_the_first_game_of_a_mix_has_the_stakes_of_the_table() -> None:
    own = Stakes.of(20, big_bet=50, ante=5, bring_in=10)
    razz, badugi, single = checked_legs(mix("razz", "badugi", "deuce-to-seven-single-draw", stakes=own))
    assert razz.stakes == own
    assert badugi.stakes == Stakes.blinds(20, 50)
    assert single.stakes == Stakes.blinds(10, limit="no"), "its big blind is half the small bet (R-17.3)"


LIMITS: list[tuple[str, Limit, Limit | None, list[Limit]]] = [
    ("deuce-to-seven-single-draw", "fixed", None, ["fixed", "fixed", "fixed"]),
    ("deuce-to-seven-single-draw", "no", None, ["no", "fixed", "fixed"]),
    ("badugi", "pot", None, ["pot", "fixed", "pot"]),
    ("razz", "fixed", "fixed", ["fixed", "fixed", "fixed"]),
    ("razz", "fixed", "no", ["fixed", "fixed", "no"]),
]


@pytest.mark.parametrize("case", LIMITS)
def test_R3_8_each_game_has_its_customary_limit_unless_the_table_sets_one(
    case: tuple[str, Limit, Limit | None, list[Limit]],
) -> None:
    first, limit, said, expected = case
    games = (first, "razz" if first != "razz" else "five-card-draw", "ace-to-five-triple-draw")
    stakes = GAMES[first].stakes(HouseRules(), 20, limit=limit)
    legs = checked_legs(mix(*games, stakes=stakes, rotation_limit=said))
    if first == "razz":
        expected = [expected[0], expected[2], expected[2]]
    assert [leg.stakes.limit for leg in legs] == expected


def test_each_game_of_a_mix_gets_only_the_house_rules_that_apply_to_it() -> None:
    rules = HouseRules(jackpots=True, burn=False, draws=1, bb_ante=True, show_all=True, raise_cap=4)
    razz, badugi, five = checked_legs(mix("razz", "badugi", "five-card-draw", rules=rules))
    assert razz.rules == HouseRules(burn=False, show_all=True, raise_cap=4)
    assert badugi.rules == HouseRules(draws=1, bb_ante=True, show_all=True, raise_cap=4)
    assert five.rules == HouseRules(jackpots=True, show_all=True, raise_cap=4)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (mix("razz", "badugi", rules=HouseRules(joker="bug")), "joker doesn't apply to any game"),
        (mix("razz", "badugi", seats_max=9), "razz can't be dealt to 9 seats"),
        (mix("badugi", "deuce-to-seven-triple-draw", seats_max=7), "triple-draw can't be dealt to 7 seats"),
        (mix("razz", "badugi", game="badugi"), "begins with the table's own game"),
        (mix("razz", "snap"), "there is no game snap"),
        (mix("razz", "badugi", rotation_hands=0), "fewer than one hand"),
        (settings(rules=HouseRules(joker="bug")), "joker doesn't apply to razz"),
        (settings(game="badugi"), "badugi needs stakes with blinds"),
        (settings(stakes=Stakes(20, 40, 2, 3, 5, 10)), "razz has no blinds"),
        (settings(game="snap"), "there is no game snap"),
    ],
)
async def test_a_table_whose_settings_allow_no_hand_is_not_opened(
    room: Room, wrong: TableSettings, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        await room.open(**{name: getattr(wrong, name) for name in wrong.__slots__})
    assert room.tables.in_guild(7) == []


@pytest.mark.parametrize(
    "case",
    [
        (TableState(), (0, 0)),  # new
        (TableState(leg=LegState(0, 1), dealt_in=(1, 2)), (0, 1)),  # in an orbit
        (TableState(leg=LegState(0, 2), dealt_in=(1, 2)), (1, 0)),  # after an orbit
        (TableState(leg=LegState(1, 3), dealt_in=(1, 2)), (0, 0)),  # back to the first game
    ],
)
def test_the_next_game_follows_from_the_hands_played_and_the_players_dealt_in(
    case: tuple[TableState, tuple[int, int]],
) -> None:
    state, expected = case
    assert next_leg(mix("razz", "badugi"), state) == expected
