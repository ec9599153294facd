"""A simulated Discord that carries out requests to create something but loses their answers."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from simcord.backend.errors import BackendError
from simcord.http import router


@contextmanager
def answers_lost(is_lost: Callable[[str], bool]) -> Iterator[None]:
    """Lose the answers to creating requests whose path ``is_lost`` accepts.

    As on the real Discord, a second message with the same nonce is the first one.
    """
    carried_out, answers = router.dispatch, dict[tuple[str, str], Any]()

    def dispatch(backend: Any, method: str, path: str, **given: Any) -> Any:
        if method != "POST":
            return carried_out(backend, method, path, **given)
        nonce = (given.get("json") or {}).get("nonce")
        if nonce is None or (path, nonce) not in answers:
            answer = carried_out(backend, method, path, **given)
            if nonce is not None:
                answers[path, nonce] = answer
        else:
            answer = answers[path, nonce]
        if is_lost(path):
            raise BackendError(502, 0, "the answer is lost")
        return answer

    with patch.object(router, "dispatch", dispatch):
        yield
