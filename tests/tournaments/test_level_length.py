"""T-4.3: the length of levels, chosen as each begins so that the tournament ends on time."""

from dataclasses import replace
from functools import partial
from itertools import product

import pytest

from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES
from bot.poker.house_rules import HouseRules
from bot.tournaments import level_length, questions
from bot.tournaments.deciding import levels
from bot.tournaments.level_length import MINUTE_MS, AtTable, likely_minutes, planned
from bot.tournaments.messages import BuyAgain
from bot.tournaments.settings import TournamentSettings
from bot.typed.stakes import parse_limit
from tests.harness.tournaments.field import MINUTE, SETTINGS, Field, out, running

USUAL = round(60 / 84 * 6)
"""How many hands of 84 seconds six players play in the six minutes of a level."""


def minutes(settings: TournamentSettings, entrants: int) -> float:
    """Return the length of the first level, in minutes."""
    return planned(settings, entrants).begun.level.lasts_ms / MINUTE_MS


def go_on(field: Field, *tables: AtTable) -> float:
    """Let the level pass and return the length of the next one, in minutes."""
    field.now += field.state.begun.level.lasts_ms
    field.do(lambda draft: levels.next_level(draft, tables))
    return field.state.begun.level.lasts_ms / MINUTE_MS


def played(field: Field, seconds: float, players: int = 9) -> AtTable:
    """Return a table whose hands took ``seconds`` each in this level."""
    before = {table_id: dealt for table_id, dealt, _ in field.state.begun.forecast.at_tables}.get(1, 0)
    return AtTable(1, players, before + round(field.state.begun.level.lasts_ms / 1000 / seconds))


def test_T4_2_the_bets_of_the_ladder_stay_the_same_however_long_the_levels_last() -> None:
    field = running(9)
    assert field.state.begun.ladder.bets == (100, 150, 250, 350, 500, 800, 1200, 1800)
    for seconds in (40, 200, 90):
        go_on(field, played(field, seconds))
    assert field.state.begun.ladder.bets == (100, 150, 250, 350, 500, 800, 1200, 1800)


@pytest.mark.parametrize("case", [(4, 7, 10), (9, 6, 8), (16, 6, 8), (64, 5.5, 7.5)])
def test_T4_3_levels_are_longer_when_there_are_few_players(case: tuple[int, float, float]) -> None:
    entrants, least, most = case
    assert least < minutes(SETTINGS, entrants) < most


def test_T4_3_fast_hands_give_longer_levels_than_slow_ones() -> None:
    fast, slow = (replace(SETTINGS, hand_seconds=seconds) for seconds in (40, 110))
    assert minutes(fast, 9) > minutes(slow, 9)


def test_T4_3_the_next_level_adapts_to_the_pace_of_the_running_tournament() -> None:
    fast, slow = running(9), running(9)
    assert go_on(fast, played(fast, 40)) > go_on(slow, played(slow, 150))
    assert fast.state.begun.forecast.hand_ms < 60_000
    assert slow.state.begun.forecast.hand_ms > 100_000


def test_T4_3_a_table_with_few_players_does_not_count_as_a_fast_table() -> None:
    six, two = running(9), running(9)
    for field in (six, two):
        field.set_level(lasts_ms=84 * 20_000)
    go_on(six, played(six, 84, 6))
    go_on(two, played(two, 42, 2))
    assert six.state.begun.forecast.hand_ms == pytest.approx(two.state.begun.forecast.hand_ms, rel=0.03)


def test_T4_3_a_hand_that_lasts_longer_than_a_level_is_timed_across_levels() -> None:
    field = running(9)
    field.set_level(lasts_ms=2 * MINUTE)
    for dealt in (1, 1, 2, 2, 3, 3, 4, 4):
        field.now += 2 * MINUTE
        field.do(partial(levels.next_level, tables=[AtTable(1, 9, dealt)]))
        field.set_level(lasts_ms=2 * MINUTE)
    assert field.state.begun.forecast.hand_ms == pytest.approx(4 * MINUTE, rel=0.2), "a hand takes four minutes"


def test_T4_3_a_level_without_a_hand_leaves_the_known_pace_unchanged() -> None:
    field = running(9)
    known = field.state.begun.forecast.hand_ms
    go_on(field)
    assert field.state.begun.forecast.hand_ms == known


def test_T4_3_bought_chips_shorten_the_later_levels_but_not_the_running_level() -> None:
    usual, bought = (running(9, replace(SETTINGS, rebuys=2, late_levels=3)) for _ in range(2))
    out(bought, p5=3000, p6=3000)
    lasts, ends = (
        bought.state.begun.level.lasts_ms,
        questions.level_ends_ms(bought.new.settings, bought.state, bought.now),
    )
    for player in (5, 6):
        assert bought.ask(BuyAgain, player) is None
    assert (
        bought.state.begun.level.lasts_ms,
        questions.level_ends_ms(bought.new.settings, bought.state, bought.now),
    ) == (
        lasts,
        ends,
    )
    assert go_on(bought, played(bought, 84)) < go_on(usual, played(usual, 84))
    assert bought.state.begun.forecast.chips == 11 * 3000


