"""The reason why play has stopped, as text."""

from bot.common.obstacles import Obstacle
from bot.locales.phrases import Phrases


def reason_of(say: Phrases, obstacle: Obstacle | None) -> str:
    """Return what stops play, where, and who can fix it; empty if there is no obstacle."""
    if obstacle is None:
        return ""
    place = f"<#{obstacle.channel_id}>"
    if not obstacle.permission:
        return say(f"standstill-{obstacle.kind}", place=place)
    permission_name = say(f"permission-{obstacle.permission.replace('_', '-')}")
    return say("standstill-permission", permission=f"**{permission_name}**", place=place)
