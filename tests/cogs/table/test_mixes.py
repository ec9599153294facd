"""Mixes with board games as people open them, read of them, and mistype them."""

from typing import Any

import pytest
import pytest_asyncio

from bot.poker.games.mixes import MIXES
from tests.harness.cogs.standing import in_standing_room
from tests.harness.discord.room import Room
from tests.harness.discord.set_up import ADMIN, audited


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standing(standing: Room) -> Room:
    standing.join("an")
    return standing


TEN = {"game": "10-game", "stakes": "10/20"}
WRONG_ORDERS: list[tuple[dict[str, Any], str]] = [
    ({"stakes": "a lot"}, "Enter the small bet and the big bet, like 10/20"),
    ({"limit": "fixed"}, "Hold'em is in this mix and can't be played fixed limit. Leave the limit out"),
    ({"limit": "no"}, "Limit Hold'em is in this mix and can't be played no limit"),
    ({"seats": 8}, "at most 6 seats"),
    ({"rotation": "razz badugi"}, "The mix 10-Game has its own games."),
    ({"ante": 2}, "In a mix, each game uses its usual ante, bring-in, and blinds"),
    ({"buy_in": 15}, "at least one big bet: 20"),
    ({"rules": "jackpots=on"}, "jackpots doesn't apply to this game. Those that do: raise_cap"),
    ({"rules": "qualifier=9"}, "“9” isn't a value of the house rule qualifier. Allowed: 8, none."),
    ({"game": "mix", "rotation": "horse badugi"}, "“horse” matches no game, or more than one"),
    ({"game": "mix", "rotation": "eight"}, "each on its own: H.O.R.S.E., H.O.S.E., H.O.E., 8-Game, 10-Game"),
    ({"game": "mix", "rotation": "ho"}, "at least two different games"),
    ({"game": "mix", "rotation": "holdem"}, "at least two different games"),
    ({"game": "mix", "rotation": "no-limit razz, badugi"}, "“no-limit” matches no game"),
    ({"game": "mix", "rotation": "holdem razz", "stakes": "2/5", "buy_in": 10}, "at least one big bet: 20"),
    ({"game": "holdem", "rotation_hands": 4}, "Only a mix has a rotation."),
    (
        {"game": "holdem", "big_bet_blinds": "same"},
        "Only in a mix of games with and without a fixed limit, like 8-Game,",
    ),
    (
        {"game": "horse", "big_bet_blinds": "half"},
        "Only in a mix of games with and without a fixed limit, like 8-Game,",
    ),
]


@in_standing_room
@pytest.mark.parametrize("case", WRONG_ORDERS)
async def test_a_mistyped_mix_opens_no_table_and_the_answer_says_what_to_change(
    same_room: Room, case: tuple[dict[str, Any], str]
) -> None:
    options, told = case
    assert told in await same_room.slash("an", "table open", at=same_room.lobby, **{**TEN, **options})
    assert not same_room.wiring.play.tables.in_guild(same_room.guild.id)


async def test_a_preset_of_a_mix_is_named_by_the_mix_and_opens_it(room: Room) -> None:
    room.join("mod", roles=(room.guild.create_role("mods", permissions=ADMIN),))
    save: dict[str, Any] = {"at": room.lobby, "name": "Friday", "game": "8-game", "stakes": "10/20"}
    assert "**Friday**: 8-Game 10/20" in await room.slash("mod", "room preset save", **save)
    refused = await room.slash("mod", "room preset save", **{**save, "limit": "pot"})
    assert "Limit Hold'em is in this mix and can't be played pot limit" in refused
    assert "**Friday**: 8-Game 10/20, 45 seconds to act, 6 seats" in await room.slash("mod", "room preset list")
    choices = await room.people["mod"].autocomplete(room.lobby, "table open", "preset", "fri")
    assert [choice["name"] for choice in choices] == ["Friday: 8-Game 10/20"]
    assert await audited(room) == [("save_preset", "none", "Friday: 8-game fixed 10/20, 45 s")]
    await room.slash("mod", "table open", at=room.lobby, preset="friday")
    (view,) = room.wiring.play.tables.in_guild(room.guild.id)
    assert view.settings.rotation == MIXES["8-game"]


@pytest.mark.parametrize(
    "case",
    [
        ({"game": "horse"}, MIXES["horse"]),
        ({"game": "mix", "rotation": "H.O.R.S.E."}, MIXES["horse"]),
        ({"game": "mix", "rotation": "hor"}, MIXES["horse"]),
        ({"game": "mix", "rotation": "8 game"}, MIXES["8-game"]),
        ({"game": "dealers-choice", "rotation": "10"}, MIXES["10-game"]),
        ({"game": "mix", "rotation": "razz, omaha hi-lo, holdem"}, ("razz", "omaha-hi-lo", "holdem")),
        ({"game": "mix", "rotation": "No-Limit Hold'em, Pot-Limit Omaha; razz"}, ("holdem", "omaha", "razz")),
    ],
)
async def test_a_mix_is_found_by_its_name_and_by_the_names_of_its_games(
    room: Room, case: tuple[dict[str, Any], tuple[str, ...]]
) -> None:
    options, games = case
    room.join("an")
    await room.open_table("an", **options)
    assert room.view.settings.rotation == games


