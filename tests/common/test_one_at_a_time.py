import pytest

from bot.common.complaint import Complaint
from bot.common.one_at_a_time import OneAtATime


def test_the_same_member_can_do_only_one_thing_at_a_time() -> None:
    work = OneAtATime("export-busy")
    with work.of((1, 2)), work.of((1, 3)), pytest.raises(Complaint, match="export-busy"), work.of((1, 2)):
        raise AssertionError("the work ran twice at once")
    with work.of((1, 2)):
        pass
