"""The protocols of the file behind moderating, and the values that cross.

Every change is saved in one transaction with its line of the audit, under the request that ordered it, so that a second
delivery of the same click changes nothing. All methods raise StoreError (DuplicateRequest for a request carried out
before); then nothing has happened.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from bot.moderation.hand_archive import HandArchive
from bot.moderation.room_settings import RoomSettings
from bot.tables.due_letters import DueLetter
from bot.tables.saving import AuditEntry, Request, StoreError
from bot.tables.state import TableSettings


class TooManyPresets(StoreError):
    """The guild has as many presets as one may have, 25."""


class NothingToChange(StoreError):
    """The order asks for nothing that is not so already: somebody else was first."""


class RoomBook(Protocol):
    """Each guild's settings and presets; read once, then remembered."""

    async def settings(self, guild_id: int) -> RoomSettings:
        """The defaults where nothing was ever set."""
        ...

    async def change(self, request: Request, entry: AuditEntry, settings: RoomSettings) -> None: ...

    async def presets(self, guild_id: int) -> dict[str, TableSettings]:
        """The presets by name, in the order of their names."""
        ...

    async def save_preset(self, request: Request, entry: AuditEntry, name: str, preset: TableSettings) -> None:
        """A preset of the same name, whatever its case, is replaced. Raises TooManyPresets."""
        ...

    async def drop_preset(self, request: Request, entry: AuditEntry, name: str) -> bool:
        """True if there was one."""
        ...


@dataclass(frozen=True, slots=True)
class Standing:
    """The limits that moderators have put on a player in a guild."""

    banned_until_ms: int | None = None
    """Bans from tables: no buying in and no claim before. None where the player is not banned; FOREVER without end."""
    frozen: bool = False
    """Nothing leaves the player's wallet but by a moderator."""

    def banned(self, now_ms: int) -> bool:
        return self.banned_until_ms is not None and now_ms < self.banned_until_ms


FOREVER = 2**62
"""As the end of a ban, in milliseconds since 1970."""


class Conduct(Protocol):
    """Bans and frozen wallets. The file itself refuses what they forbid."""

    async def standing(self, guild_id: int, player_id: int) -> Standing: ...

    async def change(
        self,
        request: Request,
        entry: AuditEntry,
        player_id: int,
        made: Callable[[Standing], Standing],
        letter: DueLetter | None = None,
    ) -> None:
        """Saves the standing that ``made`` makes of the one in the file, and fills in the entry's ``before`` and
        ``after``; and the letter to the player. An error of ``made`` is raised here; it may be NothingToChange."""
        ...


@dataclass(frozen=True, slots=True)
class ChipChange:
    """``amount``: chips to mint into the wallet (grant), to burn from it (deduct; never below zero), or to bring it to
    (reset). Stacks at tables are left alone."""

    kind: Literal["grant", "deduct", "reset"]
    amount: int


@dataclass(frozen=True, slots=True)
class ChipOutcome:
    before: int
    """The wallet's balance in chips."""
    after: int


class ChipDesk(Protocol):
    async def change(self, request: Request, entry: AuditEntry, player_id: int, change: ChipChange) -> ChipOutcome:
        """Fills in the entry's ``before`` and ``after``. Raises InsufficientChips for a deduction of more than there
        is."""
        ...


@dataclass(frozen=True, slots=True)
class AuditLine:
    """A line of the audit as the file holds it."""

    number: int
    """Of the guild's entries, from 1 without gaps."""
    entry: AuditEntry
    digest: str
    """SHA-256 in hexadecimal over the digest before it and this entry: a line changed or left out breaks the chain."""


@dataclass(frozen=True, slots=True)
class AuditFilter:
    """None for any."""

    act: str | None = None
    actor_id: int | None = None
    subject_id: int | None = None
    table_id: int | None = None


class AuditLog(Protocol):
    async def write_entry(self, request: Request | None, entry: AuditEntry) -> None:
        """Writes the line of a deed that changes nothing else, such as a look at a finished hand."""
        ...

    async def page(self, guild_id: int, wanted: AuditFilter, *, skip: int, most: int) -> list[AuditLine]:
        """The newest first."""
        ...

    async def broken_at(self, guild_id: int) -> int | None:
        """The first number whose digest does not prove; None where the whole chain does."""
        ...


