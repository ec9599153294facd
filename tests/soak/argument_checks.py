"""Checks of each answer right away and of the file at the end, after anybody has given any command."""

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Final

from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage
from simcord.types import HttpLogEntry

from bot.locales.phrases import LOCALES, say
from bot.poker.games import GAMES
from bot.poker.views import RoomView
from bot.ui.help.guide import guide_to
from bot.ui.text.cards import card_mark
from db.file.paths import read_only
from db.upkeep.check import check
from tests.harness.local_discord.journal import Entry
from tests.harness.local_discord.rest import DOCUMENTS
from tests.soak.argument_world import World
from tests.soak.canary_seals import Documents, SealedDecks, proofs_too_open, proven_hands, told_secrets

CONTENT_MOST: Final = 2000
WORDS_MOST: Final = 4000
COMPONENTS_MOST: Final = 40
CHOICES_MOST: Final = 25
CHOICE_MOST: Final = 100
HAND: Final = "|".join(sorted({say(locale, "table-hand", number=1).split()[0] for locale in LOCALES}))
"""The word for a hand, in every language."""
REPORT: Final = re.compile(rf"(?:{HAND}) (?:\d+ \()?(\d+)-(\d+)", re.IGNORECASE)
LETTER: Final = re.compile(rf"(?:{HAND}) (\d+)\*\*.*/channels/\d+/(\d+)\)", re.IGNORECASE)
CLOSED: Final = tuple(json.dumps(say(locale, "closed"), ensure_ascii=False)[1:-1] for locale in LOCALES)
"""The last line of a closed table, in every language."""
CARD: Final = re.compile(rf"-# (?:{HAND}) (\d+)\b")


# The answer


def wrong_answer(result: InteractionResult, *, suggests: bool) -> list[str]:
    """Return the faults of an answer, by Discord's limits and by ours: only the asker may see it."""
    if not result.acknowledged:
        return ["no answer"]
    if suggests:
        return list(_wrong_choices(result.autocomplete_choices or []))
    shown = [each for each in (result.response, *result.followups) if each is not None]
    if not shown and result.modal is None:
        return ["acknowledged, and nothing said"]
    return [problem for message in shown for problem in _wrong_message(message)]


def _wrong_choices(choices: list[dict[str, Any]]) -> Iterator[str]:
    if len(choices) > CHOICES_MOST:
        yield f"{len(choices)} suggestions"
    for choice in choices:
        if not 1 <= len(choice["name"]) <= CHOICE_MOST or len(str(choice["value"])) > CHOICE_MOST:
            yield f"a suggestion of {len(choice['name'])} and {len(str(choice['value']))} characters"


def _is_shared_leaderboard(message: ResponseMessage) -> bool:
    """Return True for a page that the user has shown to everyone: it has no button to do so again."""
    ids = [part.get("custom_id", "") for part in walk_components(message.components)]
    return any(each.startswith("lb:k:board:") for each in ids) and not any("lb:k:share:" in each for each in ids)


def _wrong_message(message: ResponseMessage) -> Iterator[str]:
    if not message.ephemeral and not _is_shared_leaderboard(message):
        yield "answered in public"
    if len(message.content) > CONTENT_MOST:
        yield f"{len(message.content)} characters"
    parts = list(walk_components(message.components))
    if len(parts) > COMPONENTS_MOST or sum(len(part.get("content", "")) for part in parts) > WORDS_MOST:
        yield f"{len(parts)} parts with {sum(len(part.get('content', '')) for part in parts)} characters"
    if not message.content and not parts and not message.attachments:
        yield "an empty answer"
    words = message.content + " ".join(part.get("content", "") for part in parts)
    if "on my end" in words:
        yield "told that it is our mistake"


# Other messages


def pings(sent: Iterable[HttpLogEntry]) -> Iterator[str]:
    """Yield the messages that do not limit whom they ping, or that ping somebody."""
    for entry in sent:
        body = entry.json if isinstance(entry.json, dict) else {}
        message = body["data"] if isinstance(body.get("data"), dict) else body
        if not {"content", "components"} & message.keys() or body.get("type") == 9:
            continue
        if entry.method in ("POST", "PATCH") and (message.get("allowed_mentions") or {}).get("parse") != []:
            yield f"{entry.method} {entry.path} may ping"


def _without_examples(text: str) -> str:
    """Remove the example hands of /rules, which anybody may see: their cards may be in play just now."""
    for page in _examples():
        text = text.replace(page, "")
    return text


