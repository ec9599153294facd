"""Messages about a tournament, and the memory that they need from one view of it to the next. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.tournaments.ports import TournamentView
from bot.ui.tournament.buttons import Verb

CALLED_MOST: Final = 100
"""Users that one message can call, by Discord's limit."""
CHARACTERS_MOST: Final = 3800


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """One message."""

    channel_id: int
    text: str
    called: tuple[int, ...] = ()
    """Discord users."""
    verbs: tuple[Verb, ...] = ()
    adds: tuple[int, ...] = ()
    """Discord users that are added to the thread first."""


@dataclass(slots=True)
class PlayerTables:
    """The memory of a tournament from one view to the next."""

    channels: dict[int, int] = field(default_factory=dict)
    """table_id -> channel, also of tables that are broken up."""
    at: dict[int, int] = field(default_factory=dict)
    """player_id -> table where they were seen last."""
    before: dict[int, int] = field(default_factory=dict)
    """player_id -> table where they were seen before that one."""

    def look(self, view: TournamentView) -> None:
        self.channels |= dict(view.table_channels)
        for count in view.counts:
            if count.table_id is None:
                continue
            known = self.at.get(count.player_id)
            if known is not None and known != count.table_id:
                self.before[count.player_id] = known
            self.at[count.player_id] = count.table_id


def merged(outgoing: Sequence[OutgoingMessage]) -> Iterator[OutgoingMessage]:
    """Joins messages that follow in the same channel, where they have no buttons."""
    waiting: OutgoingMessage | None = None
    for each in outgoing:
        if waiting is not None and _fit(waiting, each):
            text = f"{waiting.text}\n{each.text}"
            waiting = replace(waiting, text=text, called=(*waiting.called, *each.called))
            continue
        if waiting is not None:
            yield waiting
        waiting = each
    if waiting is not None:
        yield waiting


def _fit(one: OutgoingMessage, other: OutgoingMessage) -> bool:
    plain = not (one.verbs or other.verbs or one.adds or other.adds)
    small = len(one.text) + len(other.text) < CHARACTERS_MOST and len(one.called) + len(other.called) <= CALLED_MOST
    return plain and small and one.channel_id == other.channel_id
