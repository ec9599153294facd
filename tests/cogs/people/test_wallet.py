"""The answer to a claim."""

from bot.tables.ports import Claim
from cogs.people.wallet import DAY_MS, claim_text


def test_every_outcome_of_a_claim_has_its_text() -> None:
    assert "900" in claim_text("en-US", Claim(900, 1000), 1000, 0)
    assert "1,000" in claim_text("en-US", Claim(0, 5000, "not_broke"), 1000, 0)
    assert "<t:120:F>" in claim_text("en-US", Claim(0, 0, "too_soon", next_ms=60_001), 1000, 0)


def test_the_refusal_of_a_claim_names_all_the_places_where_the_player_may_have_chips() -> None:
    told = claim_text("en-US", Claim(0, 10, "not_broke"), 1000, 0)
    for counted in ("your wallet", "tables", "buy-ins of tournaments that haven't started"):
        assert counted in told


def test_the_answer_to_a_claim_says_that_the_server_has_no_daily_claim() -> None:
    told = claim_text("en-US", Claim(0, 0, "not_broke"), 0, 0)
    assert told == "This server has no daily claim. If you're out of chips, ask a moderator."


def test_a_claim_that_must_wait_more_than_a_day_is_answered_with_a_wrong_clock_as_the_reason() -> None:
    day_later = claim_text("en-US", Claim(0, 0, "too_soon", next_ms=DAY_MS), 1000, 0)
    assert day_later == "You've already claimed. Your next claim is <t:86400:F>."
    told = claim_text("en-US", Claim(0, 0, "too_soon", next_ms=DAY_MS + 1), 1000, 0)
    assert "clock" in told
    assert "<t:86460:F>" in told
