"""The public part of a seal, cut by seats that fold."""

from typing import Any

from bot.fairness.cutting import Contribution
from bot.tables.ports import SealView


def seal_view(seal: str = "3f" * 32, cutters: tuple[int, ...] = (), hand: int = 13, **more: Any) -> SealView:
    return SealView(hand, bytes.fromhex(seal), folds(*cutters), **more)


def folds(*seats: int) -> tuple[Contribution, ...]:
    return tuple(Contribution(seat, "fold") for seat in seats)
