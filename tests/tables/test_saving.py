"""The ids under which the parts of a request are saved."""

from dataclasses import replace

from bot.tables.saving import Request


def test_each_part_of_a_request_gets_a_unique_id_that_is_the_same_when_it_is_repeated() -> None:
    request = Request(2**60, 1, "mod lasthand")
    ids = {request.part(table).request_id for table in range(1, 1000)}
    assert len(ids) == 999
    assert all(-(2**63) <= found < 0 for found in ids)
    assert request.part(7) == request.part(7)
    assert replace(request, request_id=2**60 + 1).part(7) != request.part(7)
