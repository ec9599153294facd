"""The flags: the habits that raise them, honest habits that do not, and few false suspicions."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from random import Random
from statistics import NormalDist

import pytest

from bot.moderation.fair_play import FlagKind, HandId, HandSummary, Report, fair_play_report, summarise
from bot.moderation.fair_play.chance import ONE_IN_MOST, one_in, z_score, z_threshold
from bot.moderation.fair_play.summary import Chance, Facing
from bot.moderation.hand_archive import HandTournament
from tests.harness.moderation.fair_play.played_room import one_room, played_room
from tests.soak.collusion import FALSE_MOST, Score, examine
from tests.soak.collusion_room import SCHEMES, Room

HOUR = 3_600_000
DAY = 24 * HOUR
STAGE = ("badugi", "none", 3, "fixed", 1)


def summary(
    number: int,
    players: Iterable[int] = range(1, 7),
    *,
    at_ms: int | None = None,
    table: int = 1,
    paid: dict[tuple[int, int], float] | None = None,
    folded: Iterable[int] = (),
    stack: int = 400,
    chances: Iterable[Chance] = (),
    facings: Iterable[Facing] = (),
    setting: str = "badugi",
    tournament: HandTournament | None = None,
    unit: int = 20,
) -> HandSummary:
    players, paid = tuple(players), paid or {}
    net = {
        player: round(sum(chips * ((to == player) - (payer == player)) for (payer, to), chips in paid.items()))
        for player in players
    }
    facings = tuple(facings)
    return HandSummary(
        HandId(table, number),
        number * 60_000 if at_ms is None else at_ms,
        ("badugi", "fixed", len(players)),
        (setting, "fixed", 20),
        unit,
        players,
        dict.fromkeys(players, stack),
        net,
        paid,
        frozenset(folded),
        tuple(chances),
        facings,
        bool(facings),
        tournament,
    )


def kinds(hands: list[HandSummary], joined: dict[int, int] | None = None) -> list[tuple[FlagKind, tuple[int, int]]]:
    return [(flag.kind, flag.players) for flag in fair_play_report(hands, joined or {}).flags]


def fair_flows(rng: Random, players: Iterable[int] = range(1, 7)) -> dict[tuple[int, int], float]:
    """Return the payments of two random losers to a random winner."""
    winner, *losers = rng.sample(list(players), 3)
    return {(loser, winner): rng.choice((10.0, 20.0, 60.0, 120.0)) for loser in losers}


# Figures


def test_a_report_without_hands_has_no_flags() -> None:
    report = fair_play_report([], {})
    assert (report.flags, report.hands, report.players, report.pairs) == ((), 0, 0, 0)


def test_the_threshold_rises_with_the_number_of_compared_pairs() -> None:
    assert z_threshold(10) < z_threshold(100) < z_threshold(10_000)
    assert 1000 * (1 - NormalDist().cdf(z_threshold(1000))) == pytest.approx(0.05, rel=0.01)


def test_the_z_score_is_signed_and_zero_if_the_result_is_as_expected() -> None:
    assert z_score(5, 10, 5) == 0
    assert z_score(9, 10, 5) == pytest.approx(-z_score(1, 10, 5))
    assert z_score(0, 20, 10) == pytest.approx(-5.27, abs=0.01)
    assert z_score(0, 0, 0) == z_score(3, 3, 3) == 0


def test_the_chance_of_one_in_n_that_is_shown_for_a_score_has_a_maximum() -> None:
    assert one_in(2.0) == 44
    assert one_in(40.0) == ONE_IN_MOST
    assert one_in(-5.0) == 1


# Chips handed over


def test_a_player_who_loses_to_one_player_again_and_again_is_flagged() -> None:
    rng = Random(1)
    hands = [summary(number, paid=fair_flows(rng)) for number in range(600)]
    hands += [summary(number, paid={(2, 5): 150.0}, folded=(2,)) for number in range(600, 640)]
    (flag,) = fair_play_report(hands, {}).flags
    assert (flag.kind, flag.players) == (FlagKind.CHIP_DUMPING, (2, 5))
    assert flag.figures["there"] - flag.figures["back"] > 5_000
    assert flag.z > z_threshold(flag.compared)
    assert all(599 < hand.number < 640 for hand in flag.hands)


def test_a_player_who_loses_to_everybody_is_not_flagged() -> None:
    rng = Random(2)
    hands = [summary(number, paid=fair_flows(rng)) for number in range(600)]
    for number in range(600, 900):
        hands.append(summary(number, paid={(2, rng.choice((1, 3, 4, 5, 6))): 100.0}, folded=(2,)))
    assert kinds(hands) == []


def test_one_huge_pot_is_not_flagged_as_chip_dumping() -> None:
    rng = Random(3)
    hands = [summary(number, paid=fair_flows(rng)) for number in range(300)]
    assert kinds([*hands, summary(300, paid={(2, 5): 20_000.0}, folded=(2,))]) == []


# Soft play


def soft_hands(rng: Random, share_of: dict[int, float], soft: tuple[int, int] | None) -> list[HandSummary]:
    """Return forty pots for each pair alone; players bet as usual, but the pair ``soft`` never does."""
    hands: list[HandSummary] = []
    for pair in combinations(range(1, 7), 2):
        for _ in range(40):
            found = [
                Chance(actor, other, (*STAGE, False), pair != soft and rng.random() < share_of[actor])
                for actor, other in (pair, pair[::-1])
            ]
            hands.append(summary(len(hands), chances=found))
    return hands


def test_two_players_who_never_bet_against_each_other_are_flagged() -> None:
    hands = soft_hands(Random(4), dict.fromkeys(range(1, 7), 0.5), (2, 3))
    (flag,) = fair_play_report(hands, {}).flags
    assert (flag.kind, flag.players) == (FlagKind.SOFT_PLAY, (2, 3))
    assert flag.figures["did"] == 0
    assert flag.figures["tried"] == 80
    assert 30 <= flag.figures["expected"] <= 45


def test_players_who_are_passive_against_everybody_are_not_flagged() -> None:
    hands = soft_hands(Random(5), {1: 0.6, 2: 0.05, 3: 0.05, 4: 0.6, 5: 0.5, 6: 0.7}, None)
    assert kinds(hands) == []


# Strong hands folded


def faced(rng: Random, odd: tuple[int, int] | None) -> list[HandSummary]:
    """Return hands where weak holdings fold; the first of ``odd`` also folds strong ones to the second."""
    hands: list[HandSummary] = []
    for number in range(1500):
        actor, bettor = rng.sample(range(1, 7), 2)
        strength = rng.randrange(100)
        folded = strength < 40 or (actor, bettor) == odd
        hands.append(summary(number, facings=[Facing(actor, bettor, (*STAGE, True), strength, folded)]))
    return hands


def test_a_player_who_folds_strong_hands_to_one_player_is_flagged() -> None:
    (flag,) = fair_play_report(faced(Random(6), (4, 1)), {}).flags
    assert (flag.kind, flag.players) == (FlagKind.STRONG_FOLDS, (4, 1))
    assert flag.figures["did"] == flag.figures["tried"] > flag.figures["expected"]
    assert flag.figures["elsewhere"] < 5
    assert len(flag.hands) == 5


def test_a_player_who_folds_weak_hands_is_not_flagged() -> None:
    report = fair_play_report(faced(Random(7), None), {})
    assert report.flags == ()
    assert report.hands_with_cards == report.hands == 1500


# Always together


def evenings(rng: Random, friends: tuple[int, int] | None, tables: int = 2, settings: int = 1) -> list[HandSummary]:
    """Return twenty evenings of twelve players who sit where they like, but ``friends`` sit together."""
    hands: list[HandSummary] = []
    for evening in range(20):
        groups: list[set[int]] = [set() for _ in range(tables)]
        for player in range(1, 13):
            with_friend = [group for group in groups if friends and player == friends[1] and friends[0] in group]
            (with_friend or [rng.choice(groups)])[0].add(player)
        for at, group in enumerate(groups):
            for number in range(8 if len(group) > 1 else 0):
                at_ms = evening * DAY + number * HOUR // 4
                kind = f"kind {at % settings}"
                hands.append(summary(number, sorted(group), at_ms=at_ms, table=2 * evening + at, setting=kind))
    return hands


def test_two_players_who_always_choose_the_same_table_are_flagged() -> None:
    (flag,) = fair_play_report(evenings(Random(8), (3, 9)), {}).flags
    assert (flag.kind, flag.players) == (FlagKind.TOGETHER, (3, 9))
    assert flag.figures["did"] == flag.figures["meetings"] == 20
    assert 7 <= flag.figures["expected"] <= 14


def test_players_are_not_flagged_as_together_if_there_is_only_one_table() -> None:
    assert kinds(evenings(Random(9), (3, 9), tables=1)) == []


def test_players_who_like_the_same_game_are_not_flagged_as_together() -> None:
    """All players who like that kind of table meet there."""
    hands: list[HandSummary] = []
    for evening in range(20):
        for at, group in enumerate((range(1, 6), range(6, 12))):
            hands.append(summary(1, group, at_ms=evening * DAY, table=2 * evening + at, setting=("razz", "badugi")[at]))
    assert kinds(hands) == []


# New accounts


def newcomer(rng: Random, takers: Iterable[int], days: int = 1) -> list[HandSummary]:
    """Return hands where the new player 9 loses 100 in each of twelve."""
    hands = [summary(number, paid=fair_flows(rng)) for number in range(600)]
    stack, losers = 1200, list(takers)
    for turn in range(12):
        at_ms = 600 * 60_000 + turn * DAY * days // 12
        lost = {(9, losers[turn % len(losers)]): 100.0}
        hands.append(summary(600 + turn, (1, 2, 5, 6, 9), at_ms=at_ms, paid=lost, folded=(9,), stack=stack))
        stack -= 100
    return hands


def test_a_new_account_that_loses_everything_to_one_player_is_flagged() -> None:
    found = fair_play_report(newcomer(Random(10), [5]), {9: 600 * 60_000})
    flag = next(flag for flag in found.flags if flag.kind is FlagKind.NEW_ACCOUNT)
    assert flag.players == (9, 5)
    assert (flag.figures["lost"], flag.figures["brought"], flag.figures["days"]) == (1200, 1200, 1)


@pytest.mark.parametrize(
    ("takers", "joined"),
    [([1, 2, 5, 6], 600 * 60_000), ([5], -30 * DAY)],
    ids=["to several", "no new account"],
)
def test_an_old_account_and_one_that_loses_to_several_are_not_flagged(takers: list[int], joined: int) -> None:
    assert FlagKind.NEW_ACCOUNT not in {kind for kind, _ in kinds(newcomer(Random(11), takers), {9: joined})}


# A whole room


@pytest.fixture(scope="module")
def small() -> tuple[Room, list[HandSummary]]:
    room, hands = played_room()
    return room, [summary for hand in hands if (summary := summarise(hand)) is not None]


@pytest.fixture(scope="module")
def looked(small: tuple[Room, list[HandSummary]]) -> Report:
    room, hands = small
    return fair_play_report(hands, room.joined_ms)


@one_room
def test_planted_colluders_are_found_and_honest_pairs_are_left_alone(
    small: tuple[Room, list[HandSummary]], looked: Report
) -> None:
    """One pair per scheme plays among honest players and newcomers; ``tests.soak collusion`` has more."""
    room, _ = small
    score = Score()
    score.add(room, looked)
    assert {kind for kind in SCHEMES if score.by_its_flag[kind]} == set(SCHEMES), score.lines()
    assert score.false_in_1000 <= FALSE_MOST, score.lines()


@one_room
def test_the_order_of_the_hands_does_not_change_the_report(
    small: tuple[Room, list[HandSummary]], looked: Report
) -> None:
    room, hands = small
    shuffled = Random(0).sample(hands, len(hands))
    assert fair_play_report(shuffled, room.joined_ms) == looked


@one_room
def test_without_cards_the_report_misses_only_folds_of_strong_hands(
    small: tuple[Room, list[HandSummary]], looked: Report
) -> None:
    room, hands = small
    bare = [replace(hand, facings=(), knows_cards=False) for hand in hands]
    without = fair_play_report(bare, room.joined_ms)
    assert without.hands_with_cards == 0
    assert without.flags == tuple(flag for flag in looked.flags if flag.kind is not FlagKind.STRONG_FOLDS)


def test_in_a_room_of_honest_players_at_most_one_pair_is_suspected() -> None:
    """In thirty such rooms of 140 pairs, two pairs were suspected in all."""
    score = Score()
    report = examine(Room(2, 2_500, honest=16, each=0, tables=2), score)
    assert report.pairs > 100
    assert score.suspected <= 1, score.lines()


# Tournaments


def tournament(number: int, playing: Iterable[int] = (), paid: int = 2) -> HandTournament:
    return HandTournament(number, frozenset(range(1, 7)), frozenset(playing), paid)


def busts_of(player: int, taker_of: dict[int, int], rng: Random) -> list[HandSummary]:
    """Return tournaments that the player leaves after five lost pots; ``taker_of`` is tournament -> who wins them."""
    hands = []
    for number, taker in taker_of.items():
        of, at = tournament(number, range(1, 7)), number * 100
        hands += [summary(at + each, paid=fair_flows(rng), stack=900, tournament=of) for each in range(40)]
        for left in range(5, 0, -1):
            winner = taker or rng.choice([other for other in range(1, 7) if other != player])
            flow = {(player, winner): 40.0}
            hands.append(summary(at + 50 - left, paid=flow, stack=40 * left, tournament=of))
    return hands


def test_a_player_who_hands_the_last_chips_to_the_same_player_is_flagged() -> None:
    hands = busts_of(2, dict.fromkeys(range(1, 5), 5), Random(1))
    flags = fair_play_report(hands, {}).flags
    (flag,) = (flag for flag in flags if flag.kind == FlagKind.LAST_CHIPS)
    assert (flag.players, flag.tournament) == ((2, 5), True)
    assert flag.figures["tournaments"] == 4
    assert flag.figures["did"] == 20 > 3 * flag.figures["expected"]
    assert all(hand.number % 100 >= 45 for hand in flag.hands)


def test_a_player_who_hands_the_last_chips_to_one_player_in_most_tournaments_is_flagged() -> None:
    hands = busts_of(2, {number: 5 if number % 3 else 0 for number in range(1, 10)}, Random(3))
    assert (FlagKind.LAST_CHIPS, (2, 5)) in kinds(hands)


def test_a_player_who_loses_the_last_chips_to_anybody_is_not_flagged() -> None:
    assert kinds(busts_of(2, dict.fromkeys(range(1, 9), 0), Random(2))) == []


def test_the_last_chips_lost_to_the_only_other_player_are_not_flagged() -> None:
    of = tournament(1, (5,))
    hands = [summary(at, (2, 5), paid={(2, 5): 40.0}, stack=40 * (9 - at), tournament=of) for at in range(9)]
    assert kinds(hands) == []


def check_downs(at: int, of: HandTournament, pair: tuple[int, int], rng: Random) -> HandSummary:
    """Return a hand where players 1 and 2 of the pair check, and everybody else bets half of the time."""
    first, second = pair
    soft = {first, second} == {1, 2}
    chances = [Chance(a, b, STAGE, not soft and rng.random() < 0.5) for a, b in (pair, pair[::-1])]
    return summary(at, chances=chances, tournament=of, players=(*pair, *(set(range(1, 7)) - {*pair})))


def test_soft_play_is_flagged_at_the_bubble_apart_from_the_rest_of_a_tournament() -> None:
    rng, hands = Random(3), []
    for number in range(1, 9):
        of, at = tournament(number, (1, 2)), number * 1000
        for each in range(40):  # four players are left, and two are paid
            pair = rng.choice(list(combinations((1, 2, 3, 4), 2)))
            hands.append(replace(check_downs(at + each, of, pair, rng), players=(1, 2, 3, 4)))
    report = fair_play_report(hands, {})
    assert {(flag.kind, flag.players) for flag in report.flags} == {
        (FlagKind.SOFT_PLAY, (1, 2)),
        (FlagKind.BUBBLE_SOFT_PLAY, (1, 2)),
    }
    paid_later = [replace(hand, tournament=tournament(1, paid=0)) for hand in hands]
    assert [flag.kind for flag in fair_play_report(paid_later, {}).flags] == [FlagKind.SOFT_PLAY]


def test_chips_of_tournaments_are_counted_in_big_bets_and_apart_from_wallets() -> None:
    rng = Random(4)
    fair = [summary(number, paid=fair_flows(rng)) for number in range(300)]
    of = tournament(1, range(1, 7), paid=0)
    for number in range(300, 600):
        hundredfold = {pair: 100 * chips for pair, chips in fair_flows(rng).items()}
        fair.append(summary(number, paid=hundredfold, unit=2_000, stack=90_000, tournament=of))
    assert kinds(fair) == []
    dumped = [
        summary(number, paid={(2, 5): 15_000.0}, folded=(2,), unit=2_000, stack=90_000, tournament=of)
        for number in range(600, 640)
    ]
    report = fair_play_report([*fair, *dumped], {})
    (flag,) = report.flags
    assert (flag.kind, flag.players, flag.tournament) == (FlagKind.CHIP_DUMPING, (2, 5), True)
    assert 300 <= flag.figures["there"] < 400
    assert (report.hands, report.tournament_hands) == (640, 340)
