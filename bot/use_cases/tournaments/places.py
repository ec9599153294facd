"""The check whether a tournament can be held in a channel."""

from typing import Final

from bot.common.complaint import Complaint
from bot.use_cases.authority import VIEW_CHANNEL
from bot.use_cases.origin import Spot

SEND_MESSAGES: Final = 1 << 11
CREATE_PUBLIC_THREADS: Final = 1 << 35
SEND_MESSAGES_IN_THREADS: Final = 1 << 38
_NEEDED: Final = SEND_MESSAGES | CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS


def place_of(spot: Spot) -> int:
    """Return the channel's id. Raises Complaint if the bot may not post and create threads there."""
    if spot.channel_id is None or not spot.is_text:
        raise Complaint("tournament-text-channel")
    if not spot.bot_may & VIEW_CHANNEL:
        raise Complaint("place-unseen")
    if spot.bot_may & _NEEDED != _NEEDED:
        raise Complaint("tournament-no-room")
    return spot.channel_id
