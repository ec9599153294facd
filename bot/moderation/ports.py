"""The protocols of the storage for moderation, and their values.

Every change is saved in one transaction with its audit entry, under the request that ordered it, so a second delivery
of the same click changes nothing. All methods raise StoreError (DuplicateRequest for a request carried out before), and
then nothing has changed.
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
    """The guild already has the maximum of 25 presets."""


class NothingToChange(StoreError):
    """The order changes nothing: somebody else was first."""


class RoomBook(Protocol):
    """Each guild's settings and presets; read once, then cached."""

    async def settings(self, guild_id: int) -> RoomSettings:
        """Return the guild's settings; the defaults if none were set."""
        ...

    async def change(self, request: Request, entry: AuditEntry, settings: RoomSettings) -> None: ...

    async def presets(self, guild_id: int) -> dict[str, TableSettings]:
        """Return the presets by name, sorted by name."""
        ...

    async def save_preset(self, request: Request, entry: AuditEntry, name: str, preset: TableSettings) -> None:
        """Save the preset, replacing one of the same name in any case. Raises TooManyPresets."""
        ...

    async def drop_preset(self, request: Request, entry: AuditEntry, name: str) -> bool:
        """Delete the preset; return True if it existed."""
        ...


@dataclass(frozen=True, slots=True)
class Standing:
    """The limits that moderators have put on a player in a guild."""

    banned_until_ms: int | None = None
    """The end of a ban from tables, during which buy-ins and claims are refused.

    None if the player is not banned; FOREVER for a ban without end.
    """
    frozen: bool = False
    """True if only a moderator can take chips from the player's wallet."""

    def banned(self, now_ms: int) -> bool:
        return self.banned_until_ms is not None and now_ms < self.banned_until_ms


FOREVER = 2**62
"""The end of a permanent ban, in milliseconds since 1970."""


class Conduct(Protocol):
    """Storage of bans and frozen wallets. The database itself refuses forbidden transfers."""

    async def standing(self, guild_id: int, player_id: int) -> Standing: ...

    async def change(
        self,
        request: Request,
        entry: AuditEntry,
        player_id: int,
        made: Callable[[Standing], Standing],
        letter: DueLetter | None = None,
    ) -> None:
        """Save the standing that ``made`` returns for the current one, and the letter to the player.

        Fills in the entry's ``before`` and ``after``. Errors of ``made`` are raised here, e.g. NothingToChange.
        """
        ...


@dataclass(frozen=True, slots=True)
class ChipChange:
    """A change of a wallet; stacks at tables stay as they are.

    ``amount`` is the chips to mint into the wallet (grant), to burn from it (deduct; never below zero), or its new
    balance (reset).
    """

    kind: Literal["grant", "deduct", "reset"]
    amount: int


@dataclass(frozen=True, slots=True)
class ChipOutcome:
    before: int
    """The wallet's balance in chips."""
    after: int


class ChipDesk(Protocol):
    async def change(self, request: Request, entry: AuditEntry, player_id: int, change: ChipChange) -> ChipOutcome:
        """Carry out the change; fill in the entry's ``before`` and ``after``.

        Raises InsufficientChips for a deduction of more than the balance.
        """
        ...


@dataclass(frozen=True, slots=True)
class AuditLine:
    """A stored line of the audit log."""

    number: int
    """The number of the guild's entry, from 1 without gaps."""
    entry: AuditEntry
    digest: str
    """SHA-256 over the previous digest and this entry, in hexadecimal; changing or removing a line breaks the chain."""


@dataclass(frozen=True, slots=True)
class AuditFilter:
    """A filter for the audit log; None matches anything."""

    act: str | None = None
    actor_id: int | None = None
    subject_id: int | None = None
    table_id: int | None = None


class AuditLog(Protocol):
    async def write_entry(self, request: Request | None, entry: AuditEntry) -> None:
        """Write an entry for an act that changes nothing else, e.g. viewing a finished hand."""
        ...

    async def page(self, guild_id: int, wanted: AuditFilter, *, skip: int, most: int) -> list[AuditLine]:
        """Return a page of entries, newest first."""
        ...

    async def broken_at(self, guild_id: int) -> int | None:
        """Return the first number with a wrong digest; None if the whole chain is valid."""
        ...


