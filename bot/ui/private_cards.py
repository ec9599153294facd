"""A player's own cards, for his direct messages and his private answers only."""

from bot.poker.games import GAMES
from bot.poker.views import PlayerView
from bot.ui.card_text import card_mark, card_marks
from bot.ui.happenings import street_name
from bot.ui.scene import Scene

HOLDING_CARDS_LEAST = 5
"""Fewer cards have no name yet."""


def private_text(scene: Scene, private: PlayerView, link: str | None = None) -> str:
    """His down and up cards in large print, what they make from five cards on, and the way to the table."""
    room = private.room
    dealt = next(seat for seat in room.seats if seat.seat == private.seat)
    lines = [f"**{scene.say('my-cards-title', table=scene.table_name(), number=scene.view.hand_number)}**"]
    lines.append(f"## {scene.say('my-cards-down')} {card_marks(private.downcards)}")
    if dealt.upcards:
        lines.append(f"## {scene.say('my-cards-up')} {card_marks(dealt.upcards)}")
    if room.community is not None:
        lines.append(f"## {scene.say('my-cards-community')} {card_mark(room.community)}")
    lines += _notes(scene, private, dealt.folded, dealt.upcards)
    if link is not None:
        lines.append(scene.say("my-cards-link", link=link))
    return "\n".join(lines)


def _notes(scene: Scene, private: PlayerView, folded: bool, upcards: tuple[int, ...]) -> list[str]:
    room = private.room
    cards = (*private.downcards, *upcards, *(() if room.community is None else (room.community,)))
    notes = [f"-# {street_name(scene, room.street)}"]
    if folded:
        notes.append(scene.say("my-cards-folded"))
    elif len(cards) >= HOLDING_CARDS_LEAST:
        name = GAMES[room.game].ranking.describe(cards)
        notes.append(scene.say("my-cards-holding", holding=scene.holding(name)))
    return notes
