"""The channel where a tournament is to be held."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.common.complaint import Complaint
from bot.use_cases.authority import VIEW_CHANNEL

SEND_MESSAGES: Final = 1 << 11
CREATE_PUBLIC_THREADS: Final = 1 << 35
SEND_MESSAGES_IN_THREADS: Final = 1 << 38
_NEEDED: Final = SEND_MESSAGES | CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS


@dataclass(frozen=True, slots=True)
class Spot:
    """The channel of a command, as the interaction tells of it."""

    channel_id: int
    is_text: bool = True
    """True for a text channel of the server; a thread is none."""
    bot_may: int = 0
    """The bot's permissions there, as Discord numbers them."""
    has_channel: Callable[[int], bool] = field(default=bool, compare=False)
    """True for a channel or thread that the server has."""


def place_of(spot: Spot) -> int:
    """The channel, if the bot may post the card and make threads there. Raises Complaint."""
    if not spot.is_text:
        raise Complaint("tournament-text-channel")
    if not spot.bot_may & VIEW_CHANNEL:
        raise Complaint("place-unseen")
    if spot.bot_may & _NEEDED != _NEEDED:
        raise Complaint("tournament-no-room")
    return spot.channel_id
