"""The summary of a finished hand: payments, chances to bet, and folds, each between two players."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot.cli.simulate import play_hand
from bot.moderation.fair_play import HandSummary, summarise
from bot.moderation.hand_archive import HandTournament, LoggedHand
from bot.poker.codec import decode, encode
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.state import TableSettings
from tests.harness.poker.deals import DrawTable, Table
from tests.soak.collusion_room import logged

SETTINGS = TableSettings("razz", Stakes.of(20), HouseRules(), 8, 400, 400)
KINDS = [(name, limit) for name, game in GAMES.items() for limit in game.limits]


def log_of(hand: Hand, **players: int) -> LoggedHand:
    """Return the log of the hand; seat 1 is player 101 and so on."""
    who = {player.seat: 100 + player.seat for player in hand.state.players}
    return logged(hand, SETTINGS, who, 7, 12, 1_000, {})


def read(hand: Hand, *, hidden_from: int | None = None) -> HandSummary:
    summary = summarise(log_of(hand), hidden_from=hidden_from)
    assert summary is not None
    return summary


def without_cards(hand: LoggedHand) -> LoggedHand:
    """Return the hand as the log has it once the down cards are deleted."""
    events = []
    for item in hand.events:
        parts = encode(item.event)
        events.append(replace(item, event=decode(parts.kind, parts.public, {})))
    return replace(hand, events=tuple(events))


def balance(paid: Mapping[tuple[int, int], float], player: int) -> float:
    return sum(chips for (_, to), chips in paid.items() if to == player) - sum(
        chips for (payer, _), chips in paid.items() if payer == player
    )


# Payments between players


@pytest.mark.parametrize("case", list(product(KINDS, [2, 4, 6])))
def test_payments_between_players_add_up_to_their_winnings(case: tuple[tuple[str, str], int]) -> None:
    (name, limit), players = case
    game, rng = GAMES[name], Random(f"{name} {limit} {players}")
    stakes = next(game.stakes(HouseRules(), 10, limit=known) for known in game.limits if known == limit)
    for _ in range(15):
        stacks = [rng.randint(1, 300) for _ in range(players)]
        hand = play_hand(game, HouseRules(), stacks, 1, rng, stakes)
        summary = read(hand)
        assert sum(summary.net.values()) == 0
        for player, won in summary.net.items():
            assert balance(summary.paid, player) == pytest.approx(won)
        assert all(chips > 0 and payer != winner for (payer, winner), chips in summary.paid.items())


@pytest.mark.parametrize("rules", [HouseRules(jackpots=True), HouseRules(forced_bets="blinds", bb_ante=True)])
def test_payments_also_add_up_with_dead_money_and_deals_that_nobody_opens(rules: HouseRules) -> None:
    game, rng = GAMES["five-card-draw"], Random(3)
    for _ in range(40):
        hand = play_hand(game, rules, [rng.randint(1, 120) for _ in range(4)], 1, rng)
        summary = read(hand)
        for player, won in summary.net.items():
            assert balance(summary.paid, player) == pytest.approx(won)


def test_chips_are_counted_as_paid_to_the_player_who_won_them() -> None:
    cards = {1: "As2d3c4h5s", 2: "KsKdKcKhQs", 3: "2s3d4c7h8s"}
    table = DrawTable("ace-to-five-triple-draw", {1: 400, 2: 400, 3: 400}, cards, button=3)
    table.play("3 call", "1 call", "2 check").pat()
    table.play("1 bet", "2 fold", "3 call").pat().play("1 bet", "3 fold")
    summary = read(table.hand)
    assert summary.paid == {(102, 101): 10, (103, 101): 20}
    assert summary.net == {101: 30, 102: -10, 103: -20}
    assert summary.folded == {102, 103}


def test_R7_3_only_a_player_who_leaves_counts_as_paying_when_the_pot_is_returned() -> None:
    cards = {1: "2c3c4c5d9s", 2: "TcTd3h4h5s", 3: "2d3d7h6h8d", 4: "2s4s7c8cQs"}
    table = DrawTable("five-card-draw", dict.fromkeys(cards, 400), cards, rules=HouseRules(jackpots=True))
    table.leaving = frozenset({2})
    table.play("1 check absent", "2 check", "3 check absent", "4 check")
    summary = read(table.hand)
    assert summary.net == {101: 1, 102: -2, 103: 1, 104: 0}
    assert summary.paid == {(102, 101): 1, (102, 103): 1}
    assert summary.folded == {101, 102, 103}


def test_an_uncalled_blind_counts_as_a_payment_to_nobody() -> None:
    """The small blind's seat is empty and everybody folds to the big blind, so an empty pot is awarded."""
    table = DrawTable("badugi", {1: 400, 2: 400, 3: 400}, {}, button=3, blinds={2: 10})
    table.play("3 fold", "1 fold")
    summary = read(table.hand)
    assert summary.paid == {}
    assert set(summary.net.values()) == {0}


