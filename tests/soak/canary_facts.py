"""How canaries look wherever they turn up, who may see them, and where one was found."""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import time
from typing import Any, Final

from bot.poker.cards import RANKS, card_text, rank_of, suit_of
from bot.poker.events import Drew, Event, HoldingShown, OpenersShown, StreetDealt
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.journal import Entry
from tests.harness.local_discord.messages import EPHEMERAL
from tests.soak.canary_seals import Documents

TOKEN: Final = "Y2FuYXJ5.c4n4ry.T0ken_of-the-canary"
SUITS: Final = "♣♦♥♠"

SEEN: Final = re.compile(rf"[{RANKS}][{SUITS}]")
"""A card as people see it, without the formatting around its rank."""
WRITTEN: Final = re.compile(rf"(?<![\w./-])[{RANKS}][cdhs](?:[{RANKS}][cdhs])*(?![\w./-])")
"""Cards as programs write them: ``As`` or ``As2d``."""
HAND: Final = re.compile(r"[Hh]and (\d+)")
LINK: Final = re.compile(r"/channels/\d+/(\d+)")
DRESS: Final = str.maketrans("", "", "`\ufe0e\ufe0f")
EMOJI: Final = re.compile(rf"<:card\d?_([{RANKS}])([cdhs]):\d+>")
TEN: Final = re.compile(rf"10(?=[{SUITS}])")
"""A ten as the descriptions of pictures write it."""

Where = tuple[str, int]
"""The channel of a table, and the number of a hand there."""


@dataclass(frozen=True)
class Sent:
    """A message of the bot with cards in it."""

    at_ms: int
    path: str
    reader: str | None
    """The only user who sees it, or None if everybody does."""
    channel: str
    """The channel of the table that it is about."""
    hands: frozenset[int]
    """The numbers of the hands that it names."""
    cards: frozenset[str] = field(repr=False)


@dataclass
class Dealt:
    """The cards that were dealt, as the file has them afterwards."""

    down: dict[Where, dict[str, set[str]]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(set)))
    """Hand to card to the users who held it as a down card."""
    shown: dict[tuple[Where, str], int] = field(default_factory=dict)
    """When the card was turned up, in milliseconds since 1970."""
    begun: dict[str, list[tuple[int, int]]] = field(default_factory=lambda: defaultdict(list))
    """Channel to the start and the number of each hand."""
    hands: int = 0

    def add(self, hand: Where, events: Sequence[tuple[Event, int]], users: dict[int, str]) -> None:
        """Add a hand's cards; ``users`` is by seat."""
        self.hands += 1
        self.begun[hand[0]].append((events[0][1], hand[1]))
        for event, at_ms in events:
            for seat, card in held(event):
                self.down[hand][card].add(users[seat])
            if isinstance(event, HoldingShown | OpenersShown):
                for card in map(face, event.cards):
                    self.shown.setdefault((hand, card), at_ms)

    def running(self, channel: str, at_ms: int) -> list[Where]:
        """Return the hand that was running there, or had just ended."""
        numbers = [number for began_ms, number in self.begun[channel] if began_ms <= at_ms]
        return [(channel, max(numbers))] if numbers else []

    @property
    def count(self) -> int:
        return sum(len(cards) for cards in self.down.values())


def held(event: Event) -> Iterator[tuple[int, str]]:
    """Yield seat and card for each down card that an event deals."""
    if isinstance(event, StreetDealt):
        for seat, cards in zip(event.seats, event.down, strict=False):
            yield from ((seat, face(card)) for card in cards)
    elif isinstance(event, Drew):
        yield from ((event.seat, face(card)) for card in event.cards)


def face(card: int) -> str:
    return f"{RANKS[rank_of(card)]}{SUITS[suit_of(card)]}"


# Messages


def undressed(text: str) -> str:
    """Return the text with every card written as by ``face``.

    It may have been an emoji, marks, or words of a picture's description.
    """
    plain = EMOJI.sub(lambda found: found[1] + SUITS["cdhs".index(found[2])], text.translate(DRESS))
    return TEN.sub("T", plain)


