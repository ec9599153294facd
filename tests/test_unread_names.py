"""A name that a module writes is read somewhere, or it can go."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.harness.source_code import ROOT, nodes, sources
from tests.harness.with_each import with_each

WRITTEN = re.compile(r"^(\w+(?:, \w+)*)\s*(?::[^=\n]+)?=(?!=)", re.MULTILINE)
PROSE = re.compile(r'^ *"""[\w`(][\s\S]*?"""|#[^\n]*', re.MULTILINE)
"""Docstrings and comments, and now and then some code along: that is looked at once more, as a tree."""
WORD = re.compile(r"(?<![\w.])[A-Za-z_]\w*")
IMPORTED = re.compile(r"^\s*from ([\w.]+) import (\([^)]*\)|[^\n]*)", re.MULTILINE)
READ_BY_OTHERS = {"__all__", "__slots__", "pytestmark", "pytest_plugins", "WIDTH"}
"""By the language, by pytest, and the last by the demo's fixtures, which ask a test's module for it."""


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def hardly_written(text: str) -> Iterator[str]:
    """The names that the text seems to assign at its left margin, and to use no second time."""
    names = {name for line in WRITTEN.findall(text) for name in line.split(", ")} - READ_BY_OTHERS
    uses = Counter(filter(names.__contains__, WORD.findall(PROSE.sub("", text)))) if names else {}
    yield from sorted(name for name in names if uses.get(name, 0) < 2)


def is_left_unread(name: str, module: ast.Module) -> bool:
    """True if the module assigns it at its own level and reads it nowhere."""
    targets = [t for node in module.body if isinstance(node, ast.Assign) for t in node.targets]
    targets += [node.target for node in module.body if isinstance(node, ast.AnnAssign)]
    named = [node for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]
    read = any(isinstance(n, ast.Name) and n.id == name and isinstance(n.ctx, ast.Load) for n in nodes(module))
    return any(node.id == name for node in named) and not read


def unread(texts: Mapping[str, str]) -> list[str]:
    """Of modules by their dotted names: what none reads, by its name, by an import, or as a module's attribute."""
    imports = [found for text in texts.values() for found in IMPORTED.findall(text)]
    imported = {(module, name) for module, names in imports for name in re.findall(r"\w+", names)}

    def is_attribute(name: str, module: str) -> bool:
        imports_it = re.compile(rf"import .*\b{module.rpartition('.')[2]}\b")
        return any(f".{name}" in text and imports_it.search(text) for text in texts.values())

    return [
        f"{module}: {name}"
        for module, text in texts.items()
        for name in hardly_written(text)
        if (module, name) not in imported and is_left_unread(name, ast.parse(text)) and not is_attribute(name, module)
    ]


def test_every_name_of_a_module_is_read() -> None:
    paths = sources("bot", "cogs", "db", "tests")
    assert unread({module_of(path): path.read_text(encoding="utf-8") for path in paths}) == []


@with_each(
    [
        ("LEFT = 1", True),
        ("LEFT: Final[dict[str, int]] = {}", True),
        ("LEFT, right = 1, 2\nprint(right)", True),
        ('LEFT = 1\n"""LEFT is for nobody."""\n# LEFT', True),
        ("LEFT = 1\nprint(other.LEFT)", True),
        ("LEFT = 1\nprint(LEFT)", False),
        ('LEFT = 1\nTEXT = f"""\n{LEFT}\n"""\nprint(TEXT)', False),
        ('TEXT = """\nLEFT = 1\n"""\nprint(TEXT)', False),
        ("__all__ = []", False),
    ]
)
def test_a_name_that_nobody_reads_is_known(case: tuple[str, bool]) -> None:
    text, is_unread = case
    assert bool(unread({"bot.planted": text})) is is_unread


@with_each(
    [
        ("from bot.planted import LEFT", False),
        ("from bot.planted import (\n    LEFT,\n)", False),
        ("from bot import planted as there\nprint(there.LEFT)", False),
        ("from bot.elsewhere import LEFT", True),
        ("print(other.LEFT)", True),
    ]
)
def test_another_module_reads_it(case: tuple[str, bool]) -> None:
    reader, is_unread = case
    assert bool(unread({"bot.planted": "LEFT = 1", "bot.reader": reader})) is is_unread
