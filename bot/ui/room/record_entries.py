"""The entry about a deal in the record thread: sentences for people, and a line for programs. Pure."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.common.discord_limits import UNITS_MOST, units
from bot.fairness.cutting import ClosingLine, closing_line
from bot.ui.scene.events import shares_text
from bot.ui.scene.scene import Scene

DEALS_MOST: Final = 12
"""The maximum number of deals to try for one message; this many never fit, even without sentences."""
LABEL_DIGITS: Final = 8
"""The number of a seal's digits in a sentence; the line for programs has all digits."""
SENTENCES: Final = 2
"""The number of sentences per deal: the last hand's end, and the next deal's seal with its cutters."""
APART: Final = "\n"


def entry(scene: Scene, line: ClosingLine, sentences: int = SENTENCES) -> str:
    """Return the entry about a deal, with the first ``sentences`` of its sentences.

    ``scene`` is the table at the end of the previous hand.
    """
    texts = (_last_hand(scene), _sealed(scene, line))[:sentences]
    return APART.join([*([" ".join(texts)] if texts else []), f"-# {closing_line(line)}"])


def message(deals: Sequence[tuple[Scene, ClosingLine]]) -> tuple[str, int]:
    """Return (message, number of deals in it); it contains the first deals that fit, at least one.

    If the entries are too long, sentences are left out before deals.
    """
    for sentences in range(SENTENCES, -1, -1):
        entries = [entry(scene, line, sentences) for scene, line in deals]
        if _fitting(entries) == len(entries):
            break
    count = _fitting(entries)
    return APART.join(entries[:count]), count


def _fitting(entries: Sequence[str]) -> int:
    taken = 0
    for count, text in enumerate(entries):
        taken += units(text) + bool(count)
        if taken > UNITS_MOST and count:
            return count
    return len(entries)


def _sealed(scene: Scene, line: ClosingLine) -> str:
    seal = line.seal.hex()[:LABEL_DIGITS]
    cutters = scene.view.seal.cutters if scene.view.seal is not None else ()
    if not cutters:
        return scene.say("record-sealed-uncut", number=line.hand, seal=seal)
    names = scene.say.all_of([scene.seat_names[seat] for seat in cutters])
    return scene.say("record-sealed", number=line.hand, seal=seal, names=names)


def _last_hand(scene: Scene) -> str:
    view, table = scene.view, scene.table_name()
    if view.last.voided and view.hand is None:
        return scene.say("record-undone", table=table, number=view.hand_number)
    if view.hand is None:
        return scene.say("record-opened", table=table)
    won = Counter[int]()
    for pot in view.hand.pots:
        won.update(dict(pot.shares))
    return _winners_text(scene, list(won.items()))


def _winners_text(scene: Scene, won: Sequence[tuple[int, int]]) -> str:
    table, number = scene.table_name(), scene.view.hand_number
    if not won:
        return scene.say("record-returned", table=table, number=number)
    if len(won) > 1:
        return scene.say("record-shared", table=table, number=number, shares=shares_text(scene, won))
    ((seat, chips),) = won
    name, holding = scene.seat_names[seat], scene.dealt[seat].holding if seat in scene.dealt else None
    if holding is None:
        return scene.say("record-won-unseen", table=table, number=number, name=name, amount=chips)
    holding_name = scene.holding(holding)
    return scene.say("record-won", table=table, number=number, name=name, amount=chips, holding=holding_name)
