"""The README names only what exists: commands of the bot, of the command line, files and settings."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.__main__ import main, parser
from bot.client import EXTENSIONS, LowballClient
from bot.poker.games import GAMES
from bot.poker.phh import code_of
from bot.poker.phh.variants import STANDARD
from bot.settings import Settings
from tests.bench.__main__ import BENCHES
from tests.soak.__main__ import SOAKS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()


async def slash_commands() -> set[str]:
    client = LowballClient(services=None)  # type: ignore[arg-type]  # only its command tree is looked at
    for name in EXTENSIONS:
        await client.load_extension(name)
    commands: list[Any] = [*client.tree.walk_commands()]
    return {command.qualified_name for command in commands if isinstance(command, app_commands.Command)}


async def test_every_slash_command_in_the_readme_exists() -> None:
    """What follows a command there, such as the ``pictures`` of /room set, is what it is given."""
    exist = await slash_commands()
    named = set(re.findall(r"`/([a-z ]+)`", README))
    assert len(named) > 80
    assert [name for name in named if not any(f"{name} ".startswith(f"{command} ") for command in exist)] == []


async def test_every_slash_command_is_in_the_readme() -> None:
    for command in await slash_commands():
        assert f"`/{command}`" in README, command


def test_every_command_of_the_command_line_is_in_the_readme() -> None:
    commands = next(action.choices for action in parser()._actions if action.choices)
    for name in set(commands) - {"run"}:
        assert re.search(rf"`(?:uv run python -m bot )?{name}\b", README), name


def test_the_two_commands_stand_word_for_word() -> None:
    assert "pip install uv && uv run python -m bot\n" in README
    assert "pip install uv && uv run --group dev pytest\n" in README


def test_every_bench_and_soak_is_in_the_readme() -> None:
    build = README.partition("## Build")[2]
    benches, _, soaks = build.partition("`uv run --group dev python -m tests.soak NAME`")
    assert set(re.findall(r"`(?:uv run --group dev python -m tests\.bench )?([a-z]+)`", benches)) == BENCHES.keys()
    assert set(re.findall(r"`([a-z-]+)`", soaks.partition("\n\n")[0])) == SOAKS.keys()


@pytest.mark.parametrize("path", re.findall(r"\]\((?!http)([^)]+)\)", README))
def test_every_file_in_the_readme_is_there(path: str) -> None:
    assert (ROOT / path).is_file()


def test_every_games_code_in_hand_histories_is_in_the_readme() -> None:
    told = README.partition("(`.phh`)")[2].partition("\n- ")[0]
    assert set(re.findall(r"`([^`]+)`", told)) >= {game.phh for game in GAMES.values()}
    dealt = {code_of(game, limit) for game in GAMES.values() for limit in game.limits}
    known = told.partition("The standard knows ")[2].partition(";")[0]
    assert set(re.findall(r"`([^`]+)`", known)) == dealt & STANDARD


def test_every_setting_in_the_readme_exists() -> None:
    names = set(re.findall(r"`([A-Z]{3,}(?:_[A-Z]+)*)=?`", README)) - {"GAME", "TARGET"}
    assert names <= {name.upper() for name in Settings.model_fields}


def test_the_example_of_rank_works(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (holding, game) = re.findall(r"echo (\w+) \| uv run python -m bot rank (\w+)", README)[0]
    assert game in GAMES
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(f"{holding}\n".encode())))
    assert main(["rank", game]) == 0
    assert capsys.readouterr().out.endswith("\twheel\n")
