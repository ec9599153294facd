"""The seal of the next deal, and the message that closed this one, as people are shown them (F-9)."""

from collections.abc import Iterator
from typing import Final

from bot.ui.scene.scene import Scene
from bot.ui.text.links import place_link

LABEL_DIGITS: Final = 8


def label(seal: str) -> str:
    """A seal's first digits: ``3f9a·22c1``. It proves nothing."""
    return f"{seal[:4]}·{seal[4:LABEL_DIGITS]}"


def table_line(scene: Scene) -> list[str]:
    """The way to the message that closed the running hand's deal, the next one's seal in short, and how many have cut
    it; nothing where deals are not sealed."""
    told = " · ".join(_told(scene))
    return [f"-# {told}"] if told else []


def _told(scene: Scene) -> Iterator[str]:
    view = scene.view
    if view.hand is not None and view.running_closing is not None:
        closing = view.running_closing
        yield scene.say("seal-running", link=place_link(view.guild_id, closing.thread, closing.message))
    if view.seal is not None and not view.closed:
        yield scene.say("seal-next", seal=label(view.seal.seal), cut=len(view.seal.cutters))


def whole_seal(scene: Scene) -> list[str]:
    """The next deal's seal for whoever keeps it where it was shown."""
    seal = scene.view.seal
    return [f"-# {scene.say('seal-whole', seal=seal.seal)}"] if seal is not None and not scene.view.closed else []