@dataclass(frozen=True, slots=True)
class StatementLine:
    """A movement of one player's chips between their wallet and elsewhere."""

    transfer_id: int
    at_ms: int
    code: str
    """``grant``, ``claim``, ``buy_in``, ``cash_out``, ``moderator_grant`` ..."""
    amount: int
    """Into the wallet, or below zero out of it."""
    balance: int
    """Of the wallet afterwards."""
    table_id: int | None
    table: str | None
    """Its name."""


@dataclass(frozen=True, slots=True)
class Week:
    """A guild's figures of seven days; the chips minted and burnt are all that its issuer paid and took."""

    start_ms: int
    minted: int
    burnt: int
    tables: int
    """Opened."""
    hands: int
    """Finished."""
    players: int
    """Different ones that were dealt in."""


class Accounts(Protocol):
    async def statement(self, guild_id: int, player_id: int, *, skip: int, most: int) -> list[StatementLine]:
        """The newest first."""
        ...

    async def weeks(self, guild_id: int, first_start_ms: int, count: int) -> list[Week]:
        """So many weeks one after the other, those without anything included."""
        ...

    async def everything(self, guild_id: int) -> dict[str, list[dict[str, Any]]]:
        """Every table of the file as far as it concerns the guild, name -> rows, for its owner; no down card that was
        not shown, no deck, and no Discord user."""
        ...


DISPUTE_MOST: Final = 300
"""Characters of what a player may write in a dispute."""
RULING_MOST: Final = 500
"""Characters of what a moderator may write to settle one."""
OPEN_DISPUTES_MOST: Final = 5
"""Most disputes that one player may have open, by the file's own rule."""


@dataclass(frozen=True, slots=True)
class Dispute:
    guild_id: int
    table_id: int
    hand_number: int
    player_id: int
    text: str
    at_ms: int
    dispute_id: int = 0
    ruling: str | None = None
    """None while it is open."""
    settled_ms: int | None = None
    channel_id: int | None = None
    message_id: int | None = None
    """Where it stands before the moderators; None where it was not posted."""


class TooManyDisputes(StoreError):
    """The player has as many open disputes as one may have, or one about this hand."""


class Disputes(Protocol):
    async def open(self, request: Request, dispute: Dispute) -> int:
        """Its id. Raises TooManyDisputes."""
        ...

    async def unsettled(self, guild_id: int) -> list[Dispute]:
        """The oldest first."""
        ...

    async def find(self, guild_id: int, dispute_id: int) -> Dispute | None: ...

    async def posted(self, dispute_id: int, channel_id: int, message_id: int) -> None:
        """Remember where it stands before the moderators."""
        ...

    async def settle(
        self, request: Request, entry: AuditEntry, dispute_id: int, ruling: str, letter: DueLetter | None = None
    ) -> bool:
        """Saves the ruling, and the letter to the player. False where there is no such dispute, or it was settled
        before."""
        ...


class StillSeated(StoreError):
    """A player cannot be forgotten yet while they sit at a table or wait for a seat, have chips in a pot, or are
    entered in a tournament."""


class ForgettingUsers(Protocol):
    async def player_id(self, user_id: int) -> int | None:
        """The user's pseudonym, where they have one; none is made."""
        ...

    async def is_seated(self, user_id: int) -> bool:
        """True if the user cannot be forgotten yet."""
        ...

    async def export(self, user_id: int) -> dict[str, Any]:
        """All that the file knows of the user, in every guild, as plain values; empty where the user is unknown."""
        ...

    async def forget(self, user_id: int, at_ms: int) -> bool:
        """Delete the one row that links the user to their pseudonym, and burn their wallets. Tells whether there was
        one. Raises StillSeated."""
        ...


@dataclass(frozen=True, slots=True)
class Office:
    """Everything together, for who serves people."""

    rooms: RoomBook
    conduct: Conduct
    chips: ChipDesk
    audit: AuditLog
    accounts: Accounts
    hands: HandArchive
    disputes: Disputes
    privacy: ForgettingUsers
