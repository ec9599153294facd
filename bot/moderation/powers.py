"""The rules that say who may use which power.

Every command, click and form is checked against them, whatever commands Discord showed to the user.
"""

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Final

from bot.moderation.ports import Standing
from bot.moderation.room_settings import RoomSettings
from bot.tables.ports import TableView


class Rank(IntEnum):
    """A user's rank in a guild; each rank may do everything that the lower ranks may."""

    OUTSIDER = 0
    """Not a member of the guild."""
    PLAYER = 1
    MODERATOR = 2
    """A user with one of the room's moderator roles, or with one of two permissions of Discord.

    These are the permissions to moderate members and to manage channels. A user whom Discord has timed out does not
    have this rank.
    """
    ADMINISTRATOR = 3
    """The server's owner, or a user with Discord's permission to manage the server."""


class Power(StrEnum):
    OPEN_TABLE = "open_table"
    CLOSE_TABLE = "close_table"
    RENAME_TABLE = "rename_table"
    PAUSE = "pause"
    RESUME = "resume"
    VOID_HAND = "void_hand"
    KICK = "kick"
    HAND_OVER = "hand_over"
    LAST_HAND = "last_hand"
    """Close every table of the guild after the hand that is being played there."""
    BAN = "ban"
    UNBAN = "unban"
    FREEZE = "freeze"
    UNFREEZE = "unfreeze"
    GRANT = "grant"
    DEDUCT = "deduct"
    RESET = "reset"
    SEE_HAND = "see_hand"
    """See a finished hand with all its cards."""
    SEE_DISPUTES = "see_disputes"
    SETTLE = "settle"
    SEE_FLAGS = "see_flags"
    AUDIT = "audit"
    SEE_LEDGER = "see_ledger"
    """See another player's transfers of chips; everybody may see their own."""
    REPORT = "report"
    HEALTH = "health"
    SEE_ROOM = "see_room"
    SET_ROOM = "set_room"
    PRESETS = "presets"
    EXPORT = "export"
    RUN_TOURNAMENT = "run_tournament"
    """Create, change, pause and announce tournaments, schedules and templates; cancel unstarted ones."""
    GUARANTEE = "guarantee"
    """Create or change a tournament with a guaranteed prize pool.

    The house adds the missing chips, and the organiser may play in it too.
    """
    REMOVE_ENTRANT = "remove_entrant"
    MOVE_ENTRANT = "move_entrant"
    """Move a player of a running tournament to another of its tables."""
    CORRECT_CHIPS = "correct_chips"
    """Correct a player's chips in a running tournament."""
    CANCEL_PLAY = "cancel_play"
    """Cancel a running tournament, whose pool is then shared out."""


_LEAST: Final = dict.fromkeys(Power, Rank.MODERATOR) | {
    Power.OPEN_TABLE: Rank.PLAYER,
    Power.SET_ROOM: Rank.ADMINISTRATOR,
    Power.EXPORT: Rank.ADMINISTRATOR,
    Power.GUARANTEE: Rank.ADMINISTRATOR,
}
"""The minimum rank for each power; if not listed, it is moderator.

``bot.use_cases.authority`` determines a user's rank.
"""
_OF_OWNERS: Final = frozenset({Power.CLOSE_TABLE, Power.RENAME_TABLE})
"""Powers that a table's owner has over that table, whatever their rank."""
_NOT_AT_OWN_TABLE: Final = frozenset({Power.VOID_HAND, Power.KICK, Power.SEE_HAND})
"""Powers that moderators may not use at a table where they play, because they affect cards or pots.

A kick, for example, folds a hand.
"""
_NOT_IN_OWN_TOURNAMENT: Final = frozenset(
    {Power.VOID_HAND, Power.KICK, Power.REMOVE_ENTRANT, Power.MOVE_ENTRANT, Power.CORRECT_CHIPS, Power.CANCEL_PLAY}
)
"""Powers that moderators may not use in a tournament in which they play.

They affect cards, pots or the pool.
"""
NOT_ON_EQUALS: Final = frozenset({Power.BAN, Power.UNBAN, Power.FREEZE, Power.UNFREEZE, Power.DEDUCT, Power.RESET})
"""Powers that moderators may not use on each other.

For example, a ban would take away the other's powers.
"""
_NOT_FOR_ONESELF: Final = NOT_ON_EQUALS | {Power.GRANT, Power.HAND_OVER, Power.SETTLE}
"""Powers that moderators may not use on themselves.

For example, they may not grant chips to themselves.
"""


