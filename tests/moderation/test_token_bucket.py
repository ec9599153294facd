"""Rate limits that stop floods but never fast play."""

import random

import pytest

from bot.moderation.token_bucket import (
    GUILD_ASKS,
    GUILD_TYPES,
    LOG_AGAIN_MS,
    PLAYERS_BUSY,
    TELL_EVERY_MS,
    USER_ASKS,
    USER_TYPES,
    Buckets,
    Limits,
    Rate,
    RateLimiter,
)

AN, BO, GUILD, OTHER = 1, 2, 7, 8
MINUTE_MS = 60_000


def asks() -> RateLimiter:
    return RateLimiter(USER_ASKS, GUILD_ASKS)


def admitted(limiter: RateLimiter, times_ms: list[int], user: int = AN, guild: int | None = GUILD) -> int:
    return sum(limiter.ask(user, guild, at_ms).outcome == "admitted" for at_ms in times_ms)


# One bucket


def test_a_full_bucket_allows_its_burst_and_then_one_token_at_a_time() -> None:
    buckets = Buckets(Rate(burst=3, per_minute=120))
    assert [buckets.take_token(AN, 0) for _ in range(4)] == [True, True, True, False]
    assert not buckets.take_token(AN, 499)
    assert buckets.take_token(AN, 500)
    assert not buckets.take_token(AN, 999)
    assert buckets.take_token(AN, 1000)


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    buckets = Buckets(Rate(burst=3, per_minute=120))
    buckets.take_token(AN, 0)
    assert [buckets.take_token(AN, 10**9) for _ in range(4)] == [True, True, True, False]


def test_a_refused_request_costs_no_token() -> None:
    buckets = Buckets(Rate(burst=1, per_minute=60))
    assert buckets.take_token(AN, 0)
    assert not any(buckets.take_token(AN, at_ms) for at_ms in range(0, 1000, 10))
    assert buckets.take_token(AN, 1000)


def test_a_returned_token_can_be_taken_again() -> None:
    buckets = Buckets(Rate(burst=1, per_minute=60))
    buckets.take_token(AN, 0)
    buckets.give_back(AN)
    buckets.give_back(BO)
    assert [buckets.take_token(who, 0) for who in (AN, AN, BO, BO)] == [True, False, True, False]


def test_a_clock_that_goes_back_adds_no_tokens_and_locks_nobody_out() -> None:
    buckets = Buckets(Rate(burst=2, per_minute=60))
    assert buckets.take_token(AN, 10**12)
    assert buckets.take_token(AN, 0)
    assert not buckets.take_token(AN, 0)
    assert buckets.take_token(AN, 1000)


def test_each_user_has_a_separate_bucket() -> None:
    buckets = Buckets(Rate(burst=1, per_minute=60))
    assert buckets.take_token(AN, 0)
    assert buckets.take_token(BO, 0)
    assert not buckets.take_token(AN, 0)


def test_the_number_of_buckets_is_limited_and_a_flooding_user_keeps_theirs() -> None:
    buckets = Buckets(Rate(burst=5, per_minute=60), most=10)
    assert sum(buckets.take_token(0, 0) for _ in range(9)) == 5
    for stranger in range(1, 1000):
        buckets.take_token(stranger, 0)
        assert not buckets.take_token(0, 0)
    assert len(buckets) == 10


def test_in_any_period_no_more_than_burst_and_refill_are_admitted() -> None:
    rng, rate = random.Random(5), Rate(burst=10, per_minute=180)
    buckets = Buckets(rate)
    times = sorted(rng.randrange(20_000) for _ in range(3000))
    passed = [at_ms for at_ms in times if buckets.take_token(AN, at_ms)]
    for first, begin in enumerate(passed):
        for last in range(first, len(passed)):
            assert last - first + 1 <= rate.burst + (passed[last] - begin) * rate.per_minute / 60_000 + 1


# Fast play


def test_two_clicks_a_second_are_admitted_for_an_hour() -> None:
    assert admitted(asks(), list(range(0, 60 * MINUTE_MS, 500))) == 7200


def test_a_burst_of_sixty_clicks_in_a_second_is_admitted() -> None:
    assert admitted(asks(), list(range(0, 1000, 16))[:60]) == 60