@cache
def _examples() -> tuple[str, ...]:
    """Return the examples as they appear in a request, in every language."""
    pages = (guide_to(locale, game, None).text("hands") for locale in LOCALES for game in GAMES.values())
    return tuple(json.dumps(page, ensure_ascii=False)[1:-1] for page in pages)


Hands = dict[tuple[int, int], dict[int, frozenset[int]]]
"""The down cards of each player, by table and hand."""

Held = dict[int, set[int]]


class Secrets:
    """The down cards of the running hands.

    While a hand runs, no message may contain a down card that does not belong to its reader.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self.look()
        self._tables: dict[int, int] = {}
        """Channel to table, for every table there ever was."""

    def look(self) -> None:
        """Note which cards are secret from now on."""
        self._down, self._open, self._own = self._now(), self._seen(), self._held()

    def _now(self) -> Hands:
        found: Hands = {}
        tables = self._world.room.wiring.play.tables
        for view in self._world.every_view():
            if view.hand is not None and not view.hand.finished:
                own = {player: tables.private(view.table_id, player) for _, player in view.last.hand_players}
                cards = {player: frozenset(each.downcards) for player, each in own.items() if each is not None}
                found[view.table_id, view.hand_number] = cards
        return found

    async def told(self, sent: Iterable[HttpLogEntry]) -> list[str]:
        """Return the faults of everything sent since the last look.

        If a hand began or ended in between, nobody can say what was secret when a message was sent.
        """
        before, open_before, own_before = self._down, self._open, self._own
        self.look()
        self._tables |= {view.place.channel_id: view.table_id for view in self._world.every_view()}
        if self._down.keys() != before.keys():
            return []
        problems = []
        for entry in sent:
            text = _without_examples(json.dumps(entry.json, ensure_ascii=False))
            if "`" not in text or entry.path.endswith("/commands") or self._tells_of_another(text):
                continue
            hidden = self._hidden(before, own_before, await self._reader(entry), self._hands_of(entry, text))
            shown = [card for card in hidden - self._open - open_before if card_mark(card) in text]
            if shown:
                problems.append(f"{entry.method} {entry.path} tells a down card of a running hand")
        return problems

    def _tells_of_another(self, text: str) -> bool:
        """Return whether the text reports a finished hand, or shows a closed table, whose panel keeps its last hand.

        The same cards may be in play again.
        """
        if any(line in text for line in CLOSED):
            return True
        told = REPORT.search(text)
        return told is not None and (int(told[1]), int(told[2])) not in self._down

    def _hands_of(self, entry: HttpLogEntry, text: str) -> set[tuple[int, int]]:
        """Return the hands whose down cards must not be in the request.

        A table's card and a player's direct message are sent a little late, and each is about one hand of one table.
        """
        letter = LETTER.search(text)
        if letter is not None:
            return {(self._tables[int(letter[2])], int(letter[1]))} & self._down.keys()
        table = next((table for place, table in self._tables.items() if f"/channels/{place}/" in entry.path), None)
        if table is None:
            return set(self._down)
        return {(table, int(number)) for number in CARD.findall(text)} & self._down.keys()

    def _seen(self) -> set[int]:
        """Return the cards that lie open at any table."""
        return {card for view in self._world.every_view() if view.hand is not None for card in seen(view.hand)}

    def _hidden(
        self, before: Hands, own_before: Held, reader: int | None, hands: Iterable[tuple[int, int]]
    ) -> set[int]:
        """Return the cards that were down all the time and are not the reader's."""
        players = ((hand, *held) for hand in hands for held in self._down[hand].items())
        hidden = {
            card
            for hand, player, cards in players
            if player != reader
            for card in cards & before[hand].get(player, cards)
        }
        return hidden - self._own.get(reader or 0, set()) - own_before.get(reader or 0, set())

    def _held(self) -> Held:
        """Return the cards that each player may see at all tables: those of a hand until the next one is dealt."""
        held: Held = {}
        tables = self._world.room.wiring.play.tables
        for view in self._world.every_view():
            for _, player in view.last.hand_players:
                private = tables.private(view.table_id, player)
                held.setdefault(player, set()).update(private.downcards if private is not None else ())
        return held

    async def _reader(self, entry: HttpLogEntry) -> int | None:
        """Return the only player who can read the request, or None if everybody can.

        An answer is for whoever asked, a direct message for its recipient.
        """
        env, directory = self._world.room.env, self._world.room.store.directory
        for record in env.backend.interactions.values():
            if record.token in entry.path:
                return await directory.known(record.user_id)
        for actor in self._world.people.values():
            if entry.path.startswith(f"/channels/{actor.user.dm_channel.id}/"):
                return await directory.known(actor.id)
        return None


