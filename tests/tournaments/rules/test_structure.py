"""Section 4 of the tournament rules: the ladder."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.games.mixes import MIXES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit, Stakes
from bot.tournaments.rules.structure import Ladder, Requirements, Tempo, ladder, nice, tempo_of
from bot.tournaments.settings import TournamentSettings

RAZZ = GAMES["razz"]
RULES = HouseRules()
STUD = tempo_of([(RAZZ, RULES)])


def wanted(entrants: int, **changes: object) -> Requirements:
    """Return the requirements of an hour of Razz with the figures of T-4.2."""
    values = {"target_minutes": 60, "level_minutes": 6, "hand_seconds": 75, "entrants": entrants, "tempo": STUD}
    return Requirements(**(values | changes))  # type: ignore[arg-type]  # the names are those of the fields


def stakes_at(bet: int, *games: str, limit: Limit | None = "fixed") -> list[Stakes]:
    """Return the stakes of each game of a tournament at a level with this bet."""
    settings = TournamentSettings("T", games[0], RULES, limit, games if len(games) > 1 else ())
    return [leg.at(bet).stakes for leg in settings.legs]


def test_T4_1_each_bet_identifies_its_level_even_past_the_planned_levels() -> None:
    made = Ladder((100, 150, 250), 1.5, 3000, None)
    assert [made.level(made.bet(level)) for level in range(1, 9)] == [*range(1, 9)]
    assert [made.level(bet) for bet in (1, 99, 101, 251, made.bet(7) + 1)] == [None] * 5


@pytest.mark.parametrize(
    "case",
    [
        (4, (100, 150, 180, 250, 350, 400, 600, 800)),
        (9, (100, 150, 250, 350, 500, 800, 1200, 1800)),
        (16, (100, 150, 250, 400, 700, 1200, 2000, 3000)),
    ],
)
def test_T4_2_the_computed_ladders_equal_those_in_the_rules(case: tuple[int, tuple[int, ...]]) -> None:
    entrants, bets = case
    made = ladder(wanted(entrants))
    assert made.bets == bets
    assert made.stack == 3000


def test_T4_2_ladders_of_sixteen_and_thirty_two_entrants_come_with_a_warning() -> None:
    sixteen, thirty_two = ladder(wanted(16)), ladder(wanted(32))
    assert round(sixteen.growth, 2) == 1.64
    assert round(thirty_two.growth, 2) == 1.81
    assert sixteen.shortest_minutes is not None
    assert thirty_two.shortest_minutes is not None


def test_T4_2_ladders_of_four_and_nine_entrants_come_without_a_warning() -> None:
    assert ladder(wanted(4)).shortest_minutes is None
    assert ladder(wanted(9)).shortest_minutes is None


@pytest.mark.parametrize("entrants", [16, 32, 64])
def test_T4_1_the_shortest_sensible_target_is_the_one_whose_growth_just_reaches_the_limit(entrants: int) -> None:
    shortest = ladder(wanted(entrants)).shortest_minutes
    assert shortest is not None
    depth = entrants * 15 / (2 * 1.7 * math.sqrt(60 * 6 / 75))
    assert shortest == math.ceil(6 / 0.8 * (1 + math.log(depth) / math.log(1.6)))


def test_T4_1_triple_draw_swings_more_and_starts_with_deeper_stacks() -> None:
    tempo = tempo_of([(GAMES["deuce-to-seven-triple-draw"], RULES)])
    assert tempo == Tempo(2.8, 0.9, 20)
    made = ladder(wanted(9, tempo=tempo))
    assert len(made.bets) == 9  # round(0.9 x 60 / 6)
    assert made.stack == 4000


def test_T4_1_a_games_swing_depends_on_its_number_of_draws() -> None:
    def draws(game: Game) -> int:
        return sum(street.draw for street in game.streets)

    swings = {game.name: tempo_of([(game, RULES)]).swing for game in GAMES.values()}
    assert swings == {game.name: {0: 1.7, 1: 2.2, 3: 2.8}[draws(game)] for game in GAMES.values()}
    assert tempo_of([(GAMES["badugi"], HouseRules(draws=1))]).swing == 2.2


def test_T4_1_a_mix_takes_the_root_mean_square_swing_and_the_deepest_stacks() -> None:
    mixed = tempo_of([(RAZZ, RULES), (GAMES["badugi"], RULES)])
    assert mixed.swing == pytest.approx(math.sqrt((1.7**2 + 2.8**2) / 2))
    assert mixed.share == pytest.approx(0.85)
    assert mixed.stack_bets == 20


def test_T4_1_the_stakes_rise_at_the_same_rate_after_the_last_planned_level() -> None:
    made = ladder(wanted(9))
    assert made.bet(8) == 1800
    assert made.bet(9) == nice(100 * made.growth**8)
    assert made.bet(9) > made.bet(8)


def test_T4_1_each_level_past_the_plan_is_higher_than_the_one_before() -> None:
    made = ladder(wanted(4))
    bets = [made.bet(level) for level in range(1, 40)]
    assert bets == sorted(set(bets))


@pytest.mark.parametrize(
    "case",
    [
        (100, 100),
        (134.7, 150),
        (181.5, 180),
        (110.8, 120),
        (109, 100),
        (94, 90),
        (96, 100),
        (1, 10),
        (11, 12),
        (98_765, 100_000),
    ],
)
def test_T4_1_a_bet_is_rounded_to_the_round_figure_nearest_in_ratio(case: tuple[float, int]) -> None:
    figure, near = case
    assert nice(figure) == near


@given(
    st.integers(2, 64),
    st.integers(20, 240),
    st.integers(2, 20),
    st.integers(20, 180),
    st.sampled_from([10, 50, 100, 200]),
)
def test_T4_1_every_ladder_rises_strictly(entrants: int, minutes: int, level: int, hand: int, first: int) -> None:
    made = ladder(Requirements(minutes, level, hand, entrants, STUD, first_bet=first))
    bets = [made.bet(number) for number in range(1, len(made.bets) + 6)]
    assert bets[0] == first
    assert all(later > earlier for earlier, later in pairwise(bets))


def test_T4_1_all_other_stakes_are_derived_from_the_bet_of_the_level() -> None:
    (razz,) = stakes_at(150, "razz")
    assert (razz.small_bet, razz.big_bet, razz.ante, razz.bring_in) == (150, 300, 30, 45)
    (draw,) = stakes_at(25, "badugi")
    assert (draw.small_blind, draw.big_blind, draw.small_bet, draw.big_bet) == (12, 25, 25, 50)
    (least,) = stakes_at(3, "razz")
    assert (least.ante, least.bring_in) == (1, 1)


def test_T4_4_levels_in_no_limit_start_at_50_big_blinds_and_end_at_a_twentieth_of_all_chips() -> None:
    single = GAMES["deuce-to-seven-single-draw"]
    made = ladder(wanted(9, tempo=tempo_of([(single, RULES)]), has_fixed_bets=False))
    assert made.stack == 50 * 100
    exact_last = 100 * made.growth ** (len(made.bets) - 1)
    assert exact_last == pytest.approx(9 * made.stack / 20)
    (stakes,) = stakes_at(made.bets[1], single.name, limit="no")
    assert stakes.big_blind == made.bets[1]


BOTH_KINDS = ("deuce-to-seven-triple-draw", "razz", "deuce-to-seven-single-draw")


@pytest.mark.parametrize(
    ("bet", "blinds"), [(100, (25, 50)), (150, (37, 75)), (250, (62, 125)), (15, (3, 7)), (1, (1, 1))]
)
def test_R17_7_at_each_level_games_without_a_fixed_limit_have_half_the_bet_as_their_big_blind(
    bet: int, blinds: tuple[int, int]
) -> None:
    triple, razz, single = stakes_at(bet, *BOTH_KINDS, limit=None)
    assert (triple, razz) == (Stakes.blinds(bet), Stakes.of(bet))
    assert (single.small_blind, single.big_blind, single.limit) == (*blinds, "no")
    assert stakes_at(bet, *BOTH_KINDS[::-1], limit=None) == [single, razz, triple], "whichever game comes first"


def test_R17_7_the_ladder_is_of_small_bets_if_any_game_has_a_fixed_limit() -> None:
    def made(limit: Limit | None, *games: str) -> TournamentSettings:
        return TournamentSettings("T", games[0], RULES, limit, games)

    both, fixed = made(None, *BOTH_KINDS), made("fixed", *BOTH_KINDS)
    assert both.ladder(9) == fixed.ladder(9) == made(None, *BOTH_KINDS[::-1]).ladder(9)
    assert both.late_until(both.ladder(9)) == fixed.late_until(fixed.ladder(9))
    for unlimited in (made("no", "badugi", "deuce-to-seven-single-draw"), made(None, "holdem", "omaha")):
        assert unlimited.ladder(9).stack == 50 * 100, "without a fixed limit T-4.4 holds"


def test_R17_7_a_tournaments_tables_open_with_the_stakes_of_the_first_level() -> None:
    settings = TournamentSettings("T", BOTH_KINDS[-1], RULES, None, BOTH_KINDS[::-1], first_bet=150)
    table = settings.at_table(6)
    assert (table.stakes.small_blind, table.stakes.big_blind, table.rotation_limit) == (37, 75, None)
    assert [leg.stakes for leg in settings.legs][1:] == [Stakes.of(150), Stakes.blinds(150)]


def test_R17_7_the_two_games_of_hold_em_in_an_8_game_have_their_own_bets() -> None:
    bets = {stakes.limit: set[tuple[int, int, int, int]]() for stakes in stakes_at(250, *MIXES["8-game"], limit=None)}
    for stakes in stakes_at(250, *MIXES["8-game"], limit=None):
        bets[stakes.limit].add((stakes.small_bet, stakes.big_bet, stakes.small_blind, stakes.big_blind))
    assert bets == {"fixed": {(250, 500, 125, 250), (250, 500, 0, 0)}, "no": {(125, 125, 62, 125)}, "pot": bets["no"]}


def test_R17_4_in_a_tournament_of_both_kinds_only_games_without_a_fixed_limit_have_a_big_blind_ante() -> None:
    rules = HouseRules(bb_ante=True)
    both = TournamentSettings("T", BOTH_KINDS[0], rules, None, BOTH_KINDS)
    assert [leg.rules.bb_ante for leg in both.legs] == [False, False, True]


def test_R17_7_each_bet_of_a_game_with_half_the_bet_identifies_its_level() -> None:
    made = ladder(wanted(9))
    halves = [stakes_at(made.bet(level), *BOTH_KINDS, limit=None)[2].small_bet for level in range(1, 20)]
    assert [made.level(bet, 2) for bet in halves] == [*range(1, 20)]


def test_a_ladder_for_few_players_and_much_time_still_rises() -> None:
    made = ladder(Requirements(240, 4, 30, 2, STUD, stack_bets=4))
    assert made.growth > 1
    assert list(made.bets) == sorted(set(made.bets))


def test_a_ladder_counted_in_hands_equals_one_whose_levels_last_as_many_minutes() -> None:
    by_hands = TournamentSettings("T", "razz", RULES, level_hands=8, hand_seconds=60)
    by_minutes = TournamentSettings("T", "razz", RULES, level_minutes=8, hand_seconds=60)
    assert by_hands.ladder(9) == by_minutes.ladder(9)


@pytest.mark.parametrize("entrants", [4, 9, 16, 32, 64])
def test_T4_2_before_the_pace_of_hands_is_known_the_ladder_is_that_of_the_rules(entrants: int) -> None:
    assert TournamentSettings("T", "razz", RULES).ladder(entrants) == ladder(wanted(entrants))


@pytest.mark.parametrize("entrants", [4, 16, 64])
def test_T4_3_the_ladder_uses_the_pace_of_hands_once_it_is_known(entrants: int) -> None:
    learnt = TournamentSettings("T", "razz", RULES, hand_seconds=100)
    assert learnt.ladder(entrants) == ladder(wanted(entrants, hand_seconds=100))


def test_a_ladder_loaded_from_the_file_has_the_same_bets() -> None:
    made = ladder(wanted(9))
    again = Ladder(made.bets, made.growth, made.stack, None)
    assert [again.bet(level) for level in range(1, 20)] == [made.bet(level) for level in range(1, 20)]
