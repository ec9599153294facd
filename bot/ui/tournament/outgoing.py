"""A tournament's outgoing messages, and what its announcements are made from. No I/O."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.tournaments.news import News
from bot.tournaments.ports import TournamentView
from bot.tournaments.state import Deal
from bot.ui.tournament.buttons import Verb
from bot.ui.tournament.scene import TournamentScene

PINGED_MOST: Final = 100
"""The maximum number of users that one message can ping, by Discord's limit."""
CHARACTERS_MOST: Final = 3800
UserOf = Callable[[int], int | None]


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    channel_id: int
    text: str
    pinged: tuple[int, ...] = ()
    """The Discord users that the message pings."""
    verbs: tuple[Verb, ...] = ()
    deal: Deal | None = None
    """The deal that the message asks about, with buttons to agree to it and to decline."""
    adds: tuple[int, ...] = ()
    """The Discord users to add to the thread before the message is sent."""


@dataclass(frozen=True, slots=True)
class PlayerTables:
    """The tables at which a tournament's players sit or sat last, and the channels of these tables."""

    channels: Mapping[int, int] = field(default_factory=dict)
    """table_id -> the table's channel; kept even after the table is broken."""
    at: Mapping[int, int] = field(default_factory=dict)
    """player_id -> the player's current table_id."""
    before: Mapping[int, int] = field(default_factory=dict)
    """player_id -> the player's previous table_id."""

    def after(self, view: TournamentView) -> "PlayerTables":
        """Return the tables as of a newer view; a player between two tables keeps their previous table."""
        seen = {count.player_id: count.table_id for count in view.counts if count.table_id is not None}
        left = {player: self.at[player] for player, at in seen.items() if self.at.get(player, at) != at}
        return PlayerTables(
            {**self.channels, **dict(view.table_channels)}, {**self.at, **seen}, {**self.before, **left}
        )


@dataclass(frozen=True, slots=True)
class AnnouncedNews:
    """A piece of news, with everything that is needed to announce it."""

    scene: TournamentScene
    news: News
    player_tables: PlayerTables
    user_of: UserOf
    """A function that returns a player's Discord user by player_id; None if there is no such user."""

    @property
    def home(self) -> int:
        """The id of the tournament's own channel."""
        return self.scene.view.new.channel_id

    def threads(self) -> list[int]:
        return [channel_id for _, channel_id in self.scene.view.table_channels]

    def mention(self, player_id: int) -> tuple[str, tuple[int, ...]]:
        """Return (the entrant's mention, the user to ping).

        If the entrant has no Discord user, return their name, and nobody to ping.
        """
        user = self.user_of(player_id)
        return (f"<@{user}>", (user,)) if user is not None else (self.scene.name(player_id), ())

    def here(self, text: str, *verbs: Verb) -> OutgoingMessage:
        return OutgoingMessage(self.home, text, verbs=verbs)


def merged(outgoing: Sequence[OutgoingMessage]) -> Iterator[OutgoingMessage]:
    """Join consecutive messages to the same channel, if they fit into one and have no buttons."""
    waiting: OutgoingMessage | None = None
    for each in outgoing:
        if waiting is not None and _fit(waiting, each):
            text = f"{waiting.text}\n{each.text}"
            waiting = replace(waiting, text=text, pinged=(*waiting.pinged, *each.pinged))
            continue
        if waiting is not None:
            yield waiting
        waiting = each
    if waiting is not None:
        yield waiting


def _fit(one: OutgoingMessage, other: OutgoingMessage) -> bool:
    plain = not any(each.verbs or each.adds or each.deal for each in (one, other))
    small = len(one.text) + len(other.text) < CHARACTERS_MOST and len(one.pinged) + len(other.pinged) <= PINGED_MOST
    return plain and small and one.channel_id == other.channel_id
