import pytest

from bot.common.complaint import Complaint
from bot.typed.hand_ids import read_hand_id


def test_a_hand_id_can_be_typed_in_several_ways() -> None:
    typed = {
        **dict.fromkeys(["7-12", " #7-12 ", "7/12", "7 - 12", "7\u201312"], (7, 12)),
        **dict.fromkeys(["12", "# 12"], (None, 12)),
        "9" * 18: (None, int("9" * 18)),
    }
    assert {text: tuple(read_hand_id(text)) for text in typed} == typed
    for text in ("", "#", "hand 12", "7-", "-12", "1-2-3", "\u0661", "9" * 19):
        with pytest.raises(Complaint) as raised:
            read_hand_id(text)
        assert (raised.value.key, raised.value.facts) == ("hand-unreadable", {"text": text})
