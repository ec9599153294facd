"""The phrases of a language are found though they are parsed one by one."""

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.locales import FOLDER, bundle, locales, phrases


class References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(node.id.name)


@pytest.mark.parametrize("locale", locales())
def test_every_phrase_of_every_file_is_found_and_refers_to_no_other(locale: str) -> None:
    references, keys, parser = References(), set[str](), FluentParser()
    for file in (FOLDER / locale).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        written = [entry for entry in parser.parse(text).body if not isinstance(entry, ast.BaseComment)]
        for (key, phrase), entry in zip(phrases(text).items(), written, strict=True):
            (alone, *comments) = parser.parse(phrase).body
            assert alone.equals(entry, ignored_fields=["span", "comment"]), key
            assert all(isinstance(comment, ast.BaseComment) for comment in comments), key
            references.visit(entry)
            assert key not in keys
            keys.add(key)
    assert references.found == []
    bundle.cache_clear()
    found = bundle(locale)
    assert {key for key in keys if found.pattern(key) is None} == set()
    assert found.pattern("no-such-phrase") is None