async def test_the_mixes_stand_below_the_games_and_are_found_by_a_few_letters(room: Room) -> None:
    room.join("an")

    async def suggested(typed: str, game: str = "mix") -> list[str]:
        choices = await room.people["an"].autocomplete(room.lobby, "table open", "rotation", typed, game=game)
        return [choice["value"] for choice in choices]

    shown = await suggested("")
    assert len(shown) == 25
    assert shown[0] == "razz"
    assert shown[9:18] == [
        *("seven-card-stud", "deuce-to-seven-razz", "stud-hi-lo"),
        *("limit-holdem", "holdem", "omaha", "omaha-hi-lo", "five-card-omaha", "big-o"),
    ]
    assert shown[18:23] == ["horse", "hose", "hoe", "8-game", "10-game"]
    assert await suggested("hor") == ["horse"]
    assert await suggested("hor", "dealers-choice") == ["horse"]
    assert await suggested("hor", "razz") == await suggested("", "horse") == [], "refused beside these"
    assert await suggested("hor", "mixed g") == ["horse"], "typed, as the organizer of a tournament may"
    assert await suggested("8-") == ["8-game"]
    assert await suggested("razz, omaha hi-lo, hold") == ["razz omaha-hi-lo limit-holdem", "razz omaha-hi-lo holdem"]


GAMES_OF_TEN = (
    *("2-7 Triple Draw", "Limit Hold'em", "Omaha Hi-Lo", "Razz", "Seven Card Stud", "Stud Hi-Lo"),
    *("No-Limit Hold'em 2/5", "Pot-Limit Omaha 2/5", "No-Limit 2-7 Single Draw 2/5", "Badugi"),
)


async def test_R17_3_R17_4_a_10_game_says_which_limit_and_blinds_and_ante_come_and_are_played(room: Room) -> None:
    room.join("an", "bo", "cy")
    await room.open_table("an", game="10-game", rotation_hands=1, rules="bb_ante=on raise_cap=4")
    assert room.table.name == "Table 1 · 10-Game 10/20"
    await room.seat("an", "bo", "cy")
    await room.wait(10)
    for place, game in enumerate(GAMES_OF_TEN):
        unlimited = game.endswith(" 2/5")
        title = room.card_text.splitlines()[0]
        assert title.endswith(game if unlimited else f"{game} 10/20")
        assert f"This hand: {game}" in room.card_text
        assert ("posts a big blind ante of 5" in room.card_text) is unlimited, "R-17.4"
        assert f"-# Hand {place + 1} · 10-Game · " in room.card_text
        if place in (0, 6):
            rules = await room.slash("an", "rules")
            assert f"The current game is {game.removesuffix(' 2/5')}." in rules
            assert ("The big blind also posts" in rules, "4 raises" in rules) == (unlimited, not unlimited)
            stakes = "Stakes: 2/5" if unlimited else "Stakes: 10/20, blinds 5/10"
            info = await room.slash("an", "table info")
            assert stakes in info
            assert "Game: 10-Game 10/20\n" in info
            assert f"Rotation: {', '.join(GAMES_OF_TEN)}; " in info
            assert "In games without a fixed limit, the big blind also posts a big blind ante." in info
        await fold_all(room)
        assert f"the game changes to **{GAMES_OF_TEN[(place + 1) % 10]}**" in room.card_text
        await room.wait(10)


async def test_R17_3_a_mix_can_have_a_big_blind_of_the_small_bet_and_keeps_it(room: Room) -> None:
    room.join("an", "bo")
    room.join("mod", roles=(room.guild.create_role("mods", permissions=ADMIN),))
    mix: dict[str, Any] = {"game": "8-game", "stakes": "10/20", "big_bet_blinds": "same"}
    saved = await room.slash("mod", "room preset save", at=room.lobby, name="Friday", **mix)
    assert saved.endswith("**Friday**: 8-Game 10/20, 45 seconds to act, 6 seats, buy-in 400, big blind = small bet")
    assert await audited(room) == [("save_preset", "none", "Friday: 8-game fixed 10/20, big_bet_blinds same, 45 s")]
    await room.open_table("an", **mix, rotation_hands=1)
    await room.seat("an", "bo")
    await room.wait(10)
    await fold_all(room)
    await room.restart()
    assert (await room.store.office.rooms.presets(room.guild.id))["Friday"].big_bet_blinds == "same"
    info = await room.slash("an", "table info")
    assert "Game: 8-Game 10/20\n" in info
    assert "Stud Hi-Lo, No-Limit Hold'em 5/10, Pot-Limit Omaha 5/10; " in info
    assert "8-Game 10/20, big blind = small bet" in await room.slash("an", "table list")
    while "This hand: No-Limit Hold'em" not in room.card_text:
        await fold_all(room)
        await room.wait(10)
    assert room.card_text.splitlines()[0].endswith("No-Limit Hold'em 5/10")
    assert "Stakes: 5/10" in await room.slash("an", "table info")


async def fold_all(room: Room) -> None:
    while room.view.hand is not None and not room.view.hand.finished:
        kinds = {option.kind.value for option in room.view.hand.options}
        await room.slash(room.to_act, "fold" if "fold" in kinds else "bringin")


async def test_R17_8_the_menu_of_dealers_choice_names_limits_and_blinds(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an", game="dealers-choice", rotation="8-game", rotation_hands=1)
    await room.seat("an", "bo")
    assert "Stud Hi-Lo, No-Limit Hold'em 2/5, or Pot-Limit Omaha 2/5" in room.card_text
    marker = room.view.choice.marker
    chooser = "an" if marker == 1 else "bo"
    choices = await room.people[chooser].autocomplete(room.table, "choose", "game", "hold")
    assert [choice["name"] for choice in choices] == ["Limit Hold'em", "No-Limit Hold'em 2/5"]
    assert "Next up: No-Limit Hold'em 2/5." in await room.slash(chooser, "choose", game="no-limit hold'em")
    await room.wait(30)
    assert f"{chooser} chose No-Limit Hold'em 2/5 for this hand" in room.card_text
