"""Mixes of stud, draw and board games over whole hands, on a real SQLite file: the button, the games, the stakes."""

from collections.abc import Mapping

import pytest

from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.messages import ChooseGame
from bot.tables.rules.dealers_choice import CHOICE_MS
from tests.harness.tables.room import PAUSE_MS, Room, button_deck
from tests.tables.deciding.test_dealing import dealt, posted
from tests.tables.rules.test_rotation import mix
from tests.tables.test_on_file import File
from tests.tables.test_on_file import file as file

SIX = dict.fromkeys(range(1, 7), 1_000)
FOUR = dict.fromkeys(range(1, 5), 1_000)
BLIND_GAMES = ("limit-holdem", "omaha-hi-lo")


async def mixed(file: File, stacks: Mapping[int, int], *games: str, button: int, **changes: object) -> Room:
    """Return a mixed table in its first hand, with the button at this place of the seats taken."""
    room = Room(file.store, button_deck(button))
    chosen = mix(*games, **changes)
    await room.started(stacks, **{name: getattr(chosen, name) for name in chosen.__slots__})
    return room


async def test_R17_5_the_blinds_of_horse_go_on_after_its_stud_games_where_they_stopped(file: File) -> None:
    room = await mixed(file, SIX, *MIXES["horse"], button=5)
    told = []
    for _ in range(32):
        told.append((room.hand.game, room.hand.button, posted(room)))
        await room.check_down()
        await room.advance(PAUSE_MS)
        if len(told) in (11, 20, 30):
            room = await file.restart(room)
    assert [button for game, button, _ in told if game in BLIND_GAMES] == [5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]
    assert told[11] == ("omaha-hi-lo", 4, {5: 10, 6: 20})
    assert {(game, len(blinds)) for game, _, blinds in told[12:30]} == {
        *(("razz", 0), ("seven-card-stud", 0), ("stud-hi-lo", 0))
    }
    assert told[30] == ("limit-holdem", 5, {6: 10, 1: 20})


async def test_R17_5_draw_and_board_games_share_the_button(file: File) -> None:
    room = await mixed(file, SIX, *MIXES["8-game"], button=3)
    for _ in range(5):
        await room.next_hand()
    assert (room.hand.game, room.hand.button) == ("deuce-to-seven-triple-draw", 2)
    await room.next_hand()
    assert (room.hand.game, room.hand.button, posted(room)) == ("limit-holdem", 3, {4: 10, 5: 20})


LEAVERS = [
    (3, 2, {4: 20}, "no small blind, and the button moves to the last small blind's seat"),
    (2, 2, {3: 10, 4: 20}, "the button lies on the empty seat"),
    (4, 2, {3: 10, 1: 20}, "the big blind goes to the next player"),
]


@pytest.mark.parametrize("case", LEAVERS)
async def test_R17_5_a_player_who_leaves_in_a_stud_game_is_passed_over_as_between_two_hands_with_blinds(
    file: File, case: tuple[int, int, dict[int, int], str]
) -> None:
    leaver, button, blinds, why = case
    room = await mixed(file, FOUR, "limit-holdem", "razz", button=1, rotation_hands=1)
    assert (room.hand.button, posted(room)) == (1, {2: 10, 3: 20})
    await room.next_hand()
    assert room.hand.game == "razz"
    await room.leave(100 + leaver)
    await room.next_hand()
    assert (room.hand.game, room.hand.button, posted(room)) == ("limit-holdem", button, blinds), why


async def test_R17_5_three_players_of_horse_become_two_in_its_stud_games(file: File) -> None:
    room = await mixed(file, {1: 1_000, 2: 1_000, 3: 1_000}, *MIXES["horse"], button=2, rotation_hands=1)
    assert (room.hand.game, room.hand.button, posted(room)) == ("limit-holdem", 2, {3: 10, 1: 20})
    await room.next_hand()
    assert (room.hand.game, room.hand.button, posted(room)) == ("omaha-hi-lo", 3, {1: 10, 2: 20})
    await room.next_hand()
    await room.leave(103)
    room = await file.restart(room)
    for game in ("seven-card-stud", "stud-hi-lo"):
        await room.next_hand()
        assert (room.hand.game, dealt(room)) == (game, [1, 2])
    await room.next_hand()
    assert (room.hand.game, room.hand.button, posted(room)) == ("limit-holdem", 2, {2: 10, 1: 20})
    await room.next_hand()
    assert (room.hand.game, room.hand.button, posted(room)) == ("omaha-hi-lo", 1, {1: 10, 2: 20})


