"""The answer to a claim."""

from bot.tables.ports import Claim
from cogs.people.wallet import DAY_MS, claim_text


def test_each_outcome_of_a_claim_is_said() -> None:
    assert "900" in claim_text("en-US", Claim(900, 1000), 1000, 0)
    assert "1,000" in claim_text("en-US", Claim(0, 5000, "not_broke"), 1000, 0)
    assert "<t:120:F>" in claim_text("en-US", Claim(0, 0, "too_soon", next_ms=60_001), 1000, 0)


def test_who_is_not_broke_is_told_of_all_that_counts() -> None:
    told = claim_text("en-US", Claim(0, 10, "not_broke"), 1000, 0)
    for counted in ("your wallet", "tables", "buy-ins of tournaments that haven't started"):
        assert counted in told


def test_where_nothing_can_be_claimed_the_broke_are_not_told_that_they_are_rich() -> None:
    told = claim_text("en-US", Claim(0, 0, "not_broke"), 0, 0)
    assert told == "This server has no daily claim. If you're out of chips, ask a moderator."


def test_a_wait_of_more_than_a_day_is_explained_by_the_clock_that_ran_ahead() -> None:
    day_later = claim_text("en-US", Claim(0, 0, "too_soon", next_ms=DAY_MS), 1000, 0)
    assert day_later == "You've already claimed. Your next claim is <t:86400:F>."
    told = claim_text("en-US", Claim(0, 0, "too_soon", next_ms=DAY_MS + 1), 1000, 0)
    assert "clock" in told
    assert "<t:86460:F>" in told
