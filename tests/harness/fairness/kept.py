"""Entries from a reader's notes: whole, shortened, half, and wrong."""

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tests.harness.fairness.cheats import Evidence


class Outcome(NamedTuple):
    holds: bool
    compared: bool


OUTCOMES: Final = {"fits": Outcome(True, True), "half": Outcome(True, False), "wrong": Outcome(False, True)}
"""The outcome for each kind of entry, if the deal was fair."""


def _seal(entered: Callable[[str], str]) -> Callable[[Evidence], Evidence]:
    return lambda found: _only(found, seals=[entered(found.seals[0])])


def _closing(entered: Callable[[str, str], tuple[str, str]]) -> Callable[[Evidence], Evidence]:
    return lambda found: _only(found, closings=[entered(*found.closings[0])])


def _line_before(next_seal: Callable[[str], str]) -> Callable[[Evidence], Evidence]:
    def entered(found: Evidence) -> Evidence:
        (link, text), seal = found.closings[0], found.seals[0]
        text = text.replace("7-2 ·", "7-1 ·").replace(re.findall("next ([0-9a-f]{64})", text)[0], next_seal(seal))
        return _only(found, closings=[(link, text)])

    return entered


def _only(found: Evidence, seals: Sequence[str] = (), closings: Sequence[tuple[str, str]] = ()) -> Evidence:
    return Evidence([found.last], list(seals), list(closings))


KEPT: Final[dict[str, Callable[[Evidence], Evidence]]] = {
    "fits: the whole seal": _seal(lambda seal: seal),
    "fits: in capitals, as code, over two lines": _seal(lambda seal: f" `{seal[:32].upper()}\n{seal[32:]}` "),
    "fits: first and last digits with dots": _seal(lambda seal: f"{seal[:4]}...{seal[-4:]}"),
    "fits: first and last digits with one sign for the dots": _seal(lambda seal: f"{seal[:8]} … {seal[-6:]}"),
    "half: too few digits": _seal(lambda seal: f"{seal[:3]}...{seal[-4:]}"),
    "half: without its last digits": _seal(lambda seal: seal[:40]),
    "half: only first digits and dots": _seal(lambda seal: f"{seal[:12]}..."),
    "half: no hexadecimal digits": _seal(lambda seal: "the seal"),
    "half: the link without the line": _closing(lambda link, _: (link, "")),
    "half: the line without the link": _closing(lambda _, line: ("", line)),
    "half: no link": _closing(lambda _, line: ("not a link", line)),
    "half: the link of a channel": _closing(lambda _, line: ("https://discord.com/channels/1/2", line)),
    "half: the link of another site": _closing(lambda _, line: ("https://evil.example/channels/1/2/3", line)),
    "half: the line without its end": _closing(lambda link, line: (link, line[:-1])),
    "wrong: another seal": _seal(lambda seal: "ab" * 32),
    "wrong: other last digits": _seal(lambda seal: f"{seal[:4]}...{'0000' if seal[-4:] != '0000' else '1111'}"),
    "wrong: the link of another message": _closing(lambda link, line: (f"{link[:-1]}{(int(link[-1]) + 1) % 10}", line)),
    "fits: the line before the hand, with the hand's seal as the next": _line_before(lambda seal: seal),
    "wrong: the line before the hand, with another seal": _line_before(lambda seal: "ab" * 32),
    "wrong: a line of another hand": _closing(lambda link, line: (link, line.replace("7-2 ·", "7-9 ·"))),
}
