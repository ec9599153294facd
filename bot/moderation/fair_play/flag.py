"""A flag: something that looks odd, with its evidence. It is a hint for a human being; nothing follows from it by
itself."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.moderation.fair_play.chance import one_in
from bot.moderation.fair_play.summary import HandId


class FlagKind(StrEnum):
    """The keys of their sentences too."""

    CHIP_DUMPING = "chip-dumping"
    """The first player loses to the second what play does not explain."""
    SOFT_PLAY = "soft-play"
    """Two who bet against all but each other."""
    STRONG_FOLDS = "strong-folds"
    """The first player folds strong holdings to the second."""
    TOGETHER = "together"
    """Two who choose the same table nearly always."""
    NEW_ACCOUNT = "new-account"
    """The first player, new to the server, lost nearly all to the second."""


@dataclass(frozen=True, slots=True)
class Flag:
    kind: FlagKind
    players: tuple[int, int]
    """player_ids; the order means something where the kind says so."""
    z: float
    """How far from what was expected, in standard deviations; what exactly, its module says."""
    compared: int
    """Pairs that were looked at: a flag's z-score is above the bar for so many."""
    figures: dict[str, int] = field(hash=False)
    """The facts that its sentence tells, by name: counts, chips, shares in per cent."""
    hands: tuple[HandId, ...]
    """Examples, the most telling first."""

    @property
    def one_in(self) -> int:
        """The number of pairs among which chance alone goes as far once."""
        return one_in(self.z)
