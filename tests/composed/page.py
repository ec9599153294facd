"""The page of composed messages, with a row for each message and a column for each language."""

from collections.abc import Iterator
from html import escape
from typing import Final

from bot.locales import DEFAULT
from bot.locales.phrases import LOCALES
from tests.composed.every import composed
from tests.composed.shown import Message

COLUMNS: Final = (DEFAULT, *(locale for locale in LOCALES if locale != DEFAULT))
_HEAD: Final = """<!doctype html><meta charset="utf-8"><title>Composed messages</title>
<style>
body { font: 14px sans-serif; margin: 1em }
table { border-collapse: collapse; table-layout: fixed; width: 100% }
td, th { border: 1px solid #bbb; padding: 4px; vertical-align: top; text-align: left }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px sans-serif }
.label { color: #04c } .option { color: #666 } .picture { color: #850 }
</style>
"""


def page() -> str:
    texts = {locale: composed(locale) for locale in COLUMNS}
    return "\n".join([_HEAD, *(line for chapter in texts[DEFAULT] for line in _chapter(chapter, texts))])


def _chapter(chapter: str, shown: dict[str, dict[str, dict[str, Message]]]) -> Iterator[str]:
    yield f"<h2>{escape(chapter)}</h2>"
    yield f"<table><tr>{''.join(f'<th>{locale}</th>' for locale in COLUMNS)}</tr>"
    for name in _once(shown[DEFAULT][chapter]):
        anchor = escape(f"{chapter}: {name}".replace(" ", "-"), quote=True)
        yield f'<tr id="{anchor}"><th colspan="{len(COLUMNS)}"><a href="#{anchor}">{escape(name)}</a></th></tr>'
        yield f"<tr>{''.join(f'<td>{_cell(shown[locale][chapter][name])}</td>' for locale in COLUMNS)}</tr>"
    yield "</table>"


def _once(messages: dict[str, Message]) -> list[str]:
    """Return the names of messages that differ from each other, since one sentence answers many requests."""
    return list({message: name for name, message in reversed(messages.items())}.values())[::-1]


def _cell(message: Message) -> str:
    return "".join(f'<pre class="{part.kind}">{escape(str(part))}</pre>' for part in message)
