import pytest

from bot.common.complaint import Complaint
from bot.common.one_at_a_time import OneAtATime


def test_a_second_request_of_the_same_member_is_refused_while_the_first_runs() -> None:
    work = OneAtATime("export-busy")
    with work.of((1, 2)), work.of((1, 3)), pytest.raises(Complaint, match="export-busy"), work.of((1, 2)):
        raise AssertionError("the work ran twice at once")
    with work.of((1, 2)):
        pass
