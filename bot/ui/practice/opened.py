"""The answer to a request for a practice table."""

from bot.locales.phrases import Phrases
from bot.tables.ports import TableView
from bot.tables.replies import TableReply
from bot.use_cases.tables.practising import seat_of


def practice_text(say: Phrases, view: TableView, player_id: int | None, reply: TableReply | None) -> str:
    """Return a link to the practice table.

    If the player has just sat down there, ``reply`` is the table's answer, and the text contains it.
    """
    place, line = f"<#{view.place.channel_id}>", seat_of(view, player_id)
    if line is None:
        return say("practice-opened-alone", channel=place)
    strength = say(f"house-strength-{view.settings.house_strength}")
    key = "practice-goes-on" if reply is None else "practice-opened-seated"
    return say(key, channel=place, seat=line.seat, amount=line.stack, strength=strength)
