"""Channels in which a tournament can be held."""

import pytest

from bot.common.complaint import Complaint
from bot.use_cases.authority import VIEW_CHANNEL
from bot.use_cases.origin import Spot
from bot.use_cases.tournaments.places import (
    CREATE_PUBLIC_THREADS,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    place_of,
)

ALL = VIEW_CHANNEL | SEND_MESSAGES | CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS
HERE = Spot(1, 7, None, ALL)


def test_a_tournament_needs_a_text_channel_where_the_bot_may_post_and_create_threads() -> None:
    assert place_of(HERE) == 7
    for spot, key in (
        (HERE._replace(is_text=False), "tournament-text-channel"),
        (HERE._replace(bot_may=ALL & ~VIEW_CHANNEL), "place-unseen"),
        (HERE._replace(bot_may=ALL & ~SEND_MESSAGES), "tournament-no-room"),
        (HERE._replace(bot_may=ALL & ~CREATE_PUBLIC_THREADS), "tournament-no-room"),
        (HERE._replace(bot_may=ALL & ~SEND_MESSAGES_IN_THREADS), "tournament-no-room"),
    ):
        with pytest.raises(Complaint, match=key):
            place_of(spot)