def test_T4_3_an_early_bust_does_not_change_the_level_length() -> None:
    before, after = running(9), running(9)
    out(after, p5=3000)
    assert go_on(before, played(before, 84)) == pytest.approx(go_on(after, played(after, 84)), rel=0.01)


def test_T4_3_levels_are_shorter_to_make_room_for_breaks() -> None:
    assert minutes(replace(SETTINGS, break_levels=3), 9) < minutes(SETTINGS, 9) - 0.5


def test_T4_3_levels_are_shorter_to_make_room_for_the_add_on_break() -> None:
    sells = replace(SETTINGS, rebuys=1, late_levels=2, break_minutes=10)
    assert minutes(replace(sells, add_on=True), 9) < minutes(sells, 9) - 0.5


@pytest.mark.parametrize("case", [(20, True), (49, True), (51, False), (70, False)])
def test_T4_3_there_is_no_break_shortly_before_the_end(case: tuple[int, bool]) -> None:
    minute, breaks = case
    field = running(9, replace(SETTINGS, break_levels=1, break_minutes=5))
    field.now += minute * MINUTE
    field.do(levels.next_level)
    assert (field.state.begun.break_until_ms is not None) is breaks


def test_T4_3_a_level_changes_gradually_and_stays_near_its_set_length() -> None:
    field = running(9)
    before, lasts = field.state.begun.level.lasts_ms, []
    for _ in range(12):
        lasts.append(go_on(field, played(field, 20)) * MINUTE_MS)
        assert before / level_length.CHANGE_MOST - 1 <= lasts[-1] <= before * level_length.CHANGE_MOST + 1
        before = field.state.begun.level.lasts_ms
    usual = SETTINGS.level_minutes * MINUTE
    assert level_length.LEAST_SHARE * usual - 1 <= min(lasts) <= max(lasts) <= level_length.MOST_SHARE * usual + 1


def test_T4_3_levels_get_short_past_the_target_time() -> None:
    field = running(9)
    field.now += 65 * MINUTE
    lasts = [go_on(field, played(field, 84)) for _ in range(4)]
    assert lasts == sorted(lasts, reverse=True)
    assert lasts[-1] == pytest.approx(2)


def test_T4_3_levels_counted_in_hands_get_more_hands_when_hands_are_fast() -> None:
    fast, slow = (running(9, replace(SETTINGS, level_hands=USUAL)) for _ in range(2))
    assert fast.state.begun.level.lasts_hands == slow.state.begun.level.lasts_hands
    go_on(fast, played(fast, 40))
    go_on(slow, played(slow, 150))
    fewer, more = slow.state.begun.level.lasts_hands, fast.state.begun.level.lasts_hands
    assert fewer is not None
    assert more is not None
    assert fewer < more
    assert questions.hands_a_level(fast.new.settings, fast.state, fast.now) == more


POT_BADUGI = replace(
    SETTINGS,
    game="badugi",
    rules=GAMES["badugi"].fitting(HouseRules()),
    limit="pot",
    target_minutes=120,
    level_minutes=12,
)


def test_T4_3_a_target_that_no_level_length_can_reach_is_not_promised() -> None:
    # In 30 simulations the median length was 33 minutes.
    assert likely_minutes(replace(POT_BADUGI, hand_seconds=102), 4) in (30, 35)


def test_R17_7_the_forecast_takes_stacks_as_twice_as_deep_where_a_game_has_half_the_bet() -> None:
    mix = replace(SETTINGS, game="razz", rotation=("razz", "holdem", "omaha"), limit=None)
    razz, holdem, omaha = mix.speeds
    alone = GAMES["holdem"].speed_under(HouseRules(), "no")
    assert (holdem.stray(10, 6, 0), holdem.depth_share(1)) == (alone.stray(20, 6, 0), alone.depth_share(2))
    assert [razz.bets_per_level, omaha.bets_per_level] == [1, 2]
    unlimited = replace(SETTINGS, game="holdem", rotation=("holdem", "omaha"), limit=None)
    assert [speed.bets_per_level for speed in unlimited.speeds] == [1, 1], "there the level's bet is the big blind"


@pytest.mark.parametrize("mix", ["horse", "8-game", "10-game"])
@pytest.mark.parametrize("case", list(product([4, 16, 64], [30, 60, 120])))
def test_R17_7_T4_3_a_mix_with_board_games_keeps_the_target_that_it_promises(mix: str, case: tuple[int, int]) -> None:
    entrants, target = case
    games = MIXES[mix]
    limit = parse_limit(None, [GAMES[game] for game in games])
    wanted = replace(SETTINGS, game=games[0], rotation=games, limit=limit, target_minutes=target)
    assert likely_minutes(replace(wanted, level_minutes=target // 10), entrants) == target


@pytest.mark.parametrize("case", list(product([4, 9, 16, 32, 64], [30, 60, 120])))
def test_T4_3_a_target_that_levels_can_reach_is_promised(case: tuple[int, int]) -> None:
    entrants, target = case
    wanted = replace(SETTINGS, target_minutes=target, level_minutes=target // 10)
    assert likely_minutes(wanted, entrants) == target
    assert likely_minutes(replace(wanted, break_levels=3, add_on=True, rebuys=1), entrants) == target
