"""The table's message: everything that people see of a table, as text and buttons.

Discord allows 40 components and 4,000 characters of text in all; ten players with long names stay below.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.poker.actions import cost_of_call
from bot.poker.views import RoomView
from bot.tables.messages import BY_TOURNAMENT
from bot.tables.rules.position import IMPOSSIBLE, LOCKED, MODERATOR
from bot.ui.discord.attachments import Drawn
from bot.ui.discord.components import Composed, Layout, Parts
from bot.ui.scene.events import last_events
from bot.ui.scene.pots import pots_text
from bot.ui.scene.scene import Scene
from bot.ui.scene.seals import with_short_words, without_words, word_lines
from bot.ui.scene.seat_lines import TO_ACT, away_line, free_texts, seat_texts
from bot.ui.scene.stakes import facts, next_game, title
from bot.ui.table.beside_picture import beside_picture
from bot.ui.table.game_choice import choice_lines, choice_row, is_open
from bot.ui.table.message_buttons import action_rows, asked_to_show, table_row
from bot.ui.text.cards import plain_marks
from bot.ui.text.moments import countdown
from bot.ui.text.obstacles import reason_of
from bot.ui.text.standing import reason_given

CHARACTERS_MOST: Final = 4000
RECENT_MOST: Final = 6
"""The maximum number of recent events in the message."""
_CUT: Final = "…"
_PLAYING: Final = 0x2D7D46
_SHOWDOWN: Final = 0xD9A514
_WAITING: Final = 0x5865F2
_STOPPED: Final = 0x80848E
PartsOf = Callable[[Scene], Parts]
_PAUSED: Final = {
    MODERATOR: "paused-moderator",
    LOCKED: "paused-locked",
    BY_TOURNAMENT: "paused-tournament",
    IMPOSSIBLE: "paused-impossible",
}


class TableMessageView(Composed):
    """The table's message as components, built again for each update."""

    def __init__(self, scene: Scene, drawn: Drawn | None = None) -> None:
        """Build the message; with an attached picture, ``drawn``, the text adds only what it does not show."""
        parts = drawn_within_limit(scene, _parts if drawn is None else partial(_beside, drawn=drawn))
        rows = (*action_rows(scene), choice_row(scene), table_row(scene))
        super().__init__(parts, filter(None, rows), colour(scene), drawn)


class MovedTableMessage(Layout):
    """The text that replaces an older message of the table, with a link to the newer message below."""

    def __init__(self, scene: Scene, link: str) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(scene.say("moved", link=link)))


def plain_words(scene: Scene) -> list[str]:
    """Return the message's texts as they are without a picture, and without emojis."""
    return [plain_marks(text) for part in _parts(scene) for text in part]


def _beside(scene: Scene, drawn: Drawn) -> Parts:
    """Return the title, and the texts that the picture cannot show: countdowns and last events.

    The picture's alternative text describes everything that it shows.
    """
    texts = [*beside_picture(scene, drawn), *free_texts(scene), *_middle(scene, pictured=True)]
    return _title(scene), texts, _recent(scene, pictured=True)


def drawn_within_limit(scene: Scene, parts_of: PartsOf) -> Parts:
    """Return the texts of ``parts_of``, shortened to Discord's limit of characters.

    If they are too long, emojis become plain marks, then names become seat numbers, which saves hundreds of
    characters. Then the words that cut the next deal are shortened, then left out: ``/fair`` shows them in full. Last,
    the longest text loses its last lines, like those about the smallest of nine pots that ten players split.
    """
    parts = parts_of(scene)
    if _characters(parts) > CHARACTERS_MOST:
        parts = _plain(parts)
    for shorten in (lambda view: view, with_short_words, without_words):
        if _characters(parts) > CHARACTERS_MOST:
            parts = _plain(parts_of(replace(scene, name_of=lambda _: None, view=shorten(scene.view))))
    return parts if _characters(parts) <= CHARACTERS_MOST else _cut(parts)


def _cut(parts: Parts) -> Parts:
    """Return the texts within the limit: the longest ends with a line ``…`` instead of its last ones."""
    longest = max((text for part in parts for text in part), key=len)
    room = CHARACTERS_MOST - (_characters(parts) - len(longest)) - len(_CUT)
    kept = longest[: longest[: room + 1].rfind("\n") + 1] + _CUT
    return [[kept if text is longest else text for text in part] for part in parts]


def _plain(parts: Parts) -> Parts:
    return [list(map(plain_marks, part)) for part in parts]


def _characters(parts: Parts) -> int:
    return sum([sum(map(len, part)) for part in parts])


def _parts(scene: Scene) -> Parts:
    """Return the message's texts in groups, from top to bottom."""
    return _title(scene), seat_texts(scene), _middle(scene), _recent(scene)


def colour(scene: Scene) -> int:
    """Return the message's accent colour; it depends on whether the table plays, waits or is stopped."""
    if scene.view.course.closed or scene.view.course.paused:
        return _STOPPED
    if scene.running:
        return _PLAYING
    return _SHOWDOWN if scene.view.hand else _WAITING


