"""A flag: suspicious play with its evidence.

It is a hint for a moderator; the bot itself does nothing about it.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.moderation.fair_play.chance import one_in
from bot.moderation.fair_play.summary import HandId


class FlagKind(StrEnum):
    """The kinds of flags; also the keys of their texts."""

    CHIP_DUMPING = "chip-dumping"
    """The first player loses more to the second than play explains."""
    SOFT_PLAY = "soft-play"
    """Both bet against everybody except each other."""
    STRONG_FOLDS = "strong-folds"
    """The first player folds strong holdings to the second."""
    TOGETHER = "together"
    """Both almost always choose the same table."""
    NEW_ACCOUNT = "new-account"
    """The first player, new to the server, lost almost everything to the second."""


@dataclass(frozen=True, slots=True)
class Flag:
    kind: FlagKind
    players: tuple[int, int]
    """The player_ids; their order matters for kinds that name a first and a second player."""
    z: float
    """The distance from the expected value in standard deviations; each kind's module says of which value."""
    compared: int
    """The number of pairs compared; the z-score exceeds the threshold for this number."""
    figures: dict[str, int] = field(hash=False)
    """The figures for the flag's text, by name: counts, chips, percentages."""
    hands: tuple[HandId, ...]
    """Example hands, the strongest evidence first."""

    @property
    def one_in(self) -> int:
        """Among how many pairs chance alone reaches this z-score once."""
        return one_in(self.z)
