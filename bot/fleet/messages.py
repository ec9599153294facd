"""Questions and answers between the parts of a fleet, over any transport.

A question goes to one part or to all others, and is one word like ``delete``. Its body and the answer are JSON.
Nothing is stored on the way: a part that is away does not receive it.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

HELLO: Final = "hello"
"""The question who is there: the only one that a part answers before it is admitted."""
Json = dict[str, Any]
Answer = Callable[[Json], Awaitable[Json]]
"""Answers a question. If it raises, no answer is sent, and the asker treats the part as away."""


PATIENT_SECONDS: Final = 20.0
"""The timeout of an answer from a part that is there but may be busy. A part that is away is known at once."""


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
        """Register the answer to a question."""
        ...

    async def ask(self, part: int, question: str, body: Json, seconds: float) -> Json:
        """Ask one part. Raises Unanswered."""
        ...

    async def ask_others(
        self, question: str, body: Json, seconds: float, *, parts: int | None = None
    ) -> list[PartAnswer]:
        """Return the answers of all other parts that came in time.

        ``parts`` is how many parts there are; each is then asked individually, so that the call returns once all that
        are there have answered, and does not wait for one that is away.
        """
        ...