def _title(scene: Scene) -> list[str]:
    heading = scene.say("table-title", name=scene.table_name(), game=title(scene))
    view = scene.view
    hand_title = scene.say("table-hand", number=view.hand_number)
    number = [] if view.hand is None else [hand_title]
    facts_line = " · ".join([*number, *facts(scene)])
    return [f"### {heading}\n-# {facts_line}" if facts_line else f"### {heading}"]


# The middle of the table


def _middle(scene: Scene, *, pictured: bool = False) -> list[str]:
    noted = {"letters-late": scene.letters_late, "table-followed": scene.followed_elsewhere}
    cards = scene.say("button-cards")
    notices = [scene.say(key, cards=cards) for key, holds in noted.items() if holds and scene.running is not None]
    lines = [*middle_lines(scene, pictured=pictured), *notices, *word_lines(scene)]
    return ["\n".join(lines)] if lines else []


def closed_key(scene: Scene) -> str:
    """Return the phrase key about where the chips of a closed table went."""
    if scene.of_tournament:
        return "closed-tournament"
    return "closed-practice" if scene.view.practice else "closed"


def middle_lines(scene: Scene, *, turn: bool = True, pictured: bool = False) -> list[str]:
    """Return lines with the pots and the player to act; between hands, with the next step.

    ``turn`` is False to leave out the player to act, ``pictured`` True to leave out what the table's picture shows.
    """
    view, hand = scene.view, scene.view.hand
    undone = _undone(scene) if view.last.voided and hand is None else []
    lines = pots_text(scene, hand, pictured=pictured) if hand is not None else undone
    if view.course.closed:
        return [*lines, scene.say(closed_key(scene))]
    if view.course.paused:
        lines.append(
            scene.say(
                _PAUSED.get(view.course.paused, "paused-store-failed"),
                reason=reason_of(scene.say, scene.view.course.obstacle),
            )
        )
    elif scene.running is not None:
        lines += turn_lines(scene, scene.running) if turn else []
    else:
        return [*lines, *_may_show(scene), *_next_hand(scene), *away_line(scene)]
    return [*lines, *_after_this_hand(scene), *away_line(scene)]


def _may_show(scene: Scene) -> Iterator[str]:
    seats = asked_to_show(scene)
    if seats:
        names = scene.say.all_of([scene.seat_names[seat] for seat in seats])
        yield scene.say("pace-may-show", names=names, menu=scene.button_label("button-menu"))


def _undone(scene: Scene) -> list[str]:
    view = scene.view
    texts = [scene.say(f"undone-{view.last.voided}", number=view.hand_number)]
    return [*texts, reason_given(scene.say, view.last.voided_why)] if view.last.voided_why else texts


def _after_this_hand(scene: Scene) -> Iterator[str]:
    if scene.view.course.closes_after_hand:
        yield scene.say("closes-after-hand-tournament" if scene.of_tournament else scene.ends("closes-after-hand"))
    elif scene.view.course.pausing:
        yield scene.say("pausing")


def _next_hand(scene: Scene) -> Iterator[str]:
    view = scene.view
    if is_open(scene):
        yield from choice_lines(scene)
    elif view.clock.next_hand_ms is None:
        yield scene.say("hand-follows" if scene.of_tournament else "waiting-for-players")
    elif view.games.next_game is not None:
        yield scene.say("next-game", when=countdown(view.clock.next_hand_ms), game=f"**{next_game(scene)}**")
    else:
        yield scene.say("next-hand", when=countdown(view.clock.next_hand_ms))


def turn_lines(scene: Scene, hand: RoomView) -> list[str]:
    """Return a line with the player to act, what a call costs them, and when their time is up."""
    if hand.to_act is None:
        again_ms = scene.view.clock.deal_again_ms
        return [] if again_ms is None else [scene.say("deal-again", when=countdown(again_ms))]
    name = f"**{scene.seat_names[hand.to_act]}**"
    when = countdown(scene.view.clock.deadline_ms) if scene.view.clock.deadline_ms is not None else ""
    # The bot redraws the message when a time bank begins, so the time need not be compared with now.
    on_bank = scene.view.clock.bank_from_ms is not None and scene.view.clock.deadline_ms is not None
    to_call = cost_of_call(hand.options)
    if hand.drawing:
        text = scene.say.naming("pace-turn-bank-to-draw" if on_bank else "turn-to-draw", name=name, when=when)
    elif to_call:
        key = "pace-turn-bank-to-call" if on_bank else "turn-to-call"
        text = scene.say.naming(key, name=name, amount=to_call, when=when)
    else:
        text = scene.say.naming("pace-turn-bank" if on_bank else "turn", name=name, when=when)
    return [f"{TO_ACT} {text}"]


def _recent(scene: Scene, *, pictured: bool = False) -> list[str]:
    lines = last_events(scene, RECENT_MOST, pictured=pictured)
    return ["\n".join(f"-# {line}" for line in lines)] if lines else []