@dataclass(frozen=True, slots=True)
class StatementLine:
    """A transfer between a player's wallet and another account."""

    transfer_id: int
    at_ms: int
    code: str
    """``grant``, ``claim``, ``buy_in``, ``cash_out``, ``moderator_grant`` ..."""
    amount: int
    """Chips into the wallet; negative for chips out of it."""
    balance: int
    """The wallet's balance afterwards."""
    table_id: int | None
    table: str | None
    """The table's name."""


@dataclass(frozen=True, slots=True)
class Week:
    """A guild's figures for seven days; minted and burnt chips are all that its issuer paid out and took in."""

    start_ms: int
    minted: int
    burnt: int
    tables: int
    """Tables opened."""
    hands: int
    """Hands finished."""
    players: int
    """Different players dealt in."""


class Accounts(Protocol):
    async def statement(self, guild_id: int, player_id: int, *, skip: int, most: int) -> list[StatementLine]:
        """Return a page of the player's transfers, newest first."""
        ...

    async def weeks(self, guild_id: int, first_start_ms: int, count: int) -> list[Week]:
        """Return ``count`` consecutive weeks, even those without play."""
        ...

    async def everything(self, guild_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return the guild's rows of every database table, by table name, for the guild's owner.

        No hidden down cards, no decks and no Discord users are included.
        """
        ...


DISPUTE_MOST: Final = 300
"""The most characters that a player may write in a dispute."""
RULING_MOST: Final = 500
"""The most characters that a moderator may write in a ruling."""
OPEN_DISPUTES_MOST: Final = 5
"""The most disputes that one player may have open; the database enforces it."""


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
    """None while the dispute is open."""
    settled_ms: int | None = None
    channel_id: int | None = None
    message_id: int | None = None
    """The message to the moderators; None if it was not posted."""


class TooManyDisputes(StoreError):
    """The player has the maximum number of open disputes, or one about this hand."""


class Disputes(Protocol):
    async def open(self, request: Request, dispute: Dispute) -> int:
        """Save the dispute and return its id. Raises TooManyDisputes."""
        ...

    async def unsettled(self, guild_id: int) -> list[Dispute]:
        """Return the open disputes, oldest first."""
        ...

    async def find(self, guild_id: int, dispute_id: int) -> Dispute | None: ...

    async def save_post(self, dispute_id: int, channel_id: int, message_id: int) -> None:
        """Record the message to the moderators."""
        ...

    async def settle(
        self, request: Request, entry: AuditEntry, dispute_id: int, ruling: str, letter: DueLetter | None = None
    ) -> bool:
        """Save the ruling and the letter to the player; False if the dispute does not exist or is already settled."""
        ...


class StillSeated(StoreError):
    """The player cannot be forgotten yet.

    They sit at a table or wait for a seat, have chips in a pot, or are entered in a tournament.
    """


class ForgettingUsers(Protocol):
    async def player_id(self, user_id: int) -> int | None:
        """Return the user's pseudonym, or None; this creates none."""
        ...

    async def is_seated(self, user_id: int) -> bool:
        """Return True if the user cannot be forgotten yet."""
        ...

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return all stored data of the user, in every guild, as plain values; empty if the user is unknown."""
        ...

    async def forget(self, user_id: int, at_ms: int) -> bool:
        """Delete the one row that links the user to their pseudonym, and burn their wallets.

        Returns whether there was one. Raises StillSeated.
        """
        ...


@dataclass(frozen=True, slots=True)
class Office:
    """All storage for moderation, for code that needs several parts of it."""

    rooms: RoomBook
    conduct: Conduct
    chips: ChipDesk
    audit: AuditLog
    accounts: Accounts
    hands: HandArchive
    disputes: Disputes
    privacy: ForgettingUsers
