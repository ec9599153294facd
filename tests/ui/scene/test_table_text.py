"""The texts of /table."""

import re
from dataclasses import replace
from itertools import product
from typing import Any

import discord
import pytest

from bot.common.complaint import Complaint
from bot.locales.phrases import LOCALES, say
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.ports import SeatLine, TableView
from bot.tables.state import TableSettings
from bot.tables.view_parts import PlaceView
from bot.tournaments.settings import TournamentSettings
from bot.typed.game_names import MIX
from bot.typed.table_order import TableOrder, settings_of
from bot.ui.help.guide import game_text
from bot.ui.help.pages import TEXT_MOST
from bot.ui.scene.stakes import game_line
from bot.ui.scene.table_text import describe_table, rules_in_force
from bot.ui.table.joining import TableList, list_line
from tests.harness.tables.altered import altered

STAKES = Stakes.of(10, 20)


def ordered(game: str, stakes: str, **options: Any) -> TableSettings:
    return settings_of(TableOrder(game, stakes, **options))


def view(*, owner_id: int = 1, rules: HouseRules | None = None, most: int = 400) -> TableView:
    return TableView(
        table_id=7,
        place=PlaceView(guild_id=1, channel_id=99, name="Razz 10/20", owner_id=owner_id),
        settings=TableSettings("razz", STAKES, rules or HouseRules(), 8, 400, most),
        seats=(SeatLine(1, 5, 400, "waiting", False),),
        hand_number=3,
        hand=None,
        revision=1,
    )


def test_a_tournament_table_shows_its_players_but_no_free_seats() -> None:
    """A table of six has a seventh seat for the final table, which nobody can take."""
    there = view()._replace(tournament_id=3, settings=replace(view().settings, seats_max=7))
    assert list_line("en-US", there).endswith("; 1 player")
    shown = describe_table("en-US", there)
    assert "Players: 1" in shown
    assert " of 7" not in shown + list_line("en-US", there)
    assert "Buy-in" not in shown


@pytest.mark.parametrize(
    "case",
    [
        ("razz", "tda", "When boards tie for low, the one whose highest card has the highest suit acts first."),
        ("razz", "robert", "When boards tie for low, the first one left of the button acts first."),
        (
            "seven-card-stud",
            "tda",
            "When boards tie for high, the one whose highest card has the highest suit acts first.",
        ),
        ("seven-card-stud", "robert", "When boards tie for high, the first one left of the button acts first."),
        ("razz", "tda", "No cap when only two players are at the table."),
        ("razz", "robert", "No cap in a betting round that starts heads-up."),
    ],
)
def test_table_info_explains_the_rules_of_a_preset_for_this_game(case: tuple[str, str, str]) -> None:
    game, preset, sentence = case
    text = describe_table("en-US", altered(view(), settings=ordered(game, "10/20", rules=preset), game=game))
    assert f"- {sentence}" in text
    assert ("tie for high" in text) is (game != "razz")


def test_a_tournament_table_shows_its_clock_but_no_idle_time() -> None:
    settings = TournamentSettings("Friday", "razz", HouseRules()).at_table(6)
    shown = describe_table("en-US", view()._replace(tournament_id=3, settings=settings))
    assert "\n30 seconds to act\n" in shown
    assert "idle" not in shown
    assert "Time bank" not in shown


def test_the_table_info_command_shows_the_stakes_and_buy_in_and_each_house_rule_in_a_sentence() -> None:
    text = describe_table("en-US", view(rules=HouseRules(low_tie="position"), most=1000))
    for part in (
        "10/20, ante 2, bring-in 3",
        "400 to 1,000",
        "1 of 8",
        "House rules:\n- Capped at one bet and 3 raises per betting round.",
        "- When boards tie for low, the first one left of the button acts first.",
        "- A card is burned before each street from third to sixth.",
        "- A bring-in due from a player all-in from the ante passes to the next one clockwise and may be folded.",
    ):
        assert part in text
    assert "=" not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_lines_about_time_end_without_a_period_in_every_language(locale: str) -> None:
    values = {"seconds": 40, "minutes": 30, "hours": 12, "days": 7, "hands": 10}
    texts = [say(locale, f"table-info-{key}", **values) for key in ("clock", "bank", "no-bank", "slow")]
    assert not [line for line in texts if "." in line]


