"""The interfaces of the storage for moderation, and their values.

Every change is saved in one transaction with its audit entry, under the request that asked for it, so a duplicate of
the same click changes nothing. All methods raise StoreError (DuplicateRequest for a request that was already carried
out), and then nothing has changed.
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
    """Raised if the guild already has the maximum of 25 presets."""


class NothingToChange(StoreError):
    """The command would change nothing, for example because another moderator was faster."""


class RoomBook(Protocol):
    """The settings and presets of each guild, cached after the first read."""

    async def settings(self, guild_id: int) -> RoomSettings:
        """Return the guild's settings; the defaults if none were set."""
        ...

    async def change(self, request: Request, entry: AuditEntry, settings: RoomSettings) -> None: ...

    async def presets(self, guild_id: int) -> dict[str, TableSettings]:
        """Return preset name -> settings, sorted by name."""
        ...

    async def save_preset(self, request: Request, entry: AuditEntry, name: str, preset: TableSettings) -> None:
        """Save the preset. It replaces a preset with the same name, ignoring case. Raises TooManyPresets."""
        ...

    async def drop_preset(self, request: Request, entry: AuditEntry, name: str) -> bool:
        """Delete the preset; return True if it existed."""
        ...


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of a player in a guild: whether they are banned, and whether their wallet is frozen."""

    banned_until_ms: int | None = None
    """The end of a ban, in ms since 1970. During a ban, buy-ins and claims are refused.

    None if the player is not banned; FOREVER for a permanent ban.
    """
    frozen: bool = False
    """True if the wallet is frozen: only moderators can take chips out of it."""

    def banned(self, now_ms: int) -> bool:
        return self.banned_until_ms is not None and now_ms < self.banned_until_ms

    @property
    def ban_ends_ms(self) -> int:
        """The end of the ban, in ms since 1970; FOREVER if no end is known."""
        return FOREVER if self.banned_until_ms is None else self.banned_until_ms


FOREVER = 2**62
"""The end of a permanent ban, as a time that never comes."""


class Conduct(Protocol):
    """Storage of bans and frozen wallets. The database itself refuses transfers that they forbid."""

    async def standing(self, guild_id: int, player_id: int) -> Standing: ...

    async def change(
        self,
        request: Request,
        entry: AuditEntry,
        player_id: int,
        made: Callable[[Standing], Standing],
        letter: DueLetter | None = None,
    ) -> None:
        """Pass the player's current state to ``made``; save the state that it returns, and the direct message.

        It fills in the entry's ``before`` and ``after``. Errors that ``made`` raises are passed on, for example
        NothingToChange.
        """
        ...


@dataclass(frozen=True, slots=True)
class ChipChange:
    """A moderator's change of a wallet; stacks at tables stay unchanged.

    ``amount`` is the chips to mint into the wallet (grant), to burn from it (deduct; never below zero), or its new
    balance (reset).
    """

    kind: Literal["grant", "deduct", "reset"]
    amount: int


@dataclass(frozen=True, slots=True)
class ChipOutcome:
    before: int
    """The wallet's balance before the change, in chips."""
    after: int


class ChipDesk(Protocol):
    async def change(
        self,
        request: Request,
        entry: AuditEntry,
        player_id: int,
        change: ChipChange,
        letter: DueLetter | None = None,
    ) -> ChipOutcome:
        """Change the wallet, and fill in the entry's ``before`` and ``after``.

        The letter to the player is saved only if the balance changes.
        Raises InsufficientChips if the deduction exceeds the balance.
        """
        ...


@dataclass(frozen=True, slots=True)
class AuditLine:
    """A stored line of the audit log."""

    number: int
    """The number of the entry in its guild, counted from 1 without gaps."""
    entry: AuditEntry
    digest: str
    """The SHA-256 of the previous digest and this entry, in hexadecimal.

    Changing or removing a line therefore breaks the chain.
    """


@dataclass(frozen=True, slots=True)
class AuditFilter:
    """A filter for the audit log; a None field matches everything."""

    act: str | None = None
    actor_id: int | None = None
    subject_id: int | None = None
    table_id: int | None = None


class AuditLog(Protocol):
    async def write_entry(self, request: Request | None, entry: AuditEntry) -> None:
        """Write an audit entry for an act that changes nothing else, for example viewing a finished hand."""
        ...

    async def page(self, guild_id: int, wanted: AuditFilter, *, skip: int, most: int) -> list[AuditLine]:
        """Return a page of entries, newest first."""
        ...

    async def broken_at(self, guild_id: int) -> int | None:
        """Return the number of the first entry with a wrong digest; None if all digests are right."""
        ...


