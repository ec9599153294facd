"""Permission checks; every moderator's command begins with one.

    asker = await authority.require(origin, Power.KICK, table=view, subject_id=player, subject=member)

Check before anything is read or changed, and again for every click, menu and form, because Discord's own setting hides
a command but does not protect it. ``table`` is the table that the power is used on. ``subject_id`` is the
pseudonym of the player that it is used on, and ``subject`` is the same player as a Discord user. Pass those that exist.
If they are known only after a look-up, check twice: without them before the look-up, and with them before the change.

A command that does two things needs two powers. For example, closing a table at once also cancels the running hand, so
it needs CLOSE_TABLE and VOID_HAND. Before showing a hand, also check whether the asker was dealt in, because ``table``
knows only the last hand.
"""

from typing import Final

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.moderation.ports import RoomBook
from bot.moderation.powers import NOT_ON_EQUALS, Asker, Forbidden, Power, Rank, forbidden
from bot.moderation.room_settings import RoomSettings
from bot.tables.ports import Directory, TableView, Timer
from bot.tables.saving import AuditEntry, Request
from bot.tournaments.manager import TournamentManager
from bot.tournaments.questions import plays_on
from bot.use_cases.origin import Origin, Person
from bot.use_cases.requests import KnownNames, Requests
from bot.use_cases.standing import Standings

ADMINISTRATOR: Final = 1 << 3
MANAGE_CHANNELS: Final = 1 << 4
MANAGE_GUILD: Final = 1 << 5
VIEW_CHANNEL: Final = 1 << 10
MANAGE_THREADS: Final = 1 << 34
MODERATE_MEMBERS: Final = 1 << 40
"""The bit of Discord's permission to moderate members."""


def rank_of(person: Person, settings: RoomSettings) -> Rank:
    """Return the person's rank, which follows from their permissions and roles in the server.

    Permissions in a single channel do not count. Discord gives the server's owner every permission, and takes nearly
    all from a member who is timed out.
    """
    if not person.is_member:
        return Rank.OUTSIDER
    if person.permissions & (MANAGE_GUILD | ADMINISTRATOR):
        return Rank.ADMINISTRATOR
    by_role = bool(person.roles & set(settings.moderator_roles)) and not person.is_timed_out
    if by_role or person.permissions & (MODERATE_MEMBERS | MANAGE_CHANNELS):
        return Rank.MODERATOR
    return Rank.PLAYER


