"""The options of a table and of a tournament: the orders built from them, and their form sent to Discord."""

from collections.abc import Iterator
from dataclasses import fields
from types import SimpleNamespace
from typing import Any, Final

import pytest
from discord import app_commands

from bot.common.discord_limits import CHOICES_MOST
from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES
from bot.typed.table_order import TableOrder
from bot.typed.tournament_order import TournamentOrder
from cogs._shared.ordering import Options
from cogs._shared.table_options import TABLE_OPTIONS
from cogs.room.commands import Room
from cogs.table.commands import TableCommands
from cogs.tournament.commands import Tournaments
from cogs.tournament.options import OPTIONS

TEXT, NUMBER, SWITCH, ROLE = 3, 4, 5, 8
"""Discord's types of options."""
CHIPS: Final = 10**12
TYPED: Final = (TEXT, 1, 200)
OPENED: Final[dict[str, tuple[object, ...]]] = {
    "game": (TEXT, f"{min(CHOICES_MOST, len(GAMES) + 2 + len(MIXES))} choices"),
    "stakes": (TEXT, "suggested"),
    "limit": (TEXT, "3 choices"),
    "private": (SWITCH,),
    "preset": (TEXT, "suggested"),
    "rules": (TEXT, "suggested"),
    "name": (TEXT,),
    "seats": (NUMBER, 2, 10),
    "pace": (TEXT, "4 choices"),
    "buy_in": (NUMBER, 1, CHIPS),
    "buy_in_most": (NUMBER, 1, CHIPS),
    "role": (ROLE,),
    "practice": (SWITCH,),
    "rotation": (TEXT, "suggested"),
    "rotation_hands": (NUMBER, 1, 100),
    "ante": (NUMBER, 0, CHIPS),
    "bring_in": (NUMBER, 1, CHIPS),
    "blinds": (TEXT,),
    "big_bet_blinds": (TEXT, "2 choices"),
}
SAVED: Final[dict[str, tuple[object, ...]]] = {
    "name": (TEXT, 1, 32, "required"),
    **{name: OPENED[name] for name in ("game", "stakes", "limit")},
    **{name: OPENED[name] for name in ("rules", "seats", "pace")},
    "clock": (NUMBER, 5, 3600),
    **{name: OPENED[name] for name in ("buy_in", "buy_in_most", "rotation", "big_bet_blinds")},
}
OF_A_TOURNAMENT: Final[dict[str, tuple[object, ...]]] = {
    "name": (TEXT, 1, 60),
    "game": (*TYPED, "suggested"),
    "start": (*TYPED, "suggested"),
    "zone": (*TYPED, "suggested"),
    "minutes": (NUMBER, 15, 240),
    "seats": (NUMBER, 2, 10),
    "buy_in": (NUMBER, 0, 10**9),
    "guarantee": (NUMBER, 0, 10**9),
    "limit": (*TYPED, "suggested"),
    "rules": (*TYPED, "suggested"),
    "rotation": (*TYPED, "suggested"),
    "re_entries": (NUMBER, 0, 10),
    "rebuys": (NUMBER, 0, 20),
    "add_on": (SWITCH,),
    "check_in": (SWITCH,),
    "entrants_most": (NUMBER, 2, 64),
    "prizes": TYPED,
    "season": (*TYPED, "suggested"),
    "stack": (NUMBER, 5, 500),
    "format": (*TYPED, "suggested"),
    "ping": (ROLE,),
    "more": (*TYPED, "suggested"),
}
COMMANDS: Final = {
    "open": OPENED,
    "preset save": SAVED,
    "tournament create": {"template": (TEXT, "suggested"), **OF_A_TOURNAMENT},
    "tournament schedule": {
        "repeats": (*TYPED, "suggested", "required"),
        "template": (TEXT, "suggested"),
        **OF_A_TOURNAMENT,
    },
    "tournament edit": {"tournament": (TEXT, "suggested"), "reason": TYPED, **OF_A_TOURNAMENT},
}


@pytest.mark.parametrize("case", [(TABLE_OPTIONS, TableOrder), (OPTIONS, TournamentOrder)])
def test_a_table_order_has_a_field_for_every_option(case: tuple[Options, type[TableOrder | TournamentOrder]]) -> None:
    options, order = case
    assert list(options) == [field.name for field in fields(order)]


def test_discord_gets_every_option_with_its_bounds_and_choices() -> None:
    cogs = (TableCommands, Room, Tournaments)
    sent = {each.qualified_name: each for cog in cogs for each in commands_in(cog.__cog_app_commands__)}
    for name, options in COMMANDS.items():
        assert described(sent[name]) == options, name
        assert list(described(sent[name])) == list(options), name


def commands_in(each: Any) -> Iterator[app_commands.Command[Any, ..., Any]]:
    for command in each:
        if isinstance(command, app_commands.Group):
            yield from commands_in(command.commands)
        else:
            yield command


def described(command: app_commands.Command[Any, ..., Any]) -> dict[str, tuple[object, ...]]:
    """Return the options as sent to Discord: type, bounds, choices, and whether they are required."""
    contexts, installs = app_commands.AppCommandContext(), app_commands.AppInstallationType()
    tree: Any = SimpleNamespace(allowed_contexts=contexts, allowed_installs=installs)
    return {each["name"]: tuple(parts_of(each)) for each in command.to_dict(tree)["options"]}


def parts_of(option: dict[str, Any]) -> Iterator[object]:
    yield option["type"]
    yield from (option[bound] for bound in ("min_value", "max_value", "min_length", "max_length") if bound in option)
    if "choices" in option:
        yield f"{len(option['choices'])} choices"
    if option.get("autocomplete"):
        yield "suggested"
    if option["required"]:
        yield "required"