@pytest.mark.parametrize("hands", [1, 60])
def test_a_fast_draw_player_is_never_stopped(hands: int) -> None:
    """In half a minute: three draws, each with five cards toggled and confirmed, and four bets."""
    draw = [at * 150 for at in range(12)]
    hand = [street * 8_000 + at for street in range(3) for at in draw] + [at * 6_000 + 4_000 for at in range(4)]
    times = sorted(number * 30_000 + at for number in range(hands) for at in hand)
    assert admitted(asks(), times) == len(times)


def test_a_server_of_64_busy_players_never_reaches_its_limit() -> None:
    """Each of them asks as often as allowed: 60 at once, then 3 a second for two minutes."""
    limiter, rng = asks(), random.Random(3)
    assert PLAYERS_BUSY == 64
    steady = [(at_ms, user) for user in range(64) for at_ms in range(rng.randrange(333), 2 * MINUTE_MS, 334)]
    bursts = [(MINUTE_MS, user) for user in range(64) for _ in range(9)]
    assert all(limiter.ask(user, GUILD, at_ms).outcome == "admitted" for at_ms, user in sorted(steady + bursts))


def test_a_fast_typist_gets_all_suggestions() -> None:
    types = Limits().types
    assert admitted(types, list(range(0, MINUTE_MS, 100))) == 600


def test_typing_uses_no_tokens_for_actions() -> None:
    limits = Limits()
    assert admitted(limits.types, [0] * 1000) == USER_TYPES.burst
    assert limits.asks.ask(AN, GUILD, 0).outcome == "admitted"


# Floods


def test_a_flooding_user_uses_only_their_own_share_of_the_server() -> None:
    limiter = asks()
    flood = [at_ms for at_ms in range(0, MINUTE_MS, 10) for _ in range(10)]
    assert admitted(limiter, flood) <= USER_ASKS.burst + USER_ASKS.per_minute
    assert limiter.ask(BO, GUILD, MINUTE_MS).outcome == "admitted"


def test_many_flooding_users_of_one_server_leave_other_servers_alone() -> None:
    limiter = asks()
    passed = sum(limiter.ask(user, GUILD, 0).outcome == "admitted" for user in range(1000) for _ in range(5))
    assert passed == GUILD_ASKS.burst
    assert limiter.ask(5000, OTHER, 0).outcome == "admitted"
    assert limiter.ask(5000, None, 0).outcome == "admitted"


def test_a_flooding_user_is_notified_now_and_then_and_logged_once() -> None:
    limiter = asks()
    admitted(limiter, [0] * USER_ASKS.burst)
    admissions = [limiter.ask(AN, GUILD, at_ms) for at_ms in range(0, MINUTE_MS, 20) for _ in range(20)]
    refused = [admission for admission in admissions if admission.outcome != "admitted"]
    assert sum(admission.outcome == "told" for admission in refused) == MINUTE_MS // TELL_EVERY_MS
    assert sum(admission.logged for admission in refused) == 1
    assert refused[0].outcome == "told"


def test_a_flood_after_a_long_pause_is_logged_again() -> None:
    limiter = asks()
    logged = 0
    for begin in (0, LOG_AGAIN_MS + 1):
        logged += sum(limiter.ask(AN, GUILD, begin).logged for _ in range(100))
    assert logged == 2


def test_the_list_of_refused_users_is_bounded() -> None:
    limiter = RateLimiter(Rate(1, 60), Rate(1, 60), most=10)
    for user in range(100):
        limiter.ask(user, GUILD, 0)
    assert len(limiter._refused) <= 10


def test_after_the_wait_shown_to_a_user_half_of_their_bucket_is_refilled() -> None:
    limiter = asks()
    admitted(limiter, [0] * 100)
    assert admitted(limiter, [1000 * limiter.wait_seconds] * 100) >= USER_ASKS.burst // 2


def test_a_users_requests_for_suggestions_are_limited() -> None:
    types = Limits().types
    assert admitted(types, [0] * 100_00) == USER_TYPES.burst
    assert GUILD_TYPES.burst >= 8 * USER_TYPES.burst
