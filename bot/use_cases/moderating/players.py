"""Bans and frozen wallets, each saved with its audit entry and the direct message to the player."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Literal

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.moderation.ports import FOREVER, Conduct, NothingToChange, Standing
from bot.moderation.powers import Power
from bot.tables.due_letters import DueLetter
from bot.tables.ports import Timer
from bot.tables.saving import Request
from bot.use_cases.authority import Authority
from bot.use_cases.moderating.removals import Ban, Removals, TablesLeft, TournamentsLeft
from bot.use_cases.origin import Origin, Person
from bot.use_cases.ports import DueLetters
from bot.use_cases.reasons import reason_of
from bot.use_cases.requests import Requests

HOURS_MOST: Final = 24 * 366
_HOUR_MS: Final = 3_600_000
StandingAct = Literal["ban", "unban", "freeze", "unfreeze"]


@dataclass(frozen=True, slots=True)
class Banned:
    until_ms: int
    """The end of the ban, in ms since 1970; FOREVER if it has no end."""
    tables: TablesLeft
    tournaments: TournamentsLeft
    reached: bool
    """True if the direct message about the ban reached the player."""


class ModeratingPlayers:
    """Commands to ban and unban players, and to freeze and unfreeze their wallets.

    Each raises Complaint if the user may not give the command or if it would change nothing, and StoreError.
    """

    def __init__(
        self,
        authority: Authority,
        requests: Requests,
        conduct: Conduct,
        removals: Removals,
        letters: DueLetters,
        timer: Timer,
    ) -> None:
        self._authority = authority
        self._requests = requests
        self._conduct = conduct
        self._removals = removals
        self._letters = letters
        self._timer = timer

    async def ban(self, origin: Origin, subject: Person, hours: int | None, reason: str) -> Banned:
        """Ban a player from all tables.

        The player is taken off the tables where they sit, and out of the tournaments that start before the ban ends.
        """
        why = reason_of(reason)
        player = await self._authority.require_on(origin, Power.BAN, subject)
        until = FOREVER if hours is None else self._timer.now_ms() + hours * _HOUR_MS
        banned = partial(_banned, until_ms=until)
        request, letter = await self._change_standing(origin, "ban", player, banned, why, until)
        ban = Ban(origin, request, subject, player, why, until)
        tables = await self._removals.from_tables(ban)
        tournaments = await self._removals.from_tournaments(ban)
        return Banned(until, tables, tournaments, await self._letters.reach(letter))

    async def unban(self, origin: Origin, subject: Person, reason: str) -> bool:
        """Lift the player's ban.

        Return True if the direct message about it reached the player; ``freeze`` and ``unfreeze`` return the same.
        """
        why = reason_of(reason)
        player = await self._authority.require_on(origin, Power.UNBAN, subject, known=True)
        change = partial(_unbanned, now_ms=self._timer.now_ms())
        with _complaint_if_needless("mod-not-banned", subject):
            return await self._change_and_notify(origin, "unban", player, change, why)

    async def freeze(self, origin: Origin, subject: Person, reason: str) -> bool:
        why = reason_of(reason)
        player = await self._authority.require_on(origin, Power.FREEZE, subject)
        with _complaint_if_needless("mod-already-frozen", subject):
            return await self._change_and_notify(origin, "freeze", player, partial(_frozen, wanted=True), why)

    async def unfreeze(self, origin: Origin, subject: Person, reason: str) -> bool:
        why = reason_of(reason)
        player = await self._authority.require_on(origin, Power.UNFREEZE, subject, known=True)
        with _complaint_if_needless("mod-not-frozen", subject):
            return await self._change_and_notify(origin, "unfreeze", player, partial(_frozen, wanted=False), why)

    async def _change_and_notify(
        self, origin: Origin, act: StandingAct, player: int, change: Callable[[Standing], Standing], reason: str
    ) -> bool:
        _, letter = await self._change_standing(origin, act, player, change, reason)
        return await self._letters.reach(letter)

    async def _change_standing(
        self,
        origin: Origin,
        act: StandingAct,
        player: int,
        change: Callable[[Standing], Standing],
        reason: str,
        until_ms: int = FOREVER,
    ) -> tuple[Request, DueLetter]:
        """Save the player's changed ban or freeze; return the request and the message to the player.

        The database adds the old and new state to the audit entry, and stores the message.
        """
        request = await self._requests.request_of(origin)
        entry = self._authority.entry_of(origin, act, request, reason, subject_id=player)
        letter = DueLetter(entry.guild_id, player, act, {"reason": reason, "until_ms": until_ms}, entry.at_ms)
        await self._conduct.change(request, entry, player, change, letter)
        return request, letter


def _banned(standing: Standing, *, until_ms: int) -> Standing:
    return replace(standing, banned_until_ms=until_ms)


def _unbanned(standing: Standing, *, now_ms: int) -> Standing:
    """Return the player's state without the ban. Raises NothingToChange if they are not banned."""
    if not standing.banned(now_ms):
        raise NothingToChange
    return replace(standing, banned_until_ms=None)


def _frozen(standing: Standing, *, wanted: bool) -> Standing:
    if standing.frozen == wanted:
        raise NothingToChange
    return replace(standing, frozen=wanted)


@contextmanager
def _complaint_if_needless(key: str, subject: Person) -> Iterator[None]:
    """Convert NothingToChange into a Complaint.

    For example, another moderator may have just made the same change.
    """
    try:
        yield
    except NothingToChange as error:
        raise Complaint(key, name=clean(subject.name)) from error
