"""Bounties: what an entry pays, who wins it, and where it goes if nobody can (section 7 of the tournament rules)."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.tables.saving import Account, Request
from bot.tournaments.deciding import lifecycle
from bot.tournaments.deciding.decide import decide
from bot.tournaments.messages import BuyAgain, Cancel, Edit, Left, Register, Remove, TournamentDenial, Withdraw
from bot.tournaments.news import News
from bot.tournaments.settings import TournamentSettings
from tests.harness.tournaments.field import GUILD, SETTINGS, START, TOURNAMENT, Field, out, reasoned, running

HALF = replace(SETTINGS, bounty=50, late_levels=0, check_in=False)
PROGRESSIVE = replace(HALF, progressive=True)
LATE = replace(HALF, late_levels=2)


def heads(field: Field) -> dict[int, int]:
    """Return the bounty of each player who has one."""
    return {each.player_id: each.bounty for each in field.state.entrants if each.bounty}


def begun(players: int, settings: TournamentSettings = HALF) -> Field:
    """Return a running tournament whose prizes are fixed if it has no late registration."""
    field = running(players, settings)
    if not settings.late_levels:
        field.do(lifecycle.close_late_registration)
    field.said.clear()
    return field


def finish(field: Field) -> None:
    field.do(lifecycle.finish)


def gains(field: Field) -> dict[int, int]:
    """Return what each player has gained, or lost below zero."""
    wallets = {each.player_id or 0: chips for each, chips in field.accounts.items() if each.kind == "wallet"}
    assert sum(wallets.values()) + field.pool + sum(heads(field).values()) == 0
    return wallets


@pytest.mark.parametrize(("percent", "buy_in", "bounty"), [(25, 100, 25), (50, 100, 50), (25, 99, 24), (50, 7, 3)])
def test_T7_1_a_percentage_of_the_buy_in_is_the_bounty_and_the_rest_is_the_pool(
    percent: int, buy_in: int, bounty: int
) -> None:
    field = Field(replace(HALF, bounty=percent, buy_in=buy_in))
    assert field.ask(Register, 1) is None
    assert (heads(field), field.pool, field.paid_by(1)) == ({1: bounty}, buy_in - bounty, buy_in)
    assert field.accounts[Account("bounty", GUILD, 1, tournament_id=TOURNAMENT)] == bounty
    assert field.ask(Withdraw, 1) is None
    assert (field.pool, field.paid_by(1)) == (0, 0)


def test_T7_1_a_re_entry_has_a_bounty_and_a_rebuy_has_none() -> None:
    field = begun(4, replace(LATE, re_entries=1))
    out(field, 2, p1=3000)
    assert (heads(field), field.entrant(2).won_bounties) == ({2: 50, 3: 50, 4: 50}, 50)
    assert field.ask(BuyAgain, 1) is None
    assert heads(field) == {1: 50, 2: 50, 3: 50, 4: 50}
    field = begun(4, replace(LATE, rebuys=1))
    out(field, 2, p1=3000)
    assert heads(field) == {1: 50, 2: 50, 3: 50, 4: 50}, "as long as the rebuy may be taken nobody has the bounty"
    assert field.ask(BuyAgain, 1) is None
    assert (heads(field), field.pool) == ({1: 50, 2: 50, 3: 50, 4: 50}, 300)
    assert field.entrant(1).lost_to == ()


def test_T7_2_when_a_rebuy_is_declined_the_bounty_goes_to_the_winner_of_the_last_chips() -> None:
    field = begun(4, replace(LATE, rebuys=1))
    out(field, 2, p1=3000)
    out(field, 3, p2=3000)
    field.now += 10 * 60_000
    field.do(lifecycle.end_rebuy_offers)
    assert (field.entrant(2).won_bounties, field.entrant(3).won_bounties) == (50, 50)
    assert heads(field) == {3: 50, 4: 50}


def test_T7_2_winners_of_a_split_pot_share_the_bounty_and_the_first_gets_the_odd_chip() -> None:
    field = begun(5, replace(HALF, buy_in=200))
    out(field, 4, 2, 3, p1=3000)
    assert [field.entrant(player).won_bounties for player in (4, 2, 3)] == [34, 33, 33]
    assert [(news.player_id, news.amount, news.of, news.kept) for news in field.said if news.kind == "bounty"] == [
        (4, 34, 1, 0),
        (2, 33, 1, 0),
        (3, 33, 1, 0),
    ]


def test_T7_3_each_player_who_busts_in_a_hand_pays_their_bounty_to_those_who_won_their_chips() -> None:
    field = begun(5)
    field.do(lambda draft: lifecycle.bust(draft, {1: 3000, 2: 2000}, {1: (3,), 2: (3, 4)}))
    assert (field.entrant(3).won_bounties, field.entrant(4).won_bounties) == (75, 25)
    assert heads(field) == {3: 50, 4: 50, 5: 50}


@pytest.mark.parametrize("settings", [HALF, PROGRESSIVE])
def test_T7_3_the_champion_is_paid_their_own_bounty_and_no_bounty_is_left_unpaid(settings: TournamentSettings) -> None:
    field = begun(4, settings)
    out(field, 2, p1=3000)
    out(field, 3, p2=6000)
    out(field, 3, p4=3000)
    finish(field)
    assert (heads(field), field.pool) == ({}, 0)
    assert field.entrant(3).won_bounties == (38 + 25 + 112 if settings.progressive else 3 * 50)
    assert sum(each.won_bounties for each in field.state.entrants) == 200
    assert sum(gains(field).values()) == 0


def test_T7_4_half_of_a_bounty_is_added_to_the_winners_own_and_the_rest_is_paid_in_chips() -> None:
    field = begun(4, replace(PROGRESSIVE, buy_in=102))
    out(field, 2, p1=3000)
    assert (field.entrant(2).won_bounties, heads(field)) == (26, {2: 76, 3: 51, 4: 51})
    assert field.said[0] == News("bounty", 2, amount=26, of=1, kept=25)
    out(field, 3, 4, p2=6000)
    assert [field.entrant(player).won_bounties for player in (3, 4)] == [19, 19]
    assert heads(field) == {3: 70, 4: 70}


def test_T7_4_a_bounty_is_paid_entirely_in_chips_if_its_winner_is_already_out() -> None:
    field = begun(4, replace(LATE, progressive=True, rebuys=1))
    out(field, 2, p1=3000)
    out(field, 3, p2=3000)
    field.now += 10 * 60_000
    field.do(lifecycle.end_rebuy_offers)
    assert (field.entrant(2).won_bounties, field.entrant(3).won_bounties) == (50, 25)
    assert heads(field) == {3: 75, 4: 50}


def test_T7_5_the_bounty_of_a_removed_player_is_added_to_the_first_prize_and_to_no_other() -> None:
    field = begun(5)
    before = field.state.prizes
    assert before == (163, 87)
    assert field.ask(lambda request: Remove(request, 1, "a reason"), 99) is None
    assert (field.state.prizes, field.pool, heads(field)) == ((213, 87), 300, {2: 50, 3: 50, 4: 50, 5: 50})


def test_T7_5_the_audit_says_that_a_removed_players_bounty_went_to_the_first_prize() -> None:
    draft = begun(5).draft()
    decide(draft, Remove(Request(1, 99, "test"), 1, "a reason"), {})
    assert draft.audit is not None
    assert draft.audit.after == "bounty 50 to the first prize"
    plain = begun(5, replace(HALF, bounty=0)).draft()
    decide(plain, Remove(Request(1, 99, "test"), 1, "a reason"), {})
    assert plain.audit is not None
    assert plain.audit.after == ""


def test_T7_5_a_bounty_lost_before_the_prizes_are_fixed_is_also_added_to_the_first_prize() -> None:
    field = begun(5, replace(LATE, guarantee=400))
    field.ask(lambda request: Remove(request, 1, "a reason"), 99)
    field.do(lifecycle.close_late_registration)
    assert field.state.prizes == (310, 140), "the guarantee is raised to 400 as if there were no bounty in the pool"
    assert field.pool == 450


def test_T7_5_the_bounty_of_a_player_who_left_the_server_is_added_to_the_first_prize_at_once() -> None:
    field = begun(5)
    assert field.ask(lambda request: Left(1), 1) is None
    assert field.entrant(1).playing
    assert (field.state.prizes, heads(field)) == ((213, 87), {2: 50, 3: 50, 4: 50, 5: 50})
    assert field.ask(lambda request: Left(1), 1) is TournamentDenial.RUNNING
    out(field, 2, p1=3000)
    assert field.entrant(2).won_bounties == 0


def test_T7_5_the_bounty_of_a_player_removed_after_busting_goes_to_the_winner_of_their_chips() -> None:
    field = begun(4, replace(LATE, rebuys=1))
    out(field, 2, p1=3000)
    field.ask(lambda request: Remove(request, 1, "a reason"), 99)
    assert (field.entrant(2).won_bounties, field.state.first_extra) == (50, 0)


def test_T7_5_a_bounty_is_added_to_the_first_prize_if_its_winners_were_removed() -> None:
    field = begun(5, replace(LATE, rebuys=1))
    out(field, 2, p1=3000)
    field.ask(lambda request: Remove(request, 2, "a reason"), 99)
    field.now += 10 * 60_000
    field.do(lifecycle.end_rebuy_offers)
    assert (field.entrant(2).won_bounties, field.state.first_extra) == (0, 100)


def test_T7_5_survivors_of_a_cancelled_tournament_get_their_own_bounties_and_parts_of_the_pool() -> None:
    field = begun(4, PROGRESSIVE)
    out(field, 2, p1=3000)
    assert field.ask(reasoned(Cancel), 99, {2: 6000, 3: 3000, 4: 3000}) is None
    assert (heads(field), field.pool) == ({}, 0)
    assert [field.entrant(player).refund for player in (2, 3, 4)] == [75 + 84, 50 + 58, 50 + 58]
    assert sum(gains(field).values()) == 0


@pytest.mark.parametrize("first", [1, 2])
def test_T7_5_a_cancellation_leaves_no_bounty_on_the_heads_of_two_who_may_still_rebuy(first: int) -> None:
    """One of them lost their chips to the other, who then lost everything too."""
    field, second = begun(4, replace(LATE, progressive=True, rebuys=1)), 3 - first
    out(field, second, **{f"p{first}": 3000})
    out(field, 3, **{f"p{second}": 6000})
    assert field.ask(reasoned(Cancel), 99, {3: 9000, 4: 3000}) is None
    assert (field.state.phase, heads(field), field.pool) == ("cancelled", {}, 0)
    assert (field.entrant(second).won_bounties, field.entrant(3).won_bounties) == (50, 25), "player 3 has the rest back"
    assert sum(gains(field).values()) == 0


@pytest.mark.parametrize("leave", [lambda request: Left(1), lambda request: Remove(request, 1, "a reason")])
def test_T7_5_who_lost_all_chips_in_an_unfinished_round_cannot_keep_the_bounty_from_its_winner(leave: Any) -> None:
    """Hand for hand, a bust is noted only once all tables have finished."""
    field = begun(5)
    field.lost_to = {1: (2,)}
    assert field.ask(leave, 99) is None
    assert (field.entrant(2).won_bounties, field.state.first_extra) == (50, 0)


def test_T7_5_a_bounty_without_a_winner_is_divided_with_the_pool_of_a_cancelled_tournament() -> None:
    field = begun(4)
    field.ask(lambda request: Remove(request, 1, "a reason"), 99)
    assert field.ask(reasoned(Cancel), 99, {2: 3000, 3: 3000, 4: 3000}) is None
    assert (heads(field), field.pool) == ({}, 0)
    assert sum(field.entrant(player).refund for player in (2, 3, 4)) == 400


def test_T7_5_a_cancellation_before_the_start_refunds_bounties() -> None:
    field = Field(HALF)
    for player in (1, 2):
        field.ask(Register, player)
    assert field.ask(reasoned(Cancel), 99) is None
    assert (field.pool, field.paid_by(1), field.paid_by(2)) == (0, 0, 0)


def test_bounties_cannot_change_once_somebody_has_paid() -> None:
    field = Field(HALF)
    field.ask(Register, 1)
    for settings in (SETTINGS, PROGRESSIVE, replace(HALF, bounty=25)):
        assert field.ask(partial(Edit, settings=settings, start_ms=START), 99) is TournamentDenial.BUY_IN_FIXED
