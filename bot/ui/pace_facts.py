"""What a table says of its clock."""

from collections.abc import Iterator

from bot.tables.rules.pace import PACES, is_slow
from bot.ui.scene import Scene


def pace_facts(scene: Scene) -> Iterator[str]:
    """A clock that newcomers should know of before they sit down."""
    settings = scene.view.settings
    if is_slow(settings):
        yield scene.say("pace-fact-slow", hours=settings.turn_seconds // 3600)
    elif settings.turn_seconds <= PACES["rush"].turn:
        yield scene.say("pace-fact-rush", seconds=settings.turn_seconds)