@dataclass(frozen=True, slots=True)
class Asker:
    player_id: int
    rank: Rank
    roles: frozenset[int] = frozenset()
    banned: bool = False
    """True if the user is banned from the guild's tables."""
    standing: Standing = field(default_factory=Standing)
    """The player's ban and freeze, from which ``banned`` was determined."""


class Forbidden(StrEnum):
    """The reasons for refusing a power; the first one that applies is given."""

    OUTSIDER = "outsider"
    BANNED = "banned"
    NOT_MODERATOR = "not_moderator"
    NOT_ADMINISTRATOR = "not_administrator"
    NOT_OPENER = "not_opener"
    OWN_TABLE = "own_table"
    """The asker plays at the table."""
    OWN_TOURNAMENT = "own_tournament"
    """The asker plays in the tournament."""
    ONESELF = "oneself"
    EQUAL = "equal"
    """The player whom the power is used on is also a moderator."""


def forbidden(
    power: Power,
    asker: Asker,
    settings: RoomSettings,
    *,
    table: TableView | None = None,
    subject_id: int | None = None,
    subject_rank: Rank | None = None,
    keeps_place: bool = False,
    plays_in: bool = False,
) -> Forbidden | None:
    """Return the reason why the asker may not use the power; None if they may.

    ``table`` is the table that the power is used on, and ``subject_id`` the player that it is used on. ``subject_rank``
    is that player's rank in the guild, None if it is unknown. ``keeps_place`` is True if the asker manages the table's
    channel, which gives them the owner's rights. ``plays_in`` is True if the power is used on a tournament, or a table
    of one, in which the asker plays.

    A ban takes away a player's right to open tables, an owner's rights over their table and a moderator's powers,
    because they could otherwise lift the ban themselves. An administrator keeps theirs, so that nobody can be locked
    out of their own server.
    """
    if asker.rank is Rank.OUTSIDER:
        return Forbidden.OUTSIDER
    if power is Power.OPEN_TABLE:
        return _opening(asker, settings)
    owns = power in _OF_OWNERS and table is not None and (keeps_place or table.place.owner_id == asker.player_id)
    if asker.banned and asker.rank < Rank.ADMINISTRATOR and (owns or asker.rank is Rank.MODERATOR):
        return Forbidden.BANNED
    if owns:
        return None
    least = _LEAST[power]
    if asker.rank < least:
        return Forbidden.NOT_MODERATOR if least is Rank.MODERATOR else Forbidden.NOT_ADMINISTRATOR
    if power in _NOT_AT_OWN_TABLE and table is not None and plays_at(table, asker.player_id):
        return Forbidden.OWN_TABLE
    if power in _NOT_IN_OWN_TOURNAMENT and plays_in:
        return Forbidden.OWN_TOURNAMENT
    return None if asker.rank is Rank.ADMINISTRATOR else _against_subject(power, asker, subject_id, subject_rank)


def _against_subject(power: Power, asker: Asker, subject_id: int | None, subject_rank: Rank | None) -> Forbidden | None:
    """Return the reason why the asker may not use the power on this player; None if they may."""
    if subject_id == asker.player_id:
        return Forbidden.ONESELF if power in _NOT_FOR_ONESELF else None
    equal = subject_rank is not None and subject_rank >= Rank.MODERATOR
    return Forbidden.EQUAL if equal and power in NOT_ON_EQUALS else None


def plays_at(table: TableView, player_id: int) -> bool:
    """Return True if the player sits at the table, or was dealt into its current or last hand."""
    return any(line.player_id == player_id for line in table.seats) or any(
        player == player_id for _, player in table.last.hand_players
    )


def _opening(asker: Asker, settings: RoomSettings) -> Forbidden | None:
    if asker.banned:
        return Forbidden.BANNED
    if settings.opener_roles and asker.rank < Rank.MODERATOR and not asker.roles & set(settings.opener_roles):
        return Forbidden.NOT_OPENER
    return None
