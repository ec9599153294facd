"""Is each answer sent the way that Discord's documentation asks for? What was put off is filled in by an edit.

A first follow-up after a deferral edits the waiting message as well, but only so that older bots keep working, and its
author would believe that it stands in a message of its own."""

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
    """Follow-ups to commands and clicks whose waiting message nothing had filled."""
    waiting = set[str]()
    for one in requests:
        if called := _CALLBACK.fullmatch(one.path):
            waiting |= {called["token"]} if one.json["type"] == DEFERRED_MESSAGE else set()
        elif (hook := _HOOK.fullmatch(one.path)) and hook["token"] in waiting:
            if one.method == "POST":
                yield f"a follow-up fills a waiting answer: {one.json}"
            waiting -= {hook["token"]} if one.method != "GET" else set()