@dataclass(frozen=True, slots=True)
class StatementLine:
    """A transfer between a player's wallet and another account."""

    transfer_id: int
    at_ms: int
    code: str
    """``grant``, ``claim``, ``buy_in``, ``cash_out``, ``moderator_grant`` ..."""
    amount: int
    """The chips that moved into the wallet; negative if they moved out of it."""
    balance: int
    """The wallet's balance after the transfer."""
    table_id: int | None
    table: str | None
    """The name of the table, if the transfer concerns one."""
    tournament: str | None = None
    """The name of the tournament, if the transfer concerns one."""
    reason: str = ""
    """A moderator's reason for the transfer; empty for others."""


@dataclass(frozen=True, slots=True)
class Week:
    """A guild's figures for one week.

    Minted and burnt chips are all chips that the guild's issuer account paid out and took in.
    """

    start_ms: int
    minted: int
    burnt: int
    tables: int
    """The number of tables opened."""
    hands: int
    """The number of hands that finished."""
    players: int
    """The number of different players who were dealt in."""


class Accounts(Protocol):
    async def statement(self, guild_id: int, player_id: int, *, skip: int, most: int) -> list[StatementLine]:
        """Return a page of the player's transfers, newest first."""
        ...

    async def weeks(self, guild_id: int, first_start_ms: int, count: int) -> list[Week]:
        """Return ``count`` consecutive weeks, including those without play."""
        ...

    async def everything(self, guild_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return table name -> the guild's rows of that database table, for the guild's owner.

        Hidden down cards, decks and Discord users are not included.
        """
        ...


DISPUTE_MOST: Final = 300
"""The maximum number of characters that a player may write in a dispute."""
RULING_MOST: Final = 500
"""The maximum number of characters that a moderator may write in a ruling."""
OPEN_DISPUTES_MOST: Final = 5
"""The maximum number of open disputes per player, which the database enforces."""


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
    """The moderator's ruling; None while the dispute is open."""
    settled_ms: int | None = None
    channel_id: int | None = None
    message_id: int | None = None
    """Discord's id of the message to the moderators; None if it was not posted."""


class TooManyDisputes(StoreError):
    """Raised if the player has the maximum number of open disputes, or an open one about this hand."""


class Disputes(Protocol):
    async def open(self, request: Request, dispute: Dispute) -> int:
        """Save the dispute and return its id. Raises TooManyDisputes."""
        ...

    async def unsettled(self, guild_id: int) -> list[Dispute]:
        """Return the open disputes, oldest first."""
        ...

    async def find(self, guild_id: int, dispute_id: int) -> Dispute | None: ...

    async def save_post(self, dispute_id: int, channel_id: int, message_id: int) -> None:
        """Save the channel and the id of the message to the moderators."""
        ...

    async def administrators(self, guild_id: int, most: int) -> list[int]:
        """Return the player_ids of those who last changed the server's settings or presets, the newest first."""
        ...

    async def claim_hint(self, guild_id: int, at_ms: int) -> bool:
        """Record that the server's administrators are told of the missing channel; return False if they were before."""
        ...

    async def release_hint(self, guild_id: int) -> None:
        """Delete that record, because nobody was reached."""
        ...

    async def settle(
        self, request: Request, entry: AuditEntry, dispute_id: int, ruling: str, letter: DueLetter | None = None
    ) -> bool:
        """Save the ruling and the direct message to the player; return False if the dispute is not open."""
        ...


class StillSeated(StoreError):
    """Raised if the user's data cannot be deleted yet.

    They sit at a table or wait for a seat, have chips in a pot, or have entered a tournament.
    """


class ForgettingUsers(Protocol):
    async def player_id(self, user_id: int) -> int | None:
        """Return the user's pseudonym; None, without creating one, if they have none."""
        ...

    async def is_seated(self, user_id: int) -> bool:
        """Return True if the user sits, waits, has chips in a pot, or is in a tournament.

        Their data cannot be deleted then.
        """
        ...

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return all stored data about the user, of every guild, as plain values; empty for an unknown user."""
        ...

    async def forget(self, user_id: int, at_ms: int) -> bool:
        """Delete the row that links the user to their pseudonym, and burn the chips in their wallets.

        Return True if there was such a row. Raises StillSeated.
        """
        ...


@dataclass(frozen=True, slots=True)
class Office:
    """All parts of the storage for moderation, for code that uses several of them."""

    rooms: RoomBook
    conduct: Conduct
    chips: ChipDesk
    audit: AuditLog
    accounts: Accounts
    hands: HandArchive
    disputes: Disputes
    privacy: ForgettingUsers