def test_table_info_shows_only_house_rules_that_apply_to_the_game() -> None:
    shown = describe_table("en-US", view()._replace(settings=ordered("five-card-draw", "10", limit="pot")))
    assert "Game: Five Card Draw, pot limit" in shown
    assert "Stakes: 10, ante 2" in shown
    _, _, rules = shown.partition("House rules:\n")
    drawn, opener = rules.splitlines()
    assert drawn == "- Draw at most 4 cards."
    assert opener.startswith("- After the draw, the last to raise acts first")


def test_table_info_omits_the_games_default_rules_but_mentions_that_raises_have_no_cap() -> None:
    shown = describe_table("en-US", view()._replace(settings=ordered("five-card-draw", "10", rules="raise_cap=none")))
    assert "- No cap on raises." in shown
    assert "are posted" not in shown
    asked = describe_table("en-US", view()._replace(settings=ordered("badugi", "10", rules="forced_bets=ante")))
    assert "- Antes are posted instead of blinds." in asked


def test_table_info_shows_the_rotation_of_a_mix_and_the_current_game() -> None:
    settings = ordered(MIX, "10/20", rotation="razz badugi")
    now = Stakes.blinds(10)
    shown = describe_table("en-US", altered(view(), settings=settings, game="badugi", stakes=now))
    assert "Game: Mixed games, fixed limit" in shown
    assert "Rotation: Razz, Badugi; a new game every orbit" in shown
    assert "Now: Badugi" in shown
    assert "Stakes: 10/20, blinds 5/10" in shown
    assert "- Three draws." in shown
    assert "- A card is burned before each street from third to sixth." in shown
    assert "a new game every 6 hands" in describe_table(
        "en-US", view()._replace(settings=replace(settings, rotation_hands=6))
    )


def test_R17_2_table_info_of_a_mix_of_both_kinds_names_the_limit_of_each_game_without_a_fixed_one() -> None:
    mix = ordered(MIX, "10/20", rotation="razz badugi", seats=6)
    settings = replace(mix, rotation=("razz", "deuce-to-seven-single-draw"), rotation_limit=None)
    shown = describe_table("en-US", view()._replace(settings=settings))
    assert "Game: Mixed games 10/20\n" in shown
    in_a_tournament = describe_table("en-US", view()._replace(settings=settings, tournament_id=3))
    assert "Game: Mixed games\n" in in_a_tournament, "a level has other stakes than the settings"
    assert "Rotation: Razz, No-Limit 2-7 Single Draw 2/5;" in shown
    assert "Rotation: Razz, No-Limit 2-7 Single Draw;" in in_a_tournament


def test_R17_1_a_table_of_a_ready_made_mix_has_its_name() -> None:
    stud = ordered("triple-stud", "10/20")
    assert game_line("en-US", stud) == "Triple stud 10/20"
    assert "Game: Triple stud, fixed limit\nRotation: Razz, Seven Card Stud, Stud Hi-Lo;" in describe_table(
        "en-US", view()._replace(settings=stud)
    )
    other = replace(stud, rotation=("razz", "stud-hi-lo", "seven-card-stud"))
    assert game_line("en-US", other) == "Mixed games 10/20", "the same games in another order"
    assert game_line("en-US", replace(stud, dealers_choice=True)) == "Dealer's choice 10/20"


def test_a_line_of_the_table_list_shows_the_game_and_its_limit_and_the_stakes() -> None:
    badugi = ordered("badugi", "5/10", limit="no", ante=1)
    assert "No-Limit Badugi 5/10, ante 1; 1 of 8" in list_line("en-US", view()._replace(settings=badugi))
    assert game_line("en-US", ordered(MIX, "10/20")) == "Mixed games 10/20"
    assert "Mixed games 10/20; 1 of 6" in list_line("en-US", view()._replace(settings=ordered(MIX, "10/20")))


def test_a_table_name_with_brackets_does_not_break_its_link() -> None:
    line = list_line("en-US", altered(view(), name="Club](x) [y"))
    assert line.startswith(r"[**Club\](x) \[y**](https://discord.com/channels/")
    assert re.findall(r"(?<!\\)\]", line) == ["]"]


def test_a_line_of_the_table_list_says_if_the_table_is_practice_or_private() -> None:
    practice = view()._replace(practice=True, settings=replace(view().settings, house_strength="novice"))
    assert "practice against beginners; " in list_line("en-US", practice)
    assert ", private; " in list_line("en-US", view()._replace(settings=replace(view().settings, private=True)))
    assert "practice" not in list_line("en-US", view())


