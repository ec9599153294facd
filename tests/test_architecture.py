"""Rules of architecture that import-linter cannot check; its contracts are in pyproject.toml."""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from bot.poker.games import GAMES
from tests.harness.source_code import ROOT, nodes, sources

pytestmark = pytest.mark.xdist_group("architecture")
"""One worker runs all of them, so that each file is parsed once."""

SQL = re.compile(
    r"^\s*(SELECT\s.+\sFROM|INSERT\s+(OR\s+\w+\s+)?INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM"
    r"|CREATE\s+(TABLE|INDEX|TRIGGER|VIEW)|PRAGMA\s|BEGIN\s+IMMEDIATE|VACUUM)",
    re.DOTALL,
)
"""A pattern for an SQL statement as this project writes it, with its keywords in capitals."""
FORGIVING = re.compile(r"\bOR\s+(IGNORE|REPLACE)\b")


class Facts(NamedTuple):
    """Everything that these rules need to know about a file."""

    imported: tuple[str, ...]
    texts: tuple[str, ...]
    docstrings: tuple[str, ...]
    asking_which_game: tuple[int, ...]
    waits: bool
    """Whether the file has an async function."""
    checks: tuple[str, ...]
    """Its assertions that do more than narrow a type."""


@cache
def facts(path: Path) -> Facts:
    found = nodes(ast.parse(path.read_text(encoding="utf-8"), str(path)))
    waits = any(isinstance(node, ast.AsyncFunctionDef) for node in found)
    asking = tuple(asking_which_game(found))
    checks = tuple(ast.unparse(node) for node in found if isinstance(node, ast.Assert) and not narrows(node.test))
    return Facts(tuple(imported(found)), tuple(texts(found)), tuple(docstrings(found)), asking, waits, checks)


def imported(module: Sequence[ast.AST]) -> Iterator[str]:
    """Yield every module that the file imports anywhere; a relative import keeps its dots."""
    for node in module:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def texts(module: Sequence[ast.AST]) -> Iterator[str]:
    for node in module:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


PURE = ("bot.poker", "bot.fairness")
"""The rules import nothing of the proofs; the import contracts check that."""


def is_pure(name: str) -> bool:
    ours = name == "bot" or name.startswith(tuple(f"{package}." for package in PURE)) or name in PURE
    return ours or name.split(".")[0] in sys.stdlib_module_names


IMPURE = {"random", "secrets", "time", "datetime", "asyncio", "threading", "socket", "subprocess", "os", "logging"}
"""Modules of the standard library with a clock, input and output, or randomness."""


@pytest.mark.parametrize("path", sources("bot/poker", "bot/fairness"))
def test_rules_and_proofs_import_only_the_standard_library_and_themselves(path: Path) -> None:
    names = facts(path).imported
    assert [name for name in names if not is_pure(name)] == []
    assert IMPURE.isdisjoint(name.split(".")[0] for name in names)


def test_only_db_contains_sql() -> None:
    found = [path for path in sources("bot", "cogs") if any(map(SQL.search, facts(path).texts))]
    assert found == []


def test_only_db_imports_sqlite() -> None:
    drivers = {"sqlite3", "aiosqlite"}
    found = [p for p in sources("bot", "cogs") if not drivers.isdisjoint(n.split(".")[0] for n in facts(p).imported)]
    assert found == []


def test_no_sql_statement_ignores_or_replaces_conflicting_rows() -> None:
    scripts = {path: path.read_text(encoding="utf-8") for path in (ROOT / "db").rglob("*.sql")}
    scripts |= {path: "\n".join(text for text in facts(path).texts if SQL.search(text)) for path in sources("db")}
    written = {path: re.sub(r"--.*", "", text) for path, text in scripts.items()}
    assert [path for path, text in written.items() if FORGIVING.search(text)] == []


