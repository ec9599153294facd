import pytest

from bot.common.complaint import Complaint
from bot.common.one_at_a_time import OneAtATime


def test_only_one_at_a_time_is_done_for_the_same_member() -> None:
    work = OneAtATime("export-busy")
    with work.of((1, 2)), work.of((1, 3)), pytest.raises(Complaint, match="export-busy"), work.of((1, 2)):
        raise AssertionError("it was done twice")
    with work.of((1, 2)):
        pass
