"""Trees of matches: brackets and shootouts, their places and prizes (section 10 of the rules)."""

from collections import Counter
from math import log2

import pytest

from bot.tournaments.rules.formats import rounds_for
from bot.tournaments.rules.matches import (
    Tree,
    bracket,
    byes,
    match_of,
    places,
    rounds_of,
    shootout,
    sure_prizes,
    weights,
    with_winner,
)

SIZES = range(2, 65)


def drawn(count: int) -> list[int]:
    return list(range(1, count + 1))


def sizes(tree: Tree) -> dict[int, list[int]]:
    """Return round -> the number of slots of each of its matches."""
    return {
        number: [len(match.slots) for match in tree if match.round == number]
        for number in range(1, 1 + rounds_of(tree))
    }


def played(tree: Tree) -> tuple[Tree, dict[int, tuple[int, int]]]:
    """Play all matches, each won by its lowest number; return the tree and player -> (bust, stack)."""
    out: dict[int, tuple[int, int]] = {}
    for number in range(len(tree)):
        winner, *losers = sorted(tree[number].players)
        for player in reversed(losers):
            out[player] = (len(out) + 1, 100)
        tree = with_winner(tree, number, winner)
    return tree, out


def trees(count: int) -> list[Tree]:
    return [bracket(drawn(count)), *(shootout(drawn(count), seats) for seats in (3, 6, 8))]