def seen(hand: RoomView) -> Iterator[int]:
    for seat in hand.seats:
        yield from seat.upcards
        yield from seat.shown
    yield from hand.board


class SealSecrets:
    """The seeds and salts of all sealed decks.

    Only proofs may contain them, and only those that open what their readers were shown.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._sealed = SealedDecks(world.room.path)
        self._file = read_only(world.room.path)
        self._documents = Documents()

    def close(self) -> None:
        """Close the file, before the world is shut, which needs the file for itself."""
        self._file.close()

    async def note(self, sent: Iterable[HttpLogEntry], result: InteractionResult | None, user: int | None) -> None:
        """Note everything that was sent, and the files that the user got."""
        self._sealed.look_through(self._file)
        for entry in sent:
            self._documents.look_in(f"{entry.method} {entry.path}", json.dumps(entry.json))
        if result is not None and result.response is not None:
            brought = [file for file in result.response.attachments if file.filename.endswith(DOCUMENTS)]
            files = {file.filename: await file.read() for file in brought}
            now_ms = int(self._world.room.env.now().timestamp() * 1000)
            self._documents.read(Entry("GET", "", None, 200, files), now_ms, str(user))

    @property
    def proofs(self) -> int:
        return len(self._documents.proofs)

    async def told(self) -> list[str]:
        """Return the faults of everything noted."""
        self._sealed.look_through(self._file)
        of, documents, store = self._sealed.of, self._documents, self._world.room.store
        played = await proven_hands(store, self._world.room.guild.id, documents.proofs)
        played |= await proven_hands(store, self._world.away.id, documents.proofs)
        return [*told_secrets(of, documents), *proofs_too_open(of, played, documents.proofs)]


# The file


def wrong_file(path: Path, staff: dict[int, set[int]]) -> list[str]:
    """Return the faults of the ledger and the audit log.

    No chip may appear from nowhere or move without a reason, and nobody may give an order without the right to.
    """
    problems = check(path)
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        problems += _minted(file)
        problems += _moderated(file)
        problems += _ordered(file, staff)
    return problems


def hands_in(path: Path) -> int:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        return int(file.execute("SELECT count(*) FROM hand").fetchone()[0])


def _minted(file: sqlite3.Connection) -> Iterator[str]:
    """Compare the chips minted by the transfers with the balances."""
    made = """SELECT a.guild_id, sum(iif(a.id = t.debit, t.amount, -t.amount)) FROM account a
        JOIN transfer t ON a.id IN (t.debit, t.credit) WHERE a.kind IN ('issuer', 'mint') GROUP BY a.guild_id"""
    held = "SELECT guild_id, sum(balance) FROM account WHERE kind NOT IN ('issuer', 'mint') GROUP BY guild_id"
    minted, there = dict(file.execute(made)), dict(file.execute(held))
    if minted != there:
        yield f"minted less burnt {minted}, held {there}"


def _moderated(file: sqlite3.Connection) -> Iterator[str]:
    """Check that each chip a moderator made or took has its audit line, and each line its chips."""
    lines = file.execute("SELECT guild_id, before, after FROM audit WHERE act IN ('grant', 'deduct', 'reset')")
    told: dict[int, int] = {}
    for guild, before, after in lines:
        told[guild] = told.get(guild, 0) + int(after.split()[-1]) - int(before.split()[-1])
    moved = dict(
        file.execute(
            """SELECT c.guild_id, sum(iif(c.kind = 'wallet', t.amount, -t.amount)) FROM transfer t
            JOIN account c ON c.id = t.credit WHERE t.code LIKE 'moderator_%' GROUP BY c.guild_id"""
        )
    )
    if {guild: chips for guild, chips in told.items() if chips} != {
        guild: chips for guild, chips in moved.items() if chips
    }:
        yield f"the audit tells of {told} chips by moderators, the ledger of {moved}"


def _ordered(file: sqlite3.Connection, staff: dict[int, set[int]]) -> Iterator[str]:
    """Check that everybody who gave an audited order had the right to: a table's owner may close it, too."""
    owners = set(file.execute("SELECT id, owner_id FROM poker_table"))
    owners |= set(file.execute("SELECT table_id, subject_id FROM audit WHERE act = 'hand_over'"))
    for guild, act, actor, table in file.execute("SELECT guild_id, act, actor_id, table_id FROM audit"):
        owns = act == "close" and (table, actor) in owners
        if actor is not None and actor not in staff[guild] and not owns:
            yield f"{act} by one who may not"
