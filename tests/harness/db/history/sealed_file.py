"""A table with sealed deals in a real file, with its seeds, for tests of what may be read of it later."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.fairness.cutting import Contribution
from bot.fairness.kept_bytes import kept_bytes
from bot.fairness.log import contribution_of
from bot.fairness.proof import DealRecord, State, record_of
from bot.fairness.sealing import NO_SEAL, SealedHand, sealed_hand
from bot.poker.events import Event
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.tables.saved_seals import Roster, SavedSeal
from bot.tables.saving import TableCommit
from bot.tables.state import TableState
from db import SqliteStore
from tests.harness.fairness.proven import Dealt, deal
from tests.harness.history.hands import GUILD, NOW, TableFile, settings_of


@dataclass
class SealedTable:
    """A table that writes every hand in one commit, where a real one writes many."""

    file: TableFile
    rng: Random
    dealt: list[Dealt] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=list)
    """The events of each hand, as far as it got."""
    _next: SealedHand = field(init=False)
    _seed: bytes = field(init=False)
    _contributions: tuple[Contribution, ...] = ()

    @classmethod
    async def open(
        cls,
        store: SqliteStore,
        game: str,
        players: tuple[int, ...] | None = None,
        guild: int = GUILD,
        *,
        rules: HouseRules | None = None,
        **new: object,
    ) -> "SealedTable":
        """Open the table, full unless players are named."""
        players = players or tuple(range(101, 101 + GAMES[game].seats_most))
        settings = settings_of(game, rules=rules)
        table = cls(await TableFile.open(store, players, game, guild=guild, settings=settings, **new), Random(game))
        table._seal(1, NO_SEAL)
        first = TableCommit(table.file.table, TableState(), NOW, new_seal=table._saved(0))
        await store.commit(first)
        table._contributions = (Contribution(2, "cut", word="lucky seven"), Contribution(1, "cut", word="ü"))
        return table

    async def play(self, game: str, rules: HouseRules, *, eager: bool = False, undone_at: int | None = None) -> None:
        """Play a hand to its end, or only its first ``undone_at`` events and then undo it."""
        sealed, contributions = self._next, self._contributions
        seats = len(self.file.players)
        dealt = deal(sealed, contributions, game, rules, seats, self.rng, eager=eager)
        events = tuple(dealt.hand.events[:undone_at])
        closing = dealt.closing
        roster = Roster(game, closing.button, 0, 0, closing.seats, closing.rules.hex())
        before = self._saved(0, roster=roster, thread_id=closing.thread, message_id=closing.message, state="dealt")
        self._seal(sealed.hand + 1, sealed.seal)
        record = self._record(dealt, events, "finished" if undone_at is None else "undone")
        more: dict[str, Any] = {
            "seals": (before,),
            "new_seal": self._saved(0),
            "kept": kept_bytes(record.kept),
            "taken": tuple(entry.taken for entry in record.whole.log),
            "by_person": tuple(entry.by_person for entry in record.whole.log),
        }
        await (self.file.undo(events, **more) if undone_at is not None else self.file.file(dealt.hand, **more))
        self.dealt.append(dealt)
        self.events.append(events)
        acts = [contribution_of(event) for event in events]
        self._contributions = (*(act for act in acts if act), Contribution(1, "cut", word="noch einmal"))

    def _seal(self, hand: int, before: bytes) -> None:
        self._seed = self.rng.randbytes(32)
        self._next = sealed_hand(self.file.table, hand, before, self._seed)

    def _saved(self, up_to: int, **more: object) -> SavedSeal:
        deal, contributions = self._next, self._contributions if more else ()
        return SavedSeal(deal.hand, deal.before, deal.seal, self._seed, contributions, up_to, **more)  # type: ignore[arg-type]  # fields by name

    @staticmethod
    def _record(dealt: Dealt, events: Sequence[Event], state: State) -> DealRecord:
        acts = [contribution_of(event) is not None for event in events]
        return record_of(dealt.sealed, dealt.contributions, dealt.closing, events, acts, state)
