"""Says what keeps play from going on."""

from bot.common.obstacles import Obstacle
from bot.locales.phrases import Phrases


def reason_of(say: Phrases, obstacle: Obstacle | None) -> str:
    """A sentence or two: the obstacle, where it is, and who can mend it. Empty where there is none."""
    if obstacle is None:
        return ""
    place = f"<#{obstacle.channel_id}>"
    if not obstacle.permission:
        return say(f"standstill-{obstacle.kind}", place=place)
    named = say(f"permission-{obstacle.permission.replace('_', '-')}")
    return say("standstill-permission", permission=f"**{named}**", place=place)