def test_no_code_of_rules_or_tables_or_the_database_imports_discord(subtests: pytest.Subtests) -> None:
    for path in sources(
        *("bot/poker", "bot/tables", "bot/tournaments", "bot/history", "bot/moderation", "bot/practice"),
        *("bot/typed", "bot/use_cases", "db"),
    ):
        with subtests.test(path=path):
            assert {"discord", "simcord", "fluent"}.isdisjoint(name.split(".")[0] for name in facts(path).imported)


WAITS_IN_UI = ("discord", "pictures", "scene/readers", "people/names", "people/preferences", "text/command_texts")
"""Modules that wait for Discord, a thread or the file; the rest of bot/ui makes components of values."""


def test_drawing_code_has_no_async_functions() -> None:
    ui = ROOT / "bot/ui"
    drawing = [p for p in sources("bot/ui") if not p.relative_to(ui).as_posix().startswith(WAITS_IN_UI)]
    assert [str(path.relative_to(ROOT)) for path in drawing if facts(path).waits] == []


NAMES = {*GAMES, *(game.phh for game in GAMES.values() if len(game.phh) > 1)}
"""The games' names and codes; a code of one letter is also a word for other things."""
CONSTANTS = {name.replace("-", "_").upper() for name in GAMES}


def asking_which_game(module: Sequence[ast.AST]) -> list[int]:
    """Return the lines that compare something with a game, or look a game's name up in a dict."""
    asking = [node for node in module if isinstance(node, ast.Compare | ast.MatchValue | ast.Dict)]
    parts = [(node, keys) for node in asking for keys in (node.keys if isinstance(node, ast.Dict) else [node])]
    return [
        node.lineno
        for node, part in parts
        for leaf in (ast.walk(part) if part is not None else ())
        if (isinstance(leaf, ast.Constant) and leaf.value in NAMES)
        or (isinstance(leaf, ast.Name) and leaf.id in CONSTANTS)
    ]


def test_only_the_games_package_compares_game_names() -> None:
    games = ROOT / "bot/poker/games"
    paths = [path for path in sources("bot", "cogs", "db") if games not in path.parents]
    assert {str(path.relative_to(ROOT)): lines for path in paths if (lines := facts(path).asking_which_game)} == {}


@pytest.mark.parametrize(
    ("code", "asks"),
    [
        ("if game.name == 'razz': deal()", True),
        ("if name in ('badugi', 'five-card-draw'): deal()", True),
        ("if game is RAZZ: deal()", True),
        ("match name:\n case 'badugi': deal()", True),
        ("seats = {'razz': 8}[name]", True),
        ("first = {'game': 'razz', 'stakes': '10/20'}", False),
        ("if game.has_draws: deal()", False),
    ],
)
def test_code_that_compares_game_names_is_recognised(code: str, asks: bool) -> None:
    assert bool(asking_which_game(nodes(ast.parse(code)))) is asks


def narrows(test: ast.expr) -> bool:
    """Return True for ``value is not None`` and ``isinstance(value, ...)``, where the value is a name or attribute."""
    match test:
        case ast.Compare(left=value, ops=[ast.IsNot()], comparators=[ast.Constant(value=None)]):
            pass
        case ast.Call(func=ast.Name(id="isinstance"), args=[value, _]):
            pass
        case _:
            return False
    while isinstance(value, ast.Attribute):
        value = value.value
    return isinstance(value, ast.Name)


def test_assertions_only_narrow_types() -> None:
    """The deployed bot runs without them; a check that it needs raises an error."""
    assert {path: found for path in sources("bot", "cogs", "db") if (found := facts(path).checks)} == {}


@pytest.mark.parametrize(
    ("code", "only"),
    [
        ("assert hand is not None", True),
        ("assert self.hand.play is not None, 'it has not started'", True),
        ("assert isinstance(event, Checked | Called)", True),
        ("assert total == 0", False),
        ("assert not held", False),
        ("assert make() is not None", False),
        ("assert hand is not None and total == 0", False),
    ],
)
def test_an_assertion_that_only_narrows_a_type_is_recognised(code: str, only: bool) -> None:
    (asserted,) = (node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Assert))
    assert narrows(asserted.test) is only


