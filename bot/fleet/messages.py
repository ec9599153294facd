"""Questions and answers between the parts of a bot, over any transport.

A question goes to one part or to all others. Its name is one word, like ``delete``; its body and the answer are JSON.
Nothing is stored in transit: a part that is not connected does not receive the question.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

HELLO: Final = "hello"
"""The question that asks which parts are connected.

A part answers no other question until it is admitted.
"""
Json = dict[str, Any]
Answer = Callable[[Json], Awaitable[Json]]
"""A function that answers a question.

If it raises, no answer is sent, and the part counts as not connected.
"""


PATIENT_SECONDS: Final = 20.0
"""The timeout for a part that is connected but may be busy, in seconds.

For a part that is not connected, the error comes at once.
"""


class Unanswered(Exception):
    """Raised if the asked part is not connected, or did not answer in time."""


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
        """Ask all other parts, and return the answers that arrive in time.

        ``parts`` is the number of parts, if it is known. Each is then asked individually, so that the call returns
        once all connected parts have answered.
        """
        ...
