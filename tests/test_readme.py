"""The README and its pages: they name only existing commands, files and settings."""

import io
import re
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest
from discord import app_commands

from bot.__main__ import main, parser
from bot.poker.games import GAMES
from bot.poker.phh import code_of
from bot.poker.phh.variants import STANDARD
from bot.settings import Settings
from bot.wiring.features import client_of
from tests.bench.__main__ import BENCHES
from tests.soak.__main__ import SOAKS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
OPERATING = (ROOT / ".docs/operating.md").read_text(encoding="utf-8")
BESIDE_THE_CODE = [ROOT / f"bot/{folder}/README.md" for folder in ("fairness", "locales", "poker/games")]
PAGES = [ROOT / "README.md", *sorted((ROOT / ".docs").glob("*.md")), *BESIDE_THE_CODE]
ALL = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
LINKS = [
    (page, link) for page in PAGES for link in re.findall(r"\]\((?!http)([^)]+)\)", page.read_text(encoding="utf-8"))
]
TOLD_OF_FILES = sorted(set(re.findall(r"`(\w+)`\s+in\s+`((?:bot|cogs|db|tests)/[\w./]+\.py)`", ALL)))


async def slash_commands() -> set[str]:
    client = client_of(MagicMock())  # only its command tree is used
    await client.load_features()
    commands: list[Any] = [*client.tree.walk_commands()]
    return {command.qualified_name for command in commands if isinstance(command, app_commands.Command)}


def test_the_readme_has_at_most_100_lines() -> None:
    assert len(README.splitlines()) <= 100


async def test_every_slash_command_that_the_pages_name_exists() -> None:
    """A command may be followed by an argument, for example ``pictures`` after /room set."""
    exist = await slash_commands()
    named = set(re.findall(r"`/([a-z ]+)`", ALL))
    assert len(named) > 80
    assert [name for name in named if not any(f"{name} ".startswith(f"{command} ") for command in exist)] == []


async def test_the_pages_name_every_slash_command() -> None:
    for command in await slash_commands():
        assert f"`/{command}`" in ALL, command


def test_the_pages_name_every_command_of_the_command_line() -> None:
    commands = next(action.choices for action in parser()._actions if action.choices)
    for name in set(commands) - {"run"}:
        assert re.search(rf"`(?:uv run python -m bot )?{name}\b", README + OPERATING), name


def test_every_command_line_that_the_pages_name_can_be_parsed() -> None:
    lines = re.findall(r"python -m bot((?: [^`\n]+)?)[`\n]", ALL)
    lines += re.findall(r"`((?:rank|replay|simulate) [^`]+)`", ALL)
    assert len(lines) > 12
    for line in lines:
        parser().parse_args(line.replace("GAME", "razz").replace("your-game", "razz").replace("GUILD", "1").split())


def test_the_readme_contains_the_two_main_commands_word_for_word() -> None:
    assert "pip install uv && uv run python -m bot\n" in README
    assert "pip install uv && uv run --group dev pytest\n" in README


def test_the_readme_names_every_bench_and_soak() -> None:
    build = README.partition("`uv run --group dev python -m tests.bench NAME`")[2]
    benches, _, soaks = build.partition("`uv run --group dev python -m tests.soak NAME`")
    assert set(re.findall(r"`([a-z]+)`", benches)) == BENCHES.keys()
    assert set(re.findall(r"`([a-z-]+)`", soaks.partition("\n\n")[0])) == SOAKS.keys()


@pytest.mark.parametrize("case", LINKS)
def test_every_link_leads_to_an_existing_file_and_heading(case: tuple[Path, str]) -> None:
    page, link = case
    path, _, heading = link.partition("#")
    target = page.parent / path if path else page
    assert target.is_file()
    headings = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE) if heading else []
    assert not heading or heading in {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


def test_the_readme_links_every_page() -> None:
    linked = {(page.parent / link.partition("#")[0]).resolve() for page, link in LINKS if page == PAGES[0]}
    assert linked >= set(PAGES[1:])


def test_every_path_that_the_pages_name_exists(subtests: pytest.Subtests) -> None:
    for path in sorted(set(re.findall(r"`((?:bot|cogs|db|tests|\.ci|\.deploy)/[\w./-]+)`", ALL))):
        with subtests.test(path=path):
            assert path.endswith("your_game.py") or (ROOT / path).exists()


@pytest.mark.parametrize("case", TOLD_OF_FILES)
def test_every_name_that_the_pages_attribute_to_a_file_is_in_that_file(case: tuple[str, str]) -> None:
    name, path = case
    assert re.search(rf"\b{name}\b", (ROOT / path).read_text(encoding="utf-8"))


def test_the_readmes_map_lists_exactly_the_existing_packages() -> None:
    """A new package needs a line there, and a deleted one must have none."""
    told = README.partition("| where | what |")[2].partition("\n\n")[0]
    named = {path for line in told.splitlines() for path in re.findall(r"`([\w/]+)`", line.partition(" | ")[0])}
    packages = {path.parent.relative_to(ROOT).as_posix() for path in ROOT.glob("bot/*/__init__.py")}
    assert named == packages | {"cogs", "db", "tests"}


def test_the_readmes_map_lists_the_packages_of_the_user_interface() -> None:
    told = README.partition("| `bot/ui` |")[2].partition("\n")[0]
    assert set(re.findall(r"`(\w+)`", told)) == {path.parent.name for path in ROOT.glob("bot/ui/*/__init__.py")}


def test_the_operating_page_lists_every_games_hand_history_code() -> None:
    told = OPERATING.partition("(`.phh`)")[2].partition("\n#")[0]
    assert set(re.findall(r"`([^`]+)`", told)) >= {game.phh for game in GAMES.values()}
    dealt = {code_of(game, limit) for game in GAMES.values() for limit in game.limits}
    known = told.partition("The standard knows ")[2].partition(";")[0]
    assert set(re.findall(r"`([^`]+)`", known)) == dealt & STANDARD


def test_every_setting_that_the_pages_name_exists() -> None:
    names = set(re.findall(r"`([A-Z]{3,}(?:_[A-Z]+)*)=?(?:[a-z]+)?`", ALL)) - {"GAME", "GAMES", "TARGET"}
    names -= {name for name, _ in TOLD_OF_FILES}
    assert len(names) > 10
    assert names <= {name.upper() for name in Settings.model_fields}


def test_the_example_of_the_rank_command_works(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (holding, game) = re.findall(r"echo (\w+) \| uv run python -m bot rank (\w+)", OPERATING)[0]
    assert game in GAMES
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(f"{holding}\n".encode())))
    assert main(["rank", game]) == 0
    assert capsys.readouterr().out.endswith("\twheel\n")
