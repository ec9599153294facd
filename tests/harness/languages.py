"""The phrases as they are written, for tests that compare the languages with each other."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from bot.locales import DEFAULT, FOLDER
from bot.locales.phrases import LOCALES

OTHERS = [locale for locale in LOCALES if locale != DEFAULT]


class Choice(NamedTuple):
    """A selector of a phrase."""

    variable: str
    variants: dict[str, str]
    """Value of the selector -> text of its variant."""
    default: str


class Written(NamedTuple):
    """A phrase of one language."""

    variables: frozenset[str]
    ungrouped: frozenset[str]
    """Variables that are written as a number without separators between thousands."""
    choices: tuple[Choice, ...]
    text: str
    """The whole phrase as it is in the file, with its variants."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.ungrouped: set[str] = set()
        self.choices: list[Choice] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if any(option.name.name == "useGrouping" for option in node.arguments.named):
            self.ungrouped |= set(_variables(node.arguments.positional))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        variants = {_name(variant.key): _written(variant.value) for variant in node.variants}
        default = next(_name(variant.key) for variant in node.variants if variant.default)
        self.choices.append(Choice(next(_variables([node.selector])), variants, default))
        self.generic_visit(node)


def _variables(nodes: list[ast.InlineExpression | ast.Placeable] | list[ast.InlineExpression]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.VariableReference):
            yield node.id.name
        elif isinstance(node, ast.FunctionReference):
            yield from _variables(node.arguments.positional)


def _name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def _written(pattern: ast.Pattern) -> str:
    message = ast.Message(ast.Identifier("a"), pattern)
    return FluentSerializer().serialize_entry(message).removeprefix("a = ").strip()


@cache
def parsed(file: Path) -> ast.Resource:
    """Return a parsed file of phrases, which nobody may change.

    Each worker parses a file once; tests that need every language share a worker through the group ``phrases``.
    """
    return FluentParser().parse(file.read_text(encoding="utf-8"))


@cache
def phrases_of(locale: str) -> dict[str, Written]:
    """Return every phrase of a language by its key. Unreadable and duplicate phrases fail."""
    found: dict[str, Written] = {}
    for file in sorted((FOLDER / locale).glob("*.ftl")):
        for entry in parsed(file).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                assert entry.value is not None, entry.id.name
                assert not entry.attributes, entry.id.name
                reader = _Reader()
                reader.visit(entry)
                found[entry.id.name] = Written(
                    frozenset(reader.variables),
                    frozenset(reader.ungrouped),
                    tuple(reader.choices),
                    _written(entry.value),
                )
    return found
