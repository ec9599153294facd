"""The phrases of a language are found though they are parsed one by one."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.locales import FOLDER, Phrasebook, bundle, locales, phrases


class References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(node.id.name)


@pytest.mark.parametrize("locale", locales())
def test_every_phrase_of_every_file_is_found_as_it_is_written_and_refers_to_no_other(locale: str) -> None:
    references, keys, parser = References(), dict[str, ast.Pattern | None](), FluentParser()
    for file in (FOLDER / locale).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        written = [entry for entry in parser.parse(text).body if not isinstance(entry, ast.BaseComment)]
        for (key, phrase), entry in zip(phrases(text).items(), written, strict=True):
            (alone, *comments) = parser.parse(phrase).body
            assert alone.equals(entry, ignored_fields=["span", "comment"]), key
            assert all(isinstance(comment, ast.BaseComment) for comment in comments), key
            references.visit(entry)
            assert key not in keys
            assert isinstance(entry, ast.Message)
            keys[key] = entry.value
    assert references.found == []
    bundle.cache_clear()
    found = bundle(locale)
    assert {key for key in keys if found.pattern(key) is None} == set()
    assert found.pattern("no-such-phrase") is None
    plain = {key: value for key, value in keys.items() if not found.has_message(key)}
    assert len(plain) > len(keys) / 2, "most need no parser"
    for key, value in plain.items():
        assert value is not None
        assert value.equals(ast.Pattern([ast.TextElement(found.pattern(key).value)])), key


@pytest.mark.parametrize(
    "written",
    [
        "  One line.  \n",
        "One line.",
        "One line.\n\n# A comment: { $it }\n## Of a group\n\n",
        "one\n    and another\n",
        "\n    below\n",
        "{ $count } of them\n",
        '{ "" }{"{"}\n',
        "one\n    .attribute = two\n",
        "one\n\n    and after a gap\n",
        "*a* .b [c] #d\n",
        "\tone\t\n",
        "\N{NO-BREAK SPACE}one\N{NO-BREAK SPACE}\n",
    ],
)
def test_however_a_phrase_is_written_it_says_what_the_parser_makes_of_it(written: str) -> None:
    text = f"key = {written}"
    parsed = Phrasebook("en-US", [])
    parsed.add_resource(FluentResource(text))
    book = Phrasebook("en-US", [text])
    found = book.format_pattern(book.pattern("key"), {"count": 1})
    expected = parsed.get_message("key").value
    assert expected is not None
    assert found == parsed.format_pattern(expected, {"count": 1})