class Listener:
    """A reader of every request to the local Discord as it comes in."""

    def __init__(self, local: LocalDiscord) -> None:
        self._local = local
        self.sent: list[Sent] = []
        self.letters = 0
        self.told_token: list[str] = []
        self.documents = Documents()
        local.journal.readers.append(self.read)

    def read(self, entry: Entry) -> None:
        text = undressed(json.dumps(entry.body, ensure_ascii=False))
        if TOKEN in text or TOKEN in entry.path:
            self.told_token.append(entry.path)
        self.documents.read(entry, int(time() * 1000), self._reader(entry, text)[0])
        # The commands' descriptions name cards as examples.
        cards = frozenset(SEEN.findall(text)) if not entry.path.endswith("/commands") else frozenset()
        if cards:
            reader, channel = self._reader(entry, text)
            numbers = frozenset(map(int, HAND.findall(text)))
            self.letters += reader is not None
            self.sent.append(Sent(int(time() * 1000), entry.path, reader, channel, numbers, cards))

    def _reader(self, entry: Entry, text: str) -> tuple[str | None, str]:
        """Return the only user who sees the request, and the channel of the table that it is about."""
        part = entry.path.split("/")
        if part[1] == "channels":
            owner = next((user for user, channel in self._local.world.dms.items() if channel == part[2]), None)
            link = LINK.search(text)
            return owner, link[1] if owner is not None and link is not None else part[2]
        answer = self._local.interactions.by_token.get(part[3]) if len(part) > 3 else None
        if answer is None:
            return None, ""
        asked = answer.interaction
        private = (entry.body.get("data") or entry.body).get("flags", 0) & EPHEMERAL or answer.ephemeral
        user = asked["user"] if "user" in asked else asked["member"]["user"]
        return (user["id"] if private else None), asked["channel_id"]


def leaks(sent: Iterable[Sent], dealt: Dealt) -> Iterator[str]:
    """Yield the requests that showed a down card to somebody else before it was turned up, without naming the card."""
    for each in sent:
        hands = [(each.channel, number) for number in each.hands]
        if not hands and each.reader is not None:
            # The answer to a draw names the drawn cards but not the hand.
            hands = dealt.running(each.channel, each.at_ms)
        if not hands:
            yield f"{each.path} tells cards of no hand"
        for hand in hands:
            if any(_is_secret(card, hand, each, dealt) for card in each.cards):
                yield f"{each.path} tells {each.reader or 'everybody'} a down card of hand {hand[1]}"


def _is_secret(card: str, hand: Where, sent: Sent, dealt: Dealt) -> bool:
    holders = dealt.down[hand].get(card, set()) if hand in dealt.down else set()
    shown_ms = dealt.shown.get((hand, card))
    return bool(holders) and sent.reader not in holders and (shown_ms is None or sent.at_ms < shown_ms)


# Logs and exports


def in_writing(text: str) -> list[str]:
    """Return the start of each line of a log with a canary in it, up to the canary."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        match = SEEN.search(plain := line.translate(DRESS)) or WRITTEN.search(plain)
        if TOKEN in line:
            found.append(f"line {number} tells the token")
        elif match:
            found.append(f"line {number} tells a card after {plain[max(0, match.start() - 60) : match.start()]!r}")
    return found


def in_names(folder: Path) -> list[str]:
    """Return the files whose name contains a canary."""
    paths = (str(path.relative_to(folder)) for path in folder.rglob("*"))
    return [path for path in paths if TOKEN in path or SEEN.search(path) or WRITTEN.search(path)]


def in_export(told: Any, secret: Iterable[str]) -> bool:
    """Return True if an export of the room contains the body of a secret row, or a field for one."""
    text = json.dumps(told, ensure_ascii=False).replace("\\", "")
    return TOKEN in text or '"down":' in text or '"discards"' in text or any(body in text for body in secret)


def foreign_cards(told: dict[str, Any], dealt: Dealt, user: str, channels: dict[int, str]) -> list[int]:
    """Return the numbers of the hands in a player's export that show down cards which were never theirs.

    ``channels`` maps the tables' numbers to their channels.
    """
    hands = [hand for server in told["servers"].values() for hand in server["hands"]]
    return [
        hand["number"]
        for hand in hands
        for card in hand["down_cards"]
        if user not in dealt.down[channels[hand["table_number"]], hand["number"]].get(WORDS[card], set())
    ]


WORDS: Final = {card_text(card): face(card) for card in range(52)}