def test_T10_1_a_bracket_has_matches_of_two_and_as_few_rounds_as_possible(subtests: pytest.Subtests) -> None:
    for count in SIZES:
        with subtests.test(entrants=count):
            tree = bracket(drawn(count))
            assert len(tree) == count - 1
            assert {len(match.slots) for match in tree} == {2}
            assert rounds_of(tree) == -(-log2(count) // 1)


def test_T10_1_the_first_drawn_have_a_bye_where_the_entrants_are_no_power_of_two() -> None:
    tree = bracket(drawn(5))
    assert [match.players for match in tree] == [(4, 5), (1, 3), (2,), ()]
    assert byes(tree) == 3
    assert [byes(bracket(drawn(count))) for count in (4, 7, 16, 33, 64)] == [0, 1, 0, 31, 0]


def test_T10_1_two_byes_meet_in_the_second_round_only_if_they_must() -> None:
    tree = bracket(drawn(12))
    second = [match for match in tree if match.round == 2]
    assert all(len(match.players) == 1 for match in second)


def test_T10_2_the_tables_of_a_shootout_and_its_final_are_about_equal() -> None:
    assert sizes(shootout(drawn(16), 6)) == {1: [4] * 4, 2: [4]}
    assert sizes(shootout(drawn(36), 6)) == {1: [6] * 6, 2: [6]}
    assert sizes(shootout(drawn(33), 6)) == {1: [6, 6, 6, 5, 5, 5], 2: [6]}
    assert sizes(shootout(drawn(64), 8)) == {1: [8] * 8, 2: [8]}
    assert sizes(shootout(drawn(7), 6)) == {1: [3, 2, 2], 2: [3]}
    assert sizes(shootout(drawn(4), 6)) == {1: [2, 2], 2: [2]}


def test_T10_2_a_shootout_has_more_rounds_if_the_winners_do_not_fit_one_table() -> None:
    assert sizes(shootout(drawn(64), 6)) == {1: [4] * 16, 2: [4] * 4, 3: [4]}
    assert sizes(shootout(drawn(3), 6)) == {1: [3]}


def test_T10_2_every_entrant_is_drawn_once_and_every_match_has_one_successor(subtests: pytest.Subtests) -> None:
    for count in SIZES:
        for tree in trees(count):
            with subtests.test(entrants=count, tree=sizes(tree)):
                slots = [slot for match in tree for slot in match.slots]
                assert sorted(slot.player_id for slot in slots if slot.player_id is not None) == drawn(count)
                followed = [slot.winner_of for slot in slots if slot.winner_of is not None]
                assert sorted(followed) == list(range(len(tree) - 1))
                assert all(2 <= len(match.slots) <= 8 for match in tree)


def test_T10_1_places_have_no_gap_and_prizes_no_chip_too_much(subtests: pytest.Subtests) -> None:
    for count in SIZES:
        for tree in trees(count):
            with subtests.test(entrants=count, tree=sizes(tree)):
                over, out = played(tree)
                placed = list(places(over, out))
                sharing = Counter(each.place for each in placed)
                expected = 2
                for place in sorted(sharing):
                    assert place == expected
                    expected += sharing[place]
                assert expected == count + 1
                ladder = [1000 // place for place in range(1, count + 1)]
                paid = sum(each.prize(ladder) for each in placed)
                assert sum(ladder[1:]) - count < paid <= sum(ladder[1:])


def test_T10_1_the_losers_of_a_round_share_its_places_before_the_round_is_over() -> None:
    tree = bracket(drawn(8))
    (placed,) = places(with_winner(tree, 0, 1), {2: (1, 500)})
    assert (placed.place, placed.shared) == (5, (range(5, 9),))
    ladder = (500, 300, 200)
    over, out = played(tree)
    prizes = {each.player_id: each.prize(ladder) for each in places(over, out)}
    assert prizes == {2: 0, 4: 0, 6: 0, 8: 0, 3: 100, 7: 100, 5: 300}


def test_T10_2_second_at_the_table_is_better_than_third_however_late() -> None:
    tree = shootout(drawn(9), 3)
    first, second, _ = (match.players for match in tree[:3])
    out = {first[2]: (1, 100), first[1]: (2, 100), second[2]: (9, 100)}
    assert {each.player_id: each.place for each in places(tree, out)} == {first[1]: 4, first[2]: 7, second[2]: 7}


def test_T3_4_equal_stacks_at_one_table_of_a_shootout_get_the_mean() -> None:
    tree = shootout(drawn(9), 3)
    one, two, _ = tree[0].players
    both = {each.player_id: each for each in places(tree, {one: (1, 100), two: (1, 100)})}
    ladder = (0, 0, 0, 90, 90, 90, 30, 30, 30)
    assert [(each.place, each.prize(ladder)) for each in both.values()] == [(4, 60), (4, 60)]
    larger = {each.player_id: each.place for each in places(tree, {one: (1, 101), two: (1, 100)})}
    assert larger == {one: 4, two: 7}


def test_a_removed_player_who_is_alone_in_a_match_takes_the_last_place_of_the_next() -> None:
    tree = bracket(drawn(4))
    out = {1: (1, 0), 2: (2, 0)}
    assert [each.player_id for each in places(tree, out)] == [1], "who wins is not decided yet"
    tree = with_winner(with_winner(tree, 0, 2), 1, 3)
    assert {each.player_id: each.place for each in places(tree, out | {4: (3, 0)})} == {1: 3, 4: 3, 2: 2}


def test_T3_7_a_stack_of_a_cancelled_bracket_counts_by_its_chance_to_win() -> None:
    tree = bracket(drawn(4))
    assert weights(tree, dict.fromkeys(drawn(4), 1500)) == dict.fromkeys(drawn(4), 1)
    tree = with_winner(tree, 0, 1)
    assert weights(tree, {1: 1500, 3: 2000, 4: 1000}) == {1: 3, 3: 2, 4: 1}
    assert match_of(tree, 1) == 2


def test_T3_7_players_of_a_bracket_are_sure_of_what_the_next_loser_gets() -> None:
    tree = with_winner(bracket(drawn(8)), 0, 1)
    ladder = (500, 300, 200)
    assert sure_prizes(tree, [1, 3], ladder) == [100, 0]


def test_T10_1_the_length_of_all_rounds_is_about_what_the_soak_measures() -> None:
    bracket_rounds, shootout_rounds = rounds_for("bracket", 2), rounds_for("shootout", 6)
    assert [bracket_rounds.minutes(15, count) for count in (2, 4, 5, 7, 16, 33, 64)] == [15, 35, 40, 50, 70, 90, 110]
    assert [shootout_rounds.minutes(30, count) for count in (3, 16, 33, 64)] == [30, 70, 70, 110]
    assert rounds_for("none", 6).minutes(60, 64) == 60
