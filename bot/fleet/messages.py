"""Questions and answers between the parts of a fleet, over any transport.

A question goes to one part or to all others. Its name is one word, like ``delete``; its body and the answer are JSON.
Nothing is stored on the way: a part that is not connected does not receive it.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

HELLO: Final = "hello"
"""The question which parts are there; the only one that a part answers before it is admitted."""
Json = dict[str, Any]
Answer = Callable[[Json], Awaitable[Json]]
"""Answers a question. If it raises, no answer is sent, and the part counts as not there."""


PATIENT_SECONDS: Final = 20.0
"""The timeout for a part that is connected but may be busy, in seconds.

If a part is not connected, that is known at once.
"""


class Unanswered(Exception):
    """No part is there to answer, or it did not answer in time."""


@dataclass(frozen=True, slots=True)
class PartAnswer:
    part: int
    """The index of the part that answered."""
    body: Json


class Messages(Protocol):
    @property
    def is_connected(self) -> bool: ...

    def reconnect(self) -> None:
        """Close the connection and open it again."""
        ...

    def answer(self, question: str, answer: Answer) -> None:
        """Register the function that answers a question."""
        ...

    async def ask(self, part: int, question: str, body: Json, seconds: float) -> Json:
        """Ask one part and return its answer. Raises Unanswered."""
        ...

    async def ask_others(
        self, question: str, body: Json, seconds: float, *, parts: int | None = None
    ) -> list[PartAnswer]:
        """Ask all other parts; return the answers that came in time.

        ``parts`` is the number of parts, if it is known; each is then asked individually, so that the call returns
        once all connected parts have answered.
        """
        ...
