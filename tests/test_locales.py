"""The phrases of a language are found though their files are read one by one."""

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.locales import FOLDER, bundle, locales


class References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(node.id.name)


@pytest.mark.parametrize("locale", locales())
def test_every_phrase_of_every_file_is_found_and_refers_to_no_other(locale: str) -> None:
    references, keys = References(), set[str]()
    for file in (FOLDER / locale).glob("*.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        references.visit(resource)
        messages = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
        assert len(messages) == sum(not isinstance(entry, ast.BaseComment) for entry in resource.body), file
        assert not messages & keys, file
        keys |= messages
    assert references.found == []
    bundle.cache_clear()
    phrases = bundle(locale)
    assert {key for key in keys if not phrases.has_message(key)} == set()
    assert {key for key in keys if phrases.get_message(key).value is None} == set()
    assert not phrases.has_message("no-such-phrase")
