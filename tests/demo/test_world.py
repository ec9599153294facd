"""The demo's people and places keep their ids in every process; otherwise a file's rows match nobody."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import discord
import simcord

from bot.demo import world
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.saving import NewTable, SavedTable
from bot.tables.state import TableSettings, TableState

THREAD = 1_573_453_039_484_796_943


def new_env() -> simcord.Env:
    return simcord.Env(discord.Client(intents=discord.Intents.none()))


def ids(demo_world: world.World) -> list[int]:
    people = [(person.user.id, person.user.dm_channel.id) for person in demo_world.people]
    return [demo_world.guild.id, demo_world.room.id, *(number for pair in people for number in pair)]


def saved(guild_id: int, channel_id: int = THREAD) -> SavedTable:
    settings = TableSettings("razz", Stakes.of(10), HouseRules(), 8, 400, 400)
    return SavedTable(1, NewTable(guild_id, channel_id, 1, "Table 1", settings), TableState(), {})


async def test_two_worlds_of_the_demo_have_the_same_ids() -> None:
    first, second = world.build(new_env()), world.build(new_env())
    assert ids(first) == ids(second)
    assert len(set(ids(first))) == len(ids(first))


async def test_the_world_has_a_moderator_and_five_players() -> None:
    demo_world = world.build(new_env())
    assert [person.role for person in demo_world.people] == ["moderator", *["player"] * 5]
    assert demo_world.person("ada") is demo_world.people[1]
    assert demo_world.person("nobody") is None


async def test_the_thread_of_an_open_table_is_there_again_with_its_old_id_after_a_restart() -> None:
    demo_world = world.build(new_env())
    world.resume(demo_world, [saved(demo_world.guild.id)], {})
    thread = demo_world.place(THREAD)
    assert thread is not None
    assert thread.is_thread
    assert thread.name == "Table 1 · Razz 10/20"


async def test_the_thread_of_a_mixed_table_has_the_name_of_the_mix_after_a_restart() -> None:
    demo_world = world.build(new_env())
    table = saved(demo_world.guild.id)
    settings = replace(table.new.settings, rotation=("razz", "badugi"))
    world.resume(demo_world, [replace(table, new=replace(table.new, settings=settings))], {})
    assert demo_world.room.threads[0].name == "Table 1 · Mixed games 10/20"


async def test_the_thread_of_a_tournaments_table_has_its_old_name_after_a_restart() -> None:
    demo_world = world.build(new_env())
    table = saved(demo_world.guild.id)
    world.resume(demo_world, [replace(table, new=replace(table.new, name="Friday 1", tournament_id=3))], {})
    assert demo_world.room.threads[0].name == "Friday 1"


async def test_a_table_in_the_room_itself_needs_no_thread() -> None:
    demo_world = world.build(new_env())
    world.resume(demo_world, [saved(demo_world.guild.id, demo_world.room.id)], {})
    assert demo_world.room.threads == []


async def test_tables_of_another_server_get_no_thread() -> None:
    demo_world = world.build(new_env())
    world.resume(demo_world, [saved(demo_world.guild.id + 1)], {})
    assert demo_world.place(THREAD) is None


async def test_before_the_bot_starts_the_demos_clock_shows_the_current_time() -> None:
    env, before = new_env(), datetime.now(UTC)
    world.resume(world.build(env), [], {})
    # The clock counts seconds as a float.
    assert before - timedelta(seconds=1) <= env.now() <= datetime.now(UTC) + timedelta(seconds=1)


async def test_only_members_and_the_moderator_see_a_private_tables_thread_after_a_restart() -> None:
    env = new_env()
    demo_world = world.build(env)
    maya, ada, ben, *others = demo_world.people
    table = saved(demo_world.guild.id)
    private = replace(table.new, owner_id=7, settings=replace(table.new.settings, private=True))
    state = replace(table.state, owner_id=7, guests=(8,))
    players = {6: maya.user.id, 7: ada.user.id, 8: ben.user.id}
    players |= {number: other.user.id for number, other in enumerate(others, 9)}
    world.resume(demo_world, [replace(table, new=private, state=state)], players)
    assert demo_world.place(THREAD) is not None
    may = [person.key for person in demo_world.people if demo_world.place_for(person, THREAD) is not None]
    assert may == ["maya", "ada", "ben"], "only the moderator and invited members see the thread"


async def test_after_a_restart_everybody_sees_the_thread_of_an_open_table_again() -> None:
    demo_world = world.build(new_env())
    world.resume(demo_world, [saved(demo_world.guild.id)], {})
    assert all(demo_world.place_for(person, THREAD) is not None for person in demo_world.people)
