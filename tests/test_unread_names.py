"""Names that a module assigns: each is read somewhere, or it must go."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.harness.source_code import ROOT, nodes, sources

WRITTEN = re.compile(r"^(\w+(?:, \w+)*)\s*(?::[^=\n]+)?=(?!=)", re.MULTILINE)
PROSE = re.compile(r'^ *"""[\w`(][\s\S]*?"""|#[^\n]*', re.MULTILINE)
"""A pattern for docstrings and comments; what else it matches is checked again as a tree."""
WORD = re.compile(r"(?<![\w.])[A-Za-z_]\w*")
IMPORTED = re.compile(r"^\s*from ([\w.]+) import (\([^)]*\)|[^\n]*)", re.MULTILINE)
READ_BY_OTHERS = {"__all__", "__slots__", "pytestmark", "pytest_plugins", "WIDTH"}
"""Names read by the language or by pytest; the demo's fixtures read WIDTH from a test's module."""


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def hardly_written(text: str) -> Iterator[str]:
    """Yield the names that the text seems to assign at its left margin and never to use again."""
    names = {name for line in WRITTEN.findall(text) for name in line.split(", ")} - READ_BY_OTHERS
    uses = Counter(filter(names.__contains__, WORD.findall(PROSE.sub("", text)))) if names else {}
    yield from sorted(name for name in names if uses.get(name, 0) < 2)


def is_left_unread(name: str, module: ast.Module) -> bool:
    """Return whether the module assigns the name at its own level and reads it nowhere."""
    targets = [t for node in module.body if isinstance(node, ast.Assign) for t in node.targets]
    targets += [node.target for node in module.body if isinstance(node, ast.AnnAssign)]
    named = [node for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]
    read = any(isinstance(n, ast.Name) and n.id == name and isinstance(n.ctx, ast.Load) for n in nodes(module))
    return any(node.id == name for node in named) and not read


def unread(texts: Mapping[str, str]) -> list[str]:
    """Return the names that no module reads directly, by an import, or as a module's attribute."""
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


def test_every_name_that_a_module_assigns_is_read() -> None:
    paths = sources("bot", "cogs", "db", "tests")
    assert unread({module_of(path): path.read_text(encoding="utf-8") for path in paths}) == []


@pytest.mark.parametrize(
    "case",
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
    ],
)
def test_an_unread_name_is_found(case: tuple[str, bool]) -> None:
    text, is_unread = case
    assert bool(unread({"bot.planted": text})) is is_unread


@pytest.mark.parametrize(
    "case",
    [
        ("from bot.planted import LEFT", False),
        ("from bot.planted import (\n    LEFT,\n)", False),
        ("from bot import planted as there\nprint(there.LEFT)", False),
        ("from bot.elsewhere import LEFT", True),
        ("print(other.LEFT)", True),
    ],
)
def test_a_name_imported_by_another_module_counts_as_read(case: tuple[str, bool]) -> None:
    reader, is_unread = case
    assert bool(unread({"bot.planted": "LEFT = 1", "bot.reader": reader})) is is_unread
