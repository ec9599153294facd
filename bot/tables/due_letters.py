"""Letters that must reach their readers: stored with the change that they tell of, sent after it, struck out then."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeGuard, get_args

TournamentKind = Literal["passed_over", "missed_check_in", "left_out"]
ModeratorKind = Literal["ban", "unban", "freeze", "unfreeze", "kick", "ruling"]
TableKind = Literal["undone", "place_gone", "cannot_pay", "barred", "list_gone", "given_up"]
DueKind = Literal[TournamentKind, ModeratorKind, TableKind]


@dataclass(frozen=True, slots=True)
class DueLetter:
    guild_id: int
    player_id: int
    kind: DueKind
    about: Mapping[str, str | int] = field(default_factory=dict)
    """All that its words need, as it was then."""
    at_ms: int = 0


def is_letter(kind: str) -> TypeGuard[TournamentKind]:
    """True if this happening of a tournament is told by a letter that is stored."""
    return kind in get_args(TournamentKind)


class DueLetterBook(Protocol):
    """Both methods raise StoreError."""

    async def waiting(self) -> Sequence[tuple[int, DueLetter]]:
        """Each with its number, which another may get once this one is struck out; the oldest first."""
        ...

    async def sent(self, number: int, letter: DueLetter) -> None:
        """Strikes it out."""
        ...
