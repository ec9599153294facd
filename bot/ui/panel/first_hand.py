"""Four facts that no button states, shown once: in the first hand that a player sees on a hand panel."""

from collections.abc import Iterator

from bot.ui.scene.scene import Scene
from bot.ui.table.table_menu import LOCK


def first_hand_lines(scene: Scene) -> Iterator[str]:
    """Yield a line each about the time bank, missed turns, the table's menu and the lock, if the table has them."""
    say, menu = scene.say, scene.button_label("button-menu")
    seconds = scene.view.settings.time_bank_seconds
    if seconds:
        yield f"-# {say('panel-first-bank', seconds=seconds)}"
    if not scene.of_tournament:
        yield f"-# {say('panel-first-missed', back=scene.button_label('button-back'))}"
    yield f"-# {say('panel-first-menu', menu=menu)}"
    if scene.view.seal is not None:
        yield f"-# {say('panel-first-lock', lock=LOCK, fair=say('button-fair'), menu=menu)}"
