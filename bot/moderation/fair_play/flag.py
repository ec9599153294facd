"""A flag: a pair of players whose play is suspicious, with the evidence.

It is a hint for a moderator; the bot itself takes no action.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.moderation.fair_play.chance import one_in
from bot.moderation.fair_play.summary import HandId


class FlagKind(StrEnum):
    """The kinds of flags. The values are also used in the keys of their phrases."""

    CHIP_DUMPING = "chip-dumping"
    """The first player loses more chips to the second than normal play explains."""
    SOFT_PLAY = "soft-play"
    """The two players rarely bet or raise against each other, but do so against everybody else."""
    STRONG_FOLDS = "strong-folds"
    """The first player folds strong holdings to the second."""
    TOGETHER = "together"
    """The two players almost always choose the same table."""
    NEW_ACCOUNT = "new-account"
    """The first player, new to the server, lost almost everything to the second."""
    LAST_CHIPS = "last-chips"
    """The first player goes out of tournaments by losing pot after pot to the second."""
    BUBBLE_SOFT_PLAY = "bubble-soft-play"
    """The two players rarely bet or raise against each other just before the money."""


@dataclass(frozen=True, slots=True)
class Flag:
    kind: FlagKind
    players: tuple[int, int]
    """The player_ids; for the kinds that name a first and a second player, in that order."""
    z: float
    """The z-score of the evidence; each kind's module says which value it measures."""
    compared: int
    """The number of pairs compared, from which the threshold for the z-score follows."""
    figures: dict[str, int] = field(hash=False)
    """Name -> figure for the flag's text: counts, chips, percentages."""
    hands: tuple[HandId, ...]
    """The ids of example hands, the strongest evidence first."""
    tournament: bool = False
    """True if the flag is about hands of tournaments; its amounts are then in big bets."""

    @property
    def one_in(self) -> int:
        """The N such that, by chance alone, one pair in N has this z-score or a higher one."""
        return one_in(self.z)
