"""Check that each answer is sent as Discord's documentation asks: an edit fills a deferred answer.

A first follow-up after a deferral edits the waiting message as well, but only so that older bots keep working. Its
author would expect a separate message.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, Protocol

_CALLBACK: Final = re.compile(r"/interactions/[^/]+/(?P<token>[^/]+)/callback")
_HOOK: Final = re.compile(r"/webhooks/[^/]+/(?P<token>[^/]+)(?P<original>/messages/@original)?")
DEFERRED_MESSAGE: Final = 5


class Sent(Protocol):
    @property
    def method(self) -> str: ...

    @property
    def path(self) -> str: ...

    @property
    def json(self) -> Any: ...


def problems(requests: Iterable[Sent]) -> Iterator[str]:
    """Yield a problem for each follow-up to a command or click whose deferred message was still empty."""
    waiting = set[str]()
    for one in requests:
        if called := _CALLBACK.fullmatch(one.path):
            waiting |= {called["token"]} if one.json["type"] == DEFERRED_MESSAGE else set()
        elif (hook := _HOOK.fullmatch(one.path)) and hook["token"] in waiting:
            if one.method == "POST":
                yield f"a follow-up fills a waiting answer: {one.json}"
            waiting -= {hook["token"]} if one.method != "GET" else set()
