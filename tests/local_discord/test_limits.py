"""The local Discord's rate limits, on a clock that the test sets."""

import pytest

from tests.harness.local_discord.limits import GLOBAL_REQUESTS, Limits
from tests.harness.local_discord.refusals import Limited, Refused

POST = ("POST", "/channels/1/messages")


class ManualClock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def limits(clock: ManualClock) -> Limits:
    return Limits(clock)


def test_a_bucket_reports_the_remaining_requests_and_refuses_more(limits: Limits, clock: ManualClock) -> None:
    left = [limits.take(*POST)["X-RateLimit-Remaining"] for _ in range(5)]
    assert left == ["4", "3", "2", "1", "0"]
    clock.seconds += 2
    with pytest.raises(Limited) as refused:
        limits.take(*POST)
    assert refused.value.body == {
        "message": "You are being rate limited.",
        "code": 0,
        "retry_after": 3.0,
        "global": False,
    }
    assert refused.value.headers["Via"]
    clock.seconds += 3
    assert limits.take(*POST)["X-RateLimit-Remaining"] == "4"


def test_each_channel_has_a_separate_rate_limit_bucket(limits: Limits) -> None:
    for channel in range(1, 8):
        assert limits.take("POST", f"/channels/{channel}/messages")["X-RateLimit-Remaining"] == "4"


def test_more_than_fifty_requests_in_a_second_are_refused(limits: Limits, clock: ManualClock) -> None:
    for channel in range(GLOBAL_REQUESTS):
        limits.take("POST", f"/channels/{channel}/messages")
    with pytest.raises(Limited) as refused:
        limits.take("POST", "/channels/999/messages")
    assert refused.value.everywhere
    assert refused.value.headers["X-RateLimit-Global"] == "true"
    clock.seconds += 1
    limits.take("POST", "/channels/999/messages")


def test_answers_to_interactions_are_not_counted(limits: Limits) -> None:
    for number in range(3 * GLOBAL_REQUESTS):
        limits.take("POST", f"/interactions/{number}/token{number}/callback")
    assert limits.refused == 0


def test_opening_direct_messages_too_fast_is_refused(limits: Limits, clock: ManualClock) -> None:
    for _ in range(10):
        limits.open_channel()
    with pytest.raises(Refused) as refused:
        limits.open_channel()
    assert (refused.value.status, refused.value.code) == (403, 40003)
    clock.seconds += 5
    limits.open_channel()


def test_an_old_message_may_be_edited_three_times_in_six_seconds(limits: Limits, clock: ManualClock) -> None:
    for _ in range(10):
        limits.edit("1", 3599)
    for _ in range(3):
        limits.edit("1", 3601)
    with pytest.raises(Limited) as refused:
        limits.edit("1", 3601)
    assert refused.value.body["code"] == 30046
    limits.edit("2", 3601)
    clock.seconds += 6
    limits.edit("1", 3601)


def test_a_local_discord_with_rate_limits_switched_off_refuses_nothing(limits: Limits) -> None:
    limits.on = False
    for _ in range(200):
        assert int(limits.take(*POST)["X-RateLimit-Remaining"]) > 1000
