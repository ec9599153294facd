"""What a claim is answered."""

from bot.tables.ports import Claim
from cogs.wallet import claim_text


def test_each_outcome_of_a_claim_is_said() -> None:
    assert "900" in claim_text("en-US", Claim(900, 1000), 1000)
    assert "1,000" in claim_text("en-US", Claim(0, 5000, "not_broke"), 1000)
    assert "<t:61:R>" in claim_text("en-US", Claim(0, 0, "too_soon", next_ms=60_001), 1000)
