"""Every command, and every kind of moderators' button and form, tried by every kind of user.

The expected answers stand in the tables of ``who_may``.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.backend.errors import SetupError
from simcord.results import InteractionResult

from bot.publishing.table.messages import TableMessages
from bot.ui.discord.components import PrivateNote
from cogs.room import report
from tests.harness.discord.asking import ask, call, every_command, press
from tests.harness.discord.parties import KINDS, Parties, Word
from tests.harness.discord.room import Room
from tests.harness.discord.who_may import CLICKS, COMMANDS, DOES, FORMS, MAY, PLAYERS, REFUSALS, Row
from tests.harness.practice.room import work_odds_out_at_once

Asks = Callable[[Parties, Row, str], Awaitable[InteractionResult]]


async def by_discord(parties: Parties, row: Row, name: str) -> InteractionResult:
    """Type the command; send one that Discord does not offer with a modified client."""
    actor, options = parties.actor(name), parties.filled_in(name, row.options)
    if name == "nm":
        return await by_changed_client(parties, row, name)
    try:
        if name == "dm":
            found: InteractionResult = await actor.user.slash(row.what, **options)
            return found
        return await actor.slash(parties.channel(name), row.what, **options)
    except SetupError:
        command = parties.commands[row.what]
        hidden = (command.root_parent or command).default_permissions is not None
        assert name == "dm" or hidden, f"Discord does not offer {name} /{row.what}"
        return await by_changed_client(parties, row, name)


async def by_changed_client(parties: Parties, row: Row, name: str) -> InteractionResult:
    options = parties.filled_in(name, row.options)
    return await ask(parties.room.env, parties.commands[row.what], parties.actor(name).id, parties.place(name), options)


async def by_direct_call(parties: Parties, row: Row, name: str) -> InteractionResult:
    client, env = parties.room.client, parties.room.env
    command, options = parties.commands[row.what], parties.filled_in(name, row.options)
    return await call(client, env, command, parties.actor(name).id, parties.place(name), options)


async def by_click(parties: Parties, row: Row, name: str) -> InteractionResult:
    """Click the button, or send the form, on a new message of the bot."""
    env, place = parties.room.env, parties.place(name)
    channel = parties.room.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    message = await channel.send(view=PrivateNote("here"))
    written, fields = parties.written(row.what), row.options or None
    return await press(env, parties.actor(name).id, place, written, message, fields=fields)


def letter(told: str, row: Row, changed: bool) -> str:
    """Return the letter of the outcome, after checking that a refusal has changed nothing."""
    if re.search(row.told, told):
        return DOES if changed else MAY
    found = [each for each, pattern in REFUSALS.items() if re.search(pattern, told)]
    assert found, f"{row.name}: {told!r}"
    assert not changed, f"{row.name} was refused, and something is written down: {told!r}"
    return found[0]


async def answers(parties: Parties, row: Row, asks: Asks, reached: list[str]) -> str:
    """Return a letter for each user.

    If Discord or the library stops a user before the command's own function, the function is called directly as well:
    such checks are only hints to Discord.
    """
    found = ""
    for name in KINDS:
        if parties.is_spoilt or parties.first is not row.first:
            await parties.lay_out(row.first)
        reached.clear()
        found += await answer(parties, row, asks, name)
        if asks is by_discord and row.what not in reached:
            refused = await answer(parties, row, by_direct_call, name)
            assert refused == found[-1], f"{row.name}: by a direct call {name} is told {refused}, and not {found[-1]}"
    return found


async def answer(parties: Parties, row: Row, asks: Asks, name: str) -> str:
    before = parties.books()
    result = await asks(parties, row, name)
    assert result.acknowledged, f"{row.name}: {name} got no answer"
    private = result.modal or result.ephemeral or (result.response is not None and result.response.ephemeral)
    assert private, f"{row.name}: {name} was answered in public"
    told = "a form" if result.modal else parties.room.told(result)
    return letter(told, row, parties.books() != before)


@pytest.fixture
def reached(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list of the commands whose own functions were called."""
    names, go_on = list[str](), app_commands.Command._do_call

    async def noted(command: app_commands.Command[Any, ..., Any], *given: Any) -> Any:
        names.append(command.qualified_name)
        return await go_on(command, *given)

    monkeypatch.setattr(app_commands.Command, "_do_call", noted)
    return names


@pytest.fixture
async def parties(room: Room, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parties]:
    """Build one world for all rows, in which time stands still, without odds, plots or table messages."""
    work_odds_out_at_once(monkeypatch)
    monkeypatch.setattr(TableMessages, "show_table", lambda keeper, view: None)
    monkeypatch.setattr(report, "plot", lambda weeks, words: b"a plot")
    room.stand_still()
    gathered = await Parties.gather(room)
    yield gathered
    gathered.close()
    # Thousands of answers of kinds that other tests already check.
    room.env.http_requests.clear()


@pytest.mark.parametrize(
    ("rows", "asks"), [(COMMANDS, by_discord), ((*CLICKS, *FORMS), by_click)], ids=["commands", "clicks and forms"]
)
async def test_every_command_and_form_answers_each_kind_of_user_as_listed_in_the_table_of_rights(
    parties: Parties, reached: list[str], rows: Sequence[Row], asks: Asks
) -> None:
    """Rows with the same scene run one after another."""
    in_scenes = sorted(rows, key=lambda row: row.first or "")
    expected = [(row.name, row.letters) for row in in_scenes]
    assert [(row.name, await answers(parties, row, asks, reached)) for row in in_scenes] == expected


async def test_every_command_has_a_row_in_the_table_of_rights(room: Room) -> None:
    """Add a row for each new command that says who may use it."""
    assert {row.what for row in COMMANDS} == set(every_command(room.client))


async def test_discord_hides_exactly_the_commands_that_only_administrators_may_use(room: Room) -> None:
    """Others stay visible: a server has moderator roles that Discord does not know."""
    moderates = [place for place, kind in enumerate(KINDS) if kind in ("mr", "mp", "ms")]
    told: dict[str, set[str]] = {}
    for row in COMMANDS:
        told.setdefault(row.what.split()[0], set()).update(row.letters[place] for place in moderates)
    administrators = {name for name, letters in told.items() if letters == {"A"}}
    hidden = {command.name: command.default_permissions for command in room.client.tree.get_commands()}
    only = discord.Permissions(manage_guild=True)
    assert dict.fromkeys(administrators, only) == {name: to for name, to in hidden.items() if to is not None}


async def test_every_kind_of_button_is_listed_in_the_table_of_rights_or_is_for_all_players(room: Room) -> None:
    ids = [row.what.replace(Word.TABLE, "1").replace(Word.EVENT, "1") for row in (*CLICKS, *FORMS)] + [*PLAYERS]
    for family in room.client.router.families:
        assert any(family.fullmatch(each) for each in ids), family.pattern
    assert len({row.name for row in COMMANDS}) == len(COMMANDS)
    assert all(len(row.letters) == len(KINDS) for row in (*COMMANDS, *CLICKS, *FORMS))