def test_the_house_rules_in_force_are_shown_in_sentences() -> None:
    settings = ordered("five-card-draw", "10/20", rules="jackpots=on joker=bug max_draw=3")
    shown = rules_in_force("en-US", settings, GAMES["five-card-draw"])
    for part in (
        "one bet and 3 raises",
        "Draw at most 3 cards",
        "jacks or better",
        "The joker is a bug: an ace, or any",
    ):
        assert part in shown
    assert "If nobody opens in 10 deals, or fewer than two players are still there, the pot is refunded." in shown
    plain = rules_in_force("en-US", ordered("five-card-draw", "10/20"), GAMES["five-card-draw"])
    assert "the pot is refunded" not in plain
    assert "boards" not in shown
    free = rules_in_force("en-US", ordered("badugi", "5/10", limit="no", rules="draws=1"), GAMES["badugi"])
    assert "One draw." in free
    assert "raises" not in free


@pytest.mark.parametrize("case", list(product(GAMES, sorted(LOCALES))))
def test_the_rules_of_a_game_with_many_house_rules_fit_into_one_answer(case: tuple[str, str]) -> None:
    game, locale = case
    limit = GAMES[game].limits[0]
    caps = "raise_cap=none heads_up_uncapped=last_two" if limit == "fixed" else ""
    count = 0
    for text in ("", f"tda show_all=on {caps}"):
        for extra in ("", "jackpots=on joker=wild", "forced_bets=blinds bb_ante=on joker=bug", "suit_order=shdc"):
            try:
                settings = ordered(game, "10/20", limit=limit, rules=f"{text} {extra}")
            except Complaint:
                continue
            answer = game_text(locale, game, view()._replace(settings=settings))
            assert say(locale, "rules-here") in answer
            assert len(answer) <= TEXT_MOST
            count += 1
    assert count >= 2


@pytest.mark.parametrize("game", GAMES)
def test_R5_5_the_rules_say_which_discards_may_come_back(game: str) -> None:
    shown = game_text("en-US", game, None)
    several = sum(street.draw for street in GAMES[game].streets) > 1
    assert ("in an earlier draw can come back to you that way, one from the same draw never" in shown) is several


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if "fixed" in game.limits])
def test_the_rules_at_a_mixed_table_name_the_current_game_and_the_rotation(game: str) -> None:
    mixed = altered(view(), settings=ordered(MIX, "10/20", rules="tda joker=wild jackpots=on"), game=game)
    shown = game_text("en-US", None, mixed)
    line = f"in turn. The current game is {say('en-US', f'game-{game}')}."
    assert shown.startswith("This table plays a mix: Razz, ")
    assert line in shown.splitlines()[0]
    assert shown.endswith(game_text("en-US", game, mixed))
    assert "plays a mix" not in game_text("en-US", game, mixed)
    assert all(len(game_text(locale, None, mixed)) <= TEXT_MOST for locale in LOCALES)


def test_the_list_of_tables_shows_up_to_ten_with_their_house_rules_and_buttons() -> None:
    special = ordered("five-card-draw", "10/20", rules="jackpots=on joker=wild")
    line = list_line("en-US", view()._replace(settings=special))
    assert "Jackpots" in line
    assert "joker" in line
    assert line.count(view().place.name) == 1
    dear = altered(view(), channel_id=10**18, settings=ordered("badugi", "500000000/1000000000", limit="fixed"))
    views = [altered(dear, table_id=number, name="_" * 60) for number in range(1, 31)]
    for locale in sorted(LOCALES):
        shown = TableList(locale, views)
        parts = list(shown.walk_children())
        assert len(parts) <= 40
        assert sum(len(part.content) for part in parts if isinstance(part, discord.ui.TextDisplay)) <= 4000
        ids = [part.custom_id for part in parts if isinstance(part, discord.ui.Button)]
        assert ids == [f"lb:j:{number}" for number in range(1, 11)]
    texts = [
        part.content for part in TableList("en-US", views).walk_children() if isinstance(part, discord.ui.TextDisplay)
    ]
    assert "20 more" in texts[-1]
    full = view()._replace(seats=view().seats * 8)
    assert not [part for part in TableList("en-US", [full]).walk_children() if isinstance(part, discord.ui.Button)]
