"""Reasons of requests, and requests for the parts of a command."""

from dataclasses import replace

import pytest

from bot.common.complaint import Complaint
from bot.tables.saving import Request
from cogs._asking.requests import reason_of


def test_a_reason_is_kept_as_one_line_of_what_can_be_seen() -> None:
    assert reason_of(" a\u202e b\n\tc\ud800\x00 ") == "a b c"
    for text in ("x" * 201, "\n"):
        with pytest.raises(Complaint, match="reason-needed"):
            reason_of(text)


def test_a_part_of_a_request_has_an_id_of_its_own_that_is_the_same_again() -> None:
    request = Request(2**60, 1, "mod lasthand")
    ids = {request.part(table).request_id for table in range(1, 1000)}
    assert len(ids) == 999
    assert all(-(2**63) <= found < 0 for found in ids)
    assert request.part(7) == request.part(7)
    assert replace(request, request_id=2**60 + 1).part(7) != request.part(7)
