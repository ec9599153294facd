"""Parsing of typed hand ids."""

import re
from typing import Final, NamedTuple

from bot.common.complaint import Complaint

HAND_ID: Final = re.compile(r"#?\s*(?:([0-9]{1,18})\s*[-/\u2013]\s*)?([0-9]{1,18})", re.ASCII)
"""The pattern of a hand's id. It allows a dash, because phones convert a hyphen into one."""


class TypedHandId(NamedTuple):
    table_id: int | None
    """The table's id; None if only the hand's number was typed."""
    number: int


def read_hand_id(text: str) -> TypedHandId:
    """Parse ``7-12``, or ``12`` alone. Raises Complaint."""
    match = HAND_ID.fullmatch(text.strip())
    if match is None:
        raise Complaint("hand-unreadable", text=text)
    return TypedHandId(int(match[1]) if match[1] is not None else None, int(match[2]))