async def test_R17_5_two_players_of_horse_become_three_in_its_stud_games(file: File) -> None:
    room = await mixed(file, {1: 1_000, 2: 1_000}, *MIXES["hoe"], button=1, rotation_hands=1)
    await room.next_hand()
    assert (room.hand.game, room.hand.button, posted(room)) == ("omaha-hi-lo", 2, {2: 10, 1: 20})
    await room.next_hand()
    await room.leave(102)
    await room.sit(103, 3, 1_000, post=True)
    await room.sit(104, 4, 1_000, post=True)
    await room.next_hand()
    assert (room.hand.game, room.hand.button, posted(room)) == ("limit-holdem", 4, {1: 10, 3: 20, 4: 20})


async def test_R17_5_newcomers_of_the_stud_games_owe_the_blinds_when_they_return(file: File) -> None:
    stacks = dict.fromkeys((1, 2, 4), 1_000)
    room = await mixed(file, stacks, *MIXES["horse"], button=3, rotation_hands=1)
    await room.next_hand()
    assert (room.hand.game, room.hand.button, posted(room)) == ("omaha-hi-lo", 1, {2: 10, 4: 20})
    await room.next_hand()
    assert room.hand.game == "razz"
    for seat, post in ((3, False), (5, True), (6, False)):
        await room.sit(100 + seat, seat, 1_000, post=post)
    for game in ("seven-card-stud", "stud-hi-lo"):
        await room.next_hand()
        assert (room.hand.game, dealt(room)) == (game, [1, 2, 3, 4, 5, 6]), "a game without blinds waits for nobody"
    room = await file.restart(room)
    await room.fold_round()
    assert [line.seat for line in room.view.seats if line.waits_for_blind] == [3, 6]
    await room.advance(PAUSE_MS)
    assert (room.hand.game, room.hand.button, dealt(room)) == ("limit-holdem", 2, [1, 2, 4, 5])
    assert posted(room) == {4: 10, 5: 20}, "seat 3 is behind the button, and the big blind has not come to seat 6"
    await room.next_hand()
    assert (room.hand.game, room.hand.button, posted(room)) == ("omaha-hi-lo", 4, {5: 10, 6: 20})
    assert dealt(room) == [1, 2, 4, 5, 6]


async def test_R17_6_a_game_of_a_mix_lasts_an_orbit(file: File) -> None:
    room = await mixed(file, {1: 1_000, 2: 1_000}, *MIXES["8-game"], button=1)
    games = []
    for _ in range(17):
        games.append(room.hand.game)
        await room.next_hand()
    assert games == [game for game in (*MIXES["8-game"], MIXES["8-game"][0]) for _ in range(2)][:17]


async def test_R17_6_a_game_of_a_mix_lasts_the_set_number_of_hands(file: File) -> None:
    room = await mixed(file, FOUR, *MIXES["hoe"], button=1, rotation_hands=2)
    games = []
    for _ in range(8):
        games.append(room.hand.game)
        await room.next_hand()
    assert games == [game for game in (*MIXES["hoe"], MIXES["hoe"][0]) for _ in range(2)]


async def test_R17_3_each_game_of_an_8_game_has_the_stakes_of_its_kind(file: File) -> None:
    room = await mixed(file, FOUR, *MIXES["8-game"], button=1, rotation_hands=1, rules=HouseRules(bb_ante=True))
    told = {}
    for _ in MIXES["8-game"]:
        told[room.hand.game] = (room.view.games.stakes, posted(room))
        await room.next_hand()
    fixed = HouseRules()
    assert [stakes for stakes, _ in told.values()] == [
        *(GAMES[game].stakes(fixed, 20) for game in MIXES["8-game"][:6]),
        *(Stakes.blinds(10, limit=limit) for limit in ("no", "pot")),
    ]
    assert [sorted(blinds.values()) for _, blinds in told.values()] == [[10, 20]] * 3 + [[]] * 3 + [[5, 10]] * 2


async def test_R17_8_a_game_of_either_kind_can_be_chosen_at_the_stakes_of_the_mix(file: File) -> None:
    room = Room(file.store, button_deck(1))
    chosen = mix(*MIXES["10-game"], dealers_choice=True, rotation_hands=1)
    await room.open(**{name: getattr(chosen, name) for name in chosen.__slots__})
    await room.seat_all({1: 1_000, 2: 1_000, 3: 1_000})
    games = [("holdem", {2: 5, 3: 10}), ("razz", {}), ("omaha", {3: 5, 1: 10}), ("limit-holdem", {1: 10, 2: 20})]
    for game, blinds in games:
        marker = room.view.choice.marker
        assert marker is not None
        assert (await room.submit(ChooseGame(room.request(100 + marker), game))).done
        await room.advance(PAUSE_MS)
        assert (room.hand.game, posted(room)) == (game, blinds)
        await room.fold_round()
    await room.advance(CHOICE_MS + PAUSE_MS)
    assert room.hand.game == "omaha-hi-lo", "whoever is silent leaves it to the list"
