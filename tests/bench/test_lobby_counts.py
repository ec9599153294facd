"""The lobby's bench: it counts requests and fails on too many of them or too few edits."""

from collections import Counter

import pytest

from tests.bench.lobby import CALLS, EDITS, POSTS, LobbyCounts, complaint, report
from tests.harness.local_discord.journal import Entry

LOBBY = "7"
MESSAGES = f"/channels/{LOBBY}/messages"


def test_requests_in_the_lobbys_channel_are_counted_by_kind() -> None:
    counts = LobbyCounts(LOBBY)
    for entry in (
        Entry("POST", MESSAGES, {"components": [{}]}, 200),
        Entry("PATCH", f"{MESSAGES}/1", {"components": [{}]}, 200),
        Entry("PATCH", f"{MESSAGES}/1", {"components": [{}]}, 429),
        Entry("POST", MESSAGES, {"content": "A seat is free"}, 200),
        Entry("DELETE", f"{MESSAGES}/2", None, 204),
        Entry("PATCH", "/channels/8/messages/1", {}, 200),
    ):
        counts.read(entry)
    assert counts.kinds == {POSTS: 1, EDITS: 2, CALLS: 2}


@pytest.mark.parametrize(
    ("edits", "calls", "wrong"),
    [
        (13, 0, None),
        (12, 1, None),
        (7, 0, None),
        (14, 0, "14 requests, 13 at most"),
        (12, 2, "14 requests, 13 at most"),
        (6, 0, "6 edits: the lobby was not kept current"),
    ],
)
def test_the_check_of_two_minutes_in_the_lobby_finds_too_many_requests_and_too_few_edits(
    edits: int, calls: int, wrong: str | None
) -> None:
    counts = LobbyCounts(LOBBY, Counter({EDITS: edits, CALLS: calls}))
    assert complaint(counts, 120) == wrong


def test_the_report_shows_the_requests_per_second() -> None:
    rows = report(LobbyCounts(LOBBY, Counter({EDITS: 9, CALLS: 3})), 118, 120)
    assert [row.split()[-1] for row in rows[:-1]] == ["118", "3", "9"]
    assert rows[-1].split()[-2:] == ["0.100", "0.1"]
