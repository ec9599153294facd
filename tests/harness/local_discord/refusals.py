"""Errors that the local Discord raises instead of returning a result."""

from collections.abc import Mapping
from typing import Any


class Refused(Exception):
    """An error as Discord answers it: HTTP status, error code and text."""

    def __init__(self, status: int, code: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code

    @property
    def headers(self) -> Mapping[str, str]:
        return {}

    @property
    def body(self) -> Any:
        """The JSON of the answer, or a page."""
        return self._json

    @property
    def _json(self) -> dict[str, Any]:
        return {"message": str(self), "code": self.code}


class Limited(Refused):
    """A 429. Without the Via header the client takes it for a ban."""

    def __init__(
        self,
        retry_after: float,
        headers: Mapping[str, str],
        *,
        everywhere: bool = False,
        code: int = 0,
        text: str = "You are being rate limited.",
    ) -> None:
        super().__init__(429, code, text)
        self.retry_after = retry_after
        self.everywhere = everywhere
        self._headers = headers

    @property
    def headers(self) -> Mapping[str, str]:
        return {**self._headers, "Via": "1.1 local", "Retry-After": f"{self.retry_after:.3f}"}

    @property
    def _json(self) -> dict[str, Any]:
        return super()._json | {"retry_after": round(self.retry_after, 3), "global": self.everywhere}


class Banned(Refused):
    """A 429 by Cloudflare in front of Discord (error 1015): a page without JSON and without the Via header."""

    def __init__(self, retry_after: float | None) -> None:
        """Set the length of the ban; None if the answer does not say it."""
        super().__init__(429, 0, "error code: 1015")
        self._retry_after = retry_after

    @property
    def headers(self) -> Mapping[str, str]:
        return {} if self._retry_after is None else {"Retry-After": f"{self._retry_after:.0f}"}

    @property
    def body(self) -> str:
        return f"<!DOCTYPE html><html><title>Access denied</title><body>{self}</body></html>"
