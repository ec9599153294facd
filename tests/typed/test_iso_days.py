import pytest

from bot.common.complaint import Complaint
from bot.typed.iso_days import day_ms


@pytest.mark.parametrize(("text", "at_ms"), [("1970-01-02", 86_400_000), (" 2026-03-31 ", 1_774_915_200_000)])
def test_a_day_begins_at_midnight_in_utc(text: str, at_ms: int) -> None:
    assert day_ms(text) == at_ms


def test_a_text_that_is_no_iso_date_is_refused() -> None:
    for text in ("", "31.3.2026", "2026-02-30", "9" * 400, "2026"):
        with pytest.raises(Complaint):
            day_ms(text)