# Chances to bet against each other


def alone_on_fourth() -> Table:
    """Play a hand in which seats 2 and 3 are alone from fourth street on: a bet, a raise, then checks."""
    cards = {1: "KsKd Kc", 2: "As2s 3s 4s 5s 6h 7h", 3: "2h3h 4h 5h 6d 7d 8d"}
    table = Table({1: 400, 2: 400, 3: 400}, cards, button=3)
    table.play("1 bring_in", "2 complete", "3 call", "1 fold")
    table.play("2 bet", "3 raise", "2 call")
    return table.check_round().check_round().check_round()


def test_with_two_players_left_each_decision_counts_as_a_chance_to_bet_against_the_other() -> None:
    hand = alone_on_fourth().hand
    assert hand.finished
    chances = read(hand).chances
    fourth = [chance for chance in chances if chance.stage[4] == 1]
    assert [(chance.actor, chance.other, chance.taken) for chance in fourth] == [
        (102, 103, True),
        (103, 102, True),
        (102, 103, False),
    ]
    later = [chance for chance in chances if chance.stage[4] != 1]
    assert [chance.taken for chance in later] == [False] * 6
    assert {chance.stage[5] for chance in later} == {False}


def test_a_hand_dealt_to_only_two_players_counts_no_chances_to_bet() -> None:
    table = Table({1: 400, 2: 400}, {1: "As2s 3s", 2: "KsKd Kc"}, button=1)
    table.play("2 bring_in", "1 complete", "2 call").check_round().check_round().check_round().check_round()
    assert read(table.hand).chances == ()


# Folds to each other


def test_a_folded_hand_is_judged_by_the_ranking_of_its_game() -> None:
    cards = {1: "As2d3c4h5s", 2: "2s3d4c7h8s", 3: "KsKdKcKhQs"}
    table = DrawTable("ace-to-five-triple-draw", {1: 400, 2: 400, 3: 400}, cards, button=3)
    table.play("3 raise", "1 fold", "2 fold")
    facings = read(table.hand).facings
    assert [(facing.actor, facing.bettor, facing.folded) for facing in facings] == [(101, 103, True), (102, 103, True)]
    assert facings[0].strength > facings[1].strength


def test_folding_to_a_forced_bet_does_not_count_as_facing_a_bet() -> None:
    table = DrawTable("badugi", {1: 400, 2: 400, 3: 400}, {}, button=3)
    table.play("3 fold", "1 fold")
    assert read(table.hand).facings == ()


def test_a_folded_stud_hand_with_cards_still_to_come_is_judged_too() -> None:
    table = Table({1: 400, 2: 400, 3: 400}, {1: "KsKd Kc", 2: "As2s 3s", 3: "QsQd Qc"}, button=3)
    table.play("1 bring_in", "2 complete", "3 fold", "1 fold")
    folded = {facing.actor: facing.strength for facing in read(table.hand).facings}
    assert folded[103] > folded[101], "a triplet of queens is a better low than one of kings"


def test_without_the_cards_a_summary_lacks_only_the_decisions_judged_by_their_cards() -> None:
    log = log_of(alone_on_fourth().hand)
    whole, bare = summarise(log), summarise(without_cards(log))
    assert whole is not None
    assert bare is not None
    assert whole.facings
    assert whole.knows_cards
    assert bare == replace(whole, facings=(), knows_cards=False)


@pytest.mark.parametrize(("looker", "judged"), [(101, False), (104, True)])
def test_a_summary_for_a_moderator_who_was_dealt_in_judges_no_cards(looker: int, judged: bool) -> None:
    summary = read(alone_on_fourth().hand, hidden_from=looker)
    assert bool(summary.facings) is summary.knows_cards is judged
    assert summary.chances


@pytest.mark.parametrize(("looker", "judged"), [(104, False), (105, True)])
def test_a_summary_for_a_moderator_who_entered_the_tournament_judges_no_cards(looker: int, judged: bool) -> None:
    of = HandTournament(1, frozenset({101, 102, 103, 104}), frozenset(), 2)
    summary = summarise(replace(log_of(alone_on_fourth().hand), tournament=of), hidden_from=looker)
    assert summary is not None
    assert bool(summary.facings) is summary.knows_cards is judged
    assert summary.tournament == of


def test_the_repr_of_a_summary_shows_no_cards() -> None:
    summary = read(alone_on_fourth().hand)
    assert "facings" not in repr(summary)


def test_no_summary_is_made_of_a_hand_that_was_not_played_to_its_end() -> None:
    log = log_of(alone_on_fourth().hand)
    assert summarise(replace(log, state="void")) is None
    assert summarise(replace(log, events=())) is None
