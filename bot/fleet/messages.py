"""Questions and answers between the parts of a fleet, whatever carries them.

A question goes to one part or to all others, and is a word of its own such as ``delete``. Its body and the answer are
JSON. Nothing is kept on the way: who is not there does not hear it.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

HELLO: Final = "hello"
"""Asks who is there: the one question that a part answers before it is admitted."""
Json = dict[str, Any]
Answer = Callable[[Json], Awaitable[Json]]
"""Where it fails, nobody is answered: the asker takes that for a part that is away."""


PATIENT_SECONDS: Final = 20.0
"""For the answer of a part that is there: it may be busy. Of one that is away that is known at once."""


class Unanswered(Exception):
    """Nobody is there who would answer, or they did not answer in time."""


@dataclass(frozen=True, slots=True)
class PartAnswer:
    part: int
    """The index of the part that answered."""
    body: Json


class Messages(Protocol):
    @property
    def is_connected(self) -> bool: ...

    def reconnect(self) -> None:
        """Give the connection up, and make it anew."""
        ...

    def answer(self, question: str, answer: Answer) -> None:
        """Answer the question from now on."""
        ...

    async def ask(self, part: int, question: str, body: Json, seconds: float) -> Json:
        """Raises Unanswered."""
        ...

    async def ask_others(
        self, question: str, body: Json, seconds: float, *, parts: int | None = None
    ) -> list[PartAnswer]:
        """The answers of all other parts that came in time. ``parts``: how many there are; each is then asked itself,
        and nobody waits for one that is away, nor once all have answered."""
        ...
