"""The reasons that moderators give for their requests."""

import pytest

from bot.common.complaint import Complaint
from bot.use_cases.reasons import reason_of


def test_a_reason_becomes_one_line_of_visible_characters() -> None:
    assert reason_of(" a\u202e b\n\tc\ud800\x00 ") == "a b c"
    for text in ("x" * 201, "\n"):
        with pytest.raises(Complaint, match="reason-needed"):
            reason_of(text)