def test_the_production_lock_names_no_host() -> None:
    assert "://" not in (ROOT / ".locks/production.txt").read_text()


@pytest.mark.parametrize(
    ("text", "is_sql"),
    [
        ("SELECT id FROM account", True),
        ("\n  INSERT INTO transfer VALUES (?)", True),
        ("BEGIN IMMEDIATE", True),
        ("Select a game from the list", False),
        ("UPDATE available", False),
    ],
)
def test_a_sql_statement_is_distinguished_from_a_sentence(text: str, is_sql: bool) -> None:
    assert bool(SQL.search(text)) is is_sql


COMMANDS: Final = ("bench", "composed", "soak")
"""Programs started with ``python -m tests.NAME``; their tests lie beside their modules."""


def test_helpers_of_tests_lie_in_the_harness() -> None:
    beside = {path.relative_to(ROOT / "tests") for path in sources("tests")} - {Path("pins.py")}
    elsewhere = [path for path in beside if path.parts[0] not in (*COMMANDS, "harness")]
    is_expected = re.compile(r"(test_\w+|conftest|__init__)\.py")
    assert sorted(str(path) for path in elsewhere if not is_expected.fullmatch(path.name)) == []
    assert [path for path in beside if path.parts[0] == "harness" and path.name.startswith("test_")] == []


LISTENS = re.compile(r"discord\.ui\.(LayoutView|View|Modal)\(|\((discord\.ui\.(LayoutView|View|Modal|DynamicItem))\b")
"""A pattern for classes that the library would listen to on its own, made or inherited from."""


def test_only_the_router_receives_clicks_and_forms() -> None:
    found = {str(path.relative_to(ROOT)) for path in sources("bot", "cogs") if LISTENS.search(path.read_text())}
    assert found == {"bot/ui/discord/components.py"}, "other code must use Layout or Form"
    heard = [path for path in sources("bot", "cogs") if "def on_interaction(" in path.read_text()]
    assert heard == [ROOT / "bot/client/client.py"]


def test_only_entry_points_read_a_users_language_from_discord() -> None:
    """Everything else gets it from an origin, from a click, or as an argument."""
    asking = re.compile(r"interaction\.locale\b|\blocale\.value\b|str\([\w.]*\blocale\)")
    found = {str(path.relative_to(ROOT)) for path in sources("bot", "cogs") if asking.search(path.read_text())}
    comes_in = {f"bot/interactions/{name}.py" for name in ("admission", "origin", "router")}
    drawn_again = {"bot/publishing/panel/panels.py", "bot/publishing/table/messages.py"}
    of_discord = {"bot/ui/people/preferences.py", "bot/ui/text/command_texts.py"}
    assert found == comes_in | drawn_again | of_discord | {"bot/client/client.py"}


def docstrings(module: Sequence[ast.AST]) -> Iterator[str]:
    """Yield the docstrings of modules, classes and functions, and those behind constants and fields."""
    for node in module:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


@pytest.mark.parametrize("folder", ["bot", "cogs", "db", "tests"])
def test_no_docstring_begins_with_a_question_word(folder: str) -> None:
    asking = re.compile(r"(What|Who)\b")
    # Only the few files with such a text anywhere are parsed.
    written = {path: path.read_text(encoding="utf-8") for path in sources(folder)}
    assert sum(text.count('"""') for text in written.values()) > 2 * len(written)
    asked = [path for path, text in written.items() if re.search(rf"[\"']\s*{asking.pattern}", text)]
    told = [(path, text) for path in asked for text in facts(path).docstrings]
    assert not [f"{path.relative_to(ROOT)}: {text[:60]}" for path, text in told if asking.match(text)]
