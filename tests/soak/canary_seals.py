"""The secrets of sealed deals, as their host can copy them from the file, and the places where they turn up."""

import asyncio
import io
import json
import re
import sqlite3
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Final

from bot.fairness.proof_text import read
from bot.fairness.sealing import SealedHand, sealed_hand
from bot.fairness.verifying.verify import verify_text
from bot.poker.events import Event
from db import SqliteStore
from db.file.paths import read_only
from tests.harness.fairness.canary import Told, leaks
from tests.harness.local_discord.journal import Entry

LOOK_EVERY_SECONDS: Final = 0.1
"""A seed exists from the start of the hand before its own to the end of its own."""
PROOF: Final = "proof-"
"""How the names of proofs begin."""
DIGITS: Final = 32
"""Hexadecimal digits of a salt; a seed has twice as many."""
RUN: Final = re.compile(f"[0-9a-f]{{{DIGITS},}}")

Deal = tuple[int, int]
"""Table and hand."""


@dataclass(frozen=True)
class SentProof:
    at_ms: int
    reader: str | None
    """The only user who got it, or None if everybody did."""
    text: str = field(repr=False)


@dataclass(frozen=True)
class PlayedHand:
    """A hand as the file has it."""

    events: Sequence[tuple[Event, int]] = field(repr=False)
    """Each event with its time, in milliseconds since 1970."""
    seats: Mapping[str, int]
    """By user."""

    def until(self, at_ms: int) -> list[Event]:
        return [event for event, happened_ms in self.events if happened_ms <= at_ms]


class SealedDecks:
    """Every deal that was ever sealed in a file that another process writes."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.of: dict[Deal, SealedHand] = {}

    def look(self) -> None:
        """Copy the seeds that are there now."""
        if not self._path.exists():
            return
        # The file is only just being created if the table is missing.
        with closing(read_only(self._path)) as connection, suppress(sqlite3.OperationalError):
            self.look_through(connection)

    def look_through(self, connection: sqlite3.Connection) -> None:
        """Copy the seeds through an open connection: opening one takes longest."""
        rows = connection.execute("SELECT table_id, hand, before, seed FROM seal WHERE seed IS NOT NULL")
        found = [row for row in rows.fetchall() if (row[0], row[1]) not in self.of]
        self.of |= {(table, hand): sealed_hand(table, hand, before, seed) for table, hand, before, seed in found}

    async def keep_looking(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(LOOK_EVERY_SECONDS)


class Documents:
    """Everything that was sent: the proofs, and whatever in the rest could be a salt or a seed."""

    def __init__(self) -> None:
        self.proofs: list[SentProof] = []
        self._seen: dict[str, set[tuple[str, Deal | None]]] = defaultdict(set)
        """Hexadecimal digits as long as a salt, and where they were; in a proof also of which deal."""

    def read(self, entry: Entry, at_ms: int, reader: str | None) -> None:
        self.look_in(entry.path, json.dumps(entry.body, ensure_ascii=False))
        for name, text in _texts(entry.files):
            if name.startswith(PROOF):
                self.proofs.append(SentProof(at_ms, reader, text))
                proof = read(text)
                self.look_in(name, text, (proof.table, proof.hand))
            else:
                self.look_in(name, text)

    def look_in(self, where: str, text: str, deal: Deal | None = None) -> None:
        """Look through a text; with ``deal`` it is the proof of that deal."""
        for run in set(RUN.findall(text)):
            for at in range(len(run) - DIGITS + 1):
                self._seen[run[at : at + DIGITS]].add((where, deal))

    def places_of(self, secret: str, deal: Deal) -> list[str]:
        """Return where a deal's secret was found, apart from its own proofs."""
        return sorted(where for where, of in self._seen.get(secret[:DIGITS], ()) if of != deal)


def _texts(files: Mapping[str, bytes]) -> Iterator[tuple[str, str]]:
    for name, content in files.items():
        if name.endswith(".zip"):
            with zipfile.ZipFile(io.BytesIO(content)) as folder:
                yield from _texts({each: folder.read(each) for each in folder.namelist()})
        else:
            yield name, content.decode()


def told_secrets(sealed: Mapping[Deal, SealedHand], documents: Documents) -> Iterator[str]:
    """Yield the places outside a deal's own proofs that contain its secrets, without naming the secrets."""
    for (table, hand), deal in sealed.items():
        for number, deck in enumerate(deal.decks):
            salts = deck.salts.hex()
            secrets = [deck.seed.hex(), *(salts[at : at + DIGITS] for at in range(0, len(salts), DIGITS))]
            places = {place for secret in secrets for place in documents.places_of(secret, (table, hand))}
            yield from (f"{place} tells a secret of hand {table}-{hand}, deck {number}" for place in sorted(places))


async def proven_hands(store: SqliteStore, guild: int, proofs: Iterable[SentProof]) -> dict[Deal, PlayedHand]:
    """Return the guild's hands that the proofs are about, including those that were undone."""
    played = {}
    for table, number in {(proof.table, proof.hand) for proof in (read(sent.text) for sent in proofs)}:
        hand = await store.office.hands.hand(guild, table, number)
        if hand is None:
            continue
        seats = {str(await store.directory.user_id(player)): seat for seat, player in hand.players.items()}
        events = [(logged.event, logged.at_ms) for logged in hand.events]
        played[hand.table_id, hand.number] = PlayedHand(events, seats)
    return played


def missed(sealed: Mapping[Deal, SealedHand], proofs: Iterable[SentProof]) -> list[str]:
    """Return the proofs of deals whose secrets were never seen, so that they cannot be looked for."""
    deals = {(proof.table, proof.hand) for proof in (read(sent.text) for sent in proofs)}
    return [
        f"nobody looked at the seed of hand {table}-{hand} in time" for table, hand in sorted(deals - sealed.keys())
    ]


def proofs_too_open(
    sealed: Mapping[Deal, SealedHand], hands: Mapping[Deal, PlayedHand], proofs: Iterable[SentProof]
) -> Iterator[str]:
    """Yield proofs that fail, or reveal more than their readers saw, each alone and two of a hand together."""
    by_deal: dict[Deal, dict[tuple[int, str], int]] = defaultdict(dict)
    for sent in proofs:
        proof = read(sent.text)
        deal = proof.table, proof.hand
        problem = verify_text("", sent.text).problem
        if problem is not None:
            yield f"a proof of hand {proof.table}-{proof.hand} does not hold: {problem}"
        if deal not in hands:
            yield f"nobody knows who saw what of hand {proof.table}-{proof.hand}"
        elif deal in sealed:
            by_deal[deal][hands[deal].seats.get(sent.reader or "", 0), sent.text] = sent.at_ms
    for deal, told in by_deal.items():
        for group in [*combinations(told, 1), *combinations(told, 2)]:
            events = hands[deal].until(max(told[each] for each in group))
            found = leaks(sealed[deal], events, [Told(seat, read(text), text) for seat, text in group])
            yield from (f"proofs of hand {deal[0]}-{deal[1]} tell {one.split()[0]} too much" for one in found)
