"""The server and the people in the demo, with the same ids in every process.

simcord derives ids from its clock, which starts at the same instant in every process, and from a counter. So
everything created here, before the clock is set to the current time, keeps its id as long as the order does not
change.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle, RoleHandle, UserHandle

from bot.demo import avatars
from bot.demo.simcord_private import simulation
from bot.locales import DEFAULT
from bot.tables.saving import SavedTable
from bot.ui.scene.stakes import game_line

GUILD_NAME: Final = "Lowball Club"
ROOM_NAME: Final = "poker"


@dataclass(frozen=True, slots=True)
class DemoPerson:
    key: str
    """The person's key in URLs."""
    name: str
    role: str
    picture: bytes
    """The person's avatar, a PNG."""
    user: UserHandle
    member: MemberActor


@dataclass(frozen=True, slots=True)
class World:
    env: simcord.Env
    guild: GuildHandle
    room: ChannelHandle
    people: tuple[DemoPerson, ...]
    """The people, with the moderator first."""
    pictures: dict[str, tuple[str, bytes]]
    """URL of each picture -> (file name, bytes)."""

    def person(self, key: str) -> DemoPerson | None:
        return next((person for person in self.people if person.key == key), None)

    @property
    def moderator(self) -> DemoPerson:
        return self.people[0]

    @property
    def newcomer(self) -> DemoPerson:
        """The person that a visitor of the start page plays as."""
        return self.people[1]

    @property
    def opponents(self) -> tuple[DemoPerson, ...]:
        """The people who may wait at a table for the visitor, in order of preference."""
        return self.people[2:]

    def place(self, channel_id: int) -> ChannelHandle | None:
        """Return the channel if it is the room or one of its threads, otherwise None."""
        return next((place for place in (self.room, *self.room.threads) if place.id == channel_id), None)

    def place_for(self, person: DemoPerson, channel_id: int) -> ChannelHandle | None:
        """Return the channel if it is the room or one of its threads and the person may see it, or None."""
        place = self.place(channel_id)
        return place if place is not None and simulation.may_see(self.env, place, person.user.id) else None


MODERATOR: Final = ("maya", "Maya", "#9b59b6")
PLAYERS: Final = (("ada", "Ada", "#e67e22"), ("ben", "Ben", "#2ecc71"), ("cleo", "Cleo", "#3498db"))
ADDED: Final = (("dora", "Dora", "#e84393"), ("emil", "Emil", "#16a085"))
"""People added in later versions; they come last, so that the other ids do not change."""
MODERATOR_PERMISSIONS: Final = discord.Permissions(
    manage_guild=True, manage_channels=True, manage_threads=True, manage_messages=True, moderate_members=True
)


def build(env: simcord.Env) -> World:
    """Create the server and the people, always in the same order.

    Add new things only at the end; otherwise ids change, and tables in older database files lose their owners.
    """
    simulation.name_bot(env, "Lowball")
    guild = env.create_guild(GUILD_NAME)
    room = guild.create_text_channel(ROOM_NAME, topic="Poker for play-money chips. Each table has a thread of its own.")
    moderators = guild.create_role("Moderator", permissions=MODERATOR_PERMISSIONS, color=0x9B59B6)
    people = (_person(env, guild, *MODERATOR, moderators), *(_person(env, guild, *player) for player in PLAYERS))
    _open_messages(people)
    added = tuple(_person(env, guild, *player) for player in ADDED)
    _open_messages(added)
    people = (*people, *added)
    pictures = {
        simulation.give_picture(env, person.user.id): (f"{person.key}.png", person.picture) for person in people
    }
    pictures[simulation.give_picture(env, simulation.bot_id(env))] = ("bot.png", avatars.draw("♠", "#b8860b"))
    return World(env, guild, room, people, pictures)


def _open_messages(people: Sequence[DemoPerson]) -> None:
    for person in people:
        if not person.user.dm_channel.id:
            raise AssertionError("asking for it makes it, and now is the time to")


def _person(
    env: simcord.Env, guild: GuildHandle, key: str, name: str, colour: str, role: RoleHandle | None = None
) -> DemoPerson:
    user = env.create_user(key, global_name=name)
    member = guild.add_member(user, roles=[role] if role else [])
    return DemoPerson(key, name, "moderator" if role else "player", avatars.draw(name[0], colour), user, member)


def resume(world: World, open_tables: Sequence[SavedTable], players: Mapping[int, int]) -> None:
    """Create the threads of the open tables again, and set the clock to the current time.

    ``players`` maps the people's player_id to user_id. If the clock kept its initial time, the interactions of each
    process would have the same ids, and after a restart every click would look like a duplicate.
    """
    simulation.set_clock(world.env, (datetime.now(UTC) - world.env.now()).total_seconds())
    for table in open_tables:
        if table.new.guild_id == world.guild.id:
            simulation.restore_thread(
                world.env, world.room, table.new.channel_id, _thread_name(table), _insiders(table, players)
            )


def _insiders(table: SavedTable, players: Mapping[int, int]) -> set[int] | None:
    """Return the user_ids of the members of a private table's thread; None for a public table."""
    if not table.new.settings.is_private:
        return None
    seated = {seat.player_id for seat in table.state.seats}
    admitted = {table.state.owner_id or table.new.owner_id, *table.state.guests, *seated}
    return {user_id for player_id, user_id in players.items() if player_id in admitted}


def _thread_name(table: SavedTable) -> str:
    """Return the name that the table's thread got when the table was opened."""
    if table.new.tournament_id is not None:
        return table.new.name
    return f"{table.new.name} \N{MIDDLE DOT} {game_line(DEFAULT, table.new.settings)}"