class Authority:
    def __init__(
        self,
        rooms: RoomBook,
        standings: Standings,
        requests: Requests,
        directory: Directory,
        names: KnownNames,
        tournaments: TournamentManager,
        timer: Timer,
    ) -> None:
        self._rooms = rooms
        self._standings = standings
        self._requests = requests
        self._directory = directory
        self._names = names
        self._tournaments = tournaments
        self._timer = timer

    async def moderates(self, origin: Origin) -> bool:
        """Return True if the asker's rank is moderator or higher.

        Use it only to decide what to show or suggest: it permits no change, and creates no pseudonym for the asker.
        """
        return rank_of(origin.asker, await self._rooms.settings(origin.server)) >= Rank.MODERATOR

    async def asker_of(self, origin: Origin) -> Asker:
        """Return the asker with their rank, ban and frozen wallet.

        Raises Complaint outside a server, and for users who are not members, because they get no wallet.
        """
        guild_id, rank = origin.server, rank_of(origin.asker, await self._rooms.settings(origin.server))
        if rank is Rank.OUTSIDER:
            raise Complaint("forbidden-outsider")
        request = await self._requests.request_of(origin)
        assert request.player_id is not None
        standing = await self._standings.of(guild_id, request.player_id)
        banned = standing.banned(self._timer.now_ms())
        return Asker(request.player_id, rank, origin.asker.roles, banned, standing)

    async def require(
        self,
        origin: Origin,
        power: Power,
        *,
        table: TableView | None = None,
        subject_id: int | None = None,
        subject: Person | None = None,
        tournament_id: int | None = None,
    ) -> Asker:
        """Return the asker if they have the power; otherwise raise Complaint with the reason.

        ``tournament_id`` is the tournament that the power is used on, if it is not used on a table.
        """
        asker, settings = await self.asker_of(origin), await self._rooms.settings(origin.server)
        if table is not None and tournament_id is None:
            tournament_id = table.tournament_id
        why = forbidden(
            power,
            asker,
            settings,
            table=table,
            subject_id=subject_id,
            subject_rank=rank_of(subject, settings) if subject is not None else None,
            keeps_place=table is not None and bool(origin.access(table.place.channel_id) & MANAGE_CHANNELS),
            plays_in=self._plays_in(tournament_id, asker.player_id),
        )
        if why is Forbidden.BANNED:
            raise Complaint("forbidden-banned", until=asker.standing.ban_ends_ms)
        if why is not None:
            raise _complaint(origin, why, power, settings)
        return asker

    def _plays_in(self, tournament_id: int | None, player_id: int) -> bool:
        """Return True if the player is in the tournament or waits for a place in it, and can still play there."""
        view = self._tournaments.view(tournament_id) if tournament_id is not None else None
        return view is not None and plays_on(view.new.settings, view.state, player_id)

    async def require_on(self, origin: Origin, power: Power, subject: Person, *, known: bool = False) -> int:
        """Return the pseudonym of the user whom the command is about, if the asker may give the command.

        With ``known``, only users who already have a pseudonym are accepted; otherwise a new one is created. Raises
        Complaint.
        """
        await self.require(origin, power)
        player = await (self.known_player(origin, subject) if known else self._player(origin, subject))
        await self.require(origin, power, subject_id=player, subject=subject)
        return player

    async def known_player(self, origin: Origin, subject: Person) -> int:
        """Return the user's pseudonym.

        Raises Complaint if they have none, because merely looking somebody up must not create one.
        """
        player = await self._directory.known(subject.user_id)
        if player is None:
            raise Complaint("player-unknown", name=clean(subject.name))
        self._names.remember_name(origin.server, player, subject.name)
        return player

    async def _player(self, origin: Origin, subject: Person) -> int:
        if subject.is_bot:
            raise Complaint("player-is-a-bot")
        player = await self._directory.player_id(subject.user_id)
        self._names.remember_name(origin.server, player, subject.name)
        return player

    def entry_of(
        self,
        origin: Origin,
        act: str,
        request: Request,
        reason: str,
        *,
        subject_id: int | None = None,
        table_id: int | None = None,
        hand_number: int | None = None,
        before: str = "",
        after: str = "",
    ) -> AuditEntry:
        """Return the audit entry for this command."""
        return AuditEntry(
            origin.server,
            act,
            request.player_id,
            reason,
            self._timer.now_ms(),
            subject_id,
            table_id,
            hand_number,
            before,
            after,
        )


def _complaint(origin: Origin, why: Forbidden, power: Power, settings: RoomSettings) -> Complaint:
    """Return a complaint that says why the power is refused, and which ranks have it."""
    if why is Forbidden.NOT_OPENER:
        existing_roles = [role for role in settings.opener_roles if origin.has_role(role)]
        if not existing_roles:
            return Complaint("forbidden-no-opener-left")
        return Complaint("forbidden-not-opener", roles=", ".join(f"<@&{role}>" for role in existing_roles))
    if why is Forbidden.NOT_MODERATOR and power is Power.CLOSE_TABLE:
        return Complaint("table-close-forbidden")
    if why is Forbidden.NOT_MODERATOR and power is Power.RENAME_TABLE:
        return Complaint("table-rename-forbidden")
    if why is Forbidden.NOT_ADMINISTRATOR and power is Power.GUARANTEE:
        return Complaint("forbidden-guarantee")
    if why is Forbidden.ONESELF and power in NOT_ON_EQUALS:
        return Complaint("forbidden-oneself-equal")
    return Complaint(f"forbidden-{why.replace('_', '-')}")
