"""When a card is posted anew."""

from collections import Counter

from bot.ui.discord.kept_message import AGE_MOST_MS
from bot.ui.table.post import APART_MS, CardPost
from tests.ui.scenes import table

TABLES = 1_000


def test_cards_that_were_posted_at_one_moment_do_not_all_come_of_age_at_one() -> None:
    """Discord takes fifty requests a second, and there are letters to send besides."""
    posts = [CardPost(at, newest=table(), message_id=5, posted_ms=0) for at in range(TABLES)]
    first_ms = Counter(
        next(at_ms for at_ms in range(0, AGE_MOST_MS + 1, APART_MS) if post.wants_new(at_ms)) for post in posts
    )
    assert max(first_ms.values()) <= 32
    assert max(first_ms) == AGE_MOST_MS
    assert min(first_ms) >= AGE_MOST_MS - 8 * 60_000
