"""The times at which a table's message is reposted, and those at which it may lag."""

from collections import Counter

import pytest

from bot.poker.actions import ActionKind
from bot.publishing.kept_post import AGE_MOST_MS, KeptPost
from bot.publishing.table.message_state import APART_MS, TableMessageState
from bot.ui.discord.outbox import Outbox
from tests.harness.tables.doubles import ManualTimer
from tests.harness.ui.scenes import act, deal, table

TABLES = 1_000
PASSIVE = (ActionKind.BRING_IN, ActionKind.CHECK, ActionKind.CALL)


async def _save(message_id: int) -> None: ...


def kept(message_id: int | None) -> KeptPost:
    """Return a message that was posted at time 0."""
    return KeptPost(outbox=Outbox(), timer=ManualTimer(), of="table 7", save=_save, message_id=message_id)


def test_messages_posted_at_the_same_time_are_not_all_reposted_at_the_same_time() -> None:
    """Discord accepts fifty requests a second, and letters need some of them."""
    posts = [TableMessageState(at, kept(5), newest=table()) for at in range(TABLES)]
    first_ms = Counter(
        next(at_ms for at_ms in range(0, AGE_MOST_MS + 1, APART_MS) if post.must_repost(at_ms)) for post in posts
    )
    assert max(first_ms.values()) <= 32
    assert max(first_ms) == AGE_MOST_MS
    assert min(first_ms) >= AGE_MOST_MS - 8 * 60_000


@pytest.mark.parametrize("case", [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_each_house_player_allows_one_more_update_of_the_tables_message_per_hand(case: tuple[int, int]) -> None:
    """House players get no letters, so a hand with n players still costs at most n + 2 requests."""
    house, streets = case
    hand = deal("razz", dict.fromkeys(range(1, 5), 400))
    post, drawn = TableMessageState(7, kept(5)), 0
    while not hand.finished:
        view = table(hand)
        lines = tuple(line._replace(house=line.seat <= house) for line in view.seats)
        post.newest = view._replace(seats=lines, revision=len(hand.events))
        if not post.can_lag():
            drawn += 1
            post.count_showing(post.newest)
            post.note_shown(post.newest)
        kinds = {option.kind for option in hand.legal()}
        act(hand, next(kind for kind in PASSIVE if kind in kinds))
    assert drawn == streets


@pytest.mark.parametrize("stands", [False, True])
def test_a_repost_costs_an_extra_request_only_if_an_old_message_is_deleted(stands: bool) -> None:
    """The update at the end of a hand costs nothing; the next hand makes up for the deletion by lagging once."""
    hand = deal("razz", dict.fromkeys(range(1, 5), 400))
    post = TableMessageState(7, kept(5 if stands else None))
    post.count_showing(table(hand)._replace(hand_number=1))
    while not hand.finished:
        kinds = {option.kind for option in hand.legal()}
        act(hand, next(kind for kind in PASSIVE if kind in kinds))
    ended = post.newest = table(hand)._replace(hand_number=1)
    way = post.way(AGE_MOST_MS)
    assert way.reposts
    post.count_showing(ended, way.counted)
    post.post.set_message(6, AGE_MOST_MS)
    post.newest = table(deal("razz", dict.fromkeys(range(1, 5), 400)))._replace(hand_number=2)
    assert post.can_lag() == stands


@pytest.mark.parametrize("told_after", ["the hand", "the next deal"])
def test_after_an_extra_request_the_tables_message_is_updated_once_less_in_the_next_hand(told_after: str) -> None:
    """The extra request posts an achievement as a separate message."""
    post, drawn = TableMessageState(7, kept(5)), list[int]()
    for number in range(1, 6):
        hand = deal("razz", dict.fromkeys(range(1, 5), 400))
        while not hand.finished:
            view = post.newest = table(hand)._replace(hand_number=number)
            if not post.can_lag():
                drawn.append(number)
                post.count_showing(view)
                post.note_shown(view)
            if (number, told_after) == (2, "the next deal"):
                post.count_requests(view)
                told_after = "told"
            kinds = {option.kind for option in hand.legal()}
            act(hand, next(kind for kind in PASSIVE if kind in kinds))
        post.newest = table(hand)._replace(hand_number=number)
        if (number, told_after) == (1, "the hand"):
            post.count_requests(post.newest)
    assert drawn == ([1, 3, 4, 5] if told_after == "the hand" else [1, 2, 4, 5])
