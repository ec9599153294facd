"""Requests: their reasons, and that nothing is carried out or started twice."""

import asyncio
import hashlib
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final
from weakref import WeakKeyDictionary

from discord import app_commands

from bot.tables.saving import DuplicateRequest, Request
from bot.ui.context.interactions import BotInteraction, Client
from bot.ui.discord.one_at_a_time import UnderWay
from bot.ui.discord.replies import Complaint
from bot.ui.moderation.audit_text import printable

REASON_MOST: Final = 200
"""Characters."""
_TURNS: Final[WeakKeyDictionary[Client, asyncio.Lock]] = WeakKeyDictionary()
Reason = app_commands.Range[str, 1, REASON_MOST]


def reason_of(text: str, most: int = REASON_MOST) -> str:
    """The reason as it is kept: one line of visible characters. Raises Complaint if it is empty or too long."""
    plain = printable(text)
    if not 1 <= len(plain) <= most:
        raise Complaint("reason-needed", most=most)
    return plain


def derived(request: Request, part: int) -> Request:
    """The request for one part of a command that does several things, such as one of many tables.

    Discord's ids are positive and 64 bits wide, so a part's is a hash of the command's and its own below zero: it meets
    none of Discord's, and a second delivery of the command comes to the same, which is then refused as done.
    """
    digest = hashlib.blake2b(f"{request.request_id}:{part}".encode(), digest_size=8).digest()
    return replace(request, request_id=-1 - (int.from_bytes(digest) >> 1))


@contextmanager
def once() -> Iterator[None]:
    """Turns a request that was carried out before into a complaint that says so."""
    try:
        yield
    except DuplicateRequest as error:
        raise Complaint("denial-already_done") from error


def turn(interaction: BotInteraction) -> asyncio.Lock:
    """Held by who reads what a server has set, to save it changed: where two do so at once, the second changes what the
    first has saved, and the audit says so."""
    return _TURNS.setdefault(interaction.client, asyncio.Lock())


class OneAtATime:
    """Work that one person or server may have done once at a time. ``busy`` is the key of the sentence for an asker who
    starts it again before it is done."""

    def __init__(self, busy: str) -> None:
        self._busy = busy
        self._under_way = UnderWay()

    @contextmanager
    def of(self, whose: Hashable) -> Iterator[None]:
        """Raises Complaint while the same work is under way for ``whose``."""
        with self._under_way.of(whose) as free:
            if not free:
                raise Complaint(self._busy)
            yield
